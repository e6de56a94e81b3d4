import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashOfKey } from '../server/keys.ts';
import { openStore, type Store } from '../server/store/open.ts';
import { type Desk, makeDesk } from '../testing/cli.ts';
import { ANN, named, TABLE } from '../testing/online/sample-table.ts';

let desk: Desk;
let store: Store | null;

async function open(): Promise<Store> {
  store = await openStore(join(desk.folder, 'data'), { digest: 'rules', report: () => {} });
  return store;
}

beforeEach(() => {
  desk = makeDesk();
  store = null;
});
afterEach(async () => {
  await store?.close();
  desk.clear();
});

function admin(...argv: string[]): ReturnType<Desk['railhead']> {
  return desk.railhead('admin', ...argv, '--data', 'data');
}

async function withAnn(): Promise<Store> {
  const { db } = await open();
  await db
    .insertInto('users')
    .values({ id: ANN, kind: 'member', name: 'Ann', name_key: 'ann', created: 0, language: null })
    .execute();
  const session = { user_id: ANN, device: '', created: 0, seen: 60_000 };
  await db
    .insertInto('sessions')
    .values([1, 2].map((n) => ({ ...session, hash: `hash${n}`, id: named(`session${n}`) })))
    .execute();
  if (!store) throw new Error('it is open');
  return store;
}

describe('railhead admin, beside the server', () => {
  test('lists users', async () => {
    await withAnn();
    const { code, out } = await admin('users');
    expect(code).toBe(0);
    expect(out).toMatch(/Ann\s+member\s+1970-01-01 00:00\s+1970-01-01 00:01\s+2\s+0\s+ann_/);
  });

  test('gives a link to a member who has lost the way in, and writes that down', async () => {
    const { db } = await withAnn();
    const { code, out } = await admin('users', 'recover', 'ANN', '--origin', 'https://trains.example');
    expect(code).toBe(0);
    const key = /^https:\/\/trains\.example\/#\/device\/([\w-]{22})\n$/.exec(out)?.[1] ?? '';
    const ticket = await db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
    expect(ticket).toMatchObject({ hash: hashOfKey(key), kind: 'lost', user_id: ANN });
    expect(await db.selectFrom('audit').select(['what', 'about']).execute()).toEqual([
      { what: 'recover', about: ANN },
    ]);
    expect(await admin('users', 'recover', 'Nobody')).toMatchObject({
      code: 1,
      err: 'railhead: there is no member Nobody\n',
    });
  });

  test('signs a user out everywhere', async () => {
    const { db } = await withAnn();
    expect(await admin('sessions', 'end', 'Ann')).toMatchObject({ code: 0, out: '2 devices signed out\n' });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await admin('sessions', 'end', 'Nobody')).toMatchObject({ code: 1 });
  });

  test('copies everything, and puts it back only once the server is gone', async () => {
    const running = await withAnn();
    expect((await admin('backup', 'copy.sqlite')).code).toBe(0);
    expect((await admin('backup', 'copy.sqlite')).err).toContain('exists already');
    expect((await admin('restore', 'copy.sqlite')).err).toContain('another Railhead server is using');
    await running.db.deleteFrom('users').execute();
    await running.close();
    const { code, out } = await admin('restore', 'copy.sqlite');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^what was there is in .*railhead\.sqlite\.before-\d+\n0 checked, 0 different\n$/,
      ),
    });
    const { db } = await open();
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ann' }]);
  });

  test('takes no backup that is none', async () => {
    await (await withAnn()).close();
    store = null;
    writeFileSync(join(desk.folder, 'notes.txt'), 'these are my notes'.repeat(1000));
    for (const file of ['notes.txt', 'missing.sqlite'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await admin('restore', file)).toMatchObject({
        code: 1,
        err: expect.stringContaining('is no backup'),
      });
    expect((await admin('users')).out).toContain('Ann');
  });

  test('says that there are no online games where there are none', async () => {
    expect(await admin('tables')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^railhead: there are no online games in /),
    });
  });

  test('names the games that these rules lead elsewhere', async () => {
    const { sqlite } = await open();
    const terms = {
      id: TABLE,
      match: {
        railhead: 1,
        game: 'chicago-express',
        rulesVersion: 1,
        ruleSet: 'book',
        options: {},
        players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }],
        seed: 1,
      },
      seats: [1, 2, 3].map(() => ({ user: null, computer: null })),
      started: 0,
    };
    sqlite.exec(
      `insert into tables (id, terms, revision, seq, head_key, head_hash, state)
       values ('${TABLE}', '${JSON.stringify(terms)}', 0, 0, '${TABLE}', 'another', 'running')`,
    );
    expect(await admin('check-games')).toMatchObject({
      code: 1,
      out: `${TABLE}: another position\n1 checked, 1 different\n`,
    });
    sqlite.exec(`update tables set state = 'finished'`);
    expect(await admin('check-games', '--sample', '5')).toMatchObject({
      code: 0,
      out: '0 checked, 0 different\n',
    });
  });
});
