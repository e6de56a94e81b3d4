import { signal } from '@preact/signals';
import { loadFamily } from './families.ts';
import type { Here } from './match/here-keeper.ts';
import { indexedDatabase } from './match/indexed-database.ts';
import { openNews, withNews } from './match/news.ts';
import { withNotes } from './match/notes.ts';
import { recordStore } from './match/record-store.ts';
import type { MatchSession } from './match/session.ts';
import type { MatchStore } from './match/store.ts';
import { goToTable } from './router/router.ts';

/** What the other tabs do. */
export const news = openNews();

/** Where this browser keeps its games. */
export const store = withNews(notedStore(), news);

let isAsked = false;

/** Asks the browser, once there is something to lose, not to delete it when space runs out. */
function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  // If the browser refuses, it may delete the games when space runs out; we cannot prevent that.
  navigator.storage?.persist?.().catch(() => false);
}

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
    // Where storage is blocked, accessing it throws.
    return games;
  }
}

/** This browser as a place to keep games. */
export const here: Here = { store, news };

/** The table that is open: also one that could not be saved is played on here. */
export const seated = signal<MatchSession | null>(null);

/** Shows the table of a game, with all that its family of titles brings. */
export async function openTable(session: MatchSession): Promise<void> {
  await loadFamily(session.title.family);
  seated.value = session;
  goToTable(session.id);
}
