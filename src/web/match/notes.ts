import { canonicalJson, isJsonObject } from '../../core/json.ts';
import {
  GameGone,
  keepLabel,
  type MatchStore,
  type SavedMatch,
  StoreError,
  withUnwritten,
  type Writing,
} from './store.ts';

const PREFIX = 'railhead.unsaved.';

/** What is about to be written. Earlier pages noted a whole game each time, as is done now for one that is not stored. */
type Note = Omit<Writing, 'snapshot'> & Writing;

function parseNote(text: string | null): Note | null {
  try {
    const note: unknown = JSON.parse(text ?? 'null');
    return isJsonObject(note) &&
      isJsonObject(note['summary']) &&
      (isJsonObject(note['saved']) || Array.isArray(note['entries']))
      ? (note as unknown as Note)
      : null;
  } catch {
    return null;
  }
}

function savedIn(note: Note): SavedMatch | null {
  return 'saved' in note ? note.saved : null;
}

/**
 * Whether a noted game is a stored one with more actions. An open tab of an earlier version, whose database we have
 * brought to a new form, can only note what is done there, and does not count its notes.
 */
function goesOn(noted: SavedMatch | null, stored: SavedMatch | null): boolean {
  return (
    noted !== null &&
    stored !== null &&
    noted.at > stored.at &&
    canonicalJson(noted.match.actions.slice(0, stored.at)) ===
      canonicalJson(stored.match.actions.slice(0, stored.at))
  );
}

/**
 * A database takes a few milliseconds, and a tab that dies in them takes the last action along. So what is about to be
 * written is noted where writing is done at once, and the next page that opens makes up for it.
 */
export function withNotes(store: MatchStore, notes: Storage): MatchStore {
  let recovered: Promise<void> | null = null;

  async function makeUp(note: Note): Promise<void> {
    const { summary } = note;
    if ('entries' in note) {
      try {
        return await store.write(note);
      } catch (error) {
        // The game has gone another way since, or is deleted: there is nothing to make up for.
        const isVain = error instanceof StoreError ? error.problem === 'conflict' : error instanceof GameGone;
        if (!isVain) throw error;
        return;
      }
    }
    const stored = await store.read(summary.id);
    const revision = stored?.revision ?? 0;
    if (revision < summary.revision || goesOn(note.saved, stored))
      await store.write({ ...note, summary: { ...summary, revision: revision + 1 } });
  }

  async function makeUpFor(key: string): Promise<void> {
    const note = parseNote(notes.getItem(key));
    if (note) await makeUp(note);
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
      return games.map((game) => {
        const note = latestNote(game.id, game.revision);
        return note ? keepLabel(note.summary, game) : game;
      });
    },
    read: async (id) => {
      await (recovered ??= recover());
      const stored = await store.read(id);
      const revision = stored?.revision ?? 0;
      const note = parseNote(notes.getItem(PREFIX + id));
      const isNewer = note && (note.summary.revision > revision || goesOn(savedIn(note), stored));
      if (!isNewer) return stored;
      if ('saved' in note) return { ...note.saved, revision, unwritten: [], isStored: false };
      const left = note.entries.filter(({ seq }) => seq > revision);
      return stored && left[0]?.seq === revision + 1 ? withUnwritten(stored, left) : stored;
    },
    announce: ({ snapshot: _known, ...note }) => {
      try {
        notes.setItem(PREFIX + note.summary.id, JSON.stringify(note));
      } catch {
        // Then it is as safe as the database alone.
      }
    },
    write: async (writing) => {
      await store.write(writing);
      forget(writing.summary.id, writing.summary.revision);
    },
    remove: async (id) => {
      const note = parseNote(notes.getItem(PREFIX + id));
      notes.removeItem(PREFIX + id);
      const restore = await store.remove(id);
      return async () => {
        await restore();
        if (note) await makeUp(note);
      };
    },
  };
}
