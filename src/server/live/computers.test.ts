import { describe, expect, test } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { forcedPass } from '../../core/forced.ts';
import type { Action, AnyGame } from '../../core/game.ts';
import { type Match, replaySteps } from '../../core/match.ts';
import { nth } from '../../core/present.ts';
import type { NewTable } from '../../online/api.ts';
import { findWhole } from '../../titles/all.ts';
import {
  acting,
  firstAction,
  freshKey,
  GUEST,
  type Hall,
  HOST,
  THINKING_HERE,
  useHalls,
  user,
  wanted,
} from '../../testing/online/hall.ts';
import { named } from '../../testing/online/sample-table.ts';
import { StoreFolder } from '../../testing/online/store-folder.ts';
import { type Thinkers, ThinkerThreads } from './thinking.ts';

const newHall = useHalls();
const EASY = { level: 'easy', manner: 'balanced' };
const FIRST = firstAction();

const WITH_COMPUTERS: Partial<NewTable> = {
  id: named('computers'),
  seats: [
    { kind: 'me' },
    { kind: 'computer', computer: EASY, name: 'Stephenson' },
    { kind: 'computer', computer: EASY, name: 'Brunel' },
  ],
};

/** Plays the first action of the host, and waits until it is their turn again: what computers have done meanwhile. */
async function answered(hall: Hall, id: string): Promise<unknown[]> {
  const page = hall.page(HOST);
  await page.hello(id);
  page.say(acting(id, id, FIRST, named('first')));
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is the host's turn
    await page.next('entries');
    // oxlint-disable-next-line no-await-in-loop -- until it is the host's turn
    const { turn } = await hall.ask('table', HOST, { id });
    // oxlint-disable-next-line no-await-in-loop -- until it is the host's turn
    if (turn?.kind === 'decide' && turn.seat === 0) return [...(await hall.entries(id))];
  }
}

/** Computers that never come to an end. */
const STUCK: Thinkers = { think: () => new Promise(() => {}), close: () => Promise.resolve() };
const BROKEN: Thinkers = {
  think: () => Promise.reject(new Error('out of memory')),
  close: () => Promise.resolve(),
};

describe('computers', () => {
  test('move after others have, with their reasons, and any server would do the same', async () => {
    const logs = [];
    for (const folder of [new StoreFolder(), new StoreFolder()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const hall = await newHall({}, folder);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { id } = await hall.started(WITH_COMPUTERS);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      logs.push(await answered(hall, id));
    }
    const [one, two] = logs;
    expect(one?.length).toBeGreaterThan(1);
    expect(one?.[1]).toMatchObject({
      kind: 'act',
      how: 'bot',
      action: { by: 1 },
      why: { because: { key: expect.any(String) } },
    });
    expect(one?.[1]).not.toHaveProperty('who');
    expect(one).toEqual(two);
  });

  test('go on where the last process ended, and make one entry of it', async () => {
    const folder = new StoreFolder();
    const before = await newHall({ thinkers: STUCK }, folder);
    const { id } = await before.started(WITH_COMPUTERS);
    const page = before.page(HOST);
    await page.hello(id);
    page.say(acting(id, id, FIRST));
    await page.next('ack');
    await before.close();
    const after = await newHall({}, folder);
    const late = after.page(HOST);
    await late.hello(id);
    await late.next('log');
    await Promise.all([after.tables.resume(), after.tables.resume()]);
    expect(await late.next('entries')).toMatchObject({ from: 1, entries: [{ seq: 2, how: 'bot' }] });
  });

  test.each([
    ['that breaks down', BROKEN, 'failed'],
    [
      'that wants what the rules refuse',
      { ...BROKEN, think: async () => ({ ...(await decided()), action: { type: 'pass', by: 0 } }) },
      'refused',
    ],
  ] as const)(
    'one %s changes nothing at the table; players are told, and its seat can be taken',
    async (_, thinkers, why) => {
      const hall = await newHall({ thinkers });
      const { id } = await hall.started(WITH_COMPUTERS);
      const page = hall.page(HOST);
      await page.hello(id);
      page.say(acting(id, id, FIRST));
      expect(await page.next('trouble')).toEqual({ type: 'trouble', id, seat: 1, why });
      expect(await hall.entries(id)).toHaveLength(1);
      expect(hall.reported).toHaveLength(1);
      const { key } = await hall.ask('invite', HOST, { id });
      const claim = (seat: number): Promise<string> =>
        hall.refusalOf(hall.ask('claim', GUEST, { id }, { seat, invite: key }));
      expect([await claim(2), await claim(1)]).toEqual(['taken', 'done']);
      expect(nth((await hall.ask('table', HOST, { id })).seats, 1)).toEqual({
        user: GUEST.id,
        computer: null,
        name: 'Ben',
      });
    },
  );

  test('take a seat over by agreement and give it back between two moves', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) => hall.page(user(name)));
    if (!ann || !ben || !cleo) throw new Error('three pages');
    await Promise.all([ann, ben, cleo].map((page) => page.hello(id)));
    const first = freshKey();
    ann.say(acting(id, id, FIRST, first));
    await ann.next('ack');
    const wish = { kind: 'seat', seat: 1, computer: EASY } as const;
    const asked = { id, key: freshKey(), after: first, seq: 1 };
    ann.say({ type: 'ask', ...asked, wish });
    await ann.settled();
    for (const page of [ben, cleo]) page.say({ type: 'answer', id, seq: 1, ask: asked.key, yes: true });
    const moved = async (): Promise<unknown> => (await ann.next('entries')).entries[0];
    expect(await moved()).toMatchObject({ kind: 'seat', to: { user: GUEST.id, computer: EASY } });
    expect(await moved()).toMatchObject({ kind: 'act', how: 'bot', action: { by: 1 } });
    const { head } = await hall.ask('log', HOST, { id });
    ben.say({
      type: 'ask',
      id,
      key: freshKey(),
      after: head.key,
      seq: 3,
      wish: { kind: 'seat', seat: 1, computer: null },
    });
    expect(await moved()).toMatchObject({
      kind: 'seat',
      who: GUEST.id,
      to: { user: GUEST.id, computer: null },
    });
  });

  test('think in a thread as they do here', async () => {
    const threads = new ThinkerThreads(1);
    const question = await thought();
    const [one, two] = await Promise.all([threads.think(question), threads.think(question)]);
    expect(one).toEqual(await THINKING_HERE.think(question));
    expect(two).toEqual(one);
    await expect(threads.think({ ...question, title: 'chess' })).rejects.toThrow('chess');
    const asked = Promise.allSettled([threads.think(question), threads.think(question)]);
    await threads.close();
    const [, inLine] = await asked;
    expect(inLine).toMatchObject({ status: 'rejected', reason: { message: 'the server stops' } });
    await expect(threads.think(question)).rejects.toThrow('the server stops');
  });
});

async function thought(): Promise<Parameters<Thinkers['think']>[0]> {
  const game = findWhole('chicago-express')?.game;
  if (!game) throw new Error('no game');
  const state = game.setup(3, { ...game.ruleSets[0]?.values }, 0);
  return { title: game.id, state, character: { level: 'easy', manner: 'balanced' }, seed: 5 };
}

async function decided(): ReturnType<Thinkers['think']> {
  return THINKING_HERE.think(await thought());
}

test('a pass that is all the rules allow is made by the server', async () => {
  const game = findWhole('1848')?.game;
  if (!game) throw new Error('no game');
  const ruleSet = game.ruleSets[0]?.id ?? '';
  const bots = [1, 2, 3].map((seed) => BOTS['random']?.(seed)).flatMap((bot) => bot ?? []);
  const { match } = playGame(game, { seats: 3, ruleSet, seed: 1, bots });
  const at = firstForced(game, match);
  expect(at).toBeGreaterThan(0);
  const hall = await newHall();
  const { id } = await hall.ask(
    'makeTable',
    HOST,
    {},
    {
      ...wantedAll(match.players.length),
      match: { ...match, actions: match.actions.slice(0, at - 1) },
      startsFull: true,
    },
  );
  const { head } = await hall.ask('log', HOST, { id });
  const page = hall.page(HOST);
  await page.hello(id);
  page.say(acting(id, head.key, nth(match.actions, at - 1)));
  const told = await page.next('entries');
  expect(told.entries).toMatchObject([{ kind: 'act', how: 'forced', action: match.actions[at] as Action }]);
});

/** After how many actions a pass is all that may be done. */
function firstForced(game: AnyGame, match: Match): number {
  for (const { state, index } of replaySteps(game, match))
    if (index > 0 && forcedPass(game, state)) return index;
  return 0;
}

/** Everybody at one screen. */
function wantedAll(seats: number): NewTable {
  return {
    ...wanted(),
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me' as const } : { kind: 'here' as const, name: `Friend ${seat}` },
    ),
  };
}
