import type { Action, Game, Seat } from '../../core/game.ts';
import type { Decision } from '../mind.ts';
import type { Weighed } from './weighed.ts';

/**
 * What hard players do with moves that seem about equally good: they go on with the real game, everybody deciding by
 * first sight, and look at the rest only then. One glance at the figures cannot see who answers what.
 */

/** So many of the best are looked at, if they are not further behind than this part of what one expects to own. */
const DEEPENED = 6;
const NEAR = 0.15;
/** The same where a chair is given up: the company may be led badly ever after, which the figures do not know. */
const NEAR_WITHOUT_CHAIR = 0.08;
/** A stock round is played to its end, where the figures are worth far more; of other rounds so many actions. */
const PLAYED = { stock: 100, other: 12 };
/** Steps of a whole decision: where networks are large, finding the runs of others would take many seconds. */
export const MOST_STEPS = 1200;

export interface Ahead<S, A extends Action> {
  readonly game: Game<S & object, A>;
  /** What the seat on turn does at first sight, and how much work it was to see that. */
  readonly firstSight: (state: S) => Pick<Decision<A>, 'action' | 'work'>;
  /** What a position promises the seat. */
  readonly promise: (state: S, seat: Seat) => number;
}

/** The same moves, those at the top in a new order. */
export function deepen<S, A extends Action>(
  { game, firstSight, promise }: Ahead<S, A>,
  state: S & object,
  seat: Seat,
  weighed: readonly Weighed<A>[],
  owns: number,
): Weighed<A>[] {
  const sorted = weighed.toSorted((a, b) => b.worth - a.worth);
  const best = sorted[0]?.worth ?? 0;
  const near = sorted
    .filter(({ worth, losesChair }) => best - worth <= (losesChair ? NEAR_WITHOUT_CHAIR : NEAR) * owns)
    .slice(0, DEEPENED);
  if (near.length < 2) return sorted;
  const promises = playOn({ game, firstSight }, state, near).map((at) => promise(at, seat));
  const highest = Math.max(...promises);
  const deeper = near.map((each, index) => ({
    ...each,
    worth: best + (promises[index] as number) - highest,
  }));
  return [...deeper.sort((a, b) => b.worth - a.worth), ...sorted.filter((each) => !near.includes(each))];
}

/**
 * The positions to which moves lead. All are played on one action at a time, so that they are equally far on when the
 * steps have run out: a position early in a round says less than one late in it, and the two cannot be compared.
 */
function playOn<S, A extends Action>(
  { game, firstSight }: Omit<Ahead<S, A>, 'promise'>,
  state: S & object,
  moves: readonly Weighed<A>[],
): (S & object)[] {
  const { round, step } = game.turn(state) as { readonly round?: string; readonly step?: string };
  const positions = moves.map(({ action }) => after(game, state, action));
  let steps = MOST_STEPS;
  for (let left = step === 'stock' ? PLAYED.stock : PLAYED.other; left > 0 && steps > 0; left--) {
    for (const [index, at] of positions.entries()) {
      const turn = game.turn(at);
      if (turn.kind === 'finished' || turn.round !== round) continue;
      const { action, work } = firstSight(at);
      positions[index] = after(game, at, action);
      steps -= 1 + work;
    }
  }
  return positions;
}

function after<S extends object, A extends Action>(game: Game<S, A>, state: S, action: A): S {
  const result = game.apply(state, action);
  return result.refused ? state : result.state;
}
