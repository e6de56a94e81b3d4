import { type Company, COMPANY_IDS, MOST_HEXES } from '../../games/chicago-express/data.ts';
import { CHICAGO, HEXES, hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import {
  costWithin,
  hexesBeside,
  type PartialExpansion,
  nextHexes,
  withHex,
} from '../../games/chicago-express/reach.ts';
import { locomotivesOn, type State, treasuryOf, valueOf } from '../../games/chicago-express/state.ts';
import type { Of } from '../../games/chicago-express/actions.ts';
import { DETROIT_HEX, type Ground, outlookOf } from './ground.ts';

/**
 * Good ways to expand a company: a few out of tens of thousands, found by a beam of partial plans. Which are best the
 * valuation says; this only has to have them among its few.
 */

/** Partial plans kept at each length. */
const BEAM = 4;

/** Plans given of each length, from one hex on. */
const KEPT = [1, 1, 3] as const;

/** What a hex is worth to a plan, in income: what it earns, what a house could add, the way to Chicago, its price. */
const APPEAL = { house: 0.15, way: 0.35, nearness: 0.25, cost: 0.35, chicago: 6 } as const;

interface Scored {
  readonly plan: PartialExpansion;
  readonly score: number;
  /** What is left of the way to Chicago. */
  readonly way: number;
}

/** A plan and one hex more. */
interface Longer {
  readonly from: Scored;
  readonly hex: HexIndex;
  readonly score: number;
}

function scoreOf(state: State, ground: Ground, { plan, way }: Scored, hex: HexIndex): number {
  const nearer = way - Math.min(way, ground.toChicago[hex] as number);
  return (
    valueOf(state, hex) +
    (hex === DETROIT_HEX ? ground.detroitGrowth : 0) +
    (hex === CHICAGO ? APPEAL.chicago : 0) +
    APPEAL.house * hexAt(hex).house +
    APPEAL.way * (nearer === Infinity ? 0 : nearer) +
    APPEAL.nearness * (ground.nearby[hex] as number) -
    APPEAL.cost * costWithin(state, plan.hexes, hex)
  );
}

function has({ from, hex }: Longer, wanted: HexIndex): boolean {
  return hex === wanted || from.plan.hexes.includes(wanted);
}

/** Whether two plans of the same length have the same hexes, in any order. */
function isSame(one: Longer, other: Longer): boolean {
  return has(other, one.hex) && one.from.plan.hexes.every((hex) => has(other, hex));
}

/** Puts it in its place among the best few, unless the same hexes do better there. */
function keep(kept: Longer[], one: Longer): void {
  const same = kept.findIndex((other) => isSame(one, other));
  if (same >= 0) {
    if ((kept[same] as Longer).score >= one.score) return;
    kept.splice(same, 1);
  }
  let place = kept.length;
  while (place > 0 && (kept[place - 1] as Longer).score < one.score) place--;
  kept.splice(place, 0, one);
  if (kept.length > BEAM) kept.pop();
}

/** Only the few that are kept become plans: this is where a search spends most of its time. */
function grown(state: State, ground: Ground, beam: readonly Scored[]): Scored[] {
  const kept: Longer[] = [];
  for (const from of beam) {
    for (const hex of nextHexes(state, from.plan)) {
      const score = from.score + scoreOf(state, ground, from, hex);
      if (kept.length === BEAM && score <= (kept[BEAM - 1] as Longer).score) continue;
      keep(kept, { from, hex, score });
    }
  }
  return kept.map(({ from, hex, score }) => ({
    plan: withHex(state, from.plan, hex),
    score,
    way: Math.min(from.way, ground.toChicago[hex] as number),
  }));
}

function isEqual({ hexes }: PartialExpansion, other: PartialExpansion): boolean {
  return hexes.length === other.hexes.length && hexes.every((hex) => other.hexes.includes(hex));
}

function findPlans(state: State, ground: Ground, company: Company): PartialExpansion[] {
  const { way } = outlookOf(ground, state.track[company] as readonly HexIndex[]);
  let beam: Scored[] = [{ plan: { company, hexes: [], cost: 0, income: 0 }, score: 0, way }];
  const found: PartialExpansion[] = [];
  for (let length = 1; length <= MOST_HEXES; length++) {
    beam = grown(state, ground, beam);
    if (beam.length === 0) break;
    for (const { plan } of beam.slice(0, KEPT[length - 1])) found.push(plan);
  }
  const westward = westwardPlan(state, ground, company, way);
  found.reverse();
  return westward && !found.some((plan) => isEqual(plan, westward)) ? [westward, ...found] : found;
}

/** Straight to Chicago as far as hexes and money reach: its first steps earn nothing, so a beam may lose sight of it. */
function westwardPlan(
  state: State,
  { toChicago }: Ground,
  company: Company,
  from: number,
): PartialExpansion | null {
  let plan: PartialExpansion = { company, hexes: [], cost: 0, income: 0 };
  let way = from;
  while (way > 0 && plan.hexes.length < MOST_HEXES) {
    let next: HexIndex | null = null;
    for (const hex of nextHexes(state, plan)) {
      const left = toChicago[hex] as number;
      if (left >= way) continue;
      way = left;
      next = hex;
    }
    if (next === null) break;
    plan = withHex(state, plan, next);
  }
  return plan.hexes.length > 0 ? plan : null;
}

/** For each hex, those that an expansion which begins there could come to. */
const AROUND: readonly (readonly HexIndex[])[] = HEXES.map(({ index }) => {
  let reached: readonly HexIndex[] = [index];
  for (let step = 0; step < MOST_HEXES; step++) reached = [...reached, ...hexesBeside(reached)];
  return reached;
});

/** The plans that were found for one track, each with the position it was found in; the latest last. */
interface Memory {
  readonly known: { readonly state: State; readonly plans: readonly PartialExpansion[] }[];
  /** The hexes that plans depend on. Only found where a second position is asked about. */
  around: readonly HexIndex[] | null;
}

/** By ground and track. A ground lasts for one decision, and so do its memories. */
const memories = new WeakMap<Ground, Map<readonly HexIndex[], Memory>>();

function memoryOf(ground: Ground, track: readonly HexIndex[]): Memory {
  let byTrack = memories.get(ground);
  if (!byTrack) memories.set(ground, (byTrack = new Map()));
  let memory = byTrack.get(track);
  if (!memory) byTrack.set(track, (memory = { known: [], around: null }));
  return memory;
}

/** Positions that are remembered for a track. */
const REMEMBERED = 8;

function hexesAround(track: readonly HexIndex[]): HexIndex[] {
  const marks = new Uint8Array(HEXES.length);
  for (const hex of track) for (const near of AROUND[hex] as readonly HexIndex[]) marks[near] = 1;
  for (const hex of track) marks[hex] = 0;
  return HEXES.filter(({ index }) => marks[index] === 1).map(({ index }) => index);
}

/** Whether a company with the same track finds the same plans in both positions. */
function isAlike(one: State, other: State, company: Company, around: () => readonly HexIndex[]): boolean {
  if (treasuryOf(one, company) !== treasuryOf(other, company)) return false;
  if (one.charters[company] !== other.charters[company]) return false;
  const haveSameHouses = one.houses === other.houses && one.table === other.table;
  if (haveSameHouses && one.present === other.present) return true;
  return around().every(
    (hex) =>
      locomotivesOn(one, hex) === locomotivesOn(other, hex) &&
      (haveSameHouses || valueOf(one, hex) === valueOf(other, hex)),
  );
}

/** The longest first. Most positions of a search differ only in what happens elsewhere. */
export function plansFor(state: State, ground: Ground, company: Company): readonly PartialExpansion[] {
  const track = state.track[company] as readonly HexIndex[];
  const memory = memoryOf(ground, track);
  const { known } = memory;
  const around = (): readonly HexIndex[] => (memory.around ??= hexesAround(track));
  const found = known.findLast((one) => isAlike(one.state, state, company, around));
  if (found) return found.plans;
  const plans = findPlans(state, ground, company);
  known.push({ state, plans });
  if (known.length > REMEMBERED) known.shift();
  return plans;
}

/** The dearest way to build nothing of use: for shares of a company whose rivals hold more. */
export function wastefulPlan(state: State, company: Company): PartialExpansion | null {
  let plan: PartialExpansion = { company, hexes: [], cost: 0, income: 0 };
  for (let length = 0; length < MOST_HEXES; length++) {
    let next: PartialExpansion | null = null;
    for (const hex of nextHexes(state, plan)) {
      const grown = withHex(state, plan, hex);
      const waste = grown.cost - 6 * grown.income;
      if (!next || waste > next.cost - 6 * next.income) next = grown;
    }
    if (!next) break;
    plan = next;
  }
  return plan.hexes.length > 0 ? plan : null;
}

export function expandAction(state: State, { company, hexes }: PartialExpansion): Of<'expand'> {
  const ids = hexes.map((hex) => hexAt(hex).id);
  return { type: 'expand', by: state.active, company: COMPANY_IDS[company], hexes: ids };
}
