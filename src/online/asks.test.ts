import { describe, expect, test } from 'vitest';
import { add, ANN, BEN, BOLD, CLEO, named, person, played } from '../testing/online/sample-table.ts';
import {
  answer,
  type Ask,
  type Asked,
  type Asks,
  ask,
  asksAfter,
  bodyOf,
  expired,
  neededFor,
  NO_ASKS,
  waitLeft,
  type Wish,
} from './asks.ts';
import type { Entry } from './entry.ts';
import { type Line, startLine } from './line.ts';

const KEY = named('ask');
const LINE: Line = {
  ...startLine({ id: named('t'), seats: [ANN, BEN, CLEO].map(person), rulesVersion: 1, started: 0 }),
  moves: [ANN, BEN].map((who, seat) => ({
    seq: seat + 1,
    key: named(`k${seat}`),
    who,
    how: null,
    action: add(seat, 1),
  })),
};
const DECIDING = { deciding: 2, absent: [] };

function made(wish: Wish, more: Partial<Ask> = {}): Omit<Ask, 'yes' | 'no'> {
  return { key: KEY, who: ANN, wish, at: 100, until: 1000, ...neededFor(LINE, ANN, wish, DECIDING), ...more };
}

function answered(asks: Asks, ...answers: readonly (readonly [string, boolean])[]): Asked {
  return answers.reduce<Asked>(
    (before, [who, yes]) => answer(before.asks, KEY, who, yes, 200) ?? { ...before, granted: null },
    { asks, granted: null },
  );
}

function entry(body: Partial<Entry>): Entry {
  return { seq: 3, key: named('e'), at: 1, ...body } as Entry;
}

describe('requests', () => {
  test('going back needs everybody concerned, pausing and ending everybody else', () => {
    expect(neededFor(LINE, ANN, { kind: 'undo', to: 0 }, DECIDING)).toEqual({ all: [BEN, CLEO], most: [] });
    expect(neededFor(LINE, ANN, { kind: 'pause', until: 9 }, DECIDING).all).toEqual([BEN, CLEO]);
    expect(neededFor(LINE, BEN, { kind: 'end' }, DECIDING).all).toEqual([ANN, CLEO]);
  });

  test('a computer for a seat needs most of the others, and its user as long as they are there', () => {
    const wish: Wish = { kind: 'seat', seat: 1, computer: BOLD };
    expect(neededFor(LINE, ANN, wish, DECIDING)).toEqual({ all: [BEN], most: [BEN, CLEO] });
    expect(neededFor(LINE, ANN, wish, { deciding: 2, absent: [BEN] })).toEqual({ all: [], most: [CLEO] });
    expect(neededFor(LINE, BEN, wish, DECIDING)).toEqual({ all: [], most: [ANN, CLEO] });
    expect(neededFor(LINE, BEN, { ...wish, computer: null }, DECIDING)).toEqual({ all: [], most: [] });
  });

  test('all have to agree: the last yes grants it', () => {
    const { asks, granted } = ask(NO_ASKS, made({ kind: 'undo', to: 0 }));
    expect(granted).toBeNull();
    const first = answered(asks, [BEN, true]);
    expect([first.granted, first.asks.open.length]).toEqual([null, 1]);
    const second = answered(asks, [BEN, true], [CLEO, true]);
    expect(second.granted?.key).toBe(KEY);
    expect(second.asks).toMatchObject({ open: [], over: [KEY], refused: {} });
  });

  test('more than half is more than half', () => {
    const wish: Wish = { kind: 'seat', seat: 0, computer: BOLD };
    const { asks } = ask(NO_ASKS, made(wish));
    expect(answered(asks, [BEN, true]).granted).toBeNull();
    expect(answered(asks, [BEN, true], [CLEO, true]).granted?.wish).toEqual(wish);
    expect(answered(asks, [BEN, false]).asks.open).toEqual([]);
  });

  test('one no refuses it, and the next has to wait n² times ten seconds', () => {
    let { asks } = ask(NO_ASKS, made({ kind: 'undo', to: 0 }));
    ({ asks } = answered(asks, [BEN, false]));
    expect(asks.open).toEqual([]);
    expect([waitLeft(asks, ANN, 200), waitLeft(asks, ANN, 10_199), waitLeft(asks, ANN, 10_200)]).toEqual([
      10_000, 1, 0,
    ]);
    expect(waitLeft(asks, BEN, 200)).toBe(0);
    ({ asks } = ask(asks, made({ kind: 'undo', to: 0 })));
    ({ asks } = answered(asks, [BEN, false]));
    expect(waitLeft(asks, ANN, 200)).toBe(40_000);
  });

  test('withdrawn by the one who asks, which costs no waiting', () => {
    const { asks } = ask(NO_ASKS, made({ kind: 'undo', to: 0 }));
    const { asks: left } = answered(asks, [ANN, false]);
    expect([left.open, left.refused, left.over]).toEqual([[], {}, [KEY]]);
  });

  test('an answer that changes nothing: twice, unasked, to nothing', () => {
    const { asks } = ask(NO_ASKS, made({ kind: 'undo', to: 1 }));
    expect(answer(asks, KEY, ANN, true, 200)).toBeNull();
    expect(answer(asks, named('other'), BEN, true, 200)).toBeNull();
    const once = answered(asks, [BEN, true]).asks;
    expect(answer(once, KEY, BEN, false, 200)).toBeNull();
    expect(answer(asks, KEY, named('watcher'), true, 200)).toBeNull();
  });

  test('granted at once where nobody needs to agree', () => {
    expect(ask(NO_ASKS, made({ kind: 'end' }, { all: [], most: [] })).granted?.key).toBe(KEY);
  });

  test('not answered in time is refused', () => {
    const { asks } = ask(NO_ASKS, made({ kind: 'end' }));
    expect(expired(asks, 999)).toBe(asks);
    expect(expired(asks, 1000)).toMatchObject({ open: [], refused: { [ANN]: { times: 1, at: 1000 } } });
  });

  test('anything played ends the wish to go back, and no other', () => {
    const undo = ask(NO_ASKS, made({ kind: 'undo', to: 0 })).asks;
    const end = ask(NO_ASKS, made({ kind: 'end' })).asks;
    const move = entry(played(BEN, add(1, 1)));
    expect(asksAfter(undo, move).open).toEqual([]);
    expect(asksAfter(undo, entry({ kind: 'undo', to: 0 })).open).toEqual([]);
    expect(asksAfter(undo, entry({ kind: 'time', seat: 0, ms: 1 })).open).toHaveLength(1);
    expect(asksAfter(end, move)).toBe(end);
    expect(asksAfter(end, entry({ kind: 'end', why: 'agreed' })).open).toEqual([]);
  });

  test('a seat that changes hands ends requests for it alone', () => {
    const { asks } = ask(NO_ASKS, made({ kind: 'seat', seat: 1, computer: BOLD }));
    expect(asksAfter(asks, entry({ kind: 'seat', seat: 1, to: person(CLEO) })).open).toEqual([]);
    expect(asksAfter(asks, entry({ kind: 'seat', seat: 0, to: person(CLEO) }))).toBe(asks);
  });

  test('become entries; a seat keeps its user', () => {
    expect(bodyOf({ kind: 'seat', seat: 1, computer: BOLD }, LINE)).toEqual({
      kind: 'seat',
      seat: 1,
      to: { user: BEN, computer: BOLD },
    });
    expect(bodyOf({ kind: 'pause', until: 0 }, LINE)).toEqual({ kind: 'resume' });
    expect(bodyOf({ kind: 'undo', to: 1 }, LINE)).toEqual({ kind: 'undo', to: 1 });
  });
});
