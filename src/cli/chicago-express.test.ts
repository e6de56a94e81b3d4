import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';
import { recordText } from '../testing/records.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

/** A title that is no 18xx goes through every command. */
describe('Chicago Express on the command line', () => {
  test('games shows switches, companies, and what to compare with a printed board', async () => {
    const { code, out } = await desk.railhead('games', 'chicago-express');
    expect(code).toBe(0);
    expect(out).toMatch(/\nchicago-express +Chicago Express +2 to 6 +book\n/);
    expect(out).toContain('\nwabash_minimum ');
    expect(out).toMatch(/\nNYC +New York Central +5 +24 +S3 New York +\$8\n/);
    expect(out).toMatch(/\nJ2 +forest, cost 1 +2 +low /);
    for (const key of ['open_home_hexes', 'chicago_at_once', 'forest_grant'])
      expect(out).toContain(`\n${key} `);
  });

  test('simulate, replay, render, export and import lead from one to the other', async () => {
    const made = await desk.railhead('simulate', 'chicago-express', '-p', '3', '--out', 'made');
    expect(made.code).toBe(0);
    const file = join('made', 'chicago-express-3p1.json');
    const replayed = await desk.railhead('replay', file);
    expect(replayed.out).toMatch(/buys a share of PRR for \$|gets a share of PRR for nothing/);
    expect(replayed.out).toMatch(/\nDividend 1, /);
    expect(replayed.out).toMatch(/\nFinal ranking \(.*\)\n/);
    expect(replayed.out).toContain('$');
    expect(replayed.out).not.toContain('£');
    const middle = await desk.railhead('replay', file, '-q', '--at', '30');
    expect(middle.out).toMatch(/auction \d\/3, development \d\/4, expansion \d\/5, Detroit \$/);
    const drawn = await desk.railhead('render', file, '--theme', 'dark', '-o', 'board.svg');
    expect(drawn.code).toBe(0);
    expect(readFileSync(join(desk.folder, 'board.svg'), 'utf8')).toContain('data-hex="A2"');
    await desk.railhead('export', file, '-o', 'log.json');
    const log = JSON.parse(readFileSync(join(desk.folder, 'log.json'), 'utf8')) as { title: string };
    expect(log.title).toBe('Chicago Express');
    const back = await desk.railhead('import', 'log.json', '-o', 'back.json');
    expect(back).toEqual({ code: 0, out: '', err: '' });
    const position = async (path: string): Promise<string> =>
      (await desk.railhead('replay', '-q', path)).out.replaceAll(/ +/g, ' ');
    expect(await position('back.json')).toBe(await position(file));
  });

  test('simulate writes logs, and no files of 18xx.games', async () => {
    const logs = await desk.railhead('simulate', 'chicago-express', '--format', 'ce-log', '--out', 'logs');
    expect(logs.code).toBe(0);
    expect(readFileSync(join(desk.folder, 'logs', 'chicago-express-4p1.json'), 'utf8')).toContain(
      '"version":1',
    );
    const wrong = await desk.railhead('simulate', 'chicago-express', '--format', '18xx.games');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toBe(
      'railhead: games of chicago-express are not written as 18xx.games (but as ce-log)\n',
    );
  });

  test('a log is no match file, and a bad one is one line', async () => {
    desk.file('log2.json', JSON.stringify({ title: 'Chicago Express', players: [], actions: [] }));
    const exported = await desk.railhead('export', 'log2.json');
    expect(exported.err).toBe('railhead: log2.json: is a game file of ce-log, not a Railhead match file\n');
    const imported = await desk.railhead('import', 'log2.json');
    expect(imported.err).toContain('is for 2 to 6 players, the file has 0');
  });

  test('verify finds the first difference', async () => {
    const text = recordText('chicago-express/random-2p-1');
    desk.file('equal.json', text);
    desk.file('other.json', text.replace('"treasury":0', '"treasury":1'));
    expect((await desk.railhead('verify', 'equal.json')).out).toBe('equal.json: equal 96/96 states\n');
    const { code, out } = await desk.railhead('verify', 'other.json');
    expect(code).toBe(1);
    expect(out).toMatch(/^other\.json: differs at state 0 .*treasury: ours 0, recorded 1\n/);
  });
});
