import type { RouteWish } from '../../../../core/routing.ts';

/** What the user wants from one train; trains that are not named just run their best. */
export type TrainPlan =
  /** The best route that calls at these stops (`hex-number`). */
  | { readonly kind: 'through'; readonly stops: readonly string[] }
  /** Exactly this route, even one that is not allowed (yet). */
  | { readonly kind: 'fixed'; readonly path: readonly string[]; readonly halts?: number }
  | { readonly kind: 'home' };

/** By the id of the train. */
export type RoutePlan = Readonly<Record<string, TrainPlan>>;

export const NOTHING_PLANNED: RoutePlan = {};

export function isFree(plan: RoutePlan): boolean {
  return Object.keys(plan).length === 0;
}

export function isStop(place: string): boolean {
  return place.includes('-');
}

export function stopsOf(path: readonly string[]): string[] {
  return path.filter(isStop);
}

export function hexOfStop(stop: string): string {
  return stop.slice(0, stop.lastIndexOf('-'));
}

/** What a search is asked so that it keeps to a plan. */
export function wishesOf(plan: RoutePlan): {
  readonly through: Readonly<Record<string, readonly string[]>>;
  readonly fixed: readonly RouteWish[];
} {
  const through: Record<string, readonly string[]> = {};
  const fixed: RouteWish[] = [];
  for (const [train, wish] of Object.entries(plan)) {
    if (wish.kind === 'through') through[train] = wish.stops;
    else fixed.push({ train, path: wish.kind === 'fixed' ? wish.path : [] });
  }
  return { through, fixed };
}

function without(plan: RoutePlan, train: string): RoutePlan {
  const { [train]: _gone, ...rest } = plan;
  return rest;
}

/** A stop clicked: the train has to call there, or no longer has to. */
export function toggleStop(plan: RoutePlan, train: string, stop: string): RoutePlan {
  const now = plan[train];
  const stops = now?.kind === 'through' ? now.stops : now?.kind === 'fixed' ? stopsOf(now.path) : [];
  const next = stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop];
  return next.length > 0 ? goThrough(plan, train, next) : without(plan, train);
}

/** Stops dragged along: the train has to call at all of these, and anywhere else worth calling. */
export function goThrough(plan: RoutePlan, train: string, stops: readonly string[]): RoutePlan {
  return { ...plan, [train]: { kind: 'through', stops: [...new Set(stops)] } };
}

export function stayHome(plan: RoutePlan, train: string): RoutePlan {
  return { ...plan, [train]: { kind: 'home' } };
}

export function letRun(plan: RoutePlan, train: string): RoutePlan {
  return without(plan, train);
}

export function clearAll(trains: readonly string[]): RoutePlan {
  return Object.fromEntries(trains.map((train) => [train, { kind: 'home' } as const]));
}

/** Exactly these runs; trains without one stay at home. */
export function keepRuns(trains: readonly string[], routes: readonly RouteWish[]): RoutePlan {
  const plan: Record<string, TrainPlan> = { ...clearAll(trains) };
  for (const { train, path, halts } of routes) plan[train] = fixedTo(path, halts);
  return plan;
}

function fixedTo(path: readonly string[], halts: number | undefined): TrainPlan {
  return { kind: 'fixed', path, ...(halts !== undefined && { halts }) };
}

/** A path put together by hand; with nothing left of it the train stays at home. */
export function setPath(plan: RoutePlan, train: string, path: readonly string[], halts?: number): RoutePlan {
  return path.length === 0 ? stayHome(plan, train) : { ...plan, [train]: fixedTo(path, halts) };
}

export type End = 'first' | 'last';

/** The path without its first or last stop, and without the track up to the next one. */
export function withoutEnd(path: readonly string[], end: End): string[] {
  if (end === 'first') {
    const next = path.findIndex((place, index) => index > 0 && isStop(place));
    return next < 0 ? [] : path.slice(next);
  }
  const last = path.slice(0, -1).findLastIndex(isStop);
  return path.slice(0, last + 1);
}

/** The path with track to one more stop; `onward` leads away from that end. */
export function withEnd(path: readonly string[], end: End, onward: readonly string[]): string[] {
  return end === 'first' ? [...onward.toReversed(), ...path] : [...path, ...onward];
}

/**
 * The runs a plan comes to: those that were found for it, but what was laid out by hand exactly as it was. Trains that
 * stay at home are left out.
 */
export function routesOf(
  trains: readonly string[],
  plan: RoutePlan,
  found: readonly RouteWish[],
): readonly RouteWish[] {
  return trains.flatMap((train): RouteWish[] => {
    const wish = plan[train];
    if (wish?.kind === 'home') return [];
    if (wish?.kind === 'fixed') {
      const { path, halts } = wish;
      return [{ train, path, ...(halts !== undefined && { halts }) }];
    }
    return found.filter((route) => route.train === train);
  });
}

/** Stops that only one of two sets of runs calls at. */
export function differenceOf(
  one: readonly { readonly path: readonly string[] }[],
  other: readonly { readonly path: readonly string[] }[],
): { readonly more: string[]; readonly fewer: string[] } {
  const all = (runs: typeof one): Set<string> => new Set(runs.flatMap(({ path }) => stopsOf(path)));
  const [mine, theirs] = [all(one), all(other)];
  return {
    more: [...mine].filter((stop) => !theirs.has(stop)),
    fewer: [...theirs].filter((stop) => !mine.has(stop)),
  };
}
