import { expect, test } from 'vitest';
import { API, type EndpointName, PROBLEMS } from '../../online/api.ts';
import { addressOf, type Ask, makeClient, type Outcome } from './client.ts';

interface Sent {
  readonly address: string;
  readonly wish: RequestInit;
}

/** A client whose server always answers the same, and what it was asked. */
function talkTo(answer: () => Response): { readonly ask: Ask; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const ask = makeClient(async (address, wish) => {
    sent.push({ address, wish });
    return answer();
  });
  return { ask, sent };
}

const json = (data: unknown, status = 200): Response => Response.json(data, { status });
const page = (status: number): Response =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

test('a request is what the contract says: method, path with its parameters, JSON', async () => {
  const { ask, sent } = talkTo(() => json({ id: 'x' }));
  await ask('claim', { params: { id: 'a/b' }, body: { seat: 2, invite: null } });
  expect(sent).toMatchObject([
    {
      address: 'api/v1/tables/a%2Fb/seats',
      wish: {
        method: 'POST',
        body: '{"seat":2,"invite":null}',
        headers: { 'content-type': 'application/json' },
        credentials: 'same-origin',
        cache: 'no-store',
      },
    },
  ]);
});

test('a log is asked for again only as far as it has changed; nothing else is kept', async () => {
  const { ask, sent } = talkTo(() => json({}));
  await ask('log', { params: { id: 't' } });
  await ask('match', { params: { id: 't' } });
  expect(sent.map(({ wish }) => wish.cache)).toEqual(['no-cache', 'no-store']);
});

test('what takes no body sends none', async () => {
  const { ask, sent } = talkTo(() => new Response(null, { status: 204 }));
  const outcome = await ask('leave', { params: { id: 't', seat: 3 } });
  expect(outcome).toEqual({ kind: 'done', answer: null });
  expect(sent[0]?.address).toBe('api/v1/tables/t/seats/3');
  expect(sent[0]?.wish).not.toHaveProperty('body');
  expect(sent[0]?.wish).not.toHaveProperty('headers');
});

test('every endpoint has an address, and a parameter that is left out is our mistake', () => {
  const params = { id: 'i', seat: 0, room: 'players', session: 's', passkey: 'p', user: 'u' };
  for (const name of Object.keys(API) as EndpointName[])
    expect(addressOf(API[name], params)).toMatch(/^api\/v1\/[a-z\d/-]+$/);
  expect(() => addressOf(API.table)).toThrow(RangeError);
});

test.each(PROBLEMS)('the problem %s comes as it is', async (problem) => {
  const { ask } = talkTo(() => json({ problem, at: 'name', wait: 5 }, 400));
  expect(await ask('site')).toEqual({ kind: 'refused', problem: { problem, at: 'name', wait: 5 } });
});

test('a reason that this page does not know is that of a newer server', async () => {
  const { ask } = talkTo(() => json({ problem: 'gravity', at: 7, wait: 'long' }, 409));
  expect(await ask('site')).toEqual({ kind: 'refused', problem: { problem: 'old-page' } });
});

const NOT_OURS: readonly (readonly [string, () => Response])[] = [
  ['the 404 of a static host', () => page(404)],
  ['the page of a proxy', () => page(502)],
  ['a page in place of an answer', () => page(200)],
  ['JSON of somebody else', () => json({ error: 'Bad Gateway' }, 502)],
  ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  [
    'no network',
    () => {
      throw new TypeError('failed to fetch');
    },
  ],
];

test.each(NOT_OURS)('%s is no answer', async (_, answer) => {
  const { ask } = talkTo(answer);
  const outcome: Outcome<unknown> = await ask('site');
  expect(outcome).toEqual({ kind: 'unreachable' });
});
