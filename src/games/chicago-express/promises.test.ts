import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import {
  bid,
  develop,
  expand,
  pass,
  playCE,
  positionCE,
  refusalCE,
  startCE,
} from '../../testing/chicago-express/position.ts';
import { BANK, treasury, wallet } from './data.ts';
import { chicagoExpress } from './game.ts';
import { incomeFromBoard, invariants } from './invariants.ts';
import { hexNamed } from './map.ts';
import type { State } from './state.ts';

/** A position with some of everything, in which every promise holds. */
const SOUND = positionCE({
  houses: ['Q3', 'Q4'],
  table: { wheeling: 4 },
  companies: {
    PRR: { hexes: ['R4', 'Q4', 'Q3'], held: { 0: 1 }, treasury: 9 },
    'B&O': { hexes: ['I6'], held: { 1: 2 } },
    WAB: { hexes: ['D3'] },
  },
});

type Spoil = (state: State) => void;

/** The same with one thing broken. */
function spoilt(change: Spoil): string[] {
  const state = structuredClone(SOUND);
  change(state);
  return invariants(state);
}

describe('promises', () => {
  it('CE-13.2: a sound position keeps them all, its incomes told by the board', () => {
    expect(invariants(SOUND)).toEqual([]);
    expect([0, 1, 4].map((company) => incomeFromBoard(SOUND, company as 0))).toEqual([9, 10, 1]);
  });

  it.each<[name: string, change: Spoil, complaint: string]>([
    ['CE-13.2: income', (state) => (state.income[0] = 8), 'income of PRR is 8, the board says 9'],
    ['CE-13.3: shares', (state) => (state.unsold[1] = 3), '2 of 4 shares of B&O are held'],
    ['CE-13.3: locomotives', (state) => (state.charters[4] = 11), 'WAB has 1 + 11 locomotives'],
    ['CE-13.3: houses', (state) => (state.supply = 19), '2 + 19 houses'],
    ['CE-13.4: money', (state) => (state.cash[BANK] = 0), 'money is'],
    [
      'CE-13.4: debt',
      (state) => {
        state.cash[wallet(0)] = -1;
        state.cash[wallet(1)] = (state.cash[wallet(1)] as number) + 41;
      },
      'in debt',
    ],
    ['CE-8.5: forests', (state) => (state.present[hexNamed('Q4')] = 3), 'Q4 has two companies'],
    [
      'CE-6.6: dials',
      (state) => (state.dials = { auction: 3, development: 4, expansion: 0 }),
      '2 dials are red',
    ],
    [
      'CE-18.1.1: hexes that wait for no auction',
      (state) => (state.unbuilt = { company: 0, hexes: [hexNamed('P3')] }),
      'hexes of PRR are not built',
    ],
    [
      'CE-18.1.1: hexes that cannot be paid',
      (state) => (state.unbuilt = { company: 1, hexes: [hexNamed('H6')] }),
      'B&O cannot pay what it still builds',
    ],
    [
      'CE-18.1.1: hexes without locomotives',
      (state) => {
        state.unbuilt = { company: 0, hexes: [hexNamed('P3')] };
        state.charters[0] = 0;
      },
      'PRR lacks locomotives for what it still builds',
    ],
  ])('%s', (_name, change, complaint) => {
    expect(spoilt(change).join('\n')).toContain(complaint);
  });

  it('CE-12.3, CE-13.2, CE-13.3, CE-13.4: hold in random games, none of which has more than eight dividends', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const seats = 2 + (seed % 5);
      const bots = Array.from({ length: seats }, (_, seat) =>
        (BOTS['random'] as (typeof BOTS)[string])(seed * 100 + seat),
      );
      const options = {
        open_home_hexes: seed % 2 === 0,
        wabash_minimum: seed % 3 === 0,
        chicago_at_once: seed % 4 < 2,
        forest_grant: seed % 5 === 0,
      };
      const { state } = playGame(chicagoExpress, {
        seats,
        ruleSet: 'book',
        options,
        seed,
        bots,
        onState: (now) => expect(invariants(now)).toEqual([]),
      });
      expect(state.dividends).toBeLessThanOrEqual(8);
      expect(state.dividends).toBeGreaterThan(0);
    }
  });
});

describe('what is seen', () => {
  it('CE-13.1: everybody sees the same, all of it', () => {
    const seen = [0, 1, null].map((seat) => JSON.stringify(chicagoExpress.view(SOUND, seat)));
    expect(new Set(seen).size).toBe(1);
    expect(chicagoExpress.view(SOUND, null)).toMatchObject({
      phase: 'turn',
      players: [{ cash: 40, shares: { PRR: 1 }, dividend: 9 }, { shares: { 'B&O': 2 } }, {}],
      industries: [{ value: 1 }, { value: 4 }, { value: 4 }],
    });
    expect(SOUND.cash[treasury(0)]).toBe(9);
  });

  it('CE-15.1: the phases, an auction with all its details among them', () => {
    const view = chicagoExpress.view(playCE(startCE(3), bid('PRR', 8)), null);
    expect(view).toMatchObject({
      phase: 'auction',
      auction: { company: 'PRR', kind: 'opening', bid: 8, bidder: 0, speaker: 1, minimum: 7 },
    });
  });
});

describe('refusals', () => {
  it('CE-14.6, CE-14.3: change nothing, and cite a rule that exists', () => {
    const before = structuredClone(SOUND);
    for (const want of [pass, develop('A1'), develop('Q3'), expand('NYC', 'R3')]) {
      expect(refusalCE(SOUND, want)).not.toBe('accepted');
    }
    expect(SOUND).toEqual(before);
    const odd = chicagoExpress.apply(SOUND, { type: 'sing', by: 0 } as never);
    expect(odd).toMatchObject({ code: 'unknown-action', rule: 'CE-14.3' });
  });

  it('CE-15.3: greyed choices carry their code and a rule of the list', () => {
    const greyed = chicagoExpress.choices(SOUND, { greyed: true }).filter(({ refusal }) => refusal);
    const codes = new Set(greyed.map(({ refusal }) => refusal?.code));
    expect(codes).toEqual(new Set(['no-share']));
    for (const { refusal } of greyed) expect(chicagoExpress.rules).toContain(refusal?.rule);
  });
});
