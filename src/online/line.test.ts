import { describe, expect, test } from 'vitest';
import {
  add,
  ANN,
  BEN,
  BOLD,
  entriesOf,
  named,
  person,
  played,
  STARTED,
  TABLE,
} from '../testing/online/sample-table.ts';
import type { Entry } from './entry.ts';
import { actionsOf, BrokenLine, type Line, lineAfter, startLine } from './line.ts';

const START = startLine({ id: TABLE, seats: [person(ANN), person(BEN)], rulesVersion: 1, started: STARTED });

function lineOf(entries: readonly Entry[]): Line {
  return entries.reduce(lineAfter, START);
}

describe('the line', () => {
  test('begins with the id of the table as what the first entry follows', () => {
    expect(START).toMatchObject({ seq: 0, key: TABLE, at: STARTED, moves: [] });
  });

  test('an undo is an entry: the log grows, what is in effect shrinks', () => {
    const acts = [add(0, 1), add(0, 2), add(0, 3)].map((action) => played(ANN, action));
    const line = lineOf(entriesOf([...acts, { kind: 'undo', to: 1 }, played(ANN, add(0, 3))]));
    expect(line.seq).toBe(5);
    expect(line.key).toBe(named('entry5'));
    expect(actionsOf(line)).toEqual([add(0, 1), add(0, 3)]);
    expect(line.moves.map(({ seq }) => seq)).toEqual([1, 5]);
  });

  test('keeps who made a move and how', () => {
    const line = lineOf(entriesOf([played(ANN, add(0, 1)), { kind: 'act', action: add(0, 2), how: 'bot' }]));
    expect(line.moves.map(({ who, how }) => [who, how])).toEqual([
      [ANN, null],
      [null, 'bot'],
    ]);
  });

  test('has who sits where, pauses, the rules and the end', () => {
    const line = lineOf(
      entriesOf([
        { kind: 'seat', seat: 1, to: { user: BEN, computer: BOLD } },
        { kind: 'pause', until: 9 },
        { kind: 'rules', version: 2 },
        { kind: 'end', why: 'agreed' },
      ]),
    );
    expect(line.seats).toEqual([person(ANN), { user: BEN, computer: BOLD }]);
    expect(line).toMatchObject({ pausedUntil: 9, rulesVersion: 2, ended: 'agreed' });
    expect(lineAfter(line, entriesOf([{ kind: 'resume' }], 4)[0] as Entry).pausedUntil).toBeNull();
  });

  test('refuses an entry that does not follow the last one', () => {
    const [first, second] = entriesOf([played(ANN, add(0, 1)), played(ANN, add(0, 2))]);
    if (!first || !second) throw new Error('no entries');
    expect(() => lineAfter(START, second)).toThrow(BrokenLine);
    expect(() => lineAfter(lineAfter(START, first), first)).toThrow(BrokenLine);
  });

  test('passes over a kind that is not known here, and counts it', () => {
    const later = { ...entriesOf([{ kind: 'resume' }])[0], kind: 'later' } as unknown as Entry;
    expect(lineAfter(START, later)).toEqual({ ...START, seq: 1, key: named('entry1'), at: STARTED + 1000 });
  });

  test('its time never goes back', () => {
    const [entry] = entriesOf([{ kind: 'resume' }]);
    if (!entry) throw new Error('no entry');
    expect(lineAfter(START, { ...entry, at: 5 }).at).toBe(STARTED);
  });
});
