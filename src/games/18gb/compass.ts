import type { HexId } from '../../rail/hex.ts';
import type { Compass } from './scenarios.ts';

/** 18GB-12.9: the compass bonus, earned by routes alone or joined. */

/** What matters here about a route. */
export interface CompassRoute {
  /** Hexes of its stops. */
  readonly hexes: readonly HexId[];
  /** Cities and towns, as `hex-stop`: where routes can be joined; never an off-board. */
  readonly meetings: readonly string[];
}

export interface Group {
  /** Indices of the routes, in an order in which each meets an earlier one. */
  readonly routes: readonly number[];
  readonly northSouth: boolean;
  readonly eastWest: boolean;
}

function meet(a: CompassRoute, b: CompassRoute): boolean {
  return a.meetings.some((place) => b.meetings.includes(place));
}

function spans(routes: readonly CompassRoute[], a: readonly HexId[], b: readonly HexId[]): boolean {
  const touches = (side: readonly HexId[]): boolean =>
    routes.some(({ hexes }) => hexes.some((hex) => side.includes(hex)));
  return touches(a) && touches(b);
}

function makeGroup(all: readonly CompassRoute[], compass: Compass, indices: readonly number[]): Group {
  const routes = indices.map((index) => all[index] as CompassRoute);
  return {
    routes: indices,
    northSouth: spans(routes, compass.N, compass.S),
    eastWest: spans(routes, compass.E, compass.W),
  };
}

/** The members in an order in which each meets an earlier one, or null if they are not connected. */
function joined(all: readonly CompassRoute[], members: readonly number[]): number[] | null {
  const order = members.slice(0, 1);
  const left = new Set(members.slice(1));
  while (left.size > 0) {
    const next = [...left].find((index) =>
      order.some((before) => meet(all[before] as CompassRoute, all[index] as CompassRoute)),
    );
    if (next === undefined) return null;
    left.delete(next);
    order.push(next);
  }
  return order;
}

/** Every way of splitting the routes into connected groups; more groups first where there is a choice. */
function* splits(all: readonly CompassRoute[], next = 0, groups: number[][] = []): Generator<number[][]> {
  if (next === all.length) {
    const whole = groups.map((members) => joined(all, members));
    if (!whole.includes(null)) yield whole as number[][];
    return;
  }
  yield* splits(all, next + 1, [...groups, [next]]);
  for (const [index, members] of groups.entries()) {
    yield* splits(all, next + 1, groups.with(index, [...members, next]));
  }
}

function bonuses(groups: readonly Group[]): number {
  return groups.reduce((sum, { northSouth, eastWest }) => sum + Number(northSouth) + Number(eastWest), 0);
}

/** The split with most bonuses; among equals the one with most groups. */
export function bestGroups(routes: readonly CompassRoute[], compass: Compass): Group[] {
  let best: Group[] = [];
  let most = -1;
  for (const split of splits(routes)) {
    const groups = split.map((members) => makeGroup(routes, compass, members));
    const count = bonuses(groups);
    if (count < most || (count === most && groups.length <= best.length)) continue;
    best = groups;
    most = count;
  }
  return best;
}

/** D-15: as before 2024: all connected routes are one group. */
export function networkGroups(routes: readonly CompassRoute[], compass: Compass): Group[] {
  const groups: number[][] = [];
  for (const [index, route] of routes.entries()) {
    const met = groups.filter((members) =>
      members.some((other) => meet(routes[other] as CompassRoute, route)),
    );
    const merged = [...met.flat(), index];
    groups.splice(0, groups.length, ...groups.filter((members) => !met.includes(members)), merged);
  }
  return groups
    .map((members) => joined(routes, members) ?? members)
    .map((members) => makeGroup(routes, compass, members));
}
