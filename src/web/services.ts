import { signal } from '@preact/signals';
import type { Here } from './match/here-keeper.ts';
import { indexedDatabase } from './match/indexed-database.ts';
import { openNews, withNews } from './match/news.ts';
import { withNotes } from './match/notes.ts';
import { recordStore } from './match/record-store.ts';
import type { MatchSession } from './match/session.ts';
import type { MatchStore } from './match/store.ts';
import { askToKeep } from './offline/install.ts';
import { toast } from './parts/toast.tsx';
import { goToTable } from './router/router.ts';
import { words } from './words.ts';

/** What the other tabs do. */
export const news = openNews();

/** Where this browser keeps its games. */
export const store = withNews(notedStore(), news);

function notedStore(): MatchStore {
  const kept = recordStore(indexedDatabase(), RULES_DIGEST);
  const games: MatchStore = {
    ...kept,
    write: async (writing) => {
      await kept.write(writing);
      askToKeep();
    },
  };
  try {
    return withNotes(games, localStorage);
  } catch {
    // Where a browser keeps nothing for us, asking for it throws.
    return games;
  }
}

/** This browser as a place to keep games. */
export const here: Here = {
  store,
  news,
  onOwnershipChange: (how) => toast({ text: words.t(`page.tabs.${how}`) }),
};

/** The table that is open: also one that could not be saved is played on here. */
export const seated = signal<MatchSession | null>(null);

export function sitDown(session: MatchSession): void {
  seated.value = session;
  goToTable(session.id);
}
