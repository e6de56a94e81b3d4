import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../core/game.ts';
import { decision, denied, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { game18GB } from './game.ts';
import { privateOf, type State } from './state.ts';

function auction(seats: number, rules = '18xx.games', options: Record<string, boolean> = {}): State {
  return game18GB.setup(seats, resolveOptions(game18GB, rules, options), 2);
}

const bid = (id: string, price: number): Want => ({ type: 'bid', private: id as 'LB', price });
const pass: Want = { type: 'pass' };

describe('the auction', () => {
  it('18GB-4.1, 18GB-4.2, 18GB-19/D-1: all lots at once; a turn is one bid, or with the switch several', () => {
    const one = play(auction(3), bid('LB', 40));
    expect(waiting(one)).toBe('auction 1');
    expect(denied(one, { ...bid('AF', 30), by: 0 })).toBe('not-your-decision 18GB-0.6');
    const several = play(
      auction(3, '18xx.games', { 'auction.multi_bid': true }),
      bid('LB', 40),
      bid('AF', 30),
    );
    expect(waiting(several)).toBe('auction 0');
    expect(denied(several, bid('LB', 45))).toBe('lot-bid-on-this-turn 18GB-4.2');
    expect(denied(several, pass)).toBe('turn-is-no-pass 18GB-4.2');
    expect(waiting(play(several, { type: 'end_turn' }))).toBe('auction 1');
    expect(denied(auction(3, 'book'), { type: 'end_turn' })).toBe('bid-or-pass 18GB-4.2');
    expect(denied(one, { type: 'end_turn' })).toBe('bid-or-pass 18GB-4.2');
  });

  it('18GB-4.3: a bid is the price, or five above the last, and more in fives', () => {
    const state = auction(3);
    expect(denied(state, bid('LB', 35))).toBe('bad-bid 18GB-4.3');
    expect(denied(state, bid('LB', 42))).toBe('bad-bid 18GB-4.3');
    expect(denied(state, bid('SD', 45))).toBe('accepted');
    const raised = play(state, bid('LB', 40));
    expect(denied(raised, bid('LB', 40))).toBe('bad-bid 18GB-4.3');
    expect(denied(raised, bid('LB', 45))).toBe('accepted');
    expect(denied(raised, bid('TV', 60))).toBe('unknown-private 18GB-4.1');
  });

  it('18GB-4.4: money behind one’s highest bids is bound', () => {
    const state = play(auction(3), bid('LB', 200), bid('SD', 35), bid('LS', 30));
    expect(denied(state, bid('GN', 130))).toBe('accepted');
    expect(denied(state, bid('GN', 135))).toBe('not-enough-cash 18GB-4.4');
    expect(denied(state, bid('LB', 330))).toBe('accepted');
  });

  it('18GB-4.5: scenario 3: with two players two winning bids free one to pass', () => {
    const one = play(auction(2), bid('LB', 40), bid('AF', 30));
    expect(denied(one, pass)).toBe('must-bid 18GB-4.5');
    const two = play(one, bid('GN', 70), bid('SD', 35));
    expect(denied(two, pass)).toBe('accepted');
  });

  it('18GB-4.5, 18GB-19/D-2: scenario 46: with two players two winning bids free one, with the switch one', () => {
    const one = (options: Record<string, boolean>) =>
      play(auction(2, '18xx.games', options), bid('LB', 40), bid('AF', 30));
    expect(denied(one({}), pass)).toBe('must-bid 18GB-4.5');
    expect(denied(one({ 'auction.discount_frees_nobody': true }), pass)).toBe('must-bid 18GB-4.5');
    expect(denied(one({ 'auction.one_bid_frees': true }), pass)).toBe('accepted');
    const none = play(auction(2, 'book'), bid('LB', 40), { type: 'end_turn' });
    expect(denied(none, pass)).toBe('must-bid 18GB-4.5');
    expect(denied(play(none, bid('AF', 30), { type: 'end_turn' }), pass)).toBe('accepted');
  });

  it('18GB-4.5, 18GB-19/D-32: scenario 46: a lot that has become cheaper frees everybody, or with the switch nobody', () => {
    const restaged = (options: Record<string, boolean>) =>
      play(auction(3, '18xx.games', options), bid('LB', 40), bid('GN', 70), bid('AF', 30), pass, pass, pass);
    expect(denied(restaged({}), pass)).toBe('accepted');
    expect(denied(restaged({ 'auction.one_bid_frees': true }), pass)).toBe('accepted');
    const bound = restaged({ 'auction.discount_frees_nobody': true });
    expect(denied(bound, pass)).toBe('must-bid 18GB-4.5');
    const others = play(bound, bid('SD', 25), bid('LM', 35), bid('LS', 20));
    expect(denied(others, pass)).toBe('accepted');
  });

  it('18GB-4.5: who can bid on nothing may pass', () => {
    const state = play(auction(2), bid('LB', 375), bid('AF', 375));
    expect(offered(state)).toContain('pass');
    expect(denied(state, pass)).toBe('accepted');
  });

  it('18GB-4.6: a bid cancels one’s own pass and nobody else’s', () => {
    const state = play(auction(3), bid('LB', 40), bid('GN', 70), bid('AF', 30), pass, bid('SD', 35));
    expect(state.round).toMatchObject({ passed: [true, false, false] });
    const all = play(state, pass, pass);
    // Seat 0 passed before, but the latest turns of all three have not been passes in a row.
    expect(privateOf(all, 'LB').owner).toBe(null);
    expect(privateOf(play(all, pass), 'LB').owner).toBe(0);
  });

  it('18GB-4.7: scenario 2: lots are sold, the others become cheaper, and one for nothing counts as bid on', () => {
    const sold = play(auction(3), bid('LB', 40), bid('GN', 70), bid('AF', 30), pass, pass, pass);
    expect(['LB', 'GN', 'AF'].map((id) => privateOf(sold, id as 'LB').owner)).toEqual([0, 1, 2]);
    expect(['SD', 'LM', 'LS'].map((id) => privateOf(sold, id as 'LB').discount)).toEqual([10, 10, 10]);
    expect([sold.cash[0], sold.cash[1], sold.cash[2]]).toEqual([290, 260, 300]);
    expect([waiting(sold), denied(sold, pass), denied(sold, bid('SD', 25))]).toEqual([
      'auction 0',
      'accepted',
      'accepted',
    ]);
    const later = play(sold, pass, pass, pass, pass, pass, pass);
    expect(later.round).toMatchObject({ bids: { LS: [{ seat: 0, price: 0 }] } });
    expect(waiting(later)).toBe('auction 1');
    expect(denied(later, bid('LS', 5))).toBe('accepted');
  });

  it('18GB-4.8: scenario 4: the poorest begins the first stock round, then who has more privates, then as they sit', () => {
    const state = play(
      auction(3),
      bid('GN', 70),
      bid('LB', 105),
      bid('LM', 45),
      bid('AF', 30),
      bid('SD', 35),
      bid('LS', 30),
      pass,
      pass,
      pass,
    );
    expect([state.cash[0], state.cash[1], state.cash[2]]).toEqual([230, 190, 255]);
    expect(state.order).toEqual([1, 0, 2]);
    expect(decision(state).round).toBe('SR 1');
    const tied = play(
      auction(3),
      bid('LB', 45),
      bid('GN', 105),
      bid('LM', 45),
      bid('AF', 30),
      bid('SD', 35),
      bid('LS', 30),
      pass,
      pass,
      pass,
    );
    expect([tied.cash[0], tied.cash[2]]).toEqual([255, 255]);
    expect(tied.order).toEqual([1, 0, 2]);
  });
});
