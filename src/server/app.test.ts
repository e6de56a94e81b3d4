import { describe, expect, test } from 'vitest';
import { API, API_ROOT, type EndpointName } from '../online/api.ts';
import { ask, pathOf, useApps } from '../testing/server/app.ts';
import { callerNamed, stubOnline } from '../testing/server/stub-online.ts';
import { TABLE } from '../testing/online/sample-table.ts';
import { Denied, type Handlers } from './endpoints.ts';
import { Addresses } from './http/addresses.ts';

const makeApp = useApps();
const NAME = { name: 'Ann' };

describe('one server', () => {
  test('has the page and the endpoints, all under the same policy', async () => {
    const { server } = await makeApp(stubOnline());
    const page = await server.inject('/');
    expect(page.body).toContain('Railhead');
    expect(page.headers['cache-control']).toBe('no-cache');
    const site = await server.inject(`/${API_ROOT}site`);
    expect(site.statusCode).toBe(204);
    expect(site.headers['cache-control']).toBe('no-store');
    for (const { headers } of [page, site]) {
      expect(headers['content-security-policy']).toContain("default-src 'none';");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
    }
  });

  test('an endpoint that is none is a problem, a file that is none is not', async () => {
    const { server } = await makeApp(stubOnline());
    const answer = await server.inject(`/${API_ROOT}nothing`);
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 404,
      body: { problem: 'missing' },
    });
    expect((await server.inject('/nothing')).body).toBe('Not found\n');
  });

  test('says that it lives, and whether it is ready', async () => {
    let isReady = true;
    const online = { ...stubOnline(), isReady: async () => isReady };
    const app = await makeApp(online);
    const status = async (path: string): Promise<number> => (await app.server.inject(path)).statusCode;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    isReady = false;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  });

  test('tells the pages before it closes, and is not ready meanwhile', async () => {
    const online = stubOnline();
    const app = await makeApp(online);
    const seen: number[] = [];
    online.hub.bye = async () => void seen.push((await app.server.inject('/readyz')).statusCode);
    await app.stop();
    expect(seen).toEqual([503]);
  });

  test('with too much to do sends away what it cannot serve', async () => {
    const pressure = { healthCheck: async () => false, healthCheckInterval: 600_000 };
    const answer = await ask(await makeApp(stubOnline(), { pressure }), 'site');
    expect(answer).toMatchObject({ status: 503, body: { problem: 'busy', wait: 5000 } });
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describe('what is asked', () => {
  test('reaches the handler with everything that it needs', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const app = await makeApp(online);
    const answer = await ask(app, 'rename', {
      token: 'token',
      body: NAME,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML) Chrome/140.0 Safari/537.36',
      },
      remoteAddress: '::ffff:10.0.0.7',
    });
    expect(answer).toMatchObject({ status: 204, body: null, token: undefined });
    expect(online.calls).toMatchObject([
      { name: 'rename', caller: callerNamed('ann'), body: NAME, net: '10.0.0.7', device: 'Chrome, Linux' },
    ]);
    expect(online.calls[0]?.address).toEqual({
      origin: 'http://localhost',
      hostname: 'localhost',
      isHttps: false,
      isSecure: true,
    });
  });

  test.each<[string, unknown, string]>([
    ['a field that is missing', {}, 'name'],
    ['a field of another kind', { name: 7 }, 'name'],
    ['a field that is not known', { name: 'Ann', admin: true }, 'admin'],
    ['a list', [NAME], ''],
    ['nothing', null, ''],
  ])('is refused with %s, which is named', async (_, body, at) => {
    const online = stubOnline();
    const answer = await ask(await makeApp(online), 'beGuest', { body });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: { problem: 'malformed', at },
    });
    expect(online.calls).toEqual([]);
  });

  test.each([
    ['application/json', '{"name":', 400],
    ['application/json', '', 400],
    ['text/plain', '{"name":"Ann"}', 415],
    ['application/x-www-form-urlencoded', 'name=Ann', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json; charset=utf-16', '{"name":"Ann","__proto__":{}}', 400],
  ])('as %s %j is malformed', async (type, payload, status) => {
    const online = stubOnline();
    const { server } = await makeApp(online);
    const headers = { origin: 'http://localhost', 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: pathOf('beGuest'), headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ problem: 'malformed' });
    expect(online.calls).toEqual([]);
  });

  test('takes no body where none belongs, and no parameter that is none', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const app = await makeApp(online);
    expect((await ask(app, 'deviceLink', { token: 'token', body: {} })).body).toEqual({
      problem: 'malformed',
      at: '',
    });
    expect((await ask(app, 'endSession', { token: 'token', params: { session: 'short' } })).body).toEqual({
      problem: 'malformed',
      at: 'session',
    });
    expect(online.calls).toEqual([]);
  });

  test('is at most 64 kB, a game 2 MB', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const app = await makeApp(online);
    const long = { name: 'x'.repeat(65 * 1024) };
    expect(await ask(app, 'beGuest', { body: long })).toMatchObject({
      status: 413,
      body: { problem: 'too-long' },
    });
    const match = { id: TABLE, match: long };
    expect(await ask(app, 'makeTable', { token: 'token', body: match })).toMatchObject({ status: 400 });
    match.match.name = 'x'.repeat(2 * 1024 * 1024);
    expect(await ask(app, 'makeTable', { token: 'token', body: match })).toMatchObject({ status: 413 });
  });

  test('may be refused by its handler', async () => {
    const denied = async (): Promise<never> => {
      throw new Denied('slow-down', { wait: 1500 });
    };
    const app = await makeApp(stubOnline({ site: denied }));
    const answer = await ask(app, 'site');
    expect(answer).toMatchObject({ status: 429, body: { problem: 'slow-down', wait: 1500 } });
    expect(answer.headers['retry-after']).toBe('2');
  });

  test.each([
    ['an error of ours', new Error('secret detail'), 500, 'busy'],
    ['a full disk', Object.assign(new Error('secret detail'), { errcode: 13 }), 507, 'full'],
    ['another fault of the disk', Object.assign(new Error('secret detail'), { errcode: 10 }), 503, 'busy'],
  ])('answers %s without its cause, which is in the log', async (_, error, status, problem) => {
    const lines: string[] = [];
    const handler = async (): Promise<never> => {
      throw error;
    };
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const app = await makeApp(stubOnline({ site: handler }), { logger });
    expect(await ask(app, 'site')).toMatchObject({ status, body: { problem } });
    expect(lines.join('')).toContain('secret detail');
  });
});

describe('another site', () => {
  const changes = (Object.keys(API) as EndpointName[]).filter((name) => API[name].method !== 'GET');
  const params = { id: TABLE, session: TABLE, passkey: TABLE, user: TABLE, seat: '0' };

  test.each(['', 'null', 'http://evil.example', 'https://localhost', 'http://localhost:8080'])(
    'at %j can change nothing',
    async (origin) => {
      const online = stubOnline();
      online.callers.set('token', callerNamed('ann'));
      const app = await makeApp(online);
      for (const name of changes)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await ask(app, name, { token: 'token', params, headers: { origin } })).toMatchObject({
          status: 403,
          body: { problem: 'origin' },
        });
      expect(online.calls).toEqual([]);
      expect(changes.length).toBeGreaterThan(20);
    },
  );

  test('may not even leave out where it comes from', async () => {
    const { server } = await makeApp(stubOnline());
    const answer = await server.inject({ method: 'POST', url: pathOf('beGuest'), payload: NAME });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 403,
      body: { problem: 'origin' },
    });
  });

  test.each(['evil.example', 'localhost.evil.example', 'ann@localhost', '10.0.0.1', 'localhost:x', '[::2]'])(
    'whose name %s points here gets nothing',
    async (host) => {
      const { server } = await makeApp(stubOnline());
      for (const url of ['/', `/${API_ROOT}site`, '/nothing']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await server.inject({ url, headers: { host } });
        expect([answer.statusCode, answer.body]).toEqual([421, 'Misdirected request\n']);
      }
    },
  );
});

describe('the session cookie', () => {
  const withToken: Pick<Handlers, 'beGuest'> = {
    beGuest: async (call) => {
      call.setSession('new');
      return callerNamed('ann').user;
    },
  };

  test('over http is plain, and no script can read it', async () => {
    const app = await makeApp(stubOnline(withToken));
    const { headers } = await ask(app, 'beGuest', { body: NAME });
    expect(headers['set-cookie']).toBe('railhead=new; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict');
  });

  test('over https is of this host alone', async () => {
    const addresses = new Addresses('https://trains.example', () => new Set());
    const app = await makeApp(stubOnline(withToken), { addresses });
    const headers = { host: 'trains.example', origin: 'https://trains.example' };
    const { headers: answered } = await ask(app, 'beGuest', { body: NAME, headers });
    expect(answered['set-cookie']).toBe(
      '__Host-railhead=new; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });

  test('tells who asks; over https the plain one does not count', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const addresses = new Addresses('https://trains.example', () => new Set());
    const app = await makeApp(online, { addresses });
    const there = { host: 'trains.example' };
    await ask(app, 'site', { token: 'token' });
    await ask(app, 'site', { token: 'other' });
    await ask(app, 'site', { token: 'token', headers: there });
    await ask(app, 'site', { headers: { ...there, cookie: '__Host-railhead=token' } });
    expect(online.calls.map(({ caller }) => caller?.user.name)).toEqual(['ann', undefined, undefined, 'ann']);
  });
});

describe('where a request comes from', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' };

  test.each([
    ['nobody is believed', [], '10.0.0.1'],
    ['another proxy is believed', ['10.0.0.2'], '10.0.0.1'],
    ['its proxy is believed, and not who says it is one', ['10.0.0.1'], '198.51.100.7'],
  ])('%s', async (_, trusted, net) => {
    const online = stubOnline();
    const app = await makeApp(online, { trusted });
    await ask(app, 'site', { remoteAddress: '10.0.0.1', headers: forwarded });
    expect(online.calls).toMatchObject([{ net }]);
  });
});

describe('limits', () => {
  test('of an endpoint count by network, and end with time', async () => {
    const online = stubOnline();
    const app = await makeApp(online);
    const guess = (remoteAddress: string): Promise<{ status: number; body: unknown }> =>
      ask(app, 'signIn', { body: { name: 'Ann', password: 'wrong' }, remoteAddress });
    const tries = await Promise.all(Array.from({ length: 21 }, () => guess('2001:db8::1')));
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { problem: 'slow-down', wait: 45_000 } });
    // The same network, and another one.
    expect((await guess('2001:db8::ffff')).status).toBe(429);
    expect((await guess('2001:db8:1::1')).status).toBe(204);
    online.clock = 45_000;
    expect((await guess('2001:db8::2')).status).toBe(204);
    expect((await guess('2001:db8::2')).status).toBe(429);
  });

  test('of a user count wherever they ask from, and nobody else', async () => {
    const online = stubOnline();
    online.callers.set('ann', callerNamed('ann'));
    online.callers.set('ben', callerNamed('ben'));
    const app = await makeApp(online);
    const test = (token: string, remoteAddress: string): Promise<{ status: number }> =>
      ask(app, 'testPush', { token, remoteAddress });
    for (const host of [1, 2, 3, 4, 5, 6])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await test('ann', `10.0.0.${host}`)).toMatchObject({ status: 204 });
    expect(await test('ann', '10.0.0.9')).toMatchObject({ status: 429 });
    expect(await test('ben', '10.0.0.9')).toMatchObject({ status: 204 });
  });

  test('of all requests together stop a flood from one network alone', async () => {
    const online = stubOnline();
    const app = await makeApp(online);
    const site = (remoteAddress: string): Promise<{ status: number }> => ask(app, 'site', { remoteAddress });
    const flood = await Promise.all(Array.from({ length: 1201 }, () => site('10.0.0.1')));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await site('10.0.0.2')).status).toBe(204);
  });
});
