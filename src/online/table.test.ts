import { describe, expect, test } from 'vitest';
import { hashOf, throughJson } from '../core/json.ts';
import { IllegalAction } from '../core/match.ts';
import {
  add,
  ANN,
  BEN,
  CLEO,
  entriesOf,
  named,
  played,
  sampleRules,
  shout,
  STARTED,
  stop,
} from '../testing/online/sample-table.ts';
import { elapsed } from './clock.ts';
import { snapshotOf, matchOf, type Table, TableRules } from './table.ts';

const RULES = sampleRules();
const LOG = entriesOf([
  played(ANN, add(0, 1)),
  played(ANN, stop(0)),
  played(BEN, shout(1)),
  { kind: 'undo', to: 1, who: ANN },
  played(ANN, add(0, 2)),
  { kind: 'pause', until: STARTED + 9000 },
  { kind: 'resume' },
  { kind: 'time', seat: 0, ms: 500 },
]);

describe('a table', () => {
  test('is what its entries lead to, whatever was taken back', () => {
    const straight = RULES.load(entriesOf([played(ANN, add(0, 1)), played(ANN, add(0, 2))]));
    const table = RULES.load(LOG);
    expect(table.position.state).toEqual(straight.position.state);
    expect(RULES.headOf(table)).toEqual({
      seq: 8,
      key: named('entry8'),
      hash: hashOf(straight.position.state),
    });
    expect(matchOf(RULES.terms, table.line).actions).toEqual([add(0, 1), add(0, 2)]);
  });

  test('has every interval on one clock: who had to decide, nobody, or what was taken back', () => {
    const { clock } = RULES.load(LOG);
    // Ann had a second before each of her moves in effect, one before and one after the pause; half of one is given back.
    expect(clock).toMatchObject({ used: [3500, 0, 0], undone: 3000, stood: 1000 + 500 });
    expect(elapsed(clock)).toBe(8000);
  });

  test.each([0, 3, 4, 6, 8])(
    'goes on from a snapshot after %i entries as if it had played them all',
    (seq) => {
      const snapshot = throughJson(snapshotOf(RULES.load(LOG.slice(0, seq))));
      const table = RULES.load(LOG, snapshot);
      const whole = RULES.load(LOG);
      expect([table.line, table.clock, table.position.state]).toEqual([
        whole.line,
        whole.clock,
        whole.position.state,
      ]);
      const back = entriesOf([{ kind: 'undo', to: 0, who: CLEO }], 8);
      expect(RULES.after(table, back).position.state).toEqual(RULES.start().position.state);
    },
  );

  test('refuses a log that the rules refuse', () => {
    const twice = entriesOf([played(ANN, add(0, 1)), played(ANN, add(0, 1))]);
    expect(() => RULES.load(twice)).toThrow(IllegalAction);
  });

  test('is played again under newer rules', () => {
    const versions: (number | undefined)[] = [];
    const { game, terms } = sampleRules();
    const watched: typeof game = {
      ...game,
      setup(...given) {
        versions.push(given[3]);
        return game.setup(...given);
      },
    };
    const rules = new TableRules(watched, terms);
    rules.load([...LOG.slice(0, 2), ...entriesOf([{ kind: 'rules', version: 2 }], 2)]);
    expect(versions).toEqual([1, 2]);
  });

  test('is running, paused, finished or ended', () => {
    const load = (entries: typeof LOG): Table => RULES.load(entries);
    const states = [LOG.slice(0, 1), LOG.slice(0, 6), LOG].map((entries) => RULES.stateOf(load(entries)));
    expect(states).toEqual(['running', 'paused', 'running']);
    const over = entriesOf(Array.from({ length: 70 }, (_, turn) => played(ANN, stop(turn % 3))));
    expect(RULES.stateOf(load(over))).toBe('finished');
    expect(RULES.deciding(load(over))).toBeNull();
    expect(RULES.stateOf(load([...LOG, ...entriesOf([{ kind: 'end', why: 'agreed' }], 8)]))).toBe('ended');
  });
});
