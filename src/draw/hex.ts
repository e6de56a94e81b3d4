import { nth } from '../core/present.ts';
import { hexOf } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import { makeCell } from './cell.ts';
import { slotPlan } from './city.ts';
import { APOTHEM } from './geometry.ts';
import { drawGround } from './ground.ts';
import type { BoardOptions } from './options.ts';
import { sheet } from './sheet.ts';
import { drawTrack } from './tile.ts';
import { planTrack } from './track.ts';

export interface HexPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function sizeOf({ kit }: BoardOptions, R: number): Pick<HexPicture, 'width' | 'height'> {
  const across = 2 * R + 2;
  const narrow = 2 * APOTHEM * R + 2;
  return kit.map.layout === 'flat' ? { width: across, height: narrow } : { width: narrow, height: across };
}

/** One hex of a board alone, with everything that stands on it. */
export function hexSvg(options: BoardOptions, hex: HexId, R: number): HexPicture {
  const size = sizeOf(options, R);
  const { width, height } = size;
  const cell = makeCell({ ...options, titles: false }, R, hexOf(options.kit, hex));
  const { x, y } = cell.frame;
  const svg = sheet(
    { left: x - width / 2, top: y - height / 2, width, height, theme: options.theme, title: hex },
    drawGround(cell, { ...options, titles: false }),
    drawTrack(cell.layers.track, R),
    ...cell.layers.stops,
    cell.layers.values,
    cell.layers.writing,
  );
  return { svg, width, height };
}

export interface CityPlace {
  /** The middle of the slot that a new token would take, from the top left of the picture. */
  readonly x: number;
  readonly y: number;
  readonly slotRadius: number;
}

/** For each stop of a hex the place of the next token. */
export function cityPlaces(options: BoardOptions, hex: HexId, R: number): CityPlace[] {
  const { width, height } = sizeOf(options, R);
  const { face, tokens } = makeCell(options, R, hexOf(options.kit, hex));
  return planTrack(face, options.kit.map.layout).stops.map((at, index) => {
    const stop = face.stops[index];
    const plan = slotPlan(stop?.slots ?? 0, face.stops.length > 1);
    const taken = tokens?.[index]?.slots ?? [];
    const free = plan.centres.findIndex((_, slot) => (taken[slot] ?? null) === null);
    const [dx, dy] = nth(plan.centres, Math.max(0, free));
    return {
      x: width / 2 + (at[0] + dx) * R,
      y: height / 2 + (at[1] + dy) * R,
      slotRadius: plan.radius * R,
    };
  });
}
