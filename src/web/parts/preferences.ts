import { type ReadonlySignal, signal } from '@preact/signals';

/** What the reader prefers, kept in this browser for all games. Each is a switch. */
interface Preference {
  readonly value: ReadonlySignal<boolean>;
  readonly toggle: () => void;
}

function stored(key: string): boolean | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'on' ? true : value === 'off' ? false : null;
  } catch {
    return null;
  }
}

function preference(name: string, byDefault: boolean): Preference {
  const key = `railhead.${name}`;
  const value = signal(stored(key) ?? byDefault);
  return {
    value,
    toggle: () => {
      value.value = !value.value;
      try {
        localStorage.setItem(key, value.value ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  };
}

/** The table passes for players who can do nothing else. */
export const AUTO_PASS: Preference = preference('auto-pass', true);
