import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardOverlay } from '../family/table-state.ts';
import type { ExpressTable } from './express-table.ts';

/**
 * Tells the board what to show, at once (the next key may come before the next picture), for as long as the component
 * is there. Whoever comes after it may have told the board already: only what was wished here is taken back.
 */
export function useBoardOverlay(
  { board }: ExpressTable,
  makeOverlay: () => BoardOverlay | null,
  inputs: readonly unknown[],
): void {
  const told = useRef<BoardOverlay | null>(null);
  useLayoutEffect(() => {
    const overlay = makeOverlay();
    if (!overlay) return;
    told.current = overlay;
    board.value = overlay;
  }, inputs);
  useLayoutEffect(
    () => () => {
      if (board.value === told.current) board.value = {};
    },
    [],
  );
}
