import type { Refusal, RuleId } from '../../core/game.ts';
import { facesOf } from '../../rail/board.ts';
import { companyOf } from '../../rail/position.ts';
import type { StopRef } from '../../rail/search.ts';
import { type Face, type Stop, stopValue } from '../../rail/tile.ts';
import { type CompanyId, hasTokenIn, isBlocked, tokenStops } from '../../rail/tokens.ts';
import { listPaths } from '../../routes/enumerate.ts';
import { checkTrace, combineRoutes, shareTrack } from '../../routes/law.ts';
import { type PathText, type Trace, tracePath } from '../../routes/trace.ts';
import type { RouteIntent, TrainId } from './actions.ts';
import { ALICE_HEXES, K_BONUS, K_HEXES, KIT, SIDES, type TrainName } from './data.ts';
import { phaseOf, type State, trainName } from './state.ts';
import { refuse } from './vocabulary.ts';

/**
 * 1848-11: one function decides whether a route is legal and what it earns, item by item. `apply`, the page
 * and the finder all use it.
 */

export interface RevenueItem {
  readonly rule: RuleId;
  /** `stop` with the place, or the kind of bonus. */
  readonly what: 'stop' | 'k-bonus' | 'ghan';
  readonly at: string;
  readonly value: number;
}

export interface Run {
  readonly train: TrainId;
  readonly path: PathText;
  readonly revenue: number;
  readonly items: readonly RevenueItem[];
}

interface Judged extends Run {
  readonly trace: Trace;
}

/** A stop as a route sees it. */
export interface Call {
  readonly name: string;
  readonly kind: Stop['kind'];
  readonly value: number;
  readonly isOwn: boolean;
  readonly hex: string;
}

function hexName(hex: number): string {
  return KIT.map.hexes[hex]?.id ?? '';
}

export function callAt(state: State, company: CompanyId, { hex, stop }: StopRef): Call {
  const printed = (facesOf(KIT, state.board)[hex] as Face).stops[stop] as Stop;
  const id = hexName(hex);
  return {
    name: `${id}-${stop}`,
    kind: printed.kind,
    value: stopValue(printed, phaseOf(state).revenue),
    isOwn: hasTokenIn(state.tokens, id, stop, company),
    hex: id,
  };
}

/** 1848-11.3: crossings of a change of gauge. */
export function gaugeChanges(borders: readonly number[]): number {
  const gauge = KIT.map.marks.get('gauge');
  return borders.filter((border) => gauge?.has(border)).length;
}

/** 1848-11.2: what counts against a train's number. */
export function isCounted({ kind }: Call): boolean {
  return kind === 'city' || kind === 'off';
}

export function isAlice({ hex }: Call): boolean {
  return ALICE_HEXES.includes(hex);
}

/** 1848-11.2, 1848-11.3: cities, off-boards and gauge changes against the train's number; towns are free. */
function checkReach(name: TrainName, calls: readonly Call[], gauge: number): Refusal | null {
  if (name === 'D') return null;
  const { reach, freeGauge } = SIDES[name];
  const used = calls.filter(isCounted).length + Math.max(0, gauge - freeGauge);
  return used > reach ? refuse('too-far', '1848-11.2', { used, reach }) : null;
}

/** 1848-11.5, 11.6 */
function ordinaryItems(state: State, calls: readonly Call[]): RevenueItem[] {
  const items: RevenueItem[] = calls.map(({ name, value }) => ({
    rule: '1848-11.5',
    what: 'stop',
    at: name,
    value,
  }));
  // D-58: a city that is called at twice is still one K city.
  const kCities: string[] = [];
  for (const { hex } of calls) if (K_HEXES.includes(hex) && !kCities.includes(hex)) kCities.push(hex);
  const bonus = K_BONUS[kCities.length] ?? 0;
  if (bonus > 0 && state.options.kk_bonus) {
    items.push({ rule: '1848-11.6', what: 'k-bonus', at: kCities.join(' '), value: bonus });
  }
  return items;
}

/** 1848-11.7: Alice Springs at one end, and the best of the company's own cities on the way. */
function ghanItems(calls: readonly Call[]): RevenueItem[] | Refusal {
  const ends = [calls[0], calls.at(-1)] as Call[];
  const alice = ends.find(isAlice);
  if (!alice) return refuse('ghan-needs-alice-springs', '1848-11.7');
  const best = calls.filter(({ isOwn }) => isOwn).reduce((a, b) => (b.value > a.value ? b : a));
  return [alice, best].map(({ name, value }) => ({ rule: '1848-11.7', what: 'ghan', at: name, value }));
}

/** What a train earns at these stops, item by item, or why it may not run there. */
export function earn(
  state: State,
  name: TrainName,
  calls: readonly Call[],
  gauge: number,
): RevenueItem[] | Refusal {
  if (state.options.alice_single && calls.filter(isAlice).length > 1) {
    return refuse('alice-springs-twice', '1848-11.8');
  }
  if (name === '2E') return ghanItems(calls);
  return checkReach(name, calls, gauge) ?? ordinaryItems(state, calls);
}

/** One train's route: legal and worth this, or refused. */
export function judgeRoute(state: State, company: CompanyId, intent: RouteIntent): Judged | Refusal {
  const { train, path } = intent;
  const trace = tracePath(KIT, state.board, path);
  if ('problem' in trace) {
    return refuse(trace.problem, '1848-11.1', { train, at: path[trace.at] ?? '' });
  }
  const bad = checkTrace(KIT, state.tokens, company, trace, state.options.stop_twice);
  if (bad) return refuse(bad.code, '1848-11.1', bad.at === undefined ? {} : { at: bad.at });
  const calls = trace.stops.map((place) => callAt(state, company, place));
  const items = earn(state, trainName(state, train), calls, gaugeChanges(trace.borders));
  if ('refused' in items) return items;
  return { train, path, trace, items, revenue: items.reduce((sum, { value }) => sum + value, 0) };
}

/** 1848-11.4: the routes of a company together: each train once, no track shared. */
export function judgeRun(state: State, company: CompanyId, routes: readonly RouteIntent[]): Run[] | Refusal {
  const runs: Judged[] = [];
  for (const intent of routes) {
    if (!companyOf(state, company).trains.includes(intent.train)) {
      return refuse('not-its-train', '1848-11.4', { train: intent.train });
    }
    if (runs.some((run) => run.train === intent.train)) {
      return refuse('train-twice', '1848-11.4', { train: intent.train });
    }
    const judged = judgeRoute(state, company, intent);
    if ('refused' in judged) return judged;
    if (runs.some((run) => shareTrack(run.trace, judged.trace))) {
      return refuse('track-shared', '1848-11.4', { train: intent.train });
    }
    runs.push(judged);
  }
  return runs.map(({ train, path, revenue, items }) => ({ train, path, revenue, items }));
}

export function runTotal(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.revenue, 0);
}

/* ---- a plain listing ---- */

/** Steps the listing may take: enough for every route of an ordinary network, few enough for bots. */
const LISTING_BUDGET = 4_000;

function* paths(state: State, company: CompanyId, budget: number): Generator<PathText> {
  const tokens = tokenStops(KIT.map, state.tokens, company);
  const mayReturn = state.options.stop_twice;
  const mayPass = (hex: number, stop: number): boolean =>
    !isBlocked(state.tokens, hexName(hex), stop, company);
  const listed = listPaths(KIT, state.board, { tokens, mayPass, mayReturn }, budget);
  if (!mayReturn) return yield* listed;
  const seen = new Set<string>();
  for (const path of listed) {
    const name = path.join();
    if (!seen.has(name)) yield path;
    seen.add(name);
  }
}

/** The legal routes of each train, best first; complete on networks within the budget. */
export function listRoutes(state: State, company: CompanyId, budget = LISTING_BUDGET): Map<TrainId, Run[]> {
  const found = new Map<TrainId, Run[]>();
  const all = [...paths(state, company, budget)];
  for (const train of companyOf(state, company).trains) {
    const runs: Run[] = [];
    for (const path of all) {
      const judged = judgeRoute(state, company, { train, path });
      if (!('refused' in judged)) runs.push(judged);
    }
    found.set(
      train,
      runs.sort((a, b) => b.revenue - a.revenue),
    );
  }
  return found;
}

/** Whether the listing finds a legal route for some train; if not, there may still be one beyond its budget. */
export function listsSomeRoute(state: State, company: CompanyId): boolean {
  for (const path of paths(state, company, LISTING_BUDGET)) {
    for (const train of companyOf(state, company).trains) {
      if (!('refused' in judgeRoute(state, company, { train, path }))) return true;
    }
  }
  return false;
}

/** Every legal set of routes, lazily, the trains in order and each train's better routes first. */
export function* listRouteSets(state: State, company: CompanyId): Generator<RouteIntent[]> {
  const routes = listRoutes(state, company);
  yield* combineRoutes(
    companyOf(state, company).trains,
    (train) => routes.get(train) ?? [],
    (set) => !('refused' in judgeRun(state, company, set)),
  );
}
