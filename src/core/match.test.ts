import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../testing/bad-input.ts';
import { COUNTER, type CounterAction } from '../testing/counter/game.ts';
import { BadInput } from './bad-input.ts';
import { type AnyGame, resolveOptions, valuesAt } from './game.ts';
import { deepFreeze } from './json.ts';
import {
  branch,
  formatMatch,
  IllegalAction,
  type Match,
  parseMatch,
  replay,
  replaySteps,
  startOf,
} from './match.ts';

const GAMES = [COUNTER as unknown as AnyGame];

const MATCH: Match<CounterAction> = deepFreeze({
  railhead: 1,
  game: 'counter',
  rulesVersion: 2,
  ruleSet: 'book',
  options: {},
  players: [{ name: 'Ann' }, { name: 'Bob', id: 17 }],
  seed: 4,
  actions: [
    { type: 'add', by: 0, amount: 2 },
    { type: 'double', by: 1 },
    { type: 'swap', by: 0, word: 'left' },
    { type: 'add', by: 1, amount: 6 },
  ],
});

describe('replay', () => {
  test('plays the whole log, or the first part', () => {
    expect(replay(COUNTER, MATCH).total).toBe(10);
    expect([0, 1, 2, 3, 4].map((at) => replay(COUNTER, MATCH, at).total)).toEqual([0, 2, 4, 4, 10]);
  });

  test('step by step, from the position before any action', () => {
    const steps = [...replaySteps(COUNTER, MATCH)];
    expect(steps.map(({ index, state }) => [index, state.total])).toEqual([
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 4],
      [4, 10],
    ]);
    expect(steps[0]).toMatchObject({ action: null, events: [] });
    expect(steps[2]?.action).toBe(MATCH.actions[1]);
    expect(steps[2]?.events).toEqual([{ key: 'double', params: { total: 4 } }]);
    for (const { index, state } of steps) expect(state).toEqual(replay(COUNTER, MATCH, index));
  });

  test('seed, rule set and single switches reach the set-up', () => {
    expect(startOf(COUNTER, { ...MATCH, seed: 5 }).total).toBe(1);
    expect(startOf(COUNTER, { ...MATCH, ruleSet: 'short' })).toMatchObject({ total: 5, goal: 10 });
    expect(startOf(COUNTER, { ...MATCH, ruleSet: 'short', options: { goal: 20 } })).toMatchObject({
      total: 5,
      goal: 20,
    });
    expect(startOf(COUNTER, MATCH).seats).toBe(2);
    expect(lineOf(() => startOf(COUNTER, { ...MATCH, ruleSet: 'house' }))).toBe(
      'unknown rule set "house" (known: book, short)',
    );
  });

  test('a game saved under an older rules version keeps the switches it was begun with', () => {
    expect(startOf(COUNTER, { ...MATCH, rulesVersion: 1 }).goal).toBe(10);
    expect(startOf(COUNTER, { ...MATCH, rulesVersion: 2 }).goal).toBe(20);
    expect(startOf(COUNTER, { ...MATCH, rulesVersion: 1, options: { goal: 20 } }).goal).toBe(20);
    expect(startOf(COUNTER, { ...MATCH, rulesVersion: 1, ruleSet: 'short' }).goal).toBe(10);
  });

  test('a switch that was renamed since is read under its name of today', () => {
    const old: Match<CounterAction> = {
      ...MATCH,
      ruleSet: 'short',
      rulesVersion: 1,
      options: { slow: true },
    };
    expect(startOf(COUNTER, old).total).toBe(0);
    expect(startOf(COUNTER, { ...old, options: {} }).total).toBe(5);
    expect(parseMatch(formatMatch(old), GAMES).options).toEqual({ slow: true });
    for (const wrong of [{ rulesVersion: 2 }, { options: { slow: false } }]) {
      expect(lineOf(() => startOf(COUNTER, { ...old, ...wrong }))).toBe('unknown option "slow"');
      expect(lineOf(() => parseMatch(formatMatch({ ...old, ...wrong }), GAMES))).toContain(
        'option "slow" of counter',
      );
    }
  });

  test('the oldest change that applies wins where a switch was changed twice', () => {
    const set = {
      id: 'x',
      values: { a: 3, b: true },
      before: { 1: { a: 1 }, 2: { a: 2, b: false } },
    };
    expect([1, 2, 3].map((version) => valuesAt(set, version))).toEqual([
      { a: 1, b: false },
      { a: 2, b: false },
      { a: 3, b: true },
    ]);
  });

  test('an illegal action is named with its place and reason', () => {
    const broken: Match<CounterAction> = {
      ...MATCH,
      actions: [...MATCH.actions.slice(0, 2), { type: 'add', by: 0, amount: 5 }, ...MATCH.actions.slice(2)],
    };
    const message = 'action 3 (add, seat 0) is not allowed: bad-amount [C-4] amount 5';
    expect(lineOf(() => replay(COUNTER, broken))).toBe(message);
    expect(lineOf(() => [...replaySteps(COUNTER, broken)])).toBe(message);
    expect(replay(COUNTER, broken, 2).total).toBe(4);
    const seen: number[] = [];
    let error: unknown;
    try {
      for (const { index } of replaySteps(COUNTER, broken)) seen.push(index);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(IllegalAction);
    expect(error).toBeInstanceOf(BadInput);
    expect(error).toMatchObject({ index: 2, refusal: { code: 'bad-amount', rule: 'C-4' } });
    expect(seen).toEqual([0, 1, 2]);
  });

  test.each<[unknown, string]>([
    [null, 'action 1 (undefined, seat undefined) is not allowed: not-an-action [C-3]'],
    [7, 'action 1 (undefined, seat undefined) is not allowed: not-an-action [C-3]'],
    [{ type: 'fold', by: 0 }, 'action 1 (fold, seat 0) is not allowed: unknown-action [C-3] type fold'],
    [
      { type: { toString: 1 }, by: { toString: 1 } },
      'action 1 ({"toString":1}, seat {"toString":1}) is not allowed: unknown-action [C-3] type object',
    ],
    [{ type: 'double', by: 0 }, 'action 1 (double, seat 0) is not allowed: nothing-there [C-5]'],
  ])('%o in a log gives one clear line', (action, message) => {
    const broken = { ...MATCH, actions: [action as CounterAction] };
    expect(() => replay(COUNTER, broken)).toThrow(IllegalAction);
    expect(lineOf(() => replay(COUNTER, broken))).toBe(message);
  });
});

describe('branch', () => {
  test('keeps the header and the first actions, and leaves the old line alone', () => {
    const other = branch(MATCH, 2);
    expect(other).toEqual({ ...MATCH, actions: MATCH.actions.slice(0, 2) });
    expect(MATCH.actions).toHaveLength(4);
    const continued = { ...other, actions: [...other.actions, { type: 'double', by: 0 } as const] };
    expect(replay(COUNTER, continued).total).toBe(8);
  });

  test.each([0, 1, 4, 99])('at %i it stands where the match stood', (at) => {
    expect(replay(COUNTER, branch(MATCH, at))).toEqual(replay(COUNTER, MATCH, Math.min(at, 4)));
  });
});

describe('a match file', () => {
  test('reads back as it was written', () => {
    expect(parseMatch(formatMatch(MATCH), GAMES)).toEqual(MATCH);
    const empty = branch(MATCH, 0);
    expect(parseMatch(formatMatch(empty), GAMES)).toEqual(empty);
  });

  test('has one action a line', () => {
    const text = formatMatch(MATCH);
    expect(text.endsWith('\n}\n')).toBe(true);
    for (const action of MATCH.actions) {
      expect(text.split('\n').map((line) => line.trim().replace(/,$/, ''))).toContain(JSON.stringify(action));
    }
    expect(formatMatch(branch(MATCH, 0))).toContain('"actions": []');
  });

  test('any names, seeds and actions survive the trip', () => {
    const player = fc.record({ name: fc.string(), id: fc.oneof(fc.string(), fc.integer()) });
    const match = fc.record({
      railhead: fc.constant(1 as const),
      game: fc.constant('counter'),
      rulesVersion: fc.constantFrom(1, 2),
      ruleSet: fc.constantFrom('book', 'short'),
      options: fc.constantFrom({}, { goal: 10 }, { goal: 20, fast: true }),
      players: fc.array(player, { minLength: 2, maxLength: 3 }),
      seed: fc.maxSafeInteger(),
      actions: fc.array(fc.record({ type: fc.string(), by: fc.nat(), note: fc.jsonValue() }), {
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(match, (value) => {
        // -0 is 0 in JSON.
        expect(parseMatch(formatMatch(value), GAMES)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 1848 },
    );
  });
});

describe('everything wrong with a file has its own line', () => {
  const header: Record<string, unknown> = JSON.parse(formatMatch(MATCH)) as Record<string, unknown>;
  const players = (count: number) => Array.from({ length: count }, () => ({ name: 'x' }));

  test.each<[Record<string, unknown>, string]>([
    [{ railhead: undefined }, 'this is not a Railhead game file: its mark, "railhead": 1, is missing'],
    [{ railhead: 2 }, 'this is not a Railhead game file: its mark, "railhead": 1, is missing'],
    [{ railhead: '1' }, 'this is not a Railhead game file: its mark, "railhead": 1, is missing'],
    [{ game: undefined }, 'Railhead does not know the game null'],
    [{ game: '1830' }, 'Railhead does not know the game "1830"'],
    [{ rulesVersion: undefined }, '"rulesVersion" must be a whole number from 1'],
    [{ rulesVersion: 0 }, '"rulesVersion" must be a whole number from 1'],
    [{ rulesVersion: 1.5 }, '"rulesVersion" must be a whole number from 1'],
    [{ rulesVersion: '2' }, '"rulesVersion" must be a whole number from 1'],
    [
      { rulesVersion: 3 },
      'it was made with version 3 of the rules of counter; this Railhead knows versions up to 2',
    ],
    [{ ruleSet: undefined }, 'counter has no rule set null'],
    [{ ruleSet: 'house' }, 'counter has no rule set "house"'],
    [{ ruleSet: 5 }, 'counter has no rule set 5'],
    [{ options: undefined }, '"options" must be an object'],
    [{ options: [] }, '"options" must be an object'],
    [{ options: { goals: 10 } }, 'option "goals" of counter cannot be 10'],
    [{ options: { goal: 11 } }, 'option "goal" of counter cannot be 11'],
    [{ options: { goal: '10' } }, 'option "goal" of counter cannot be "10"'],
    [{ options: { goal: null } }, 'option "goal" of counter cannot be null'],
    [{ options: { toString: 1 } }, 'option "toString" of counter cannot be 1'],
    [{ players: undefined }, 'counter is for 2 to 3 players'],
    [{ players: players(1) }, 'counter is for 2 to 3 players'],
    [{ players: players(4) }, 'counter is for 2 to 3 players'],
    [{ players: { length: 2 } }, 'counter is for 2 to 3 players'],
    [{ players: [{ name: 'x' }, {}] }, 'each player needs a "name"'],
    [{ players: [{ name: 'x' }, null] }, 'each player needs a "name"'],
    [{ players: ['x', 'y'] }, 'each player needs a "name"'],
    [{ seed: undefined }, '"seed" must be a whole number'],
    [{ seed: 1.5 }, '"seed" must be a whole number'],
    [{ seed: 1e300 }, '"seed" must be a whole number'],
    [{ seed: '4' }, '"seed" must be a whole number'],
    [{ actions: undefined }, '"actions" must be a list'],
    [{ actions: {} }, '"actions" must be a list'],
  ])('%o', (change, message) => {
    const text = JSON.stringify({ ...header, ...change });
    expect(lineOf(() => parseMatch(text, GAMES))).toBe(message);
  });

  test.each(['[]', 'null', '"railhead"', '1'])('%s is no match', (text) => {
    expect(lineOf(() => parseMatch(text, GAMES))).toBe('this is not a Railhead game file');
  });

  test.each(['', ' \n'])('%o is empty', (text) => {
    expect(lineOf(() => parseMatch(text, GAMES))).toBe('the file is empty');
  });

  test.each(['{', 'railhead', '{"railhead":1,}'])('%o is not JSON', (text) => {
    expect(lineOf(() => parseMatch(text, GAMES))).toMatch(
      /^this is not a game file, or it is damaged \(.+\)$/,
    );
    expect(() => parseMatch(text, GAMES)).toThrow(BadInput);
  });
});

describe('resolveOptions', () => {
  test('lays switches over a rule set', () => {
    expect(resolveOptions(COUNTER, 'book')).toEqual({ goal: 20, fast: false });
    expect(resolveOptions(COUNTER, 'book', { fast: true })).toEqual({ goal: 20, fast: true });
  });

  test('refuses what it does not know', () => {
    expect(lineOf(() => resolveOptions(COUNTER, 'house'))).toBe(
      'unknown rule set "house" (known: book, short)',
    );
    expect(lineOf(() => resolveOptions(COUNTER, 'book', { goals: 10 }))).toBe('unknown option "goals"');
    expect(lineOf(() => resolveOptions(COUNTER, 'book', { goal: 30 }))).toBe(
      'option "goal" cannot be 30 (allowed: 10, 20)',
    );
  });
});
