import { signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { endInspection } from '../board/inspected-hex.ts';
import type { Size } from '../board/placing.ts';
import type { Showing } from '../board/board-props.ts';
import { familyOf } from '../family/family.ts';
import { isLookedThrough, marksOf } from '../family/marks.tsx';
import { TableContext, type TableState, useTable } from '../family/table-state.ts';
import { inSlices } from '../match/replay.ts';
import css from './table.module.css';

/** The table whose board is visible. */
interface Shown {
  readonly table: TableState;
  readonly showing: Showing;
}

const shown = signal<Shown | null>(null);

/** The board of the position on show, with the overlays of the panels. */
function areaOf({ table, showing }: Shown): JSX.Element {
  const { session } = table;
  const { view, at } = session.shown.value;
  const { board: Board } = familyOf(session);
  const overlay = {
    ...(session.looking.value === null && table.board.value),
    ...(isLookedThrough(session) && { changed: marksOf(session).hexes }),
    pointed: table.pointed.value,
    insets: table.insets.value,
    showing,
  };
  return <Board key={session.title.id} view={view} at={at} overlay={overlay} />;
}

/** The board as it was when last visible: while hidden it ignores everything that happens. */
function KeptArea(): JSX.Element | null {
  const drawn = useRef<JSX.Element | null>(null);
  if (shown.value) {
    drawn.current = (
      <TableContext.Provider value={shown.value.table}>{areaOf(shown.value)}</TableContext.Provider>
    );
  }
  return drawn.current;
}

/**
 * A board is hundreds of shapes. So there is only one, which moves to where it is shown (the map, the history,
 * a plan), and is otherwise not in the document. It is a tree of its own, since parts of a tree cannot be moved.
 */
let kept: HTMLDivElement | null = null;

function drawBoard(table: TableState, size: Size): HTMLDivElement {
  shown.value = { table, showing: { size } };
  if (!kept) {
    kept = document.createElement('div');
    render(<KeptArea />, kept);
  }
  return kept;
}

/** To lay the board out for the first time takes longest. */
let wasSeen = false;
let arriving: ReturnType<typeof setTimeout> | undefined;

/** Brings the board into sight in two pictures: its land and track, then cities and what is written. */
function arrive(board: HTMLDivElement, place: HTMLElement): void {
  board.dataset['arriving'] = '';
  arriving = setTimeout(() => {
    place.append(board);
    requestAnimationFrame(() => {
      arriving = setTimeout(() => delete board.dataset['arriving']);
    });
  });
}

function showBoard(table: TableState, place: HTMLElement): void {
  const isPredrawn = kept !== null;
  // As long as the place is empty: with the board in it, all of that would have to be laid out at once.
  const size = { width: place.clientWidth, height: place.clientHeight };
  const board = drawBoard(table, size);
  if (isPredrawn && !wasSeen) arrive(board, place);
  else place.append(board);
  wasSeen = true;
}

function hideBoard(): void {
  endInspection();
  shown.value = null;
  clearTimeout(arriving);
  delete kept?.dataset['arriving'];
  kept?.remove();
}

/** The delay before the board of a table is drawn in advance: nothing waits for it. */
const PREDRAW_AFTER_MS = 600;

/** The board of a table that begins with something else is drawn before it is needed. */
export function usePredrawnBoard(table: TableState): void {
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      await inSlices(familyOf(table.session).predraw(table.session), () => {});
      if (!isWanted || kept) return;
      drawBoard(table, { width: 0, height: 0 });
      hideBoard();
    };
    const timer = setTimeout(() => {
      if (!kept) void draw();
    }, PREDRAW_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table]);
}

/** Where the board is visible. */
export function BoardArea(): JSX.Element {
  const table = useTable();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showBoard(table, place.current);
    return hideBoard;
  }, []);
  // A plan takes the place of its game, or the other way round: the board stays where it is.
  useLayoutEffect(() => {
    if (!shown.value || shown.value.table === table) return;
    endInspection();
    shown.value = { table, showing: {} };
  }, [table]);
  return <div ref={place} class={css.map} />;
}
