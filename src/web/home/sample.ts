import { readGameFile } from '../match/files.ts';
import { keepAsNew } from '../match/open.ts';
import { toast } from '../parts/toast.tsx';
import { here, openTable, store } from '../services.ts';
import { words } from '../words.ts';

/** Finished games to look at, made by `npm run sample-games`. */
const FILES: Readonly<Record<string, string>> = import.meta.glob('./samples/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

function addressOf(title: string): string | undefined {
  return FILES[`./samples/${title}.json`];
}

export function hasSample(title: string): boolean {
  return addressOf(title) !== undefined;
}

/** Opens the finished game of a title as a table of its own: every move can be looked at, and played on from. */
export async function openSample(title: string): Promise<void> {
  try {
    const answer = await fetch(addressOf(title) ?? '');
    if (!answer.ok) throw new Error(answer.statusText);
    const read = await readGameFile(await answer.text());
    if (!read.game) throw new Error(read.failure.kind);
    const session = await keepAsNew(here, read.title, read.game);
    await store.rename(session.id, words.t('page.title.sample-name'));
    await openTable(session);
  } catch {
    toast({ text: words.t('page.load-failed') });
  }
}
