import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pixelsOf, textScale } from './rem.ts';

/**
 * The width that an element has for what is in it, in rem: larger text leaves less room. Undefined until it is known:
 * what waits for it need not be laid out before the page is. Null where nothing is laid out.
 */
export function useRoom<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly room: number | null | undefined;
} {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<number | null | undefined>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width =
        element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
      setRoom(width > 0 ? width / pixelsOf(textScale()) : null);
    };
    // Before the first paint, so that nothing visibly changes its layout.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, room };
}
