import { describe, expect, test } from 'vitest';
import { DRAWING_1848 } from '../../../draw/titles/1848.ts';
import { DRAWING_1860 } from '../../../draw/titles/1860.ts';
import { DRAWING_18GB } from '../../../draw/titles/18gb.ts';
import type { RailDrawing } from '../../../draw/titles/drawing.ts';
import type { BoardKit } from '../../../rail/board.ts';
import { tilesByColour, upgradesOf } from './manifest.ts';

const DRAWINGS: Readonly<Record<string, RailDrawing>> = {
  '1848': DRAWING_1848,
  '1860': DRAWING_1860,
  '18gb': DRAWING_18GB,
};

function kitOf(title: string): BoardKit {
  const [kit] = Object.values(DRAWINGS[title]?.kits ?? {});
  if (!kit) throw new Error('no kit');
  return kit;
}

describe('the tiles of a title', () => {
  test('are listed by colour, yellow first', () => {
    const groups = tilesByColour(kitOf('1848'));
    expect(groups.map(({ colour }) => colour).slice(0, 3)).toEqual(['yellow', 'green', 'brown']);
  });

  test.each(['1848', '1860', '18gb'])('of %s: the next colour keeps the track', (title) => {
    const kit = kitOf(title);
    const upgrades = upgradesOf(kit);
    const straight = upgrades.get('9') ?? [];
    expect(straight.length).toBeGreaterThan(0);
    expect(straight.map((id) => kit.tiles.get(id)?.colour)).not.toContain('yellow');
    // Plain track becomes no city.
    expect(straight.every((id) => kit.tiles.get(id)?.faces[0]?.stops.length === 0)).toBe(true);
  });
});
