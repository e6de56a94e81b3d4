import { describe, expect, it } from 'vitest';
import { operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { split } from '../../testing/rail-position.ts';
import { RECORDS_1860 } from '../../testing/records.ts';
import { asked, denied, PASS, play, type Want } from '../../testing/1860/play.ts';
import { type CompanySpec, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { operatingOrder } from './companies.ts';
import { nextTrain } from './depot.ts';
import { sharePrice, type State } from './state.ts';

const WEST = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'];

function at(
  step: 'discard' | 'track' | 'token' | 'solvency' | 'trains',
  company: CompanySpec,
  spec: Partial<PositionSpec> = {},
): State {
  return position({
    tiles: LINE,
    companies: { 'C&N': started('C&N', 0, company) },
    round: { kind: 'operating', queue: ['C&N'], step },
    of: 1,
    ...spec,
  } as PositionSpec);
}

/** The dividend of one company: what it pays decides where its price goes. */
function afterDividend(price: number, revenue: number, pay = true): number {
  const state = position({
    tiles: LINE,
    phase: '5',
    gone: ['5+3-0'],
    companies: { 'C&N': started('C&N', 0, { par: 74, price, trains: ['5+3-1'] }) },
    round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
  });
  const ready: State = { ...state, round: { ...state.round, step: 'dividend', revenue } as State['round'] };
  return sharePrice(play(ready, { type: 'dividend', pay }), 'C&N');
}

describe('1860-10, 1860-14 order, dividends, prices', () => {
  it('scenario 24 (1860-10.1, 1860-6.6, 1860-9.3) first by price, then by arrival', () => {
    const companies = {
      IOW: started('IOW', 1, { par: 100, trains: ['2+1-1'] }),
      'C&N': started('C&N', 0, { par: 100, trains: ['2+1-0'] }),
    };
    const state = position({
      tiles: LINE,
      companies: { 'C&N': companies['C&N'], IOW: companies.IOW },
      round: { kind: 'stock', at: 0 },
    });
    expect(operatingOrder(state)).toEqual(['C&N', 'IOW']);
    const sold = play(state, { type: 'sell_shares', company: 'C&N', percent: 10 });
    expect(operatingOrder(sold)).toEqual(['IOW', 'C&N']);
  });

  it('scenario 25 (1860-14.3, 1860-9.1, 1860-9.2) steps by multiples of the price', () => {
    expect(afterDividend(90, 110)).toBe(100);
    expect(afterDividend(68, 230)).toBe(90);
    expect(afterDividend(134, 640)).toBe(200);
    expect(afterDividend(20, 220)).toBe(52);
    expect(afterDividend(300, 280)).toBe(300);
    expect(afterDividend(142, 100, false)).toBe(128);
    expect(afterDividend(7, 10, false)).toBe(0);
  });

  it('1860-9.3, 1860-23/D-9 a dividend below the price leaves the marker, by the book behind the others', () => {
    const pay = (options: PositionSpec['options']): readonly string[] | undefined => {
      const companies = {
        'C&N': started('C&N', 0, { par: 100, trains: ['2+1-0'] }),
        IOW: started('IOW', 1, { par: 100 }),
      };
      const state = position({
        tiles: LINE,
        companies,
        options,
        round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
      });
      const ran = play(state, { type: 'run_routes', routes: [{ train: '2+1-0', path: WEST }] });
      return play(ran, { type: 'dividend', pay: true }).market['0,26'];
    };
    expect(pay({})).toEqual(['C&N', 'IOW']);
    expect(pay({ unchanged_dividend_to_bottom: true })).toEqual(['IOW', 'C&N']);
  });

  it('1860-10.2, 1860-10.3, 1860-10.4, 1860-2.4 the steps of a turn; without a run the price falls', () => {
    const state = at('track', { cash: 500, par: 100 });
    expect(asked(state)).toBe('C&N track');
    const token = play(state, PASS);
    expect(asked(token)).toBe('C&N token');
    const trains = play(token, PASS);
    expect([asked(trains), sharePrice(trains, 'C&N'), companyOf(trains, 'C&N').operated]).toEqual([
      'C&N trains',
      90,
      true,
    ]);
    const empty = play(position({ privates: { BHC: 0 }, round: { kind: 'stock', at: 0 } }), PASS);
    expect([cashOf(empty, 0), empty.turnNumber, asked(empty)]).toEqual([5, 3, '0 stock']);
  });

  it('1860-7.1 privates pay players before each operating round, the bank keeps its own', () => {
    const state = position({
      cash: [200, 200],
      privates: { CMH: 0, YHC: 'bank' },
      round: { kind: 'stock', at: 0 },
    });
    const paid = play(state, PASS, PASS);
    expect([cashOf(paid, 0), cashOf(paid, 1)]).toEqual([220, 200]);
  });

  it('1860-14.4, 1860-14.5 receivership withholds without being asked', () => {
    const held = { pool: ['C&N_0', 'C&N_1', 'C&N_2'] };
    const state = at('solvency', { held, trains: ['2+1-0'], cash: 0 });
    const ran = play(state, { type: 'run_routes', routes: [{ train: '2+1-0', path: WEST, halts: 0 }] });
    expect([cashOf(ran, 'C&N'), sharePrice(ran, 'C&N')]).toEqual([60, 68]);
  });
});

describe('1860-15 trains', () => {
  it('scenario 36 (1860-15.6, 1860-23/D-11) the duty to buy: below, at and above the price', () => {
    expect(asked(at('trains', { cash: 249 }))).not.toBe('C&N trains');
    expect(denied(at('trains', { cash: 250 }), PASS)).toBe('accepted');
    expect(denied(at('trains', { cash: 251 }), PASS)).toBe('must-buy-train 1860-15.6');
    const book = { options: { must_buy_if_route: true } };
    expect(denied(at('trains', { cash: 250 }, book), PASS)).toBe('must-buy-train 1860-15.6');
    expect(denied(at('trains', { cash: 900 }, { ...book, tiles: { F2: ['787', 0] } }), PASS)).toBe(
      'must-buy-train 1860-15.6',
    );
    const home = {
      tiles: { B4: ['115', 3] as [string, number] },
      companies: { FYN: started('FYN', 0, { cash: 900 }) },
    };
    const noRoute = (options: PositionSpec['options']): State =>
      position({ ...home, options, round: { kind: 'operating', queue: ['FYN'], step: 'trains' } });
    expect(denied(noRoute({}), PASS)).toBe('must-buy-train 1860-15.6');
    expect(denied(noRoute({ must_buy_if_route: true }), PASS)).toBe('accepted');
  });

  it('scenario 37 (1860-15.4, 1860-15.5, 1860-23/D-26) trade between companies', () => {
    const trade = (buyer: string[], seller: string[], options = {}): State =>
      position({
        tiles: LINE,
        options,
        companies: {
          'C&N': started('C&N', 0, { cash: 500, trains: buyer }),
          IOW: started('IOW', 1, { trains: seller }),
        },
        round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
      });
    const offer = (price: number): Want => ({
      type: 'buy_train_from',
      company: 'IOW',
      train: '2+1-0',
      price,
    });
    const two = trade([], ['2+1-0', '2+1-1']);
    expect(denied(two, offer(15))).toBe('bad-price 1860-15.4');
    expect(denied(two, offer(510))).toBe('bad-price 1860-15.4');
    const bought = play(two, offer(480));
    expect([cashOf(bought, 'IOW'), companyOf(bought, 'C&N').trains]).toEqual([480, ['2+1-0']]);
    expect(denied(two, offer(10))).toBe('accepted');
    expect(denied(trade([], ['2+1-0']), offer(40))).toBe('accepted');
    expect(denied(trade(['2+1-2'], ['2+1-0']), offer(40))).toBe('sellers-last-train 1860-15.5');
    expect(denied(trade(['2+1-2'], ['2+1-0'], { import_lenient: true }), offer(40))).toBe('accepted');
  });

  it('1860-15.5, 1860-17.3, 1860-23/D-28, 1860-23/D-39 receivership trades no trains, but buys from the bank', () => {
    const pool = { pool: ['C&N_0', 'C&N_1', 'C&N_2', 'C&N_3'] };
    const companies = {
      'C&N': started('C&N', 0, { cash: 300, held: pool }),
      IOW: started('IOW', 1, { trains: ['2+1-0', '2+1-1'] }),
    };
    const state = position({
      tiles: LINE,
      companies,
      round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
    });
    expect(denied(state, { type: 'buy_train_from', company: 'IOW', train: '2+1-0', price: 10 })).toBe(
      'receivership-trades-nothing 1860-15.5',
    );
    expect(denied(state, PASS)).toBe('must-buy-train 1860-15.6');
    const bought = play(state, { type: 'buy_train', train: '2+1-2' });
    expect(companyOf(bought, 'C&N').trains).toEqual(['2+1-2']);
    const content = { ...companies, 'C&N': started('C&N', 0, { cash: 900, held: pool, trains: ['2+1-2'] }) };
    const idle = position({
      tiles: LINE,
      companies: content,
      round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
    });
    expect(asked(idle)).not.toBe('C&N trains');
  });

  it('scenario 38 (1860-15.1, 1860-15.2) too many trains are kept until the next turn, then sold by the bank', () => {
    const state = position({
      tiles: LINE,
      phase: '8',
      companies: { 'C&N': started('C&N', 0, { cash: 1400, trains: ['7+4-0', '8+4-0', '6+3-0'] }) },
      round: { kind: 'operating', queue: ['C&N'], step: 'discard' },
    });
    expect(asked(state)).toBe('C&N discard');
    const kept = play(state, { type: 'discard_train', train: '8+4-0' });
    expect([kept.pool, asked(kept)]).toEqual([['8+4-0'], 'C&N track']);
    const other = position({
      tiles: LINE,
      phase: '8',
      pool: ['8+4-0'],
      companies: { 'C&N': started('C&N', 0, { cash: 1400 }) },
      round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
    });
    expect(cashOf(play(other, { type: 'buy_train', train: '8+4-0' }), 'C&N')).toBe(700);
  });

  it('1860-15.3, 1860-19.1, 1860-19.2, 1860-1.8 a new kind of train: phase, rust, at once', () => {
    const companies = {
      'C&N': started('C&N', 0, { cash: 400 }),
      IOW: started('IOW', 1, { trains: ['2+1-0'] }),
      IWNJ: { bankrupt: true, operated: true, tokens: ['G7'], trains: ['2+1-2'] },
    };
    const state = position({
      tiles: LINE,
      phase: '3',
      pool: ['2+1-1'],
      gone: ['3+2-0', '3+2-1', '3+2-2', '3+2-3'],
      companies,
      round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
    });
    const bought = play(state, { type: 'buy_train', train: '4+2-0' });
    expect([
      bought.phase,
      bought.pool,
      companyOf(bought, 'IOW').trains,
      companyOf(bought, 'IWNJ').trains,
    ]).toEqual(['4', [], [], []]);
  });

  it('1860-19.4, 1860-7.5, 1860-23/D-27 the ferry with the 6+3, the Southern with the first of any number of 9+5', () => {
    const buy = (phase: '5' | '8', train: string): State =>
      play(
        position({
          tiles: LINE,
          phase,
          gone: ['5+3-0', '5+3-1', '8+4-0'],
          privates: { FFC: null },
          companies: { 'C&N': started('C&N', 0, { cash: 1000 }) },
          round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
        }),
        { type: 'buy_train', train },
      );
    expect(buy('5', '6+3-0').privates.FFC.owner).toBe('bank');
    const southern = buy('8', '9+5-0');
    expect([southern.southern, southern.phase, nextTrain(southern)]).toEqual([true, '9', '9+5-1']);
  });
});

describe('1860-16, 1860-17 insolvency and receivership', () => {
  it('1860-16.1, 1860-16.2, 1860-16.6 no train and a route at the end of a turn; a train ends it', () => {
    const end = play(at('track', { cash: 0 }), PASS);
    expect(companyOf(end, 'C&N').insolvent).toBe(true);
    const bought = play(
      at('trains', { cash: 300, insolvent: true }),
      { type: 'buy_train', train: '2+1-0' },
      PASS,
    );
    expect(companyOf(bought, 'C&N').insolvent).toBe(false);
  });

  it('scenario 34 (1860-16.3, 1860-16.4) a company loses its train, skips a run, leases and buys: F1#382-407', () => {
    const skipped = RECORDS_1860.at('F1', 382).state;
    expect([sharePrice(skipped, 'C&N'), cashOf(skipped, 'C&N')]).toEqual([174, 620]);
    const leased = RECORDS_1860.at('F1', 407).state;
    expect([sharePrice(leased, 'C&N'), cashOf(leased, 'C&N'), companyOf(leased, 'C&N').trains]).toEqual([
      158,
      120,
      ['8+4-0'],
    ]);
    expect(companyOf(leased, 'C&N').insolvent).toBe(false);
  });

  const late = (company: CompanySpec, options: PositionSpec['options'] = {}): State =>
    at('solvency', { par: 100, price: 174, ...company }, { phase: '7', gone: ['7+4-0'], options });

  it('scenario 35 (1860-16.5, 1860-23/D-12) with the money for a train no lease; by the book still one', () => {
    const solvent = late({ insolvent: true, cash: 700 });
    expect([asked(solvent), sharePrice(solvent, 'C&N'), denied(solvent, PASS)]).toEqual([
      'C&N trains',
      158,
      'accepted',
    ]);
    expect(denied(late({ insolvent: true, cash: 701 }), PASS)).toBe('must-buy-train 1860-15.6');
    expect(asked(late({ insolvent: true, cash: 700 }, { insolvent_until_purchase: true }))).toBe(
      'C&N routes',
    );
    expect(asked(late({ insolvent: true, cash: 699 }))).toBe('C&N routes');
  });

  const pool = { pool: ['C&N_0', 'C&N_1', 'C&N_2', 'C&N_3'] };

  it('scenario 49 (1860-17.4) receivership without a train and without money leases at once', () => {
    const state = late({ held: pool, cash: 150 });
    expect([asked(state), companyOf(state, 'C&N').insolvent]).toEqual(['C&N routes', true]);
  });

  it('scenario 49 (1860-17.4) NGStL is insolvent at once and leases in the same turn: F1#398-400', () => {
    const { before } = RECORDS_1860.at('F1', 400);
    expect([operator(before), companyOf(before, 'NGStL').insolvent, cashOf(before, 'NGStL')]).toEqual([
      'NGStL',
      true,
      150,
    ]);
  });

  it('scenario 53 (1860-17.4, 1860-23/D-13) receivership with money: no lease, or a lease always', () => {
    const state = late({ held: pool, cash: 720 });
    expect([asked(state), sharePrice(state, 'C&N'), denied(state, PASS)]).toEqual([
      'C&N trains',
      158,
      'must-buy-train 1860-15.6',
    ]);
    const leases = at(
      'track',
      { par: 100, price: 174, held: pool, cash: 720, insolvent: true },
      {
        phase: '7',
        gone: ['7+4-0'],
        options: { receivership_lease_always: true },
      },
    );
    expect(asked(leases)).toBe('C&N routes');
  });

  it('1860-17.1, 1860-17.2 nothing is built in receivership, and only the best run counts', () => {
    const state = at('track', { held: pool, trains: ['2+1-0'], cash: 500 });
    expect(asked(state)).toBe('C&N routes');
    const short: Want = { type: 'run_routes', routes: [{ train: '2+1-0', path: ['F2-0', 'F2-1'] }] };
    expect(denied(state, short)).toBe('best-run-only 1860-17.2');
    expect(denied(state, { type: 'run_routes', routes: [{ train: '2+1-0', path: WEST, halts: 1 }] })).toBe(
      'accepted',
    );
  });

  it('1860-17.5 under British Rail a company in receivership need not run', () => {
    const state = at(
      'solvency',
      { held: pool, trains: ['9+5-0'], cash: 0 },
      { phase: '9', britishRail: true, southernRound: true },
    );
    expect(denied(state, { type: 'run_routes', routes: [] })).toBe('accepted');
  });

  it('scenario 43 (1860-16.7, 1860-18.6) restarted and insolvent: solvent before the run, then it must buy', () => {
    const state = at(
      'track',
      { par: 68, cash: 680, insolvent: true, held: split('C&N', [0, 50]) },
      { phase: '6', gone: ['6+3-0', '6+3-1'] },
    );
    const done = play(state, PASS);
    expect([asked(done), companyOf(done, 'C&N').insolvent, denied(done, PASS)]).toEqual([
      'C&N trains',
      false,
      'must-buy-train 1860-15.6',
    ]);
  });
});
