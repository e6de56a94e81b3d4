import type { Refusal } from '../../core/game.ts';
import { knowingLast } from '../../core/recent.ts';
import { makeDividendStep } from '../../rail/dividends.ts';
import { setOperating } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { dividendsOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { areRouteIntents } from '../../routes/intent.ts';
import type { Of } from './actions.ts';
import { BOE } from './data.ts';
import { priceLeft, priceRight } from './prices.ts';
import { settleReceivership } from './receivership.ts';
import { judgeRun, listRouteSets, type Run, runTotal } from './routes.ts';
import { couldRun } from './routing.ts';
import {
  acting,
  type Draft1848,
  holding,
  payFromBank,
  type State,
  type Step1848,
  trainName,
} from './state.ts';
import { hasRoute } from './trains.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-11.4 and 12: running trains, and distributing the revenue. */

const judge = knowingLast((state: State, action: Of<'run_routes'>): Run[] | Refusal => {
  if (!areRouteIntents(action.routes)) return refuse('bad-field', '1848-11.1', { field: 'routes' });
  const { company } = acting(state);
  const runs = judgeRun(state, company, action.routes);
  if ('refused' in runs) return runs;
  if (action.routes.length === 0 && state.options.must_run && couldRun(state, company)) {
    return refuse('must-run', '1848-11.4');
  }
  return runs;
});

function checkRun(state: State, action: Of<'run_routes'>): Refusal | null {
  const runs = judge(state, action);
  return 'refused' in runs ? runs : null;
}

function run(draft: Draft1848, action: Of<'run_routes'>): void {
  const { company } = acting(draft.state);
  const runs = judge(draft.base, action);
  if ('refused' in runs) throw new Error('run was not checked');
  for (const { train, path, revenue, items } of runs) {
    const told = items.map(({ at, value, rule, what }) => ({ at, value, rule, what }));
    const side = trainName(draft.state, train);
    draft.emit('train-ran', { company, train, side, path, revenue, items: told }, '1848-11.5');
  }
  setOperating(draft, { revenue: runTotal(runs) });
  finishStep(draft);
}

export const routesStep: Step1848<'run_routes'> = {
  id: 'routes',
  rule: '1848-7.4',
  waits(state) {
    const { company } = acting(state);
    return companyOf(state, company).trains.length > 0 && hasRoute(state, company);
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
          const action: Of<'run_routes'> = { type: 'run_routes', by, routes };
          if (routes.length > 0 || !checkRun(state, action)) yield action;
        }
      },
    },
  },
};

/* ---- dividends ---- */

/** Pays a tenth of the sum for each share that players hold; other shares earn nothing (1848-5.1, 12.1). */
export function payShares(draft: Draft1848, company: CompanyId, total: number): void {
  const { state } = draft;
  for (const { seat, amount } of dividendsOf(state.order, (at) => holding(state, company, at), total)) {
    payFromBank(draft, seat, amount);
  }
}

function revenueOf(state: State): number {
  return state.round.kind === 'operating' ? state.round.revenue : 0;
}

/** 1848-12.2: earning nothing moves the marker like withholding. */
export function withhold(draft: Draft1848, company: CompanyId): void {
  const revenue = revenueOf(draft.state);
  setCompany(draft, company, { operated: true });
  payFromBank(draft, company, revenue);
  draft.emit('withheld', { company, revenue }, '1848-12.2');
  // D-34: the books speak of withheld money only.
  if (revenue > 0 || draft.state.options.no_revenue_price === 'left') {
    priceLeft(draft, company, 1, '1848-12.2');
  }
  settleReceivership(draft, company);
}

function payOut(draft: Draft1848, company: CompanyId): void {
  const revenue = revenueOf(draft.state);
  setCompany(draft, company, { operated: true });
  payShares(draft, company, revenue);
  draft.emit('paid-out', { company, revenue }, '1848-12.1');
  priceRight(draft, company);
}

export const dividendStep = makeDividendStep<State>({
  rule: '1848-12.1',
  waits: (state) => revenueOf(state) > 0,
  acting,
  settle(draft, pay) {
    const { company } = acting(draft.state);
    if (pay) payOut(draft, company);
    else withhold(draft, company);
    finishStep(draft);
  },
});

/** 1848-7.1: what the Bank of England pays is a dividend like any other, on its own shares. */
export function payBankOfEngland(draft: Draft1848, total: number): void {
  payShares(draft, BOE, total);
  draft.emit('paid-out', { company: BOE, revenue: total }, '1848-7.1');
}
