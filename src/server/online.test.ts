import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API, type EndpointName, type Me, type Site, type TableInfo } from '../online/api.ts';
import { wantedTable } from '../testing/online/wanted-table.ts';
import { makePageFolder, type PageFolder } from '../testing/server/page-folder.ts';
import { Device, PASSWORD } from '../testing/server/people-app.ts';
import { newKey } from './keys.ts';
import { type OnlineServer, openOnline } from './online.ts';

let page: PageFolder;
let folder: string;
let online: OnlineServer;

beforeAll(async () => {
  page = makePageFolder();
  const metas = '<meta name="railhead-version" content="v1"><meta name="railhead-rules" content="r1">';
  writeFileSync(join(page.path, 'index.html'), `<!doctype html>${metas}<title>Railhead</title>`);
  folder = mkdtempSync(join(tmpdir(), 'railhead-online-'));
  online = await openOnline({ folder, root: page.path });
});
afterAll(async () => {
  await online.stop();
  page.clear();
  rmSync(folder, { recursive: true });
});

async function member(name: string): Promise<Device> {
  const device = new Device(online);
  await device.done('register', { body: { name, password: PASSWORD } });
  return device;
}

/** A table of two: its host, and a seat for somebody else. */
async function tableOf(host: Device): Promise<TableInfo> {
  return host.done<TableInfo>('makeTable', { body: wantedTable(newKey()) });
}

describe('the server as a whole', () => {
  test('says what it is', async () => {
    const site = await new Device(online).done<object>('site');
    expect(site).toMatchObject({
      p: 1,
      build: 'v1',
      me: null,
      registration: 'open',
      guests: true,
      isSecure: true,
    });
    expect(site).toHaveProperty('rules.1848.digest', 'r1');
  });

  test('has a handler for everything in the contract', async () => {
    const params = {
      id: newKey(),
      session: newKey(),
      passkey: newKey(),
      user: newKey(),
      seat: '0',
      room: 'players',
    };
    const device = new Device(online);
    for (const name of Object.keys(API) as EndpointName[]) {
      const body = API[name].body ? {} : undefined;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await device.ask(name, { params, body });
      expect([name, answer.status < 500, answer.status === 404 && answer.body === null]).toEqual([
        name,
        true,
        false,
      ]);
    }
  });

  test('a guest takes a seat by an invitation, becomes a member and keeps it', async () => {
    const ann = await member('Ann');
    const { id } = await tableOf(ann);
    const { key } = await ann.done<{ key: string }>('invite', { params: { id } });
    const ben = new Device(online);
    const guest = await ben.done<Me>('beGuest', { body: { name: 'Ben' } });
    await ben.done('claim', { params: { id }, body: { seat: 1, invite: key } });
    await ben.done('register', { body: { name: 'Ben', password: PASSWORD } });
    const table = await ben.done<TableInfo>('table', { params: { id } });
    expect(table.seats[1]).toMatchObject({ user: guest.id, name: 'Ben' });
    expect(await ben.done('setNote', { params: { id }, body: { text: 'mine' } })).toBeNull();
  });

  test('tells nobody what is private, in no answer', async () => {
    const secrets = new Set<string>();
    const ann = await member('Canary');
    const { id } = await tableOf(ann);
    await ann.done('setNote', { params: { id }, body: { text: 'canary-in-the-note' } });
    const { codes } = await ann.done<{ codes: string[] }>('recoveryCodes');
    const link = await ann.done<{ key: string }>('deviceLink');
    const invitation = await ann.done<{ key: string }>('invite', { params: { id } });
    for (const secret of [
      'canary-in-the-note',
      ...codes,
      link.key,
      invitation.key,
      ann.token ?? '',
      PASSWORD,
    ])
      secrets.add(secret);
    const watcher = new Device(online);
    await watcher.done('beGuest', { body: { name: 'Watcher' } });
    const {
      me: { id: user },
    } = await ann.done<{ me: Me }>('site');
    const params = { id, session: newKey(), passkey: newKey(), user, seat: '0', room: 'players' };
    const gets = (Object.keys(API) as EndpointName[]).filter((name) => API[name].method === 'GET');
    let told = '';
    for (const device of [watcher, new Device(online)])
      for (const name of gets) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { body, headers } = await device.ask(name, { params });
        told += JSON.stringify([body, headers]);
      }
    for (const name of gets.filter((name) => name !== 'note')) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body, headers } = await ann.ask(name, { params });
      told += JSON.stringify([body, headers]);
    }
    expect(told).toContain(id);
    expect(told).not.toContain('argon2');
    for (const secret of secrets) expect(told).not.toContain(secret);
  });

  test('does not send a log again that a browser has already', async () => {
    const ann = await member('Logger');
    const info = await ann.done<TableInfo>('makeTable', {
      body: wantedTable(newKey(), {
        seats: ['Ann', 'Ben', 'Cleo'].map((name, seat) =>
          seat === 0 ? { kind: 'me' } : { kind: 'here', name },
        ),
      }),
    });
    const params = { id: info.id };
    await ann.done('startTable', { params });
    const first = await ann.ask('log', { params });
    expect(first).toMatchObject({ status: 200, body: { entries: [] } });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect(await ann.ask('log', { params, headers })).toMatchObject({ status: 304, body: null });
    expect(await ann.ask('log', { params, headers: { 'if-none-match': '"another"' } })).toMatchObject({
      status: 200,
      body: first.body,
    });
    // Whoever leaves it has another log.
    await ann.done('leave', { params: { ...params, seat: '0' } });
    expect(await ann.ask('log', { params, headers })).toMatchObject({ status: 200 });
    // Everything else is not kept at all.
    expect((await ann.ask('table', { params })).headers['cache-control']).toBe('no-store');
  });

  test('stopped and started again knows everybody, by the same keys', async () => {
    const data = mkdtempSync(join(tmpdir(), 'railhead-online-'));
    const first = await openOnline({ folder: data, root: page.path });
    const ann = new Device(first);
    const before = await ann.done<Site>('site');
    const me = await ann.done<Me>('beGuest', { body: { name: 'Ann' } });
    await first.stop();
    const second = await openOnline({ folder: data, root: page.path });
    const again = new Device(second);
    again.token = ann.token;
    expect(await again.done<Site>('site')).toMatchObject({ me, push: before.push });
    await second.stop();
    rmSync(data, { recursive: true });
  });

  test('is refused a folder that another one uses', async () => {
    await expect(openOnline({ folder, root: page.path })).rejects.toMatchObject({ code: 'data-in-use' });
  });
});
