import type { PushNotice } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';

/** What the service worker tells of turns at tables across the internet, and how it comes to the words for it. */

/** What a server sends by Web Push; only what is read here. */
export type Notice = Pick<PushNotice, 'kind' | 'table' | 'title' | 'by'>;

/**
 * The worker speaks no language: the page leaves it what to say, by kind and title. `BY` stands for whoever waits; an
 * empty title is any that is not known.
 */
export type NoticeWords = Readonly<Record<Notice['kind'], Readonly<Record<string, string>>>>;

export const BY = '{by}';

const CACHE = 'railhead notices';

function addressIn(scope: string): string {
  return new URL('notice-words.json', scope).href;
}

export async function keepNoticeWords(scope: string, words: NoticeWords): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(addressIn(scope), Response.json(words));
}

async function keptWords(scope: string): Promise<NoticeWords | null> {
  const kept = await caches.match(addressIn(scope), { cacheName: CACHE });
  return kept ? ((await kept.json()) as NoticeWords) : null;
}

/** What to say of a notice; nothing but that there is something, where the page has left no words. */
export async function wordsFor({ kind, title, by }: Notice, scope: string): Promise<string> {
  const said = (await keptWords(scope))?.[kind];
  return (said?.[title ?? ''] ?? said?.[''] ?? '').replace(BY, () => by ?? '');
}

/** Whether a page is at an address of ours, whatever language it is asked to speak (`?lang=`). */
export function isAt(page: string, address: string): boolean {
  return page.replace(/\?[^#]*/, '').startsWith(address);
}

/** The page that shows a table, below the address of the worker. */
export function tableAddress(scope: string, table: Id | null): string {
  return table === null ? scope : `${scope}#/table/${table}`;
}
