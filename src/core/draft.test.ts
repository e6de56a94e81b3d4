import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draft } from './draft.ts';
import { canonicalJson, deepFreeze } from './json.ts';

interface Toy {
  round: { name: string; turn: number };
  players: { name: string; certs: string[] }[];
  cash: Record<string, number>;
  empty: { a: number } | null;
  count: number;
}

function toy(): Toy {
  return {
    round: { name: 'SR', turn: 1 },
    players: [
      { name: 'Ann', certs: ['A_0'] },
      { name: 'Bob', certs: [] },
    ],
    cash: { bank: 100, 0: 5 },
    empty: null,
    count: 3,
  };
}

describe('a draft', () => {
  test('never touches what it began with', () => {
    const base = deepFreeze(toy());
    const before = canonicalJson(base);
    const draft = new Draft(base);
    draft.own('cash')['bank'] = 90;
    draft.ownIn(draft.own('players'), 0).name = 'Eve';
    draft.ownIn(draft.ownIn(draft.own('players'), 1), 'certs').push('A_1');
    draft.own('players').push({ name: 'Cid', certs: [] });
    draft.state.count = 4;
    expect(canonicalJson(base)).toBe(before);
    expect(draft.state).toEqual({
      ...toy(),
      cash: { bank: 90, 0: 5 },
      players: [
        { name: 'Eve', certs: ['A_0'] },
        { name: 'Bob', certs: ['A_1'] },
        { name: 'Cid', certs: [] },
      ],
      count: 4,
    });
  });

  test('copies a slice once, then works on its own copy', () => {
    const base = toy();
    const draft = new Draft(base);
    const mine = draft.own('cash');
    expect(mine).not.toBe(base.cash);
    expect(draft.own('cash')).toBe(mine);
    expect(draft.state.cash).toBe(mine);
    const player = draft.ownIn(draft.own('players'), 0);
    expect(draft.ownIn(draft.own('players'), 0)).toBe(player);
    expect(draft.state.players[0]).toBe(player);
  });

  test('shares what was not written to', () => {
    const base = deepFreeze(toy());
    const draft = new Draft(base);
    draft.ownIn(draft.own('players'), 0).name = 'Eve';
    expect(draft.state.round).toBe(base.round);
    expect(draft.state.cash).toBe(base.cash);
    expect(draft.state.players).not.toBe(base.players);
    expect(draft.state.players[1]).toBe(base.players[1]);
    expect(draft.state.players[0]?.certs).toBe(base.players[0]?.certs);
  });

  test('changes a record in its place and leaves the old one as it was, also one of its own', () => {
    const base = deepFreeze(toy());
    const draft = new Draft(base);
    draft.change('players', 0, { name: 'Eve' });
    const first = draft.state.players[0];
    draft.change('players', 0, { certs: [] });
    expect(first).toEqual({ name: 'Eve', certs: ['A_0'] });
    expect(draft.state.players[0]).toEqual({ name: 'Eve', certs: [] });
    expect(draft.state.players[1]).toBe(base.players[1]);
  });

  test('copies state and records as the title says', () => {
    const copied: string[] = [];
    const draft = new Draft(toy(), {
      state(state) {
        copied.push('state');
        return { ...state };
      },
      records: {
        players(player) {
          copied.push('player');
          return { ...(player as Toy['players'][number]) };
        },
      },
    });
    draft.change('players', 1, { name: 'Eve' });
    expect(copied).toEqual(['state', 'player']);
    expect(draft.state.players[1]).toEqual({ name: 'Eve', certs: [] });
  });

  test('a list stays a list, and what is no object comes back as it is', () => {
    const draft = new Draft(toy());
    expect(Array.isArray(draft.own('players'))).toBe(true);
    expect(draft.own('empty')).toBeNull();
    expect(draft.own('count')).toBe(3);
  });

  test('two drafts of one state know nothing of each other', () => {
    const base = deepFreeze(toy());
    const [one, two] = [new Draft(base), new Draft(base)];
    one.own('cash')['bank'] = 1;
    two.own('cash')['bank'] = 2;
    expect([base.cash['bank'], one.state.cash['bank'], two.state.cash['bank']]).toEqual([100, 1, 2]);
  });

  test('a draft of a draft copies again', () => {
    const first = new Draft(toy());
    first.own('cash')['bank'] = 1;
    const second = new Draft(deepFreeze(first.state));
    second.own('cash')['bank'] = 2;
    expect([first.state.cash['bank'], second.state.cash['bank']]).toEqual([1, 2]);
  });

  test('only written slices differ, whatever is written', () => {
    const keys = ['round', 'players', 'cash'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 6 }), (written) => {
        const base = deepFreeze(toy());
        const draft = new Draft(base);
        for (const key of written) draft.own(key);
        for (const key of keys) expect(draft.state[key] === base[key]).toBe(!written.includes(key));
        expect(draft.state).toEqual(base);
      }),
      { seed: 1848 },
    );
  });
});

test('events come in order, with a rule only where one is given', () => {
  const draft = new Draft({});
  draft.emit('started', {});
  draft.emit('paid', { amount: 5 }, '1848-3.2');
  expect(draft.events).toEqual([
    { key: 'started', params: {} },
    { key: 'paid', params: { amount: 5 }, rule: '1848-3.2' },
  ]);
  expect('rule' in (draft.events[0] as object)).toBe(false);
});
