import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { SOCKET_PATH } from '../../online/api.ts';
import { useApps } from '../../testing/server/app.ts';
import { callerNamed, stubOnline } from '../../testing/server/stub-online.ts';
import type { App, Online } from '../app.ts';

const makeAnyApp = useApps();

async function makeApp(online: Online): Promise<App> {
  const app = await makeAnyApp(online, { trusted: ['127.0.0.1'] });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
/** Connects as a page does, through a proxy on this machine that is trusted. */
async function connect(
  { server }: App,
  headers: Readonly<Record<string, string>> = {},
  from = '127.0.0.1',
): Promise<WebSocket> {
  const { port } = server.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://${host}/${SOCKET_PATH}`, {
    headers: { origin: `http://${host}`, 'x-forwarded-for': from, ...headers },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

function nextMessage(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => socket.once('message', (data) => resolve((data as Buffer).toString())));
}

function closing(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', (code) => resolve(code)));
}

describe('the socket', () => {
  test('hands over who is connected, what they say, and that they have left', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const socket = await connect(await makeApp(online), { cookie: 'railhead=token' });
    expect(online.hub.connections).toMatchObject([callerNamed('ann')]);
    const answer = nextMessage(socket);
    socket.send('hello');
    expect(await answer).toBe('heard hello');
    expect(online.hub.connections[0]?.bufferedBytes()).toBe(0);
    socket.close();
    await expect.poll(() => online.hub.left).toBe(1);
  });

  test('lets one without a session watch', async () => {
    const online = stubOnline();
    const socket = await connect(await makeApp(online), { cookie: 'railhead=unknown' });
    expect(online.hub.connections).toMatchObject([{ user: null, session: null }]);
    socket.close();
  });

  test.each(['http://evil.example', 'null', ''])('is refused to a page of %j', async (origin) => {
    const online = stubOnline();
    await expect(connect(await makeApp(online), { origin })).rejects.toThrow('403');
    expect(online.hub.connections).toEqual([]);
  });

  test('is refused under another name', async () => {
    const online = stubOnline();
    const evil = { host: 'evil.example', origin: 'http://evil.example' };
    await expect(connect(await makeApp(online), evil)).rejects.toThrow('421');
  });

  test('has an address that answers nothing else', async () => {
    const { server } = await makeApp(stubOnline());
    const answer = await server.inject({ url: `/${SOCKET_PATH}` });
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  test('hears a message that is a little too long, and ends with a huge one', async () => {
    const online = stubOnline();
    const socket = await connect(await makeApp(online));
    const answer = nextMessage(socket);
    socket.send('x'.repeat(17 * 1024));
    await answer;
    expect(online.hub.heard[0]).toHaveLength(17 * 1024);
    const code = closing(socket);
    socket.send('x'.repeat(65 * 1024));
    expect(await code).toBe(1009);
    await expect.poll(() => online.hub.left).toBe(1);
    expect(online.hub.heard).toHaveLength(1);
  });

  test('ends with what is no text', async () => {
    const online = stubOnline();
    const socket = await connect(await makeApp(online));
    const code = closing(socket);
    socket.send(Buffer.from([0, 1, 2]));
    expect(await code).toBe(1003);
  });

  test('ends with its session', async () => {
    const online = stubOnline();
    online.callers.set('token', callerNamed('ann'));
    const socket = await connect(await makeApp(online), { cookie: 'railhead=token' });
    const code = closing(socket);
    online.hub.endSession(callerNamed('ann').session);
    expect(await code).toBe(4001);
  });

  test('is open to so many of one network, and to more once some have left', async () => {
    const online = stubOnline();
    const app = await makeApp(online);
    const crowd = await Promise.all(Array.from({ length: 100 }, () => connect(app, {}, '10.0.0.1')));
    await expect(connect(app, {}, '10.0.0.1')).rejects.toThrow('429');
    const other = await connect(app, {}, '10.0.0.2');
    crowd[0]?.close();
    await expect.poll(() => online.hub.left).toBe(1);
    crowd[0] = await connect(app, {}, '10.0.0.1');
    for (const socket of [...crowd, other]) socket.close();
    await expect.poll(() => online.hub.left).toBe(102);
  });
});
