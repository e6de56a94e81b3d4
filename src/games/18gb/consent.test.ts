import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, eventsOf, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { type CorporationSpec, position } from '../../testing/18gb/position.ts';
import { game18GB } from './game.ts';
import { type State } from './state.ts';

const ASK: Want = { type: 'buy_train_from', company: 'LYR', train: '3+1-2', price: 150 };
const answer = (accept: boolean): Want => ({ type: 'answer', accept });

/** MR, of seat 0, at its trains; LYR has two of them. */
function mrAsks(trade_consent: 'ask' | 'table', lyr: CorporationSpec = {}, mr: CorporationSpec = {}): State {
  return position({
    phase: '3+1',
    options: { trade_consent },
    privates: { GN: 1 },
    corporations: {
      MR: { price: 100, held: { 0: [0] }, cash: 600, trains: ['3+1-0'], ...mr },
      LYR: { price: 90, held: { 1: [0] }, trains: ['3+1-1', '3+1-2'], ...lyr },
    },
    round: { kind: 'operating', queue: ['MR', 'LYR'], step: 'trains' },
  });
}

const tradeOf = (state: State) => [
  cashOf(state, 'MR'),
  cashOf(state, 'LYR'),
  companyOf(state, 'MR').trains.length,
  companyOf(state, 'LYR').trains.length,
];

describe('consent', () => {
  it('18GB-14.3, 18GB-19/D-33: settled at the table, the train moves at once', () => {
    expect(tradeOf(play(mrAsks('table'), ASK))).toEqual([450, 150, 2, 1]);
    expect(denied(mrAsks('table'), answer(true))).toBe('not-now 18GB-14.1');
  });

  it('18GB-14.3, 18GB-19/D-33: asked, the other director decides before anything else', () => {
    const asked = play(mrAsks('ask'), ASK);
    expect(decision(asked)).toMatchObject({ seat: 1, step: 'consent', entity: 1 });
    expect(offered(asked)).toEqual(['answer']);
    expect(tradeOf(asked)).toEqual([600, 0, 1, 2]);
    expect(denied(asked, { type: 'pass', by: 0 })).toBe('not-your-decision 18GB-0.6');
    expect(denied(asked, { ...answer(true), by: 0 })).toBe('not-your-decision 18GB-0.6');
    expect(denied(asked, { type: 'pass' })).toBe('not-now 18GB-14.3');
    expect(game18GB.view(asked, 1)).toMatchObject({
      deal: { kind: 'train', item: '3+1-2', price: 150, buyer: 'MR', seller: 1, from: 'LYR' },
    });
    expect(eventsOf(mrAsks('ask'), ASK)).toContain('deal-asked');
    const yes = play(asked, answer(true));
    expect([tradeOf(yes), waiting(yes)]).toEqual([[450, 150, 2, 1], 'trains MR']);
    expect(game18GB.view(yes, 1)).toMatchObject({ deal: null });
  });

  it('18GB-14.3, 18GB-19/D-33: a train that was refused is not asked for again in the turn, another one is', () => {
    const no = play(mrAsks('ask'), ASK, answer(false));
    expect([tradeOf(no), waiting(no)]).toEqual([[600, 0, 1, 2], 'trains MR']);
    expect(denied(no, ASK)).toBe('declined-this-turn 18GB-14.3');
    expect(denied(no, { ...ASK, price: 400 })).toBe('declined-this-turn 18GB-14.3');
    expect(denied(no, { ...ASK, train: '3+1-1' })).toBe('accepted');
    const twice = play(no, { ...ASK, train: '3+1-1' }, answer(false));
    expect(offered(twice)).toEqual(['buy_train', 'pass']);
    // LYR's turn, then the next round: MR may ask again.
    const later = play(twice, { type: 'pass' });
    expect(later.round).toMatchObject({ at: 1, declined: [] });
  });

  it('18GB-14.3: one director for both is not asked; a price outside £1 to twice the face is refused before anybody is', () => {
    expect(tradeOf(play(mrAsks('ask', { held: { 0: [0] } }), ASK))).toEqual([450, 150, 2, 1]);
    expect(denied(mrAsks('ask'), { ...ASK, price: 401 })).toBe('bad-price 18GB-14.3');
    expect(denied(mrAsks('ask'), { ...ASK, price: 400 })).toBe('accepted');
  });

  it('18GB-14.5: a corporation in receivership has nobody to ask, and sells nothing', () => {
    const gone = mrAsks('ask', { held: { pool: [0], 1: [1] } });
    expect(denied(gone, ASK)).toBe('unknown-seller 18GB-14.5');
  });

  it('18GB-5.4: privates may be closed while an answer is due', () => {
    const asked = play(mrAsks('ask'), ASK);
    const closed = play(asked, { type: 'close_private', private: 'GN', by: 1 });
    expect([waiting(closed), cashOf(closed, 1) - cashOf(asked, 1)]).toEqual(['consent 1', 25]);
    expect(tradeOf(play(closed, answer(true)))).toEqual([450, 150, 2, 1]);
  });

  it('18GB-14.6: a corporation that must buy still can after a refusal', () => {
    const bound = mrAsks('ask', {}, { trains: [] });
    expect(denied(bound, { type: 'pass' })).toBe('must-buy-train 18GB-14.6');
    const no = play(bound, ASK, answer(false));
    expect(denied(no, { type: 'pass' })).toBe('must-buy-train 18GB-14.6');
    expect(companyOf(play(no, { type: 'buy_train', train: '3+1' }), 'MR').trains).toEqual(['3+1-3']);
  });
});
