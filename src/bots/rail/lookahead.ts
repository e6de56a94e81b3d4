import type { Action, Game, Seat } from '../../core/game.ts';
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

export interface Ahead<S, A extends Action> {
  readonly game: Game<S & object, A>;
  /** What the seat on turn does at first sight. */
  readonly firstSight: (state: S) => A;
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
  const { round, step } = game.turn(state) as { readonly round?: string; readonly step?: string };
  const most = step === 'stock' ? PLAYED.stock : PLAYED.other;
  const promises = near.map(({ action }) => {
    const first = game.apply(state, action);
    let at = first.refused ? state : first.state;
    for (let left = most; left > 0; left--) {
      const turn = game.turn(at);
      if (turn.kind === 'finished' || turn.round !== round) break;
      const next = game.apply(at, firstSight(at));
      if (next.refused) break;
      at = next.state;
    }
    return promise(at, seat);
  });
  const highest = Math.max(...promises);
  const deeper = near.map((each, index) => ({
    ...each,
    worth: best + (promises[index] as number) - highest,
  }));
  return [...deeper.sort((a, b) => b.worth - a.worth), ...sorted.filter((each) => !near.includes(each))];
}
