import type { Id, Key } from '../../online/entry.ts';
import type { Outbox, Pending, Plan } from '../../online/outbox.ts';
import { isJsonObject } from '../../core/json.ts';

/**
 * What a tab has to remember of an outbox besides the log: what is under way, and what became a plan. `reached` is the
 * entry that it goes on from.
 */
export interface OutboxNote {
  readonly user: Id;
  readonly reached: number;
  readonly pending: readonly Pending[];
  readonly plans: readonly Plan[];
}

const PREFIX = 'railhead.outbox.';
/** So long a page waits for its former self to be gone when it is reloaded. */
const FORMER_SELF_MS = 300;

function parseNote(text: string | null): OutboxNote | null {
  try {
    const note: unknown = JSON.parse(text ?? 'null');
    return isJsonObject(note) && Array.isArray(note['pending']) && Array.isArray(note['plans'])
      ? (note as unknown as OutboxNote)
      : null;
  } catch {
    return null;
  }
}

export function noteOf({ user, confirmed, reached, pending, plans }: Outbox): OutboxNote {
  return { user, reached: Math.max(reached, confirmed.seq), pending, plans };
}

/** Where outboxes are noted, at once and for every tab apart; tells how that went. */
export interface NoteBook {
  /** False where there is no room. */
  write(note: OutboxNote): boolean;
  /**
   * Takes over what tabs that are gone have left behind of this table, now and for as long as this one is here: `take` has
   * to write it at once. When all that is left behind already has been told, or its tabs do not let go.
   */
  adopt(take: (note: OutboxNote) => void): Promise<void>;
  /** The table is left: what is still under way is for the next one who opens it. */
  close(): void;
}

/** What a note book has to do with the browser. */
export interface NoteWorld {
  readonly storage: Storage | null;
  /** Null where the browser has none: without https. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * The notes of one tab about one table. As long as a tab has a table open it holds a lock under the name of its note, and
 * the browser lets go of it when the tab dies: so another tab knows what is left behind. Where there are no locks, whatever
 * is noted is taken along. If its tab is alive after all, both send the same keys, and the server knows them.
 */
export function openNotes(
  { table, user, tab }: { readonly table: Id; readonly user: Id; readonly tab: Key },
  { storage, locks, pause }: NoteWorld,
): NoteBook {
  const prefix = `${PREFIX}${table}.`;
  const own = prefix + tab;
  const leaving = new AbortController();
  const hold = (name: string, then: () => unknown): Promise<unknown> =>
    locks?.request(name, { signal: leaving.signal }, then).catch(() => {}) ?? Promise.resolve();
  void hold(
    own,
    () => new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve())),
  );

  return {
    write(note) {
      if (!storage) return false;
      try {
        if (note.pending.length === 0 && note.plans.length === 0) storage.removeItem(own);
        else storage.setItem(own, JSON.stringify(note));
        return true;
      } catch {
        return false;
      }
    },
    async adopt(take) {
      if (!storage) return;
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const left = names.filter((name) => name.startsWith(prefix) && name !== own).sort();
      const takeOver = (name: string): void => {
        const note = parseNote(storage.getItem(name));
        // Somebody else has sat here.
        if (note && note.user !== user) return;
        if (note) take(note);
        storage.removeItem(name);
      };
      if (!locks) for (const name of left) takeOver(name);
      else
        await Promise.race([
          Promise.all(left.map((name) => hold(name, () => takeOver(name)))),
          pause(FORMER_SELF_MS),
        ]);
    },
    close: () => leaving.abort(),
  };
}
