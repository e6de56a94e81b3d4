import { type ReadonlySignal, signal } from '@preact/signals';

/** What the holdings leave out, by choice of the reader; kept in this browser. */

export const COLUMNS = ['unstarted', 'cash', 'worth', 'liquid', 'certificates', 'room', 'privates'] as const;
export const ROWS = [
  'ipo',
  'pool',
  'treasury-shares',
  'price',
  'par',
  'treasury',
  'trains',
  'loans',
] as const;

export type Column = (typeof COLUMNS)[number];
export type Row = (typeof ROWS)[number];

const KEY = 'railhead.holdings.hidden';
const KNOWN: ReadonlySet<string> = new Set([...COLUMNS, ...ROWS]);

/** Reads what was stored; anything invalid is ignored. */
export function readHidden(text: string | null): ReadonlySet<string> {
  const names = (text ?? '').split(' ').filter((name) => KNOWN.has(name));
  return new Set(names);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const hidden = signal(readHidden(stored()));

export const hiddenParts: ReadonlySignal<ReadonlySet<string>> = hidden;

export function toggleHidden(name: Column | Row): void {
  const next = new Set(hidden.value);
  if (!next.delete(name)) next.add(name);
  hidden.value = next;
  try {
    localStorage.setItem(KEY, [...next].join(' '));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
