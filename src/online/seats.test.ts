import { describe, expect, test } from 'vitest';
import { ANN, BEN, BOLD, CLEO, person, STRANGER } from '../testing/online/sample-table.ts';
import {
  DEEDS,
  handOn,
  may,
  personsAt,
  type Place,
  RIGHTS,
  type Role,
  ROLES,
  rolesOf,
  STATES,
} from './seats.ts';

const PLACE: Place = {
  host: CLEO,
  visibility: 'link',
  state: 'running',
  seats: [
    person(ANN),
    { user: BEN, computer: BOLD },
    { user: null, computer: BOLD },
    { user: null, computer: null },
  ],
  proxies: false,
};

/** A user of each role at a table that may be seen or not. */
const WHO: Readonly<Record<Role, { readonly user: string | null; readonly isHidden: boolean }>> = {
  nobody: { user: null, isHidden: false },
  stranger: { user: STRANGER, isHidden: true },
  watcher: { user: STRANGER, isHidden: false },
  player: { user: ANN, isHidden: true },
  host: { user: CLEO, isHidden: true },
};

describe('rights', () => {
  test('roles follow from who sits there, who is host and who may see the table', () => {
    expect(rolesOf(null, PLACE)).toEqual(['nobody']);
    expect(rolesOf(STRANGER, PLACE)).toEqual(['watcher']);
    expect(rolesOf(BEN, PLACE)).toEqual(['player']);
    expect(rolesOf(CLEO, PLACE)).toEqual(['host']);
    expect(rolesOf(ANN, { ...PLACE, host: ANN })).toEqual(['player', 'host']);
    const hidden = { ...PLACE, visibility: 'private' } as const;
    expect(rolesOf(null, hidden)).toEqual([]);
    expect(rolesOf(STRANGER, hidden)).toEqual(['stranger']);
    expect(rolesOf(ANN, hidden)).toEqual(['player']);
  });

  test('every deed × role × state is as the table of rights says', () => {
    for (const deed of DEEDS) {
      for (const role of ROLES) {
        for (const state of STATES) {
          const { user, isHidden } = WHO[role];
          const visibility = isHidden ? 'private' : 'link';
          const right = RIGHTS[deed] as { roles: readonly Role[]; states: readonly string[] };
          const no = state === 'held' ? 'held' : 'not-running';
          const wanted = !right.roles.includes(role) ? 'seat' : right.states.includes(state) ? null : no;
          expect([deed, role, state, may(user, deed, { ...PLACE, visibility, state })]).toEqual([
            deed,
            role,
            state,
            wanted,
          ]);
        }
      }
    }
  });

  test('only players change what is played, and only while it is played', () => {
    for (const deed of ['act', 'undo', 'ask', 'answer'] as const) {
      expect(RIGHTS[deed].roles).toEqual(['player']);
      expect(RIGHTS[deed].states).not.toContain('held');
      expect(RIGHTS[deed].states).not.toContain('open');
    }
  });

  test('nobody without a right to look learns anything of a private table', () => {
    const hidden: Place = { ...PLACE, visibility: 'private' };
    for (const user of [null, STRANGER]) {
      const allowed = DEEDS.filter((deed) => may(user, deed, hidden) === null);
      expect(allowed).toEqual(user === null ? [] : ['claim']);
    }
  });

  test("one moves for one's own seat, not for others, nor while a computer has it", () => {
    expect(may(ANN, 'act', PLACE, 0)).toBeNull();
    for (const seat of [1, 2, 3, 9, -1]) expect(may(ANN, 'act', PLACE, seat)).toBe('seat');
    expect(may(BEN, 'act', PLACE, 1)).toBe('seat');
  });

  test('for other persons only where the table allows it, and players alone', () => {
    const friends: Place = {
      ...PLACE,
      proxies: true,
      seats: [person(ANN), person(BEN), { user: null, computer: BOLD }, { user: BEN, computer: BOLD }],
    };
    expect([0, 1, 2, 3].map((seat) => handOn(ANN, friends, seat))).toEqual(['own', 'proxy', null, null]);
    expect(handOn(STRANGER, friends, 1)).toBeNull();
    expect(handOn(null, friends, 1)).toBeNull();
  });

  test('persons at a table, each once', () => {
    expect(personsAt([person(ANN), person(BEN), person(ANN), { user: null, computer: BOLD }])).toEqual([
      ANN,
      BEN,
    ]);
  });
});
