import type { Action, Seat } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import type { PrivateView, RailView } from '../../rail/view.ts';
import type { Reason } from '../mind.ts';
import { MOST_ROUNDS, roundsLeft, weighBuilding } from './building.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import type { Outlook } from './outlook.ts';
import type { Weighed } from './weighed.ts';

/**
 * Privates that their owner closes: for a power that only a closed one has, or because an open one is in the way. The
 * incomes that are still to come are lost, and where a private counts at the end, its price.
 */

/** The least part of a company that its director is taken to own. */
const LEAST_SHARE = 0.2;

export function weighClosings<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  outlook: Outlook<S, A>,
  state: S,
  seat: Seat,
  closings: readonly A[],
  company: string,
  buildsAt: (state: S) => readonly A[],
): Weighed<A>[] {
  const { game, law } = knowledge;
  const view = outlook.viewOf(state);
  const rounds = roundsLeft(view);
  const share = (view.players.find((player) => player.seat === seat)?.shares[company] ?? 0) / 100;
  const offered = new Set(closings.length > 0 ? buildsAt(state).map((build) => canonicalJson(build)) : []);
  const earned = earnedBy(outlook, view, seat);
  return closings.flatMap((action): Weighed<A>[] => {
    const lot = view.privates.find(({ id }) => id === (action as A & { readonly private?: string }).private);
    const result = game.apply(state, action);
    if (!lot || result.refused) return [];
    const opened = buildsAt(result.state).filter((build) => !offered.has(canonicalJson(build)));
    // What is opened may need a second tile before anything runs: that is looked at whatever the level.
    const builds = weighBuilding(knowledge, outlook, result.state, opened, company, 'hard', buildsAt);
    const building = Math.max(0, ...builds.map(({ worth }) => worth));
    const revenue = earned(result.state) - earned(state);
    const begins = builds.length > 0 && offered.size === 0 ? usual(outlook, view) : 0;
    const gain = Math.max(building + begins, revenue * Math.min(MOST_ROUNDS, rounds));
    const worth = gain - lostBy(lot, rounds, law.privatesCount) / Math.max(LEAST_SHARE, share);
    return worth > 0 ? [{ action, worth, because: reasonOf(lot, revenue), hasPurpose: true }] : [];
  });
}

/** What the trains of all companies that a seat leads would earn in a position. */
function earnedBy<S extends RailState, A extends Action>(
  outlook: Outlook<S, A>,
  { companies }: RailView,
  seat: Seat,
): (state: S) => number {
  return (state) => {
    let sum = 0;
    for (const { id, director, trains } of companies) {
      const own = trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
      if (director === seat && own.length > 0) sum += outlook.revenueOf(state, id, own);
    }
    return sum;
  };
}

/** What a company that can build nowhere else goes without: the earnings of a usual one, with its first train. */
function usual<S extends RailState, A extends Action>(outlook: Outlook<S, A>, view: RailView): number {
  const next = view.trains.find(({ status }) => status === 'now');
  return next ? 2 * outlook.hopedFor(view, next.name) * Math.min(MOST_ROUNDS, roundsLeft(view)) : 0;
}

/** It pays once more when it is closed. */
function lostBy({ price, income }: PrivateView, rounds: number, counts: boolean): number {
  return income * Math.max(0, Math.min(MOST_ROUNDS, rounds) - 1) + (counts ? price : 0);
}

function reasonOf({ id }: PrivateView, revenue: number): Reason {
  if (revenue > 0) return { key: 'bot.rail.closes-earns', params: { private: id, revenue } };
  return { key: 'bot.rail.closes', params: { private: id } };
}
