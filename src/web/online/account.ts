import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isJsonObject } from '../../core/json.ts';
import type { Me, Site } from '../../online/api.ts';

/**
 * The server this page comes from, and who we are to it. It is asked once, before anything else of playing online is
 * loaded; so this file stands alone, without the client (`client.ts`).
 */

export type Host =
  | { readonly kind: 'asking' }
  /** A static host: this page is for one screen. */
  | { readonly kind: 'none' }
  | { readonly kind: 'there'; readonly site: Site }
  /** No answer: what was last known is all there is. */
  | { readonly kind: 'silent' };

export const SITE_ADDRESS = 'api/v1/site';

const ME_KEY = 'railhead.me';

function isMe(value: unknown): value is Me {
  return isJsonObject(value) && ['id', 'kind', 'name'].every((field) => typeof value[field] === 'string');
}

function remembered(): Me | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ME_KEY) ?? 'null');
    return isMe(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remember(me: Me | null): void {
  try {
    if (me) localStorage.setItem(ME_KEY, JSON.stringify(me));
    else localStorage.removeItem(ME_KEY);
  } catch {
    // Then we are known while the server answers.
  }
}

const found = signal<Host>({ kind: 'asking' });
const self = signal<Me | null>(null);

export const host: ReadonlySignal<Host> = found;

/** Who is signed in here; while the server is silent, who was. */
export const me: ReadonlySignal<Me | null> = self;

/** What the server has said of itself; null where there is none, or it is silent. */
export const site: ReadonlySignal<Site | null> = computed(() =>
  found.value.kind === 'there' ? found.value.site : null,
);

/** Somebody has signed in here or out, or is called otherwise. */
export function setMe(next: Me | null): void {
  self.value = next;
  remember(next);
}

async function answerOf(response: Response): Promise<Host> {
  if (response.status === 404) return { kind: 'none' };
  if (!response.ok) return { kind: 'silent' };
  // A static host may answer everything with a page.
  const data: unknown = await response.json().catch(() => null);
  return isJsonObject(data) && typeof data['p'] === 'number'
    ? { kind: 'there', site: data as unknown as Site }
    : { kind: 'none' };
}

async function look(): Promise<void> {
  let next: Host;
  try {
    next = await answerOf(await fetch(SITE_ADDRESS, { cache: 'no-store' }));
  } catch {
    next = { kind: 'silent' };
  }
  if (next.kind === 'there') setMe(next.site.me);
  else self.value = next.kind === 'silent' ? remembered() : null;
  found.value = next;
}

/** Asks the server again, who may have been silent, or what another tab has done. */
export async function askSiteAgain(): Promise<void> {
  if (found.value.kind !== 'none') await look();
}

let asked: Promise<void> | null = null;

/** Asks the server what it is; only the first call does. */
export function askSite(): Promise<void> {
  asked ??= look();
  return asked;
}

/** Asks again when the network is back, and when another tab has signed in or out; gives what ends that. */
export function followSite(): () => void {
  const onOnline = (): void => {
    if (found.value.kind === 'silent') void look();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === ME_KEY && remembered()?.id !== self.value?.id) void askSiteAgain();
  };
  addEventListener('online', onOnline);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('storage', onStorage);
  };
}
