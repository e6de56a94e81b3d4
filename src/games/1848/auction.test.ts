import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../core/game.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { position } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { PRIVATE_IDS, type PrivateId } from './data.ts';
import { game1848 } from './game.ts';
import type { Options } from './options.ts';
import { certificatesOf, sharePrice, type State, worth } from './state.ts';

const pass: Want = { type: 'pass' };
const buy = (id: PrivateId): Want => ({ type: 'buy_private', private: id });
const lower = (id: PrivateId): Want => ({ type: 'lower_private', private: id });

function auction(seats = 3, options: Partial<Options> = {}): State {
  return game1848.setup(seats, resolveOptions(game1848, '18xx.games', { ...options }), 0);
}

/** Every private lowered six times: with three players seat 0 is on turn again. */
function allAtFloor(options: Partial<Options> = {}): State {
  const lowers = PRIVATE_IDS.flatMap((id) => Array.from({ length: 6 }, () => lower(id)));
  return play(auction(3, options), ...lowers);
}

const prices = (state: State): number[] => PRIVATE_IDS.map((id) => state.privates[id].price);
const cashes = (state: State): number[] =>
  Array.from({ length: state.seats }, (_, seat) => cashOf(state, seat));

describe('1848-3 private auction', () => {
  it('scenario 1 (1848-3.1, 1848-3.5) a recorded auction', () => {
    const before = RECORDS_1848.stateAfter('B', 15);
    expect(before.privates.P6.price).toBe(210);
    const state = play(before, buy('P6'));
    expect(cashOf(state, 0)).toBe(510 - 210);
    expect(companyOf(state, 'CAR')).toMatchObject({ par: 100, cell: [1, 5], director: 0 });
    const end = RECORDS_1848.stateAfter('B', 30);
    expect([...cashes(end), cashOf(end, 'bank')]).toEqual([280, 355, 445, 415, 370, 8135]);
    expect(decision(end)).toMatchObject({ seat: 1, round: 'SR 1' });
    expect(end.order[0]).toBe(1);
  });

  it('scenario 2 (1848-3.1, 1848-3.3) everything at its floor, nobody owns any', () => {
    const state = allAtFloor();
    expect(prices(state)).toEqual([0, 40, 80, 140, 140, 200]);
    expect(denied(state, pass)).toBe('must-lower-or-buy 1848-3.3');
    expect(denied(state, lower('P4'))).toBe('at-floor 1848-3.1');
    const next = play(state, buy('P1'));
    expect(cashOf(next, 0)).toBe(840);
    expect(denied(next, pass)).toBe('must-lower-or-buy 1848-3.3');
  });

  it('scenario 2 (1848-3.3, 1848-20/D-01) auction_pass=any_private_sold lets the next player pass', () => {
    const state = allAtFloor({ auction_pass: 'any_private_sold' });
    expect(denied(state, pass)).toBe('must-lower-or-buy 1848-3.3');
    expect(decision(play(state, buy('P1'), pass)).seat).toBe(2);
    // Not as long as something can still be lowered.
    const early = play(auction(3, { auction_pass: 'any_private_sold' }), buy('P1'));
    expect(denied(early, pass)).toBe('must-lower-or-buy 1848-3.3');
  });

  it('scenario 3 (1848-3.4) all pass: privates pay and the auction goes on', () => {
    const start = play(allAtFloor(), buy('P1'), buy('P2'), buy('P3'));
    expect(cashes(start)).toEqual([840, 800, 760]);
    const paid = play(start, pass, pass, pass);
    expect(cashes(paid)).toEqual([845, 810, 775]);
    expect(decision(paid)).toMatchObject({ seat: 0, round: 'auction' });
    expect(prices(paid)).toEqual(prices(start));
    // Pass states have cleared: it takes three more passes, and they pay again.
    const twice = play(paid, pass, pass);
    expect(cashes(twice)).toEqual([845, 810, 775]);
    expect(cashes(play(twice, pass))).toEqual([850, 820, 790]);
  });

  it('1848-3.4: only when the latest action of everybody is a pass', () => {
    const start = play(auction(), buy('P1'), buy('P2'), buy('P3'));
    const state = play(start, pass, pass, lower('P4'), pass, pass);
    expect(cashes(state)).toEqual(cashes(start));
    expect(cashOf(play(state, pass), 2)).toBe(cashOf(start, 2) + 15);
  });

  it('1848-3.1: exactly one of buying, lowering by 5 and passing', () => {
    const state = play(auction(), lower('P6'));
    expect(prices(state)).toEqual([30, 70, 110, 170, 170, 225]);
    expect(decision(state).seat).toBe(1);
    const sold = play(state, buy('P6'));
    expect(decision(sold).seat).toBe(2);
    expect(denied(sold, buy('P6'))).toBe('already-sold 1848-3.1');
    expect(denied(sold, lower('P6'))).toBe('already-sold 1848-3.1');
    expect(denied(sold, { type: 'buy_share', company: 'CAR', from: 'ipo' })).toBe('not-now 1848-3.1');
  });

  it('1848-3.2: a private costs its price at once, in cash', () => {
    const around = ['P1', 'P1', 'P1', 'P1', 'P1'] as const;
    let state = play(auction(6), buy('P6'), ...around.map(lower), buy('P5'));
    expect(cashOf(state, 0)).toBe(430 - 230 - 170);
    expect(cashOf(state, 'bank')).toBe(7420 + 400);
    state = play(state, lower('P1'), ...(['P2', 'P2', 'P2', 'P2'] as const).map(lower));
    expect(decision(state).seat).toBe(0);
    expect(denied(state, buy('P4'))).toBe('not-enough-cash 1848-3.2');
    expect(denied(state, buy('P1'))).toBe('accepted');
  });

  it('1848-3.2: P6 brings the Director of CAR at 100, P5 a share of QR', () => {
    const state = play(auction(), buy('P6'), buy('P5'));
    expect(companyOf(state, 'CAR')).toMatchObject({ par: 100, cell: [1, 5], director: 0, floated: false });
    expect(state.certificates['CAR']?.[0]).toEqual(['CAR_0']);
    expect(companyOf(state, 'QR')).toMatchObject({ par: null, cell: null, director: null });
    expect(state.certificates['QR']?.[1]).toEqual(['QR_1']);
    expect([certificatesOf(state, 1), sharePrice(state, 'QR'), worth(state, 1)]).toEqual([1, 0, 840 - 170]);
  });

  it('1848-3.2: the share of P5 cannot be sold until QR has a par', () => {
    const state = position({
      cash: [400, 400, 400],
      companies: { QR: { held: { 0: ['QR_1'] } } },
      round: { kind: 'stock', at: 0 },
    });
    const sale: Want = { type: 'sell_shares', company: 'QR', percent: 10 };
    expect(denied(state, sale)).toBe('not-started 1848-3.2');
    const parred = play(state, pass, { type: 'par', company: 'QR', price: 70 }, pass);
    expect(denied(parred, sale)).toBe('accepted');
  });

  it('1848-3.3: an owner may pass at any time, others never', () => {
    const state = play(auction(), buy('P1'), lower('P2'), lower('P2'));
    expect(decision(state).seat).toBe(0);
    const passed = play(state, pass);
    expect(denied(passed, pass)).toBe('must-lower-or-buy 1848-3.3');
    expect(denied(passed, lower('P3'))).toBe('accepted');
  });

  it('1848-3.5: the sixth sale ends the auction, and the next seat begins SR1', () => {
    const five = play(auction(4), ...PRIVATE_IDS.slice(0, 5).map(buy));
    expect(decision(five)).toMatchObject({ seat: 1, round: 'auction' });
    const state = play(five, buy('P6'));
    expect(decision(state)).toMatchObject({ seat: 2, round: 'SR 1' });
    expect(state.order).toEqual([2, 3, 0, 1]);
    // From now on privates are worth nothing; seat 1 holds CAR's certificate.
    expect(worth(state, 1)).toBe(cashOf(state, 1) + 200);
    expect(worth(state, 2)).toBe(cashOf(state, 2));
  });
});
