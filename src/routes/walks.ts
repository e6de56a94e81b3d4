import type { Meter, RouteProblem, RunningTrain, Walk } from './problem.ts';
import type { Link, GraphStop } from './track-graph.ts';

/**
 * Every simple path that calls at an anchor, each exactly once. A path is an anchor with one arm or two; of the
 * two arms the one that leaves by the earlier link is grown first, and paths through one anchor never call at
 * an anchor that has been dealt with. So no path comes in both directions or from two anchors.
 */

export interface WalkVisitor {
  /**
   * Called for every path within the train's limits, with what it uses of each meter, what it can count for at most
   * and the track it takes. False: nothing longer is of interest.
   */
  visit(walk: Walk, used: Int32Array, gain: number, track: Uint32Array): boolean;
  readonly shouldContinue: () => boolean;
}

/** What one meter charges, by number of stop or link. */
interface Charge {
  readonly meter: number;
  readonly amounts: Int32Array;
}

/** The charges of all meters that have one of this kind. */
function chargesOf<T>(
  meters: readonly Meter[],
  items: readonly T[],
  amountOf: (meter: Meter) => ((item: T) => number) | undefined,
): Charge[] {
  return meters.flatMap((each, meter) => {
    const amount = amountOf(each);
    return amount ? { meter, amounts: Int32Array.from(items, amount) } : [];
  });
}

/** The paths of one train. Returns false if it had to stop before the end. */
export function eachWalk(problem: RouteProblem, train: RunningTrain, visitor: WalkVisitor): boolean {
  const { graph, meters } = problem;
  const size = graph.stops.length;
  const { limits } = train;
  const gains = {
    stop: Float64Array.from(graph.stops, ({ id }) => train.gain.atStop(id)),
    link: Float64Array.from(graph.links, (link) => train.gain.alongLink?.(link) ?? 0),
  };
  let gain = train.gain.besides;
  const ids = graph.stops.map(({ id }) => id);
  const atStops = chargesOf(meters, ids, ({ atStop }) => atStop);
  const throughStops = chargesOf(meters, ids, ({ throughStop }) => throughStop);
  const alongLinks = chargesOf(meters, graph.links, ({ alongLink }) => alongLink);
  const mayPass = Uint8Array.from(graph.stops, ({ id }) => Number(problem.mayPass(id)));
  const used = new Int32Array(meters.length);
  const track = new Uint32Array(graph.words);
  const busy = new Uint8Array(size);
  /** How often the route stands on each hex. */
  const hexes: number[] = [];
  // An arm grows from the middle to either side.
  const middle = size;
  const walk: Walk = {
    stops: new Int32Array(2 * size + 1),
    links: new Int32Array(2 * size + 1),
    from: middle,
    to: middle + 1,
  };

  function charge(charges: readonly Charge[], index: number, sign: 1 | -1): void {
    for (const { meter, amounts } of charges) {
      used[meter] = (used[meter] as number) + sign * (amounts[index] as number);
    }
  }

  function isWithin(): boolean {
    for (let meter = 0; meter < limits.length; meter++) {
      if ((used[meter] as number) > (limits[meter] as number)) return false;
    }
    return true;
  }

  function isFree(link: Link): boolean {
    for (let word = 0; word < track.length; word++) {
      if (((track[word] as number) & (link.track[word] as number)) !== 0) return false;
    }
    return true;
  }

  function toggle(link: Link): void {
    for (let word = 0; word < track.length; word++) {
      track[word] = (track[word] as number) ^ (link.track[word] as number);
    }
  }

  /** Whether a link and the stop it leads to lie on hexes that the route has not seen. */
  function isNewGround(link: Link, from: number, to: number): boolean {
    if (!problem.hexOnce || link.inner) return true;
    const home = graph.stops[from]?.hex as number;
    const goal = graph.stops[to]?.hex as number;
    if (goal === home || (hexes[goal] ?? 0) > 0) return false;
    for (let index = 0; index < link.hexes.length; index++) {
      const hex = link.hexes[index] as number;
      if (hex === goal || (hexes[hex] ?? 0) > 0 || link.hexes.indexOf(hex) !== index) return false;
    }
    return true;
  }

  function standOn(link: Link, to: number, by: 1 | -1): void {
    if (!problem.hexOnce) return;
    for (const hex of link.hexes) hexes[hex] = (hexes[hex] ?? 0) + by;
    const goal = graph.stops[to]?.hex as number;
    hexes[goal] = (hexes[goal] ?? 0) + by;
  }

  let alive = true;

  function beyond({ ends }: Link, end: number): number {
    return ends[0] === end ? ends[1] : ends[0];
  }

  /** Charges the meters for a link and the stop it leads to; `through` = the end it leaves becomes a stop on the way. */
  function meterLink(link: Link, end: number, to: number, through: boolean, sign: 1 | -1): void {
    charge(atStops, to, sign);
    charge(alongLinks, link.id, sign);
    if (through) charge(throughStops, end, sign);
  }

  function occupy(link: Link, to: number, by: 1 | -1): void {
    gain += by * ((gains.stop[to] as number) + (gains.link[link.id] as number));
    busy[to] = by === 1 ? 1 : 0;
    toggle(link);
    standOn(link, to, by);
  }

  /** Goes along a link, if the route may; `leave` takes it back. */
  function enter(link: Link, end: number, to: number, through: boolean): boolean {
    if (busy[to] === 1 || !isFree(link) || !isNewGround(link, end, to)) return false;
    meterLink(link, end, to, through, 1);
    if (isWithin()) {
      occupy(link, to, 1);
      return true;
    }
    meterLink(link, end, to, through, -1);
    return false;
  }

  function leave(link: Link, end: number, to: number, through: boolean): void {
    occupy(link, to, -1);
    meterLink(link, end, to, through, -1);
  }

  function terminalAt(link: Link, stop: number): boolean {
    return link.ends[0] === stop ? link.terminal[0] : link.terminal[1];
  }

  function mayLeave(stop: number, arrival: Link, departure: Link): boolean {
    return mayPass[stop] === 1 && !terminalAt(arrival, stop) && !terminalAt(departure, stop);
  }

  function growRight(end: number, arrival: Link, first: Link, position: number, anchor: GraphStop): void {
    if (!visitor.shouldContinue()) alive = false;
    if (!alive) return;
    walk.from = middle;
    walk.to = middle + 1 + position;
    if (!visitor.visit(walk, used, gain, track)) return;
    growLeftFrom(anchor, first);
    for (const link of (graph.stops[end] as GraphStop).links) {
      if (!mayLeave(end, arrival, link)) continue;
      const to = beyond(link, end);
      if (!enter(link, end, to, true)) continue;
      walk.links[middle + position] = link.id;
      walk.stops[middle + 1 + position] = to;
      growRight(to, link, first, position + 1, anchor);
      leave(link, end, to, true);
    }
  }

  function growLeftFrom(anchor: GraphStop, first: Link): void {
    for (let index = anchor.links.indexOf(first) + 1; index < anchor.links.length; index++) {
      followLeft(anchor.id, first, anchor.links[index] as Link, 1);
    }
  }

  function growLeft(end: number, arrival: Link, position: number): void {
    if (!visitor.shouldContinue()) alive = false;
    if (!alive) return;
    walk.links[middle - position] = arrival.id;
    walk.stops[middle - position] = end;
    walk.from = middle - position;
    if (!visitor.visit(walk, used, gain, track)) return;
    for (const link of (graph.stops[end] as GraphStop).links) followLeft(end, arrival, link, position + 1);
  }

  function followLeft(end: number, arrival: Link, link: Link, position: number): void {
    const to = beyond(link, end);
    if (!mayLeave(end, arrival, link) || !enter(link, end, to, true)) return;
    growLeft(to, link, position);
    leave(link, end, to, true);
  }

  for (const id of problem.anchors) {
    if (busy[id] === 1) continue;
    const anchor = graph.stops[id] as GraphStop;
    busy[id] = 1;
    hexes.length = 0;
    hexes[anchor.hex] = 1;
    walk.stops[middle] = id;
    charge(atStops, id, 1);
    gain += gains.stop[id] as number;
    for (const link of anchor.links) {
      const to = beyond(link, id);
      if (!enter(link, id, to, false)) continue;
      walk.links[middle] = link.id;
      walk.stops[middle + 1] = to;
      growRight(to, link, link, 1, anchor);
      leave(link, id, to, false);
    }
    charge(atStops, id, -1);
    gain = train.gain.besides;
    // It stays busy: the paths through it are done.
    if (!alive) return false;
  }
  return true;
}
