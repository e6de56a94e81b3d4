import { createECDH, randomBytes } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestDetails } from 'web-push';
import { afterAll, describe, expect, test } from 'vitest';
import { named, TABLE } from '../../testing/online/sample-table.ts';
import { useStoreFolders } from '../../testing/online/store-folder.ts';
import { callerNamed } from '../../testing/server/stub-online.ts';
import type { Timing } from '../live/timing.ts';
import { Push } from './index.ts';
import { pushKeys } from './keys.ts';
import { makePost, type Post } from './post.ts';
import { isPrivate, isPushService, publicLookup } from './services.ts';

const newFolder = useStoreFolders();
const ANN = callerNamed('ann');
const NOTICED = { id: TABLE, title: '1848', seq: 7 };

/** What a browser hands over. */
function subscription(endpoint = `https://web.push.apple.com/${randomBytes(8).toString('hex')}`): {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
} {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Timers that go off when they are told to. */
class Timers implements Timing {
  readonly waiting: { readonly run: () => void; readonly ms: number }[] = [];

  now(): number {
    return 1_700_000_000_000;
  }

  soon(run: () => void): void {
    run();
  }

  later(run: () => void, ms: number): () => void {
    const timer = { run, ms };
    this.waiting.push(timer);
    return () => void this.waiting.splice(this.waiting.indexOf(timer), 1);
  }

  goOff(): void {
    for (const { run } of this.waiting.splice(0)) run();
  }
}

interface Sent {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function setUp(answer: (endpoint: string) => number | null = () => 201): Promise<{
  push: Push;
  timers: Timers;
  sent: Sent[];
  reported: unknown[];
  /** Says whose seat decides at the table. */
  decides: (seat: number) => void;
  ask: (name: keyof Push['handlers'], body: object | null, caller?: typeof ANN) => Promise<unknown>;
}> {
  const { db, sqlite } = await newFolder().open();
  sqlite.exec(`insert into tables (id, terms, revision, seq, head_key, head_hash) values ('${TABLE}', '', 0, 0, '', '');
    insert into seats (table_id, seat, user_id) values ('${TABLE}', 0, '${ANN.user.id}'), ('${TABLE}', 1, 'ben')`);
  const timers = new Timers();
  const sent: Sent[] = [];
  const reported: unknown[] = [];
  const post: Post = async ({ endpoint, headers }: RequestDetails) => {
    sent.push({ endpoint, headers });
    return answer(endpoint);
  };
  const push = new Push({
    db,
    keys: await pushKeys(db),
    origin: null,
    timing: timers,
    report: (cause) => void reported.push(cause),
    post,
  });
  return {
    push,
    timers,
    sent,
    reported,
    decides: (seat) => sqlite.exec(`update tables set turn = '${JSON.stringify({ kind: 'decide', seat })}'`),
    ask: (name, body, caller = ANN) =>
      push.handlers[name]({ caller, body, device: 'Firefox, Linux' } as never),
  };
}

describe('subscribing', () => {
  test.each([
    ['another host', subscription('https://evil.example/push')],
    ['a host inside', subscription('https://127.0.0.1/push')],
    ['http', subscription('http://web.push.apple.com/push')],
    ['another port', subscription('https://web.push.apple.com:8443/push')],
    ['a host that ends alike', subscription('https://evilweb.push.apple.com.evil.example/x')],
    ['no address', subscription('web.push.apple.com')],
    ['a key that is none', { ...subscription(), keys: { p256dh: 'short', auth: 'short' } }],
    ['no keys', { endpoint: 'https://web.push.apple.com/x' }],
  ])('with %s is refused', async (_, form) => {
    const { ask } = await setUp();
    await expect(ask('subscribe', { subscription: form, device: '' })).rejects.toMatchObject({
      problem: { problem: 'malformed', at: 'subscription' },
    });
  });

  test('the test says whether anybody could be told', async () => {
    let status: number | null = 201;
    const { ask, sent } = await setUp(() => status);
    expect(await ask('testPush', null)).toEqual({ outcome: 'no-device' });
    const one = subscription();
    await ask('subscribe', { subscription: one, device: '' });
    expect(await ask('testPush', null)).toEqual({ outcome: 'delivered' });
    for (const refused of [429, 500, null]) {
      status = refused;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask('testPush', null)).toEqual({ outcome: 'refused' });
    }
    expect(sent).toHaveLength(4);
    await ask('unsubscribe', { endpoint: one.endpoint });
    expect(await ask('testPush', null)).toEqual({ outcome: 'no-device' });
  });

  test.each([404, 410])('a device that answers %i is gone, the others are not', async (status) => {
    const gone = subscription();
    const { ask, sent } = await setUp((endpoint) => (endpoint === gone.endpoint ? status : 201));
    await ask('subscribe', { subscription: gone, device: '' });
    await ask('subscribe', { subscription: subscription(), device: '' });
    expect(await ask('testPush', null)).toEqual({ outcome: 'delivered' });
    expect(await ask('testPush', null)).toEqual({ outcome: 'delivered' });
    expect(sent).toHaveLength(3);
  });

  test('a browser has one user, and a user at most twenty browsers', async () => {
    const { ask, sent } = await setUp();
    const shared = subscription();
    await ask('subscribe', { subscription: shared, device: '' });
    await ask('subscribe', { subscription: shared, device: '' }, callerNamed('ben'));
    expect(await ask('testPush', null)).toEqual({ outcome: 'no-device' });
    for (let device = 0; device < 22; device++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask('subscribe', { subscription: subscription(), device: '' });
    await ask('testPush', null);
    expect(sent).toHaveLength(20);
  });
});

describe('a turn', () => {
  test('is told after 20 seconds, once a table, encrypted', async () => {
    const { push, timers, sent, ask, reported, decides } = await setUp();
    await ask('subscribe', { subscription: subscription(), device: '' });
    decides(0);
    push.turn(ANN.user.id, NOTICED);
    push.turn(ANN.user.id, NOTICED);
    expect(timers.waiting.map(({ ms }) => ms)).toEqual([20_000]);
    timers.goOff();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.headers).toMatchObject({
      Topic: TABLE,
      Urgency: 'high',
      'Content-Encoding': 'aes128gcm',
    });
    expect(String(sent[0]?.headers['Authorization'])).toMatch(/^vapid t=/);
    expect(reported).toEqual([]);
  });

  test('is not told to one who has looked meanwhile, or once the server stops', async () => {
    const { push, timers } = await setUp();
    push.turn(ANN.user.id, NOTICED);
    push.seen(ANN.user.id, named('other'));
    expect(timers.waiting).toHaveLength(1);
    push.seen(ANN.user.id, TABLE);
    expect(timers.waiting).toEqual([]);
    push.turn(ANN.user.id, NOTICED);
    push.stop();
    expect(timers.waiting).toEqual([]);
  });

  test('is not told where another seat decides by then', async () => {
    const { push, timers, sent, ask, decides } = await setUp();
    await ask('subscribe', { subscription: subscription(), device: '' });
    push.turn(ANN.user.id, NOTICED);
    decides(1);
    timers.goOff();
    expect(await ask('testPush', null)).toEqual({ outcome: 'delivered' });
    // The test alone: what is told of tables has a topic.
    expect(sent.map(({ headers }) => headers['Topic'])).toEqual([undefined]);
  });

  test('that somebody waits for is told at once, instead', async () => {
    const { push, timers, sent, ask } = await setUp();
    await ask('subscribe', { subscription: subscription(), device: '' });
    push.turn(ANN.user.id, NOTICED);
    push.nudged(ANN.user.id, NOTICED, 'Ben');
    expect(timers.waiting).toEqual([]);
    await expect.poll(() => sent.length).toBe(1);
  });

  test('that a table closes is told its host at once', async () => {
    const { push, sent, ask } = await setUp();
    await ask('subscribe', { subscription: subscription(), device: '' });
    push.lapses(ANN.user.id, NOTICED);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.headers).toMatchObject({ Topic: TABLE, TTL: 24 * 60 * 60 });
  });
});

test('the keys of a site are made once', async () => {
  const { db } = await newFolder().open();
  const keys = await pushKeys(db);
  expect(await pushKeys(db)).toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});

describe('posting', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function service(status: number | null): Promise<string> {
    const server = createServer((_request, response) => {
      if (status === null) return;
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://push.example:${(server.address() as AddressInfo).port}/`;
  }

  function details(endpoint: string): RequestDetails {
    return { method: 'POST', headers: {}, body: Buffer.from('x'), endpoint };
  }

  /** Here everything leads to this machine. */
  const here = new Agent({
    lookup: (_name, { all }, done) =>
      done(null, all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4),
  });

  test.each([201, 302, 404, 410, 429, 500])('%i is an answer', async (status) => {
    const post = makePost(request, here as never);
    expect(await post(details(await service(status)))).toBe(status);
  });

  test('none is no answer, in time', async () => {
    const post = makePost(request, here as never, 50);
    expect(await post(details(await service(null)))).toBeNull();
  });

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'a name that leads to %s is not connected to',
    async (address) => {
      const lookup = publicLookup((_name, _options, done) => done(null, [{ address, family: 4 }]));
      const post = makePost(request, new Agent({ lookup }) as never);
      expect(await post(details(await service(201)))).toBeNull();
    },
  );
});

describe('push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPrivate(address)).toBe(false);
  });

  test.each(['0.0.0.0', '100.64.0.1', '172.31.0.1', '192.168.1.1', '224.0.0.1', '::', 'fe80::1', 'nothing'])(
    '%s is not',
    (address) => {
      expect(isPrivate(address)).toBe(true);
    },
  );
});
