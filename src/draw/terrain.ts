import type { Terrain } from '../rail/map.ts';
import { type Frame, type Point, placed } from './geometry.ts';
import { el, group, ink, label, num } from './svg.ts';

/** Glyphs are drawn in a box of two by two round the middle, then scaled. */
export type Glyph = 'peaks' | 'dunes' | 'water' | 'trees';

const GLYPH_OF: Readonly<Record<string, Glyph>> = {
  mountain: 'peaks',
  hill: 'peaks',
  desert: 'dunes',
  water: 'water',
  river: 'water',
  swamp: 'water',
  forest: 'trees',
};

const GLYPH_SIZE = 0.3;
const GLYPH_SIZE_OVER_STOPS = 0.2;
const STROKE = 0.14;

type Pen = (commands: string) => string;

/** Rewrites path commands from the glyph's box to the page. */
function pen([x, y]: Point, size: number): Pen {
  return (commands) =>
    commands.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, px: string, py: string) => `${num(x + Number(px) * size)} ${num(y + Number(py) * size)}`,
    );
}

function outline(d: string, colour: string, width: number, fill = 'none'): string {
  return el('path', {
    d,
    fill,
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

const GLYPHS: Readonly<Record<Glyph, (draw: Pen, width: number, at: Point, size: number) => string>> = {
  peaks: (draw, width) => {
    const colour = ink('peaks');
    const faint = 'fill-opacity="0.22"';
    return [
      `<path d="${draw('M-0.05,0.55L0.45,-0.2L0.95,0.55Z')}" fill="${colour}" ${faint}/>`,
      `<path d="${draw('M-0.95,0.55L-0.25,-0.6L0.45,0.55Z')}" fill="${colour}" ${faint}/>`,
      // Snow on the higher peak.
      el('path', {
        d: draw('M-0.25,-0.6L-0.55,-0.11L-0.33,-0.22L-0.2,-0.05L0.04,-0.12Z'),
        fill: ink('slot'),
      }),
      outline(draw('M-0.95,0.55L-0.25,-0.6L0.45,0.55Z'), colour, width),
      outline(draw('M0.2,0.13L0.45,-0.2L0.95,0.55L0.45,0.55'), colour, width),
    ].join('');
  },
  dunes: (draw, width, [x, y], size) => {
    const colour = ink('dunes');
    const grains: readonly Point[] = [
      [-0.08, -0.5],
      [0.22, -0.62],
      [0.46, -0.4],
    ];
    return [
      outline(
        draw('M-1,0.5C-0.75,0.1 -0.6,-0.15 -0.35,-0.15C-0.1,-0.15 0,0.15 0.1,0.3'),
        colour,
        width * 1.15,
      ),
      outline(draw('M0.1,0.3C0.3,0.05 0.4,0 0.55,0C0.75,0 0.9,0.25 1,0.5'), colour, width * 1.15),
      ...grains.map(([gx, gy]) =>
        el('circle', { cx: x + gx * size, cy: y + gy * size, r: size * 0.09, fill: colour }),
      ),
    ].join('');
  },
  water: (draw, width) =>
    [-0.25, 0.3]
      .map((y) => {
        const wave = `M-0.8,${y + 0.1}C-0.6,${y - 0.25} -0.4,${y - 0.25} -0.2,${y}C0,${y + 0.25} 0.2,${y + 0.25} 0.4,${y}C0.5,${y - 0.15} 0.65,${y - 0.2} 0.8,${y - 0.1}`;
        return outline(draw(wave), ink('water'), width * 1.1);
      })
      .join(''),
  trees: (draw, width) =>
    [-0.45, 0.45]
      .map((x) => {
        const crown = `M${x - 0.42},0.3L${x},-0.6L${x + 0.42},0.3Z`;
        const trunk = `M${x},0.3L${x},0.6`;
        return (
          outline(draw(crown), ink('trees'), width, ink('trees')) + outline(draw(trunk), ink('trees'), width)
        );
      })
      .join(''),
};

export function glyph(kind: Glyph, at: Point, size: number): string {
  return GLYPHS[kind](pen(at, size), size * STROKE, at, size);
}

/** Where terrain is drawn on a hex with stops, relative to its centre, and the room it takes there. */
export const TERRAIN_OVER_STOPS = { at: [0, -0.6] as Point, radius: 0.24 };

/** The glyph of a terrain with its cost below: in the middle of an empty hex, at the top of one with stops. */
export function drawTerrain(frame: Frame, terrain: Terrain, overStops: boolean, withCost: boolean): string {
  const { R } = frame;
  const size = (overStops ? GLYPH_SIZE_OVER_STOPS : GLYPH_SIZE) * R;
  const [x, y] = placed(frame, overStops ? TERRAIN_OVER_STOPS.at : [0, 0]);
  const kind = GLYPH_OF[terrain.kind];
  const text = size * (overStops ? 0.85 : 0.8);
  const rise = withCost && kind ? size * 0.45 : 0;
  return group(
    { class: 'terrain' },
    kind ? glyph(kind, [x, y - rise], size) : '',
    withCost
      ? label(String(terrain.cost), x, y + (kind ? size * 0.68 : 0), {
          size: text,
          weight: 650,
          fill: ink('cost'),
        })
      : '',
  );
}

/** Open water that nothing has been laid on. */
export function drawWaves(frame: Frame): string {
  return glyph('water', [frame.x, frame.y], GLYPH_SIZE * 0.75 * frame.R);
}
