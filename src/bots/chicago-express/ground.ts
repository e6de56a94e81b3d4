import { DETROIT, INDUSTRIES } from '../../games/chicago-express/data.ts';
import { CHICAGO, HEXES, hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import { costOf, isClosedHome, isTaken } from '../../games/chicago-express/reach.ts';
import { type State, valueOf } from '../../games/chicago-express/state.ts';

/**
 * What the board promises a company, as it is when a decision is asked for. A search looks at many positions a few turns
 * later and takes the ground as unchanged: finding ways again for each would cost more than it tells.
 */
export interface Ground {
  /** What the way from each hex to Chicago costs. */
  readonly toChicago: Float64Array;
  /** Hexes that are worth something, Chicago aside. */
  readonly prizes: readonly Prize[];
  /** What the prizes near each hex are worth, the nearer the more. */
  readonly nearby: Float64Array;
  /** By how much Detroit will be worth more than now, on average of the dividend phases to come (CE-11.4). */
  readonly detroitGrowth: number;
}

interface Prize {
  readonly hex: HexIndex;
  readonly value: number;
  /** For each hex how near the prize is: 1 there, less the more the way costs. */
  readonly nearness: Float64Array;
}

/** Prizes that are further off do not count as near. */
const NEAR = 0.3;

export const DETROIT_HEX: HexIndex = INDUSTRIES[DETROIT].hex;

/** A way that costs this much more makes a prize worth a third. */
const FADE = 4;

const ALL_PRIZES: readonly HexIndex[] = HEXES.filter(
  ({ index, income }) => index !== CHICAGO && (income > 0 || INDUSTRIES.some(({ hex }) => hex === index)),
).map(({ index }) => index);

/** What the way from each hex to a goal costs now; nobody passes through what is closed or taken. */
function costsTo(goal: HexIndex, entry: Float64Array): Float64Array {
  const away = new Float64Array(HEXES.length).fill(Infinity);
  away[goal] = 0;
  // A hex whose way has become cheaper comes up again behind the others.
  const open = new Set<HexIndex>([goal]);
  for (const hex of open) {
    open.delete(hex);
    const further = (away[hex] as number) + (entry[hex] as number);
    if (further === Infinity) continue;
    for (const next of hexAt(hex).neighbours) {
      if (further >= (away[next] as number)) continue;
      away[next] = further;
      open.add(next);
    }
  }
  return away;
}

/** `phases` are the dividend phases still to come: what Detroit is worth depends on them. */
export function groundOf(state: State, phases: number): Ground {
  const entry = new Float64Array(HEXES.length);
  for (const { index } of HEXES) {
    entry[index] = isTaken(state, index) || isClosedHome(state, index) ? Infinity : costOf(state, index);
  }
  const detroitGrowth = Math.max(0, phases - 1) / 2;
  const prizes = ALL_PRIZES.filter((hex) => entry[hex] !== Infinity).map((hex) => ({
    hex,
    value: valueOf(state, hex) + (hex === DETROIT_HEX ? detroitGrowth : 0),
    nearness: costsTo(hex, entry).map((cost) => Math.exp(-cost / FADE)),
  }));
  return { toChicago: costsTo(CHICAGO, entry), prizes, nearby: worthNearby(prizes), detroitGrowth };
}

function worthNearby(prizes: readonly Prize[]): Float64Array {
  return new Float64Array(HEXES.length).map((_, hex) => {
    let worth = 0;
    for (const { value, nearness } of prizes) {
      const near = nearness[hex] as number;
      if (near > NEAR && near < 1) worth += value * near;
    }
    return worth;
  });
}

/** The outlook of one company's track. */
export interface Outlook {
  /** What the way to Chicago costs; 0 when it is there. */
  readonly way: number;
  /** The prizes it may still reach, the near ones counting more. */
  readonly promise: number;
  /** What houses on all its hexes would add to its income. */
  readonly houses: number;
}

/** A ground lasts for one decision, and so does what was made out from it. */
const outlooks = new WeakMap<Ground, Map<readonly HexIndex[], Outlook>>();

/** Remembered by track, which few moves change. */
export function outlookOf(ground: Ground, track: readonly HexIndex[]): Outlook {
  let known = outlooks.get(ground);
  if (!known) outlooks.set(ground, (known = new Map()));
  let outlook = known.get(track);
  if (!outlook) known.set(track, (outlook = lookAround(ground, track)));
  return outlook;
}

function lookAround({ toChicago, prizes }: Ground, track: readonly HexIndex[]): Outlook {
  let way = Infinity;
  let houses = 0;
  for (const hex of track) {
    way = Math.min(way, toChicago[hex] as number);
    houses += hexAt(hex).house;
  }
  let promise = 0;
  for (const { value, nearness } of prizes) {
    let nearest = 0;
    for (const hex of track) nearest = Math.max(nearest, nearness[hex] as number);
    // At 1 the company is there already.
    if (nearest < 1) promise += value * nearest;
  }
  return { way, promise, houses };
}
