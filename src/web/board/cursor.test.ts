import { describe, expect, it } from 'vitest';
import { KIT } from '../../games/1848/data.ts';
import { hexCentre } from '../../draw/geometry.ts';
import { type Arrow, type Cursor, cursorOn, firstSpot, isArrow, moveCursor, type Spot } from './cursor.ts';

const R = 46;
const SPOTS: readonly Spot[] = KIT.map.hexes.map(({ id, x, y }) => {
  const [cx, cy] = hexCentre(x, y, KIT.map.layout);
  return { id, x: cx * R, y: cy * R };
});

const BOARD = { spots: SPOTS, selected: null, legal: new Set(['F5', 'F15']), R };

function walk(start: string, ...arrows: readonly Arrow[]): (string | undefined)[] {
  let cursor: Cursor | null = cursorOn(SPOTS.find(({ id }) => id === start) as Spot);
  return arrows.map((arrow) => {
    cursor = moveCursor(cursor, arrow, false, BOARD);
    return cursor?.hex;
  });
}

describe('arrow keys on the board', () => {
  it('go to the neighbours along a row', () => {
    expect(walk('E4', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['E6', 'E8', 'E6']);
  });

  it('go straight up and down although the rows are shifted', () => {
    const [first, second] = walk('E10', 'ArrowUp', 'ArrowUp');
    expect(['D9', 'D11']).toContain(first);
    expect(second).toBe('C10');
    expect(walk('E10', 'ArrowDown', 'ArrowDown')[1]).toBe('G10');
  });

  it('stay at the edge of the board, and take the nearest hex where their row ends', () => {
    expect(walk('D1', 'ArrowLeft')).toEqual(['D1']);
    expect(walk('E2', 'ArrowLeft')).toEqual(['D1']);
    expect(walk('A6', 'ArrowRight')).toEqual(['B7']);
  });

  it('go only to what can be chosen when asked to, and keep to the row that they reach', () => {
    const at = cursorOn(SPOTS.find(({ id }) => id === 'E4') as Spot);
    const next = moveCursor(at, 'ArrowRight', true, BOARD);
    expect(next?.hex).toBe('F5');
    expect(moveCursor(next, 'ArrowRight', false, BOARD)?.hex).toBe('F7');
    expect(moveCursor(next, 'ArrowLeft', true, BOARD)).toBe(next);
  });

  it('begin on the board where the cursor is nowhere', () => {
    expect(moveCursor(null, 'ArrowUp', false, BOARD)?.hex).toBe('F5');
  });

  it('are four', () => {
    expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
  });
});

describe('where the keyboard begins', () => {
  it('is the selected hex, else a legal one, else the middle', () => {
    expect(firstSpot(SPOTS, 'F5', new Set(['B5']))?.id).toBe('F5');
    expect(firstSpot(SPOTS, null, new Set(['B5']))?.id).toBe('B5');
    expect(['D11', 'E10', 'E12', 'D9']).toContain(firstSpot(SPOTS, null, new Set())?.id);
    expect(firstSpot([], null, new Set())).toBeNull();
  });
});
