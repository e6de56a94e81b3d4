import { afterAll, expect, test } from 'vitest';
import { game1848 } from '../games/1848/game.ts';
import { makeDesk } from '../testing/cli.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

test('games lists titles, rule sets and every option with its values', async () => {
  const { code, out } = await desk.railhead('games');
  expect(code).toBe(0);
  expect(out).toMatch(/\n1848 +1848: Australia +3 to 6 +book, 18xx\.games, first-edition-2007\n/);
  for (const { key, rule } of game1848.options) {
    expect(out).toContain(`\n${key} `);
    expect(out).toContain(`[${rule};`);
  }
  expect(out).not.toContain('\nCompanies\n');
});

test('games ID adds the components', async () => {
  const { out } = await desk.railhead('games', '1848');
  expect(out).toMatch(/\nCompanies\n[^]*\nPrivates\n[^]*\nTrains\n[^]*\nPhases\n[^]*\nTiles\n/);
  expect(out).toMatch(/\nCAR +Central Australian Railway +E4 Port Augusta +0 40 100 100\n/);
  expect(out).toMatch(/\nall +51 +100\n$/);
});

test('colours only where they are seen', async () => {
  expect((await desk.railhead('games')).out).not.toContain('\u001b');
  expect((await desk.railheadWith({ colour: true }, 'games')).out).toContain('\u001b[1m');
});
