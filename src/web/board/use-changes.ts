import { useRef } from 'preact/hooks';
import type { Showing } from './board-props.ts';

/** More changes than this are not a move but a jump to another position. */
const MOST_CHANGES = 6;

/** What has changed since the position that the board showed before. */
interface Changes {
  /** Another number for each series of changes. */
  readonly count: number;
  readonly changed: readonly string[];
}

/** Compares each position with the one before. What changed while the board was hidden is not a move. */
export function useChanges<Position>(
  position: Position,
  showing: Showing | undefined,
  compare: (before: Position, now: Position) => readonly string[],
): Changes {
  const last = useRef<Changes & { readonly position: Position; readonly showing: Showing | undefined }>({
    position,
    showing,
    count: 0,
    changed: [],
  });
  const { current: before } = last;
  const isSameShowing = before.showing === showing;
  if (!isSameShowing || before.position !== position) {
    const changed = isSameShowing ? compare(before.position, position) : [];
    last.current = {
      position,
      showing,
      count: before.count + 1,
      changed: changed.length > MOST_CHANGES ? [] : changed,
    };
  }
  return last.current;
}
