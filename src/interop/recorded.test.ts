import { describe, expect, it, test } from 'vitest';
import { BadInput } from '../core/bad-input.ts';
import { exported, recorded, RECORDS_18GB, recordText } from '../testing/records.ts';
import { itShared, sharedFolder } from '../testing/shared.ts';
import { newRecords, stateToKeep } from '../testing/write-records.ts';
import { changesOf, recordedGame, statesFrom } from './recorded.ts';
import type { RecordedState } from './title.ts';
import { TITLE_18GB } from './18gb/title.ts';
import { verifyRecorded } from './verify.ts';

const STATES: readonly RecordedState[] = [
  { round: 'A', bank: 10, players: { 1: { cash: 5, shares: {} } }, bids: { 1: 3 } },
  { round: 'A', bank: 10, players: { 1: { cash: 4, shares: { X: 20 } } }, bids: {}, tiles: { B2: ['7', 1] } },
  { round: 'A', bank: null, players: { 1: { cash: 4, shares: {} } }, tiles: { B4: ['8', 0] } },
  { round: 'A', bank: null, players: { 1: { cash: 4, shares: {} } } },
];

describe('states told by what changes', () => {
  test('only what is new, and what is gone', () => {
    expect(changesOf(STATES, [1, 2, 5])).toEqual([
      [0, STATES[0]],
      [1, { 'players.1.cash': 4, 'players.1.shares.X': 20, tiles: { B2: ['7', 1] } }, ['bids.1']],
      [2, { bank: null, tiles: { B4: ['8', 0] } }, ['players.1.shares.X', 'bids']],
      [5, {}],
    ]);
  });

  test('come back as they were', () => {
    expect(statesFrom(changesOf(STATES, [1, 2, 5]))).toEqual(STATES);
  });

  test('a path of a forged file reaches nothing but its own state', () => {
    const [state] = statesFrom([[0, { '__proto__.polluted': true, 'constructor.prototype.polluted': true }]]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(state ?? {})).toEqual(['__proto__', 'constructor']);
  });
});

describe('a record', () => {
  const file = exported('1848/101');

  test('holds what was undone, and the states of what counts', () => {
    const { actions, states } = recorded('1848/101');
    expect([file.actions.length, actions.length, states.length]).toEqual([484, 135, 136]);
    expect(states.at(-1)).toMatchObject({ finished: true, step: null, activeEntity: [] });
  });

  test.each<[unknown, string]>([
    [undefined, '"states" is missing'],
    [[], '"changes" is empty'],
    [[[0, {}], [1]], 'change 1 is not [id, changed, gone]'],
    [[[0, {}, [1]]], 'change 0 is not [id, changed, gone]'],
    [
      [
        [0, {}],
        [9999, {}],
      ],
      'a change is that of action 9999, which is not there',
    ],
  ])('with the changes %j is refused in one line', (changes, message) => {
    const open = (): unknown => recordedGame({ ...file, changes });
    expect(open).toThrow(BadInput);
    expect(open).toThrow(message);
  });

  it('names the first action and the field where a game differs', () => {
    const game = RECORDS_18GB.recorded('F3');
    for (const [index, path, value] of [
      [77, 'players.1.cash', 1],
      [200, 'corporations.LNWR.trains', ['9']],
      [424, 'flags.tokensForbidden', null],
    ] as const) {
      const changes = [
        ...changesOf(
          game.states,
          game.actions.map(({ id }) => id as number),
        ),
      ];
      const [id, changed, gone] = changes[index] ?? [0, {}];
      changes[index] = [id, { ...changed, [path]: value }, gone ?? []];
      const report = verifyRecorded(TITLE_18GB, recordedGame({ ...game, states: undefined, changes }));
      expect(report).toMatchObject({ at: index, difference: { path, recorded: value } });
    }
  });
});

describe('records/', () => {
  itShared('is up to date with the full traces, and gives the same states (needs ../shared)', () => {
    let count = 0;
    for (const { path, text, trace } of newRecords(sharedFolder('games'))) {
      count++;
      expect(recordText(path) === text, `${path}: run npm run records`).toBe(true);
      if (!trace) continue;
      const game = recorded(path);
      expect(game.states).toEqual(trace.states.map(stateToKeep));
      expect(game.actions.map(({ id, type }) => [id, type])).toEqual(
        trace.actions.map(({ id, type }) => [id, type]),
      );
    }
    expect(count).toBe(48);
  });
});
