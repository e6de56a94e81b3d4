/** How far the sheet of a phone is drawn up: the sentence alone, the choices, or all there is room for. */
export const SHEET_STOPS = ['low', 'middle', 'full'] as const;

export type SheetStop = (typeof SHEET_STOPS)[number];

export type SheetHeights = Readonly<Record<SheetStop, number>>;

/** What there is to be shown and the room for it, in pixels. */
export interface SheetParts {
  /** Between the row at the top and the tabs at the bottom. */
  readonly room: number;
  /** The handle and the sentence. */
  readonly head: number;
  /** What stays below the choices: the buttons, what passing and what the choice would bring; 0 where there is none. */
  readonly foot: number;
}

/** Of the room, at the middle height: the rest stays for the map. */
const SHARE = 0.49;
/** At the middle height some choices are visible, however long the sentence is. */
const FEW_CHOICES = 134;
/** At full height a little of what is behind stays visible. */
const LEFT_OPEN = 12;
/** A flick, in pixels per millisecond, moves on to the next height. */
const FLICK = 0.45;

/** The heights stay in order on the smallest screens too. */
export function sheetHeights({ room, head, foot }: SheetParts): SheetHeights {
  const full = Math.max(head, room - LEFT_OPEN);
  const middle = Math.max(SHARE * room, head + foot + FEW_CHOICES);
  return { low: head, middle: Math.round(Math.min(middle, full)), full };
}

/** The height one step up or down; at the ends it stays. */
export function nextStop(stop: SheetStop, by: 1 | -1): SheetStop {
  return SHEET_STOPS[SHEET_STOPS.indexOf(stop) + by] ?? stop;
}

/** Where the sheet comes to rest after a drag: the nearest height, or after a flick the next one that way. */
export function stopAfterDrag(height: number, speed: number, heights: SheetHeights): SheetStop {
  if (Math.abs(speed) >= FLICK) {
    const isUp = speed > 0;
    const ahead = SHEET_STOPS.filter((stop) => (isUp ? heights[stop] >= height : heights[stop] <= height));
    return (isUp ? ahead[0] : ahead.at(-1)) ?? (isUp ? 'full' : 'low');
  }
  const away = (stop: SheetStop): number => Math.abs(heights[stop] - height);
  return SHEET_STOPS.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}
