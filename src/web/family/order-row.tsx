import type { ComponentChildren, JSX } from 'preact';
import { useScrolledTo } from '../parts/scroll-to.ts';
import css from './order-row.module.css';

interface OrderEntry {
  readonly id: string;
  readonly isActing: boolean;
  readonly content: ComponentChildren;
}

function Entry({ isActing, children }: { isActing: boolean; children: ComponentChildren }): JSX.Element {
  const entry = useScrolledTo<HTMLLIElement>(isActing);
  return (
    <li ref={entry} data-acting={isActing || undefined} aria-current={isActing ? 'true' : undefined}>
      {children}
    </li>
  );
}

/** A row to swipe along, scrolled to the player or company that acts. */
export function OrderRow({ label, entries }: { label: string; entries: readonly OrderEntry[] }): JSX.Element {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <ol class={css.order} aria-label={label} tabIndex={0} data-order>
      {entries.map(({ id, isActing, content }) => (
        <Entry key={id} isActing={isActing}>
          {content}
        </Entry>
      ))}
    </ol>
  );
}
