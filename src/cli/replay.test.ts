import { afterAll, describe, expect, test } from 'vitest';
import { formatMatch, parseMatch } from '../core/match.ts';
import { GAMES } from '../titles/all.ts';
import { makeDesk } from '../testing/cli.ts';
import { shortMatch, siteGame } from '../testing/1848/recorded.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

const WHOLE = shortMatch(Number.MAX_SAFE_INTEGER);
const LENGTH = WHOLE.actions.length;
desk.file('whole.json', formatMatch(WHOLE));
desk.file('site.json', JSON.stringify(siteGame(LENGTH)));

describe('replay', () => {
  test('prints a log in sentences, the position and the ranking', async () => {
    const { code, out, err } = await desk.railhead('replay', 'whole.json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {4}1 {2}Player 1 /);
    expect(out).toContain('\nStock round 1\n');
    expect(out).toContain('\nOperating round 1.1\n');
    expect(out).toContain(`\nPosition after ${LENGTH} actions\n`);
    expect(out).toMatch(/\n1\. +Player \d +£[\d,]+\n/);
    expect(out).not.toMatch(/\{"|undefined|NaN|\[object/);
  });

  test('--at stops there and says who decides what', async () => {
    const { out } = await desk.railhead('replay', '--quiet', '--at', '0', 'whole.json');
    expect(out).toMatch(/^\nPosition after 0 actions\nbank £[\d,]+, phase 2, /);
    expect(out).toMatch(
      /\nAuction of the private companies\. Player 1: buy a private company or lower the price of one\n$/,
    );
  });

  test('names cannot steer the terminal', async () => {
    const players = WHOLE.players.map(() => ({ name: 'Eve\u001b[2J\nroot' }));
    desk.file('eve.json', formatMatch({ ...WHOLE, players }));
    const { out } = await desk.railhead('replay', 'eve.json', '--at', '3');
    expect(out).toContain('Eve [2J root');
    expect(out).not.toContain('\u001b');
  });

  test('a nameless player of an imported game gets a number', async () => {
    const site = siteGame(3);
    const players = site.players.map(({ id }) => ({ id }));
    desk.file('nameless.json', JSON.stringify({ ...site, players }));
    expect((await desk.railhead('replay', 'nameless.json')).out).toContain('Player 2');
  });

  test('a file of 18xx.games is imported first', async () => {
    const ours = await desk.railhead('replay', '-q', 'whole.json');
    const theirs = await desk.railhead('replay', '-q', 'site.json');
    expect(theirs).toEqual(ours);
  });
});

describe('import and export', () => {
  test('lead back to the same records and the same actions', async () => {
    const { out: imported } = await desk.railhead('import', 'site.json');
    desk.file('imported.json', imported);
    const { out: exported } = await desk.railhead('export', 'imported.json');
    expect(JSON.parse(exported)).toMatchObject({ title: '1848', actions: siteGame(LENGTH).actions });
    desk.file('exported.json', exported);
    const { out: again } = await desk.railhead('import', 'exported.json');
    expect(parseMatch(again, GAMES).actions).toEqual(parseMatch(imported, GAMES).actions);
  });
});

describe('render', () => {
  test.each(['light', 'dark', 'auto'])('draws the map, %s', async (theme) => {
    const { code, out } = await desk.railhead('render', 'whole.json', '--theme', theme);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(out).toContain(`railhead-${theme}`);
  });

  test('--at draws an earlier map', async () => {
    const { out } = await desk.railhead('render', 'site.json', '--at', '0');
    expect(out).toContain('0 tiles laid, 0 tokens placed.');
  });
});
