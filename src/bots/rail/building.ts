import type { Action } from '../../core/game.ts';
import type { BoardKit } from '../../rail/board.ts';
import { purse } from '../../rail/money.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import type { Level, Reason } from '../mind.ts';
import { isFull, lossOfOthers } from './blocking.ts';
import { neededFor } from './deals.ts';
import { networkGrowth } from './growth.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import type { Outlook } from './outlook.ts';
import type { Weighed } from './weighed.ts';

/** So many lays are looked at with routes; the others only by how the network grows. */
const WITH_ROUTES: Readonly<Record<Level, number>> = { easy: 4, medium: 7, hard: 12 };
/** A hard player looks at what could follow the best of them in the same turn: so many, each with so many. */
const PLANS = 3;
const FOLLOWING = 5;
/** A plan may still be crossed by others. */
const PLANNED = 0.8;
/** A network grows for runs that come later: it counts in full if so many rounds are left. */
const GROWN = 4;
/** What others earn less counts beside what one's own company earns more: they share the loss. */
const BLOCKED = 0.5;
/** Rounds for which a network is built, at most. */
export const MOST_ROUNDS = 8;

/** Track and tokens: what they add to the runs of the company, now and with a long train, and to its network. */
export function weighBuilding<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  outlook: Outlook<S, A>,
  state: S,
  actions: readonly A[],
  companyId: string,
  level: Level,
  laysOf: (state: S) => readonly A[],
): Weighed<A>[] {
  const { game, kitOf, farTrain } = knowledge;
  const { weights, tuning } = outlook;
  const kit = kitOf(state);
  const view = outlook.viewOf(state);
  const company = view.companies.find(({ id }) => id === companyId) as CompanyView;
  const trains = trainsSoon(view, company);
  const rounds = Math.min(MOST_ROUNDS, roundsLeft(view));

  interface Measure {
    readonly now: number;
    readonly far: number;
  }
  const measure = (at: S): Measure => ({
    now: outlook.revenueOf(at, companyId, trains),
    far: outlook.revenueOf(at, companyId, [farTrain]),
  });
  interface Tried {
    readonly action: A;
    readonly state: S;
    readonly cost: number;
    readonly growth: number;
  }
  const tryAll = (from: S, tries: readonly A[], cash: number, most: number): Tried[] => {
    const rough = networkGrowth(kit, from, companyId);
    return tries
      .flatMap((action): Tried[] => {
        const result = game.apply(from, action);
        if (result.refused || game.turn(result.state).kind === 'finished') return [];
        const cost = cash - purse(result.state.cash, companyId);
        const growth = networkGrowth(kit, result.state, companyId) - rough;
        return [{ action, state: result.state, cost, growth }];
      })
      .toSorted((a, b) => b.growth - a.growth)
      .filter((tried, index) => index < most || fills(kit, tried));
  };
  /** What the others lose by a token that takes the last place of a city. */
  const blocks = (tried: Tried): number =>
    fills(kit, tried)
      ? lossOfOthers(view, companyId, (id, own) => [
          outlook.revenueOf(state, id, own),
          outlook.revenueOf(tried.state, id, own),
        ])
      : 0;
  const needed = neededFor(view, company);
  const judge = ({ state: after, cost, growth }: Tried, before: Measure): [number, Measure] => {
    const measured = measure(after);
    outlook.work++;
    const worth =
      (measured.now - before.now) * rounds +
      (measured.far - before.far) * tuning.far * rounds +
      growth * weights.growth * tuning.reach * Math.min(1, rounds / GROWN) -
      Math.max(0, cost) * weights.treasury * tuning.thrift -
      // What the train costs that it has to buy is not built away.
      (company.cash >= needed && company.cash - cost < needed ? needed : 0);
    return [worth, measured];
  };
  const best = tryAll(state, actions, company.cash, WITH_ROUTES[level]);
  if (best.length === 0) return [];
  const before = measure(state);
  const judged = best.map((tried) => {
    const [worth, measured] = judge(tried, before);
    const gain = measured.now - before.now;
    const loss = blocks(tried);
    const because = loss > gain ? blocking(tried.action, loss) : reasonOf(tried.action, gain, tried.cost);
    const kept = loss * BLOCKED * weights.rivalry * rounds;
    return { tried, measured, weighed: { action: tried.action, worth: worth + kept, because } };
  });
  if (level !== 'hard') return judged.map(({ weighed }) => weighed);
  judged.sort((a, b) => b.weighed.worth - a.weighed.worth);
  return judged.map(({ tried, measured, weighed }, index) => {
    if (index >= PLANS || tried.action.type !== 'lay_tile') return weighed;
    const turn = game.turn(tried.state);
    if (turn.kind === 'finished' || turn.step !== 'track' || turn.entity !== companyId) return weighed;
    const seconds = tryAll(tried.state, laysOf(tried.state), company.cash - tried.cost, FOLLOWING);
    const follow = Math.max(0, ...seconds.map((second) => judge(second, measured)[0]));
    return { ...weighed, worth: weighed.worth + PLANNED * follow };
  });
}

interface Placing extends Action {
  readonly hex: string;
  readonly city: number;
}

/** Whether a token takes the last place of its city. */
function fills(
  kit: BoardKit,
  { action, state }: { readonly action: Action; readonly state: RailState },
): boolean {
  const { type, hex, city } = action as unknown as Placing;
  return type === 'place_token' && isFull(kit, state, hex, city);
}

function blocking(action: Action, revenue: number): Reason {
  const { hex } = action as Placing;
  return { key: 'bot.rail.token-blocks', params: { hex, revenue } };
}

function reasonOf(action: Action, more: number, cost: number): Reason {
  const place = 'hex' in action ? String(action.hex) : '';
  if ('private' in action) {
    const params = { hex: place, private: String(action.private), revenue: Math.max(0, more) };
    return { key: 'bot.rail.power', params };
  }
  const what = action.type === 'place_token' ? 'token' : 'track';
  if (more > 0) return { key: `bot.rail.${what}-earns`, params: { hex: place, revenue: more } };
  return { key: `bot.rail.${what}-grows`, params: { hex: place, cost: Math.max(0, cost) } };
}

/** The trains a company will run with: its own, or the next it can buy. */
function trainsSoon(view: RailView, { trains, cash }: CompanyView): string[] {
  const own = trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
  if (own.length > 0) return own;
  const next = view.trains.find(({ status }) => status === 'now');
  return next && cash >= 0 ? [next.sides[0]?.name ?? next.name] : [];
}

/** About how many operating rounds are left. */
export function roundsLeft(view: RailView): number {
  if (view.bank === null) {
    return Math.max(2, view.trains.reduce((sum, { left }) => sum + (left ?? 0), 0) / 2);
  }
  const earned = view.companies.reduce(
    (sum, { price, toFloat }) => sum + (toFloat === 0 ? (price ?? 0) : 0),
    0,
  );
  return Math.max(2, view.bank / Math.max(100, 1.5 * earned));
}
