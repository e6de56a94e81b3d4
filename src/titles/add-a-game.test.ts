import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeDesk } from '../testing/cli.ts';
import type * as List from './list.ts';

/** docs/add-a-game.md, followed with the smallest game there is: its folder, and the one line in the list of titles. */
vi.mock('./list.ts', async (original) => {
  const { TITLES } = await original<typeof List>();
  const { MANIFEST_COUNTER } = await import('../testing/counter/manifest.ts');
  return { TITLES: [...TITLES, MANIFEST_COUNTER] };
});

const desk = makeDesk();
afterAll(() => desk.clear());

describe('a title that was added by one line', () => {
  test('is listed with its rule sets and options', async () => {
    const { code, out } = await desk.railhead('games', 'counter');
    expect(code).toBe(0);
    expect(out).toMatch(/counter +Counter +2 to 3 +book, short/);
    expect(out).toContain('Where it ends. [C-1; 10 | 20]');
  });

  test('is played by bots with every check, written to a match file, read again and put into words', async () => {
    const played = await desk.railhead('simulate', 'counter', '-p', '3', '-s', '4', '--out', 'games');
    expect(played).toMatchObject({ code: 0 });
    const text = readFileSync(join(desk.folder, 'games/counter-3p4.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ game: 'counter', ruleSet: 'book' });

    const { code, out } = await desk.railhead('replay', 'games/counter-3p4.json');
    expect(code).toBe(0);
    expect(out).toMatch(/The total (is|doubles to) \d+/);
    expect(out).toContain('Final ranking (the goal is reached)');
    expect(out).toContain('"goal": 20');
  });

  test('has no other file format, no map and no routes, and says so in one line', async () => {
    await desk.railhead('simulate', 'counter', '-p', '2', '--out', 'more');
    for (const command of [
      ['export', 'more/counter-2p1.json', '--format', '18xx.games'],
      ['render', 'more/counter-2p1.json'],
      ['routes', 'more/counter-2p1.json'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one folder, one command after the other
      const { code, err } = await desk.railhead(...command);
      expect({ command, code: code > 0, lines: err.trim().split('\n').length }).toEqual({
        command,
        code: true,
        lines: 1,
      });
    }
  });
});
