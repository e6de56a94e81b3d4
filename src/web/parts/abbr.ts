import { signal } from '@preact/signals';

/** What the page shows in short and explains when asked. `text` carries its explanation as it stands. */
export type AbbrKind =
  | 'text'
  | 'column'
  | 'company'
  | 'train'
  | 'trains-left'
  | 'private'
  | 'priority'
  | 'next-priority'
  | 'certificates'
  | 'worth'
  | 'loans'
  | 'director'
  | 'seat';

/** Says what an abbreviation is short for; null where there is nothing to say. */
export type Explainer = (kind: AbbrKind, id: string) => string | null;

/** That of the table on show: an explanation is worked out when it is asked for, not with every picture. */
export const explainer = signal<Explainer | null>(null);

interface AbbrProps {
  readonly 'data-abbr': string;
}

/** Marks an element as short for something: it explains itself on hover and on a long press. */
export function abbr(kind: AbbrKind, id: string | number = ''): AbbrProps {
  return { 'data-abbr': `${kind} ${id}` };
}

/** Marks a group whose abbreviations are explained together when it has the focus. */
export const ABBRS = { 'data-abbrs': '' };

/** The same for a group that is no control: it is a stop of Tab. */
export const ABBRS_STOP = { ...ABBRS, tabIndex: 0 };

function meaningOf(element: Element): string | null {
  const [kind = '', ...id] = (element.getAttribute('data-abbr') ?? '').split(' ');
  return explainer.peek()?.(kind as AbbrKind, id.join(' ')) ?? null;
}

/** The abbreviation that something is part of. */
export function abbrAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-abbr]') : null;
}

/** What an abbreviation means, or everything in a group does, a line each. */
export function explain(element: Element): string | null {
  const all = element.hasAttribute('data-abbrs') ? [...element.querySelectorAll('[data-abbr]')] : [element];
  const lines = new Set(all.flatMap((one) => meaningOf(one) ?? []));
  return lines.size === 0 ? null : [...lines].join('\n');
}
