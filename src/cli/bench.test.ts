import { afterAll, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';
import { recordedGame } from '../testing/recorded-1848.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

test('bench measures given games against the targets', async () => {
  desk.file('game.json', JSON.stringify(recordedGame(80)));
  const table = await desk.railhead('bench', '--quick', 'game.json');
  expect(table.code).toBe(0);
  expect(table.out).toMatch(/^1 recorded games, 80 actions, Node v/);
  for (const name of ['load a game', 'apply', 'choices p95', 'reach p99']) {
    expect(table.out).toMatch(new RegExp(`\n1848 ${name}.* (at most|at least) .* (ok|missed)\n`));
  }
  const { out } = await desk.railhead('bench', '--quick', '--json', 'game.json');
  const { figures } = JSON.parse(out) as { figures: { name: string; value: number }[] };
  expect(figures.every(({ value }) => Number.isFinite(value) && value >= 0)).toBe(true);
});
