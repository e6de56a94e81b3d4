import { headOf } from '../../core/choice.ts';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../testing/bad-input.ts';
import {
  bid,
  charterOf,
  fundsOf,
  heldBy,
  incomeOf,
  pass,
  playCE,
  refusalCE,
  speakerOf,
  startCE,
  tableOf,
  walletsOf,
} from '../../testing/chicago-express/position.ts';
import { COMPANY_IDS } from './data.ts';
import { chicagoExpress } from './game.ts';

const [A, B, C] = [0, 1, 2];

describe('set-up', () => {
  it.each([
    [2, 60],
    [3, 40],
    [4, 30],
    [5, 24],
    [6, 20],
  ])('CE-T1, CE-3.1, CE-3.2, CE-3.3, CE-3.4, CE-1.1, CE-1.2: %i players with %i each', (seats, cash) => {
    const state = startCE(seats);
    expect(walletsOf(state)).toEqual(Array.from({ length: seats }, () => cash));
    expect(COMPANY_IDS.slice(0, 4).map((id) => incomeOf(state, id))).toEqual([7, 6, 5, 8]);
    expect(COMPANY_IDS.map((id) => charterOf(state, id))).toEqual([19, 21, 25, 23, 11]);
    expect(COMPANY_IDS.map((id) => fundsOf(state, id))).toEqual([0, 0, 0, 0, 0]);
    expect(state.supply).toBe(20);
    expect(tableOf(state)).toEqual([1, 3, 4]);
    expect(state.dials).toEqual({ auction: 0, development: 0, expansion: 0 });
  });

  it('is for 2 to 6 players', () => {
    expect(lineOf(() => startCE(1))).toBe('Chicago Express is for 2 to 6 players, not 1');
    expect(lineOf(() => startCE(7))).toBe('Chicago Express is for 2 to 6 players, not 7');
  });

  it('CE-3.5, CE-3.6, CE-18.1.6: begins with the banker in the opening auction of the PRR', () => {
    const state = startCE(4);
    expect(chicagoExpress.turn(state)).toMatchObject({ seat: A, round: 'opening', entity: 'PRR' });
    expect(refusalCE(state, { type: 'noop', dial: 'auction' })).toBe('wrong-phase');
  });
});

describe('opening auctions', () => {
  const afterPRR = playCE(startCE(3), bid('PRR', 7), bid('PRR', 10), pass, pass);

  it('CE-T2, CE-4.1, CE-4.2, CE-4.5, CE-5.3, CE-5.6: the buyer pays the company and starts the next', () => {
    expect(walletsOf(afterPRR)).toEqual([40, 30, 40]);
    expect(heldBy(afterPRR, B, 'PRR')).toBe(1);
    expect(fundsOf(afterPRR, 'PRR')).toBe(10);
    expect(afterPRR.auction).toMatchObject({ starter: B, speaker: B, minimum: 6, bid: null });
    expect(afterPRR.dials.auction).toBe(0);
  });

  it('CE-T3, CE-4.6, CE-5.4: the starter gets what nobody wants for nothing', () => {
    const state = playCE(startCE(3), pass, pass, pass);
    expect(heldBy(state, A, 'PRR')).toBe(1);
    expect(walletsOf(state)).toEqual([40, 40, 40]);
    expect(fundsOf(state, 'PRR')).toBe(0);
    expect(state.auction).toMatchObject({ company: 1, starter: A, speaker: A });
    const turn = playCE(state, bid('B&O', 6), pass, bid('B&O', 7), pass, pass, pass, pass, pass, pass, pass);
    expect(turn.auction).toBeNull();
    expect(speakerOf(turn)).toBe(A);
  });

  it('CE-T4, CE-4.7, CE-5.2: the last one left may still bid the minimum', () => {
    const asked = playCE(startCE(3), pass, pass);
    expect(speakerOf(asked)).toBe(C);
    expect(refusalCE(asked, bid('PRR', 6))).toBe('bid-too-low');
    const state = playCE(asked, bid('PRR', 7));
    expect(walletsOf(state)).toEqual([40, 40, 33]);
    expect(state.auction).toMatchObject({ company: 1, starter: C, speaker: C });
  });

  it('CE-T5, CE-5.1, CE-5.5: four auctions, then the owner of the PRR begins', () => {
    const bando = playCE(afterPRR, bid('B&O', 6), bid('B&O', 8), pass, pass);
    const cando = playCE(bando, pass, bid('C&O', 5), pass);
    const state = playCE(cando, bid('NYC', 8), bid('NYC', 9), bid('NYC', 10), pass, pass);
    expect(walletsOf(state)).toEqual([35, 30, 22]);
    expect(COMPANY_IDS.map((id) => fundsOf(state, id))).toEqual([10, 8, 5, 10, 0]);
    expect(chicagoExpress.turn(state)).toMatchObject({ seat: B, step: 'turn', round: 'round 1' });
  });

  it('CE-T6, CE-4.4, CE-15.2, CE-14.7: bids between the minimum and the cash; who cannot pay must pass', () => {
    const state = startCE(6);
    expect(refusalCE(state, bid('PRR', 6))).toBe('bid-too-low');
    expect(refusalCE(state, bid('PRR', 21))).toBe('bid-over-cash');
    expect(refusalCE(state, { ...bid('PRR', 7), by: B })).toBe('not-your-turn');
    const raised = playCE(state, bid('PRR', 20));
    expect(refusalCE(raised, bid('PRR', 20))).toBe('bid-too-low');
    const sold = playCE(raised, pass, pass, pass, pass, pass);
    expect(walletsOf(sold)[A]).toBe(0);
    expect(speakerOf(sold)).toBe(A);
    expect(refusalCE(sold, bid('B&O', 6))).toBe('bid-over-cash');
    expect(chicagoExpress.choices(sold)).toEqual([{ kind: 'one', action: { type: 'pass', by: A } }]);
    const greyed = chicagoExpress.choices(sold, { greyed: true });
    expect(greyed.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'bid-over-cash']);
  });

  it('CE-18.1.4: half dollars are no bids', () => {
    const result = chicagoExpress.apply(startCE(3), { type: 'bid', by: A, company: 'PRR', price: 7.5 });
    expect(result).toMatchObject({ refused: true, code: 'bad-field' });
  });

  it('CE-4.8: one player may take all four', () => {
    const state = playCE(startCE(2), ...Array.from({ length: 8 }, () => pass));
    expect(COMPANY_IDS.slice(0, 4).map((id) => heldBy(state, A, id))).toEqual([1, 1, 1, 1]);
    const types = chicagoExpress.choices(state).map((choice) => headOf(choice).type);
    expect(new Set(types)).toEqual(new Set(['noop', 'start_auction']));
  });

  it('CE-14.3, CE-4.1: a pass may name the company, and must name the right one', () => {
    expect(refusalCE(startCE(3), { type: 'pass', company: 'B&O' })).toBe('wrong-company');
    expect(refusalCE(startCE(3), bid('B&O', 9))).toBe('wrong-company');
    expect(playCE(startCE(3), { type: 'pass', company: 'PRR' }).auction?.stillIn).toEqual([B, C]);
  });
});
