import { describe, expect, test } from 'vitest';
import type { Me, PasskeyInfo } from '../../online/api.ts';
import { Authenticator } from '../../testing/server/authenticator.ts';
import { type Device, PASSWORD, useSites } from '../../testing/server/people-app.ts';

const makeSite = useSites();
const ORIGIN = 'http://localhost';
const NAME = 'localhost';

interface Options {
  readonly challenge: string;
}

async function optionsFor(device: Device, kind: 'passkeyOptions' | 'passkeyChallenge'): Promise<Options> {
  return device.done<Options>(kind);
}

async function added(device: Device, key = new Authenticator()): Promise<Authenticator> {
  const { challenge } = await optionsFor(device, 'passkeyOptions');
  await device.done('addPasskey', { body: { label: 'Key', response: key.make(challenge, ORIGIN, NAME) } });
  return key;
}

describe('a passkey', () => {
  test('makes a guest a member: the same id, a new token', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const [guest, old] = [await site.me(ann), ann.token ?? ''];
    await added(ann);
    expect(await site.me(ann)).toEqual({ ...guest, kind: 'member' });
    expect(await site.people.findCaller(old)).toBeNull();
    expect(await ann.done<PasskeyInfo[]>('passkeys')).toMatchObject([{ label: 'Key', used: null }]);
  });

  test('signs in without a name, and counts', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const key = await added(ann);
    const phone = site.device();
    const { challenge } = await optionsFor(phone, 'passkeyChallenge');
    const response = key.use(challenge, ORIGIN, NAME);
    expect(await phone.done<Me>('signInByPasskey', { body: { response } })).toEqual(await site.me(ann));
    const [stored] = await site.store.db.selectFrom('credentials').selectAll().execute();
    expect(stored).toMatchObject({ counter: 1, used: site.online.clock });
    expect(await site.device().refusal('signInByPasskey', { body: { response } })).toBe('spent');
  });

  test('asks for its user, always', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const options = await ann.done<Record<string, unknown>>('passkeyOptions');
    expect(options).toMatchObject({
      rp: { id: NAME, name: 'Railhead' },
      user: { name: 'Ann' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = new Authenticator();
    key.isVerified = false;
    const { challenge } = await optionsFor(ann, 'passkeyOptions');
    const body = { label: '', response: key.make(challenge, ORIGIN, NAME) };
    expect(await ann.refusal('addPasskey', { body })).toBe('wrong-login');
  });

  test.each<[string, (key: Authenticator, challenge: string) => Record<string, unknown>, string]>([
    ['of another site', (key, challenge) => key.use(challenge, 'http://evil.example', NAME), 'wrong-login'],
    ['for another site', (key, challenge) => key.use(challenge, ORIGIN, 'evil.example'), 'wrong-login'],
    ['of another key', (_, challenge) => new Authenticator().use(challenge, ORIGIN, NAME), 'wrong-login'],
    [
      'by another key of that name',
      (key, challenge) => ({
        ...new Authenticator().use(challenge, ORIGIN, NAME),
        id: key.id,
        rawId: key.id,
      }),
      'wrong-login',
    ],
    ['to another challenge', (key) => key.use('bm90IG9mIG91cnM', ORIGIN, NAME), 'spent'],
    ['that is no form', () => ({}), 'malformed'],
    ['of nonsense', () => ({ response: { clientDataJSON: '%%%' } }), 'malformed'],
    [
      'of a counter that stands still',
      (key, challenge) => {
        key.counter = 0;
        return key.use(challenge, ORIGIN, NAME);
      },
      'wrong-login',
    ],
  ])('an answer %s is refused', async (_, answer, problem) => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    const key = await added(ann);
    const first = await optionsFor(ann, 'passkeyChallenge');
    await site.device().done('signInByPasskey', {
      body: { response: key.use(first.challenge, ORIGIN, NAME) },
    });
    const { challenge } = await optionsFor(ann, 'passkeyChallenge');
    const response = answer(key, challenge);
    expect(await site.device().refusal('signInByPasskey', { body: { response } })).toBe(problem);
  });

  test('a challenge is for who asked, and for five minutes', async () => {
    const site = await makeSite();
    const [ann, ben] = [await site.guest('Ann'), await site.guest('Ben')];
    const key = new Authenticator();
    const { challenge } = await optionsFor(ann, 'passkeyOptions');
    const body = { label: '', response: key.make(challenge, ORIGIN, NAME) };
    expect(await ben.refusal('addPasskey', { body })).toBe('spent');
    const late = await optionsFor(ann, 'passkeyOptions');
    site.online.clock += 5 * 60_000;
    const response = key.make(late.challenge, ORIGIN, NAME);
    expect(await ann.refusal('addPasskey', { body: { label: '', response } })).toBe('spent');
    expect(await site.me(ann)).toMatchObject({ kind: 'guest' });
  });

  test('belongs to one member', async () => {
    const site = await makeSite();
    const key = await added(await site.guest('Ann'));
    const ben = await site.guest('Ben');
    const { challenge } = await optionsFor(ben, 'passkeyOptions');
    const body = { label: '', response: key.make(challenge, ORIGIN, NAME) };
    expect(await ben.refusal('addPasskey', { body })).toBe('taken');
  });

  test('a guest whose name a member has needs another one first', async () => {
    const site = await makeSite();
    await site.member('Ann');
    const other = await site.guest('Ann');
    expect(await other.refusal('passkeyOptions')).toBe('name-taken');
    await other.done('rename', { body: { name: 'Anna' } });
    await added(other);
  });

  test('the last way in cannot be removed, another one can', async () => {
    const site = await makeSite();
    const ann = await site.guest('Ann');
    await added(ann);
    const [first] = await ann.done<PasskeyInfo[]>('passkeys');
    const remove = { params: { passkey: first?.id ?? '' } };
    expect(await ann.refusal('removePasskey', remove)).toBe('rights');
    await ann.done('setPassword', { body: { now: null, next: PASSWORD } });
    const ben = await site.member('Ben');
    expect(await ben.refusal('removePasskey', remove)).toBe('missing');
    expect(await ann.refusal('removePasskey', remove)).toBeNull();
    expect(await ann.refusal('removePasskey', remove)).toBe('missing');
  });

  test('needs a name: an address in numbers has none', async () => {
    const site = await makeSite();
    const device = site.device({ host: '127.0.0.1', origin: 'http://127.0.0.1' });
    expect(await device.refusal('passkeyChallenge')).toBe('insecure');
  });
});
