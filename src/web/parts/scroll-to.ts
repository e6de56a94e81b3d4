import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** For an entry of a row that scrolls sideways: when it comes to act, the row is scrolled to it. */
export function useScrolledTo<E extends HTMLElement>(isActing: boolean): RefObject<E | null> {
  const entry = useRef<E>(null);
  useEffect(() => {
    const row = entry.current?.parentElement;
    if (!isActing || !entry.current || !row) return;
    const { left, width } = entry.current.getBoundingClientRect();
    const room = row.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - (room.left + room.width / 2);
  }, [isActing]);
  return entry;
}
