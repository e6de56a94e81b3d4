import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byOperatingOrder,
  type Cell,
  cellKey,
  moveDown,
  moveLeft,
  moveRight,
  moveUp,
  parseMarket,
  priceAt,
  sameCell,
  stackRank,
  type Stacks,
  withMarkerMoved,
} from './market.ts';

/** Rows that end one after the other, like those of 1848. */
const MARKET = parseMarket(`
   60  70  80 100 120
   50  60  70  90
   40  50  60
   30
`);

const CELLS: Cell[] = MARKET.rows.flatMap((row, r) => row.map((_, c): Cell => [r, c]));

test('the grid reads as drawn', () => {
  expect(MARKET.rows).toEqual([[60, 70, 80, 100, 120], [50, 60, 70, 90], [40, 50, 60], [30]]);
  expect(priceAt(MARKET, [1, 3])).toBe(90);
});

test.each<Cell>([
  [1, 4],
  [3, 1],
  [4, 0],
  [-1, 0],
  [0, -1],
])('there is no cell %i,%i', (row, column) => {
  expect(() => priceAt(MARKET, [row, column])).toThrow(new RangeError(`no market cell ${row},${column}`));
});

describe('movement', () => {
  test.each<[string, (market: typeof MARKET, cell: Cell) => Cell, Cell, Cell]>([
    ['right', moveRight, [1, 0], [1, 1]],
    ['right at the end of a row: up', moveRight, [1, 3], [0, 3]],
    ['right at the end of a short row: up', moveRight, [2, 2], [1, 2]],
    ['right in a row of one: up', moveRight, [3, 0], [2, 0]],
    ['right in the corner: stays', moveRight, [0, 4], [0, 4]],
    ['left', moveLeft, [1, 3], [1, 2]],
    ['left in the first column: down', moveLeft, [1, 0], [2, 0]],
    ['left in the last row: stays', moveLeft, [3, 0], [3, 0]],
    ['up', moveUp, [2, 1], [1, 1]],
    ['up in the top row: stays', moveUp, [0, 1], [0, 1]],
    ['down', moveDown, [0, 3], [1, 3]],
    ['down over a ledge: stays', moveDown, [0, 4], [0, 4]],
    ['down over a lower ledge: stays', moveDown, [2, 1], [2, 1]],
    ['down in the last row: stays', moveDown, [3, 0], [3, 0]],
  ])('%s', (_what, move, from, to) => {
    expect(move(MARKET, from)).toEqual(to);
  });

  test('never leaves the market, moves one cell at most, and right is never cheaper', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CELLS), (cell) => {
        for (const move of [moveRight, moveLeft, moveUp, moveDown]) {
          const next = move(MARKET, cell);
          expect(() => priceAt(MARKET, next)).not.toThrow();
          expect(Math.abs(next[0] - cell[0]) + Math.abs(next[1] - cell[1])).toBeLessThanOrEqual(1);
        }
        expect(priceAt(MARKET, moveRight(MARKET, cell))).toBeGreaterThanOrEqual(priceAt(MARKET, cell));
        expect(priceAt(MARKET, moveLeft(MARKET, cell))).toBeLessThanOrEqual(priceAt(MARKET, cell));
        expect(priceAt(MARKET, moveDown(MARKET, cell))).toBeLessThanOrEqual(priceAt(MARKET, cell));
      }),
      { seed: 1848 },
    );
  });
});

test('sameCell', () => {
  expect(sameCell([1, 2], [1, 2])).toBe(true);
  expect(sameCell([1, 2], [2, 1])).toBe(false);
  expect(sameCell(null, null)).toBe(true);
  expect(sameCell(null, [0, 0])).toBe(false);
  expect(sameCell([0, 0], null)).toBe(false);
});

describe('stacks (1848-12.3)', () => {
  test('a marker that arrives goes under those already there', () => {
    let stacks: Stacks = {};
    for (const company of ['A', 'B', 'C']) stacks = withMarkerMoved(stacks, company, null, [1, 1]);
    expect(stacks).toEqual({ '1,1': ['A', 'B', 'C'] });
    stacks = withMarkerMoved(stacks, 'A', [1, 1], [1, 2]);
    stacks = withMarkerMoved(stacks, 'A', [1, 2], [1, 1]);
    expect(stacks).toEqual({ '1,1': ['B', 'C', 'A'] });
    expect(['A', 'B', 'C'].map((company) => stackRank(stacks, company, [1, 1]))).toEqual([2, 0, 1]);
  });

  test('a marker that cannot move keeps its place', () => {
    let stacks: Stacks = { '0,4': ['A', 'B'] };
    stacks = withMarkerMoved(stacks, 'A', [0, 4], moveRight(MARKET, [0, 4]));
    expect(stacks).toEqual({ '0,4': ['A', 'B'] });
  });

  test('a marker taken off leaves no empty stack, and lists are not written to', () => {
    const shared = Object.freeze(['A', 'B']);
    let stacks: Stacks = { '1,1': shared };
    stacks = withMarkerMoved(stacks, 'A', [1, 1], null);
    expect(stacks).toEqual({ '1,1': ['B'] });
    stacks = withMarkerMoved(stacks, 'B', [1, 1], null);
    expect(stacks).toEqual({});
    expect(shared).toEqual(['A', 'B']);
    expect(stackRank(stacks, 'A', [1, 1])).toBe(-1);
  });

  test('moves lose and double nobody', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom(...CELLS)));
    fc.assert(
      fc.property(moves, (list) => {
        let stacks: Stacks = {};
        const at = new Map<string, Cell>();
        for (const [company, cell] of list) {
          stacks = withMarkerMoved(stacks, company, at.get(company) ?? null, cell);
          at.set(company, cell);
        }
        expect(Object.values(stacks).flat().toSorted()).toEqual([...at.keys()].toSorted());
        for (const [company, cell] of at) expect(stacks[cellKey(cell)]).toContain(company);
      }),
      { seed: 1848 },
    );
  });
});

describe('operating order (1848-7.2)', () => {
  function order(places: Readonly<Record<string, Cell>>, arrivals = Object.keys(places)): string[] {
    let stacks: Stacks = {};
    for (const id of arrivals) stacks = withMarkerMoved(stacks, id, null, places[id] as Cell);
    return Object.entries(places)
      .map(([id, cell]) => ({ id, cell }))
      .toSorted((a, b) => byOperatingOrder(MARKET, stacks, a, b))
      .map(({ id }) => id);
  }

  test('the higher price first', () => {
    expect(order({ A: [2, 0], B: [0, 4], C: [1, 1] })).toEqual(['B', 'C', 'A']);
  });

  test('at one price the further right', () => {
    // 60 stands at 0,0, at 1,1 and at 2,2.
    expect(order({ A: [0, 0], B: [2, 2], C: [1, 1] })).toEqual(['B', 'C', 'A']);
  });

  test('at one price and column the higher row', () => {
    const even = parseMarket('10 50\n10 50');
    const stacks: Stacks = {};
    expect(
      byOperatingOrder(even, stacks, { id: 'A', cell: [1, 1] }, { id: 'B', cell: [0, 1] }),
    ).toBeGreaterThan(0);
  });

  test('in one cell the earlier arrival', () => {
    expect(order({ A: [1, 1], B: [1, 1], C: [1, 1] }, ['C', 'A', 'B'])).toEqual(['C', 'A', 'B']);
  });

  test('is a strict order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CELLS), { minLength: 3, maxLength: 3 }), (cells) => {
        let stacks: Stacks = {};
        const markers = ['A', 'B', 'C'].map((id, index) => ({ id, cell: cells[index] as Cell }));
        for (const { id, cell } of markers) stacks = withMarkerMoved(stacks, id, null, cell);
        for (const a of markers) {
          for (const b of markers) {
            const sign = Math.sign(byOperatingOrder(MARKET, stacks, a, b));
            expect(sign + Math.sign(byOperatingOrder(MARKET, stacks, b, a))).toBe(0);
            expect(sign === 0).toBe(a === b);
          }
        }
      }),
      { seed: 1848 },
    );
  });
});
