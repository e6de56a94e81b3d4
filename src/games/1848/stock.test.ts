import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { decision, denied, eventsOf, play, type Want } from '../../testing/1848/play.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { certificateLimit, certificatesOf, holding, sharePrice, type State } from './state.ts';

const pass: Want = { type: 'pass' };
const buy = (company: string, from: 'ipo' | 'pool' = 'ipo'): Want => ({ type: 'buy_share', company, from });
const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const par = (company: string, price: number): Want => ({ type: 'par', company, price });
const certs = (id: string, ...numbers: number[]): string[] => numbers.map((n) => `${id}_${n}`);

/** A stock round with seat 0 on turn and money for everybody. */
function stock(
  companies: Record<string, CompanySpec> = {},
  spec: Partial<Omit<PositionSpec, 'round' | 'companies'>> = {},
): State {
  return position({ cash: [1000, 1000, 1000], ...spec, companies, round: { kind: 'stock', at: 0 } });
}

/** VR with seat 0 as Director (20 %), three shares for seat 1 and three in the pool. */
const VR: CompanySpec = {
  par: 100,
  held: { 0: certs('VR', 0), 1: certs('VR', 1, 2, 3), pool: certs('VR', 4, 5, 6) },
};

describe('1848-4 stock round: recorded', () => {
  it('scenario 4 (1848-4.2, 1848-4.11) five silent passes, CAR rises, priority and the first OR', () => {
    const state = RECORDS_1848.stateAfter('B', 50);
    const before = RECORDS_1848.stateAfter('B', 49);
    expect([sharePrice(before, 'CAR'), sharePrice(state, 'CAR')]).toEqual([100, 110]);
    expect(holding(state, 'CAR', 'ipo') + holding(state, 'CAR', 'pool')).toBe(0);
    expect(state.order[0]).toBe(3);
    expect(decision(state)).toMatchObject({ round: 'OR 1.1', entity: 'CAR', step: 'track' });
    expect(state.round).toMatchObject({ queue: ['CAR', 'WA', 'QR'] });
    expect(companyOf(state, 'WA').cell).toEqual(companyOf(state, 'QR').cell);
    expect(state.tokens['E4']?.[0]?.slots).toEqual(['CAR']);
    const events = eventsOf(before, { type: 'buy_share', company: 'WA', from: 'ipo' });
    expect(events.filter((key) => key === 'passed')).toHaveLength(5);
    expect(events.filter((key) => key === 'private-paid')).toHaveLength(6);
  });

  it('scenario 6 (1848-4.5, 1848-4.6) a block pays the old price and costs one row, if there is one', () => {
    const before = RECORDS_1848.stateAfter('B', 154);
    const sold = RECORDS_1848.stateAfter('B', 155);
    expect(sharePrice(before, 'CAR')).toBe(110);
    expect([cashOf(sold, 3) - cashOf(before, 3), sharePrice(sold, 'CAR')]).toEqual([330, 100]);
    expect(companyOf(sold, 'CAR').cell?.[1]).toBe(companyOf(before, 'CAR').cell?.[1]);
    const bottom = RECORDS_1848.stateAfter('B', 582);
    expect([companyOf(bottom, 'WA').cell, sharePrice(bottom, 'WA')]).toEqual([[4, 8], 120]);
    expect(cashOf(bottom, 2) - cashOf(RECORDS_1848.stateAfter('B', 581), 2)).toBe(120);
  });
});

describe('1848-4 stock round', () => {
  it('scenario 5 (1848-4.5, 1848-4.9) selling in SR1', () => {
    const sr1 = (boe_sale_sr1: boolean): State =>
      stock(
        { CAR: { par: 100, held: { 0: certs('CAR', 0, 1) }, floated: false } },
        { turnNumber: 1, options: { boe_sale_sr1 } },
      );
    const state = play(sr1(true), buy('BOE', 'pool'), buy('CAR'), buy('CAR'));
    expect(cashOf(state, 0)).toBe(930);
    expect(denied(state, sell('CAR', 10))).toBe('no-sales-yet 1848-4.5');
    const sold = play(state, sell('BOE', 10));
    expect(cashOf(sold, 0)).toBe(1000);
    expect(denied(sold, buy('BOE', 'pool'))).toBe('sold-this-round 1848-4.3');
    // Not on a later turn of the round either, though others may have it.
    const later = play(sold, pass, buy('BOE', 'pool'), pass);
    expect([decision(later).seat, denied(later, buy('BOE', 'pool'))]).toEqual([
      0,
      'sold-this-round 1848-4.3',
    ]);
    const strict = play(sr1(false), buy('BOE', 'pool'), buy('CAR'), buy('CAR'));
    expect(denied(strict, sell('BOE', 10))).toBe('no-sales-yet 1848-4.9');
  });

  it('scenario 5 (1848-20/D-04) boe_sale_sr1=false is about the first round only', () => {
    const state = stock({}, { turnNumber: 2, options: { boe_sale_sr1: false }, boe: { 0: ['BOE_0'] } });
    expect(denied(state, sell('BOE', 10))).toBe('accepted');
  });

  it('scenario 7 (1848-4.5) the pool takes 50 % at most', () => {
    const state = stock({
      VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3), pool: certs('VR', 4, 5, 6) } },
    });
    expect(denied(state, sell('VR', 30))).toBe('pool-limit 1848-4.5');
    expect(holding(play(state, sell('VR', 20)), 'VR', 'pool')).toBe(50);
  });

  it('1848-4.1: sell first, then buy one, and the purchase ends the turn', () => {
    const state = stock(
      { VR: { ...VR, held: { 0: certs('VR', 0, 1), 1: certs('VR', 2, 3) } } },
      { boe: { 0: ['BOE_0'] } },
    );
    const sold = play(state, sell('VR', 10), sell('BOE', 10));
    expect(decision(sold).seat).toBe(0);
    const bought = play(sold, par('SAR', 70));
    expect(decision(bought).seat).toBe(1);
    expect(denied(bought, { ...sell('BOE', 10), by: 0 })).toBe('not-your-decision 1848-2.4');
  });

  it('1848-4.1: a pass after a sale is no pass, and who passed may act again', () => {
    const state = stock({ VR: { ...VR, held: { 0: certs('VR', 0, 1), 1: certs('VR', 2) } } });
    const round = play(state, sell('VR', 10), pass, pass, pass);
    // Seat 0 sold, so the round is not over.
    expect(decision(round)).toMatchObject({ seat: 0, round: 'SR 2' });
    const again = play(round, pass);
    expect(decision(again).round).not.toBe('SR 2');
    const acted = play(state, pass, par('SAR', 70), pass, par('FT', 70));
    expect(companyOf(acted, 'FT').director).toBe(0);
  });

  it('1848-4.2: who can do nothing is passed without being asked', () => {
    // The cheapest purchases are a Bank of England share for 70 and a par for 140.
    const ask = (cash: number, loansIssued = 0): number =>
      decision(play(stock({}, { cash: [1000, cash, 1000], loansIssued }), pass)).seat;
    expect(ask(70)).toBe(1);
    expect(ask(69)).toBe(2);
    expect(ask(140, 20)).toBe(1);
    expect(ask(139, 20)).toBe(2);
    // A possible sale is a decision.
    const seller = stock({}, { cash: [1000, 0, 1000], boe: { 1: ['BOE_0'] } });
    expect(decision(play(seller, pass)).seat).toBe(1);
  });

  it('1848-4.2: a sale that leaves nothing to do ends the turn silently', () => {
    const state = stock({}, { cash: [0, 1000, 1000], boe: { 0: ['BOE_0'] } });
    const sold = play(state, sell('BOE', 10));
    // 70 in cash, but the Bank of England was sold this round and a par needs 140.
    expect(decision(sold).seat).toBe(1);
  });

  it('1848-4.3: what each purchase costs, and that all of it goes to the bank', () => {
    const state = stock({ VR: { ...VR, cell: [1, 7] } });
    const paid = (want: Want): number[] => {
      const after = play(state, want);
      return [1000 - cashOf(after, 0), cashOf(after, 'bank') - cashOf(state, 'bank')];
    };
    expect(paid(buy('VR', 'ipo'))).toEqual([100, 100]);
    expect(paid(buy('VR', 'pool'))).toEqual([130, 130]);
    expect(paid(buy('BOE', 'pool'))).toEqual([70, 70]);
    for (const price of [70, 80, 90, 100]) expect(paid(par('SAR', price))).toEqual([2 * price, 2 * price]);
    expect(denied(state, par('SAR', 110))).toBe('no-such-par 1848-4.3');
    expect(denied(state, par('CAR', 100))).toBe('cannot-par 1848-4.3');
    expect(denied(state, par('VR', 100))).toBe('already-started 1848-4.3');
    expect(denied(state, buy('SAR'))).toBe('not-started 1848-4.3');
    expect(denied(state, { ...buy('VR'), cert: 'VR_0' } as Want)).toBe('no-share-there 1848-4.3');
  });

  it('1848-4.3: full cash', () => {
    const state = stock({ VR }, { cash: [99, 1000, 1000] });
    expect(denied(state, buy('VR'))).toBe('not-enough-cash 1848-4.3');
    expect(denied(stock({ VR }, { cash: [100, 1000, 1000] }), buy('VR'))).toBe('accepted');
    expect(denied(stock({}, { cash: [199, 1000, 1000] }), par('SAR', 100))).toBe('not-enough-cash 1848-4.3');
  });

  it('1848-4.3: 60 % of one company, 70 % with three players, the Bank of England too', () => {
    const sixty = { VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3, 4) } } };
    const cash = [1000, 1000, 1000, 1000];
    expect(denied(stock(sixty, { seats: 4, cash }), buy('VR'))).toBe('holding-limit 1848-4.3');
    expect(denied(stock(sixty), buy('VR'))).toBe('accepted');
    const seventy = { VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3, 4, 5) } } };
    expect(denied(stock(seventy), buy('VR'))).toBe('holding-limit 1848-4.3');
    const boe = { 0: certs('BOE', 0, 1, 2, 3, 4, 5) };
    expect(denied(stock({}, { seats: 4, cash, boe }), buy('BOE', 'pool'))).toBe('holding-limit 1848-4.3');
    expect(denied(stock({}, { boe }), buy('BOE', 'pool'))).toBe('accepted');
    // The share of P5 counts like any other.
    const quarter = { QR: { par: 70, held: { 0: ['QR_0', 'QR_1', 'QR_2', 'QR_3', 'QR_4'] } } };
    expect(denied(stock(quarter, { seats: 4, cash }), buy('QR'))).toBe('holding-limit 1848-4.3');
  });

  it('1848-4.3: nothing of a company sold in this round', () => {
    const state = stock({
      VR: { ...VR, held: { 0: certs('VR', 0), 1: certs('VR', 1, 2), 2: certs('VR', 3) } },
    });
    const sold = play(state, pass, sell('VR', 10));
    expect(denied(sold, buy('VR', 'pool'))).toBe('sold-this-round 1848-4.3');
    expect(denied(sold, buy('VR', 'ipo'))).toBe('sold-this-round 1848-4.3');
    expect(denied(play(sold, pass), buy('VR', 'pool'))).toBe('accepted');
  });

  it('1848-4.4: a new marker goes under those in its cell', () => {
    const state = play(stock(), par('SAR', 80), par('FT', 80), par('WA', 100), par('VR', 80));
    expect(state.market['3,5']).toEqual(['SAR', 'FT', 'VR']);
    expect(state.market['1,5']).toEqual(['WA']);
  });

  it('1848-4.5: one sale of a company in a turn, but the next turn is a new one', () => {
    const state = stock({
      VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5) } },
      SAR: { par: 90, held: { 0: certs('SAR', 1), 1: certs('SAR', 0) } },
    });
    const once = play(state, sell('VR', 10));
    expect(denied(once, sell('VR', 10))).toBe('one-block 1848-4.5');
    expect(denied(once, sell('SAR', 10))).toBe('accepted');
    expect(denied(play(once, pass, pass, pass), sell('VR', 10))).toBe('accepted');
  });

  it('1848-4.5: the money is that of the price before the sale; what one does not hold is no block', () => {
    const state = stock({
      VR: { par: 100, cell: [1, 6], held: { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5) } },
    });
    const sold = play(state, sell('VR', 30));
    expect(cashOf(sold, 0)).toBe(1000 + 3 * 110);
    expect(cashOf(sold, 'bank')).toBe(cashOf(state, 'bank') - 330);
    expect(denied(state, sell('VR', 60))).toBe('not-held 1848-4.5');
    expect(denied(state, sell('VR', 15))).toBe('bad-block 1848-4.5');
    expect(denied(state, sell('VR', 0))).toBe('bad-block 1848-4.5');
    expect(denied(state, { type: 'sell_shares', company: 'VR', percent: 10, certs: ['VR_4'] })).toBe(
      'not-held 1848-4.5',
    );
  });

  it('1848-4.5 (1848-20/D-46): from SR2 on also shares of a company that has not floated', () => {
    const state = stock({ VR: { par: 100, held: { 0: certs('VR', 0, 1) }, floated: false } });
    expect(denied(state, sell('VR', 10))).toBe('accepted');
    const first = stock(
      { VR: { par: 100, held: { 0: certs('VR', 0, 1) }, floated: false } },
      { turnNumber: 1 },
    );
    expect(denied(first, sell('VR', 10))).toBe('no-sales-yet 1848-4.5');
  });

  it('1848-4.6: one row down whatever the size, none where the column ends', () => {
    const at = (cell: [number, number]): State =>
      stock({ VR: { par: 100, cell, held: { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5) } } });
    const after = (cell: [number, number], percent: number) =>
      companyOf(play(at(cell), sell('VR', percent)), 'VR').cell;
    expect(after([1, 5], 10)).toEqual([2, 5]);
    expect(after([1, 5], 30)).toEqual([2, 5]);
    expect(after([4, 5], 10)).toEqual([5, 5]);
    expect(after([5, 5], 10)).toEqual([5, 5]);
    expect(after([4, 7], 10)).toEqual([4, 7]);
    expect(after([1, 15], 10)).toEqual([1, 15]);
  });

  it('1848-4.8: at the certificate limit nothing can be bought', () => {
    const many = {
      VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3, 4) } },
      SAR: { par: 90, held: { 0: certs('SAR', 0, 1, 2, 3) } },
      QR: { held: { 0: ['QR_1'] } },
      FT: { par: 70, held: { 1: ['FT_0'] } },
    };
    const cash = [1000, 1000, 1000, 1000, 1000, 1000];
    const boe = { 0: certs('BOE', 0) };
    const eleven = stock(many, { seats: 6, cash, boe, privates: { P5: 0, P1: 0 } });
    // Director's certificates, Bank of England and the share of P5 count one each, privates nothing.
    expect([certificatesOf(eleven, 0), certificateLimit(eleven, 0)]).toEqual([11, 12]);
    expect(denied(eleven, buy('FT'))).toBe('accepted');
    const twelve = play(eleven, buy('FT'), pass, pass, pass, pass, pass);
    expect(certificatesOf(twelve, 0)).toBe(12);
    expect(denied(twelve, buy('FT'))).toBe('certificate-limit 1848-4.8');
    expect(denied(twelve, par('WA', 70))).toBe('certificate-limit 1848-4.8');
    expect(denied(twelve, buy('BOE', 'pool'))).toBe('certificate-limit 1848-4.8');
  });

  it('1848-4.8: above the limit only selling, until within it', () => {
    const over = stock(
      {
        VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3) } },
        SAR: { par: 90, held: { 0: certs('SAR', 0, 1, 2, 3, 4) } },
      },
      {
        seats: 6,
        cash: [500, 500, 500, 500, 500, 500],
        boe: { 0: ['BOE_0'] },
        receiverships: 3,
        failures: [1, 0, 0, 0, 0, 0],
      },
    );
    expect([certificatesOf(over, 0), certificateLimit(over, 0)]).toEqual([10, 8]);
    expect(denied(over, pass)).toBe('over-certificate-limit 1848-4.8');
    expect(denied(over, buy('BOE', 'pool'))).toBe('over-certificate-limit 1848-4.8');
    const one = play(over, sell('VR', 10));
    expect(denied(one, pass)).toBe('over-certificate-limit 1848-4.8');
    const within = play(one, sell('SAR', 10));
    expect(denied(within, pass)).toBe('accepted');
    expect(denied(within, buy('BOE', 'pool'))).toBe('certificate-limit 1848-4.8');
  });

  it('1848-4.8: above the limit with nothing to sell one is not blocked', () => {
    const first = stock(
      {
        VR: { par: 100, held: { 0: certs('VR', 0, 1, 2, 3, 4) } },
        SAR: { par: 90, held: { 0: certs('SAR', 0, 1, 2) } },
      },
      { seats: 6, cash: [500, 500, 500, 500, 500, 500], turnNumber: 1, receiverships: 5 },
    );
    expect(certificatesOf(first, 0)).toBeGreaterThan(certificateLimit(first, 0));
    // Nothing can be sold in SR1 and nothing bought above the limit: passed silently.
    expect(decision(first).seat).toBe(1);
  });

  it('1848-4.9: Bank of England shares have no pool limit, no block rule and no price effect', () => {
    const state = stock({}, { boe: { 0: certs('BOE', 0, 1, 2, 3, 4) }, loansIssued: 3 });
    expect(sharePrice(state, 'BOE')).toBe(100);
    const sold = play(state, sell('BOE', 10), sell('BOE', 20));
    expect([cashOf(sold, 0), sharePrice(sold, 'BOE'), holding(sold, 'BOE', 'pool')]).toEqual([1300, 100, 80]);
    expect(denied(sold, sell('BOE', 20))).toBe('accepted');
    expect(cashOf(play(sold, pass, buy('BOE', 'pool')), 1)).toBe(900);
    // Seven in the pool already: room for all the rest.
    expect(holding(play(state, sell('BOE', 50)), 'BOE', 'pool')).toBe(100);
  });

  it('1848-4.9: no sold-out rise for the Bank of England', () => {
    const state = stock({}, { boe: { 0: certs('BOE', 0, 1, 2, 3, 4), 1: certs('BOE', 5, 6, 7, 8, 9) } });
    const next = play(state, pass, pass, pass);
    expect([decision(next).round, sharePrice(next, 'BOE')]).toEqual(['SR 3', 70]);
  });

  it('1848-4.11: sold-out companies rise in operating order, but not from the top row', () => {
    const all = { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5, 6, 7, 8) };
    const end = (spec: CompanySpec) =>
      play(stock({ VR: { par: 100, cash: 100, ...spec } }), pass, pass, pass);
    expect(companyOf(end({ cell: [2, 5], held: all }), 'VR').cell).toEqual([1, 5]);
    expect(companyOf(end({ cell: [0, 5], held: all }), 'VR').cell).toEqual([0, 5]);
    // One share in the pool, or in the IPO, is enough to stay.
    const pool = { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5, 6, 7), pool: certs('VR', 8) };
    expect(companyOf(end({ cell: [2, 5], held: pool }), 'VR').cell).toEqual([2, 5]);
    const ipo = { 0: certs('VR', 0, 1, 2, 3), 1: certs('VR', 4, 5, 6, 7) };
    expect(companyOf(end({ cell: [2, 5], held: ipo }), 'VR').cell).toEqual([2, 5]);
  });

  it('1848-4.11: two that rise into one cell arrive in operating order', () => {
    const held = (id: string) => ({ 0: certs(id, 0, 1, 2, 3), 1: certs(id, 4, 5, 6, 7, 8) });
    const state = stock({
      SAR: { par: 90, cell: [2, 5], held: held('SAR'), cash: 100 },
      VR: { par: 90, cell: [2, 5], held: held('VR'), cash: 100 },
    });
    expect(play(state, pass, pass, pass).market['1,5']).toEqual(['SAR', 'VR']);
  });

  it('1848-4.11: priority goes to the seat after the last who traded, or stays', () => {
    const state = stock({}, { order: [1, 2, 0] });
    const idle = play(stock({}, { order: [0, 1, 2] }), pass, pass, pass);
    expect(idle.order).toEqual([0, 1, 2]);
    const traded = play(state, pass, buy('BOE', 'pool'), pass, pass, pass);
    expect(traded.order).toEqual([2, 0, 1]);
    expect(decision(traded)).toMatchObject({ seat: 2, round: 'SR 3' });
    // The sale counts as acting, the pass after it does not count as a pass.
    const sale = play(
      stock({}, { boe: { 2: ['BOE_0'] } }),
      pass,
      pass,
      sell('BOE', 10),
      pass,
      pass,
      pass,
      pass,
    );
    expect(sale.order).toEqual([0, 1, 2]);
  });
});
