import { facing } from './hex.ts';
import type { HexMap } from './map.ts';
import type { MayPass, StopRef } from './search.ts';
import { type Face, STOP_END } from './tile.ts';

/**
 * The distance from some stops to every other place: the least number of counting stops (according to `costs`)
 * that a walk passes, including the first stop but not the last.
 */
export interface Distances {
  /** By hex * 32 + stop; FAR where unreachable. */
  readonly stops: Uint8Array;
  /** By hex * 32 + piece. */
  readonly pieces: Uint8Array;
}

export const FAR = 255;

export function distancesFrom(
  { hexes }: HexMap,
  faces: readonly Face[],
  starts: readonly StopRef[],
  mayPass: MayPass,
  costs: (hex: number, stop: number) => boolean,
): Distances {
  const stops = new Uint8Array(hexes.length * 32).fill(FAR);
  const pieces = new Uint8Array(hexes.length * 32).fill(FAR);
  const entries = new Uint8Array(hexes.length * 6).fill(FAR);
  // Places still to be visited, by distance: stops as hex * 32 + stop, entries below zero.
  const waiting: number[][] = [[]];

  function wait(place: number, distance: number): void {
    (waiting[distance] ??= []).push(place);
  }

  function arrive(hex: number, stop: number, distance: number): void {
    const key = hex * 32 + stop;
    if ((stops[key] as number) <= distance) return;
    stops[key] = distance;
    wait(key, distance);
  }

  function cross(hex: number, edge: number, distance: number): void {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return;
    const entry = next * 6 + facing(edge);
    if ((entries[entry] as number) <= distance) return;
    entries[entry] = distance;
    wait(-1 - entry, distance);
  }

  function follow(hex: number, index: number, from: number, distance: number): void {
    const piece = (faces[hex] as Face).pieces[index];
    if (!piece) return;
    const key = hex * 32 + index;
    if ((pieces[key] as number) > distance) pieces[key] = distance;
    const end = piece.a === from ? piece.b : piece.a;
    if (end < STOP_END) cross(hex, end, distance);
    else arrive(hex, end - STOP_END, distance);
  }

  const begun = new Set(starts.map(({ hex, stop }) => hex * 32 + stop));
  for (const { hex, stop } of starts) arrive(hex, stop, 0);
  for (let distance = 0; distance < waiting.length; distance++) {
    const here = waiting[distance] ?? [];
    for (let at = 0; at < here.length; at++) {
      const place = here[at] as number;
      if (place < 0) {
        const entry = -1 - place;
        if (entries[entry] !== distance) continue;
        const hex = Math.floor(entry / 6);
        for (const index of (faces[hex] as Face).byEdge[entry % 6] ?? [])
          follow(hex, index, entry % 6, distance);
        continue;
      }
      if (stops[place] !== distance) continue;
      const hex = Math.floor(place / 32);
      const stop = place % 32;
      if (!begun.has(place) && !mayPass(hex, stop)) continue;
      const behind = distance + (costs(hex, stop) ? 1 : 0);
      for (const index of (faces[hex] as Face).byStop[stop] ?? [])
        follow(hex, index, STOP_END + stop, behind);
    }
  }
  return { stops, pieces };
}
