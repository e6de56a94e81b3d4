import { type Company, MOST_HEXES, SPECS, WAB } from './data.ts';
import { CHICAGO, HEXES, hexAt, type HexIndex } from './map.ts';
import { isOpen, isThere, locomotivesOn, type State, treasuryOf, valueOf } from './state.ts';

/** CE-8: where a company can go next, and what it costs. */

/** Hexes beside a company's track, occupied or not: they change only when the track does. */
const besideTrack = new WeakMap<readonly HexIndex[], readonly HexIndex[]>();

export function hexesBeside(track: readonly HexIndex[]): readonly HexIndex[] {
  let beside = besideTrack.get(track);
  if (!beside) besideTrack.set(track, (beside = findBeside(track)));
  return beside;
}

/** Eight-bit marks instead of a set: this runs after every expansion of every play-out. */
function findBeside(track: readonly HexIndex[]): HexIndex[] {
  const seen = new Uint8Array(HEXES.length);
  const found: HexIndex[] = [];
  for (const hex of track) seen[hex] = 1;
  for (const hex of track) {
    for (const next of hexAt(hex).neighbours) {
      if (seen[next] === 1) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

const IS_EXCLUSIVE: readonly boolean[] = HEXES.map(
  ({ terrain }) => terrain === 'forest' || terrain === 'mountain',
);
const IS_HOME: readonly boolean[] = HEXES.map(({ terrain }) => terrain === 'home');

/** CE-8.6, CE-18.1.3: a company never enters another's home hex, unless the switch opens it. It never leaves its own. */
export function isClosedHome(state: State, hex: HexIndex): boolean {
  return (IS_HOME[hex] as boolean) && !state.options.open_home_hexes;
}

/** CE-8.5: forests and mountains have room for one company. */
export function isTaken(state: State, hex: HexIndex): boolean {
  return (IS_EXCLUSIVE[hex] as boolean) && state.present[hex] !== 0;
}

/** CE-8.7: the printed cost for each locomotive there, the new one included. */
export function costOf(state: State, hex: HexIndex): number {
  return hexAt(hex).cost * (locomotivesOn(state, hex) + 1);
}

/** CE-9.3: whether the next company to reach Chicago is the first. */
export function opensWabash(state: State): boolean {
  return state.present[CHICAGO] === 0 && !isOpen(state, WAB);
}

/**
 * CE-8.7, CE-18.1.1: the same as part of an expansion, in it or added to its end. The other hexes change nothing, with
 * one exception: where the Chicago phase comes at once, a Wabash locomotive may stand in Fort Wayne by then.
 */
export function costWithin(state: State, hexes: readonly HexIndex[], hex: HexIndex): number {
  const cost = costOf(state, hex);
  if (!state.options.chicago_at_once || hex !== SPECS[WAB].home || !hexes.includes(CHICAGO)) return cost;
  const isBefore = hexes.includes(hex) && hexes.indexOf(hex) < hexes.indexOf(CHICAGO);
  return isBefore || !opensWabash(state) ? cost : cost + hexAt(hex).cost;
}

export function touches(state: State, company: Company, picked: readonly HexIndex[], hex: HexIndex): boolean {
  for (const next of hexAt(hex).neighbours) {
    if (isThere(state, company, next) || picked.includes(next)) return true;
  }
  return false;
}

const NO_HEXES: readonly HexIndex[] = [];

function mayEnter(state: State, picked: readonly HexIndex[], hex: HexIndex, money: number): boolean {
  return !isTaken(state, hex) && costWithin(state, picked, hex) <= money && !isClosedHome(state, hex);
}

/** An expansion in progress: the hexes picked so far, with their cost and income. */
export interface PartialExpansion {
  readonly company: Company;
  readonly hexes: readonly HexIndex[];
  readonly cost: number;
  readonly income: number;
}

export function planOf(state: State, company: Company, hexes: readonly HexIndex[]): PartialExpansion {
  let cost = 0;
  let income = 0;
  for (const hex of hexes) {
    cost += costWithin(state, hexes, hex);
    income += valueOf(state, hex);
  }
  return { company, hexes, cost, income };
}

export function withHex(state: State, plan: PartialExpansion, hex: HexIndex): PartialExpansion {
  return {
    company: plan.company,
    hexes: [...plan.hexes, hex],
    cost: plan.cost + costWithin(state, plan.hexes, hex),
    income: plan.income + valueOf(state, hex),
  };
}

/** CE-8.2, CE-8.4: whether there is room in the list, and a locomotive, for one more hex. */
function hasRoom(state: State, { company, hexes }: PartialExpansion): boolean {
  return hexes.length < MOST_HEXES && hexes.length < (state.charters[company] as number);
}

/** Every hex that can be added to an expansion: in reach, not closed, and affordable. */
export function nextHexes(state: State, plan: PartialExpansion): HexIndex[] {
  const found: HexIndex[] = [];
  if (!hasRoom(state, plan)) return found;
  const { company, hexes } = plan;
  const money = treasuryOf(state, company) - plan.cost;
  const beside = hexesBeside(state.track[company] as readonly HexIndex[]);
  for (const hex of beside) if (!hexes.includes(hex) && mayEnter(state, hexes, hex, money)) found.push(hex);
  for (const hex of hexes) {
    for (const next of hexAt(hex).neighbours) {
      const isNew = !isThere(state, company, next) && !hexes.includes(next) && !beside.includes(next);
      if (isNew && !found.includes(next) && mayEnter(state, hexes, next, money)) found.push(next);
    }
  }
  return found;
}

/** Whether a company could expand at all, without listing the next hexes. */
export function canGrow(state: State, company: Company): boolean {
  if (state.charters[company] === 0) return false;
  const money = treasuryOf(state, company);
  return hexesBeside(state.track[company] as readonly HexIndex[]).some((hex) =>
    mayEnter(state, NO_HEXES, hex, money),
  );
}
