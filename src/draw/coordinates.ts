import type { HexId, Layout } from '../rail/hex.ts';
import type { Extent } from './geometry.ts';
import { group, ink, label } from './svg.ts';

/** Letters and numbers of a board: where each stands along its side, in pixels of the drawing. */
export interface AxisMarks {
  readonly across: readonly AxisMark[];
  readonly down: readonly AxisMark[];
}

export interface AxisMark {
  readonly text: string;
  readonly at: number;
}

interface Placed {
  readonly id: HexId;
  readonly x: number;
  readonly y: number;
}

export const COORDINATE_SIZE = 11;
/** Room between the coast and the edge of a drawing, in pixels; coordinates need more. */
export const MARGIN = 8;
export const COORDINATE_MARGIN = 20;

function marks(places: ReadonlyMap<string, number>): AxisMark[] {
  return [...places].map(([text, at]) => ({ text, at })).sort((a, b) => a.at - b.at);
}

/** Letters name columns on flat-topped maps and rows on pointy-topped ones. */
export function axisMarks(places: readonly Placed[], layout: Layout): AxisMarks {
  const across = new Map<string, number>();
  const down = new Map<string, number>();
  for (const { id, x, y } of places) {
    const letter = id.charAt(0);
    const number = id.slice(1);
    across.set(layout === 'flat' ? letter : number, x);
    down.set(layout === 'flat' ? number : letter, y);
  }
  return { across: marks(across), down: marks(down) };
}

/** Along the top and the left edge of a drawing. */
export function drawCoordinates({ across, down }: AxisMarks, { left, top }: Extent): string {
  const inset = MARGIN + COORDINATE_SIZE / 2;
  const look = { size: COORDINATE_SIZE, weight: 500, fill: ink('ink3') };
  return group(
    { class: 'coordinates' },
    ...across.map(({ text, at }) => label(text, at, top + inset, look)),
    ...down.map(({ text, at }) => label(text, left + inset, at, look)),
  );
}

/** The extent of a drawing with a margin round it, and room for coordinates. */
export function withMargins({ left, top, width, height }: Extent, hasCoordinates: boolean): Extent {
  const before = MARGIN + (hasCoordinates ? COORDINATE_MARGIN : 0);
  return {
    left: left - before,
    top: top - before,
    width: width + before + MARGIN,
    height: height + before + MARGIN,
  };
}
