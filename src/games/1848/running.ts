import { type Choice, isRefusal, refuse, type Refusal, type Seat } from '../../core/game.ts';
import { knowingLast } from '../../core/recent.ts';
import { dividendsOf } from '../../rail/shares.ts';
import { type Step } from '../../rail/steps.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { areRouteIntents } from '../../routes/intent.ts';
import type { Action1848, Of } from './actions.ts';
import { BOE } from './data.ts';
import { priceLeft, priceRight } from './prices.ts';
import { settleReceivership } from './receivership.ts';
import { judgeRun, listRouteSets, type Run, runTotal } from './routes.ts';
import { couldRun } from './routing.ts';
import {
  companyOf,
  type Draft1848,
  holding,
  operator,
  payFromBank,
  setCompany,
  setOperating,
  type State,
  trainName,
} from './state.ts';
import { hasRoute } from './trains.ts';
import { finishStep } from './turn.ts';

/** 1848-11.4 and 12: running trains, and what is done with the money. */

const judge = knowingLast((state: State, action: Of<'run_routes'>): Run[] | Refusal => {
  if (!areRouteIntents(action.routes)) return refuse('bad-field', '1848-11.1', { field: 'routes' });
  const company = operator(state) as CompanyId;
  const runs = judgeRun(state, company, action.routes);
  if (isRefusal(runs as Refusal)) return runs;
  if (action.routes.length === 0 && state.options.must_run && couldRun(state, company)) {
    return refuse('must-run', '1848-11.4');
  }
  return runs;
});

export const routesStep: Step<State, Action1848> = {
  id: 'routes',
  rule: '1848-7.4',
  takes: ({ type }) => type === 'run_routes',
  waits(state) {
    const company = operator(state) as CompanyId;
    return companyOf(state, company).trains.length > 0 && hasRoute(state, company);
  },
  *offers(state): Iterable<Choice<Action1848>> {
    const by = companyOf(state, operator(state) as CompanyId).director as Seat;
    yield { kind: 'open', template: { type: 'run_routes', by } };
  },
  *expand(state, choice): Iterable<Action1848> {
    if (choice.kind !== 'open') return;
    const { by } = choice.template;
    for (const routes of listRouteSets(state, operator(state) as CompanyId)) {
      const action: Action1848 = { type: 'run_routes', by, routes };
      if (routes.length > 0 || !isRefusal(judge(state, action) as Refusal)) yield action;
    }
  },
  check(state, action) {
    if (action.type !== 'run_routes') return null;
    const runs = judge(state, action);
    return 'refused' in runs ? runs : null;
  },
  perform(draft, action) {
    if (action.type !== 'run_routes') return;
    const company = operator(draft.state) as CompanyId;
    const runs = judge(draft.base, action);
    if ('refused' in runs) throw new Error('run was not checked');
    for (const { train, path, revenue, items } of runs) {
      const told = items.map(({ at, value, rule, what }) => ({ at, value, rule, what }));
      const side = trainName(draft.state, train);
      draft.emit('train-ran', { company, train, side, path, revenue, items: told }, '1848-11.5');
    }
    setOperating(draft, { revenue: runTotal(runs) });
    finishStep(draft);
  },
};

/* ---- dividends ---- */

/** Pays a tenth of the sum for each share in players' hands; nobody else earns (1848-5.1, 12.1). */
export function payShares(draft: Draft1848, company: CompanyId, total: number): void {
  const { state } = draft;
  for (const [seat, amount] of dividendsOf(state.order, (at) => holding(state, company, at), total)) {
    payFromBank(draft, seat, amount);
  }
}

function revenueOf(state: State): number {
  return state.round.kind === 'operating' ? state.round.revenue : 0;
}

/** 1848-12.2: nothing earned moves the marker like something withheld. */
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

export const dividendStep: Step<State, Action1848> = {
  id: 'dividend',
  rule: '1848-12.1',
  takes: ({ type }) => type === 'dividend',
  waits: (state) => revenueOf(state) > 0,
  *offers(state): Iterable<Choice<Action1848>> {
    const by = companyOf(state, operator(state) as CompanyId).director as Seat;
    yield { kind: 'one', action: { type: 'dividend', by, pay: true } };
    yield { kind: 'one', action: { type: 'dividend', by, pay: false } };
  },
  check: () => null,
  perform(draft, action) {
    if (action.type !== 'dividend') return;
    const company = operator(draft.state) as CompanyId;
    if (action.pay) payOut(draft, company);
    else withhold(draft, company);
    finishStep(draft);
  },
};

/** 1848-7.1: what the Bank of England pays is a dividend like any other, on its own shares. */
export function payBankOfEngland(draft: Draft1848, total: number): void {
  payShares(draft, BOE, total);
  draft.emit('paid-out', { company: BOE, revenue: total }, '1848-7.1');
}
