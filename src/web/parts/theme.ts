import { effect, signal } from '@preact/signals';

export type ThemeChoice = 'light' | 'dark';

const KEY = 'railhead.theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function stored(): ThemeChoice | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** What the reader chose; null follows the system. */
const chosen = signal<ThemeChoice | null>(stored());

effect(() => {
  const { value } = chosen;
  if (value === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = value;
  // The frame of an installed page follows as well.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const theme = meta.dataset['for'];
    meta.media = value === null ? `(prefers-color-scheme: ${theme})` : value === theme ? 'all' : 'not all';
  }
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // A browser that keeps nothing shows the choice until the page is closed.
  }
});

/** Light becomes dark and dark light; what equals the system's wish is not remembered as a choice. */
export function toggleTheme(): void {
  const system: ThemeChoice = systemIsDark.matches ? 'dark' : 'light';
  const shown = chosen.value ?? system;
  const next: ThemeChoice = shown === 'dark' ? 'light' : 'dark';
  chosen.value = next === system ? null : next;
}
