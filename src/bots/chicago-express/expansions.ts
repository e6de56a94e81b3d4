import { type Company, COMPANY_IDS, MOST_HEXES } from '../../games/chicago-express/data.ts';
import { CHICAGO, hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import { type PartialExpansion, nextHexes, withHex } from '../../games/chicago-express/reach.ts';
import { type State, treasuryOf, valueOf } from '../../games/chicago-express/state.ts';
import type { Of } from '../../games/chicago-express/actions.ts';
import { type Ground, outlookOf } from './ground.ts';

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
  readonly way: number;
}

function scoreOf(
  state: State,
  { toChicago, prizes }: Ground,
  hex: HexIndex,
  way: number,
  cost: number,
): number {
  let nearby = 0;
  for (const prize of prizes) {
    const nearness = prize.nearness[hex] as number;
    if (nearness > 0.3 && nearness < 1) nearby += prize.value * nearness;
  }
  const { house } = hexAt(hex);
  const nearer = way - Math.min(way, toChicago[hex] as number);
  return (
    valueOf(state, hex) +
    (hex === CHICAGO ? APPEAL.chicago : 0) +
    APPEAL.house * house +
    APPEAL.way * (nearer === Infinity ? 0 : nearer) +
    APPEAL.nearness * nearby -
    APPEAL.cost * cost
  );
}

/** A plan by its hexes in any order. */
function keyOf({ hexes }: PartialExpansion): number {
  let key = 0;
  for (const hex of hexes.toSorted((a, b) => a - b)) key = key * 128 + hex + 1;
  return key;
}

function best(plans: Scored[], count: number): Scored[] {
  plans.sort((a, b) => b.score - a.score);
  const kept: Scored[] = [];
  const seen = new Set<number>();
  for (const scored of plans) {
    if (kept.length === count) break;
    const key = keyOf(scored.plan);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(scored);
  }
  return kept;
}

function longer(state: State, ground: Ground, { plan, score, way }: Scored, into: Scored[]): void {
  for (const hex of nextHexes(state, plan)) {
    const next = withHex(state, plan, hex);
    into.push({
      plan: next,
      score: score + scoreOf(state, ground, hex, way, next.cost - plan.cost),
      way: Math.min(way, ground.toChicago[hex] as number),
    });
  }
}

function findPlans(state: State, ground: Ground, company: Company): PartialExpansion[] {
  const { way } = outlookOf(ground, state.track[company] as readonly HexIndex[]);
  let beam: Scored[] = [{ plan: { company, hexes: [], cost: 0, income: 0 }, score: 0, way }];
  const found: PartialExpansion[] = [];
  for (let length = 1; length <= MOST_HEXES; length++) {
    const grown: Scored[] = [];
    for (const scored of beam) longer(state, ground, scored, grown);
    if (grown.length === 0) break;
    beam = best(grown, BEAM);
    for (const { plan } of beam.slice(0, KEPT[length - 1])) found.push(plan);
  }
  const westward = westwardPlan(state, ground, company, way);
  const isNew = westward !== null && !found.some((plan) => keyOf(plan) === keyOf(westward));
  return isNew ? [westward, ...found.reverse()] : found.reverse();
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

interface Known {
  readonly ground: Ground;
  readonly present: State['present'];
  readonly houses: State['houses'];
  readonly table: State['table'];
  readonly money: number;
  readonly charter: number;
  readonly plans: readonly PartialExpansion[];
}

/** The plans last found for a track: they hold until something they were made from has changed. */
const lastFound = new WeakMap<readonly HexIndex[], Known>();

/** The longest first. */
export function plansFor(state: State, ground: Ground, company: Company): readonly PartialExpansion[] {
  const track = state.track[company] as readonly HexIndex[];
  const money = treasuryOf(state, company);
  const charter = state.charters[company] as number;
  const { present, houses, table } = state;
  const known = lastFound.get(track);
  if (
    known &&
    known.ground === ground &&
    known.present === present &&
    known.houses === houses &&
    known.table === table &&
    known.money === money &&
    known.charter === charter
  ) {
    return known.plans;
  }
  const plans = findPlans(state, ground, company);
  lastFound.set(track, { ground, present, houses, table, money, charter, plans });
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
