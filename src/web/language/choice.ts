import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Id } from '../../online/entry.ts';
import { firstSpoken, LANGUAGES, type Languages, SOURCE_LOCALE } from '../../text/locales.ts';
import { locale, PAGE_LANGUAGES } from '../locale.ts';
import { toast } from '../parts/toast.tsx';
import { canTellTitles, loadTitlesWords } from '../titles.ts';
import { loadPageWords, words } from '../words.ts';

/**
 * Which language the page speaks: what its address says (`?lang=de`, for links that are passed on), else what was chosen
 * here, else what the browser prefers, else English. Decided here and nowhere else.
 */

/** Everything that has a say, the strongest first. */
interface Wishes {
  /** The address of the page. */
  readonly address: string;
  readonly chosen: string | null;
  /** What the browser prefers, best first. */
  readonly browser: readonly string[];
}

export function decide({ address, chosen, browser }: Wishes, languages: Languages = PAGE_LANGUAGES): string {
  const asked = new URL(address).searchParams.get('lang');
  return firstSpoken([asked, chosen, ...browser], languages) ?? SOURCE_LOCALE;
}

/** What was chosen in this browser. */
export interface Choice {
  readonly locale: string;
  /** The account that is still to be told of it. */
  readonly untold: Id | null;
}

const KEY = 'railhead.language';

/** What is stored, if it is ours. */
export function readChoice(text: string | null): Choice | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Choice> | null;
    if (typeof kept?.locale !== 'string') return null;
    return { locale: kept.locale, untold: typeof kept.untold === 'string' ? kept.untold : null };
  } catch {
    return null;
  }
}

function stored(): Choice | null {
  try {
    return readChoice(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

const chosen = signal(stored());

export const choice: ReadonlySignal<Choice | null> = chosen;

function keep(next: Choice): void {
  chosen.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

function decideNow(): string {
  return decide({
    address: location.href,
    chosen: chosen.peek()?.locale ?? null,
    browser: navigator.languages,
  });
}

/** The language that was asked for last: the one before may still be under way. */
let wanted = '';

/**
 * Speaks a language from now on: everything on show is said in it, and nothing else changes. All its words are there
 * before the first is heard; where they cannot be had, it throws and nothing has happened.
 */
export async function speak(next: string): Promise<void> {
  wanted = next;
  const [begin] = await Promise.all([loadPageWords(next), loadTitlesWords(next)]);
  // A title may have been opened meanwhile.
  // oxlint-disable-next-line no-await-in-loop -- until there is none
  while (!canTellTitles(next)) await loadTitlesWords(next);
  if (wanted === next) batch(begin);
}

async function speakAsDecided(): Promise<void> {
  const next = decideNow();
  if (next === (wanted || locale.peek())) return;
  try {
    await speak(next);
  } catch {
    if (wanted === next) wanted = locale.peek();
    toast({ text: words.t('page.language.failed') });
  }
}

/** The address says nothing any more: what was chosen holds, after a reload too. */
function clearAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** A reader has chosen: it holds at once, in every tab, and with their account where they are signed in. */
export async function choose(next: string, account: Id | null): Promise<void> {
  clearAddress();
  keep({ locale: next, untold: account });
  await speakAsDecided();
}

/** What was chosen on another device of this account. */
export async function takeOver(next: string): Promise<void> {
  keep({ locale: next, untold: null });
  await speakAsDecided();
}

/** The account knows of a choice; by now there may be another. */
export function noteTold(told: string): void {
  if (chosen.peek()?.locale === told) keep({ locale: told, untold: null });
}

/** What the browser itself should know: how to read the page aloud, and what the installed page says of itself. */
function tellBrowser(): void {
  const root = document.documentElement;
  root.lang = locale.value;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.t('page.app.description'));
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const address = manifestOf(locale.value);
  // Another address is fetched, even the same one.
  if (manifest && manifest.getAttribute('href') !== address) manifest.setAttribute('href', address);
}

/** Where the build puts the manifest of a language (`tools/vite-offline.ts`); one that has none has that of English. */
export function manifestOf(language: string, languages: Languages = LANGUAGES): string {
  const isOwn = language !== SOURCE_LOCALE && Object.hasOwn(languages, language);
  return isOwn ? `./manifest.${language}.webmanifest` : './manifest.webmanifest';
}

/** Before anything is shown: speaks the language of this page. English is always there. */
export async function beginSpeaking(): Promise<void> {
  const first = decideNow();
  await speak(first).catch((error: unknown) => {
    if (first === SOURCE_LOCALE) throw error;
    return speak(SOURCE_LOCALE);
  });
  effect(tellBrowser);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    chosen.value = readChoice(newValue);
    void speakAsDecided();
  });
}
