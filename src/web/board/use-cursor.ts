import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { TargetedFocusEvent, TargetedKeyboardEvent } from 'preact';
import type { BoardActions } from './board-props.ts';
import { type Cursor, type CursorBoard, cursorOn, firstSpot, isArrow, moveCursor } from './cursor.ts';

interface CursorActions extends Pick<BoardActions, 'onHex' | 'onHover'> {
  /** Brings a hex into view. */
  readonly showHex: (hex: string | null) => void;
  /** What other keys do; false where they do nothing. */
  readonly onOtherKey: (key: string) => boolean;
}

interface CursorKeys {
  readonly hex: ReadonlySignal<Cursor | null>;
  readonly reset: () => void;
  readonly handlers: {
    readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLDivElement>) => void;
    readonly onFocus: (event: TargetedFocusEvent<HTMLDivElement>) => void;
    readonly onBlur: () => void;
  };
}

/** The keyboard on a board: a cursor that goes from hex to hex and acts on the one it is on. */
export function useCursor(board: CursorBoard, actions: CursorActions): CursorKeys {
  const { onHex, onHover, showHex, onOtherKey } = actions;
  const cursor = useSignal<Cursor | null>(null);

  const moveTo = (next: Cursor | null): void => {
    const before = cursor.value?.hex;
    cursor.value = next;
    if (before === next?.hex) return;
    onHover?.(next?.hex ?? null);
    showHex(next?.hex ?? null);
  };
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>): boolean => {
    const { key, ctrlKey, shiftKey } = event;
    const at = cursor.value;
    if (isArrow(key)) moveTo(moveCursor(at, key, ctrlKey || shiftKey, board));
    else if (ctrlKey) return false;
    else if ((key === 'Enter' || key === ' ') && at) {
      if (!event.repeat) onHex?.(at.hex);
    } else return onOtherKey(key);
    return true;
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    // What is on the board, like a card, has keys of its own.
    if (event.target !== event.currentTarget || event.altKey || event.metaKey || !press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target, currentTarget }: TargetedFocusEvent<HTMLDivElement>): void => {
    if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
    const spot =
      board.spots.find(({ id }) => id === cursor.value?.hex) ??
      firstSpot(board.spots, board.selected, board.legal);
    moveTo(spot && cursorOn(spot));
  };
  return {
    hex: cursor,
    reset: () => (cursor.value = null),
    handlers: { onKeyDown, onFocus, onBlur: () => moveTo(null) },
  };
}
