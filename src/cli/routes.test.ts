import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { branch, formatMatch, type Match, parseMatch } from '../core/match.ts';
import { GAMES } from '../titles/all.ts';
import { makeDesk } from '../testing/cli.ts';
import { recordText } from '../testing/records.ts';
import { PACKAGE_ROOT } from './io.ts';
import { isRun } from './runs.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

const SAMPLE = fileURLToPath(new URL('samples/1848-sample.json', PACKAGE_ROOT));
const WHOLE = parseMatch(readFileSync(SAMPLE, 'utf8'), GAMES);
/** Up to the tenth run. */
const EARLY = branch(WHOLE, (WHOLE.actions.flatMap((action, at) => (isRun(action) ? [at] : []))[9] ?? 0) + 1);
desk.file('sample.json', formatMatch(EARLY));

interface Answer {
  readonly at: number;
  readonly company: string;
  readonly sets: { revenue: number; runs: { revenue: number; items: { value: number; rule: string }[] }[] }[];
  readonly bound: number;
  readonly optimal: boolean;
}

async function answerOf(...argv: string[]): Promise<Answer> {
  const { code, out, err } = await desk.railhead('routes', ...argv, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Answer;
}

describe('routes', () => {
  test('the best routes of the last run: every stop, every sum, and the proof', async () => {
    const answer = await answerOf('sample.json');
    expect(answer.at).toBe(EARLY.actions.length - 1);
    const [best] = answer.sets;
    expect(answer).toMatchObject({ optimal: true, bound: best?.revenue });
    const items = best?.runs.flatMap((run) => run.items) ?? [];
    expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(best?.revenue);

    const { out } = await desk.railhead('routes', 'sample.json');
    expect(out).toMatch(
      new RegExp(
        `^1848: Australia, Operating round \\d+\\.\\d+, after ${answer.at} actions: ${answer.company} `,
      ),
    );
    expect(out).toMatch(/\n {2}\S+-0 +(\w+ ?)* +£\d+ +1848-11\.5\n/);
    expect(out).toContain(
      `\ntotal £${best?.revenue}: proven best, no routes bring more than £${best?.revenue}\n`,
    );
    expect(out).toMatch(/\n[\d.]+ ms: [\d,]+ paths looked at, [\d,]+ routes kept, [\d,]+ nodes\n$/);
  });

  test('--company asks for any company that could run; --at and --count for another position and for more', async () => {
    const { company, at } = await answerOf('sample.json');
    const end = String(EARLY.actions.length);
    expect(await answerOf('sample.json', '--company', company)).toMatchObject({ company, at });
    const { sets } = await answerOf('sample.json', '--company', company, '--at', end, '--count', '3');
    expect(sets.length).toBeGreaterThan(1);
    expect(sets.map(({ revenue }) => revenue)).toEqual(
      sets.map(({ revenue }) => revenue).toSorted((a, b) => b - a),
    );
    const { out } = await desk.railhead('routes', 'sample.json', '--count', '2');
    expect(out).toMatch(/\nChoice 2: £\d+\n/);
  });

  test('a budget that ends says what is sure', async () => {
    const { out } = await desk.railhead('routes', 'sample.json', '--budget', '0');
    expect(out).toMatch(/\ntotal £\d+: not proven, the best is at least £\d+ and at most £\d+\n/);
  });

  test('--draw shows them on the map', async () => {
    await desk.railhead('routes', 'sample.json', '--draw', 'runs.svg');
    const svg = readFileSync(join(desk.folder, 'runs.svg'), 'utf8');
    expect(svg).toMatch(/^<svg .* class="routes"/s);
  });

  test('--all compares every run with what was played, and tells how far it is', async () => {
    const { code, out, err } = await desk.railhead('routes', 'sample.json', '--all');
    expect(code).toBe(0);
    expect(err).toMatch(/sample\.json: 10\/10\n$/);
    expect(out).toMatch(/^action +company +trains +played +best +difference +ms +proven\n/);
    expect(out.match(/ yes\n/g)).toHaveLength(10);
    expect(out).toMatch(
      /\nruns +10\nproven best +10\nplayed below the best +\d+\nsum of the differences +£\d+\n/,
    );

    const { out: json } = await desk.railhead('routes', 'sample.json', '--all', '--json');
    const { all, ...summary } = JSON.parse(json) as {
      all: { company: string; played: number; best: number }[];
      difference: number;
    };
    expect(all.every(({ played, best }) => best >= played)).toBe(true);
    expect(summary.difference).toBe(all.reduce((sum, { played, best }) => sum + best - played, 0));

    const company = all[0]?.company ?? '';
    const some = await desk.railhead('routes', 'sample.json', '--all', '--company', company);
    expect(some.out).toContain(
      `\nruns ${' '.repeat(19)}${all.filter((run) => run.company === company).length}\n`,
    );
  });

  test.each([
    [['sample.json', '--at', '0'], 2, 'no company operates after 0 actions (--company names one)'],
    [
      ['sample.json', '--at', '9999'],
      2,
      `sample.json: --at 9999 is behind the end, the game has ${EARLY.actions.length} actions`,
    ],
    [
      ['sample.json', '--company', 'XYZ'],
      2,
      'unknown company "XYZ" (known: CAR, VR, NSW, SAR, COM, FT, WA, QR)',
    ],
    [
      ['sample.json', '--company', 'toString', '--all'],
      2,
      'unknown company "toString" (known: CAR, VR, NSW, SAR, COM, FT, WA, QR)',
    ],
    [['sample.json', '--company', 'CAR', '--at', '0'], 2, 'CAR has not floated after 0 actions'],
    [
      ['sample.json', '--objective', 'fun'],
      2,
      "option '--objective <AIM>' argument 'fun' is invalid. Allowed choices are revenue, subsidy, total.",
    ],
    [['sample.json', '--all', '--at', '5'], 2, "option '--all' cannot be used with option '--at <N>'"],
    [['express.json'], 1, 'express.json: no trains run in Chicago Express'],
    [['express.json', '--all'], 1, 'express.json: no trains run in Chicago Express'],
  ])('one clear line: %j', async (argv, code, line) => {
    const express: Match = { ...EARLY, game: 'chicago-express', ruleSet: 'book', options: {}, actions: [] };
    desk.file('express.json', formatMatch(express));
    expect(await desk.railhead('routes', ...argv)).toEqual({ code, out: '', err: `railhead: ${line}\n` });
  });

  test('a company without a train, or a game without runs', async () => {
    const first = WHOLE.actions.findIndex(({ type }) => type === 'buy_train');
    desk.file('start.json', formatMatch(branch(WHOLE, first)));
    const { err } = await desk.railhead('routes', 'start.json');
    expect(err).toMatch(/^railhead: \w+ has no train after \d+ actions\n$/);
    expect((await desk.railhead('routes', 'start.json', '--all')).out).toBe('no trains ran\n');
  });

  test('18GB-12.9: six players, record 397: 330 where 320 was played; what the rules forbid is marked', async () => {
    desk.file('6p.json', recordText('18gb/18gb-6p'));
    const { out } = await desk.railhead('routes', '6p.json', '--at', '411');
    expect(out).toContain('after 411 actions: MSLR with 3+1, 4+2\n');
    expect(out).toMatch(/ +EW +compass +£30 +18GB-12\.9\n/);
    expect(out).toContain('\ntotal £330: proven best, no routes bring more than £330\n');

    await desk.railhead('import', '6p.json', '-o', 'match.json');
    const match = parseMatch(readFileSync(join(desk.folder, 'match.json'), 'utf8'), GAMES);
    const first = match.actions.findIndex(isRun);
    const forged = { ...match.actions[first], routes: [], revenue: 999 };
    const wrong = { ...forged, routes: [{ train: 'none', path: ['G26-0', 'H25'] }] };
    for (const [action, mark] of [
      [forged, / +0 +[\d,]+ /],
      [wrong, / – +\d+ +– .* played against the rules: not-its-train \[18GB-12\.1\]\n/],
    ] as const) {
      const actions = [...match.actions.slice(0, first), action as (typeof match.actions)[number]];
      desk.file('forged.json', formatMatch({ ...match, actions }));
      const all = await desk.railhead('routes', 'forged.json', '--all');
      expect(all.out).toMatch(mark);
    }
  });
});
