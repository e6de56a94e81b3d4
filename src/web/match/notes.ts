import { isJsonObject } from '../../core/json.ts';
import type { MatchStore, SavedGame, SavedMatch } from './store.ts';

const PREFIX = 'railhead.unsaved.';

interface Note {
  readonly summary: SavedGame;
  readonly saved: SavedMatch;
}

function parseNote(text: string | null): Note | null {
  try {
    const note: unknown = JSON.parse(text ?? 'null');
    return isJsonObject(note) && isJsonObject(note['summary']) && isJsonObject(note['saved'])
      ? (note as unknown as Note)
      : null;
  } catch {
    return null;
  }
}

/**
 * A database takes a few milliseconds, and a tab that dies in them takes the last action along. So what is about to be
 * written is noted where writing is done at once, and whoever opens the page next makes up for it.
 */
export function withNotes(store: MatchStore, notes: Storage): MatchStore {
  let recovered: Promise<void> | null = null;

  async function makeUpFor(key: string): Promise<void> {
    const note = parseNote(notes.getItem(key));
    if (note) {
      const { summary, saved } = note;
      const revision = (await store.read(summary.id))?.revision ?? 0;
      if (revision < summary.revision) await store.write({ ...summary, revision: revision + 1 }, saved);
    }
    notes.removeItem(key);
  }

  async function recover(): Promise<void> {
    const keys = Array.from({ length: notes.length }, (_, index) => notes.key(index) ?? '');
    const left = keys.filter((key) => key.startsWith(PREFIX));
    // What cannot be written now stays noted for another time.
    await Promise.allSettled(left.map(makeUpFor));
  }

  /** What is noted of a game and still not written. */
  function latestNote(id: string, revision: number): Note | null {
    const note = parseNote(notes.getItem(PREFIX + id));
    return note && note.summary.revision > revision ? note : null;
  }

  function forget(id: string, revision: number): void {
    const note = parseNote(notes.getItem(PREFIX + id));
    // By now there may be a note of what comes after.
    if (note && note.summary.revision <= revision) notes.removeItem(PREFIX + id);
  }

  return {
    ...store,
    list: async () => {
      await (recovered ??= recover());
      const games = await store.list();
      return games.map((game) => latestNote(game.id, game.revision)?.summary ?? game);
    },
    read: async (id) => {
      await (recovered ??= recover());
      const stored = await store.read(id);
      const revision = stored?.revision ?? 0;
      const note = latestNote(id, revision);
      return note ? { ...note.saved, revision } : stored;
    },
    announce: (summary, { snapshot: _known, ...saved }) => {
      try {
        notes.setItem(PREFIX + summary.id, JSON.stringify({ summary, saved }));
      } catch {
        // Then it is as safe as the database alone.
      }
    },
    write: async (summary, saved) => {
      await store.write(summary, saved);
      forget(summary.id, summary.revision);
    },
    remove: async (id) => {
      notes.removeItem(PREFIX + id);
      await store.remove(id);
    },
  };
}
