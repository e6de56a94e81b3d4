import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-browser.ts';
import type { Entry } from './entries.ts';
import { memoryStore } from './memory-database.ts';
import { withNotes } from './notes.ts';
import { type MatchStore, type SavedGame, StoreError, type Writing } from './store.ts';

const PASS = { type: 'pass', by: 0 };

function summaryOf(actions: number, revision: number, updated = revision): SavedGame {
  const turn = { kind: 'finished', reason: '', scores: [] } as const;
  return { id: 'x', game: '1848', names: [], turn, actions, updated, revision };
}

/** A whole game of so many actions: how every game is stored at first, and was after every action before. */
function whole(at: number, revision: number, updated?: number): Writing {
  const header = {
    railhead: 1,
    game: '1848',
    rulesVersion: 1,
    ruleSet: 'book',
    options: {},
    players: [],
    seed: 1,
  } as const;
  const actions = Array.from({ length: at }, () => PASS);
  return {
    summary: summaryOf(at, revision, updated),
    saved: { id: 'x', match: { ...header, actions }, at },
  };
}

function entry(seq: number, key = `key ${seq}`): Entry {
  return { kind: 'act', action: PASS, seq, key };
}

/** Some more actions, to a game that begins with revision 1 and three of them. */
function more(...entries: readonly Entry[]): Writing {
  const revision = entries.at(-1)?.seq ?? 0;
  return { summary: summaryOf(revision + 2, revision), entries };
}

/** As a page that dies before anything is written. */
function dying(store: MatchStore): MatchStore {
  return { ...store, write: () => new Promise(() => {}) };
}

function full(store: MatchStore): MatchStore {
  return { ...store, write: () => Promise.reject(new StoreError('full')) };
}

test('what was about to be written is made up for by the next page', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  await withNotes(kept, notes).write(whole(3, 1));
  const dead = withNotes(dying(kept), notes);
  dead.announce(more(entry(2)));
  dead.announce(more(entry(2), entry(3)));
  void dead.write(more(entry(2)));

  const next = withNotes(kept, notes);
  expect(await next.read('x')).toMatchObject({ at: 5, revision: 3, unwritten: [] });
  expect(notes).toHaveLength(0);
  // And that page's own writing goes on from there.
  await next.write(more(entry(4)));
  expect(await kept.read('x')).toMatchObject({ at: 6 });
});

test('a game that is not stored yet is noted as a whole, as earlier pages noted every one', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  const dead = withNotes(dying(kept), notes);
  dead.announce(whole(0, 1));
  expect(await withNotes(kept, notes).read('x')).toMatchObject({ at: 0, isStored: true });

  // A page of yesterday has gone on with it.
  dead.announce(whole(2, 3));
  expect(await withNotes(kept, notes).read('x')).toMatchObject({ at: 2, revision: 2, isStored: true });
  expect(notes).toHaveLength(0);
});

test('an open tab of an earlier version, which can only note its game, loses nothing of it', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  const former = withNotes(dying(kept), notes);
  await kept.write(whole(3, 1));
  // Its notes have the same number each time, since none of them was ever written.
  for (const at of [4, 5, 6]) {
    former.announce(whole(at, 2));
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(await withNotes(kept, notes).read('x')).toMatchObject({ at });
  }
  const open = withNotes(kept, notes);
  await open.list();
  former.announce(whole(7, 2));
  expect(await open.read('x')).toMatchObject({ at: 7, isStored: false });
  // What does not go on from what is stored is out of date.
  former.announce(whole(2, 2));
  expect(await open.read('x')).toMatchObject({ at: 6, isStored: true });
});

test('a note that was written after all changes nothing, and neither does the slower of two pages', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  const store = withNotes(kept, notes);
  await store.write(whole(3, 1));
  store.announce(more(entry(2)));
  // Another page opens before this one has written.
  expect(await withNotes(kept, notes).read('x')).toMatchObject({ at: 4 });
  await store.write(more(entry(2)));
  expect(await kept.read('x')).toMatchObject({ at: 4, revision: 2 });
  await expect(store.write(more(entry(2, 'another')))).rejects.toThrow('conflict');
  await expect(store.write(more(entry(4)))).rejects.toThrow('conflict');
  await expect(store.write(whole(9, 2, 77))).rejects.toThrow('conflict');
});

test('what cannot be written can be read none the less, and says what is to be written', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  await kept.write(whole(3, 1));
  withNotes(full(kept), notes).announce(more(entry(2), entry(3)));
  const store = withNotes(full(kept), notes);
  expect(await store.read('x')).toMatchObject({
    at: 5,
    revision: 1,
    unwritten: [{ seq: 2 }, { seq: 3 }],
  });
  expect(await store.list()).toMatchObject([{ actions: 5 }]);
});

test('what cannot be written stays noted, what is nonsense goes, what is deleted stays deleted', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  notes.setItem('railhead.unsaved.y', 'nonsense');
  const store = withNotes(full(kept), notes);
  store.announce(whole(3, 1));
  expect(await store.list()).toEqual([]);
  expect([notes.getItem('railhead.unsaved.y'), notes.length]).toEqual([null, 1]);
  await store.remove('x');
  expect(await withNotes(kept, notes).list()).toEqual([]);
});

test('a note of a game that has gone another way, or is gone, is dropped', async () => {
  const kept = memoryStore();
  const notes = fakeStorage();
  await kept.write(whole(3, 1));
  withNotes(dying(kept), notes).announce(more(entry(2, 'lost'), entry(3, 'lost too')));
  await kept.write(more(entry(2)));
  expect(await withNotes(kept, notes).read('x')).toMatchObject({ at: 4, revision: 2, unwritten: [] });
  expect(notes).toHaveLength(0);

  withNotes(dying(kept), notes).announce(more(entry(3)));
  await kept.remove('x');
  expect(await withNotes(kept, notes).read('x')).toBeNull();
  expect(notes).toHaveLength(0);
});

test('deleting can be undone, with what was only noted', async () => {
  const kept = memoryStore();
  const store = withNotes(kept, fakeStorage());
  await store.write(whole(3, 1));
  await store.write(more(entry(2)));
  store.announce(more(entry(3)));
  const restore = await store.remove('x');
  expect(await store.read('x')).toBeNull();
  await restore();
  expect(await kept.read('x')).toMatchObject({ at: 5, revision: 3 });
});
