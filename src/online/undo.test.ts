import { describe, expect, test } from 'vitest';
import { add, ANN, BEN, BOLD, CLEO, named, person } from '../testing/online/sample-table.ts';
import type { How, Id } from './entry.ts';
import type { Line, Move } from './line.ts';
import { startLine } from './line.ts';
import { concerned, freeFrom, isFree, takenBack, UNDO_RULES } from './undo.ts';

const SEATS: Readonly<Record<string, number>> = { [ANN]: 0, [BEN]: 1, [CLEO]: 2 };

function lineOf(...made: readonly (Id | readonly [Id | null, How, number])[]): Line {
  const moves = made.map((one, index): Move => {
    const [who, how, seat] = typeof one === 'string' ? [one, null, SEATS[one] ?? 0] : one;
    return { seq: index + 1, key: named(`k${index}`), who, how, action: add(seat, 1) };
  });
  const seats = [ANN, BEN, CLEO].map(person);
  return { ...startLine({ id: named('t'), seats, rulesVersion: 1, started: 0 }), moves };
}

const BOT = [null, 'bot', 1] as const;

describe('taking back', () => {
  test("is free over one's own last actions", () => {
    const line = lineOf(BEN, ANN, ANN);
    expect(isFree(line, ANN, 2, 'agreed')).toBe(true);
    expect(isFree(line, ANN, 1, 'agreed')).toBe(true);
    expect(isFree(line, ANN, 0, 'agreed')).toBe(false);
    expect(isFree(line, BEN, 0, 'agreed')).toBe(false);
  });

  test('is not once another person or an order has acted, but over computers it is', () => {
    expect(isFree(lineOf(ANN, BEN), ANN, 0, 'agreed')).toBe(false);
    expect(isFree(lineOf(ANN, [BEN, 'order', 1]), ANN, 0, 'agreed')).toBe(false);
    expect(isFree(lineOf(ANN, [ANN, 'order', 0]), ANN, 1, 'agreed')).toBe(false);
    expect(isFree(lineOf(ANN, BOT, BOT), ANN, 0, 'agreed')).toBe(true);
    expect(isFree(lineOf(ANN, BOT), ANN, 1, 'agreed')).toBe(false);
  });

  test("is free over what one has done in another's seat", () => {
    expect(isFree(lineOf([ANN, 'proxy', 1], ANN), ANN, 0, 'agreed')).toBe(true);
    expect(isFree(lineOf([ANN, 'proxy', 1]), BEN, 0, 'agreed')).toBe(false);
  });

  test('is anything among friends, and nothing where the table says so', () => {
    const line = lineOf(ANN, BEN, CLEO);
    expect(isFree(line, ANN, 0, 'free')).toBe(true);
    expect(isFree(lineOf(ANN), ANN, 0, 'none')).toBe(false);
  });

  test('leads to an earlier position only', () => {
    const line = lineOf(ANN);
    expect([-1, 1, 7].map((to) => takenBack(line, to))).toEqual([[], [], []]);
    expect([-1, 1, 7].map((to) => isFree(line, ANN, to, 'free'))).toEqual([false, false, false]);
  });

  test('concerns everybody whose action goes, and who decides now', () => {
    const line = lineOf(CLEO, ANN, BEN);
    expect(concerned(line, 1, 2)).toEqual([ANN, BEN, CLEO]);
    expect(concerned(line, 2, 1)).toEqual([BEN]);
    expect(concerned(line, 2, null)).toEqual([BEN]);
  });

  test('concerns no computer, and nobody who has left', () => {
    const line = lineOf(ANN, BOT, BEN);
    const withBot = { ...line, seats: [person(ANN), { user: null, computer: BOLD }, person(CLEO)] };
    expect(concerned(withBot, 0, 1)).toEqual([ANN]);
    const handed = { ...line, seats: [person(ANN), { user: BEN, computer: BOLD }, person(CLEO)] };
    expect(concerned(handed, 1, null)).toEqual([BEN]);
  });

  test('concerns the holder of a seat where another has acted for it', () => {
    expect(concerned(lineOf([ANN, 'proxy', 1]), 0, null)).toEqual([ANN, BEN]);
  });

  test('goes back freely as far as each step on its own is free', () => {
    expect(freeFrom(lineOf(BEN, ANN, BOT, ANN, BOT), ANN, 'agreed')).toBe(1);
    expect(freeFrom(lineOf(ANN, BEN, ANN, [null, 'forced', 1]), ANN, 'agreed')).toBe(2);
    expect(freeFrom(lineOf(ANN, BEN), ANN, 'agreed')).toBe(2);
    expect(freeFrom(lineOf(BOT), ANN, 'agreed')).toBe(1);
    expect(freeFrom(lineOf(BEN, [ANN, 'order', 0]), ANN, 'agreed')).toBe(2);
    for (const rule of UNDO_RULES) {
      for (const line of [lineOf(), lineOf(BEN, BOT, ANN, ANN, BOT), lineOf(ANN, BEN)]) {
        const free = line.moves.flatMap((_, to) => (isFree(line, ANN, to, rule) ? to : []));
        expect(freeFrom(line, ANN, rule)).toBe(free[0] ?? line.moves.length);
      }
    }
  });
});
