import type { Action, Choice, Turn } from '../../core/game.ts';
import { type Panel, typeOf } from '../family/panel.ts';
import type { MatchSession } from '../match/session.ts';

/** Panels with the choices each one gets, and those that are left. */
export interface Shared<V> {
  readonly panels: readonly { readonly panel: Panel<V>; readonly choices: readonly Choice<Action>[] }[];
  readonly rest: readonly Choice<Action>[];
}

/** Shares the choices out: each goes to the first panel that takes its type. */
export function shareOut<V>(
  panels: readonly Panel<V>[],
  session: MatchSession<V>,
  turn: Turn,
  choices: readonly Choice<Action>[],
): Shared<V> {
  const shared = panels
    .filter((panel) => panel.when?.(session, turn) ?? true)
    .map((panel) => ({ panel, choices: [] as Choice<Action>[] }));
  const rest: Choice<Action>[] = [];
  for (const choice of choices) {
    const taker = shared.find(({ panel }) => panel.types.includes(typeOf(choice)));
    (taker?.choices ?? rest).push(choice);
  }
  return { panels: shared.filter((entry) => entry.choices.length > 0), rest };
}
