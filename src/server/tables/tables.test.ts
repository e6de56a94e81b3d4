import { describe, expect, test } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { type Match, parseMatch, replay } from '../../core/match.ts';
import { hashOf } from '../../core/json.ts';
import { nth } from '../../core/present.ts';
import { findWhole, GAMES } from '../../titles/all.ts';
import {
  freshKey,
  GUEST,
  type Hall,
  HOST,
  THIRD,
  useHalls,
  user,
  wanted,
} from '../../testing/online/hall.ts';

const newHall = useHalls();
const CHICAGO = findWhole('chicago-express')?.game;

/** A game of three that has begun elsewhere. */
function begun(actions = 12): Match {
  if (!CHICAGO) throw new Error('no game');
  const bots = [1, 2, 3].map((seed) => BOTS['random']?.(seed)).flatMap((bot) => bot ?? []);
  const { match } = playGame(CHICAGO, { seats: 3, ruleSet: 'book', seed: 3, bots });
  return { ...match, actions: match.actions.slice(0, actions) };
}

async function made(
  hall: Hall,
  more: Parameters<typeof wanted>[0] = {},
): Promise<{ id: string; key: string }> {
  const { id } = await hall.ask('makeTable', HOST, {}, wanted(more));
  const { key } = await hall.ask('invite', HOST, { id });
  return { id, key };
}

describe('a new table', () => {
  test('waits with the seats its host has wished', async () => {
    const hall = await newHall();
    const info = await hall.ask(
      'makeTable',
      HOST,
      {},
      wanted({
        label: ' Sunday ',
        seats: [
          { kind: 'me' },
          { kind: 'here', name: 'Dora' },
          { kind: 'computer', computer: { level: 'easy', manner: 'bold' }, name: 'Engine' },
          { kind: 'online', user: null },
        ],
      }),
    );
    expect(info).toMatchObject({
      state: 'open',
      label: 'Sunday',
      host: HOST.id,
      turn: null,
      terms: null,
      revision: 0,
      people: [{ id: HOST.id, name: 'Ann' }],
      seats: [
        { user: HOST.id, computer: null, name: 'Ann' },
        { user: HOST.id, computer: null, name: 'Dora' },
        { user: null, computer: { level: 'easy', manner: 'bold' }, name: 'Engine' },
        { user: null, computer: null, name: null },
      ],
    });
  });

  test('asked for twice is one table; another user cannot have its name', async () => {
    const hall = await newHall();
    const wish = wanted();
    const first = await hall.ask('makeTable', HOST, {}, wish);
    expect(await hall.ask('makeTable', HOST, {}, { ...wish, label: 'again' })).toEqual(first);
    expect(await hall.refusalOf(hall.ask('makeTable', GUEST, {}, wish))).toBe('taken id');
    expect(await hall.ask('myTables', HOST)).toHaveLength(1);
  });

  test.each([
    ['a title nobody knows', { title: 'chess' }, 'unplayable title'],
    ['a rule set of another title', { ruleSet: '18xx.games' }, 'unplayable ruleSet'],
    ['an option nobody knows', { options: { gold: true } }, 'unplayable options.gold'],
    ['a value the option has not', { options: { forest_grant: 'yes' } }, 'unplayable options.forest_grant'],
    ['too few seats', { seats: [{ kind: 'me' }] }, 'unplayable seats'],
    [
      'a computer of a kind that is not known',
      {
        seats: [
          { kind: 'me' },
          { kind: 'online', user: null },
          { kind: 'computer', computer: { level: 'divine', manner: 'bold' }, name: 'X' },
        ],
      },
      'unplayable seats.2',
    ],
    [
      'a seat for somebody who is not asked',
      { seats: [{ kind: 'me' }, { kind: 'online', user: GUEST.id }, { kind: 'online', user: null }] },
      'stale seats.1',
    ],
    [
      'oneself twice',
      { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'online', user: null }] },
      'unplayable seats',
    ],
    [
      'a friend without a name',
      { seats: [{ kind: 'me' }, { kind: 'here', name: ' ' }, { kind: 'online', user: null }] },
      'bad-name seats.1',
    ],
  ] as const)('is refused with %s', async (_, more, refusal) => {
    const hall = await newHall();
    const wish = wanted(more as Parameters<typeof wanted>[0]);
    expect(await hall.refusalOf(hall.ask('makeTable', HOST, {}, wish))).toBe(refusal);
    expect(await hall.ask('myTables', HOST)).toEqual([]);
  });

  test('with options that exclude each other is refused by the set-up of its title', async () => {
    const hall = await newHall();
    const options = { simplified_insolvency: true, original_insolvency: true };
    const make = (chosen: Partial<typeof options>): Promise<string> =>
      hall.refusalOf(hall.ask('makeTable', HOST, {}, wanted({ title: '1860', options: chosen })));
    expect(await make(options)).toBe('unplayable options');
    expect(await make({ simplified_insolvency: true })).toBe('done');
  });

  test('guests make five a day, members twenty, and the wait is said', async () => {
    const hall = await newHall();
    const make = (me: typeof HOST): Promise<string> =>
      hall.refusalOf(hall.ask('makeTable', me, {}, wanted()));
    for (const [me, most] of [
      [GUEST, 5],
      [HOST, 20],
    ] as const) {
      for (let table = 0; table < most; table++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await make(me)).toBe('done');
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(hall.ask('makeTable', me, {}, wanted())).rejects.toMatchObject({
        problem: { problem: 'slow-down', wait: 24 * 60 * 60 * 1000 },
      });
    }
    hall.timing.advance(24 * 60 * 60 * 1000);
    expect(await make(GUEST)).toBe('done');
  });
});

describe('a seat', () => {
  test('is claimed with an invitation, whoever comes second gets another one', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    const claims = await Promise.all(
      [GUEST, THIRD].map((me) => hall.refusalOf(hall.ask('claim', me, { id }, { seat: 1, invite: key }))),
    );
    expect(claims.sort()).toEqual(['done', 'taken']);
    const { seats, revision } = await hall.ask('table', HOST, { id });
    expect(seats.filter(({ user: sitting }) => sitting !== null)).toHaveLength(2);
    expect(revision).toBe(1);
  });

  test('claimed again by the same user is still theirs; nobody has two', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    const claim = (seat: number): Promise<string> =>
      hall.refusalOf(hall.ask('claim', GUEST, { id }, { seat, invite: key }));
    expect([await claim(1), await claim(1), await claim(2), await claim(7)]).toEqual([
      'done',
      'done',
      'taken',
      'malformed seat',
    ]);
  });

  test('of a computer is not free', async () => {
    const hall = await newHall();
    const computer = {
      kind: 'computer',
      computer: { level: 'easy', manner: 'bold' },
      name: 'Engine',
    } as const;
    const { id, key } = await made(hall, {
      seats: [{ kind: 'me' }, computer, { kind: 'online', user: null }],
    });
    const claimed = hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    expect(await hall.refusalOf(claimed)).toBe('taken');
    expect(nth((await hall.ask('table', HOST, { id })).seats, 1)).toMatchObject({
      user: null,
      name: 'Engine',
    });
  });

  test('needs no invitation only where the table is listed', async () => {
    const hall = await newHall();
    const outcomes = await Promise.all(
      (['listed', 'link', 'private'] as const).map(async (visibility) => {
        const { id } = await made(hall, { visibility });
        return hall.refusalOf(hall.ask('claim', GUEST, { id }, { seat: 1, invite: null }));
      }),
    );
    expect(outcomes).toEqual(['done', 'rights', 'missing']);
  });

  test('is not had for an invitation that is made up, withdrawn, too old or to another table', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    const other = await made(hall);
    const claim = (invite: string): Promise<string> =>
      hall.refusalOf(hall.ask('claim', GUEST, { id }, { seat: 1, invite }));
    expect(await claim(freshKey())).toBe('spent');
    expect(await claim(other.key)).toBe('spent');
    expect(await hall.refusalOf(hall.ask('invited', GUEST, { id }, { invite: other.key }))).toBe('spent');
    expect((await hall.ask('invited', GUEST, { id }, { invite: key })).id).toBe(id);
    hall.timing.advance(15 * 24 * 60 * 60 * 1000);
    expect(await claim(key)).toBe('spent');
    const { key: fresh } = await hall.ask('invite', HOST, { id });
    await hall.ask('withdrawInvites', HOST, { id });
    expect(await claim(fresh)).toBe('spent');
  });

  test('invitations are not stored as they are', async () => {
    const hall = await newHall();
    const { key } = await made(hall);
    expect(JSON.stringify(hall.store.sqlite.prepare('select * from invites').all())).not.toContain(key);
  });

  test('is left by whoever sits there and by nobody else', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    expect(await hall.refusalOf(hall.ask('leave', THIRD, { id, seat: '1' }))).toBe('rights');
    expect(await hall.refusalOf(hall.ask('leave', GUEST, { id, seat: '0' }))).toBe('rights');
    await hall.ask('leave', GUEST, { id, seat: '1' });
    const { seats, revision } = await hall.ask('table', HOST, { id });
    expect(nth(seats, 1)).toEqual({ user: null, computer: null, name: null });
    expect(revision).toBe(2);
  });

  test('whom the host has blocked neither finds the table nor joins it', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall, { visibility: 'listed' });
    expect(await hall.ask('lobby', GUEST)).toHaveLength(1);
    hall.people.blocked.set(HOST.id, new Set([GUEST.id]));
    expect(await hall.ask('lobby', GUEST)).toEqual([]);
    expect(await hall.ask('lobby', THIRD)).toHaveLength(1);
    const tries = [
      hall.ask('claim', GUEST, { id }, { seat: 1, invite: key }),
      hall.ask('invited', GUEST, { id }, { invite: key }),
      hall.ask('table', GUEST, { id }),
      hall.ask('log', GUEST, { id }),
      hall.ask('match', GUEST, { id }),
      hall.ask('chatLog', GUEST, { id, room: 'watchers' }),
    ];
    expect(await Promise.all(tries.map((asked) => hall.refusalOf(asked)))).toEqual(
      tries.map(() => 'missing'),
    );
  });
});

describe('a host', () => {
  test('changes nothing once the table has started', async () => {
    const hall = await newHall();
    const { id, revision } = await hall.started();
    const { id: _id, match: _match, ...arrangement } = wanted({ label: 'Later' });
    const changed = hall.ask('arrange', HOST, { id }, { ...arrangement, revision });
    expect(await hall.refusalOf(changed)).toBe('stale');
    const { label, seats } = await hall.ask('table', HOST, { id });
    expect([label, seats.map(({ user: sitting }) => sitting)]).toEqual(['', [HOST.id, GUEST.id, THIRD.id]]);
  });

  test('changes a waiting table as they have seen it, and keeps whoever sits there', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    const {
      id: _id,
      match: _match,
      ...arrangement
    } = wanted({
      label: 'Later',
      seats: [{ kind: 'online', user: GUEST.id }, { kind: 'me' }, { kind: 'online', user: null }],
    });
    const stale = { ...arrangement, revision: 0 };
    expect(await hall.refusalOf(hall.ask('arrange', HOST, { id }, stale))).toBe('stale');
    const info = await hall.ask('arrange', HOST, { id }, { ...arrangement, revision: 1 });
    expect(info.label).toBe('Later');
    expect(info.revision).toBe(2);
    expect(info.seats.map(({ user: sitting }) => sitting)).toEqual([GUEST.id, HOST.id, null]);
    const strange = { ...arrangement, revision: 2, seats: [{ kind: 'online', user: THIRD.id }] as const };
    expect(
      await hall.refusalOf(
        hall.ask('arrange', HOST, { id }, { ...strange, seats: [...strange.seats, ...arrangement.seats] }),
      ),
    ).toBe('stale seats.0');
  });

  test('cancels it, and nothing of it is left', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall, { match: begun() });
    await hall.ask('cancelTable', HOST, { id });
    expect(await hall.refusalOf(hall.ask('table', HOST, { id }))).toBe('missing');
    expect(await hall.refusalOf(hall.ask('invited', GUEST, { id }, { invite: key }))).toBe('missing');
    const rows = ['listings', 'seats', 'imports', 'invites'].flatMap((name) =>
      hall.store.sqlite.prepare(`select * from ${name}`).all(),
    );
    expect(rows).toEqual([]);
  });

  test('starts once every seat is taken, and only once', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall);
    expect(await hall.refusalOf(hall.ask('startTable', HOST, { id }))).toBe('unplayable seats');
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    await hall.ask('claim', THIRD, { id }, { seat: 2, invite: key });
    const starts = [1, 2].map(() => hall.refusalOf(hall.ask('startTable', HOST, { id })));
    expect((await Promise.all(starts)).sort()).toEqual(['done', 'stale']);
    const info = await hall.ask('table', HOST, { id });
    expect(info).toMatchObject({ state: 'running', begun: 0, actions: 0 });
    expect(info.terms?.match.players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(info.turn).toMatchObject({ kind: 'decide', seat: 0 });
    expect(await hall.refusalOf(hall.ask('cancelTable', HOST, { id }))).toBe('not-running');
  });
});

describe('a table starts', () => {
  test('by itself with the last seat, where that was wished', async () => {
    const hall = await newHall();
    const { id, key } = await made(hall, { startsFull: true });
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    const info = await hall.ask('claim', THIRD, { id }, { seat: 2, invite: key });
    expect(info.state).toBe('running');
    expect(hall.notices).toEqual([{ kind: 'turn', user: HOST.id, table: id }]);
  });

  test('with seats drawn by lot and a seed nobody has chosen', async () => {
    // Always the last one that is left.
    const hall = await newHall({ draw: (below) => below - 1 });
    const { seats, terms } = await hall.started({ isDrawn: true });
    expect(seats.map(({ user: sitting }) => sitting)).toEqual([THIRD.id, GUEST.id, HOST.id]);
    expect(terms?.match.players.map(({ name }) => name)).toEqual(['Cleo', 'Ben', 'Ann']);
    expect(terms?.match.seed).toBe(2 ** 31 - 1);
  });

  test('with names that can be told apart', async () => {
    const hall = await newHall();
    hall.people.known.set(THIRD.id, 'ben');
    const { terms } = await hall.started();
    expect(terms?.match.players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'ben 2']);
  });

  test('where the game stands that is put online', async () => {
    const hall = await newHall();
    const match = begun();
    const wish = wanted({ match, title: '1848', ruleSet: 'nonsense', isDrawn: true });
    const { id } = await hall.ask('makeTable', HOST, {}, wish);
    const { key } = await hall.ask('invite', HOST, { id });
    expect(await hall.ask('table', HOST, { id })).toMatchObject({ title: 'chicago-express', begun: 12 });
    await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
    await hall.ask('claim', THIRD, { id }, { seat: 2, invite: key });
    const { terms, seats } = await hall.ask('startTable', HOST, { id });
    expect(terms?.match).toMatchObject({ seed: match.seed, ruleSet: 'book' });
    expect(seats.map(({ user: sitting }) => sitting)).toEqual([HOST.id, GUEST.id, THIRD.id]);
    const { entries, head } = await hall.ask('log', GUEST, { id });
    expect(entries.map((entry) => entry.kind === 'act' && entry.action)).toEqual(match.actions);
    if (!CHICAGO) throw new Error('no game');
    expect(head.hash).toBe(hashOf(replay(CHICAGO, match)));
  });

  test.each([
    ['an action that is not legal', { actions: [{ type: 'pass', by: 2 }] }, 'unplayable match.actions.0'],
    ['no game file', { railhead: 2 }, 'unplayable match'],
    ['a game that is over', { actions: begun(9999).actions }, 'unplayable match'],
    ['other players', { players: [{ name: 'A' }, { name: 'B' }] }, 'unplayable match.actions.0'],
  ])('not from %s', async (_, more, refusal) => {
    const hall = await newHall();
    const match = { ...begun(), ...more } as Match;
    const asked = hall.refusalOf(hall.ask('makeTable', HOST, {}, wanted({ match })));
    expect((await asked).replace(/actions\.\d+$/, 'actions.0')).toBe(refusal);
  });
});

describe('a started table', () => {
  test('gives its match as a file that can be opened', async () => {
    const hall = await newHall();
    const { id } = await hall.started({
      seats: [
        { kind: 'me' },
        { kind: 'online', user: null },
        { kind: 'computer', computer: { level: 'easy', manner: 'bold' }, name: 'Engine' },
      ],
    });
    const match = await hall.ask('match', GUEST, { id });
    expect(parseMatch(JSON.stringify(match), GAMES)).toEqual(match);
    expect(match.players).toEqual([
      { name: 'Ann' },
      { name: 'Ben' },
      { name: 'Engine', computer: { level: 'easy', manner: 'bold' } },
    ]);
  });

  test('gives nobody a seat that somebody or a computer has, nor a second one', async () => {
    const hall = await newHall();
    const { id } = await hall.started({
      seats: [
        { kind: 'me' },
        { kind: 'online', user: null },
        { kind: 'computer', computer: { level: 'easy', manner: 'bold' }, name: 'Engine' },
      ],
    });
    const { key } = await hall.ask('invite', HOST, { id });
    const claim = (me: typeof HOST, seat: number): Promise<string> =>
      hall.refusalOf(hall.ask('claim', me, { id }, { seat, invite: key }));
    expect([await claim(THIRD, 0), await claim(THIRD, 1), await claim(THIRD, 2)]).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
    await hall.ask('leave', GUEST, { id, seat: '1' });
    expect(await claim(HOST, 1)).toBe('taken');
    expect(await claim(THIRD, 1)).toBe('done');
  });

  test('is left and taken again with an invitation, under the name of the one who comes', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const newcomer = user('Dora', 'guest');
    hall.people.known.set(newcomer.id, 'Dora');
    await hall.ask('leave', GUEST, { id, seat: '1' });
    expect(nth((await hall.ask('table', HOST, { id })).seats, 1).name).toBeNull();
    expect(await hall.refusalOf(hall.ask('leave', GUEST, { id, seat: '1' }))).toBe('rights');
    const { key } = await hall.ask('invite', HOST, { id });
    expect(await hall.refusalOf(hall.ask('claim', THIRD, { id }, { seat: 1, invite: key }))).toBe('taken');
    const info = await hall.ask('claim', newcomer, { id }, { seat: 1, invite: key });
    expect(nth(info.seats, 1)).toEqual({ user: newcomer.id, computer: null, name: 'Dora' });
    expect(info.people.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben', 'Cleo', 'Dora']);
    const kinds = (await hall.entries(id)).map(({ kind, who }) => [kind, who]);
    expect(kinds).toEqual([
      ['seat', GUEST.id],
      ['seat', newcomer.id],
    ]);
  });

  test('is on top of the list of the one who has to decide', async () => {
    const hall = await newHall();
    const first = await hall.started();
    hall.timing.advance(1000);
    const second = await hall.started();
    hall.timing.advance(1000);
    const waiting = await hall.ask('makeTable', HOST, {}, wanted());
    const ids = async (me: typeof HOST): Promise<string[]> =>
      (await hall.ask('myTables', me)).map(({ id }) => id);
    // The one that waits longest comes first; what waits for nobody by its last change.
    expect(await ids(HOST)).toEqual([first.id, second.id, waiting.id]);
    expect(await ids(GUEST)).toEqual([second.id, first.id]);
  });

  test('nudges the one on turn, once a turn, and never oneself', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    const page = hall.page(HOST);
    expect(await hall.refusalOf(hall.ask('nudge', HOST, { id }))).toBe('rights');
    await hall.ask('nudge', GUEST, { id });
    expect(await page.next('nudge')).toEqual({ type: 'nudge', id, name: 'Ben' });
    expect(hall.notices.at(-1)).toEqual({ kind: 'nudged', user: HOST.id, table: id });
    expect(await hall.refusalOf(hall.ask('nudge', THIRD, { id }))).toBe('slow-down');
  });

  test('is played again by the same people in the same order', async () => {
    const hall = await newHall();
    const { id } = await hall.started({
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Dora' }, { kind: 'online', user: null }],
    });
    const fresh = freshKey();
    const info = await hall.ask('rematch', GUEST, { id }, { id: fresh });
    expect(info).toMatchObject({ id: fresh, host: GUEST.id, state: 'open', startsFull: false });
    expect(info.seats.map(({ name }) => name)).toEqual(['Ann', 'Dora', 'Ben']);
    expect(await hall.ask('rematch', GUEST, { id }, { id: fresh })).toEqual(info);
    expect((await hall.ask('startTable', GUEST, { id: fresh })).state).toBe('running');
  });

  test('keeps what each user notes, with what stood there before', async () => {
    const hall = await newHall();
    const { id } = await hall.started();
    expect(await hall.ask('note', GUEST, { id })).toEqual({ text: '', before: null });
    await hall.ask('setNote', GUEST, { id }, { text: 'sell' });
    await hall.ask('setNote', GUEST, { id }, { text: 'hold' });
    expect(await hall.ask('note', GUEST, { id })).toEqual({ text: 'hold', before: 'sell' });
    expect(await hall.ask('note', HOST, { id })).toEqual({ text: '', before: null });
  });
});

test('the lobby has what is listed: free seats first, nothing that is over', async () => {
  const hall = await newHall();
  const running = await hall.started({ visibility: 'listed' });
  const { id: open } = await made(hall, { visibility: 'listed' });
  await made(hall, { visibility: 'link' });
  await made(hall, { visibility: 'private' });
  const lobby = await hall.ask('lobby', null);
  expect(lobby.map(({ id, state }) => [id, state])).toEqual([
    [open, 'open'],
    [running.id, 'running'],
  ]);
});
