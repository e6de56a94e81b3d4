import { nth } from '../core/present.ts';
import { SeededRandom } from '../core/random.ts';
import type { Appraisal, Candidate, Meter, RouteProblem, RunningTrain, Walk } from '../routes/problem.ts';
import type { Link, TrackGraph, GraphStop } from '../routes/track-graph.ts';

/**
 * Problems for the finder without any board or title: random stops, links, limits and a law that is as spiteful as
 * the contract lets it be. Beside them the same questions answered by plain enumeration.
 */

export interface ToyLink {
  readonly ends: readonly [number, number];
  /** Track it uses, by number. */
  readonly atoms: readonly number[];
  readonly terminal?: readonly [boolean, boolean];
  readonly hexes?: readonly number[];
  readonly inner?: boolean;
}

/** A graph of these stops (each with its hex) and links. */
export function toyGraph(hexes: readonly number[], given: readonly ToyLink[]): TrackGraph {
  const words = Math.max(1, Math.ceil((Math.max(-1, ...given.flatMap(({ atoms }) => atoms)) + 1) / 32));
  const links = given.map(({ ends, atoms, terminal, hexes: via = [], inner = false }, id): Link => {
    const track = new Uint32Array(words);
    for (const atom of atoms) track[atom >> 5] = (track[atom >> 5] as number) | (1 << (atom & 31));
    return {
      id,
      ends,
      terminal: terminal ?? [false, false],
      via: via.map((hex) => `v${hex}`),
      hexes: via,
      pieces: atoms,
      borders: [],
      inner,
      track,
    };
  });
  const stops = hexes.map((hex, id): GraphStop => ({
    id,
    hex,
    stop: id,
    name: `h${hex}-${id}`,
    links: links.filter(({ ends }) => ends.includes(id)),
  }));
  return {
    stops,
    links,
    words,
    complete: true,
    idOf: ({ hex, stop }) => (stops[stop]?.hex === hex ? stop : undefined),
  };
}

/** A path as stops and links in running order. */
export interface ToyPath {
  readonly stops: readonly number[];
  readonly links: readonly number[];
}

export function walkOf({ stops, links }: ToyPath): Walk {
  return { stops: Int32Array.from(stops), links: Int32Array.from(links), from: 0, to: stops.length };
}

export function pathOf(walk: Walk): ToyPath {
  return {
    stops: [...walk.stops.subarray(walk.from, walk.to)],
    links: [...walk.links.subarray(walk.from, walk.to - 1)],
  };
}

/** The same for both directions. */
export function keyOf({ stops, links }: ToyPath): string {
  const forward = `${stops.join()}/${links.join()}`;
  const backward = `${stops.toReversed().join()}/${links.toReversed().join()}`;
  return forward < backward ? forward : backward;
}

/** What a path uses of a meter. */
export function metered(graph: TrackGraph, { atStop, throughStop, alongLink }: Meter, path: ToyPath): number {
  let used = 0;
  for (const [index, stop] of path.stops.entries()) {
    used += atStop(stop);
    if (index > 0 && index < path.stops.length - 1) used += throughStop?.(stop) ?? 0;
  }
  for (const link of path.links) used += alongLink?.(nth(graph.links, link)) ?? 0;
  return used;
}

export function gained(graph: TrackGraph, { gain }: RunningTrain, path: ToyPath): number {
  return (
    gain.besides +
    path.stops.reduce((sum, stop) => sum + gain.atStop(stop), 0) +
    path.links.reduce((sum, link) => sum + (gain.alongLink?.(nth(graph.links, link)) ?? 0), 0)
  );
}

/** Whether a path comes back to a hex; track inside a hex does not leave it. */
function comesBack(graph: TrackGraph, { stops, links }: ToyPath): boolean {
  const visits = [graph.stops[stops[0] as number]?.hex as number];
  for (const [index, id] of links.entries()) {
    const link = nth(graph.links, id);
    if (link.inner) continue;
    const forward = link.ends[0] === stops[index];
    visits.push(...(forward ? link.hexes : link.hexes.toReversed()));
    visits.push(graph.stops[stops[index + 1] as number]?.hex as number);
  }
  return new Set(visits).size !== visits.length;
}

function reusesTrack(graph: TrackGraph, links: readonly number[]): boolean {
  const atoms = links.flatMap((link) => graph.links[link]?.pieces ?? []);
  return new Set(atoms).size !== atoms.length;
}

/** Whether a finished path is within the law of listing, looked at as a whole. */
function isPath(problem: RouteProblem, train: RunningTrain, path: ToyPath): boolean {
  const { graph, anchors, meters } = problem;
  const { stops, links } = path;
  if (stops.length < 2 || new Set(stops).size !== stops.length) return false;
  if (!stops.some((stop) => anchors.includes(stop))) return false;
  if (reusesTrack(graph, links)) return false;
  for (const [index, stop] of stops.entries()) {
    if (index === 0 || index === stops.length - 1) continue;
    const ends = [links[index - 1], links[index]].some((id) => {
      const link = nth(graph.links, id as number);
      return link.terminal[link.ends[0] === stop ? 0 : 1];
    });
    if (ends || !problem.mayPass(stop)) return false;
  }
  if (problem.hexOnce && comesBack(graph, path)) return false;
  return meters.every((meter, index) => metered(graph, meter, path) <= (train.limits[index] as number));
}

/** Every path of a train, by trying every sequence of links from every stop. */
export function naivePaths(problem: RouteProblem, train: RunningTrain): Map<string, ToyPath> {
  const found = new Map<string, ToyPath>();

  function grow(stops: readonly number[], links: readonly number[]): void {
    const path = { stops, links };
    if (isPath(problem, train, path)) found.set(keyOf(path), path);
    // The only thing that is cut short: limits, hexes and ends are looked at in finished paths alone.
    if (reusesTrack(problem.graph, links)) return;
    for (const link of problem.graph.links) {
      const last = stops.at(-1) as number;
      if (!link.ends.includes(last)) continue;
      const to = link.ends[0] === last ? link.ends[1] : link.ends[0];
      if (!stops.includes(to)) grow([...stops, to], [...links, link.id]);
    }
  }

  for (const { id } of problem.graph.stops) grow([id], []);
  return found;
}

/** A number from 0 to 1 that a text always gives. */
function chanceOf(text: string): number {
  let state = 2166136261;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  }
  state ^= state >>> 15;
  state = Math.imul(state, 2246822519);
  state ^= state >>> 13;
  return (state >>> 0) / 2 ** 32;
}

export interface ToySpec {
  readonly stops?: number;
  readonly links?: number;
  readonly trains?: number;
  /** Routes owe each other something: a bonus, or that they may not be run together. */
  readonly together?: boolean;
  /** Scores along a route only grow, as in most titles; otherwise they are anything up to the gains. */
  readonly mild?: boolean;
}

function randomLinks(random: SeededRandom, hexes: readonly number[], count: number): ToyLink[] {
  const size = hexes.length;
  const shared = Array.from({ length: 4 }, (_, index) => count + index);
  return Array.from({ length: count }, (_, own): ToyLink => {
    const a = random.below(size);
    const b = (a + 1 + random.below(size - 1)) % size;
    const atoms = [own, ...shared.filter(() => random.below(12) === 0)];
    // Enough of them that more than one word is in use.
    atoms.push(...(random.below(4) === 0 ? [40 + random.below(30)] : []));
    const inner = hexes[a] === hexes[b] && random.below(2) === 0;
    const via = Array.from({ length: 1 + random.below(2) }, () => size + random.below(12));
    return {
      ends: [a, b],
      atoms,
      terminal: [random.below(12) === 0, random.below(12) === 0],
      hexes: inner || (random.below(3) === 0 && hexes[a] !== hexes[b]) ? [] : via,
      inner,
    };
  });
}

function randomMeters(random: SeededRandom, size: number, links: number): Meter[] {
  const table = (length: number, most: number): number[] =>
    Array.from({ length }, () => (random.below(3) === 0 ? 0 : random.below(most + 1)));
  const cities = table(size, 1);
  const weights = table(size, 2);
  const through = table(size, 1);
  const along = table(links, 1);
  return [
    { atStop: (stop) => cities[stop] as number },
    { atStop: (stop) => weights[stop] as number, alongLink: ({ id }) => along[id] as number },
    { atStop: () => 0, throughStop: (stop) => through[stop] as number },
  ];
}

/** A problem of the finder with everything in it that titles use. */
export function randomToy(seed: number, spec: ToySpec = {}): RouteProblem {
  const random = new SeededRandom(seed * 3571 + 11);
  const { stops: size = 4 + random.below(4), links: many = 4 + random.below(9) } = spec;
  const hexes = Array.from({ length: size }, (_, stop) =>
    stop > 0 && random.below(5) === 0 ? stop - 1 : stop,
  );
  const graph = toyGraph(hexes, randomLinks(random, hexes, many));
  const values = hexes.map(() => 10 * random.below(6));
  const linkValues = graph.links.map(() => (random.below(4) === 0 ? 10 * random.below(3) : 0));
  const closed = new Set(hexes.flatMap((_, stop) => (random.below(6) === 0 ? [stop] : [])));
  const meters = randomMeters(random, size, many);
  const besides = 10 * random.below(3);
  const hasTogether = spec.together ?? random.below(2) === 0;
  const salt = String(seed);

  function trainOf(kind: number, index: number): RunningTrain {
    const limits = [2 + kind * 2, 4 + kind * 2, kind === 2 ? Number.MAX_SAFE_INTEGER : 1 + kind];
    const train: RunningTrain = {
      id: `t${index}`,
      kind: `k${kind}`,
      limits,
      appraise: (walk) => appraise(pathOf(walk)),
      gain: {
        atStop: (stop) => values[stop] as number,
        alongLink: ({ id }) => linkValues[id] as number,
        besides,
      },
    };

    function appraise(path: ToyPath): Appraisal | null {
      const key = `${salt} ${kind} ${keyOf(path)}`;
      if (chanceOf(`legal ${key}`) < 0.15) return null;
      const upper = gained(graph, train, path);
      if (spec.mild) return { score: upper };
      // Anything up to the gains, in steps of 5 so that equals are common.
      const most =
        chanceOf(`full ${key}`) < 0.4 ? upper : 5 * Math.floor((chanceOf(`part ${key}`) * upper) / 5);
      if (!hasTogether) return { score: most };
      const share =
        chanceOf(`shares ${key}`) < 0.5 ? 0 : 5 * Math.floor((chanceOf(`share ${key}`) * most) / 5);
      const exclusive = chanceOf(`marked ${key}`) < 0.2 ? 1 << Math.floor(chanceOf(`mark ${key}`) * 32) : 0;
      return { score: most - share, share, exclusive };
    }

    return train;
  }

  const kinds = [random.below(3), random.below(3)];
  const trains = Array.from({ length: spec.trains ?? 1 + random.below(3) }, (_, index) =>
    trainOf(random.pick(kinds), index),
  );
  const problem: RouteProblem = {
    graph,
    anchors: Array.from({ length: 1 + random.below(3) }, () => random.below(size)),
    mayPass: (stop) => !closed.has(stop),
    hexOnce: random.below(2) === 0,
    meters,
    trains,
  };
  if (!hasTogether) return problem;

  /**
   * A bonus of any size that the shares allow. The finder says only where a route stops, so the shares that a set
   * is sure to have are those of the least route on the same stops.
   */
  const least = leastShares(problem);
  function together(routes: readonly Candidate[]): number | null {
    const keys = routes.map(({ stops }) => stopsKey(stops)).sort();
    const key = `${salt} ${keys.join(' ')}`;
    if (routes.length > 0 && chanceOf(`refused ${key}`) < 0.2) return null;
    const most = keys.reduce((sum, one) => sum + (least.get(one) ?? 0), 0);
    return chanceOf(`all ${key}`) < 0.4 ? most : 5 * Math.floor((chanceOf(`bonus ${key}`) * most) / 5);
  }

  return { ...problem, together };
}

function stopsKey(stops: readonly number[]): string {
  const [forward, backward] = [stops.join(), stops.toReversed().join()];
  return forward < backward ? forward : backward;
}

function leastShares(problem: RouteProblem): Map<string, number> {
  const least = new Map<string, number>();
  for (const train of problem.trains) {
    for (const path of naivePaths(problem, train).values()) {
      const appraisal = train.appraise(walkOf(path));
      if (!appraisal) continue;
      const key = stopsKey(path.stops);
      least.set(key, Math.min(least.get(key) ?? Number.POSITIVE_INFINITY, appraisal.share ?? 0));
    }
  }
  return least;
}

interface ToyRoute extends ToyPath {
  readonly train: number;
  readonly appraisal: Appraisal;
  /** Its track and its marks as bits of one number. */
  readonly takes: bigint;
  readonly key: string;
}

export interface ToySet {
  readonly routes: readonly ToyRoute[];
  readonly score: number;
  /** Without names of trains and directions. */
  readonly key: string;
}

/** Every legal set of routes, each once, best first. */
export function naiveSets(problem: RouteProblem): ToySet[] {
  const { graph, trains } = problem;
  const byTrain = trains.map((train, index) =>
    [...naivePaths(problem, train).values()].flatMap((path): ToyRoute[] => {
      const appraisal = train.appraise(walkOf(path));
      if (!appraisal) return [];
      let takes = BigInt((appraisal.exclusive ?? 0) >>> 0);
      for (const link of path.links) {
        for (const atom of graph.links[link]?.pieces ?? []) takes |= 1n << BigInt(32 + atom);
      }
      return [{ ...path, train: index, appraisal, takes, key: `${train.kind} ${keyOf(path)}` }];
    }),
  );
  const sets = new Map<string, ToySet>();

  function extend(index: number, chosen: readonly ToyRoute[], taken: bigint): void {
    if (index === trains.length) {
      const bonus = problem.together ? problem.together(chosen) : 0;
      if (bonus === null) return;
      const key = chosen
        .map((route) => route.key)
        .sort()
        .join(' | ');
      const score = chosen.reduce((sum, { appraisal }) => sum + appraisal.score, bonus);
      sets.set(key, { routes: chosen, score, key });
      return;
    }
    extend(index + 1, chosen, taken);
    for (const route of byTrain[index] ?? []) {
      if ((route.takes & taken) === 0n) extend(index + 1, [...chosen, route], taken | route.takes);
    }
  }

  extend(0, [], 0n);
  return [...sets.values()].sort((a, b) => b.score - a.score);
}

/** A path as the finder writes it. */
export function textOf(graph: TrackGraph, { stops, links }: ToyPath): string[] {
  const text = [graph.stops[stops[0] as number]?.name ?? ''];
  for (const [index, id] of links.entries()) {
    const link = nth(graph.links, id);
    const forward = link.ends[0] === stops[index];
    text.push(
      ...(forward ? link.via : link.via.toReversed()),
      graph.stops[stops[index + 1] as number]?.name ?? '',
    );
  }
  return text;
}
