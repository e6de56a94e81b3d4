import { polar } from './geometry.ts';
import { el, group, ink as themed, label, num } from './svg.ts';

export const CHIP_PATTERNS = ['b2', 'b3', 'b4', 'b6', 't12', 'half', 'dots', 'ring', 'plain'] as const;
export type ChipPattern = (typeof CHIP_PATTERNS)[number];

/** How a company looks everywhere: never distinguished by colour alone. */
export interface ChipLook {
  readonly letters: string;
  readonly body: string;
  /** Colour of the letters. */
  readonly ink: string;
  readonly marks: string;
  readonly pattern: ChipPattern;
}

export interface ChipOptions extends ChipLook {
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly opacity?: number | undefined;
}

const MARK_RADIUS = 0.86;
const MARK_WIDTH = 0.24;
const INNER_RADIUS = 0.7;
const LETTER_WEIGHT = 750;
const OUTER_RING = 1;
const DOT_RADIUS = 0.11;
const RING_WIDTH = 0.08;
const HAIRLINE_WIDTH = 0.035;

const FULL = 2 * Math.PI;
const TOP = -Math.PI / 2;

/** Blocks round the edge: how many, the part of the step each fills, and how far the first is from the top. */
const BLOCKS: Readonly<Partial<Record<ChipPattern, readonly [count: number, fill: number, turn: number]>>> = {
  b2: [2, 0.3, 0],
  b3: [3, 0.4, 0],
  b4: [4, 0.4, FULL / 8],
  b6: [6, 0.42, 0],
  t12: [12, 0.34, 0],
  half: [1, 0.5, 0],
};

/** A piece of the ring of marks, centred on `angle`. */
function arc({ x, y, r, marks }: ChipOptions, angle: number, width: number): string {
  const radius = r * MARK_RADIUS;
  const ends = [angle - width / 2, angle + width / 2].map((end) => {
    const [dx, dy] = polar(end, radius);
    return `${num(x + dx)} ${num(y + dy)}`;
  });
  return el('path', {
    d: `M${ends[0]}A${num(radius)} ${num(radius)} 0 0 1 ${ends[1]}`,
    fill: 'none',
    stroke: marks,
    'stroke-width': r * MARK_WIDTH,
  });
}

function ring({ x, y, r, marks }: ChipOptions, width: number): string {
  const radius = r * (MARK_RADIUS - width / 2);
  return el('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: marks, 'stroke-width': r * width });
}

function dots({ x, y, r, marks }: ChipOptions): string[] {
  return [0, 1, 2, 3].map((index) => {
    const [dx, dy] = polar(FULL / 8 + (index * FULL) / 4, r * (MARK_RADIUS - DOT_RADIUS / 2));
    return el('circle', { cx: x + dx, cy: y + dy, r: r * DOT_RADIUS, fill: marks });
  });
}

function edgeMarks(options: ChipOptions): string[] {
  const blocks = BLOCKS[options.pattern];
  if (blocks) {
    const [count, fill, turn] = blocks;
    const step = FULL / count;
    return Array.from({ length: count }, (_, index) => arc(options, TOP + turn + index * step, step * fill));
  }
  if (options.pattern === 'dots') return dots(options);
  return [ring(options, options.pattern === 'ring' ? RING_WIDTH : HAIRLINE_WIDTH)];
}

/** Size of the letters as a part of the radius: fewer letters, larger. */
export function letterSize(letters: string): number {
  if (letters.length <= 2) return 0.82;
  return letters.length === 3 ? 0.62 : 0.5;
}

/** A company's chip: the same drawing at every size. */
export function chip(options: ChipOptions): string {
  const { letters, body, ink, r, x, y, opacity } = options;
  return group(
    { class: 'chip', opacity },
    el('circle', { cx: x, cy: y, r, fill: body, stroke: themed('chip-out'), 'stroke-width': OUTER_RING }),
    ...edgeMarks(options),
    // The solid middle keeps the marks away from the letters.
    el('circle', { cx: x, cy: y, r: r * INNER_RADIUS, fill: body }),
    label(letters, x, y, { size: r * letterSize(letters), weight: LETTER_WEIGHT, fill: ink }),
  );
}
