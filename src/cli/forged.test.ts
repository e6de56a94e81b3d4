import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteAction, SiteGame } from '../interop/site-file.ts';
import { TITLE_1848 } from '../interop/1848/title.ts';
import { TITLE_1860 } from '../interop/1860/title.ts';
import { TITLE_18GB } from '../interop/18gb/title.ts';
import { makeDesk } from '../testing/cli.ts';
import { gameWith } from '../testing/forged-records.ts';

/** Whole files through the command line: a forged one gets one line, and never a stack trace. */

const desk = makeDesk();
afterAll(() => desk.clear());

const TYPES = ['run_routes', 'dividend', 'buy_train', 'place_token'];

interface Forgery {
  readonly name: string;
  readonly type?: string;
  readonly change: object | ((file: SiteGame) => object);
}

/** A change of the first record of a type, or of the file. */
const FORGERIES: readonly Forgery[] = [
  ...['nobody', '__proto__', 'constructor', null].map((entity) => ({
    name: `entity ${entity}`,
    type: 'lay_tile',
    change: { entity },
  })),
  ...[9990, -1].map((extra) => ({
    name: `extra revenue ${extra}`,
    type: 'run_routes',
    change: { extra_revenue: extra },
  })),
  { name: 'a dividend stolen', type: 'dividend', change: { kind: 'steal' } },
  ...[1, -500, 1e18].map((price) => ({ name: `a train for ${price}`, type: 'buy_train', change: { price } })),
  { name: 'a train of no kind', type: 'buy_train', change: { train: '77-0' } },
  { name: 'slot 7', type: 'place_token', change: { slot: 7 } },
  { name: 'automatic parts of text', type: 'pass', change: { auto_actions: 'x' } },
  { name: 'actions reversed', change: ({ actions }) => ({ actions: actions.toReversed() }) },
  {
    name: 'actions reversed without ids',
    change: ({ actions }) => ({
      actions: actions.toReversed().map((action) => ({ ...action, id: undefined })),
    }),
  },
  { name: 'seed 2.5', change: ({ settings }) => ({ settings: { ...settings, seed: 2.5 } }) },
  { name: 'seed -1', change: ({ settings }) => ({ settings: { ...settings, seed: -1 } }) },
  {
    name: 'optional rules of text',
    change: ({ settings }) => ({ settings: { ...settings, optional_rules: 'x' } }),
  },
];

function forged(file: SiteGame, { type, change }: Forgery): object {
  if (typeof change === 'function') return { ...file, ...change(file) };
  const index = file.actions.findIndex((record) => record.type === type);
  return { ...file, actions: file.actions.with(index, { ...file.actions[index], ...change } as SiteAction) };
}

describe.each([
  { title: TITLE_1848, seats: 4 },
  { title: TITLE_1860, seats: 3 },
  { title: TITLE_18GB, seats: 3 },
])('a forged file of $title.title', ({ title, seats }) => {
  let file: SiteGame;

  beforeAll(() => {
    file = gameWith(title, seats, TYPES);
  });

  test.each(FORGERIES)('$name: one line', async (forgery) => {
    desk.file('forged.json', JSON.stringify(forged(file, forgery)));
    const { code, err, out } = await desk.railhead('import', 'forged.json', '-o', 'match.json');
    expect(err).toMatch(/^railhead: forged\.json: [^\n]+\n$/);
    expect(err).not.toMatch(/internal error|undefined|\[object/);
    expect([0, 1]).toContain(code);
    expect(out).toBe('');
  });

  test('1e999 as revenue: one line', async () => {
    const text = JSON.stringify(file).replace(/"revenue":\d+/, '"revenue":1e999');
    desk.file('forged.json', text);
    const { code, err } = await desk.railhead('import', 'forged.json');
    expect(err).toMatch(/^railhead: forged\.json: action \d+ \(run_routes\): "revenue" of a route[^\n]+\n$/);
    expect(code).toBe(1);
  });

  test('as it is: no line', async () => {
    desk.file('fine.json', JSON.stringify(file));
    expect(await desk.railhead('import', 'fine.json', '-o', 'match.json')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });
});
