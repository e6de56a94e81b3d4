import { type Company, MOST_HEXES } from './data.ts';
import { HEXES, hexAt, type HexIndex } from './map.ts';
import { isThere, locomotivesOn, type State, treasuryOf, valueOf } from './state.ts';

/** CE-8: where a company can go next, and what it costs. */

/** Hexes beside a company's track, whoever stands there: they change only when the track does. */
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

/** CE-8.6, CE-18.1.3: a company enters no other's home hex, unless the switch opens them. Its own it never leaves. */
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

export function touches(state: State, company: Company, picked: readonly HexIndex[], hex: HexIndex): boolean {
  for (const next of hexAt(hex).neighbours) {
    if (isThere(state, company, next) || picked.includes(next)) return true;
  }
  return false;
}

function mayEnter(state: State, hex: HexIndex, money: number): boolean {
  return !isTaken(state, hex) && costOf(state, hex) <= money && !isClosedHome(state, hex);
}

/** An expansion under way: the hexes picked so far and what they cost and bring. */
export interface Plan {
  readonly company: Company;
  readonly hexes: readonly HexIndex[];
  readonly cost: number;
  readonly income: number;
}

export function planOf(state: State, company: Company, hexes: readonly HexIndex[]): Plan {
  let cost = 0;
  let income = 0;
  for (const hex of hexes) {
    cost += costOf(state, hex);
    income += valueOf(state, hex);
  }
  return { company, hexes, cost, income };
}

export function withHex(state: State, plan: Plan, hex: HexIndex): Plan {
  return {
    company: plan.company,
    hexes: [...plan.hexes, hex],
    cost: plan.cost + costOf(state, hex),
    income: plan.income + valueOf(state, hex),
  };
}

/** CE-8.2, CE-8.4: whether there is room in the list, and a locomotive, for one more hex. */
function hasRoom(state: State, { company, hexes }: Plan): boolean {
  return hexes.length < MOST_HEXES && hexes.length < (state.charters[company] as number);
}

/** Every hex that can be added to a plan: in reach, not closed, and paid for. */
export function nextHexes(state: State, plan: Plan): HexIndex[] {
  const found: HexIndex[] = [];
  if (!hasRoom(state, plan)) return found;
  const { company, hexes } = plan;
  const money = treasuryOf(state, company) - plan.cost;
  const beside = hexesBeside(state.track[company] as readonly HexIndex[]);
  for (const hex of beside) if (!hexes.includes(hex) && mayEnter(state, hex, money)) found.push(hex);
  for (const hex of hexes) {
    for (const next of hexAt(hex).neighbours) {
      const isNew = !isThere(state, company, next) && !hexes.includes(next) && !beside.includes(next);
      if (isNew && !found.includes(next) && mayEnter(state, next, money)) found.push(next);
    }
  }
  return found;
}

/** Whether a company could expand at all; the same as having a next hex, without listing them. */
export function canGrow(state: State, company: Company): boolean {
  if (state.charters[company] === 0) return false;
  const money = treasuryOf(state, company);
  return hexesBeside(state.track[company] as readonly HexIndex[]).some((hex) => mayEnter(state, hex, money));
}
