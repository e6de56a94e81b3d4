import { describe, expect, test } from 'vitest';
import type { TrainName } from '../games/1848/data.ts';
import { routing } from '../games/1848/routing.ts';
import { aimsIn, bruteBest } from '../testing/brute-routes.ts';
import { builtBoard, dense1848, synthetic, syntheticTask, withTrains1848 } from '../testing/routes-large.ts';
import { isForOracle, loadOracle } from '../testing/routes-oracle.ts';
import { brute1848 } from '../testing/routes-titles.ts';
import { stepBudget, timeBudget } from './budget.ts';
import { findRoutes } from './finder.ts';

const ENDLESS = 99;

describe('large boards against an integer solver', () => {
  test('1848 full of track, two to four trains from reach 5 to the end of the line', async () => {
    const oracle = await loadOracle();
    let compared = 0;
    for (let seed = 1; compared < 6 && seed <= 60; seed++) {
      const { state, company, where } = dense1848(seed);
      const task = brute1848(state, company, 1_000);
      if (!task || !isForOracle(task) || Math.max(...task.trains.map(({ routes }) => routes.length)) < 50)
        continue;
      compared++;
      const { sets, optimal } = routing.best(state, { company });
      expect({ where, optimal, revenue: sets[0]?.revenue }).toEqual({
        where,
        optimal: true,
        revenue: oracle(task),
      });
    }
    expect(compared).toBe(6);
  }, 600_000);

  test('the last board of a game between builders', async () => {
    const oracle = await loadOracle();
    const { state, companies } = builtBoard(3);
    const rosters: TrainName[][] = [
      ['6', '6'],
      ['8', '4', '4+'],
      ['D', '5'],
      ['2E', '3', '8'],
    ];
    let compared = 0;
    for (const company of companies) {
      for (const names of rosters) {
        const position = withTrains1848(state, company, names);
        const task = brute1848(position, company, 1_000);
        if (!task || !isForOracle(task)) continue;
        compared++;
        const where = `${company} ${names.join()}`;
        const { sets, optimal } = routing.best(position, { company });
        expect({ where, optimal, revenue: sets[0]?.revenue }).toEqual({
          where,
          optimal: true,
          revenue: oracle(task),
        });
      }
    }
    expect(compared).toBeGreaterThan(8);
  }, 600_000);

  test.each([[[6, 6]], [[6, 8, 8]], [[5, 6, 7, ENDLESS]], [[ENDLESS, ENDLESS]]])(
    'synthetic ground, trains of reach %j',
    async (trains) => {
      const oracle = await loadOracle();
      let compared = 0;
      for (let seed = 1; compared < 5 && seed <= 80; seed++) {
        const board = synthetic(seed, 4, 4, trains);
        const task = syntheticTask(board, 800);
        if (!task || !isForOracle(task) || Math.max(...task.trains.map(({ routes }) => routes.length)) < 40)
          continue;
        compared++;
        const { sets, optimal } = findRoutes(board.problem);
        expect({ where: board.where, optimal, score: sets[0]?.score }).toEqual({
          where: board.where,
          optimal: true,
          score: oracle(task),
        });
      }
      expect(compared).toBe(5);
    },
    600_000,
  );
});

describe('large boards by trying everything', () => {
  test.each([
    [[6, 6], 0],
    [[6, 8], 25],
    [[ENDLESS, 4], 15],
  ])('synthetic ground, trains of reach %j, bonus %i', (trains, meeting) => {
    let compared = 0;
    for (let seed = 1; compared < 6 && seed <= 60; seed++) {
      const board = synthetic(seed, 5, 5, trains, meeting);
      const task = syntheticTask(board, 4_000);
      if (!task || Math.max(...task.trains.map(({ routes }) => routes.length)) < 150) continue;
      compared++;
      const { sets, optimal } = findRoutes(board.problem);
      const [score] = aimsIn(bruteBest(task)?.best.score ?? 0);
      expect({ where: board.where, optimal, score: sets[0]?.score }).toEqual({
        where: board.where,
        optimal: true,
        score,
      });
    }
    expect(compared).toBe(6);
  });
});

describe('large boards in little time', () => {
  test('a budget is kept: honest, and with an answer', () => {
    const board = synthetic(7, 9, 9, [6, 8, ENDLESS]);
    const began = performance.now();
    const { sets, bound, optimal, work } = findRoutes(board.problem, {
      mayGoOn: timeBudget(() => performance.now(), 100),
    });
    const took = performance.now() - began;
    console.info(
      `budget of 100 ms: ${took.toFixed(0)} ms, ${JSON.stringify({ ...work, optimal, bound, score: sets[0]?.score })}`,
    );
    expect(bound).toBeGreaterThanOrEqual(sets[0]?.score ?? 0);
    expect(sets[0]?.score).toBeGreaterThan(0);
  });

  test('the same number of steps gives the same answer', () => {
    const { problem } = synthetic(7, 9, 9, [6, 8, ENDLESS]);
    for (const steps of [1, 10, 300]) {
      const once = findRoutes(problem, { mayGoOn: stepBudget(steps) });
      const again = findRoutes(problem, { mayGoOn: stepBudget(steps) });
      expect(again).toEqual(once);
      expect(once.bound).toBeGreaterThanOrEqual(once.sets[0]?.score ?? 0);
    }
  });
});
