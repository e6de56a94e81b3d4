import { describe, expect, test } from 'vitest';
import { parseMap } from './map.ts';
import { borderOf, type Journey } from './search.ts';
import { trailTo } from './trail.ts';

/** From C1 over C3 and C5 round a loop (C7, B6) back to C5. C3 branches off to D2 only when coming from C5. */
const LOOP = {
  C1: 'city20(4)',
  C3: '1-4 0-4',
  C5: '1-3 1-4',
  C7: '1-2',
  B6: '0-5',
  D2: 'town10(3)',
};

function journeyOn(lines: Readonly<Record<string, string>>, mayPass: Journey['mayPass'] = () => true) {
  const map = parseMap(
    'pointy',
    Object.entries(lines)
      .map(([id, face]) => `${id} | | ${face}`)
      .join('\n'),
  );
  const hexAt = (id: string): number => map.hexes.findIndex((hex) => hex.id === id);
  const faces = map.hexes.map(({ printed }) => printed);
  const journey: Journey = {
    map,
    faces,
    starts: [{ hex: hexAt('C1'), stop: 0 }],
    mayPass,
    closed: null,
    wanted: null,
  };
  return { journey, entry: (id: string, edge: number): number => hexAt(id) * 6 + edge };
}

describe('a trail to a border', () => {
  test('is known by the borders on the way, the wanted one included', () => {
    const { journey, entry } = journeyOn(LOOP);
    const trail = trailTo(journey, entry('C5', 1));
    const way = [entry('C3', 1), entry('C5', 1)].map((at) => borderOf(journey.map, at));
    expect(trail).toEqual(new Set(way));
  });

  test('does not exist where it would have to go home over the border it came by', () => {
    const { journey, entry } = journeyOn(LOOP);
    expect(trailTo(journey, entry('D2', 3))).toBeNull();
  });

  test('exists where there is a second way into the loop', () => {
    const { journey, entry } = journeyOn({
      ...LOOP,
      C1: 'city20(3 4)',
      B2: '0-4',
      B4: '1-5',
      C5: '1-3 1-4 2-4',
    });
    const trail = trailTo(journey, entry('D2', 3));
    expect(trail?.has(borderOf(journey.map, entry('D2', 3)))).toBe(true);
    // It comes back from C5 to C3, so it cannot have left C1 by that side.
    expect(trail?.has(borderOf(journey.map, entry('C3', 4)))).toBe(true);
    expect(trail?.has(borderOf(journey.map, entry('C3', 1)))).toBe(false);
  });

  test('does not use a closed border', () => {
    const { journey, entry } = journeyOn(LOOP);
    expect(trailTo({ ...journey, closed: entry('C3', 1) }, entry('C5', 1))).toBeNull();
  });

  test('does not pass a full city', () => {
    const lines = { C1: 'city20(4)', C3: 'city20(1 4)', C5: 'town10(1)' };
    const open = journeyOn(lines);
    expect(trailTo(open.journey, open.entry('C5', 1))).not.toBeNull();
    const full = journeyOn(lines, () => false);
    expect(trailTo(full.journey, full.entry('C5', 1))).toBeNull();
  });
});
