import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import type { Me, Person, SessionInfo } from '../../online/api.ts';
import { Device, PASSWORD, useSites } from '../../testing/server/people-app.ts';
import { Addresses } from '../http/addresses.ts';
import { Tickets } from './tickets.ts';
import { TABLE } from '../../testing/online/sample-table.ts';

const makeSite = useSites();
const DAY = 24 * 60 * 60 * 1000;
const OTHER = 'another walk by the sea';
/** A machine of the network, without https. */
const PLAIN = { host: '10.0.0.2', origin: 'http://10.0.0.2' };

describe('a guest', () => {
  test('has a name and a cookie, and needs nothing else', async () => {
    const site = await makeSite();
    const ann = site.device();
    const me = await ann.done<Me>('beGuest', { body: { name: ' Ann ' } });
    expect(me).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), kind: 'guest', name: 'Ann' });
    expect(ann.token).toMatch(/^[\w-]{43}$/);
    expect(await site.me(ann)).toEqual(me);
    expect(await site.people.names([me.id, TABLE])).toEqual(new Map([[me.id, 'Ann']]));
  });

  test('who asks again stays the same, under another name', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const before = await site.me(ann);
    expect(await ann.done<Me>('beGuest', { body: { name: 'Anna' } })).toEqual({ ...before, name: 'Anna' });
  });

  test('may be called like another one', async () => {
    const site = await makeSite();
    const [one, other] = [await site.guest('Ann'), await site.guest('Ann')];
    expect((await site.me(one))?.id).not.toBe((await site.me(other))?.id);
  });

  test('with a name that is none is refused', async () => {
    const site = await makeSite();
    expect(await site.device().refusal('beGuest', { body: { name: 'Ann\u202E' } })).toBe('bad-name');
  });

  test('is refused where the site wants none', async () => {
    const site = await makeSite({ guests: false });
    expect(await site.device().refusal('beGuest', { body: { name: 'Ann' } })).toBe('closed');
  });

  test('comes back for 400 days, unless they sign out', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    site.online.clock += 399 * DAY;
    expect(await site.me(ann)).toMatchObject({ name: 'Ann' });
    site.online.clock += DAY;
    expect(await site.me(ann)).toBeNull();
    const ben = await site.guest('Ben');
    await ben.done('signOut');
    expect(ben.token).toBeUndefined();
  });
});

describe('a language', () => {
  test('goes with a user to their other devices, and stays when they become a member or change their name', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    expect(await site.me(ann)).not.toHaveProperty('language');
    await ann.done('setLanguage', { body: { language: 'de' } });
    expect(await site.me(ann)).toMatchObject({ name: 'Ann', language: 'de' });
    expect(await ann.done<Me>('rename', { body: { name: 'Anna' } })).toMatchObject({ language: 'de' });
    expect(await ann.done<Me>('register', { body: { name: 'Anna', password: PASSWORD } })).toMatchObject({
      language: 'de',
    });
    const phone = site.device();
    expect(await phone.done<Me>('signIn', { body: { name: 'Anna', password: PASSWORD } })).toMatchObject({
      kind: 'member',
      language: 'de',
    });
    const ben = await site.guest('Ben');
    expect(await site.me(ben)).not.toHaveProperty('language');
  });

  test('is a locale and nothing else', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    for (const language of ['', 'German', 'de_DE', 'd', '<b>'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ann.refusal('setLanguage', { body: { language } })).toBe('malformed');
    expect(await site.device().refusal('setLanguage', { body: { language: 'de' } })).toBe('signed-out');
  });
});

describe('a member', () => {
  test('was a guest, keeps the id, and gets a new token; the old one is dead', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const [guest, old] = [await site.me(ann), ann.token];
    const session = (await ann.done<SessionInfo[]>('sessions'))[0]?.id;
    const member = await ann.done<Me>('register', { body: { name: 'Ann', password: PASSWORD } });
    expect(member).toEqual({ id: guest?.id, kind: 'member', name: 'Ann' });
    expect(ann.token).not.toBe(old);
    expect(await site.people.findCaller(old ?? '')).toBeNull();
    expect(site.ended).toContain(session);
    expect(await ann.refusal('register', { body: { name: 'Ann', password: PASSWORD } })).toBe('guests-only');
  });

  test.each(['Ann', 'ANN', '\u0410nn', 'A nn'])('is the only one of the name %s', async (name) => {
    const site = await makeSite();
    await site.member('Ann');
    const body = { name, password: PASSWORD };
    expect(await site.device().refusal('register', { body })).toBe('name-taken');
    const ben = await site.member('Ben');
    expect(await ben.refusal('rename', { body: { name } })).toBe('name-taken');
    expect(await ben.done<Me>('rename', { body: { name: 'Benjamin' } })).toMatchObject({
      name: 'Benjamin',
    });
  });

  test('needs a password that is none of the first to be tried', async () => {
    const site = await makeSite();
    const weak = (password: string): Promise<string | null> =>
      site.device().refusal('register', { body: { name: 'Ann', password } });
    expect(await weak('short')).toBe('weak-password');
    expect(await weak('password1234')).toBe('weak-password');
  });

  test('is signed in on another device by name and password, in any writing', async () => {
    const site = await makeSite();
    await site.member('Ann');
    const phone = site.device({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    expect(await phone.done<Me>('signIn', { body: { name: 'ann', password: PASSWORD } })).toMatchObject({
      kind: 'member',
      name: 'Ann',
    });
    expect(await phone.done<SessionInfo[]>('sessions')).toMatchObject([
      { device: 'Safari, iPhone', isThis: true },
      { isThis: false },
    ]);
  });

  test('that is none is told in the very same words', async () => {
    const site = await makeSite();
    await site.member('Ann');
    await site.guest('Ben');
    const answers = await Promise.all(
      ['Ann', 'Ben', 'Nobody', 'x'].map((name) =>
        site.device().ask('signIn', { body: { name, password: 'a wrong password' } }),
      ),
    );
    const told = answers.map(({ status, body, token }) => JSON.stringify([status, body, token]));
    expect(new Set(told)).toEqual(new Set([JSON.stringify([403, { problem: 'wrong-login' }, undefined])]));
  });

  test('may be tried ten times in a quarter of an hour, whoever it is', async () => {
    const site = await makeSite();
    await site.member('Ann');
    for (const name of ['ann', 'nobody']) {
      const tries = await Promise.all(
        Array.from({ length: 11 }, (_, at) =>
          site.device().ask('signIn', {
            body: { name, password: 'a wrong password' },
            remoteAddress: `10.1.0.${at}`,
          }),
        ),
      );
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    }
    const body = { name: 'Ann', password: PASSWORD };
    expect(await site.device().refusal('signIn', { body })).toBe('slow-down');
    site.online.clock += 90_000;
    expect(await site.device().refusal('signIn', { body })).toBeNull();
  });

  test('signing in ends the session that was there', async () => {
    const site = await makeSite();
    await site.member('Ann');
    const device = await site.guest('Somebody');
    const old = device.token ?? '';
    await device.done('signIn', { body: { name: 'Ann', password: PASSWORD } });
    expect(device.token).not.toBe(old);
    expect(await site.people.findCaller(old)).toBeNull();
  });

  test('with a hash of another cost gets a new one', async () => {
    const site = await makeSite();
    await site.member('Ann');
    const secret = await hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
    await site.store.db.updateTable('credentials').set({ secret }).execute();
    await site.device().done('signIn', { body: { name: 'Ann', password: PASSWORD } });
    const row = await site.store.db.selectFrom('credentials').select('secret').executeTakeFirstOrThrow();
    expect(row.secret).toContain('m=19456,t=2,p=1');
  });

  test('changes the password by the one before: every other device is signed out', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    const phone = site.device();
    await phone.done('signIn', { body: { name: 'Ann', password: PASSWORD } });
    expect(await ann.refusal('setPassword', { body: { now: 'not this one', next: OTHER } })).toBe(
      'wrong-login',
    );
    expect(await ann.refusal('setPassword', { body: { now: null, next: OTHER } })).toBe('wrong-login');
    expect(await ann.refusal('setPassword', { body: { now: PASSWORD, next: 'short' } })).toBe(
      'weak-password',
    );
    const old = ann.token ?? '';
    await ann.done('setPassword', { body: { now: PASSWORD, next: OTHER } });
    expect([await site.people.findCaller(old), await site.me(phone)]).toEqual([null, null]);
    expect(await site.me(ann)).toMatchObject({ name: 'Ann' });
    expect(await phone.refusal('signIn', { body: { name: 'Ann', password: PASSWORD } })).toBe('wrong-login');
    expect(await phone.refusal('signIn', { body: { name: 'Ann', password: OTHER } })).toBeNull();
  });

  test('a guest has no password to change', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    expect(await ann.refusal('setPassword', { body: { now: null, next: OTHER } })).toBe('members-only');
  });

  test('lasts 30 days unused, and 180 in all', async () => {
    const site = await makeSite();
    const [ann, ben] = [await site.member('Ann'), await site.member('Ben')];
    for (let day = 0; day < 175; day += 25) {
      site.online.clock += 25 * DAY;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await site.me(ann)).not.toBeNull();
    }
    expect(await site.me(ben)).toBeNull();
    site.online.clock += 5 * DAY;
    expect(await site.me(ann)).toBeNull();
  });

  test('becomes nobody over a connection that others can listen to', async () => {
    const site = await makeSite({}, { addresses: new Addresses(null, () => new Set(['10.0.0.2'])) });
    const device = site.device(PLAIN);
    const body = { name: 'Ann', password: PASSWORD };
    expect(await device.refusal('register', { body })).toBe('insecure');
    expect(await device.refusal('signIn', { body })).toBe('insecure');
    expect(await device.refusal('recover', { body: { ...body, code: 'x' } })).toBe('insecure');
    expect(await device.refusal('passkeyChallenge')).toBe('insecure');
    await device.done('beGuest', { body: { name: 'Ann' } });
    expect(await device.refusal('setPassword', { body: { now: null, next: OTHER } })).toBe('insecure');
    expect(await device.refusal('deviceLink')).toBeNull();
  });

  test('is made only where the site wants more', async () => {
    const body = { name: 'Ann', password: PASSWORD };
    const closed = await makeSite({ registration: 'closed' });
    expect(await closed.device().refusal('register', { body })).toBe('closed');
    const invited = await makeSite({ registration: 'invited' });
    expect(await invited.device().refusal('register', { body })).toBe('closed');
    const ann = await invited.guest('Ann');
    expect(await ann.refusal('register', { body })).toBe('closed');
    const me = await invited.me(ann);
    invited.store.sqlite.exec(
      `insert into listings (id, host_id, title, label, pace, visibility, state, revision, arrangement, begun, watchers, created, updated)
       values ('${TABLE}', 'somebody', '1848', '', 'live', 'link', 'open', 0, '{}', 0, 'open', 0, 0);
       insert into seats (table_id, seat, user_id) values ('${TABLE}', 0, '${me?.id}')`,
    );
    expect(await ann.refusal('register', { body })).toBeNull();
  });
});

describe('devices', () => {
  test('are ended one by one, only one’s own, and their sockets with them', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    const phone = site.device();
    await phone.done('signIn', { body: { name: 'Ann', password: PASSWORD } });
    const sessions = await ann.done<SessionInfo[]>('sessions');
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    const ben = await site.member('Ben');
    expect(await ben.refusal('endSession', { params: { session: other } })).toBe('missing');
    expect(await site.me(phone)).not.toBeNull();
    await ann.done('endSession', { params: { session: other } });
    expect(await site.me(phone)).toBeNull();
    expect(site.ended).toContain(other);
    expect(await ann.refusal('endSession', { params: { session: other } })).toBe('missing');
  });

  test('are joined by a link, once, for a quarter of an hour', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const { key, until } = await ann.done<{ key: string; until: number }>('deviceLink');
    expect(until).toBe(site.online.clock + 15 * 60_000);
    const phone = site.device();
    const use = { body: { key, device: 'My phone' } };
    expect(await phone.done<Me>('useDeviceLink', use)).toEqual(await site.me(ann));
    expect(await phone.done<SessionInfo[]>('sessions')).toMatchObject([{ device: 'My phone' }, {}]);
    expect(await site.device().refusal('useDeviceLink', use)).toBe('spent');
    const late = await ann.done<{ key: string }>('deviceLink');
    site.online.clock += 15 * 60_000;
    expect(await phone.refusal('useDeviceLink', { body: { key: late.key, device: '' } })).toBe('spent');
  });

  test('only one of two gets in by one link', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const { key } = await ann.done<{ key: string }>('deviceLink');
    const use = { body: { key, device: '' } };
    const tries = await Promise.all([1, 2, 3].map(() => site.device().refusal('useDeviceLink', use)));
    expect(tries.filter((problem) => problem === null)).toHaveLength(1);
  });
});

describe('recovery', () => {
  test('is by any of ten codes, each once; all devices are signed out', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    const { codes } = await ann.done<{ codes: string[] }>('recoveryCodes');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/);
    const lost = site.device();
    const body = { name: 'ann', code: ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}`, password: OTHER };
    expect(await lost.done<Me>('recover', { body })).toMatchObject({ name: 'Ann' });
    expect(await site.me(ann)).toBeNull();
    expect(await site.me(lost)).not.toBeNull();
    expect(await site.device().refusal('recover', { body })).toBe('wrong-login');
    expect(await site.device().refusal('signIn', { body: { name: 'Ann', password: PASSWORD } })).toBe(
      'wrong-login',
    );
    expect(await site.device().refusal('signIn', { body: { name: 'Ann', password: OTHER } })).toBeNull();
    expect(await site.device().refusal('recover', { body: { ...body, code: codes[4] } })).toBeNull();
  });

  test('by the codes of another one, or of nobody, is told in the same words', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    await site.member('Ben');
    const { codes } = await ann.done<{ codes: string[] }>('recoveryCodes');
    const tries = await Promise.all(
      ['Ben', 'Nobody'].map((name) =>
        site.device().ask('recover', { body: { name, code: codes[0], password: OTHER } }),
      ),
    );
    const wrong = await site.device().ask('recover', { body: { name: 'Ann', code: 'x', password: OTHER } });
    for (const { status, body } of [...tries, wrong])
      expect([status, body]).toEqual([403, { problem: 'wrong-login' }]);
    expect(await site.me(ann)).not.toBeNull();
  });

  test('new codes put an end to the old ones', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    const { codes } = await ann.done<{ codes: string[] }>('recoveryCodes');
    await ann.done('recoveryCodes');
    const body = { name: 'Ann', code: codes[0], password: OTHER };
    expect(await site.device().refusal('recover', { body })).toBe('wrong-login');
  });
});

describe('a member who has lost the way in', () => {
  test('comes back by a link made at the terminal, once: the password and all devices are gone', async () => {
    const site = await makeSite();
    const ann = await site.member('Ann');
    const user = (await site.me(ann))?.id ?? '';
    const { key } = await new Tickets(site.store.db, () => site.online.clock).make('lost', user, 1000);
    const body = { name: 'Ann', password: PASSWORD };
    expect(await site.device().refusal('signIn', { body })).toBeNull();
    const back = site.device();
    const use = { body: { key, device: '' } };
    expect(await back.done<Me>('useDeviceLink', use)).toMatchObject({ name: 'Ann' });
    expect(await site.me(ann)).toBeNull();
    expect(await site.device().refusal('signIn', { body })).toBe('wrong-login');
    expect(await site.device().refusal('useDeviceLink', use)).toBe('spent');
    await back.done('setPassword', { body: { now: null, next: OTHER } });
    expect(await site.device().refusal('signIn', { body: { ...body, password: OTHER } })).toBeNull();
  });
});

describe('other people', () => {
  test('are muted and blocked in private', async () => {
    const site = await makeSite();
    const [ann, ben] = [await site.guest('Ann'), await site.guest('Ben')];
    const [annId = '', benId = ''] = [(await site.me(ann))?.id, (await site.me(ben))?.id];
    const relate = (mute: boolean, block: boolean): Promise<string | null> =>
      ann.refusal('relate', { params: { user: benId }, body: { mute, block } });
    expect(await relate(true, false)).toBeNull();
    expect(await ann.done<Person[]>('relations')).toEqual([
      { id: benId, name: 'Ben', mute: true, block: false },
    ]);
    expect(await site.people.blocks(annId)).toEqual(new Set());
    await relate(false, true);
    expect(await site.people.blocks(annId)).toEqual(new Set([benId]));
    expect(await site.people.blocks(benId)).toEqual(new Set());
    expect(await ben.done<Person[]>('relations')).toEqual([]);
    await relate(false, false);
    expect(await ann.done<Person[]>('relations')).toEqual([]);
  });

  test('that are nobody, or oneself, are missing', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const body = { mute: true, block: true };
    for (const user of [TABLE, (await site.me(ann))?.id ?? ''])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ann.refusal('relate', { params: { user }, body })).toBe('missing');
  });
});

test('a device without a cookie is nobody', async () => {
  const { app } = await makeSite();
  expect(await new Device(app).refusal('sessions')).toBe('signed-out');
});
