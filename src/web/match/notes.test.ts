import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { withNotes } from './notes.ts';
import type { MatchStore, SavedGame, SavedMatch } from './store.ts';

function paper(): Storage {
  const sheets = new Map<string, string>();
  return {
    get length() {
      return sheets.size;
    },
    key: (index) => [...sheets.keys()][index] ?? null,
    getItem: (key) => sheets.get(key) ?? null,
    setItem: (key, value) => void sheets.set(key, value),
    removeItem: (key) => void sheets.delete(key),
    clear: () => sheets.clear(),
  };
}

function gameAt(at: number, revision: number, updated = revision): [SavedGame, SavedMatch] {
  const actions = Array.from({ length: at }, () => ({ type: 'pass', by: 0 }));
  const turn = { kind: 'finished', reason: '', scores: [] } as const;
  const summary = { id: 'x', game: '1848', names: [], turn, actions: at, updated, revision };
  const header = {
    railhead: 1,
    game: '1848',
    rulesVersion: 1,
    ruleSet: 'book',
    options: {},
    players: [],
    seed: 1,
  } as const;
  return [summary, { id: 'x', match: { ...header, actions }, at }];
}

/** As a page that dies before anything is written. */
function dying(store: MatchStore): MatchStore {
  return { ...store, write: () => new Promise(() => {}) };
}

test('what was about to be written is made up for by the next page', async () => {
  const kept = memoryStore();
  const notes = paper();
  await withNotes(kept, notes).write(...gameAt(3, 1));
  const dead = withNotes(dying(kept), notes);
  dead.announce(...gameAt(4, 2));
  dead.announce(...gameAt(5, 3));
  void dead.write(...gameAt(4, 2));

  const next = withNotes(kept, notes);
  expect(await next.read('x')).toMatchObject({ at: 5, revision: 2 });
  expect(notes).toHaveLength(0);
  // And that page's own writing goes on from there.
  await next.write(...gameAt(6, 3));
  expect(await kept.read('x')).toMatchObject({ at: 6 });
});

test('a note that was written after all changes nothing, and neither does the slower of two pages', async () => {
  const kept = memoryStore();
  const notes = paper();
  const store = withNotes(kept, notes);
  store.announce(...gameAt(3, 1));
  // Another page opens before this one has written.
  expect(await withNotes(kept, notes).read('x')).toMatchObject({ at: 3 });
  await store.write(...gameAt(3, 1));
  expect(await kept.read('x')).toMatchObject({ at: 3, revision: 1 });
  await expect(store.write(...gameAt(9, 1, 77))).rejects.toThrow('conflict');
});

test('what cannot be written can be read none the less', async () => {
  const kept = memoryStore();
  const notes = paper();
  await kept.write(...gameAt(3, 1));
  const full = { ...kept, write: () => Promise.reject(new Error('full')) };
  withNotes(full, notes).announce(...gameAt(5, 2));
  const store = withNotes(full, notes);
  expect(await store.read('x')).toMatchObject({ at: 5, revision: 1 });
  expect(await store.list()).toMatchObject([{ actions: 5 }]);
});

test('what cannot be written stays noted, what is nonsense goes, what is deleted stays deleted', async () => {
  const kept = memoryStore();
  const notes = paper();
  notes.setItem('railhead.unsaved.y', 'nonsense');
  const store = withNotes({ ...kept, write: () => Promise.reject(new Error('full')) }, notes);
  store.announce(...gameAt(3, 1));
  expect(await store.list()).toEqual([]);
  expect([notes.getItem('railhead.unsaved.y'), notes.length]).toEqual([null, 1]);
  await store.remove('x');
  expect(await withNotes(kept, notes).list()).toEqual([]);
});
