import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { words } from '../words.ts';
import type { IconName } from './icons.tsx';
import { toast } from './toast.tsx';

type ThemeChoice = 'light' | 'dark';

const KEY = 'railhead.theme';

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
    // Without storage the choice lasts until the page is closed.
  }
});

const ICONS = { light: 'sun', dark: 'moon', system: 'screen' } as const;

/** The themes by name, as one chooses among them. */
export const THEMES = ['light', 'dark', 'system'] as const;

export const theme: ReadonlySignal<(typeof THEMES)[number]> = computed(() => chosen.value ?? 'system');

export function chooseTheme(choice: (typeof THEMES)[number]): void {
  chosen.value = choice === 'system' ? null : choice;
}

/** From light to dark, to the system's setting, and round again. */
export function nextTheme(): void {
  chooseTheme(THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system');
  toast({ text: themeName() });
}

/** The present choice in words. */
export function themeName(): string {
  return words.t(`page.theme.${theme.value}`);
}

export function themeIcon(): IconName {
  return ICONS[theme.value];
}
