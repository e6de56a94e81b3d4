import { afterAll, describe, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

describe('arena', () => {
  test('says who wins how often, how sure that is and how long decisions take', async () => {
    const { code, out, err } = await desk.railhead(
      'arena',
      'chicago-express',
      '-b',
      'medium,random,random',
      '-g',
      '6',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\nmedium +100 % +61–100 +33 % +\$\d+ +\$\d+ +[\d.]+ +[\d.]+\n/);
    expect(out).toMatch(/\n2 × random +0 % +0–39 +67 %/);
    expect(out).toMatch(/\n6 games, \d+\.\d rounds each\n/);
    expect(err).toMatch(/games: 6\/6\n$/);
  });

  test('as JSON, the same again for the same seed', async () => {
    const play = async (seed: string): Promise<{ standings: { meanScore: number; wins: number }[] }> => {
      const list = [
        'arena',
        'chicago-express',
        '-b',
        'easy,medium:bold,random',
        '-g',
        '3',
        '-s',
        seed,
        '--json',
      ];
      return JSON.parse((await desk.railhead(...list)).out) as never;
    };
    const scores = async (seed: string): Promise<number[]> =>
      (await play(seed)).standings.map(({ meanScore }) => meanScore);
    expect(await scores('4')).toEqual(await scores('4'));
    expect(await scores('4')).not.toEqual(await scores('5'));
  });

  test('begins where a recorded game was', async () => {
    await desk.railhead('simulate', 'chicago-express', '-p', '3', '--out', 'games');
    const from = ['--from', 'games/chicago-express-3p1.json'];
    const { code } = await desk.railhead(
      'arena',
      'chicago-express',
      '-b',
      'medium,easy,random',
      '-g',
      '3',
      ...from,
      '--at',
      '30',
    );
    expect(code).toBe(0);
    const wrong = await desk.railhead('arena', 'chicago-express', '-b', 'easy,random', ...from);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/has 3 players, not 2/);
  });

  test('refuses bots it does not know and tables of the wrong size', async () => {
    const unknown = await desk.railhead('arena', 'chicago-express', '-b', 'strong,random');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/unknown bot "strong" \(known: random, easy, medium, hard;/);
    expect((await desk.railhead('arena', 'chicago-express', '-b', 'random')).code).toBe(2);
  });
});

test('simulate prints reasons and what was rejected', async () => {
  const { code, out } = await desk.railhead(
    'simulate',
    'chicago-express',
    '-p',
    '3',
    '-b',
    'medium',
    '--reasons',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/\nPlayer \d  .+: .+\.\n/);
  expect(out).toMatch(/\n {4}not .+ \(\$\d+\)\n/);
});
