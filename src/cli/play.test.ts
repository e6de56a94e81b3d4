import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

/** A person who types these lines and then leaves. */
function typing(...lines: string[]): { ask: () => Promise<string | null> } {
  const left = [...lines];
  return { ask: () => Promise.resolve(left.shift() ?? null) };
}

/** A person who always takes the first line, and the least of a range, until the game is over. */
function takingTheFirst(): { ask: (prompt: string) => Promise<string | null> } {
  return { ask: (prompt) => Promise.resolve(/\d+/.exec(prompt)?.[0] ?? '1') };
}

function play(io: Parameters<typeof desk.railheadWith>[0], ...argv: string[]) {
  return desk.railheadWith(io, 'play', ...argv);
}

function actionsIn(file: string): number {
  const { actions } = JSON.parse(readFileSync(join(desk.folder, file), 'utf8')) as { actions: unknown[] };
  return actions.length;
}

describe('play', () => {
  test('a whole game against computers, saved after every move', async () => {
    const { code, out, err } = await play(
      takingTheFirst(),
      'chicago-express',
      '--seed',
      '3',
      '--bots',
      'easy,medium',
      '--save',
      'game.json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Final ranking');
    expect(out).toMatch(/^Bot 1 {2}\S.*: /m);
    const { code: replayed, out: story } = await desk.railhead('replay', '-q', 'game.json');
    expect(replayed).toBe(0);
    expect(story).toContain('Final ranking');
  });

  test('leaves the game and goes on with it', async () => {
    await play(typing('1'), 'chicago-express', '--seed', '3', '--save', 'short.json');
    const before = actionsIn('short.json');
    const { out } = await play(typing('q'), 'chicago-express', '--save', 'short.json');
    expect(out).toContain(`Position after ${before} actions`);
    expect(out).toContain('The game is in short.json.');
    const { code, err } = await play(typing('q'), '1848', '--save', 'short.json');
    expect({ code, err }).toEqual({ code: 2, err: 'railhead: short.json is a game of chicago-express\n' });
  });

  test('takes back the last move of the person and what followed', async () => {
    const { out } = await play(
      typing('u', '1', 'u'),
      'chicago-express',
      '--seed',
      '3',
      '--save',
      'back.json',
    );
    expect(out).toContain('There is no move of yours to take back.');
    expect(out).toContain('Taken back: ');
    expect(actionsIn('back.json')).toBe(0);
  });

  test('chooses within a range', async () => {
    const { out } = await play(typing('2 1', '8'), 'chicago-express', '--seed', '3');
    expect(out).toContain('1 is not possible.');
    expect(out).toMatch(/bids \$8|bid \$8/i);
  });

  test('chooses within a family, and comes back from it', async () => {
    let shown = '';
    let isBack = false;
    // Bids the least at first, opens the first expansion, goes back once, opens it again and takes its first member.
    const ask = (prompt: string): Promise<string | null> => {
      const menu = shown;
      shown = '';
      if (/^ +\d+ {2}Expand \S+ to /m.test(menu)) {
        if (isBack) return Promise.resolve('1');
        isBack = true;
        return Promise.resolve('b');
      }
      const [, line] =
        /^ +(\d+) {2}Expand \S+ …$/m.exec(menu) ?? (isBack ? [] : (/^ +(\d+) {2}Bid/m.exec(menu) ?? []));
      return Promise.resolve(line ?? /\d+/.exec(prompt)?.[0] ?? '1');
    };
    let all = '';
    const out = (text: string): void => {
      shown += text;
      all += text;
    };
    await play({ ask, out }, 'chicago-express', '--seed', '3', '--bots', 'easy');
    expect(isBack).toBe(true);
    expect(all).toContain('Final ranking');
    expect(all).toMatch(/^ {2}Player expands/m);
  });

  test('tells what is refused and why, and draws the map', async () => {
    const { out } = await play(
      typing('r', 'm board.svg', 'm', 'what', '99'),
      'chicago-express',
      '--seed',
      '3',
    );
    expect(out).toContain('Written: board.svg');
    expect(existsSync(join(desk.folder, 'board.svg'))).toBe(true);
    expect(out).toContain('The name of a file is missing.');
    expect(out).toContain('is expected, or ? for help.');
  });

  test('a map that cannot be written does not end the game', async () => {
    const { code, out } = await play(typing('m no/such/folder.svg', 'p'), 'chicago-express');
    expect(code).toBe(0);
    expect(out).toContain('no such file or folder');
  });

  test('a wrong table is a matter of usage', async () => {
    for (const argv of [
      ['1848', '--players', '9'],
      ['1848', '--seat', '7'],
      ['1848', '--bots', 'genius'],
      ['1830'],
    ]) {
      const { code, err } = await play(typing(), ...argv);
      expect(code).toBe(2);
      expect(err).toMatch(/^railhead: .+\n$/);
    }
  });
});
