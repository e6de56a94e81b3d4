import { describe, expect, it } from 'vitest';
import { chooseColumns } from './column-choice.ts';

const COLUMNS = [
  { id: 'company', width: 5, rank: 0 },
  { id: 'director', width: 5, rank: 4 },
  { id: 'price', width: 4, rank: 1 },
  { id: 'trains', width: 6, rank: 3 },
  { id: 'treasury', width: 4, rank: 2 },
  { id: 'par', width: 2, rank: 5 },
];

function ids(room: number | null): string[][] {
  const { shown, folded } = chooseColumns(COLUMNS, room);
  return [shown, folded].map((columns) => columns.map(({ id }) => id));
}

describe('the choice of columns', () => {
  it('shows all that fit, and folds nothing where the room is not known', () => {
    const all = COLUMNS.map(({ id }) => id);
    expect(ids(26)).toEqual([all, []]);
    expect(ids(null)).toEqual([all, []]);
  });

  it('keeps those that matter most, in the order of the table', () => {
    expect(ids(25)).toEqual([
      ['company', 'price', 'trains', 'treasury'],
      ['director', 'par'],
    ]);
  });

  it('lets no lesser column take the room of one that matters more', () => {
    // Par would fit beside price and treasury; the trains, which matter more, do not.
    expect(ids(18)).toEqual([
      ['company', 'price', 'treasury'],
      ['director', 'trains', 'par'],
    ]);
  });

  it('asks for the room that a column takes where nothing folds', () => {
    const [first, ...others] = COLUMNS;
    const columns = [{ ...first, id: 'company', width: 5, rank: 0, wide: 9 }, ...others];
    expect(chooseColumns(columns, 29).folded).not.toEqual([]);
    expect(chooseColumns(columns, 30).folded).toEqual([]);
  });

  it('shows columns that belong together all or not at all', () => {
    const seats = [1, 2, 3].map((seat) => ({ id: `seat ${seat}`, width: 3, rank: 1 }));
    const columns = [{ id: 'company', width: 5, rank: 0 }, ...seats, { id: 'par', width: 2, rank: 2 }];
    expect(chooseColumns(columns, 14).shown.map(({ id }) => id)).toEqual(['company']);
    expect(chooseColumns(columns, 15.5).shown).toHaveLength(4);
  });

  it('always shows the first column', () => {
    expect(ids(3)).toEqual([['company'], ['director', 'price', 'trains', 'treasury', 'par']]);
  });
});
