import type { Refusal, RuleId } from '../../core/game.ts';
import { facesOf } from '../../rail/board.ts';
import { companyOf } from '../../rail/position.ts';
import type { StopRef } from '../../rail/search.ts';
import { type Face, type Stop, stopValue } from '../../rail/tile.ts';
import { type CompanyId, isBlocked, tokenStops } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import { listPaths } from '../../routes/enumerate.ts';
import { checkTrace, combineRoutes, type RouteIntent, shareTrack } from '../../routes/law.ts';
import { type PathText, type Trace, tracePath } from '../../routes/trace.ts';
import { bestGroups, type CompassRoute, type Group, networkGroups } from './compass.ts';
import { DISTANCE_BONUS, TRAINS, TUNNEL_BONUS, type TrainData } from './data.ts';
import { cheapestOffer } from './depot.ts';
import { bonusAt } from './privates.ts';
import { kitOf, phaseOf, scenarioOf, type State, trainType } from './state.ts';
import { refuse } from './vocabulary.ts';

/**
 * 18GB-12: one place decides whether routes are legal and what they earn, item by item. `apply`, the page and
 * the finder all use it.
 */

export interface RevenueItem {
  readonly rule: RuleId;
  readonly what: 'stop' | 'tunnel' | 'private' | 'compass' | 'distance';
  /** The place, the private, the directions, or the distance. */
  readonly at: string;
  readonly value: number;
}

export interface Run {
  readonly train: TrainCard;
  readonly path: PathText;
  readonly revenue: number;
  readonly items: readonly RevenueItem[];
}

interface Judged extends Run {
  readonly trace: Trace;
  readonly compass: CompassRoute;
}

/** A stop as a route sees it. */
export interface Call {
  readonly name: string;
  /** The hex by number and by name. */
  readonly place: number;
  readonly hex: string;
  readonly kind: Stop['kind'];
  readonly value: number;
  /** 18GB-12.8: what a private adds there. */
  readonly bonus: ReturnType<typeof bonusAt>;
}

function hexName(state: State, hex: number): string {
  return kitOf(state).map.hexes[hex]?.id ?? '';
}

export function callAt(state: State, company: CompanyId, { hex, stop }: StopRef): Call {
  const printed = (facesOf(kitOf(state), state.board)[hex] as Face).stops[stop] as Stop;
  const id = hexName(state, hex);
  return {
    name: `${id}-${stop}`,
    place: hex,
    hex: id,
    kind: printed.kind,
    value: stopValue(printed, phaseOf(state).revenue),
    bonus: bonusAt(state, company, id),
  };
}

/** 18GB-15.4: what an insolvent corporation leases, or its own trains. */
export function trainsToRun(state: State, company: CompanyId): readonly TrainCard[] {
  const { insolvent, trains } = companyOf(state, company);
  if (!insolvent) return trains;
  const leased = cheapestOffer(state);
  return leased === null ? [] : [leased];
}

/* ---- one train ---- */

/** 18GB-12.2, 12.3: cities and off-boards against the train's number, towns beside them. */
function checkLength(train: TrainData, calls: readonly Call[]): Refusal | null {
  const towns = calls.filter(({ kind }) => kind === 'town').length;
  const cities = calls.length - towns;
  if (cities > train.cities) {
    const rule = train.express ? '18GB-12.3' : '18GB-12.2';
    return refuse('too-far', rule, { cities, most: train.cities });
  }
  if (!train.express && calls.length > train.cities + train.towns) {
    return refuse('too-many-stops', '18GB-12.2', { stops: calls.length, most: train.cities + train.towns });
  }
  return null;
}

/** Receives the items of a run: a list for display, a sum for the finder. */
export type Ledger = (rule: RuleId, what: RevenueItem['what'], at: string | number, value: number) => void;

/** 18GB-12.3 to 12.5: whatever counts pays, but two stops of one hex only once. */
function stopItems(counted: readonly Call[], ledger: Ledger): void {
  for (const [index, { place, name, value }] of counted.entries()) {
    const twins = counted.filter((other) => other.place === place);
    if (twins.length === 1) ledger('18GB-12.4', 'stop', name, value);
    else if (isBestOf(counted, index)) ledger('18GB-12.5', 'stop', name, value);
  }
}

/** Whether no other stop of the same hex pays more; of equals the first counts. */
function isBestOf(calls: readonly Call[], index: number): boolean {
  const { place, value } = calls[index] as Call;
  return !calls.some(
    (other, at) => other.place === place && (other.value > value || (other.value === value && at < index)),
  );
}

/** 18GB-12.8: once a hex. */
function privateItems(counted: readonly Call[], ledger: Ledger): void {
  for (const [index, { bonus, place }] of counted.entries()) {
    if (bonus && counted.findIndex((other) => other.place === place) === index) {
      ledger('18GB-12.8', 'private', bonus.private, bonus.bonus);
    }
  }
}

/** The tunnels among pieces of track, each use by its hex. */
export function tunnelsAmong(state: State, pieces: readonly number[]): string[] {
  const faces = facesOf(kitOf(state), state.board);
  const tunnels: string[] = [];
  for (const piece of pieces) {
    const hex = Math.floor(piece / 32);
    if (faces[hex]?.pieces[piece % 32]?.dual) tunnels.push(hexName(state, hex));
  }
  return tunnels;
}

/** 18GB-12.7: each use of a tunnel. */
function tunnelItems(tunnels: readonly string[], ledger: Ledger): void {
  for (const at of tunnels) ledger('18GB-12.7', 'tunnel', at, TUNNEL_BONUS[at] ?? 0);
}

/** As the crow flies, in hexes. */
export function hexesApart(state: State, a: Call, b: Call): number {
  const first = kitOf(state).map.hexes[a.place];
  const last = kitOf(state).map.hexes[b.place];
  if (!first || !last) return 0;
  const dx = Math.abs(first.x - last.x);
  const dy = Math.abs(first.y - last.y);
  return dx + Math.max(0, (dy - dx) / 2);
}

/** 18GB-12.6: between the first and the last place that is no town. */
function distanceItems(state: State, train: TrainData, counted: readonly Call[], ledger: Ledger): void {
  const [first, last] = [counted[0], counted.at(-1)];
  if (!train.express || !first || !last) return;
  const hexes = hexesApart(state, first, last);
  ledger('18GB-12.6', 'distance', hexes, hexes * DISTANCE_BONUS);
}

export function compassRoute(calls: readonly Call[]): CompassRoute {
  return {
    hexes: calls.map(({ hex }) => hex),
    meetings: calls.filter(({ kind }) => kind !== 'off').map(({ name }) => name),
  };
}

function total(items: readonly RevenueItem[]): number {
  return items.reduce((sum, { value }) => sum + value, 0);
}

/** Enters what a train earns at these stops, without the compass, item by item; or says why it may not run there. */
export function earn(
  state: State,
  train: TrainData,
  calls: readonly Call[],
  tunnels: readonly string[],
  ledger: Ledger,
): Refusal | null {
  const tooFar = checkLength(train, calls);
  if (tooFar) return tooFar;
  const counted = train.express ? calls.filter(({ kind }) => kind !== 'town') : calls;
  stopItems(counted, ledger);
  privateItems(counted, ledger);
  tunnelItems(tunnels, ledger);
  distanceItems(state, train, counted, ledger);
  return null;
}

/** One train's route: legal and worth this, without the compass, or refused. */
export function judgeRoute(state: State, company: CompanyId, { train, path }: RouteIntent): Judged | Refusal {
  const trace = tracePath(kitOf(state), state.board, path);
  if ('problem' in trace) return refuse(trace.problem, '18GB-12.1', { train, at: path[trace.at] ?? '' });
  const bad = checkTrace(kitOf(state), state.tokens, company, trace);
  if (bad) {
    const rule = bad.code.startsWith('through') ? '18GB-11.4' : '18GB-12.1';
    return refuse(bad.code, rule, bad.at === undefined ? {} : { at: bad.at });
  }
  const calls = trace.stops.map((place) => callAt(state, company, place));
  const items: RevenueItem[] = [];
  const refusal = earn(
    state,
    TRAINS[trainType(train)],
    calls,
    tunnelsAmong(state, trace.pieces),
    (rule, what, at, value) => items.push({ rule, what, at: String(at), value }),
  );
  if (refusal) return refusal;
  return { train, path, trace, items, revenue: total(items), compass: compassRoute(calls) };
}

/* ---- all trains together ---- */

/** 18GB-3.6: the size of a bonus is printed beside the map, the same for both. */
export function compassBonus(state: State): number {
  const printed = kitOf(state).map.byId.get('C8')?.printed.stops[0] as Stop;
  return stopValue(printed, phaseOf(state).revenue);
}

/** 18GB-12.9 (D-15) */
export function compassGroups(state: State, routes: readonly CompassRoute[]): Group[] {
  const { compass } = scenarioOf(state);
  return state.options['compass.network_once'] ? networkGroups(routes, compass) : bestGroups(routes, compass);
}

/** 18GB-12.10: shown on the first route of each group. */
function withCompass(state: State, routes: readonly Judged[]): Judged[] {
  const result = [...routes];
  const value = compassBonus(state);
  const groups = compassGroups(
    state,
    routes.map(({ compass }) => compass),
  );
  for (const { routes: members, northSouth, eastWest } of groups) {
    const first = Math.min(...members);
    const at = [...(northSouth ? ['NS'] : []), ...(eastWest ? ['EW'] : [])];
    const route = result[first];
    if (!route || at.length === 0) continue;
    const items: RevenueItem[] = at.map((way) => ({ rule: '18GB-12.9', what: 'compass', at: way, value }));
    result[first] = {
      ...route,
      items: [...route.items, ...items],
      revenue: route.revenue + total(items),
    };
  }
  return result;
}

/** 18GB-12.1, 18GB-12.11: each train at most once, no track shared; any of them may stay at home. */
export function judgeRun(
  state: State,
  company: CompanyId,
  routes: readonly RouteIntent[],
): Judged[] | Refusal {
  const judged: Judged[] = [];
  const trains = trainsToRun(state, company);
  for (const intent of routes) {
    const { train } = intent;
    if (!trains.includes(train)) return refuse('not-its-train', '18GB-12.1', { train });
    if (judged.some((run) => run.train === train)) return refuse('train-twice', '18GB-12.1', { train });
    const route = judgeRoute(state, company, intent);
    if ('refused' in route) return route;
    if (judged.some((run) => shareTrack(run.trace, route.trace)))
      return refuse('track-shared', '18GB-12.1', { train });
    judged.push(route);
  }
  return withCompass(state, judged);
}

/** 18GB-12.12 */
export function runTotal(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.revenue, 0);
}

/* ---- a plain listing ---- */

/** Steps the listing may take: enough for every route of an ordinary network, few enough for bots. */
const LISTING_BUDGET = 4_000;

function* paths(state: State, company: CompanyId): Generator<PathText> {
  const tokens = tokenStops(kitOf(state).map, state.tokens, company);
  const mayPass = (hex: number, stop: number): boolean =>
    !isBlocked(state.tokens, hexName(state, hex), stop, company);
  yield* listPaths(kitOf(state), state.board, { tokens, mayPass }, LISTING_BUDGET);
}

/** The legal routes of each train, best first; complete on networks within the budget. */
function listRoutes(state: State, company: CompanyId): Map<TrainCard, Run[]> {
  const all = [...paths(state, company)];
  const byType = new Map<string, Run[]>();
  const found = new Map<TrainCard, Run[]>();
  for (const train of trainsToRun(state, company)) {
    const known = byType.get(trainType(train));
    const runs = known ?? routesOf(state, company, train, all);
    byType.set(trainType(train), runs);
    found.set(train, runs);
  }
  return found;
}

function routesOf(state: State, company: CompanyId, train: TrainCard, all: readonly PathText[]): Run[] {
  const runs: Run[] = [];
  for (const path of all) {
    const judged = judgeRoute(state, company, { train, path });
    if (!('refused' in judged)) runs.push(judged);
  }
  return runs.sort((a, b) => b.revenue - a.revenue);
}

/** Every legal set of routes, lazily, the trains in order and each train's better routes first. */
export function* listRouteSets(state: State, company: CompanyId): Generator<RouteIntent[]> {
  const routes = listRoutes(state, company);
  yield* combineRoutes(
    trainsToRun(state, company),
    (train) => routes.get(train) ?? [],
    (set) => !('refused' in judgeRun(state, company, set)),
  );
}
