import type { Action1860 } from '../../games/1860/actions.ts';
import { game1860 } from '../../games/1860/game.ts';
import type { State } from '../../games/1860/state.ts';
import { isListed, playing, type Unsigned } from '../play.ts';

export type Want = Unsigned<Action1860>;

export const {
  play,
  denied,
  events: eventsOf,
} = playing(game1860, (want) => isListed(want) && !('recorded' in want));

/** Who decides what, in a few words: `C&N track`. */
export function asked(state: State): string {
  const turn = game1860.turn(state);
  return turn.kind === 'finished' ? `over ${turn.reason}` : `${turn.entity} ${turn.step}`;
}

export const PASS: Want = { type: 'pass' };
