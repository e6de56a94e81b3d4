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
  // What is in it may have changed with any rendering, its room at any time. An observer begins with a report of its own
  // that comes with the frame, when all is laid out: reading the sizes here would force a layout.
  useEffect(() => {
    if (!row) return undefined;
    const watch = new ResizeObserver(() =>
      setLarger(row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight),
    );
    watch.observe(row);
    return () => watch.disconnect();
  });
  return isLarger ? { ref: setRow, tabIndex: 0 } : { ref: setRow };
}
