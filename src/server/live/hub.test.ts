import { describe, expect, test } from 'vitest';
import type { Action } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { type PageMessage, PROTOCOL } from '../../online/protocol.ts';
import {
  acting,
  firstAction,
  freshKey,
  GUEST,
  type Hall,
  HOST,
  type ScriptedPage,
  THIRD,
  useHalls,
  user,
  wanted,
} from '../../testing/online/hall.ts';
import { named } from '../../testing/online/sample-table.ts';
import { CLOSE } from './connection.ts';

const newHall = useHalls();
/** What may be done first in Chicago Express. */
const FIRST = firstAction();

async function withPage(hall: Hall, id: string, me = HOST): Promise<ScriptedPage> {
  const page = hall.page(me);
  await page.hello(id);
  await page.settled();
  return page;
}

describe('a page that says hello', () => {
  test('gets what it lacks of each table, its requests, clocks, people and chat', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    expect(page.heard.map(({ type }) => type)).toEqual([
      'welcome',
      'log',
      'asks',
      'clocks',
      'people',
      'pong',
    ]);
    expect(page.all('welcome')).toMatchObject([
      { p: PROTOCOL, rules: { 'chicago-express': { version: 1 } } },
    ]);
    expect(page.all('log')).toMatchObject([{ id, have: 0, from: 0, entries: [], head: { seq: 0, key: id } }]);
    expect(page.all('people')).toEqual([
      { type: 'people', id, here: [{ who: HOST.id, name: 'Ann' }], watchers: 0 },
    ]);
  });

  test('and has a table open that waits is told when it changes, and gets the log once it starts', async () => {
    const hall = await newHall();
    const { id } = await hall.ask('makeTable', HOST, {}, wanted());
    const { key } = await hall.ask('invite', HOST, { id });
    const page = await withPage(hall, id);
    expect(page.all('table')).toEqual([{ type: 'table', id, revision: 0 }]);
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    expect(await page.next('table')).toEqual({ type: 'table', id, revision: 1 });
    await hall.ask('claim', THIRD, { id }, { seat: 2, invite: key });
    await hall.ask('startTable', HOST, { id });
    expect(page.all('table').map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
    page.say({ type: 'watch', id, seq: 0 });
    expect(await page.next('log')).toMatchObject({ id, entries: [] });
  });

  test.each([0, PROTOCOL + 1])('in version %i is told so and nothing is played', async (p) => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = hall.page(HOST);
    page.say({ type: 'hello', p, build: 'other', tables: [{ id, seq: 0, chat: 0 }] });
    expect(await page.next('welcome')).toMatchObject({ p: PROTOCOL });
    expect(await page.next('refused')).toEqual({ type: 'refused', key: id, why: 'old-page', id });
    page.say(acting(id, id, FIRST));
    expect(await page.next('refused')).toMatchObject({ why: 'old-page' });
    expect(await hall.entries(id)).toEqual([]);
  });
});

describe('an action', () => {
  test('is acknowledged once it is on disk, and told to everybody else', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const [other, watcher] = [await withPage(hall, id, GUEST), await withPage(hall, id, user('Watcher'))];
    const key = freshKey();
    page.say(acting(id, id, FIRST, key));
    const ack = await page.next('ack');
    expect(ack).toMatchObject({ id, key, seq: 1, from: 0, head: { seq: 1, key } });
    expect((await hall.entries(id)).map((entry) => entry.key)).toEqual([key]);
    const told = { type: 'entries', id, from: 0, entries: [{ key, who: HOST.id, kind: 'act' }] };
    expect(await other.next('entries')).toMatchObject(told);
    expect(await watcher.next('entries')).toMatchObject(told);
    // Its own page has had it with the acknowledgement.
    await page.settled();
    expect(page.all('entries')).toEqual([]);
    // One text serves all.
    expect(other.texts.find((text) => text.startsWith('{"type":"entries"'))).toBe(
      watcher.texts.find((text) => text.startsWith('{"type":"entries"')),
    );
  });

  test('sent twice is one entry with the same answer', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const message = acting(id, id, FIRST);
    page.say(message);
    page.say(message);
    const [one, two] = [await page.next('ack'), await page.next('ack')];
    expect([one.seq, two.seq]).toEqual([1, 1]);
    expect(await hall.entries(id)).toHaveLength(1);
  });

  test('that comes too late, of another seat, or against the rules is refused, and the socket stays open', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const other = await withPage(hall, id, GUEST);
    const watcher = await withPage(hall, id, user('Watcher'));
    page.say(acting(id, id, { ...FIRST, price: 1_000_000 } as Action));
    expect(await page.next('refused')).toMatchObject({ why: 'rules', refusal: { code: expect.any(String) } });
    other.say(acting(id, id, FIRST));
    expect(await other.next('refused')).toMatchObject({ why: 'seat' });
    watcher.say(acting(id, id, FIRST));
    expect(await watcher.next('refused')).toMatchObject({ why: 'seat' });
    page.say(acting(id, freshKey(), FIRST));
    expect(await page.next('refused')).toMatchObject({ why: 'stale' });
    expect(await hall.entries(id)).toEqual([]);
    expect([page.closed, other.closed, watcher.closed]).toEqual([null, null, null]);
  });

  test('of one who has not signed in is refused', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = hall.page(null);
    await page.hello(id);
    expect(await page.next('log')).toMatchObject({ id });
    page.say(acting(id, id, FIRST));
    expect(await page.next('refused')).toEqual({
      type: 'refused',
      key: expect.any(String),
      why: 'seat',
      id,
    });
  });

  test('with a full disk is refused as such, and works once there is room', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const { sqlite } = hall.store;
    sqlite.exec('create table filler (text)');
    const [{ page_count: pages }] = sqlite.prepare('pragma page_count').all() as [{ page_count: number }];
    sqlite.exec(`pragma max_page_count = ${pages}`);
    const fill = sqlite.prepare('insert into filler values (?)');
    expect(() => {
      for (;;) fill.run('x'.repeat(1000));
    }).toThrow('full');
    // A move and back, until the room that is left in the file is used up.
    const log = [id];
    const next = (): PageMessage => {
      const seq = log.length - 1;
      const wish = { id, key: freshKey(), after: nth(log, seq), seq };
      return seq % 2 === 0 ? { type: 'act', ...wish, action: FIRST } : { type: 'undo', ...wish, to: 0 };
    };
    let message = next();
    page.say(message);
    let answer = await page.next('ack', 'refused');
    while (answer.type === 'ack') {
      log.push(answer.key);
      hall.timing.advance(1000);
      page.say((message = next()));
      // oxlint-disable-next-line no-await-in-loop -- each on top of the one before
      answer = await page.next('ack', 'refused');
    }
    expect(answer).toMatchObject({ why: 'full' });
    expect(await hall.entries(id)).toHaveLength(log.length - 1);
    sqlite.exec('pragma max_page_count = 100000');
    hall.timing.advance(1000);
    page.say(message);
    expect(await page.next('ack')).toMatchObject({ seq: log.length });
  });
});

describe('a private table', () => {
  test('is to a stranger as one that is not there', async () => {
    const hall = await newHall();
    const { id } = await hall.started({ visibility: 'private' });
    const nothing = named('nothing');
    const stranger = hall.page(user('Eve'));
    await stranger.hello(id, nothing);
    await stranger.settled();
    const messages = (table: string): PageMessage[] => {
      const common = { id: table, key: named('k'), after: table, seq: 0 };
      return [
        { type: 'watch', id: table, seq: 0 },
        { type: 'act', ...common, action: FIRST },
        // Not even that it is late.
        { type: 'act', ...common, after: named('elsewhere'), action: FIRST },
        { type: 'undo', ...common, to: 0 },
        { type: 'ask', ...common, wish: { kind: 'end' } },
        { type: 'answer', id: table, seq: 0, ask: named('k'), yes: true },
        { type: 'chat', id: table, key: named('k'), room: 'watchers', text: 'hello' },
        { type: 'seen', id: table, seq: 0 },
        { type: 'unwatch', id: table },
      ];
    };
    const answers: string[][] = [];
    for (const table of [id, nothing]) {
      const from = stranger.texts.length;
      for (const message of messages(table)) stranger.say(message);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await stranger.settled();
      answers.push(stranger.texts.slice(from).map((text) => text.replaceAll(table, 'TABLE')));
    }
    expect(answers[0]).toHaveLength(8);
    expect(answers[0]).toEqual(answers[1]);
    hall.timing.advance(1000);
    const player = await withPage(hall, id);
    player.say(acting(id, id, FIRST));
    await player.next('ack');
    await stranger.settled();
    expect(stranger.all('entries')).toEqual([]);
    expect(stranger.all('people')).toEqual([]);
  });

  test('and one whose host has blocked the visitor are alike to them', async () => {
    const hall = await newHall();
    const { id } = await hall.started({ visibility: 'listed' });
    const eve = user('Eve');
    hall.people.blocked.set(HOST.id, new Set([eve.id]));
    const page = hall.page(eve);
    await page.hello(id);
    expect(await page.next('refused')).toEqual({ type: 'refused', key: id, why: 'seat', id });
    await page.settled();
    expect(page.all('log')).toEqual([]);
  });

  test('is closed to a player who has left it', async () => {
    const hall = await newHall();
    const { id } = await hall.started({ visibility: 'private' });
    const leaving = await withPage(hall, id, GUEST);
    const page = await withPage(hall, id);
    await hall.ask('leave', GUEST, { id, seat: '1' });
    await page.next('table');
    const { head } = await hall.ask('log', HOST, { id });
    page.say(acting(id, head.key, FIRST));
    await page.next('ack');
    // Those who do not play are told a moment later.
    await hall.quiet();
    await leaving.settled();
    expect(leaving.all('entries')).toEqual([]);
  });
});

describe('people', () => {
  test('are those who have the table open, each once, and watchers are counted', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const second = await withPage(hall, id);
    const [named1, unnamed] = [await withPage(hall, id, user('Wes')), hall.page(null)];
    await unnamed.hello(id);
    await unnamed.settled();
    hall.timing.advance(1000);
    expect(page.all('people').at(-1)).toEqual({
      type: 'people',
      id,
      here: [
        { who: HOST.id, name: 'Ann' },
        { who: user('Wes').id, name: 'Wes' },
      ],
      watchers: 2,
    });
    second.leave();
    named1.say({ type: 'unwatch', id });
    await named1.settled();
    unnamed.leave();
    hall.timing.advance(1000);
    expect(page.all('people').at(-1)).toMatchObject({ here: [{ who: HOST.id }], watchers: 0 });
  });

  test('who look at a table need not be told of it', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    page.say({ type: 'seen', id, seq: 0 });
    await page.settled();
    expect(hall.notices).toEqual([
      { kind: 'turn', user: HOST.id, table: id },
      { kind: 'seen', user: HOST.id, table: id },
    ]);
  });
});

describe('chat', () => {
  function saying(id: string, room: 'players' | 'watchers', text: string, key = freshKey()): PageMessage {
    return { type: 'chat', id, key, room, text };
  }

  test('of players is for all, that of watchers is not for players until it is over', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const [player, other] = [await withPage(hall, id), await withPage(hall, id, GUEST)];
    const [watcher, second] = [await withPage(hall, id, user('Wes')), await withPage(hall, id, user('Una'))];
    watcher.say(saying(id, 'watchers', 'she will buy'));
    expect(await second.next('chat')).toMatchObject({
      lines: [{ n: 1, room: 'watchers', name: 'Wes', text: 'she will buy' }],
    });
    player.say(saying(id, 'players', 'good luck'));
    expect(await other.next('chat')).toMatchObject({ lines: [{ n: 2, room: 'players', name: 'Ann' }] });
    expect(await watcher.next('chat')).toMatchObject({ lines: [{ n: 1 }] });
    expect(await watcher.next('chat')).toMatchObject({ lines: [{ n: 2 }] });
    expect(player.all('chat').flatMap(({ lines }) => lines.map(({ n }) => n))).toEqual([2]);
    expect(await hall.refusalOf(hall.ask('chatLog', HOST, { id, room: 'watchers' }))).toBe('rights');
    expect(await hall.ask('chatLog', user('Wes'), { id, room: 'watchers' })).toHaveLength(1);
    watcher.say(saying(id, 'players', 'hi'));
    expect(await watcher.next('refused')).toMatchObject({ why: 'seat' });
    player.say(saying(id, 'watchers', 'hi'));
    expect(await player.next('refused')).toMatchObject({ why: 'seat' });
    // A page that comes, or comes back, gets what it has missed of what is for its eyes.
    for (const chat of [0, 1]) {
      const late = hall.page(GUEST);
      late.say({ type: 'hello', p: PROTOCOL, build: 'test', tables: [{ id, seq: 0, chat }] });
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { lines } = await late.next('chat');
      expect(lines.map(({ n, text }) => [n, text])).toEqual([[2, 'good luck']]);
    }
  });

  test('sent twice is one line', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const line = saying(id, 'players', 'hello');
    page.say(line);
    page.say(line);
    expect([await page.next('chat'), await page.next('chat')].map(({ lines }) => nth(lines, 0).n)).toEqual([
      1, 1,
    ]);
    expect(await hall.ask('chatLog', HOST, { id, room: 'players' })).toHaveLength(1);
  });

  test('is ten lines a minute, and the watchers’ room can be closed', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    for (let line = 0; line < 11; line++) page.say(saying(id, 'players', `line ${line}`));
    expect(await page.next('refused')).toMatchObject({ why: 'slow-down', wait: 6000 });
    expect(page.all('chat')).toHaveLength(10);
    hall.timing.advance(60_000);
    page.say(saying(id, 'players', 'more'));
    await page.settled();
    expect(page.all('chat')).toHaveLength(11);
    const watcher = await withPage(hall, id, user('Wes'));
    await hall.ask('closeRoom', HOST, { id }, { watchers: 'closed' });
    watcher.say(saying(id, 'watchers', 'psst'));
    expect(await watcher.next('refused')).toMatchObject({ why: 'seat' });
    await hall.ask('closeRoom', HOST, { id }, { watchers: 'open' });
    watcher.say(saying(id, 'watchers', 'psst'));
    expect(await watcher.next('chat')).toMatchObject({ lines: [{ text: 'psst' }] });
  });
});

describe('a socket', () => {
  test('that says what cannot be read is told what is wrong with it, and stays open', async () => {
    const hall = await newHall();
    const page = hall.page(HOST);
    const texts = [
      '',
      'nonsense',
      '[]',
      '{"type":"shout"}',
      '{"type":"ping","x":1}',
      `"${'x'.repeat(20_000)}"`,
    ];
    for (const text of texts) page.sayText(text);
    expect(page.all('bad').map(({ why, at }) => `${why} ${at}`.trim())).toEqual([
      'not-json',
      'not-json',
      'not-json',
      'unknown type',
      'malformed x',
      'too-long',
    ]);
    await page.settled();
    expect(page.closed).toBeNull();
  });

  test('gets fifty messages in twenty seconds, is told how long to wait, and is closed when it floods', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    for (let message = 2; message < 50; message++) page.say({ type: 'seen', id, seq: 0 });
    page.say(acting(id, id, FIRST));
    expect(await page.next('refused')).toMatchObject({ why: 'slow-down', wait: 400 });
    page.say({ type: 'watch', id, seq: 0 });
    expect(await page.next('refused')).toMatchObject({ why: 'slow-down', key: id });
    expect(page.closed).toBeNull();
    hall.timing.advance(400);
    page.say(acting(id, id, FIRST));
    await page.next('ack');
    const other = await withPage(hall, id, GUEST);
    for (let message = 0; message < 200; message++) other.say({ type: 'ping' });
    expect(other.closed).toBe(CLOSE.flooding);
    expect(page.closed).toBeNull();
  });

  test('is one of twenty of its user at most', async () => {
    const hall = await newHall();
    const pages = Array.from({ length: 21 }, () => hall.page(HOST));
    expect(pages.map(({ closed }) => closed).filter((code) => code !== null)).toEqual([CLOSE.crowded]);
    nth(pages, 0).leave();
    expect(hall.page(HOST).closed).toBeNull();
    expect(hall.page(GUEST).closed).toBeNull();
  });

  test('ends with its session, others of the user stay', async () => {
    const hall = await newHall();
    const [one, two] = [hall.page(HOST, named('s1')), hall.page(HOST, named('s2'))];
    hall.tables.hub.endSession(named('s1'));
    expect([one.closed, two.closed]).toEqual([CLOSE.signedOut, null]);
    hall.tables.hub.endUser(HOST.id);
    expect(two.closed).toBe(CLOSE.signedOut);
  });

  test('is told that the server stops, after what it has said is on the disk', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    page.say(acting(id, id, FIRST));
    await hall.tables.hub.bye();
    expect(page.all('bye')).toMatchObject([{ within: 10_000 }]);
    expect(page.all('ack')).toHaveLength(1);
    expect(hall.page(GUEST).closed).toBe(CLOSE.away);
  });
});

describe('a socket that reads slowly', () => {
  test('gets no entries, and one log with everything once it has read on', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = await withPage(hall, id);
    const slow = await withPage(hall, id, user('Wes'));
    const before = slow.texts.length;
    slow.buffered = 300_000;
    const first = freshKey();
    page.say(acting(id, id, FIRST, first));
    await page.next('ack');
    const common = { id, key: freshKey(), after: first, seq: 1 };
    page.say({ type: 'undo', ...common, to: 0 });
    await page.next('ack');
    await hall.quiet();
    hall.timing.advance(2000);
    await page.settled();
    expect(slow.texts).toHaveLength(before);
    slow.buffered = 0;
    hall.timing.advance(1000);
    const log = await slow.next('log');
    expect(log).toMatchObject({ have: 0, from: 0, head: { seq: 2 } });
    expect(log.entries).toHaveLength(2);
    expect(slow.all('entries')).toEqual([]);
  });

  test('is closed with a megabyte under way', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const slow = await withPage(hall, id, user('Wes'));
    slow.buffered = 2_000_000;
    slow.say({ type: 'ping' });
    await expect(slow.next('pong').then(() => slow.next('pong'))).rejects.toThrow(
      `closed (${CLOSE.stuffed})`,
    );
  });
});

test('of many watchers players are told first, then the others in slices, several entries as one', async () => {
  const hall = await newHall();
  const { id } = await hall.started();
  const watchers = Array.from({ length: 600 }, () => hall.page(null));
  await Promise.all(watchers.map((watcher) => watcher.hello(id)));
  await Promise.all(watchers.map((watcher) => watcher.settled()));
  const [page, player] = [await withPage(hall, id), await withPage(hall, id, GUEST)];
  // Who has come is told before it begins.
  hall.timing.advance(1000);
  await hall.quiet();
  hall.timing.advance(1000);
  let after = id;
  const enter = async (message: PageMessage): Promise<void> => {
    page.say(message);
    after = (await page.next('ack')).key;
    await player.next('entries');
  };
  const move = (): PageMessage => acting(id, after, FIRST);
  const back = (): PageMessage => ({ type: 'undo', id, key: freshKey(), after, seq: 0, to: 0 });
  const told = async (): Promise<string[]> => {
    const heard = await Promise.all(watchers.map((watcher) => watcher.next('entries')));
    return [...new Set(heard.map(({ from, entries }) => `${from} ${entries.length}`))];
  };
  await enter(move());
  expect(await told()).toEqual(['0 1']);
  await enter(back());
  await enter(move());
  await hall.quiet();
  expect(new Set(watchers.map((watcher) => watcher.all('entries').length))).toEqual(new Set([1]));
  hall.timing.advance(100);
  expect(await told()).toEqual(['1 2']);
});
