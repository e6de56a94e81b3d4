import { describe, expect, test } from 'vitest';
import { type BoardKit, newBoard } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import { tracePath } from './trace.ts';

/**
 *   A1 ── A3 ── A5 ── A7 (end of the line)
 *          \    /
 *           B4            two towns: one to A3, one to A5
 */
const LINES = `
A1 | | city20(4)
A3 | | 1-4 1-5
A5 | | city20(1 4 0)
A7 | | red off10(1! 0!)
B4 | | town10(2) town10(3)
B6 | | town10(3)
`;
const kit: BoardKit = { map: parseMap('pointy', LINES), tiles: new Map() };
const board = newBoard(kit);
const trace = (...path: unknown[]) => tracePath(kit, board, path as string[]);

describe('a path along real track', () => {
  test('names its stops, pieces and borders', () => {
    expect(trace('A1-0', 'A3', 'A5-0', 'A7-0')).toEqual({
      stops: [
        { hex: 0, stop: 0 },
        { hex: 2, stop: 0 },
        { hex: 3, stop: 0 },
      ],
      pieces: [0, 32, 64, 65, 96],
      borders: [4, 10, 16],
      terminals: [2],
    });
  });

  test('is the same in the other direction', () => {
    const there = trace('A1-0', 'A3', 'B4-0');
    const back = trace('B4-0', 'A3', 'A1-0');
    if ('problem' in there || 'problem' in back) throw new Error('no track');
    expect(back.stops).toEqual(there.stops.toReversed());
    expect(back.pieces).toEqual(there.pieces.toReversed());
    expect(back.borders).toEqual(there.borders.toReversed());
    expect(there.terminals).toEqual([]);
  });

  test('tells two stops of one hex apart', () => {
    expect(trace('B4-1', 'A5-0')).toMatchObject({ stops: [{ stop: 1 }, { stop: 0 }] });
    expect(trace('B4-0', 'A5-0')).toEqual({ problem: 'no-track', at: 0 });
  });

  test('a terminal stop is reported wherever it stands, once', () => {
    expect(trace('A7-0', 'A5-0')).toMatchObject({ terminals: [0] });
    expect(trace('A5-0', 'A7-0', 'B6-0')).toMatchObject({ terminals: [1] });
  });

  test('one stop alone uses no track', () => {
    expect(trace('A1-0')).toEqual({ stops: [{ hex: 0, stop: 0 }], pieces: [], borders: [], terminals: [] });
  });

  test('the same stop twice is traced: whether it is allowed is for the rules', () => {
    expect(trace('A1-0', 'A3', 'A5-0', 'A3', 'A1-0')).toMatchObject({ borders: [4, 10, 10, 4] });
  });
});

describe('what is no path', () => {
  test.each<[unknown[], number]>([
    [['A1-0', 'Z9', 'A5-0'], 1],
    [['A1-1'], 0],
    [['A1-0', 'A3-0'], 1],
    [['A1-'], 0],
    [['A1-00'], 0],
    [['A1-0.0'], 0],
    [['A1- 0'], 0],
    [['A1-0x0'], 0],
    [['A1--1'], 0],
    [['A1-0-0'], 0],
    [['A1-length'], 0],
    [['A1-__proto__'], 0],
    [['a1-0'], 0],
    [[''], 0],
    [[null], 0],
    [['A1-0', 5], 1],
    [['A1-0', ['A3']], 1],
    [['A1-0', 'constructor'], 1],
  ])('%o: no such place', (path, at) => {
    expect(trace(...path)).toEqual({ problem: 'no-such-place', at });
  });

  test.each<[string[], number]>([
    // Not neighbours.
    [['A1-0', 'A5-0'], 0],
    // Neighbours without track between them.
    [['A1-0', 'A3', 'B4-1'], 2],
    [['B4-1', 'A3', 'A1-0'], 0],
    // Track that does not turn like that, or not at all.
    [['A5-0', 'A3', 'B4-0'], 1],
    [['A1-0', 'A3', 'A1-0'], 1],
    // From one stop of a hex straight to the other.
    [['B4-0', 'B4-1'], 0],
    // Plain track named where a stop stands.
    [['A3', 'A5', 'A7-0'].with(0, 'A1-0'), 0],
    [['A1-0', 'A3', 'A5', 'A7-0'], 2],
  ])('%o: no track', (path, at) => {
    expect(trace(...path)).toEqual({ problem: 'no-track', at });
  });

  test.each([[[]], [['A3']], [['A3', 'A5-0']], [['A1-0', 'A3']]])('%o ends on plain track', (path) => {
    expect(trace(...path)).toMatchObject({ problem: 'ends-on-track' });
  });
});
