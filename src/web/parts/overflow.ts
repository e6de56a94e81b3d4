import { useEffect, useState } from 'preact/hooks';

/**
 * For a row that scrolls where it has too little room and holds nothing to go to by Tab: as long as it has more than
 * it shows, it is a stop itself, and the arrow keys move it.
 */
export function useOverflow(): {
  readonly ref: (row: HTMLElement | null) => void;
  readonly tabIndex?: 0;
} {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [isLarger, setLarger] = useState(false);
  const measure = (): void => {
    if (row) setLarger(row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight);
  };
  // What is in it may have changed with any rendering, its room at any time.
  useEffect(measure);
  useEffect(() => {
    if (!row) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    return () => watch.disconnect();
  }, [row]);
  return isLarger ? { ref: setRow, tabIndex: 0 } : { ref: setRow };
}
