import { describe, expect, test } from 'vitest';
import { throughJson } from '../../core/json.ts';
import { NO_ASKS } from '../../online/asks.ts';
import type { Entry } from '../../online/entry.ts';
import type { TableStorage, Writing } from '../../online/storage.ts';
import { snapshotOf } from '../../online/table.ts';
import { Disk } from '../../testing/online/disk.ts';
import { MemoryStorage } from '../../testing/online/memory-storage.ts';
import {
  add,
  ANN,
  BEN,
  BOLD,
  entriesOf,
  named,
  played,
  sampleRules,
  stop,
  TABLE,
} from '../../testing/online/sample-table.ts';
import { useStoreFolders } from '../../testing/online/store-folder.ts';
import type { Store } from './open.ts';

const RULES = sampleRules();
const newFolder = useStoreFolders();

/** What enters the last of some entries. */
function writing(log: readonly Entry[], more: Partial<Writing> = {}): Writing {
  const table = RULES.load(log);
  const entry = log.at(-1) ?? null;
  const head = RULES.headOf(table);
  const standing = RULES.standingOf(table);
  return { follows: log.length - 1, entry, head, asks: NO_ASKS, table, standing, ...more };
}

const LOG = entriesOf([
  { ...played(ANN, add(0, 1)), how: 'proxy' } as Parameters<typeof entriesOf>[0][number],
  { kind: 'undo', to: 0, who: ANN },
  { kind: 'seat', seat: 1, to: { user: BEN, computer: BOLD } },
]);

const STORAGES: Record<string, (opening: readonly Entry[]) => Promise<TableStorage>> = {
  memory: async (opening) => new MemoryStorage(new Disk(RULES, opening)),
  async SQLite(opening) {
    const { tables } = await newFolder().open();
    await tables.create(RULES, opening);
    return tables;
  },
};

describe.each(Object.keys(STORAGES))('a table in %s', (name) => {
  const storageWith = (opening: readonly Entry[] = []): Promise<TableStorage> =>
    (STORAGES[name] as (typeof STORAGES)[string])(opening);

  test('begins with what it was opened with', async () => {
    const storage = await storageWith(LOG.slice(0, 1));
    expect(await storage.read(TABLE, 0)).toEqual({
      terms: RULES.terms,
      head: RULES.headOf(RULES.load(LOG.slice(0, 1))),
      entries: LOG.slice(0, 1),
      asks: NO_ASKS,
      revision: 0,
      snapshot: null,
    });
  });

  test('keeps entries of all forms as they were, from any number', async () => {
    const storage = await storageWith();
    for (const length of [1, 2, 3])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await storage.commit(TABLE, writing(LOG.slice(0, length)))).toBe('done');
    expect(await storage.read(TABLE, 1)).toMatchObject({
      entries: LOG.slice(1),
      head: RULES.headOf(RULES.load(LOG)),
      revision: 3,
    });
    expect(await storage.find(TABLE, named('entry2'))).toEqual(LOG[1]);
    expect(await storage.find(TABLE, named('other'))).toBeNull();
  });

  test('takes a writing only on top of the last one, and leaves no trace of another', async () => {
    const storage = await storageWith();
    await storage.commit(TABLE, writing(LOG.slice(0, 1)));
    const before = await storage.read(TABLE, 0);
    const open = { ...NO_ASKS, over: [named('late')] };
    const other = { ...(LOG[0] as Entry), key: named('other') };
    expect(await storage.commit(TABLE, writing([other], { asks: open }))).toBe('late');
    expect(await storage.commit(TABLE, writing([other], { follows: 2, asks: open }))).toBe('late');
    expect(await storage.read(TABLE, 0)).toEqual(before);
  });

  test('knows a key that it has', async () => {
    const storage = await storageWith();
    await storage.commit(TABLE, writing(LOG.slice(0, 1)));
    const before = await storage.read(TABLE, 0);
    const again = { ...(LOG[1] as Entry), key: named('entry1') };
    expect(await storage.commit(TABLE, writing([LOG[0] as Entry, again]))).toBe('known');
    expect(await storage.read(TABLE, 0)).toEqual(before);
  });

  test('keeps requests without an entry', async () => {
    const storage = await storageWith();
    const ask = {
      key: named('ask'),
      who: ANN,
      wish: { kind: 'end' },
      at: 1,
      until: 9,
      yes: [],
      no: [],
    } as const;
    const asks = {
      open: [{ ...ask, all: [BEN], most: [] }],
      refused: { [ANN]: { times: 1, at: 5 } },
      over: [named('over')],
    };
    expect(await storage.commit(TABLE, writing([], { follows: 0, asks }))).toBe('done');
    expect(await storage.read(TABLE, 0)).toMatchObject({ asks, revision: 1, entries: [] });
    expect(await storage.commit(TABLE, writing([], { follows: 1 }))).toBe('done');
    expect(await storage.read(TABLE, 0)).toMatchObject({ asks: NO_ASKS, revision: 2 });
  });
});

test('there is nothing of a table that is not there', async () => {
  const { tables } = await newFolder().open();
  expect(await tables.read(TABLE, 0)).toBeNull();
  expect(await tables.find(TABLE, named('a'))).toBeNull();
  expect(await tables.commit(TABLE, writing(LOG.slice(0, 1)))).toBe('late');
});

test('tables have their own keys and numbers', async () => {
  const { tables } = await newFolder().open();
  await tables.create(RULES, LOG.slice(0, 1));
  await tables.create(sampleRules({ id: named('second') }), LOG);
  expect((await tables.read(TABLE, 0))?.entries).toHaveLength(1);
  expect(await tables.find(TABLE, named('entry2'))).toBeNull();
});

const LONG = entriesOf(Array.from({ length: 33 }, (_, turn) => played(ANN, stop(turn % 3))));

async function enterLast(store: Store): Promise<void> {
  await store.tables.create(RULES, LONG.slice(0, 31));
  await store.tables.commit(TABLE, writing(LONG.slice(0, 32), { follows: 0 }));
  await store.tables.commit(TABLE, writing(LONG, { follows: 1 }));
}

test('every 32nd entry leaves a position, which goes with the whole log and only under its rules', async () => {
  const folder = newFolder();
  const store = await folder.open('old rules');
  await enterLast(store);
  const snapshot = throughJson(snapshotOf(RULES.load(LONG.slice(0, 32))));
  expect((await store.tables.read(TABLE, 0))?.snapshot).toEqual(snapshot);
  expect((await store.tables.read(TABLE, 1))?.snapshot).toBeNull();
  await folder.close(store);
  const { tables } = await folder.open('new rules');
  expect((await tables.read(TABLE, 0))?.snapshot).toBeNull();
});

test('a full disk is said, nothing is half written, reading goes on, and it works once there is room', async () => {
  const folder = newFolder();
  const { tables, sqlite } = await folder.open();
  await tables.create(RULES);
  const [{ page_count: pages }] = sqlite.prepare('pragma page_count').all() as [{ page_count: number }];
  sqlite.exec(`pragma max_page_count = ${pages}`);
  const large = entriesOf([{ kind: 'end', why: 'x'.repeat(100_000) }]);
  expect(await tables.commit(TABLE, writing(large))).toBe('full');
  expect(folder.reported.map(String)).toEqual([expect.stringContaining('disk is full')]);
  expect(await tables.read(TABLE, 0)).toMatchObject({ revision: 0, entries: [] });
  sqlite.exec('pragma max_page_count = 100000');
  expect(await tables.commit(TABLE, writing(large))).toBe('done');
  expect((await tables.read(TABLE, 0))?.entries).toEqual(large);
});

test('a mistake of ours is thrown, not taken for trouble with the disk', async () => {
  const folder = newFolder();
  const { tables } = await folder.open();
  await tables.create(RULES, LOG.slice(0, 1));
  // A second entry of the same number.
  const twice = { ...(LOG[0] as Entry), key: named('other') };
  await expect(tables.commit(TABLE, writing([twice], { follows: 0 }))).rejects.toThrow('UNIQUE');
  expect(folder.reported).toEqual([]);
  expect((await tables.read(TABLE, 0))?.revision).toBe(0);
});
