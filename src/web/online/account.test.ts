// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { API, API_ROOT, type Me } from '../../online/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { FAKE_SITE } from '../../testing/fake-site.ts';
import type * as Account from './account.ts';

const ADA: Me = { id: 'ada', kind: 'guest', name: 'Ada' };

/** The page as it has just been opened, before a server that answers like this. */
async function open(
  answer: () => Promise<Response>,
): Promise<{ account: typeof Account; asked: () => number }> {
  vi.resetModules();
  const send = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', send);
  const account = await import('./account.ts');
  return { account, asked: () => send.mock.calls.length };
}

const silent = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const site = (me: Me | null) => async (): Promise<Response> => Response.json({ ...FAKE_SITE, me });

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

test('it asks where the contract says', async () => {
  const { account } = await open(silent);
  expect(account.SITE_ADDRESS).toBe(API_ROOT + API.site.path);
});

describe('a static host', () => {
  test.each([
    ['says 404', async () => new Response('Not found', { status: 404 })],
    ['says that it offers nothing', async () => new Response(null, { status: 204 })],
    ['answers everything with a page', async () => new Response('<!doctype html>')],
  ])('that %s is asked once, and nobody is known to it', async (_, answer) => {
    localStorage.setItem('railhead.me', JSON.stringify(ADA));
    const { account, asked } = await open(answer);
    const end = account.followSite();
    await Promise.all([account.askSite(), account.askSite()]);
    expect(account.host.value).toEqual({ kind: 'none' });
    expect(account.me.value).toBeNull();
    dispatchEvent(new Event('online'));
    await account.askSiteAgain();
    expect(asked()).toBe(1);
    end();
  });
});

describe('a server', () => {
  test('says who is signed in, and that is remembered', async () => {
    const { account } = await open(site(ADA));
    await account.askSite();
    expect(account.site.value?.build).toBe('test');
    expect(account.me.value).toEqual(ADA);
    const later = await open(silent);
    await later.account.askSite();
    expect(later.account.host.value).toEqual({ kind: 'silent' });
    expect(later.account.me.value).toEqual(ADA);
  });

  test('that no longer knows anybody makes them forgotten here', async () => {
    localStorage.setItem('railhead.me', JSON.stringify(ADA));
    const { account } = await open(site(null));
    await account.askSite();
    expect(account.me.value).toBeNull();
    expect(localStorage.getItem('railhead.me')).toBeNull();
  });

  test('that is behind a broken proxy is silent, not gone', async () => {
    localStorage.setItem('railhead.me', JSON.stringify(ADA));
    const { account } = await open(async () => new Response('Bad gateway', { status: 502 }));
    await account.askSite();
    expect(account.host.value.kind).toBe('silent');
    expect(account.me.value).toEqual(ADA);
  });

  test('that was silent is asked again when the network is back', async () => {
    let isBack = false;
    const { account, asked } = await open(() => (isBack ? site(ADA)() : silent()));
    const end = account.followSite();
    await account.askSite();
    isBack = true;
    dispatchEvent(new Event('online'));
    await eventually(() => expect(account.host.value.kind).toBe('there'));
    expect(asked()).toBe(2);
    end();
  });

  test('is asked again when another tab has signed out', async () => {
    let signedIn: Me | null = ADA;
    const { account } = await open(() => site(signedIn)());
    const end = account.followSite();
    await account.askSite();
    signedIn = null;
    localStorage.removeItem('railhead.me');
    dispatchEvent(new StorageEvent('storage', { key: 'railhead.me' }));
    await eventually(() => expect(account.me.value).toBeNull());
    end();
  });
});

test('nonsense in the storage is nobody', async () => {
  localStorage.setItem('railhead.me', '{"id": 7}');
  const { account } = await open(silent);
  await account.askSite();
  expect(account.me.value).toBeNull();
});
