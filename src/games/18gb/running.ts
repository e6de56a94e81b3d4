import type { Refusal } from '../../core/game.ts';
import { knowingLast } from '../../core/recent.ts';
import { makeDividendStep } from '../../rail/dividends.ts';
import { payFromBank } from '../../rail/money.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { dividendsOf, IPO } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { areRouteIntents } from '../../routes/intent.ts';
import type { Of } from './actions.ts';
import { priceLeft, priceRight } from './prices.ts';
import { hasRoute } from './receivership.ts';
import { judgeRun, listRouteSets, type Run, runTotal, trainsToRun } from './routes.ts';
import {
  acting,
  type Draft18GB,
  holding,
  isInReceivership,
  sharePrice,
  type State,
  type Step18GB,
} from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-12, 13: running trains, and distributing the revenue. */

const judge = knowingLast((state: State, action: Of<'run_routes'>): readonly Run[] | Refusal => {
  if (!areRouteIntents(action.routes)) return refuse('bad-field', '18GB-12.1', { field: 'routes' });
  return judgeRun(state, acting(state).company, action.routes);
});

/** 18GB-12.13: in an imported game the figure of the file counts, even where we would refuse the route. */
function recordedRevenue(state: State, action: Of<'run_routes'>): number | null {
  return state.options.import_lenient && action.revenue !== undefined && action.revenue >= 0
    ? action.revenue
    : null;
}

function checkRun(state: State, action: Of<'run_routes'>): Refusal | null {
  const recorded = recordedRevenue(state, action);
  if (action.revenue !== undefined && recorded === null) {
    return refuse('revenue-is-computed', '18GB-12.12', { revenue: action.revenue });
  }
  if (recorded !== null && areRouteIntents(action.routes)) return null;
  const runs = judge(state, action);
  return 'refused' in runs ? runs : null;
}

function tellRecorded(draft: Draft18GB, recorded: number, ours: number | string): void {
  if (recorded === ours) return;
  draft.emit('import-difference', { what: 'revenue', recorded, ours }, '18GB-12.13');
}

function run(draft: Draft18GB, action: Of<'run_routes'>): void {
  const { company } = acting(draft.state);
  const runs = judge(draft.base, action);
  const recorded = recordedRevenue(draft.state, action);
  if ('refused' in runs) tellRecorded(draft, recorded ?? 0, runs.code);
  else {
    for (const { train, path, revenue, items } of runs) {
      const told = items.map(({ at, value, rule, what }) => ({ at, value, rule, what }));
      draft.emit('train-ran', { company, train, path, revenue, items: told }, '18GB-12.12');
    }
    if (recorded !== null) tellRecorded(draft, recorded, runTotal(runs));
  }
  setOperating(draft, { revenue: recorded ?? ('refused' in runs ? 0 : runTotal(runs)) });
  finishStep(draft);
}

export const routesStep: Step18GB<'run_routes'> = {
  id: 'routes',
  rule: '18GB-9.5',
  waits(state) {
    const { company } = acting(state);
    const { trains, insolvent } = companyOf(state, company);
    return (trains.length > 0 || insolvent) && hasRoute(state, company);
  },
  *offers(state) {
    yield { kind: 'open', template: { type: 'run_routes', by: acting(state).director } };
  },
  acts: {
    run_routes: {
      check: checkRun,
      perform: run,
      *expand(state, { by }) {
        for (const routes of listRouteSets(state, acting(state).company)) {
          yield { type: 'run_routes', by, routes };
        }
      },
    },
  },
};

/** The trains an order of routes is kept in. */
export function trainOrder(state: State): readonly string[] {
  return trainsToRun(state, acting(state).company);
}

/* ---- dividends ---- */

/** 18GB-8.2: one step for any dividend, one more for each time the price it reaches, up to four. */
const MOST_STEPS = 4;

function stepsFor(revenue: number, price: number): number {
  return Math.min(MOST_STEPS, Math.max(1, Math.floor(revenue / price)));
}

/** 18GB-8.3: withheld, or nothing earned. */
export function withhold(draft: Draft18GB, company: CompanyId): void {
  const { revenue } = operatingOf(draft.state);
  payFromBank(draft, company, revenue);
  setCompany(draft, company, { operated: true });
  draft.emit('withheld', { company, revenue }, '18GB-8.3');
  priceLeft(draft, company, 1, '18GB-8.3');
}

/** 18GB-13.2, 18GB-13.3: pays players for their shares, the corporation for those in the IPO, nobody for the pool's. */
function payOut(draft: Draft18GB, company: CompanyId): void {
  const { revenue } = operatingOf(draft.state);
  const price = sharePrice(draft.state, company);
  const holdingOf = (seat: number): number => holding(draft.state, company, seat);
  for (const { seat, amount } of dividendsOf(draft.state.order, holdingOf, revenue)) {
    payFromBank(draft, seat, amount);
  }
  payFromBank(draft, company, (revenue * holding(draft.state, company, IPO)) / 100);
  setCompany(draft, company, { operated: true });
  draft.emit('paid-out', { company, revenue }, '18GB-13.2');
  priceRight(draft, company, stepsFor(revenue, price), '18GB-8.2');
}

/** 18GB-15.4: insolvent corporations keep what they earn, and nobody decides for those in receivership. */
export function mustWithhold(state: State, company: CompanyId): boolean {
  return companyOf(state, company).insolvent || isInReceivership(state, company);
}

export const dividendStep = makeDividendStep<State>({
  rule: '18GB-13.1',
  waits(state) {
    const { company, round } = acting(state);
    return !mustWithhold(state, company) && round.revenue > 0;
  },
  acting,
  settle(draft, pay) {
    const { company } = acting(draft.state);
    if (pay) payOut(draft, company);
    else withhold(draft, company);
    finishStep(draft);
  },
});
