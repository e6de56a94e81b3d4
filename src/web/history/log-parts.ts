import type { Event } from '../../core/game.ts';
import type { Told } from './told.tsx';

export interface LogLine {
  /** The position after the action that told it. */
  readonly at: number;
  readonly told: Told;
}

/** A round, or whatever else begins something new. */
export interface LogPart {
  /** What it begins with; null for the set-up. */
  readonly opening: Event | null;
  /** The position it begins with. */
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** The story of a game in parts, from the first action to the last. */
export function logParts(
  last: number,
  toldAt: (at: number) => readonly Told[],
  beginsPart: (event: Event) => boolean,
): LogPart[] {
  const parts: { opening: Event | null; from: number; lines: LogLine[] }[] = [
    { opening: null, from: 0, lines: [] },
  ];
  for (let at = 1; at <= last; at++) {
    for (const told of toldAt(at)) {
      if (typeof told !== 'string' && beginsPart(told)) parts.push({ opening: told, from: at, lines: [] });
      else parts.at(-1)?.lines.push({ at, told });
    }
  }
  return parts.filter(({ lines }, index) => lines.length > 0 || index > 0);
}

/** The part in which a position is. */
export function partAt(parts: readonly LogPart[], at: number): number {
  const told = parts.findLastIndex(({ lines }) => lines.some((line) => line.at === at));
  return told === -1
    ? Math.max(
        0,
        parts.findLastIndex(({ from }) => from <= at),
      )
    : told;
}
