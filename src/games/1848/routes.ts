import { refuse, type Refusal, type RuleId } from '../../core/game.ts';
import { facesOf } from '../../rail/board.ts';
import type { StopRef } from '../../rail/network.ts';
import { type Face, type Stop, stopValue } from '../../rail/tile.ts';
import { type CompanyId, hasTokenIn, isBlocked, tokenPlaces } from '../../rail/tokens.ts';
import { listPaths } from '../../routes/enumerate.ts';
import { checkTrace, combineRoutes, reuseTrack } from '../../routes/law.ts';
import { type PathText, type Trace, tracePath } from '../../routes/trace.ts';
import type { RouteIntent, TrainId } from './actions.ts';
import { ALICE_HEXES, K_BONUS, K_HEXES, KIT, SIDES, type TrainName } from './data.ts';
import { companyOf, phaseOf, type State, trainName } from './state.ts';

/**
 * 1848-11: one function decides whether a route is legal and what it earns, item by item. `apply`, the page
 * and the finder all ask it.
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

function stopAt(state: State, { hex, stop }: StopRef): Stop {
  return (facesOf(KIT, state.board)[hex] as Face).stops[stop] as Stop;
}

function hexName(hex: number): string {
  return KIT.map.hexes[hex]?.id ?? '';
}

function stopName({ hex, stop }: StopRef): string {
  return `${hexName(hex)}-${stop}`;
}

function valueOf(state: State, place: StopRef): number {
  return stopValue(stopAt(state, place), phaseOf(state).revenue);
}

/** 1848-11.1: what every train has to keep. */
function checkPath(state: State, company: CompanyId, trace: Trace): Refusal | null {
  const bad = checkTrace(KIT, state.tokens, company, trace);
  if (bad) return refuse(bad.code, '1848-11.1', bad.at === undefined ? {} : { at: bad.at });
  const alice = trace.stops.filter(({ hex }) => ALICE_HEXES.includes(hexName(hex))).length;
  if (alice > 1 && state.options.alice_single) return refuse('alice-springs-twice', '1848-11.8');
  return null;
}

function isOwnToken(state: State, company: CompanyId, { hex, stop }: StopRef): boolean {
  return hasTokenIn(state.tokens, hexName(hex), stop, company);
}

function gaugeChanges({ borders }: Trace): number {
  const gauge = KIT.map.marks.get('gauge');
  return borders.filter((border) => gauge?.has(border)).length;
}

/** 1848-11.2, 1848-11.3: cities, off-boards and gauge changes against the train's number; towns are free. */
function checkReach(state: State, name: TrainName, trace: Trace): Refusal | null {
  if (name === 'D') return null;
  const { reach, freeGauge } = SIDES[name];
  const counted = trace.stops.filter((place) => {
    const { kind } = stopAt(state, place);
    return kind === 'city' || kind === 'off';
  }).length;
  const used = counted + Math.max(0, gaugeChanges(trace) - freeGauge);
  return used > reach ? refuse('too-far', '1848-11.2', { used, reach }) : null;
}

/** 1848-11.5, 11.6 */
function ordinaryItems(state: State, { stops }: Trace): RevenueItem[] {
  const items: RevenueItem[] = stops.map((place) => ({
    rule: '1848-11.5',
    what: 'stop',
    at: stopName(place),
    value: valueOf(state, place),
  }));
  const kCities = stops.map(({ hex }) => hexName(hex)).filter((hex) => K_HEXES.includes(hex));
  const bonus = K_BONUS[kCities.length] ?? 0;
  if (bonus > 0 && state.options.kk_bonus) {
    items.push({ rule: '1848-11.6', what: 'k-bonus', at: kCities.join(' '), value: bonus });
  }
  return items;
}

/** 1848-11.7: Alice Springs at one end, and the best of the company's own cities on the way. */
function ghanItems(state: State, company: CompanyId, { stops }: Trace): RevenueItem[] | Refusal {
  const ends = [stops[0], stops[stops.length - 1]] as StopRef[];
  const alice = ends.find(({ hex }) => ALICE_HEXES.includes(hexName(hex)));
  if (!alice) return refuse('ghan-needs-alice-springs', '1848-11.7');
  const own = stops.filter((place) => isOwnToken(state, company, place));
  const best = own.reduce((a, b) => (valueOf(state, b) > valueOf(state, a) ? b : a));
  return [alice, best].map((place) => ({
    rule: '1848-11.7',
    what: 'ghan',
    at: stopName(place),
    value: valueOf(state, place),
  }));
}

/** One train's route: legal and worth this, or refused. */
export function judgeRoute(state: State, company: CompanyId, intent: RouteIntent): Judged | Refusal {
  const { train, path } = intent;
  const trace = tracePath(KIT, state.board, path);
  if ('problem' in trace) {
    return refuse(trace.problem, '1848-11.1', { train, at: path[trace.at] ?? '' });
  }
  const bad = checkPath(state, company, trace);
  if (bad) return bad;
  const name = trainName(state, train);
  const items = name === '2E' ? ghanItems(state, company, trace) : ordinaryItems(state, trace);
  if ('refused' in items) return items;
  const tooFar = name === '2E' ? null : checkReach(state, name, trace);
  if (tooFar) return tooFar;
  return { train, path, trace, items, revenue: items.reduce((sum, { value }) => sum + value, 0) };
}

/** 1848-11.4: the routes of a company together: each train once, no track shared. */
export function judgeRun(state: State, company: CompanyId, routes: readonly RouteIntent[]): Run[] | Refusal {
  const runs: Judged[] = [];
  const used = new Set<string>();
  for (const intent of routes) {
    if (!companyOf(state, company).trains.includes(intent.train)) {
      return refuse('not-its-train', '1848-11.4', { train: intent.train });
    }
    if (runs.some((run) => run.train === intent.train)) {
      return refuse('train-twice', '1848-11.4', { train: intent.train });
    }
    const judged = judgeRoute(state, company, intent);
    if ('refused' in judged) return judged;
    if (reuseTrack(used, judged.trace)) return refuse('track-shared', '1848-11.4', { train: intent.train });
    runs.push(judged);
  }
  return runs.map(({ train, path, revenue, items }) => ({ train, path, revenue, items }));
}

export function runTotal(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.revenue, 0);
}

/* ---- a plain listing ---- */

/** Steps the listing may take: enough for every route of an ordinary network, little enough for bots. */
const LISTING_BUDGET = 4_000;

function* paths(state: State, company: CompanyId, budget: number): Generator<PathText> {
  const tokens = tokenPlaces(state.tokens, company).map(({ hex, city }) => ({
    hex: KIT.map.byId.get(hex)?.index ?? -1,
    stop: city,
  }));
  yield* listPaths(
    KIT,
    state.board,
    { tokens, mayPass: (hex, stop) => !isBlocked(state.tokens, hexName(hex), stop, company) },
    budget,
  );
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

/** D-54: whether some train has a legal route. */
export function couldRun(state: State, company: CompanyId): boolean {
  for (const path of paths(state, company, LISTING_BUDGET * 10)) {
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
