import { describe, expect, test } from 'vitest';
import { aimsIn, bruteBest } from '../testing/brute-routes.ts';
import { ORACLE_BOARDS } from '../testing/oracle-boards.ts';
import { synthetic, syntheticTask } from '../testing/routes-large.ts';
import { keptOracle, loadOracle } from '../testing/routes-oracle.ts';
import { stepBudget, timeBudget } from './budget.ts';
import { findRoutes } from './finder.ts';

const ENDLESS = 99;

describe('large boards against an integer solver', () => {
  const oracle = keptOracle();

  test.each([
    ['dense', 6],
    ['built', 9],
    ['synthetic', 20],
  ] as const)(
    '%s',
    (kind, least) => {
      let compared = 0;
      for (const { where, task, find } of ORACLE_BOARDS[kind](1)) {
        expect({ where, ...find() }).toEqual({ where, optimal: true, best: oracle(task) });
        compared++;
      }
      expect(compared).toBeGreaterThanOrEqual(least);
    },
    600_000,
  );

  test('what is kept is what the solver says', async () => {
    const solver = await loadOracle();
    const [board] = ORACLE_BOARDS.synthetic(1);
    if (!board) throw new Error('no board');
    expect(oracle(board.task)).toBe(solver(board.task));
  });

  test('a board that the solver has not seen has no answer', () => {
    const [board] = ORACLE_BOARDS.synthetic(1);
    const [first, ...others] = board?.task.trains ?? [];
    if (!first) throw new Error('no train');
    const task = { trains: [{ ...first, routes: first.routes.slice(1) }, ...others], together: null };
    expect(() => oracle(task)).toThrow('npm run oracle');
  });
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
      shouldContinue: timeBudget(() => performance.now(), 100),
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
      const once = findRoutes(problem, { shouldContinue: stepBudget(steps) });
      const again = findRoutes(problem, { shouldContinue: stepBudget(steps) });
      expect(again).toEqual(once);
      expect(once.bound).toBeGreaterThanOrEqual(once.sets[0]?.score ?? 0);
    }
  });
});
