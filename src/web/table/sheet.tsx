import { useSignalEffect } from '@preact/signals';
import type { JSX, RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../family/table-state.ts';
import { isLow, isPhone } from '../parts/narrow.ts';
import {
  nextStop,
  SHEET_STOPS,
  type SheetHeights,
  sheetHeights,
  stopAfterDrag,
} from '../parts/sheet-heights.ts';
import css from './sheet.module.css';

/** On its side a phone has the panel beside the map, as wider screens have. */
function isSheet(): boolean {
  return isPhone.value && !isLow.value;
}

/** Movement of a finger, in pixels, that still counts as a tap. */
const STEADY = 6;
/** The speed of a drag is that of its last part, in milliseconds. */
const LATELY = 90;

/** What a panel needs to be a sheet; on wider screens it is none. */
interface Sheet {
  readonly panel: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
  readonly isDragged: boolean;
  /** For the handle and the sentence: both are drawn up and down. */
  readonly drag: {
    readonly onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: TargetedPointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClick: () => void;
  };
}

interface Drag {
  readonly from: number;
  readonly height: number;
  /** Where the finger was lately, for its speed. */
  trail: readonly { readonly y: number; readonly time: number }[];
  hasMoved: boolean;
}

/** Measures the room and the parts of the panel for as long as it is a sheet. */
function useHeights(
  panel: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  at: number,
): SheetHeights | null {
  const [heights, setHeights] = useState<SheetHeights | null>(null);
  const sheet = isSheet();
  useLayoutEffect(() => {
    const main = panel.current?.parentElement?.querySelector('main');
    if (!sheet || !panel.current || !head.current || !main) return setHeights(null);
    const measure = (): void => {
      const below =
        panel.current?.querySelectorAll<HTMLElement>('[data-foot], [data-outlook], [data-stays]') ?? [];
      const next = sheetHeights({
        room: main.offsetHeight,
        head: head.current?.offsetHeight ?? 0,
        foot: Array.from(below).reduce((sum, { offsetHeight }) => sum + offsetHeight, 0),
      });
      setHeights((now) => (now && SHEET_STOPS.every((stop) => now[stop] === next[stop]) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(main);
    observer.observe(head.current);
    return () => observer.disconnect();
    // What passing would bring is another text in every position.
  }, [sheet, at]);
  return heights;
}

/** Makes the decision panel a sheet that is drawn up and down, on a phone. */
export function useSheet({ session, sheet, covered, pending }: TableState): Sheet {
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [isDragged, setDragged] = useState(false);
  const heights = useHeights(panel, head, session.at.value);
  const stop = sheet.value;

  useLayoutEffect(() => {
    if (panel.current) panel.current.style.height = heights ? `${heights[stop]}px` : '';
    // At full height nothing of the board is left to look at: it stays as it was.
    covered.value = heights ? Math.min(heights[stop], heights.middle) : 0;
    panel.current?.parentElement?.style.setProperty('--covered', `${covered.value}px`);
  }, [heights, stop, isDragged]);
  useEffect(
    () => () => {
      covered.value = 0;
    },
    [],
  );
  // After a choice on the map its options should be visible.
  useSignalEffect(() => {
    if (pending.value !== null && sheet.peek() === 'low') sheet.value = 'middle';
  });

  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    if (!heights || !panel.current || event.button !== 0) return;
    const { clientY: y, timeStamp: time } = event;
    drag.current = { from: y, height: panel.current.offsetHeight, trail: [{ y, time }], hasMoved: false };
  };
  const onPointerMove = (event: TargetedPointerEvent<HTMLElement>): void => {
    const { current } = drag;
    if (!current || !heights || !panel.current) return;
    const { clientY: y, timeStamp: time } = event;
    if (!current.hasMoved) {
      if (Math.abs(y - current.from) < STEADY) return;
      current.hasMoved = true;
      wasDragged.current = true;
      setDragged(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    current.trail = [...current.trail.filter((point) => time - point.time < LATELY), { y, time }];
    const height = current.height + current.from - y;
    panel.current.style.height = `${Math.max(heights.low, Math.min(height, heights.full))}px`;
  };
  const end = (): Drag | null => {
    const { current } = drag;
    drag.current = null;
    setDragged(false);
    return current?.hasMoved ? current : null;
  };
  const onPointerUp = (event: TargetedPointerEvent<HTMLElement>): void => {
    const dragged = end();
    if (!dragged || !heights) return;
    const { clientY: y, timeStamp: time } = event;
    // A finger that has come to rest before it is lifted has no speed.
    const first = dragged.trail.find((point) => time - point.time < LATELY && point.time < time);
    const speed = first ? (first.y - y) / (time - first.time) : 0;
    sheet.value = stopAfterDrag(dragged.height + dragged.from - y, speed, heights);
  };
  // A tap on the sentence draws the sheet up; more is what the handle is for.
  const onClick = (): void => {
    if (heights && !wasDragged.current && sheet.value === 'low') sheet.value = 'middle';
  };
  return {
    panel,
    head,
    isDragged,
    drag: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClick },
  };
}

/** Draws the sheet up and down: by a drag, by a tap from height to height, by the arrow keys. */
export function SheetHandle({ table }: { table: TableState }): JSX.Element | null {
  const { sheet, session } = table;
  if (!isSheet()) return null;
  const { words } = session;
  const stop = sheet.value;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => (sheet.value = nextStop(stop, 1)),
    ArrowDown: () => (sheet.value = nextStop(stop, -1)),
    Home: () => (sheet.value = 'full'),
    End: () => (sheet.value = 'low'),
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLButtonElement>): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <button
      type="button"
      class={css.handle}
      data-sheet-handle
      aria-expanded={stop !== 'low'}
      aria-label={words.t('page.sheet', { height: stop })}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        sheet.value = stop === 'full' ? 'low' : nextStop(stop, 1);
      }}
    />
  );
}
