import { expect, test } from 'vitest';
import { PROTOCOL } from '../../online/protocol.ts';
import { GUEST, type Hall, HOST, useHalls, wanted } from '../../testing/online/hall.ts';
import { Lapses } from './lapses.ts';
import { Listings } from './listings.ts';

const newHall = useHalls();
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface Kept {
  readonly hall: Hall;
  readonly id: string;
  readonly warned: string[];
  /** Lets hours pass, and looks at the tables then. */
  readonly pass: (hours: number) => Promise<void>;
  readonly lapses: () => Promise<number | null>;
  readonly isGone: () => Promise<boolean>;
}

/** A table that waits, and what looks after it, in our hands. */
async function waiting(): Promise<Kept> {
  const hall = await newHall();
  const { id } = await hall.ask('makeTable', HOST, {}, wanted());
  const warned: string[] = [];
  return {
    hall,
    id,
    warned,
    async pass(hours) {
      hall.timing.advance(hours * HOUR);
      const lapses = new Lapses({
        listings: new Listings(hall.store.db),
        timing: hall.timing,
        isHere: (user) => hall.tables.hub.isHere(user),
        warn: ({ host }) => void warned.push(host),
        changed: async () => {},
        close: async (table) => void (await hall.ask('cancelTable', HOST, { id: table })),
        report: (cause) => void hall.reported.push(cause),
      });
      await lapses.begin();
      lapses.stop();
      expect(hall.reported).toEqual([]);
    },
    lapses: async () => (await hall.ask('table', GUEST, { id })).lapses,
    isGone: async () => (await hall.refusalOf(hall.ask('table', GUEST, { id }))) === 'missing',
  };
}

test('a table that waits closes after 14 days without its host, who is told a day before', async () => {
  const { hall, pass, lapses, warned, isGone } = await waiting();
  const made = hall.timing.now();
  await pass(13 * 24 - 1);
  expect([await lapses(), warned]).toEqual([null, []]);
  await pass(1);
  expect([await lapses(), warned]).toEqual([made + 14 * DAY, [HOST.id]]);
  await pass(23);
  expect([warned.length, await isGone()]).toEqual([1, false]);
  await pass(1);
  expect(await isGone()).toBe(true);
  expect(await hall.ask('myTables', HOST)).toEqual([]);
});

test('a host who looks in keeps it for as long again', async () => {
  const { hall, pass, lapses, warned, isGone } = await waiting();
  await pass(13 * 24 + 12);
  expect(warned).toHaveLength(1);
  const page = hall.page(HOST);
  await pass(1);
  expect(await lapses()).toBeNull();
  page.leave();
  // That they have left is noted before long.
  hall.timing.advance(HOUR);
  await hall.tables.close();
  await pass(13 * 24 - 2);
  expect(warned).toHaveLength(1);
  await pass(1);
  expect(warned).toHaveLength(2);
  await pass(24);
  expect(await isGone()).toBe(true);
});

test('a session of the host that is in use keeps it; one that has started stays', async () => {
  const { hall, pass, isGone, warned } = await waiting();
  const { id: started } = await hall.started();
  await pass(10 * 24);
  hall.store.sqlite.exec(
    `insert into sessions (hash, id, user_id, device, created, seen)
     values ('h', 's', '${HOST.id}', '', 0, ${hall.timing.now()})`,
  );
  await pass(10 * 24);
  expect(warned).toEqual([]);
  await pass(3 * 24);
  await pass(24);
  expect(await isGone()).toBe(true);
  expect((await hall.ask('table', GUEST, { id: started })).state).toBe('running');
});

test('where nobody could be told in time, because the server was down, it is kept until a day after', async () => {
  const { hall, pass, lapses, isGone } = await waiting();
  await pass(20 * 24);
  expect(await lapses()).toBe(hall.timing.now() + DAY);
  await pass(24);
  expect(await isGone()).toBe(true);
});

test('the server looks when it starts and every hour, tells the host and the pages, and closes it', async () => {
  const hall = await newHall();
  const { id } = await hall.ask('makeTable', HOST, {}, wanted());
  const page = hall.page(GUEST);
  page.say({ type: 'hello', p: PROTOCOL, build: 'test', tables: [{ id, seq: 0, chat: 0 }] });
  const { revision } = await page.next('table');
  hall.timing.advance(13 * DAY - HOUR / 2);
  await hall.tables.resume();
  expect(hall.notices).toEqual([]);
  hall.timing.advance(HOUR);
  expect((await page.next('table')).revision).toBe(revision + 1);
  expect(hall.notices).toEqual([{ kind: 'lapses', user: HOST.id, table: id }]);
  hall.timing.advance(DAY);
  await hall.tables.resume();
  expect((await page.next('table')).revision).toBe(revision + 2);
  expect(await hall.refusalOf(hall.ask('table', GUEST, { id }))).toBe('missing');
});
