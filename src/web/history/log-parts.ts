import type { Event } from '../../core/game.ts';

export interface LogLine {
  /** The position after the action that told it. */
  readonly at: number;
  readonly event: Event;
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
  eventsAt: (at: number) => readonly Event[] | null,
  beginsPart: (event: Event) => boolean,
): LogPart[] {
  const parts: { opening: Event | null; from: number; lines: LogLine[] }[] = [
    { opening: null, from: 0, lines: [] },
  ];
  for (let at = 1; at <= last; at++) {
    for (const event of eventsAt(at) ?? []) {
      if (beginsPart(event)) parts.push({ opening: event, from: at, lines: [] });
      else parts.at(-1)?.lines.push({ at, event });
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
