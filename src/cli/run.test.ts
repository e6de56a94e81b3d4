import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatMatch } from '../core/match.ts';
import { makeDesk } from '../testing/cli.ts';
import { shortMatch, siteGame } from '../testing/1848/recorded.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

const MATCH = formatMatch(shortMatch(40));
const SITE = siteGame(40);

describe('help', () => {
  test('names every command and shows examples', async () => {
    const { code, out, err } = await desk.railhead('--help');
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of [
      'sample',
      'games',
      'replay',
      'render',
      'simulate',
      'verify',
      'import',
      'export',
      'bench',
    ]) {
      expect(out).toContain(`\n  ${command} `);
    }
    expect(out).toContain('Examples:');
  });

  test('is what railhead alone prints', async () => {
    expect(await desk.railhead()).toEqual(await desk.railhead('--help'));
  });

  test('--version is that of the package', async () => {
    expect((await desk.railhead('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong usage is one line and exit code 2', () => {
  test.each([
    [['gmaes'], "unknown command 'gmaes' (Did you mean games?)"],
    [['replay'], "missing required argument 'FILE'"],
    [['replay', 'a', 'b'], 'too many arguments'],
    [['replay', '--bogus', 'a'], "unknown option '--bogus'"],
    [['games', '1849'], 'unknown game "1849" (known: 1848, '],
    [['simulate', '1849'], 'unknown game "1849"'],
    [['simulate', '1848', '--bots', 'clever'], 'unknown bot "clever" (known: '],
    [['simulate', '1848', '--bots', 'constructor'], 'unknown bot "constructor"'],
    [['simulate', '1848', '-p', '3', '--bots', 'random,random,random,random'], '4 bots for 3 players'],
    [['simulate', '1848', '--players', '9'], '1848 is for 3 to 6 players, not 9'],
    [['simulate', '1848', '--count', '0'], "argument '0' is invalid"],
    [['simulate', '1848', '--count', 'ten'], "argument 'ten' is invalid"],
    [['simulate', '1848', '--seed', '1.5'], "argument '1.5' is invalid"],
    [['simulate', '1848', '--rules', 'house'], 'unknown rule set "house" (known: book'],
    [['simulate', '1848', '--option', 'must_run'], '--option must_run: key=value is expected'],
    [['simulate', '1848', '--option', 'colour=red'], 'unknown option "colour"'],
    [['simulate', '1848', '--option', 'must_run=maybe'], 'option "must_run" cannot be "maybe"'],
    [['simulate', '1848', '--format', 'pdf'], "argument 'pdf' is invalid"],
    [
      ['simulate', '1848', '--format', '18xx.games', '--rules', 'book'],
      '18xx.games plays 1848 by other rules',
    ],
    [['render', 'a', '--theme', 'pink'], "argument 'pink' is invalid"],
    [['replay', 'a', '--at', '-1'], "argument '-1' is invalid"],
  ])('railhead %j', async (argv, line) => {
    const { code, out, err } = await desk.railhead(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`railhead: `);
    expect(err).toContain(line);
    expect(err.match(/\n/g)).toHaveLength(1);
  });

  test('a place behind the end of the game', async () => {
    const path = desk.file('short.json', MATCH);
    const { code, err } = await desk.railhead('replay', path, '--at', '41');
    expect(code).toBe(2);
    expect(err).toBe(`railhead: ${path}: --at 41 is behind the end, the game has 40 actions\n`);
  });
});

describe('an unusable file is one line with its name and exit code 1', () => {
  const cases: readonly (readonly [what: string, text: string | null, line: string])[] = [
    ['missing', null, 'no such file or folder'],
    ['directory', null, 'is a directory'],
    ['empty', '', 'the file is empty'],
    ['text', 'hello\n\u001b[31mworld', 'this is not a game file, or it is damaged ('],
    ['truncated', MATCH.slice(0, 900), 'this is not a game file, or it is damaged ('],
    ['list', '[1, 2]', 'this is neither a Railhead game nor an 18xx.games export'],
    ['null', 'null', 'this is neither a Railhead game'],
    ['untitled', '{}', 'this is neither a Railhead game'],
    [
      'wrong-title',
      JSON.stringify({ ...SITE, title: '1830' }),
      'Railhead does not know the game "1830" (it knows 1848, ',
    ],
    [
      'pinned',
      JSON.stringify({ ...SITE, settings: { pin: 'abc123' } }),
      'the game is pinned to an older version of 18xx.games (abc123)',
    ],
    ['wrong-game', MATCH.replace('"1848"', '"1830"'), 'Railhead does not know the game "1830"'],
    ['wrong-rules', MATCH.replace('"18xx.games"', '"house"'), '1848 has no rule set "house"'],
    [
      'illegal',
      MATCH.replace(/\n {4}\{.*?\},\n/, '\n    {"type":"pass","by":2},\n'),
      'action 1 (pass, seat 2) is not allowed: ',
    ],
    [
      'nonsense',
      MATCH.replace(/\n {4}\{.*?\},\n/, '\n    null,\n'),
      'action 1 (undefined, seat undefined) is not allowed: ',
    ],
    [
      'illegal-site',
      JSON.stringify({ ...SITE, actions: [{ type: 'pass', entity: 99, id: 0 }, ...SITE.actions] }),
      'action 0',
    ],
  ];
  mkdirSync(join(desk.folder, 'directory'));
  for (const [what, text] of cases) if (text !== null) desk.file(what, text);

  test.each(cases)('%s', async (what, _text, line) => {
    for (const command of ['replay', 'render']) {
      const { code, err } = await desk.railhead(command, what);
      expect(code).toBe(1);
      expect(err.slice(0, `railhead: ${what}: ${line}`.length)).toBe(`railhead: ${what}: ${line}`);
      expect(err.indexOf('\n')).toBe(err.length - 1);
      expect(err).not.toContain('\u001b');
    }
  });

  test.each([
    ['import', 'match', MATCH, 'is already a Railhead match file'],
    ['export', 'site', JSON.stringify(SITE), 'is a game file of 18xx.games, not a Railhead match file'],
  ])('%s of the wrong kind', async (command, name, text, line) => {
    desk.file(name, text);
    expect(await desk.railhead(command, name)).toEqual({
      code: 1,
      out: '',
      err: `railhead: ${name}: ${line}\n`,
    });
  });
});

test('an internal error is one line too, and shows where only when asked', async () => {
  const path = desk.file('fine.json', MATCH);
  const broken = (): never => {
    throw new TypeError('boom');
  };
  const quiet = await desk.railheadWith({ out: broken }, 'replay', path);
  expect(quiet).toEqual({ code: 1, out: '', err: `railhead: ${path}: internal error: boom\n` });
  const loud = await desk.railheadWith({ out: broken, debug: true }, 'replay', path);
  expect(loud.err).toContain('run.test.ts');
});
