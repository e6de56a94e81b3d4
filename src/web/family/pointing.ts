import type { TargetedFocusEvent } from 'preact';
import type { Action } from '../../core/game.ts';
import type { TableState } from './table-state.ts';

interface Pointing {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: TargetedFocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * For a choice in a panel: as long as it is pointed at or focused, its hex is marked on the map and its action previewed,
 * as far as it has them.
 */
export function pointsAt(table: TableState, hex: string | null, action: Action | null): Pointing {
  const point = (isFocused: boolean): void => {
    table.pointed.value = hex === null ? null : { hex, isFocused };
    if (action) table.hovered.value = action;
  };
  const leave = (): void => {
    table.pointed.value = null;
    table.hovered.value = null;
  };
  return {
    onPointerEnter: () => point(false),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) point(true);
    },
    onBlur: leave,
  };
}
