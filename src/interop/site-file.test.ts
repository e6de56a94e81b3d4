import { describe, expect, test } from 'vitest';
import { BadInput } from '../core/bad-input.ts';
import { exported, recorded } from '../testing/records.ts';
import { BadFile } from './bad-file.ts';
import { liveActions, parseSiteGame, type SiteAction } from './site-file.ts';

/**
 * A log in short: `a b` are records, `undo` and `redo` themselves, `undo3` an undo down to record 3, `message`
 * chat. The result is the ids (places, from 1) of the records that count.
 */
function live(log: string): number[] {
  const actions = log.split(' ').map((word, index): SiteAction => {
    const target = /^undo(\d+)$/.exec(word)?.[1];
    return {
      type: target === undefined ? word : 'undo',
      entity: 1,
      id: index + 1,
      ...(target === undefined ? {} : { action_id: Number(target) }),
    };
  });
  return liveActions(actions).map((action) => action.id ?? -1);
}

describe('1848-21.3: which records count', () => {
  test.each<[string, number[]]>([
    ['a b c', [1, 2, 3]],
    // undo takes back the last live record.
    ['a b undo', [1]],
    ['a b undo undo', []],
    ['a undo undo b', [4]],
    ['a undo b', [3]],
    ['a b undo c undo', [1]],
    ['a b undo c undo undo', []],
    // With a target it takes back everything after it; 0 is everything.
    ['a b c d undo2', [1, 2]],
    ['a b c undo0', []],
    ['a b c undo3', [1, 2, 3]],
    ['a b undo c d undo1', [1]],
    // A target that was itself undone: what is live after its place goes.
    ['a b undo c d undo2', [1]],
    ['a b undo1 c undo3 d', [1, 6]],
    // redo restores the whole batch of the latest undo.
    ['a b undo redo', [1, 2]],
    ['a b c undo1 redo', [1, 2, 3]],
    ['a b c undo undo redo', [1, 2]],
    ['a b c undo undo redo redo', [1, 2, 3]],
    ['a b c d undo undo1 redo', [1, 2, 3]],
    ['a b c d undo undo1 redo redo', [1, 2, 3, 4]],
    ['a b undo redo undo', [1]],
    // Anything else discards what could be redone.
    ['a b undo c redo', [1, 4]],
    ['a b undo c undo redo', [1, 4]],
    ['a b undo c undo redo redo', [1, 4]],
    ['a b undo program_share_pass redo', [1, 4]],
    // Messages are never undone, do not count and do not prevent redo.
    ['a message b', [1, 3]],
    ['a b message undo', [1]],
    ['a b undo message redo', [1, 2]],
    ['message undo a', [3]],
    ['a message b message undo1', [1]],
    // Nothing to undo or redo.
    ['undo a', [2]],
    ['a redo', [1]],
    ['redo undo redo a', [4]],
    // An undo of nothing can itself be redone as nothing.
    ['a undo undo redo redo', [1]],
  ])('%s', (log, ids) => {
    expect(live(log)).toEqual(ids);
  });

  test('records without an id count by their place', () => {
    const record = (type: string, action_id?: number): SiteAction =>
      action_id === undefined ? { type, entity: 1 } : { type, entity: 1, action_id };
    const [a, b, c] = ['a', 'b', 'c'].map((type) => record(type)) as [SiteAction, SiteAction, SiteAction];
    expect(liveActions([a, b, c, record('undo', 1)])).toEqual([a]);
  });

  test('the log itself stays as it is', () => {
    const log: SiteAction[] = [
      { type: 'pass', entity: 1, id: 1 },
      { type: 'undo', entity: 1, id: 2 },
    ];
    expect(liveActions(log)).toEqual([]);
    expect(log).toHaveLength(2);
  });

  // Both differ from 18xx.games today; `fails` turns red as soon as they are put right.
  test('only "message" is talk: a "log" record is taken back and kept like any other', () => {
    expect([live('a log'), live('a b log undo'), live('a b undo log redo')]).toEqual([
      [1, 2],
      [1, 2],
      [1, 4],
    ]);
  });

  test('an action_id of null is none', () => {
    const undo = { type: 'undo', entity: 1, id: 3, action_id: null } as unknown as SiteAction;
    const [a, b] = [1, 2].map((id): SiteAction => ({ type: 'pass', entity: 1, id })) as [
      SiteAction,
      SiteAction,
    ];
    expect(liveActions([a, b, undo])).toEqual([a]);
  });

  test('automatic parts stay with their record', () => {
    const auto: SiteAction = { type: 'pass', entity: 2 };
    const [only] = liveActions([{ type: 'buy_shares', entity: 1, id: 1, auto_actions: [auto] }]);
    expect(only?.auto_actions).toEqual([auto]);
  });
});

/** Records kept of each recorded game (records/README.md). */
const GAMES = {
  '1848/101': 135,
  '1848/1848_game_end_bank': 635,
  '1860/1860_game_end_bank': 539,
  '1860/19354': 445,
  '18gb/18gb-2p-ew': 305,
  '18gb/18gb-3p': 425,
  '18gb/18gb-6p': 896,
} as const;

describe('the filter of 18xx.games itself', () => {
  for (const [name, kept] of Object.entries(GAMES)) {
    test(`keeps the same records of ${name}`, () => {
      const ids = liveActions(exported(name).actions).map((action) => action.id);
      expect(ids).toEqual(recorded(name).actions.map((action) => action.id));
      expect(ids).toHaveLength(kept);
    });
  }
});

describe('parseSiteGame', () => {
  const good = {
    title: '1848',
    id: 'hs_1',
    players: [{ id: 1, name: 'Ann' }],
    settings: { seed: 5 },
    actions: [{ type: 'pass', entity: 1 }],
  };

  test('reads a file, settings or none', () => {
    expect(parseSiteGame(JSON.stringify(good))).toEqual(good);
    const { settings: _, ...without } = good;
    expect(parseSiteGame(JSON.stringify(without)).settings).toEqual({});
  });

  test.each<[object, string]>([
    [{ title: undefined }, 'this is not a game file: it names no title'],
    [{ title: 1848 }, 'this is not a game file: it names no title'],
    [{ players: undefined }, 'this is not a game file: "players" must be a list of {id, name}'],
    [{ players: {} }, 'this is not a game file: "players" must be a list of {id, name}'],
    [{ players: [{ name: 'Ann' }] }, 'this is not a game file: "players" must be a list of {id, name}'],
    [{ players: [null] }, 'this is not a game file: "players" must be a list of {id, name}'],
    [{ actions: undefined }, 'this is not a game file: it has no list of actions'],
    [{ actions: 'pass' }, 'this is not a game file: it has no list of actions'],
    [{ actions: [{ type: 'pass', entity: 1 }, null] }, 'action 2 does not say what was done'],
    [{ actions: [{ entity: 1 }] }, 'action 1 does not say what was done'],
    [{ actions: [[]] }, 'action 1 does not say what was done'],
  ])('%o has its own line', (change, message) => {
    expect(() => parseSiteGame(JSON.stringify({ ...good, ...change }))).toThrow(new BadFile(message));
  });

  test('a game pinned to an older engine is refused by name', () => {
    const pinned = JSON.stringify({ ...good, settings: { pin: '0a1b2c' } });
    expect(() => parseSiteGame(pinned)).toThrow(
      /^the game is pinned to an older version of 18xx\.games \(0a1b2c\)/,
    );
    expect(() => parseSiteGame(pinned)).toThrow(BadInput);
  });

  test.each(['[]', 'null', '5', '"1848"'])('%s is no game', (text) => {
    expect(() => parseSiteGame(text)).toThrow(new BadFile('this is not a game file'));
  });

  test.each([
    ['', 'empty'],
    ['{', 'not-json'],
    ['<html>', 'not-json'],
  ])('%o is not JSON', (text, code) => {
    expect(() => parseSiteGame(text)).toThrow(expect.objectContaining({ name: 'BadInput', code }));
  });
});
