import { byLatest, checkRevision, type MatchStore, type SavedGame, type SavedMatch } from './store.ts';

/** Games kept for as long as the page is open: for tests, and where the browser keeps nothing for us. */
export function memoryStore(): MatchStore {
  const games = new Map<string, SavedGame>();
  const matches = new Map<string, SavedMatch>();
  return {
    list: async () => [...games.values()].sort(byLatest),
    read: async (id) => {
      const saved = matches.get(id);
      const summary = games.get(id);
      return saved && summary ? { ...saved, revision: summary.revision } : null;
    },
    announce: () => {},
    write: async (summary, saved) => {
      checkRevision(games.get(summary.id), summary);
      games.set(summary.id, summary);
      matches.set(saved.id, saved);
    },
    keepSnapshot: async (id, revision, snapshot) => {
      const saved = matches.get(id);
      if (saved && games.get(id)?.revision === revision) matches.set(id, { ...saved, snapshot });
    },
    remove: async (id) => {
      games.delete(id);
      matches.delete(id);
    },
  };
}
