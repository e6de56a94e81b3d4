import type { JSX } from 'preact';
import type { Change } from './changes.ts';
import { useExpressTable } from './express-table.ts';
import css from './figures.module.css';

/** A number, with what it would become: `$11 → $7`, or where room is scarce `→ $7`. A gain has its sign. */
export function Changed({
  change: { from, to },
  as = 'money',
  isShort = false,
}: {
  change: Change;
  as?: 'money' | 'number' | 'gain';
  isShort?: boolean;
}): JSX.Element {
  const { words } = useExpressTable().session;
  const tell = (value: number): string =>
    as === 'number' ? words.number(value) : `${as === 'gain' ? '+' : ''}${words.money(value)}`;
  if (from === to) return <span class={css.same}>{tell(from)}</span>;
  return (
    <span class={css.changed} data-short={isShort || undefined}>
      {!isShort && tell(from)} <span aria-hidden="true">→</span> <b>{tell(to)}</b>
    </span>
  );
}

/** Shares sold and left, as little squares. */
export function Pips({ filled, all, label }: { filled: number; all: number; label: string }): JSX.Element {
  return (
    <span class={css.pips} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}

/**
 * A bar of `most`: what stays, and what would come or go. It repeats numbers shown beside it, so it has no words
 * of its own.
 */
export function ChangeBar({ change: { from, to }, most }: { change: Change; most: number }): JSX.Element {
  const width = (value: number): string => `${most > 0 ? (100 * value) / most : 0}%`;
  return (
    <span class={css.bar} aria-hidden="true">
      <i style={{ width: width(Math.min(from, to)) }} />
      {from !== to && (
        <i data-tone={to > from ? 'more' : 'less'} style={{ width: width(Math.abs(to - from)) }} />
      )}
    </span>
  );
}
