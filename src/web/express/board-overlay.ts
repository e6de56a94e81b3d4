import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardWish, TableState } from '../family/table-state.ts';

/**
 * Tells the board what to show, at once (the next key may come before the next picture), for as long as the component
 * is there. Whoever comes after it may have told the board already: only what was wished here is taken back.
 */
export function useBoardWish(
  { board }: TableState,
  makeWish: () => BoardWish | null,
  inputs: readonly unknown[],
): void {
  const told = useRef<BoardWish | null>(null);
  useLayoutEffect(() => {
    const wish = makeWish();
    if (!wish) return;
    told.current = wish;
    board.value = wish;
  }, inputs);
  useLayoutEffect(
    () => () => {
      if (board.value === told.current) board.value = {};
    },
    [],
  );
}
