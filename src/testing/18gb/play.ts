import { headOf } from '../../core/choice.ts';
import type { Action18GB } from '../../games/18gb/actions.ts';
import { game18GB } from '../../games/18gb/game.ts';
import type { State } from '../../games/18gb/state.ts';
import { isListed, playing, type Unsigned } from '../play.ts';

export type Want = Unsigned<Action18GB>;

export const {
  decision,
  play,
  denied,
  eventKeys: eventsOf,
} = playing(
  game18GB,
  (want) => isListed(want) && want.type !== 'end_game',
  // In an imported game `apply` also takes what only files may hold.
  ({ options }) => !options.import_lenient,
);

/** `step entity` of the open decision, or how the game ended. */
export function waiting(state: State): string {
  const turn = game18GB.turn(state);
  return turn.kind === 'decide' ? `${turn.step} ${turn.entity}` : `over ${turn.reason}`;
}

/** The types of action that are offered to the seat on turn. */
export function offered(state: State): string[] {
  const { seat } = decision(state);
  const types = game18GB
    .choices(state)
    .map((choice) => headOf(choice))
    .filter(({ by }) => by === seat)
    .map(({ type }) => type);
  return [...new Set(types)].filter((type) => type !== 'close_private').sort();
}
