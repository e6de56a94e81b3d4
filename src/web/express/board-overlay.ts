import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardOverlay } from '../family/table-state.ts';
import type { ExpressTable } from './express-table.ts';

/**
 * Sets what the board shows, at once (the next key may come before the next paint), for as long as the component
 * is mounted. Its successor may have set another overlay already, so only our own is removed.
 */
export function useBoardOverlay(
  { board }: ExpressTable,
  makeOverlay: () => BoardOverlay | null,
  inputs: readonly unknown[],
): void {
  const ours = useRef<BoardOverlay | null>(null);
  useLayoutEffect(() => {
    const overlay = makeOverlay();
    if (!overlay) return;
    ours.current = overlay;
    board.value = overlay;
  }, inputs);
  useLayoutEffect(
    () => () => {
      if (board.value === ours.current) board.value = {};
    },
    [],
  );
}
