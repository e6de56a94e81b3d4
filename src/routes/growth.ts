import type { RouteProblem, RunningTrain } from './problem.ts';

/** How much more a route could still score: hopeless ones are not followed any further. */
export interface Growth {
  /** The most that can be added, with so much of each meter used. */
  left(used: Int32Array): number;
}

/**
 * A route calls at each further stop only once, and every meter limits the number of stops that turn it.
 * So for each meter the best stops within the remainder, and all that do not turn it, are more than it can ever add.
 */
export function makeGrowth({ graph, meters }: RouteProblem, { gain, limits }: RunningTrain): Growth {
  const links = graph.links.reduce((sum, link) => sum + (gain.alongLink?.(link) ?? 0), 0);
  const tables = meters.map(({ atStop }) => {
    const free = graph.stops.filter(({ id }) => atStop(id) === 0).map(({ id }) => gain.atStop(id));
    const turning = graph.stops
      .filter(({ id }) => atStop(id) > 0)
      .map(({ id }) => gain.atStop(id))
      .sort((a, b) => b - a);
    // By the number of turning stops still to come.
    const sums = [links + free.reduce((sum, value) => sum + value, 0)];
    for (const value of turning) sums.push((sums.at(-1) as number) + value);
    return sums;
  });
  return {
    left(used) {
      let least = Number.POSITIVE_INFINITY;
      for (let meter = 0; meter < tables.length; meter++) {
        const sums = tables[meter] as number[];
        const left = (limits[meter] as number) - (used[meter] as number);
        least = Math.min(least, sums[Math.min(Math.max(left, 0), sums.length - 1)] as number);
      }
      return least;
    },
  };
}
