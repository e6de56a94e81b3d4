import { describe, expect, it } from 'vitest';
import { KIT } from '../../games/1848/data.ts';
import { newBoard, withTile } from '../../rail/board.ts';
import { distinctOptions, groupByTile, isSameOption, leadsTo, newlyLeadsTo, turned } from './tile-options.ts';

const OPTIONS = [
  { tile: '57', rotation: 0 },
  { tile: '57', rotation: 1 },
  { tile: '57', rotation: 3 },
  { tile: '6', rotation: 2 },
];

describe('the tiles of a hex', () => {
  it('come once for each track they would lay', () => {
    // Half a turn of a straight line is the same line.
    expect(distinctOptions(KIT, OPTIONS, null)).toEqual([OPTIONS[0], OPTIONS[1], OPTIONS[3]]);
    // What the user has picked stays.
    expect(distinctOptions(KIT, OPTIONS, { tile: '57', rotation: 3 })).toEqual([
      OPTIONS[2],
      OPTIONS[1],
      OPTIONS[3],
    ]);
  });

  it('are grouped by tile, and turn round and round', () => {
    const [straight, curve] = groupByTile(OPTIONS);
    expect(straight?.options.map(({ rotation }) => rotation)).toEqual([0, 1, 3]);
    if (!straight || !curve) throw new Error('two tiles');
    expect(turned(straight, null).rotation).toBe(0);
    expect(turned(straight, { tile: '57', rotation: 0 }).rotation).toBe(1);
    expect(turned(straight, { tile: '57', rotation: 3 }).rotation).toBe(0);
    expect(turned(curve, { tile: '57', rotation: 1 })).toEqual({ tile: '6', rotation: 2 });
  });

  it('say where their track leads', () => {
    expect(leadsTo(KIT, 'F5', { tile: '57', rotation: 1 })).toEqual(['F3', 'F7']);
    // Beyond the board there is nothing to name.
    expect(leadsTo(KIT, 'I8', { tile: '57', rotation: 0 })).toHaveLength(1);
  });

  it('say what is new about an upgrade', () => {
    const empty = newBoard(KIT);
    expect(newlyLeadsTo(KIT, empty, 'F5', { tile: '57', rotation: 1 })).toEqual([]);
    const laid = withTile(KIT, empty, 'F5', '57', 1);
    expect(newlyLeadsTo(KIT, laid, 'F5', { tile: '57', rotation: 1 })).toEqual([]);
    expect(newlyLeadsTo(KIT, laid, 'F5', { tile: '15', rotation: 1 })).toHaveLength(2);
  });

  it('are the same by tile and rotation', () => {
    expect(isSameOption({ tile: '57', rotation: 0, cost: '£40' }, { tile: '57', rotation: 0 })).toBe(true);
    expect(isSameOption(null, { tile: '57', rotation: 0 })).toBe(false);
  });
});
