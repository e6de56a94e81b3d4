import type { Action } from '../../core/game.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import type { Reason } from '../mind.ts';
import { networkGrowth } from './growth.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import type { Outlook } from './outlook.ts';
import type { Weighed } from './weighed.ts';

/** So many lays are looked at with routes; the others only by how the network grows. */
const WITH_ROUTES = 7;
/** Rounds for which a network is built, at most. */
const MOST_ROUNDS = 8;

/** Track and tokens: what they add to the runs of the company, now and with a long train, and to its network. */
export function weighBuilding<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  outlook: Outlook<S, A>,
  state: S,
  actions: readonly A[],
  companyId: string,
): Weighed<A>[] {
  const { game, kitOf, farTrain } = knowledge;
  const { weights } = outlook;
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
  const rough = networkGrowth(kit, state, companyId);
  const tried = actions.flatMap((action) => {
    const result = game.apply(state, action);
    if (result.refused) return [];
    const cash = outlookCash(
      game.turn(result.state).kind === 'finished' ? view : outlook.viewOf(result.state),
      companyId,
    );
    return [
      {
        action,
        state: result.state,
        cost: company.cash - cash,
        growth: networkGrowth(kit, result.state, companyId) - rough,
      },
    ];
  });
  const best = tried.toSorted((a, b) => b.growth - a.growth).slice(0, WITH_ROUTES);
  if (best.length === 0) return [];
  const before = measure(state);
  return best.map(({ action, state: after, cost, growth }) => {
    const { now, far } = measure(after);
    outlook.work++;
    const more = now - before.now;
    const worth =
      more * rounds +
      (far - before.far) * 0.4 * rounds +
      growth * weights.growth -
      Math.max(0, cost) * weights.treasury;
    return { action, worth, because: reasonOf(action, more, cost) };
  });
}

function outlookCash({ companies }: RailView, id: string): number {
  return companies.find((company) => company.id === id)?.cash ?? 0;
}

function reasonOf(action: Action, more: number, cost: number): Reason {
  const place = 'hex' in action ? String(action.hex) : '';
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

function roundsLeft(view: RailView): number {
  if (view.bank === null) {
    return Math.max(2, view.trains.reduce((sum, { left }) => sum + (left ?? 0), 0) / 2);
  }
  const earned = view.companies.reduce(
    (sum, { price, toFloat }) => sum + (toFloat === 0 ? (price ?? 0) : 0),
    0,
  );
  return Math.max(2, view.bank / Math.max(100, 1.5 * earned));
}
