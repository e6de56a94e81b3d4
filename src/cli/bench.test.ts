import { afterAll, expect, test } from 'vitest';
import { findRoutes } from '../routes/finder.ts';
import { makeDesk } from '../testing/cli.ts';
import { recordedGame } from '../testing/1848/recorded.ts';
import { countPaths, denseProblem } from './dense-board.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

test('bench measures given games against the targets', async () => {
  desk.file('game.json', JSON.stringify(recordedGame(80)));
  const table = await desk.railhead('bench', '--quick', 'game.json');
  expect(table.code).toBe(0);
  expect(table.out).toMatch(/^1 recorded games, 80 actions, Node v/);
  for (const name of ['load a game', 'apply', 'choices p95', 'reach p99', 'play-outs']) {
    expect(table.out).toMatch(new RegExp(`\n1848 ${name}.* (at most|at least) .* (ok|missed)\n`));
  }
  for (const name of ['routes p95', 'routes max', 'routes first answer', 'routes, 68,862 paths', 'memory']) {
    expect(table.out).toMatch(new RegExp(`\n${name}.* at most .* (ok|missed)\n`));
  }
  const { out } = await desk.railhead('bench', '--quick', '--json', 'game.json');
  const { figures } = JSON.parse(out) as { figures: { name: string; value: number }[] };
  expect(figures.every(({ value }) => Number.isFinite(value) && value >= 0)).toBe(true);
});

test('a dense board has a city where it should, and every path is counted', () => {
  const problem = denseProblem({ rows: 2, columns: 2, cityEvery: 1, tokenEvery: 4, trains: [2, 4, 4] });
  // Two triangles side by side: A1, A3, B2 and A3, B2, B4. The token is on B2, which has three neighbours.
  expect(problem.graph.stops).toHaveLength(4);
  expect(problem.graph.links).toHaveLength(5);
  expect(problem.anchors.map((stop) => problem.graph.stops[stop]?.name)).toEqual(['B2-0']);
  expect(problem.trains.map(({ kind }) => kind)).toEqual(['2', '4', '4']);
  const pairs = 3;
  const threes = 3 + 4;
  const fours = 6;
  expect(countPaths(problem)).toBe(pairs + pairs + threes + fours);
});

test('a graph that was cut short proves nothing and bounds nothing', () => {
  const board = { rows: 20, columns: 24, cityEvery: 3, tokenEvery: 4, trains: [3] };
  const whole = denseProblem(board);
  const cut = denseProblem(board, () => false);
  expect([whole.graph.complete, cut.graph.complete]).toEqual([true, false]);
  const { optimal, sets } = findRoutes(whole);
  expect(optimal).toBe(true);
  const found = findRoutes(cut);
  expect(found).toMatchObject({ optimal: false, bound: Number.POSITIVE_INFINITY });
  expect(found.sets[0]?.score).toBeLessThanOrEqual(sets[0]?.score as number);
});
