import { type Entry, lineAfter, playersAfter } from './entries.ts';
import type { Snapshot } from './history.ts';
import type { Database, Records, StoredGame, StoredMatch } from './records.ts';
import {
  GameGone,
  keepLabel,
  type MatchStore,
  type ReadMatch,
  type SavedGame,
  StoreError,
  type Writing,
} from './store.ts';

function byLatest(a: SavedGame, b: SavedGame): number {
  return b.updated - a.updated;
}

/** A whole game replaces the revision before it, and itself once more; what is not there yet can be anything. */
function checkRevision(stored: SavedGame | undefined, next: SavedGame): void {
  if (!stored || stored.revision === next.revision - 1) return;
  if (stored.revision !== next.revision || stored.updated !== next.updated) throw new StoreError('conflict');
}

/** The entries that are not stored yet. */
async function freshEntries(
  records: Records,
  { id, revision }: SavedGame,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const known = entries.findLast(({ seq }) => seq <= revision);
  // The same key under the same number: then everything before it is the same too.
  if (known && (await records.entry(id, known.seq))?.key !== known.key) throw new StoreError('conflict');
  const fresh = entries.filter(({ seq }) => seq > revision);
  if (fresh[0] && fresh[0].seq !== revision + 1) throw new StoreError('conflict');
  return fresh;
}

/**
 * Games in a database: each has a summary, what it began with, one record for every entry since, and at times a
 * snapshot. Snapshots count for the same `rules` only: any text that changes with the code of the games, or null for
 * no snapshots at all.
 */
export function recordStore(database: Database, rules: string | null): MatchStore {
  function putSnapshot(records: Records, { id, revision }: SavedGame, snapshot: Snapshot): void {
    if (rules !== null) records.put('snapshots', { id, seq: revision, rules, ...snapshot });
  }

  /** The snapshot, unless it was reached by other rules or the log has gone another way before it. */
  function snapshotOf({ base, entries, snapshot }: StoredGame): Snapshot | undefined {
    const start = { actions: base.match.actions, at: base.at };
    if (snapshot?.rules === rules) {
      const until = entries.findIndex(({ seq }) => seq > snapshot.seq);
      if (until === -1) return snapshot;
      const then = lineAfter(start, entries.slice(0, until));
      const { lowest } = lineAfter(then, entries.slice(until));
      return snapshot.at <= lowest ? snapshot : undefined;
    }
    return formerSnapshot(base, lineAfter(start, entries).lowest);
  }

  /** The snapshot of a game that the first form of the database has kept. */
  function formerSnapshot(base: StoredMatch, lowest: number): Snapshot | undefined {
    if (!base.snapshot || base.rules !== rules || lowest < base.at) return undefined;
    return { ...base.snapshot, at: base.at };
  }

  function readAll(stored: StoredGame): ReadMatch {
    const { summary, base, entries } = stored;
    const { id, match, from } = base;
    const start = { actions: match.actions, at: base.at, whys: base.whys ?? {} };
    const { actions, at, sitting, whys } = lineAfter(start, entries);
    const snapshot = snapshotOf(stored);
    return {
      id,
      match: { ...match, players: playersAfter(match.players, sitting), actions },
      at,
      ...(Object.keys(whys).length > 0 && { whys }),
      ...(from !== undefined && { from }),
      ...(snapshot && { snapshot: { at: snapshot.at, state: snapshot.state, told: snapshot.told } }),
      revision: summary.revision,
      unwritten: [],
      isStored: true,
    };
  }

  async function writeEntries(
    records: Records,
    summary: SavedGame,
    entries: readonly Entry[],
    snapshot: Snapshot | undefined,
  ): Promise<void> {
    const stored = await records.summary(summary.id);
    if (!stored) throw new GameGone();
    const fresh = await freshEntries(records, stored, entries);
    if (fresh.length === 0) return;
    records.put('games', keepLabel(summary, stored));
    for (const entry of fresh) records.put('entries', { game: summary.id, ...entry });
    if (snapshot) putSnapshot(records, summary, snapshot);
  }

  return {
    list: () => database.read(async (records) => (await records.summaries()).sort(byLatest)),
    read: (id) =>
      database.read(async (records) => {
        const stored = await records.game(id);
        return stored && readAll(stored);
      }),
    announce: () => {},
    write: ({ summary, snapshot, ...what }: Writing) =>
      database.write(async (records) => {
        if ('entries' in what) return writeEntries(records, summary, what.entries, snapshot);
        const stored = await records.summary(summary.id);
        checkRevision(stored, summary);
        records.clear(summary.id);
        records.put('games', keepLabel(summary, stored));
        records.put('matches', what.saved);
        if (snapshot) putSnapshot(records, summary, snapshot);
      }),
    keepSnapshot: (id, revision, snapshot) =>
      database.write(async (records) => {
        const summary = await records.summary(id);
        if (summary?.revision === revision) putSnapshot(records, summary, snapshot);
      }),
    rename: (id, label) =>
      database.write(async (records) => {
        const stored = await records.summary(id);
        if (!stored) throw new GameGone();
        const { label: _former, ...summary } = stored;
        records.put('games', label === '' ? summary : { ...summary, label });
      }),
    remove: (id) =>
      database.write(async (records) => {
        const stored = await records.game(id);
        records.clear(id);
        return () =>
          database.write(async (again) => {
            if (stored) putBack(again, stored);
          });
      }),
  };
}

function putBack(records: Records, { summary, base, entries, snapshot }: StoredGame): void {
  records.put('games', summary);
  records.put('matches', base);
  for (const entry of entries) records.put('entries', entry);
  if (snapshot) records.put('snapshots', snapshot);
}
