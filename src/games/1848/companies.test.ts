import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { holding, sharePrice, type State } from './state.ts';

const pass: Want = { type: 'pass' };
const buy = (company: string, from: 'ipo' | 'pool' = 'ipo'): Want => ({ type: 'buy_share', company, from });
const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const certs = (id: string, ...numbers: number[]): string[] => numbers.map((n) => `${id}_${n}`);

function stock(
  companies: Record<string, CompanySpec>,
  spec: Partial<Omit<PositionSpec, 'round' | 'companies'>> = {},
): State {
  const at = spec.order?.[0] ?? 0;
  return position({ cash: [1000, 1000, 1000], ...spec, companies, round: { kind: 'stock', at } });
}

const director = (state: State, id: string) => companyOf(state, id).director;

describe('1848-4.7 Director', () => {
  it('scenario 8 (1848-4.7.3, 1848-4.7.4) half of the Director’s certificate', () => {
    const state = stock({
      CAR: {
        par: 100,
        cell: [0, 6],
        held: { 0: certs('CAR', 0), 2: certs('CAR', 2, 1), pool: certs('CAR', 3, 4, 5, 6) },
      },
    });
    expect(denied(state, sell('CAR', 20))).toBe('pool-limit 1848-4.5');
    const half: Want = { type: 'sell_shares', company: 'CAR', percent: 10, certs: ['CAR_0'] };
    const sold = play(state, half);
    expect(play(state, sell('CAR', 10))).toEqual(sold);
    expect(cashOf(sold, 0)).toBe(1120);
    expect(director(sold, 'CAR')).toBe(2);
    expect(sold.certificates['CAR']).toMatchObject({
      0: certs('CAR', 3),
      2: certs('CAR', 0),
      pool: certs('CAR', 4, 5, 6, 2, 1),
    });
    expect(sharePrice(sold, 'CAR')).toBe(110);
  });

  it('scenario 9 (1848-4.7.1) among equals the first clockwise after the old Director', () => {
    const state = stock(
      { VR: { par: 100, held: { 3: certs('VR', 0, 1), 0: certs('VR', 2, 3), 2: certs('VR', 4, 5) } } },
      { seats: 5, order: [3, 4, 0, 1, 2], cash: [500, 500, 500, 500, 500] },
    );
    const sold = play(state, sell('VR', 20));
    expect(director(sold, 'VR')).toBe(0);
    expect(holding(sold, 'VR', 3)).toBe(10);
  });

  it('scenario 10 (1848-4.7.2) a Director by purchase', () => {
    const before = RECORDS_1848.stateAfter('B', 606);
    expect(before.certificates['VR']?.[4]).toEqual(certs('VR', 1, 2, 6, 7));
    const old = director(before, 'VR') as number;
    const state = RECORDS_1848.stateAfter('B', 607);
    expect(director(state, 'VR')).toBe(4);
    expect(state.certificates['VR']?.[4]).toEqual(certs('VR', 6, 7, 8, 0));
    expect(state.certificates['VR']?.[old]?.slice(-2)).toEqual(certs('VR', 1, 2));
    expect([holding(state, 'VR', 4), holding(state, 'VR', old)]).toEqual([50, 40]);
  });

  it('1848-4.7, 1848-4.7.1: equality changes nothing, one share more does', () => {
    const state = stock({
      VR: { par: 100, held: { 1: certs('VR', 0), 0: certs('VR', 1) } },
    });
    const equal = play(state, buy('VR'));
    expect(director(equal, 'VR')).toBe(1);
    const more = play(equal, pass, pass, buy('VR'));
    expect(director(more, 'VR')).toBe(0);
    expect(holding(more, 'VR', 0)).toBe(30);
  });

  it('1848-4.7.1: a sale below another player with 20 % passes it on', () => {
    const state = stock({
      VR: { par: 100, held: { 0: certs('VR', 0, 1), 1: certs('VR', 2), 2: certs('VR', 3, 4, 5) } },
    });
    // 30 against 30 is equal; 20 against 30 is not.
    expect(director(state, 'VR')).toBe(0);
    expect(director(play(state, sell('VR', 10)), 'VR')).toBe(2);
  });

  it('1848-4.7.2: the two certificates go to the old Director, or to the pool if the 20 % was sold', () => {
    const state = stock({
      VR: { par: 100, held: { 0: certs('VR', 0, 1), 1: certs('VR', 2, 3, 4) } },
    });
    const kept = play(state, sell('VR', 10));
    expect(kept.certificates['VR']).toMatchObject({
      0: certs('VR', 2, 3),
      1: certs('VR', 4, 0),
      pool: certs('VR', 1),
    });
    const gone = play(state, { type: 'sell_shares', company: 'VR', percent: 30, certs: certs('VR', 1, 0) });
    expect(gone.certificates['VR']).toMatchObject({
      0: [],
      1: certs('VR', 4, 0),
      pool: certs('VR', 1, 2, 3),
    });
  });

  it('1848-4.7.3: the 20 % certificate is sold, whole or half, only if another holds 20 %', () => {
    const held = (...others: number[]) => ({
      VR: { par: 100, held: { 0: certs('VR', 0), 1: certs('VR', ...others) } },
    });
    expect(denied(stock(held(1)), sell('VR', 20))).toBe('no-successor 1848-4.7.3');
    expect(denied(stock(held(1)), sell('VR', 10))).toBe('no-successor 1848-4.7.3');
    expect(denied(stock(held(1, 2)), sell('VR', 20))).toBe('accepted');
    expect(denied(stock(held(1, 2)), sell('VR', 10))).toBe('accepted');
  });

  it('1848-4.7.4: a swap takes the first two of the new Director, new arrivals come last', () => {
    const state = stock({
      VR: { par: 100, held: { 1: certs('VR', 0), 0: certs('VR', 7, 3) } },
    });
    const bought = play(state, { type: 'buy_share', company: 'VR', from: 'ipo', cert: 'VR_5' });
    expect(bought.certificates['VR']).toMatchObject({ 0: certs('VR', 5, 0), 1: certs('VR', 7, 3) });
  });

  it('1848-4.7.5: the Bank of England has no Director', () => {
    const state = stock({}, { boe: { 0: certs('BOE', 0), 1: certs('BOE', 1, 2, 3) } });
    // BOE_0 is sold like any other, and stays a tenth.
    const sold = play(state, sell('BOE', 10));
    expect(sold.certificates['BOE']?.[1]).toEqual(certs('BOE', 1, 2, 3));
    expect(sold.certificates['BOE']?.['pool']?.at(-1)).toBe('BOE_0');
    expect(cashOf(sold, 0)).toBe(1070);
    expect(sold.companies['BOE']).toBeUndefined();
  });
});

describe('1848-4.10 floating', () => {
  it('1848-4.10: the moment 60 % are sold the company gets ten times par', () => {
    const state = stock({
      VR: { par: 90, held: { 0: certs('VR', 0, 1, 2), 1: certs('VR', 3) }, floated: false },
    });
    const floated = play(state, buy('VR'));
    expect([companyOf(state, 'VR').floated, cashOf(state, 'VR')]).toEqual([false, 0]);
    expect([companyOf(floated, 'VR').floated, cashOf(floated, 'VR')]).toEqual([true, 900]);
    expect(cashOf(floated, 'bank')).toBe(cashOf(state, 'bank') + 90 - 900);
    // Only once.
    expect(cashOf(play(floated, buy('VR')), 'VR')).toBe(900);
  });

  it('1848-4.10: pool shares count as sold', () => {
    const state = stock({
      VR: {
        par: 70,
        held: { 0: certs('VR', 0), 1: certs('VR', 1), pool: certs('VR', 2, 3) },
        floated: false,
      },
    });
    expect(cashOf(play(state, buy('VR', 'pool')), 'VR')).toBe(0);
    expect(cashOf(play(state, buy('VR', 'ipo')), 'VR')).toBe(700);
  });

  it('1848-4.10 (1848-20/D-09): COM is paid on floating, or with com_capital=start when it may operate', () => {
    const com = (com_capital: 'float' | 'start', connected: boolean): State =>
      play(
        stock(
          { COM: { par: 70, held: { 0: certs('COM', 0, 1, 2, 3) }, floated: false } },
          { options: { com_capital }, connected },
        ),
        buy('COM'),
      );
    expect(cashOf(com('float', false), 'COM')).toBe(700);
    expect(companyOf(com('start', false), 'COM').floated).toBe(true);
    expect(cashOf(com('start', false), 'COM')).toBe(0);
    expect(cashOf(com('start', true), 'COM')).toBe(700);
  });
});

/** CAR runs from Port Augusta over Whyalla to Perth. */
const WEST: PositionSpec['tiles'] = { E4: ['57', 1], E2: ['6', 2] };
const sixty = (id: string): string[] => certs(id, 0, 1, 2, 3, 4);

describe('1848-5 companies in general', () => {
  it('1848-5.1: a company spends its own money only', () => {
    const state = position({
      cash: [1000, 500, 500],
      companies: { CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 110, tokens: ['E4'] } },
      round: { kind: 'operating', queue: ['CAR'], step: 'trains' },
    });
    expect(denied(state, { type: 'buy_train', side: '2+' })).toBe('not-enough-cash 1848-10.1');
    const bought = play(state, { type: 'buy_train', side: '2' });
    expect([cashOf(bought, 'CAR'), cashOf(bought, 0)]).toEqual([10, 1000]);
  });

  it('1848-5.1: shares in the IPO and in the pool earn nothing', () => {
    const state = position({
      cash: [100, 100, 100],
      tiles: { ...WEST },
      companies: {
        CAR: {
          par: 100,
          held: { 0: certs('CAR', 0, 1), 1: certs('CAR', 2), pool: certs('CAR', 3, 4, 5) },
          cash: 0,
          tokens: ['E4'],
          trains: { '2-0': '2' },
        },
      },
      round: { kind: 'operating', queue: ['CAR'], step: 'routes' },
    });
    const ran = play(state, { type: 'run_routes', routes: [{ train: '2-0', path: ['E4-0', 'E2-0'] }] });
    const paid = play(ran, { type: 'dividend', pay: true });
    expect([0, 1, 2].map((seat) => cashOf(paid, seat))).toEqual([112, 104, 100]);
    expect([cashOf(paid, 'CAR'), cashOf(paid, 'bank')]).toEqual([0, cashOf(ran, 'bank') - 16]);
  });

  it('1848-5.2: the home token comes by itself at the first turn', () => {
    const first = position({
      companies: {
        CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 1000, tokens: ['E4'] },
        VR: { par: 80, held: { 1: sixty('VR') }, cash: 800 },
      },
      round: { kind: 'operating', queue: ['CAR', 'VR'], step: 'closing' },
    });
    expect(decision(first)).toMatchObject({ entity: 'VR', step: 'track' });
    expect(first.tokens['H11']?.[0]?.slots).toEqual(['VR']);
    expect([companyOf(first, 'VR').tokensUsed, cashOf(first, 'VR')]).toEqual([1, 800]);
  });

  it('1848-5.3: with a route and no train but a 2E the turn cannot end', () => {
    const at = (trains: CompanySpec['trains'], tiles: PositionSpec['tiles']): State =>
      position({
        phase: '5',
        tiles: tiles ?? {},
        companies: {
          CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 600, tokens: ['E4'], trains: trains ?? {} },
        },
        round: { kind: 'operating', queue: ['CAR'], step: 'trains' },
      });
    expect(denied(at({}, WEST), pass)).toBe('must-buy-train 1848-10.6');
    expect(denied(at({ '2E-0': '2E' }, WEST), pass)).toBe('must-buy-train 1848-10.6');
    expect(denied(at({ '4-0': '4' }, WEST), pass)).toBe('accepted');
    expect(denied(at({}, { E4: ['57', 1] }), pass)).toBe('accepted');
    const bought = idle(play(at({}, WEST), { type: 'buy_train', side: '5' }));
    expect(decision(bought).round).not.toBe('OR 2.1');
  });
});
