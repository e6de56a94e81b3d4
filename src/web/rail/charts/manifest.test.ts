import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../titles.ts';
import { tilesByColour, upgradesOf } from './manifest.ts';

async function kitOf(title: string): Promise<Parameters<typeof upgradesOf>[0]> {
  const { drawing } = await loadTitle(title);
  const [kit] = drawing.family === 'rail' ? Object.values(drawing.kits) : [];
  if (!kit) throw new Error('no kit');
  return kit;
}

describe('the tiles of a title', () => {
  test('are told by colour, yellow first', async () => {
    const groups = tilesByColour(await kitOf('1848'));
    expect(groups.map(({ colour }) => colour).slice(0, 3)).toEqual(['yellow', 'green', 'brown']);
  });

  test.each(['1848', '1860', '18gb'])('of %s: the next colour keeps the track', async (title) => {
    const kit = await kitOf(title);
    const upgrades = upgradesOf(kit);
    const straight = upgrades.get('9') ?? [];
    expect(straight.length).toBeGreaterThan(0);
    expect(straight.map((id) => kit.tiles.get(id)?.colour)).not.toContain('yellow');
    // Plain track becomes no city.
    expect(straight.every((id) => kit.tiles.get(id)?.faces[0]?.stops.length === 0)).toBe(true);
  });
});
