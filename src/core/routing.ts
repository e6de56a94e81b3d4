import type { Action, Refusal, RuleId } from './game.ts';

/** The part of the contract about running trains: the questions to a route finder and its answers. */

/** One train's run as a player asks for it: stops as `hex-number`, plain hexes in between by name. */
export interface RouteWish {
  readonly train: string;
  readonly path: readonly string[];
  /** How many halts are counted, where a title lets the director choose. */
  readonly halts?: number;
}

/** One line of what a run earns, or loses. */
export interface RevenueLine {
  readonly rule: RuleId;
  /** `stop`, or the kind of bonus; a key of the text catalogue. */
  readonly what: string;
  /** The place, or something else that names the bonus. */
  readonly at: string;
  readonly value: number;
}

/** A run that is legal, with what it earns. */
export interface RunReport {
  readonly train: string;
  /** The type of the train, as it is printed on the card. */
  readonly name: string;
  readonly path: readonly string[];
  readonly revenue: number;
  /** What goes to the treasury regardless of the director's decision. */
  readonly subsidy: number;
  readonly items: readonly RevenueLine[];
}

/** A legal set of routes. `score` is what was asked for (total revenue, unless said otherwise). */
export interface RouteSet<A extends Action> {
  /** The action that runs them. */
  readonly action: A;
  readonly runs: readonly RunReport[];
  readonly revenue: number;
  readonly subsidy: number;
  readonly score: number;
}

export interface RouteAsk<A extends Action> {
  /** The company that runs; left out, the one whose turn it is. It need not be at the step of running. */
  readonly company?: string;
  /** `revenue` (the default) uses the subsidy to break ties, `subsidy` the other way round, `total` is their sum. */
  readonly objective?: 'revenue' | 'subsidy' | 'total';
  /** How many of the best sets are wanted; one, if left out. */
  readonly count?: number;
  /** Stops (`hex-number`) which the route of a train has to call at. */
  readonly through?: Readonly<Record<string, readonly string[]>>;
  /** Runs that are fixed: the other trains are routed round them. An empty path keeps a train at home. */
  readonly fixed?: readonly RouteWish[];
  /** Called often; returning false ends the search with the best found so far. */
  readonly shouldContinue?: () => boolean;
  /** Called with every improvement as it is found. */
  readonly onBetter?: (set: RouteSet<A>, bound: number) => void;
}

/** The outcome of a search: `optimal` only where it is proven that nothing scores more than the first set. */
export interface RouteAnswer<A extends Action> {
  /** The best sets, best first; never empty, since running nothing is a set too. */
  readonly sets: readonly RouteSet<A>[];
  /** Nothing scores more than this; infinite if the budget ended before any bound was known. */
  readonly bound: number;
  readonly optimal: boolean;
  readonly work: { readonly paths: number; readonly kept: number; readonly nodes: number };
}

/** What trains would earn, without the routes. */
export interface RouteValue {
  readonly revenue: number;
  readonly subsidy: number;
}

/** The routes of a title in which trains run. */
export interface Routing<S extends object, A extends Action> {
  /** The best routes a company could run in this position, proven. */
  best(state: S, ask?: RouteAsk<A>): RouteAnswer<A>;
  /**
   * What a company would earn if it had trains of these kinds, at any point of its turn; cached by board,
   * tokens, trains and phase. If `shouldContinue` ends the search early, only what was found by then.
   */
  value(
    state: S,
    company: string,
    trains: readonly string[],
    ask?: { readonly shouldContinue?: () => boolean },
  ): RouteValue;
  /** What these routes earn together, item by item, or why they are not allowed. */
  judge(state: S, routes: readonly RouteWish[], company?: string): RouteSet<A> | Refusal;
}
