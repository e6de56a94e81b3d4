import type { Action } from '../../core/game.ts';
import { isRefusal } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import type { TipText } from '../parts/tip.tsx';
import type { ExpressSession } from './express-table.ts';
import type { HexShown } from './view.ts';

/** What a hex is called beside its coordinates: its place, or its ground. */
export function hexName(words: Words, hex: HexShown | undefined): string {
  if (!hex) return '';
  return hex.name?.text ?? words.t(`board.express.${hex.terrain}`);
}

/** Where an action is refused, and why: all of it in words, and those hexes where it is for one of these reasons. */
export interface RefusedHexes {
  readonly whyNot: ReadonlyMap<string, TipText>;
  readonly greyed: readonly string[];
}

/**
 * The game offers what is legal; why something else is not, it says only when asked for that very action. `codes` are
 * the reasons that deserve a mark on the board.
 */
export function refusedHexes(
  { title, state, words, view }: ExpressSession,
  board: readonly HexShown[],
  legal: ReadonlySet<string>,
  actionOn: (hex: string) => Action,
  codes: ReadonlySet<string>,
): RefusedHexes {
  const whyNot = new Map<string, TipText>();
  const greyed: string[] = [];
  for (const { id } of board) {
    if (legal.has(id)) continue;
    const action = actionOn(id);
    const result = title.game.apply(state.value, action);
    if (!isRefusal(result)) continue;
    whyNot.set(id, { text: words.refusal(result, action, view.value), rule: result.rule });
    if (codes.has(result.code)) greyed.push(id);
  }
  return { whyNot, greyed };
}
