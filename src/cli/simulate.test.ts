import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';
import { summarise } from './summary.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

describe('simulate', () => {
  test('plays, checks, writes one file a game and sums up', async () => {
    const { code, out, err } = await desk.railhead(
      'simulate',
      '1848',
      '-p',
      '3',
      '-s',
      '5',
      '-c',
      '2',
      '--out',
      'deep/games',
    );
    expect(code).toBe(0);
    expect(readdirSync(join(desk.folder, 'deep/games'))).toEqual(['1848-3p5.json', '1848-3p6.json']);
    expect(out).toMatch(/\ngames +2\n/);
    expect(out).toMatch(/\nactions +mean \d+, min \d+, max \d+\n/);
    expect(out).toMatch(/\nmean score of seat 3 +-?£/);
    expect(err).toBe('games: 1/2\ngames: 2/2\n');
    expect((await desk.railhead('replay', '-q', 'deep/games/1848-3p5.json')).code).toBe(0);
  });

  test('the same seed gives the same game', async () => {
    await desk.railhead('simulate', '1848', '-s', '3', '--out', 'a');
    await desk.railhead('simulate', '1848', '-s', '3', '--out', 'b', '--no-check');
    const read = (name: string): string => readFileSync(join(desk.folder, name, '1848-4p3.json'), 'utf8');
    expect(read('a')).toBe(read('b'));
  });

  test('takes a rule set and single switches', async () => {
    const { code } = await desk.railhead(
      'simulate',
      '1848',
      '-r',
      'first-edition-2007',
      '--option',
      'must_run=true',
      '--option',
      'car_tokens=4',
      '--out',
      'switched',
    );
    expect(code).toBe(0);
    const text = readFileSync(join(desk.folder, 'switched/1848-4p1.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      ruleSet: 'first-edition-2007',
      options: { must_run: true, car_tokens: 4 },
    });
  });

  test('writes files of 18xx.games by its rules', async () => {
    const { code } = await desk.railhead(
      'simulate',
      '1848',
      '-p',
      '3',
      '--format',
      '18xx.games',
      '--out',
      'site',
    );
    expect(code).toBe(0);
    const { code: imported } = await desk.railhead('import', 'site/1848-3p1.json', '-o', 'back.json');
    expect(imported).toBe(0);
  });

  test('--json lists every outcome', async () => {
    const { out } = await desk.railhead('simulate', '1848', '-p', '3', '-c', '2', '--json');
    const { games, outcomes } = JSON.parse(out) as { games: number; outcomes: unknown[] };
    expect({ games, outcomes: outcomes.length }).toEqual({ games: 2, outcomes: 2 });
  });

  test('a folder that is a file', async () => {
    desk.file('file', '');
    const { code, err } = await desk.railhead('simulate', '1848', '--out', 'file');
    expect({ code, err }).toEqual({ code: 1, err: 'railhead: file: exists and is not a directory\n' });
  });

  test('a terminal sees a bar', async () => {
    const { err } = await desk.railheadWith({ redraws: true }, 'simulate', '1848', '-p', '3');
    expect(err).toBe(`\r\u001b[Kgames ${'█'.repeat(30)} 1/1\r\u001b[K`);
  });
});

test('a summary of outcomes', () => {
  const outcomes = [
    { seed: 1, actions: 10, reason: 'bank', scores: [1, 5] },
    { seed: 2, actions: 30, reason: 'bank', scores: [3, 5] },
  ];
  expect(summarise(outcomes, 2)).toEqual({
    games: 2,
    actions: { mean: 20, min: 10, max: 30 },
    ends: { bank: 2 },
    meanScores: [2, 5],
    seconds: 2,
    actionsPerSecond: 20,
  });
});
