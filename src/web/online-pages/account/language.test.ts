// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me } from '../../../online/api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { FakeSite, fakeKey } from '../../../testing/fake-site.ts';
import type * as Account from '../../online/account.ts';
import type * as Choice from '../../language/choice.ts';
import type * as Words from '../../words.ts';

const ADA: Me = { id: fakeKey('ada'), kind: 'member', name: 'Ada' };
const BEN: Me = { id: fakeKey('ben'), kind: 'member', name: 'Ben' };

interface Page {
  readonly site: FakeSite;
  readonly account: typeof Account;
  readonly choice: typeof Choice;
  readonly words: typeof Words;
  readonly told: () => unknown[];
}

/** A page as it has just been opened, in a browser in which something has been chosen before, or nothing. */
async function open(me: Me | null, kept: object | null = null): Promise<Page> {
  if (kept) localStorage.setItem('railhead.language', JSON.stringify(kept));
  vi.resetModules();
  const site = new FakeSite({ me });
  vi.stubGlobal('fetch', site.fetch);
  const account = await import('../../online/account.ts');
  const choice = await import('../../language/choice.ts');
  const words = await import('../../words.ts');
  const { followLanguage } = await import('./language.ts');
  await choice.beginSpeaking();
  await account.askSite();
  followLanguage();
  return { site, account, choice, words, told: () => site.askedOf('setLanguage').map(({ body }) => body) };
}

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('an account', () => {
  test('has the page speak its language', async () => {
    const { words, choice, told } = await open({ ...ADA, language: 'qps' });
    await eventually(() => expect(words.words.locale).toBe('qps'));
    expect(choice.choice.value).toEqual({ locale: 'qps', untold: null });
    expect(told()).toEqual([]);
  });

  test('is told what is chosen, once', async () => {
    const { account, choice, told } = await open(ADA);
    await choice.choose('qps', ADA.id);
    await eventually(() => expect(account.me.value?.language).toBe('qps'));
    expect(choice.choice.value).toEqual({ locale: 'qps', untold: null });
    expect(told()).toEqual([{ language: 'qps' }]);
  });

  test('that has none learns the one of this device', async () => {
    const { account, told } = await open(ADA, { locale: 'qps', untold: null });
    await eventually(() => expect(account.me.value?.language).toBe('qps'));
    expect(told()).toEqual([{ language: 'qps' }]);
  });

  test('hears later of what was chosen while the server was silent, and does not take it back', async () => {
    const { account, words, told } = await open(
      { ...ADA, language: 'en' },
      { locale: 'qps', untold: ADA.id },
    );
    await eventually(() => expect(account.me.value?.language).toBe('qps'));
    expect(words.words.locale).toBe('qps');
    expect(told()).toEqual([{ language: 'qps' }]);
  });

  test('is not told what somebody else has chosen here', async () => {
    const { words, told } = await open({ ...BEN, language: 'en' }, { locale: 'qps', untold: ADA.id });
    await eventually(() => expect(words.words.locale).toBe('en'));
    expect(told()).toEqual([]);
  });

  test('is asked once where the server does not take it', async () => {
    const { site, choice, told } = await open(ADA);
    site.isDown = true;
    await choice.choose('qps', ADA.id);
    await eventually(() => expect(told()).toHaveLength(1));
    expect(choice.choice.value).toEqual({ locale: 'qps', untold: ADA.id });
  });
});

test('nobody is told where nobody is signed in', async () => {
  const { choice, told } = await open(null);
  await choice.choose('qps', null);
  expect(told()).toEqual([]);
});
