import type { Refusal, Seat } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { knowingLast } from '../../core/recent.ts';
import { makeDividendStep } from '../../rail/dividends.ts';
import { payFromBank } from '../../rail/money.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { dividendsOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { areRouteIntents } from '../../routes/intent.ts';
import type { Of } from './actions.ts';
import { settleBankruptcy } from './bankruptcy.ts';
import { runningTrains } from './insolvency.ts';
import { couldRun, listRouteSets } from './listing.ts';
import { hasRoute } from './network.ts';
import { priceLeft, priceRight, toBottom } from './prices.ts';
import { bestRun } from './routing.ts';
import { type Judged, judgeRun, totalsOf } from './routes.ts';
import {
  acting,
  checkBank,
  type Draft1860,
  holding,
  isInReceivership,
  noteDifference,
  sharePrice,
  type State,
  type Step1860,
} from './state.ts';
import { endTurn, finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1860-13.10, 14, 17.2: running trains, and distributing the revenue. */

/* ---- routes ---- */

/** 1860-13.10, 1860-17.5, D-32: an empty run only where no other is possible, or in receivership under British Rail. */
function checkEmpty(state: State, company: CompanyId): Refusal | null {
  if (state.britishRail && isInReceivership(state, company)) return null;
  return couldRun(state, company) ? refuse('must-run', '1860-13.10') : null;
}

/** 1860-17.2: without a president a company makes its best run. */
function checkBest(state: State, company: CompanyId, runs: readonly Judged[]): Refusal | null {
  if (!isInReceivership(state, company) || state.options.import_lenient) return null;
  const { revenue, subsidy } = totalsOf(runs);
  const { score: best } = bestRun(state, company);
  return revenue + subsidy < best ? refuse('best-run-only', '1860-17.2', { best }) : null;
}

function isPairOfSums(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((sum) => Number.isSafeInteger(sum) && sum >= 0)
  );
}

const judge = knowingLast((state: State, action: Of<'run_routes'>): Judged[] | Refusal => {
  if (!areRouteIntents(action.routes, ['halts']))
    return refuse('bad-field', '1860-13.2', { field: 'routes' });
  if (action.recorded !== undefined) {
    if (!state.options.import_lenient) return refuse('recorded-only-in-imports', '1860-0.5');
    if (!isPairOfSums(action.recorded)) return refuse('bad-field', '1860-0.5', { field: 'recorded' });
  }
  const { company } = acting(state);
  const runs = judgeRun(state, company, action.routes);
  if ('refused' in runs) return runs;
  const refusal = runs.length === 0 ? checkEmpty(state, company) : checkBest(state, company, runs);
  return refusal ?? runs;
});

function run(draft: Draft1860, action: Of<'run_routes'>): void {
  const { company } = acting(draft.state);
  const runs = judge(draft.base, action);
  if ('refused' in runs) throw new Error('run was not checked');
  for (const { train, path, revenue, subsidy, items } of runs) {
    const told = items.map(({ at, value, rule, what }) => ({ at, value, rule, what }));
    draft.emit('train-ran', { company, train, path, revenue, subsidy, items: told }, '1860-14.1');
  }
  const ours = totalsOf(runs);
  const [revenue, subsidy] = action.recorded ?? [ours.revenue, ours.subsidy];
  if (revenue !== ours.revenue)
    noteDifference(draft, '1860-14.1', 'revenue', ours.revenue, revenue as number);
  if (subsidy !== ours.subsidy)
    noteDifference(draft, '1860-14.1', 'subsidy', ours.subsidy, subsidy as number);
  setOperating(draft, { revenue: revenue as number, subsidy: subsidy as number });
  finishStep(draft);
}

function checkRun(state: State, action: Of<'run_routes'>): Refusal | null {
  const runs = judge(state, action);
  return 'refused' in runs ? runs : null;
}

/** Many sets of routes, always including the one that equals `like`. */
function* listRuns(state: State, by: Seat, like?: Of<'run_routes'>): Generator<Of<'run_routes'>> {
  const { company } = acting(state);
  const wanted = like && areRouteIntents(like.routes, ['halts']) ? like.routes : undefined;
  // 1860-17.2: the listing need not find the best.
  const best = isInReceivership(state, company) && !wanted ? bestRun(state, company).action : null;
  if (best && best.routes.length > 0) yield { ...best, by };
  for (const routes of listRouteSets(state, company, wanted)) {
    const action: Of<'run_routes'> = { type: 'run_routes', by, routes };
    if (best && canonicalJson(best.routes) === canonicalJson(routes)) continue;
    if (!isInReceivership(state, company) || !checkRun(state, action)) yield action;
  }
  if (!checkEmpty(state, company)) yield { type: 'run_routes', by, routes: [] };
}

export const routesStep: Step1860<'run_routes'> = {
  id: 'routes',
  rule: '1860-10.3',
  waits(state) {
    const { company } = acting(state);
    return runningTrains(state, company).length > 0 && hasRoute(state, company);
  },
  *offers(state) {
    yield { kind: 'open', template: { type: 'run_routes', by: acting(state).director } };
  },
  acts: {
    run_routes: {
      check: checkRun,
      perform: run,
      expand: (state, { by }, like) => listRuns(state, by, like),
    },
  },
};

/* ---- dividends ---- */

/** 1860-14.4: companies without a choice. D-43: under British Rail also a company in receivership may have to pay. */
export function mustWithhold(state: State, company: CompanyId): boolean {
  if (companyOf(state, company).insolvent) return true;
  return isInReceivership(state, company) && !(state.britishRail && state.options.br_receivership_pays);
}

/** 1860-14.2, 1860-10.4: into the treasury; the price falls, even if there was no revenue. */
function withhold(draft: Draft1860, company: CompanyId): void {
  const { revenue } = operatingOf(draft.state);
  payFromBank(draft, company, revenue);
  draft.emit('withheld', { company, revenue }, '1860-14.2');
  priceLeft(draft, company);
}

/** 1860-14.2, 14.3: to the players; the price rises by how often the dividend holds it. */
function payOut(draft: Draft1860, company: CompanyId): void {
  const { revenue, paid } = operatingOf(draft.state);
  const { state } = draft;
  for (const { seat, amount } of dividendsOf(state.order, (at) => holding(state, company, at), revenue)) {
    payFromBank(draft, seat, amount);
  }
  draft.emit('paid-out', { company, revenue }, '1860-14.2');
  setOperating(draft, { paid: { ...paid, [company]: revenue } });
  const times = Math.min(4, Math.floor(revenue / sharePrice(state, company)));
  if (times > 0) priceRight(draft, company, times);
  // D-9
  else if (state.options.unchanged_dividend_to_bottom) toBottom(draft, company);
}

/** 1860-14.5: then the bank and the price are checked; a bankrupt company's turn ends (1860-18.4). */
function settleDividend(draft: Draft1860, pays: boolean): void {
  const { company } = acting(draft.state);
  // 1860-14.1: subsidies are the company's in any case.
  payFromBank(draft, company, operatingOf(draft.state).subsidy);
  setCompany(draft, company, { operated: true, operatedSinceLaunch: true });
  if (pays) payOut(draft, company);
  else withhold(draft, company);
  checkBank(draft);
  if (settleBankruptcy(draft, company)) endTurn(draft);
  else finishStep(draft);
}

/** 1860-14.4, 10.4: without a choice: withheld, but paid where British Rail says so. */
export function settleWithoutChoice(draft: Draft1860): void {
  const { state } = draft;
  const { company, round } = acting(state);
  settleDividend(draft, state.britishRail && round.revenue > 0 && !mustWithhold(state, company));
}

export const dividendStep = makeDividendStep<State>({
  rule: '1860-10.3',
  waits(state) {
    const { company, round } = acting(state);
    return round.revenue > 0 && !state.britishRail && !mustWithhold(state, company);
  },
  acting,
  settle: settleDividend,
});
