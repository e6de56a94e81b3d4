import type { Refusal, RuleId } from '../../core/game.ts';
import { facesOf } from '../../rail/board.ts';
import { companyOf } from '../../rail/position.ts';
import type { StopRef } from '../../rail/search.ts';
import { type Face, type Stop, stopValue } from '../../rail/tile.ts';
import { type CompanyId, hasTokenIn, isBlocked } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import { hasRepeats } from '../../routes/law.ts';
import { type PathText, type Trace, tracePath } from '../../routes/trace.ts';
import type { RouteIntent } from './actions.ts';
import { COMPANIES, HALT_SUBSIDY, LEASE_BASE, LEASE_PER_STOP, type Railway } from './data.ts';
import { leasedTrain, runningTrains } from './insolvency.ts';
import { buildingIsOver, kitOf, phaseOf, type State, trainOf } from './state.ts';
import { refuse } from './vocabulary.ts';

/**
 * 1860-13, 14.1: one function decides whether a route is legal and what it earns, item by item. `apply`, the
 * page and the finder all use it.
 */

export interface RevenueItem {
  readonly rule: RuleId;
  readonly what: 'stop' | 'halt' | 'lease' | 'half';
  readonly at: string;
  readonly value: number;
}

export interface Run {
  readonly train: TrainCard;
  readonly path: PathText;
  readonly revenue: number;
  readonly subsidy: number;
  /** Halts counted, or null where there is nothing to choose (1860-24.10). */
  readonly halts: number | null;
  readonly items: readonly RevenueItem[];
}

export interface Judged extends Run, Laid {}

/* ---- places ---- */

/** A stop as a route of one company sees it. */
export interface Visit extends StopRef {
  readonly name: string;
  readonly kind: Stop['kind'];
  readonly value: number;
  /** 1860-13.6: a city full of other companies' tokens. */
  readonly isFull: boolean;
  readonly isOwn: boolean;
  readonly isHome: boolean;
}

function hexName(state: State, hex: number): string {
  return kitOf(state).map.hexes[hex]?.id ?? '';
}

export function visitAt(state: State, company: CompanyId, { hex, stop }: StopRef): Visit {
  const printed = (facesOf(kitOf(state), state.board)[hex] as Face).stops[stop] as Stop;
  const id = hexName(state, hex);
  const isOwn = hasTokenIn(state.tokens, id, stop, company);
  return {
    hex,
    stop,
    name: `${id}-${stop}`,
    kind: printed.kind,
    value: stopValue(printed, phaseOf(state).revenue),
    isFull: printed.kind === 'city' && blocksRun(state, company, { hex, stop }),
    isOwn,
    isHome: isOwn && id === COMPANIES[company as Railway].home,
  };
}

/** 1860-13.6, 1860-13.7: full of other companies' tokens, none of them face down. */
export function blocksRun(state: State, company: CompanyId, { hex, stop }: StopRef): boolean {
  const id = hexName(state, hex);
  if (!isBlocked(state.tokens, id, stop, company)) return false;
  const slots = state.tokens[id]?.[stop]?.slots ?? [];
  return slots.every((other) => other === null || !companyOf(state, other).bankrupt);
}

/** 1860-13.2: whether a path comes back to a hex; consecutive stops in it are one visit. */
export function revisitsHex(path: PathText): boolean {
  const seen = new Set<string>();
  let here = '';
  for (const place of path) {
    const dash = place.indexOf('-');
    const hex = dash < 0 ? place : place.slice(0, dash);
    if (hex === here) continue;
    if (seen.has(hex)) return true;
    seen.add(hex);
    here = hex;
  }
  return false;
}

/* ---- one route ---- */

/** 1860-13.2: the rules for every train's track. */
function checkTrack(state: State, path: PathText, visits: readonly Visit[], trace: Trace): Refusal | null {
  if (visits.length < 2) return refuse('too-short', '1860-13.2');
  if (hasRepeats(visits.map(({ name }) => name))) return refuse('stop-twice', '1860-13.2');
  if (hasRepeats(trace.pieces)) return refuse('track-twice', '1860-13.2');
  if (!state.options.re_enter_hexes && revisitsHex(path)) return refuse('hex-twice', '1860-13.2');
  return null;
}

/** 1860-13.2, 13.3, 13.6: the rules for every train's stops. */
export function checkStops(state: State, visits: readonly Visit[]): Refusal | null {
  const ends = [visits[0], visits.at(-1)] as Visit[];
  const halt = ends.find(({ kind }) => kind === 'halt');
  if (halt) return refuse('ends-at-halt', '1860-13.3', { at: halt.name });
  if (!state.options.routes_by_network && !visits.some(({ isOwn }) => isOwn)) {
    return refuse('no-own-token', '1860-13.2');
  }
  const passed = fullCitiesPassed(visits);
  if (passed.length > 1)
    return refuse('two-full-cities', '1860-13.6', { at: passed.map(({ name }) => name) });
  return null;
}

/** 1860-13.6 */
export function fullCitiesPassed(visits: readonly Visit[]): Visit[] {
  return visits.filter(({ isFull }, index) => isFull && index > 0 && index < visits.length - 1);
}

/** The stops that can count (D-10). */
export function countable(state: State, visits: readonly Visit[]): readonly Visit[] {
  if (!state.options.bypassed_city_unscored) return visits;
  const passed = fullCitiesPassed(visits);
  return visits.filter((visit) => !passed.includes(visit));
}

interface Earned {
  readonly halts: number | null;
  readonly items: readonly RevenueItem[];
}

/** 1860-13.8, 13.9, 20.5, 22.4: which stops a train counts. */
function countStops(
  state: State,
  { train, halts: wanted }: RouteIntent,
  visits: readonly Visit[],
): Earned | Refusal {
  const { cities: most, towns: extra } = trainOf(train);
  const cities = visits.filter(({ kind }) => kind === 'city' || kind === 'off');
  const towns = visits.filter(({ kind }) => kind === 'town').sort((a, b) => b.value - a.value);
  // 1860-13.11
  const halts = buildingIsOver(state) ? [] : visits.filter(({ kind }) => kind === 'halt');
  if (cities.length > most) return refuse('too-far', '1860-13.8', { cities: cities.length, most });
  const room = most - cities.length + (state.britishRail ? 0 : extra);
  const allTowns = state.options.no_skip_towns || (state.britishRail && state.options.br_no_skip_towns);
  if (allTowns && towns.length > room) {
    const rule = state.options.no_skip_towns ? '1860-22.4' : '1860-20.5';
    return refuse('town-skipped', rule, { towns: towns.length, room });
  }
  const afterTowns = Math.max(0, room - towns.length);
  const mostHalts = Math.min(halts.length, allTowns || state.britishRail ? afterTowns : room);
  const counted = wanted ?? Math.min(halts.length, afterTowns);
  if (counted > mostHalts) return refuse('too-many-halts', '1860-13.9', { most: mostHalts });
  const items: RevenueItem[] = [...cities, ...towns.slice(0, room - counted)].map(({ name, value }) => ({
    rule: '1860-14.1',
    what: 'stop',
    at: name,
    value,
  }));
  for (const { name } of halts.slice(0, counted)) {
    items.push({ rule: '1860-14.1', what: 'halt', at: name, value: HALT_SUBSIDY });
  }
  return { halts: halts.length > 0 ? counted : null, items };
}

/** 1860-16.4, 22.3: a leased train earns by the number of stops, or a fixed sum. */
function leaseItems(state: State, { train, halts }: RouteIntent, visits: readonly Visit[]): Earned | Refusal {
  const plain = countStops(state, { train, path: [] }, visits);
  if ('refused' in plain) return plain;
  if (halts !== undefined && halts > 0) return refuse('too-many-halts', '1860-16.4', { most: 0 });
  const { cities: most } = trainOf(train);
  const there = visits.filter(({ kind }) => kind !== 'halt' || !buildingIsOver(state)).length;
  const counted = state.options.simplified_insolvency ? most : Math.min(most, there);
  const value = LEASE_BASE + LEASE_PER_STOP * counted;
  const rule = state.options.simplified_insolvency ? '1860-22.3' : '1860-16.4';
  return { halts: null, items: [{ rule, what: 'lease', at: String(counted), value }] };
}

/** 1860-22.2: an ordinary run at half its revenue; the subsidies stay whole. */
function halved(earned: Earned): Earned {
  const whole = earned.items.reduce((sum, { what, value }) => sum + (what === 'stop' ? value : 0), 0);
  const lost = whole - Math.floor(whole / 2);
  return { ...earned, items: [...earned.items, { rule: '1860-22.2', what: 'half', at: '', value: -lost }] };
}

/** What a train earns at these stops, item by item, or why it may not run there. */
export function earn(
  state: State,
  company: CompanyId,
  intent: RouteIntent,
  visits: readonly Visit[],
): Earned | Refusal {
  if (leasedTrain(state, company) === null) return countStops(state, intent, visits);
  if (!state.options.original_insolvency) return leaseItems(state, intent, visits);
  const earned = countStops(state, intent, visits);
  return 'refused' in earned ? earned : halved(earned);
}

/** A path that some train of the company could run, whatever its length. */
export interface Laid {
  readonly path: PathText;
  readonly pieces: readonly number[];
  /** Stops visited, as `hex * 32 + stop`. */
  readonly stops: readonly number[];
  /** 1860-13.6: it runs through a full city. */
  readonly bypass: boolean;
  /** 1860-13.5: it visits the home token. */
  readonly home: boolean;
  /** The stops that can count. */
  readonly visits: readonly Visit[];
}

/** The rules that are the same for every train. */
export function layPath(state: State, company: CompanyId, path: PathText): Laid | Refusal {
  const trace = tracePath(kitOf(state), state.board, path);
  if ('problem' in trace) return refuse(trace.problem, '1860-13.2', { at: path[trace.at] ?? '' });
  const visits = trace.stops.map((stop) => visitAt(state, company, stop));
  const bad = checkTrack(state, path, visits, trace) ?? checkStops(state, visits);
  if (bad) return bad;
  return {
    path,
    pieces: trace.pieces,
    stops: visits.map(({ hex, stop }) => hex * 32 + stop),
    bypass: fullCitiesPassed(visits).length > 0,
    home: visits.some(({ isHome }) => isHome),
    visits: countable(state, visits),
  };
}

/** The totals of items: subsidies always go to the treasury. */
export function sumsOf(items: readonly RevenueItem[]): { revenue: number; subsidy: number } {
  let revenue = 0;
  let subsidy = 0;
  for (const { what, value } of items) {
    if (what === 'halt') subsidy += value;
    else revenue += value;
  }
  return { revenue, subsidy };
}

/** What one train earns on a path. */
export function runOn(
  state: State,
  company: CompanyId,
  laid: Laid,
  intent: Omit<RouteIntent, 'path'>,
): Judged | Refusal {
  const earned = earn(state, company, { ...intent, path: laid.path }, laid.visits);
  if ('refused' in earned) return earned;
  const { path, pieces, stops, bypass, home, visits } = laid;
  const { halts, items } = earned;
  const { revenue, subsidy } = sumsOf(items);
  return { path, pieces, stops, bypass, home, visits, halts, items, train: intent.train, revenue, subsidy };
}

/** One train's route: legal by itself and worth this, or refused. */
export function judgeRoute(state: State, company: CompanyId, intent: RouteIntent): Judged | Refusal {
  const laid = layPath(state, company, intent.path);
  return 'refused' in laid ? laid : runOn(state, company, laid, intent);
}

/* ---- the routes of a company together ---- */

/** 1860-13.5: linked through stops that two of them visit. */
export function isOneNetwork(runs: readonly { readonly stops: readonly number[] }[]): boolean {
  const [first, ...rest] = runs;
  const reached = new Set(first?.stops);
  let waiting = rest;
  for (;;) {
    const joined = waiting.filter(({ stops }) => stops.some((stop) => reached.has(stop)));
    if (joined.length === 0) return waiting.length === 0;
    for (const { stops } of joined) for (const stop of stops) reached.add(stop);
    waiting = waiting.filter((run) => !joined.includes(run));
  }
}

/** 1860-13.4, 13.6: whether two routes exclude each other. */
export function clash(a: Judged, b: Judged): Refusal | null {
  if (a.pieces.some((piece) => b.pieces.includes(piece))) {
    return refuse('track-shared', '1860-13.4', { train: b.train });
  }
  return a.bypass && b.bypass ? refuse('second-full-city', '1860-13.6', { train: b.train }) : null;
}

export function judgeSet(runs: readonly Judged[]): Refusal | null {
  if (runs.length === 0) return null;
  for (const [index, run] of runs.entries()) {
    for (const other of runs.slice(0, index)) {
      const refusal = clash(other, run);
      if (refusal) return refusal;
    }
  }
  if (!runs.some(({ home }) => home)) return refuse('home-not-visited', '1860-13.5');
  return isOneNetwork(runs) ? null : refuse('not-one-network', '1860-13.5');
}

/** All routes of a turn: each train once, and 1860-13.4 to 13.6 for all together. */
export function judgeRun(
  state: State,
  company: CompanyId,
  routes: readonly RouteIntent[],
): Judged[] | Refusal {
  const trains = runningTrains(state, company);
  const runs: Judged[] = [];
  for (const intent of routes) {
    const { train } = intent;
    if (!trains.includes(train)) return refuse('not-its-train', '1860-13.10', { train });
    if (runs.some((run) => run.train === train)) return refuse('train-twice', '1860-13.10', { train });
    const judged = judgeRoute(state, company, intent);
    if ('refused' in judged) return judged;
    runs.push(judged);
  }
  return judgeSet(runs) ?? runs;
}

export function totalsOf(runs: readonly Run[]): { revenue: number; subsidy: number } {
  return {
    revenue: runs.reduce((sum, run) => sum + run.revenue, 0),
    subsidy: runs.reduce((sum, run) => sum + run.subsidy, 0),
  };
}
