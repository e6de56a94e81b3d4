import { signal } from '@preact/signals';
import { loadFamily } from './families.ts';
import { indexedStore } from './match/indexed-store.ts';
import { openNews, withNews } from './match/news.ts';
import { withNotes } from './match/notes.ts';
import type { MatchSession } from './match/session.ts';
import type { MatchStore } from './match/store.ts';
import { askToKeep } from './offline/install.ts';
import { goToTable } from './router/router.ts';

/** What the other tabs do. */
export const news = openNews();

/** Where this browser keeps its games. */
export const store = withNews(notedStore(), news);

function notedStore(): MatchStore {
  const kept = indexedStore(RULES_DIGEST);
  const games: MatchStore = {
    ...kept,
    write: async (summary, saved) => {
      await kept.write(summary, saved);
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

/** The table somebody sits at: also one that could not be saved is played on here. */
export const seated = signal<MatchSession | null>(null);

/** Shows the table of a game, with all that its family of titles brings. */
export async function openTable(session: MatchSession): Promise<void> {
  await loadFamily(session.title.family);
  seated.value = session;
  goToTable(session.id);
}
