import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { lineOf } from '../../testing/bad-input.ts';
import { resolveOptions } from '../../core/game.ts';
import { asked, denied, PASS, play, type Want } from '../../testing/1860/play.ts';
import { game1860 } from './game.ts';
import { setup } from './setup.ts';
import { sharePrice, type State } from './state.ts';

function start(seats: number, options: Record<string, boolean> = {}, rules = '18xx.games'): State {
  return setup(seats, resolveOptions(game1860, rules, options));
}

function withCash(state: State, cash: readonly number[]): State {
  const purses = { ...state.cash };
  for (const [seat, amount] of cash.entries()) {
    purses['bank'] = (purses['bank'] ?? 0) + (purses[seat] ?? 0) - amount;
    purses[seat] = amount;
  }
  return { ...state, cash: purses };
}

const bid = (price: number): Want => ({ type: 'bid', price });
const take = (id: 'BHC' | 'YHC' | 'CMH' | 'RPSC'): Want => ({ type: 'choose_private', private: id });

describe('1860-3 the auction', () => {
  it('1860-1.1, 1860-1.11: cash by number of players, the first seat begins', () => {
    for (const [seats, cash] of [
      [2, 1000],
      [3, 670],
      [4, 500],
    ] as const) {
      const state = start(seats);
      expect(state.order.map((seat) => cashOf(state, seat))).toEqual(Array(seats).fill(cash));
      expect(asked(state)).toBe('0 auction');
    }
    expect(lineOf(() => start(5))).toBe('1860 is for 2 to 4 players, not 5');
  });

  it('scenario 1 (1860-3.3, 1860-23/D-1) a bid is 5 more than the last one; in fives with bid_step_5', () => {
    const state = play(start(2), bid(5));
    expect(denied(state, bid(9))).toBe('bid-too-low 1860-3.3');
    expect([denied(state, bid(10)), denied(state, bid(27))]).toEqual(['accepted', 'accepted']);
    const fives = play(start(2, { bid_step_5: true }), bid(5));
    expect(denied(fives, bid(27))).toBe('bid-in-fives 1860-23/D-1');
    expect(denied(fives, bid(25))).toBe('accepted');
  });

  it('scenario 2 (1860-3.6, 1860-3.9) all pass: the one who began must buy, and the next begins', () => {
    const won = play(start(3), PASS, PASS, PASS);
    expect(asked(won)).toBe('0 auction');
    expect(denied(won, PASS)).toBe('must-choose 1860-3.5');
    const next = play(won, take('RPSC'));
    expect(cashOf(next, 0)).toBe(540);
    expect(asked(next)).toBe('1 auction');
  });

  it('scenario 3 (1860-3.4, 1860-3.5, 1860-23/D-22) the last one left bids what leaves the cheapest lot', () => {
    const last = play(withCash(start(3), [540, 670, 670]), PASS, PASS, PASS, take('BHC'));
    // Seat 1 begins now; the others pass and leave seat 0 alone.
    const alone = play(withCash(start(3), [540, 670, 670]), bid(5), PASS);
    expect(denied(alone, bid(4))).toBe('bid-too-low 1860-3.3');
    const free = withCash(
      { ...start(3), round: { ...start(3).round, at: 0, bids: [0, null, null] } as never },
      [540, 670, 670],
    );
    expect(denied(free, bid(4))).toBe('bid-too-low 1860-3.3');
    expect(denied(free, bid(511))).toBe('bid-too-high 1860-3.4');
    const won = play(free, bid(510));
    expect(denied(won, take('YHC'))).toBe('not-enough-cash 1860-3.7');
    expect(cashOf(play(won, take('BHC')), 0)).toBe(0);
    expect(cashOf(last, 0)).toBe(510);
  });

  it('scenario 4 (1860-3.7, 1860-3.8) a winner without money takes a certificate at 74 for nothing', () => {
    const state = start(2);
    const privates = Object.fromEntries(
      Object.keys(state.privates).map((id) => [id, { owner: 1, closed: false }]),
    ) as State['privates'];
    const won = play(withCash({ ...state, privates }, [0, 300]), PASS, PASS);
    const par = (company: string, price: number): Want => ({ type: 'par', company, price });
    expect([denied(won, par('C&N', 74)), denied(won, par('IOW', 82))]).toEqual([
      'accepted',
      'not-enough-cash 1860-3.7',
    ]);
    const taken = play(won, par('IOW', 74));
    expect([cashOf(taken, 0), companyOf(taken, 'IOW').president, sharePrice(taken, 'IOW')]).toEqual([
      0, 0, 74,
    ]);
  });

  it('scenario 5 (1860-3.2, 1860-3.4) who cannot bid is asked and may only pass', () => {
    const state = play(withCash(start(2), [1000, 60]), bid(40));
    expect(asked(state)).toBe('1 auction');
    expect(denied(state, bid(45))).toBe('bid-too-high 1860-3.4');
    expect(asked(play(state, PASS))).toBe('0 auction');
  });

  it('1860-3.1 six lots, a certificate at one of four prices', () => {
    const won = play(start(2), PASS, PASS);
    expect(denied(won, { type: 'par', company: 'IWNJ', price: 74 })).toBe('no-such-lot 1860-3.1');
    expect(denied(won, { type: 'par', company: 'C&N', price: 78 })).toBe('no-such-par 1860-3.7');
    expect(denied(won, { type: 'choose_private', private: 'FFC' })).toBe('no-such-lot 1860-3.1');
    expect(play(won, { type: 'par', company: 'C&N', price: 100 }).cash[0]).toBe(800);
  });

  function afterAuction(cash: number[], owners: Record<string, number>, options = {}): State {
    const state = start(cash.length, options);
    const privates = Object.fromEntries(
      Object.keys(state.privates).map((id) => [id, { owner: owners[id] ?? null, closed: false }]),
    ) as State['privates'];
    // The last lot is IOW, paid by the first seat from its surplus.
    const rich = withCash({ ...state, privates }, [(cash[0] ?? 0) + 148, ...cash.slice(1)]);
    const company = { ...companyOf(state, 'C&N'), par: 74, cell: [0, 20] as const, president: 1 };
    const certificates = {
      ...state.certificates,
      'C&N': { 1: ['C&N_0'], ipo: state.certificates['C&N']?.['ipo']?.slice(1) ?? [] },
    };
    const ready: State = {
      ...rich,
      companies: { ...state.companies, 'C&N': company },
      market: { '0,20': ['C&N'] },
      certificates,
      round: { kind: 'auction', start: 0, at: 0, bids: cash.map(() => 0), winner: 0 },
    };
    return play(ready, { type: 'par', company: 'IOW', price: 74 });
  }

  it('scenario 6 (1860-3.10, 1860-23/D-2) the priority after the auction, and its tie', () => {
    const two = afterAuction([672, 672], { RPSC: 0, YHC: 0, CMH: 1, BHC: 1 });
    expect(asked(two)).toBe('1 stock');
    const owners = { RPSC: 0, YHC: 1, CMH: 1, BHC: 2 };
    expect(asked(afterAuction([670, 670, 370], owners))).toBe('2 stock');
    expect(asked(afterAuction([670, 670, 370], owners, { pd_tie_among_richest: true }))).toBe('0 stock');
    expect(asked(afterAuction([500, 670, 370], owners))).toBe('1 stock');
  });
});
