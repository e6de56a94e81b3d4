import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import css from './order-row.module.css';

interface OrderEntry {
  readonly id: string;
  readonly isActing: boolean;
  readonly content: ComponentChildren;
}

/** A row to swipe along, scrolled to the player or company that acts. */
export function OrderRow({ label, entries }: { label: string; entries: readonly OrderEntry[] }): JSX.Element {
  const row = useRef<HTMLOListElement>(null);
  const acting = entries.find(({ isActing }) => isActing)?.id;
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[data-acting]');
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [acting]);
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <ol ref={row} class={css.order} aria-label={label} tabIndex={0} data-order>
      {entries.map(({ id, isActing, content }) => (
        <li key={id} data-acting={isActing || undefined} aria-current={isActing ? 'true' : undefined}>
          {content}
        </li>
      ))}
    </ol>
  );
}
