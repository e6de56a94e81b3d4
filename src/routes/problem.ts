import type { Link, TrackGraph } from './track-graph.ts';

/**
 * What a title gives the finder: which track there is, how far trains go, what a route earns and what routes
 * owe each other. The finder itself knows no title.
 */

/** A route while it is looked at: stops and links in running order. Both arrays are reused; copy what is kept. */
export interface Walk {
  readonly stops: Int32Array;
  /** The stops are `stops[from]` to `stops[to - 1]`, the links `links[from]` to `links[to - 2]`. */
  readonly links: Int32Array;
  from: number;
  to: number;
}

/**
 * Something that adds up along a route and is limited by train: cities, gauge changes, full cities
 * passed. It never decreases, so a route over the limit is dropped with everything longer.
 */
export interface Meter {
  /** For calling at a stop. */
  readonly atStop: (stop: number) => number;
  /** For continuing beyond a stop. */
  readonly throughStop?: (stop: number) => number;
  readonly alongLink?: (link: Link) => number;
}

export interface Appraisal {
  /** What the route counts for by itself; never below zero. */
  readonly score: number;
  /** The most it can add to what sets of routes earn together: over any set these sum up to its bonus or more. */
  readonly share?: number;
  /** Marks of which only one route of a set may have each, as bits: two routes with one in common exclude each other. */
  readonly exclusive?: number;
}

export interface RunningTrain {
  readonly id: string;
  /** Trains of one kind run alike: what one can do, the others can. */
  readonly kind: string;
  /** The limit of each meter. */
  readonly limits: readonly number[];
  /** Whether a route is legal for this train, and its worth: the title's own law. */
  readonly appraise: (walk: Walk) => Appraisal | null;
  /** The most a route can score, shares included: an amount for each stop and link, and a constant. */
  readonly gain: {
    readonly atStop: (stop: number) => number;
    readonly alongLink?: (link: Link) => number;
    readonly besides: number;
  };
}

/** A route that stands for choice, with its stops in running order. */
export interface Candidate {
  readonly stops: readonly number[];
}

export interface RouteProblem {
  readonly graph: TrackGraph;
  /** Stops one of which every route must call at. */
  readonly anchors: readonly number[];
  readonly mayPass: (stop: number) => boolean;
  /** Routes never come back to a hex. */
  readonly hexOnce: boolean;
  readonly meters: readonly Meter[];
  readonly trains: readonly RunningTrain[];
  /** What routes earn together beyond their own worth, or null where they may not be run together. */
  readonly together?: (routes: readonly Candidate[]) => number | null;
}
