import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../core/json.ts';
import { KIT } from '../games/1848/data.ts';
import { faceAt, facesOf, hexOf, newBoard, tileOf, withTile } from './board.ts';

describe('a board', () => {
  test('begins empty, with every tile in supply', () => {
    const board = newBoard(KIT);
    expect(board.laid).toEqual({});
    expect(Object.keys(board.supply)).toHaveLength(KIT.tiles.size);
    expect(Object.values(board.supply).reduce((sum, copies) => sum + copies, 0)).toBe(100);
    expect(board.supply['9']).toBe(12);
  });

  test('a lay gives a new board and leaves the old one alone', () => {
    const empty = deepFreeze(newBoard(KIT));
    const laid = withTile(KIT, empty, 'D9', '5', 2);
    expect(empty.laid).toEqual({});
    expect(empty.supply['5']).toBe(3);
    expect(laid.laid).toEqual({ D9: ['5', 2] });
    expect(laid.supply['5']).toBe(2);
  });

  test('the replaced tile returns to the supply', () => {
    const first = withTile(KIT, newBoard(KIT), 'D9', '5', 0);
    const second = withTile(KIT, first, 'D9', '14', 0);
    expect(second.laid['D9']).toEqual(['14', 0]);
    expect([second.supply['5'], second.supply['14']]).toEqual([3, 2]);
    const turned = withTile(KIT, second, 'D9', '14', 1);
    expect(turned.supply).toEqual(second.supply);
  });

  test('faces are those of the tiles, else the printed ones', () => {
    const board = withTile(KIT, newBoard(KIT), 'D9', '5', 2);
    const [d9, d1] = [hexOf(KIT, 'D9'), hexOf(KIT, 'D1')];
    expect(faceAt(KIT, board, d9)).toBe(KIT.tiles.get('5')?.faces[2]);
    expect(faceAt(KIT, board, d1)).toBe(d1.printed);
    const faces = facesOf(KIT, board);
    expect(faces).toHaveLength(KIT.map.hexes.length);
    for (const hex of KIT.map.hexes) expect(faces[hex.index]).toBe(faceAt(KIT, board, hex));
    expect(facesOf(KIT, board)).toBe(faces);
    expect(facesOf(KIT, withTile(KIT, board, 'D9', '5', 3))[d9.index]).toBe(KIT.tiles.get('5')?.faces[3]);
  });

  test('what does not exist is an error', () => {
    expect(() => tileOf(KIT, '999')).toThrow(new RangeError('no tile 999'));
    expect(() => hexOf(KIT, 'Z9')).toThrow(new RangeError('no hex Z9'));
  });
});
