import { describe, expect, it } from 'vitest';
import { routing } from '../games/1848/routing.ts';
import { sampleRuns } from '../testing/1848/sample.ts';

/** What a player may ask of single trains, in positions of a played game where two trains run. */

describe('what is asked of single trains', () => {
  const found = sampleRuns().filter(({ best }) => best.runs.length > 1);

  it('the sample has such positions', () => {
    expect(found.length).toBeGreaterThan(3);
  });

  it('a run that stands is kept to the stop, and the others make the best of what it leaves', () => {
    for (const { state, best } of found) {
      for (const { train, path } of best.runs) {
        const again = routing.best(state, { fixed: [{ train, path: path.toReversed() }] });
        expect(again.optimal).toBe(true);
        expect(again.sets[0]?.revenue).toBe(best.revenue);
        const kept = again.sets[0]?.runs.find((run) => run.train === train)?.path ?? [];
        expect([path.join(), path.toReversed().join()]).toContain(kept.join());
      }
    }
  });

  it('a run that stands takes its track from the others, also where that is a pity', () => {
    for (const { state, best } of found) {
      const [first, second] = best.runs;
      if (!first || !second) continue;
      const swapped = { train: first.train, path: second.path };
      const judged = routing.judge(state, [swapped]);
      if ('refused' in judged) continue;
      const [set] = routing.best(state, { fixed: [swapped] }).sets;
      expect(set?.runs.find(({ train }) => train === first.train)?.revenue).toBe(judged.revenue);
      expect(set?.revenue).toBeLessThanOrEqual(best.revenue);
    }
  });

  it('a train without a path stays at home', () => {
    for (const { state, best } of found) {
      for (const { train } of best.runs) {
        const [set] = routing.best(state, { fixed: [{ train, path: [] }] }).sets;
        expect(set?.runs.map((run) => run.train)).not.toContain(train);
        expect(set?.revenue).toBeLessThanOrEqual(best.revenue);
        expect(set?.revenue).toBeGreaterThan(0);
      }
    }
  });

  it('a train calls where it has to call, or does not run', () => {
    for (const { state, best } of found) {
      const [first, second] = best.runs;
      if (!first || !second) continue;
      const stop = second.path.find((place) => place.includes('-')) as string;
      const { sets } = routing.best(state, { through: { [first.train]: [stop] }, count: 3 });
      const paths = sets.flatMap(({ runs }) => runs.filter(({ train }) => train === first.train));
      expect(paths.filter(({ path }) => !path.includes(stop))).toEqual([]);
    }
  });
});
