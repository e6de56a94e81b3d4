import type { RouteProblem, RunningTrain, Walk } from './problem.ts';
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
  const tables = meters.map(({ atStop, throughStop, alongLink }) => ({
    stop: Int32Array.from(graph.stops, ({ id }) => atStop(id)),
    through: Int32Array.from(graph.stops, ({ id }) => throughStop?.(id) ?? 0),
    link: Int32Array.from(graph.links, (link) => alongLink?.(link) ?? 0),
  }));
  const mayPass = Uint8Array.from(graph.stops, ({ id }) => Number(problem.mayPass(id)));
  const used = new Int32Array(meters.length);
  const track = new Uint32Array(graph.words);
  const busy = new Uint8Array(size);
  const hexes = new Map<number, number>();
  // An arm grows from the middle to either side.
  const middle = size;
  const walk: Walk = {
    stops: new Int32Array(2 * size + 1),
    links: new Int32Array(2 * size + 1),
    from: middle,
    to: middle + 1,
  };

  function charge(table: 'stop' | 'through' | 'link', index: number, sign: 1 | -1): void {
    for (let meter = 0; meter < tables.length; meter++) {
      used[meter] = (used[meter] as number) + sign * (tables[meter]?.[table][index] as number);
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
    if (goal === home || (hexes.get(goal) ?? 0) > 0) return false;
    for (let index = 0; index < link.hexes.length; index++) {
      const hex = link.hexes[index] as number;
      if (hex === goal || (hexes.get(hex) ?? 0) > 0 || link.hexes.indexOf(hex) !== index) return false;
    }
    return true;
  }

  function standOn(link: Link, to: number, by: 1 | -1): void {
    if (!problem.hexOnce) return;
    for (const hex of link.hexes) hexes.set(hex, (hexes.get(hex) ?? 0) + by);
    const goal = graph.stops[to]?.hex as number;
    hexes.set(goal, (hexes.get(goal) ?? 0) + by);
  }

  let alive = true;

  /** Follows one link and everything beyond; `through` = the end it leaves becomes a stop on the way. */
  function follow(
    link: Link,
    end: number,
    through: boolean,
    then: (to: number, arrival: Link) => void,
  ): void {
    const forward = link.ends[0] === end;
    const to = forward ? link.ends[1] : link.ends[0];
    if (busy[to] === 1 || !isFree(link) || !isNewGround(link, end, to)) return;
    const before = gain;
    charge('stop', to, 1);
    charge('link', link.id, 1);
    if (through) charge('through', end, 1);
    if (isWithin()) {
      gain += (gains.stop[to] as number) + (gains.link[link.id] as number);
      busy[to] = 1;
      toggle(link);
      standOn(link, to, 1);
      then(to, link);
      standOn(link, to, -1);
      toggle(link);
      busy[to] = 0;
    }
    gain = before;
    if (through) charge('through', end, -1);
    charge('link', link.id, -1);
    charge('stop', to, -1);
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
      follow(link, end, true, (to, by) => {
        walk.links[middle + position] = by.id;
        walk.stops[middle + 1 + position] = to;
        growRight(to, by, first, position + 1, anchor);
      });
    }
  }

  function growLeftFrom(anchor: GraphStop, first: Link): void {
    for (let index = anchor.links.indexOf(first) + 1; index < anchor.links.length; index++) {
      const link = anchor.links[index] as Link;
      if (mayLeave(anchor.id, first, link)) follow(link, anchor.id, true, (to, by) => growLeft(to, by, 1));
    }
  }

  function growLeft(end: number, arrival: Link, position: number): void {
    if (!visitor.shouldContinue()) alive = false;
    if (!alive) return;
    walk.links[middle - position] = arrival.id;
    walk.stops[middle - position] = end;
    walk.from = middle - position;
    if (!visitor.visit(walk, used, gain, track)) return;
    for (const link of (graph.stops[end] as GraphStop).links) {
      if (mayLeave(end, arrival, link)) follow(link, end, true, (to, by) => growLeft(to, by, position + 1));
    }
  }

  for (const id of problem.anchors) {
    if (busy[id] === 1) continue;
    const anchor = graph.stops[id] as GraphStop;
    busy[id] = 1;
    hexes.clear();
    hexes.set(anchor.hex, 1);
    walk.stops[middle] = id;
    charge('stop', id, 1);
    gain += gains.stop[id] as number;
    for (const link of anchor.links) {
      follow(link, id, false, (to, by) => {
        walk.links[middle] = by.id;
        walk.stops[middle + 1] = to;
        growRight(to, by, link, 1, anchor);
      });
    }
    charge('stop', id, -1);
    gain = train.gain.besides;
    // It stays busy: the paths through it are done.
    if (!alive) return false;
  }
  return true;
}
