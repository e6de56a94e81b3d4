import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { TILES } from '../games/1848/tiles.ts';
import { EDGES, facing, type Layout } from '../rail/hex.ts';
import { type Face, parseFace, STOP_END } from '../rail/tile.ts';
import { stopCircles, stopReach } from './city.ts';
import { add, depth, distance, edgeMiddle, edgeToEdge, hexCentre, type Point, samples } from './geometry.ts';
import { nameBox, planSpots } from './spots.ts';
import { drawFace, tileSvg } from './tile.ts';
import { planTrack, TRACK_WIDTH, trackData } from './track.ts';

const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];
const R = 100;

/** Angles of the edges in degrees, clockwise from the right, written out rather than computed. */
const EDGE_DEGREES: Readonly<Record<Layout, readonly number[]>> = {
  flat: [90, 150, 210, 270, 330, 30],
  pointy: [120, 180, 240, 300, 0, 60],
};

function edgeNormal(layout: Layout, edge: number): Point {
  const angle = ((EDGE_DEGREES[layout][edge] as number) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

interface Case {
  readonly what: string;
  readonly layout: Layout;
  readonly face: Face;
}

/** Every tile in every rotation on both layouts. */
const CASES: readonly Case[] = LAYOUTS.flatMap((layout) =>
  [...TILES.values()].flatMap((tile) =>
    tile.faces.map((face, rotation) => ({ what: `${tile.id} turned ${rotation}, ${layout}`, layout, face })),
  ),
);

/** Runs a check on every case and names those that fail. */
function failing(check: (item: Case) => boolean): string[] {
  return CASES.filter((item) => !check(item)).map(({ what }) => what);
}

function close(a: Point, b: Point, within = 1e-9): boolean {
  return distance(a, b) <= within;
}

/** The points at which each piece of track starts, in path data. */
function starts(data: string): { first: Point; second: Point }[] {
  return [...data.matchAll(/M(-?[\d.]+) (-?[\d.]+)[LC](-?[\d.]+) (-?[\d.]+)/g)].map((match) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = match.slice(1).map(Number);
    return { first: [a, b], second: [c, d] };
  });
}

describe('track', () => {
  test('all tiles are here', () => {
    expect(CASES).toHaveLength(51 * 6 * 2);
  });

  test('starts exactly at the middle of its edge, at right angles to it', () => {
    const bad = failing(({ layout, face }) =>
      planTrack(face, layout).curves.every((curve, index) => {
        const { a, b } = face.pieces[index] as Face['pieces'][number];
        return (
          [
            [a, curve.from, curve.c1],
            [b, curve.to, curve.c2],
          ] as const
        ).every(([end, point, handle]) => {
          if (end >= STOP_END) return true;
          const [nx, ny] = edgeNormal(layout, end);
          const middle: Point = [(nx * Math.sqrt(3)) / 2, (ny * Math.sqrt(3)) / 2];
          const across = (handle[0] - point[0]) * ny - (handle[1] - point[1]) * nx;
          return close(point, middle) && Math.abs(across) < 1e-9;
        });
      }),
    );
    expect(bad).toEqual([]);
  });

  test('is drawn from 1% beyond the edge, through its middle', () => {
    const bad = failing(({ layout, face }) => {
      const drawn = starts(trackData({ x: 0, y: 0, R }, face, planTrack(face, layout)));
      return (
        drawn.length === face.pieces.length &&
        face.pieces.every(({ a }, index) => {
          const { first, second } = drawn[index] as (typeof drawn)[number];
          const [nx, ny] = edgeNormal(layout, a);
          const apothem = (Math.sqrt(3) / 2) * R;
          return (
            close(second, [nx * apothem, ny * apothem], 0.01) &&
            close(first, [nx * apothem * 1.01, ny * apothem * 1.01], 0.01)
          );
        })
      );
    });
    expect(bad).toEqual([]);
  });

  test('ends at its stop', () => {
    const bad = failing(({ layout, face }) => {
      const plan = planTrack(face, layout);
      return plan.curves.every((curve, index) => {
        const { b } = face.pieces[index] as Face['pieces'][number];
        return b < STOP_END || close(curve.to, plan.stops[b - STOP_END] as Point);
      });
    });
    expect(bad).toEqual([]);
  });

  test('bends in arcs of 0.5 R and 1.5 R', () => {
    for (const layout of LAYOUTS) {
      for (const [other, radius, centreAt] of [
        [1, 0.5, 1],
        [2, 1.5, Math.sqrt(3)],
      ] as const) {
        const [ax, ay] = edgeNormal(layout, 0);
        const [bx, by] = edgeNormal(layout, other);
        const length = Math.hypot(ax + bx, ay + by);
        const centre: Point = [((ax + bx) / length) * centreAt, ((ay + by) / length) * centreAt];
        for (const point of samples(edgeToEdge(layout, 0, other), 20)) {
          expect(Math.abs(distance(point, centre) - radius)).toBeLessThan(0.005);
        }
      }
      expect(edgeToEdge(layout, 0, 3).straight).toBe(true);
    }
  });

  test('meets that of the neighbour', () => {
    for (const hex of MAP.hexes) {
      for (const edge of EDGES) {
        const other = MAP.hexes[hex.neighbours[edge] as number];
        if (!other) continue;
        const here = add(hexCentre(hex.x, hex.y, 'pointy'), edgeMiddle('pointy', edge));
        const there = add(hexCentre(other.x, other.y, 'pointy'), edgeMiddle('pointy', facing(edge)));
        expect(close(here, there)).toBe(true);
      }
    }
  });
});

describe('stops', () => {
  test('stand apart, inside the hex and clear of track that is not theirs', () => {
    const bad = failing(({ layout, face }) => {
      const plan = planTrack(face, layout);
      const shared = face.stops.length > 1;
      return face.stops.every((stop, index) => {
        const at = plan.stops[index] as Point;
        const reach = stopReach(stop, shared);
        const apart = plan.stops.every(
          (other, which) =>
            which === index ||
            distance(at, other) > reach + stopReach(face.stops[which] as Face['stops'][number], true),
        );
        const clear = plan.curves.every((curve, piece) => {
          if (face.byStop[index]?.includes(piece)) return true;
          return samples(curve, 40).every((point) => distance(point, at) > reach + TRACK_WIDTH / 2);
        });
        return apart && clear && depth(layout, at) > reach;
      });
    });
    expect(bad).toEqual([]);
  });

  test('a lone city is in the middle, a lone town on its curve', () => {
    expect(planTrack(parseFace('yellow city20(0 2)'), 'flat').stops).toEqual([[0, 0]]);
    const town = planTrack(parseFace('yellow town10(0 2)'), 'flat');
    expect(distance(town.stops[0] as Point, [0, 0])).toBeCloseTo(Math.sqrt(3) - 1.5, 2);
  });

  test('cities without track stand side by side', () => {
    const [left, right] = planTrack(parseFace('[OO] city() city()'), 'pointy').stops;
    expect(left?.[0]).toBeCloseTo(-0.45);
    expect(right?.[0]).toBeCloseTo(0.45);
    expect(left?.[1]).toBeCloseTo(right?.[1] as number);
  });
});

describe('writing', () => {
  test('discs lie on no track, stop or name, and inside the hex', () => {
    const bad = failing(({ layout, face }) => {
      const plan = planTrack(face, layout);
      const { discs, name } = planSpots(face, plan, { name: 'Canberra', label: null, taken: [] });
      const circles = face.stops.flatMap((stop, index) =>
        stopCircles(stop, face.stops.length > 1).map((circle) => ({
          at: add(plan.stops[index] as Point, circle.at),
          radius: circle.radius,
        })),
      );
      const points = plan.curves.flatMap((curve) => samples(curve, 40));
      return discs.every(({ at, radius }) => {
        const box = nameBox(name as never);
        const dx = Math.max(0, Math.abs(at[0] - box.at[0]) - box.width / 2);
        const dy = Math.max(0, Math.abs(at[1] - box.at[1]) - box.height / 2);
        return (
          points.every((point) => distance(point, at) > radius + TRACK_WIDTH / 2) &&
          circles.every((circle) => distance(circle.at, at) > circle.radius + radius) &&
          Math.hypot(dx, dy) > radius * 0.9 &&
          depth(layout, at) > radius
        );
      });
    });
    expect(bad).toEqual([]);
  });

  test('one disc for equal values, one each for others, none for phases or nothing', () => {
    const values = (text: string): number[] => {
      const face = parseFace(text);
      const plan = planTrack(face, 'flat');
      return planSpots(face, plan, { name: null, label: null, taken: [] }).discs.map(({ value }) => value);
    };
    expect(values('city40(0) city40(2)')).toEqual([40]);
    expect(values('city40(0) town10(2)')).toEqual([40, 10]);
    expect(values('city20/40/60/80(0)')).toEqual([]);
    expect(values('city() city()')).toEqual([]);
  });

  test('a pair of towns takes two lines, as does a long name', () => {
    const lines = (text: string, name: string): readonly string[] | undefined => {
      const face = parseFace(text);
      return planSpots(face, planTrack(face, 'flat'), { name, label: null, taken: [] }).name?.lines;
    };
    expect(lines('city() city()', 'Orange & Bathurst')).toEqual(['Orange &', 'Bathurst']);
    expect(lines('city20(0)', 'Mount Gambier')).toEqual(['Mount Gambier']);
    expect(lines('city20(0)', 'Newcastle upon Tyne')).toEqual(['Newcastle', 'upon Tyne']);
  });

  test('a long name beside two cities stays on its hex, in wide letters too', () => {
    const WIDE_LETTER = 0.66;
    const outside = ['64', '65', '66'].flatMap((id) =>
      (TILES.get(id)?.faces ?? []).map((face) => {
        const request = { name: 'Ballarat & Bendigo', label: 'OO', taken: [] };
        const { name } = planSpots(face, planTrack(face, 'pointy'), request);
        if (!name) return Infinity;
        const halfWidth = ('Ballarat &'.length * WIDE_LETTER * name.size) / 2;
        const halfHeight = nameBox(name).height / 2;
        const corners = [-halfWidth, halfWidth].flatMap((dx) =>
          [-halfHeight, halfHeight].map((dy) => add(name.at, [dx, dy])),
        );
        return Math.max(...corners.map((at) => -depth('pointy', at)));
      }),
    );
    expect(outside).toHaveLength(18);
    expect(Math.max(...outside)).toBeLessThan(0.06);
  });

  test('the value of the phase is outlined', () => {
    const face = parseFace('red off10/20/40/60(0!)');
    const outlined = (revenueColour: 'yellow' | 'gray'): string | undefined =>
      /<rect x="(\S+)"[^>]*fill="none"[^>]*stroke-width="3.5"/.exec(
        drawFace(face, R, { layout: 'flat', revenueColour }).values,
      )?.[1];
    expect(outlined('yellow')).toBe('-54');
    expect(outlined('gray')).toBe('27');
  });

  test('names and labels go below R = 26, values stay', () => {
    const face = TILES.get('236')?.faces[0] as Face;
    const drawn = (size: number): string =>
      tileSvg(face, size, { layout: 'pointy', theme: 'light', name: 'Sydney' });
    expect(drawn(26)).toContain('Sydney');
    expect(drawn(26)).toContain('>K</text>');
    expect(drawn(25.9)).not.toContain('Sydney');
    expect(drawn(25.9)).not.toContain('>K</text>');
    expect(drawn(25.9)).toContain('>40</text>');
  });
});

test('every tile draws without NaN', () => {
  const bad = failing(({ layout, face }) => {
    const drawn = tileSvg(face, 37.3, { layout, theme: 'light', name: 'Sydney', preview: true });
    return !/NaN|undefined|Infinity/.test(drawn) && drawn.includes('<path');
  });
  expect(bad).toEqual([]);
});
