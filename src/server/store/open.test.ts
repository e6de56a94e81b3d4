import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../core/bad-input.ts';
import { inputLine } from '../../testing/bad-input.ts';
import { ANN, add, entriesOf, played, sampleRules, TABLE } from '../../testing/online/sample-table.ts';
import { useStoreFolders } from '../../testing/online/store-folder.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openStore } from './open.ts';

const newFolder = useStoreFolders();

const AROUND = { digest: 'rules', report: () => {} };

/** The line for the person at the terminal. */
async function refusalOf(opening: Promise<unknown>): Promise<string> {
  const error: unknown = await opening.then(
    () => 'it was opened',
    (reason: unknown) => reason,
  );
  if (error instanceof BadInput) return inputLine(error);
  throw error;
}

const LOG = entriesOf([played(ANN, add(0, 1))]);

describe('a data folder', () => {
  test('is made for its owner alone, durable, and keeps what it holds', async () => {
    const { path } = newFolder();
    const inside = join(path, 'new', 'data');
    const store = await openStore(inside, AROUND);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    expect(store.sqlite.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
    expect(store.sqlite.prepare('pragma synchronous').all()).toEqual([{ synchronous: 2 }]);
    await store.tables.create(sampleRules(), LOG);
    await store.close();
    const again = await openStore(inside, AROUND);
    expect((await again.tables.read(TABLE, 0))?.entries).toEqual(LOG);
    await again.close();
  });

  test('has everything in one file once it is closed', async () => {
    const folder = newFolder();
    const store = await folder.open();
    await store.tables.create(sampleRules(), LOG);
    await folder.close(store);
    // What the driver leaves of -shm is an index and holds nothing.
    const left = readdirSync(folder.path).filter((name) => !name.endsWith('-shm'));
    expect(left.filter((name) => statSync(join(folder.path, name)).size > 0)).toEqual(['railhead.sqlite']);
  });

  test('belongs to one server at a time', async () => {
    const folder = newFolder();
    const store = await folder.open();
    expect(await refusalOf(openStore(folder.path, AROUND))).toMatch(/^another Railhead server is using /);
    await folder.close(store);
    await folder.open();
  });

  test('is not a file, nor below one', async () => {
    const { path } = newFolder();
    const file = join(path, 'file');
    writeFileSync(file, '');
    for (const where of [file, join(file, 'below')])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusalOf(openStore(where, AROUND))).toBe(`${where} is not a folder`);
  });

  test.skipIf(!existsSync('/proc/self'))('has to be writable', async () => {
    expect(await refusalOf(openStore('/proc/self', AROUND))).toMatch(
      /^games cannot be stored in \/proc\/self \(/,
    );
  });

  test('with another file in the place of the database is refused, and the lock is free again', async () => {
    const folder = newFolder();
    const file = join(folder.path, 'railhead.sqlite');
    writeFileSync(file, 'these are my notes, and no database'.repeat(100));
    for (const _ of [1, 2])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusalOf(folder.open())).toMatch(/is damaged, or is not one of Railhead$/);
    expect(statSync(file).size).toBe(3500);
  });
});

describe('the schema', () => {
  const ADDED = {
    up: async (db: Parameters<(typeof MIGRATIONS)[string]['up']>[0]) => {
      await sql`alter table tables add column note text`.execute(db);
    },
  };

  test('is brought up to date, and what was stored stays', async () => {
    const folder = newFolder();
    const old = await folder.open();
    await old.tables.create(sampleRules(), LOG);
    await folder.close(old);
    const { tables, sqlite } = await folder.open('rules', { ...MIGRATIONS, '9999-note': ADDED });
    expect(sqlite.prepare('select note from tables').all()).toEqual([{ note: null }]);
    expect((await tables.read(TABLE, 0))?.entries).toEqual(LOG);
  });

  test('of a newer Railhead is left alone', async () => {
    const folder = newFolder();
    await folder.close(await folder.open('rules', { ...MIGRATIONS, '9999-note': ADDED }));
    expect(await refusalOf(folder.open())).toMatch(/were stored by a newer Railhead/);
  });

  test('stays as it was when a step fails in the middle', async () => {
    const folder = newFolder();
    await folder.close(await folder.open());
    const broken = {
      up: async (db: Parameters<typeof ADDED.up>[0]) => {
        await ADDED.up(db);
        throw new Error('in the middle');
      },
    };
    await expect(folder.open('rules', { ...MIGRATIONS, '9999-note': broken })).rejects.toThrow(
      'in the middle',
    );
    const { sqlite } = await folder.open();
    expect(() => sqlite.prepare('select note from tables').all()).toThrow('no such column');
  });
});

describe('a backup', () => {
  test('is a whole data folder, made while play goes on', async () => {
    const folder = newFolder();
    const { tables, backup } = await folder.open();
    await tables.create(sampleRules(), LOG);
    const copy = newFolder();
    await backup(join(copy.path, 'railhead.sqlite'));
    const restored = await copy.open();
    expect((await restored.tables.read(TABLE, 0))?.entries).toEqual(LOG);
  });

  test('replaces no file, and leaves nothing where it cannot be written', async () => {
    const folder = newFolder();
    const { backup } = await folder.open();
    const taken = join(folder.path, 'taken');
    mkdirSync(taken);
    expect(await refusalOf(backup(taken))).toBe(`${taken} exists already; a backup goes to a new file`);
    expect(await refusalOf(backup(join(folder.path, 'no', 'folder')))).toMatch(/^games cannot be stored in /);
  });
});
