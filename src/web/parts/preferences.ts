import { type ReadonlySignal, signal } from '@preact/signals';

/** What a reader has chosen about the page, kept in this browser. The theme has its own file (`theme.ts`). */

/** What deserves a card when it happens. */
export const MOMENT_KINDS = [
  'sale',
  'dividends',
  'chicago',
  'wabash',
  'phase',
  'failure',
  'director',
  'last-round',
] as const;

export type MomentKind = (typeof MOMENT_KINDS)[number];

/** Every switch there is, with its value as long as nobody has chosen. */
const DEFAULTS = {
  /** The table passes for players who can do nothing else. */
  'auto-pass': true,
  ...(Object.fromEntries(MOMENT_KINDS.map((kind) => [`moment.${kind}`, true])) as Readonly<
    Record<`moment.${MomentKind}`, boolean>
  >),
  sound: false,
} as const;

export type Preference = keyof typeof DEFAULTS;
export type Preferences = Readonly<Record<Preference, boolean>>;

const KEY = 'railhead.preferences';

/** Whatever is stored that we still know; the rest is as if nothing had been chosen. */
export function readPreferences(text: string | null): Preferences {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // Not ours: as if nothing were stored.
  }
  const known = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const valid = known.filter(([key, value]) => Object.hasOwn(DEFAULTS, key) && typeof value === 'boolean');
  return { ...DEFAULTS, ...Object.fromEntries(valid) };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const current = signal(readPreferences(stored()));

export const preferences: ReadonlySignal<Preferences> = current;

export function prefer(key: Preference, value: boolean): void {
  current.value = { ...current.value, [key]: value };
  const chosen = Object.entries(current.value).filter(([name, now]) => DEFAULTS[name as Preference] !== now);
  try {
    // Only what differs, so that a later version may have another default.
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
