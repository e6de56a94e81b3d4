import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held } from '../../rail/shares.ts';
import { denied, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { certificatesOf, holding, isInReceivership, sharePrice, type State } from './state.ts';

const par = (company: string, price: number): Want => ({ type: 'par', company, price });
const buy = (company: string, from: 'ipo' | 'pool' = 'ipo'): Want => ({ type: 'buy_share', company, from });
const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const pass: Want = { type: 'pass' };

function stock(spec: Omit<PositionSpec, 'round'>): State {
  return position({ cash: [500, 500, 500], ...spec, round: { kind: 'stock' } });
}

const LNWR = { price: 100, held: { 2: [0] }, trains: ['2+1-0'] };

describe('starting', () => {
  it('18GB-6.3: twice a par price, and the second tranche waits for a round', () => {
    const first = stock({ turnNumber: 1, corporations: { LNWR } });
    expect(denied(first, par('MR', 85))).toBe('no-such-par 18GB-6.3');
    expect(denied(first, par('CR', 100))).toBe('second-tranche 18GB-6.3');
    expect(denied(stock({ corporations: { LNWR } }), par('CR', 100))).toBe('accepted');
    const started = play(first, par('MR', 100));
    expect([cashOf(started, 0), holding(started, 'MR', 0), companyOf(started, 'MR').director]).toEqual([
      300, 40, 0,
    ]);
    expect(denied(started, par('MR', 100))).toBe('already-started 18GB-6.3');
    expect(denied(stock({ cash: [199, 500, 500], corporations: { LNWR } }), par('MR', 100))).toBe(
      'not-enough-cash 18GB-6.3',
    );
  });

  it('18GB-6.4: scenario 6: LB’s owner starts LNWR before anything else, and nobody else does', () => {
    const state = stock({
      privates: { LB: 0 },
      corporations: { MR: { price: 100, held: { 1: [0] }, trains: ['2+1-0'] } },
    });
    expect(denied(state, buy('MR'))).toBe('lnwr-first 18GB-6.4');
    expect(denied(state, par('LYR', 70))).toBe('lnwr-first 18GB-6.4');
    expect(denied(state, par('LNWR', 70))).toBe('accepted');
    expect(denied(play(state, pass), par('LNWR', 70))).toBe('only-lb-starts-lnwr 18GB-6.4');
    // Closing LB does not lift it.
    const closed = play(state, { type: 'close_private', private: 'LB' });
    expect(denied(closed, buy('MR'))).toBe('lnwr-first 18GB-6.4');
  });

  it('18GB-6.6, 18GB-6.7: scenario 7: in the yellow phase the director’s certificate floats it', () => {
    const state = play(stock({ privates: { LB: 0 } }), par('LNWR', 100));
    expect([cashOf(state, 0), companyOf(state, 'LNWR').floated, cashOf(state, 'LNWR')]).toEqual([
      300,
      true,
      500,
    ]);
    expect(holding(state, 'LNWR', 'ipo')).toBe(60);
  });

  it('18GB-6.6: scenario 8: later it takes 60 %', () => {
    const green = play(
      stock({ phase: '4+2', corporations: { LNWR: { ...LNWR, trains: ['4+2-0'] } } }),
      par('MR', 100),
    );
    expect(companyOf(green, 'MR').floated).toBe(false);
    const floated = play(green, buy('MR'));
    expect([companyOf(floated, 'MR').floated, cashOf(floated, 'MR'), cashOf(floated, 1)]).toEqual([
      true,
      500,
      400,
    ]);
  });

  it('18GB-6.6: scenario 8 as it was played', () => {
    expect(companyOf(RECORDS_18GB.at('F2', 76).state, 'GWR').floated).toBe(false);
    expect(cashOf(RECORDS_18GB.at('F2', 79).state, 'GWR')).toBe(500);
  });

  it('18GB-6.7, 18GB-6.9: scenario 9: in brown ten shares, capital for all, the rest to the pool', () => {
    let state = stock({
      phase: '4X',
      cash: [400, 400, 400],
      corporations: { LNWR: { ...LNWR, trains: ['4X-0'] }, NER: { size: 10 } },
    });
    state = play(state, par('NER', 90));
    expect(cashOf(state, 0)).toBe(220);
    for (let share = 0; share < 4; share++) {
      expect(companyOf(state, 'NER').floated).toBe(false);
      state = play(state, buy('NER'));
    }
    expect([cashOf(state, 'NER'), holding(state, 'NER', 'ipo'), holding(state, 'NER', 'pool')]).toEqual([
      900, 0, 40,
    ]);
  });

  it('18GB-6.7, 18GB-19/D-13: scenario 48: capital at the price of the moment, or at par', () => {
    const capital = (options: object) => {
      const state = stock({
        phase: '5+2',
        options,
        corporations: {
          LNWR: { ...LNWR, trains: ['5+2-0'] },
          NER: {
            size: 10,
            price: 90,
            par: 100,
            floated: false,
            operated: false,
            held: { 0: [0, 1, 2], pool: [3] },
          },
        },
      });
      return cashOf(play(state, buy('NER')), 'NER');
    };
    expect([capital({}), capital({ 'float.capital_par': true })]).toEqual([900, 1000]);
  });
});

describe('buying', () => {
  it('18GB-6.5: IPO and pool cost the same, and the money is the bank’s', () => {
    const state = stock({
      corporations: {
        LNWR,
        MR: { price: 80, par: 100, held: { 1: [0], pool: [1] }, cash: 7, trains: ['2+1-1'] },
      },
    });
    for (const from of ['ipo', 'pool'] as const) {
      const after = play(state, buy('MR', from));
      expect([cashOf(after, 0), cashOf(after, 'MR')]).toEqual([420, 7]);
    }
  });

  it('18GB-7.6: scenario 18: 60 % from the IPO, any number from the pool, within cash and certificates', () => {
    const state = stock({
      corporations: { LNWR, MR: { price: 80, held: { 0: [0, 1], pool: [2] }, trains: ['2+1-1'] } },
    });
    expect(denied(state, buy('MR', 'ipo'))).toBe('holding-limit 18GB-7.6');
    expect(denied(state, buy('MR', 'pool'))).toBe('accepted');
    const poor = stock({
      cash: [79, 500, 500],
      corporations: { LNWR, MR: { price: 80, held: { 1: [0], 0: [1], pool: [2] }, trains: ['2+1-1'] } },
    });
    expect(denied(poor, buy('MR', 'pool'))).toBe('not-enough-cash 18GB-7.6');
    expect(denied(poor, buy('NBR'))).toBe('not-started 18GB-7.6');
  });

  it('18GB-7.6, 18GB-5.2: at the limit nothing is bought, above it one must sell; privates do not count', () => {
    const ten = (id: string, from: number, to: number) => ({
      price: 75,
      size: 10 as const,
      held: {
        0: Array.from({ length: to - from + 1 }, (_, index) => from + index),
        1: from === 0 ? [] : [0],
      },
      trains: [`3+1-${id.length + from}`],
    });
    const full = (lyr: number) =>
      stock({
        phase: '3+1',
        privates: { GN: 0 },
        corporations: {
          LNWR: { ...LNWR, trains: ['3+1-0'] },
          MR: { ...ten('MR', 0, 8), trains: ['3+1-1'] },
          LYR: { ...ten('LYR', 1, lyr), trains: ['3+1-2'] },
        },
      });
    const at = full(5);
    expect(certificatesOf(at, 0)).toBe(14);
    expect(denied(at, buy('LYR', 'pool'))).toBe('certificate-limit 18GB-7.6');
    expect(denied(at, pass)).toBe('accepted');
    const above = full(6);
    expect(denied(above, pass)).toBe('over-certificate-limit 18GB-7.6');
    expect(offered(above)).toEqual(['sell_shares']);
  });

  it('18GB-7.7, 18GB-19/D-6: in the green zone a sitting director buys two; with the switch a new one too', () => {
    const corporations = {
      LNWR,
      MR: { price: 65, held: { 0: [0], 1: [1] }, trains: ['2+1-1'] },
      LYR: { price: 90, held: { 0: [0] }, trains: ['2+1-2'] },
    };
    const one = play(stock({ corporations }), buy('MR'));
    expect(waiting(one)).toBe('stock 0');
    expect(denied(one, buy('LYR'))).toBe('one-purchase 18GB-7.7');
    expect(denied(one, buy('MR'))).toBe('holding-limit 18GB-7.6');
    expect(waiting(play(stock({ corporations }), buy('LYR')))).toBe('stock 1');
    const fresh = (options: object) =>
      play(
        stock({
          phase: '3+1',
          options,
          corporations: {
            LNWR: { ...LNWR, trains: ['3+1-0'] },
            MR: { price: 65, size: 10, held: { 1: [0], 0: [1, 2] }, trains: ['3+1-1'] },
          },
        }),
        buy('MR', 'pool'),
      );
    expect(companyOf(fresh({}), 'MR').director).toBe(0);
    expect(waiting(fresh({}))).toBe('stock 1');
    expect(denied(fresh({ 'green.new_director_ok': true }), buy('MR', 'pool'))).toBe('accepted');
  });

  it('18GB-7.12: a turn goes on while the generous test finds something, and ends by itself otherwise', () => {
    // Nothing to sell, no money for anything: seats 1 and 2 are not asked.
    const state = stock({
      cash: [500, 10, 10],
      corporations: { LNWR: { price: 100, held: { 0: [0] }, trains: ['2+1-0'] } },
    });
    expect(waiting(play(state, buy('LNWR')))).toBe('stock 0');
    // 60 % is not asked by the test: the turn stays open although nothing can be bought.
    const bound = stock({
      cash: [70, 10, 10],
      corporations: { LNWR: { price: 70, held: { 0: [0, 1] }, trains: ['2+1-0'] } },
    });
    expect(waiting(play(bound, pass))).not.toBe('stock 0');
    expect(offered(bound)).toEqual(['convert', 'pass', 'sell_shares']);
  });
});

describe('selling', () => {
  it('18GB-7.2, 18GB-7.3: sales before the purchase, one block, and not bought back this round', () => {
    const corporations = { LNWR, MR: { price: 80, held: { 0: [0, 1, 2] }, trains: ['2+1-1'] } };
    const sold = play(stock({ corporations }), sell('MR', 20));
    expect(denied(sold, sell('MR', 20))).toBe('one-block 18GB-7.3');
    expect(denied(sold, buy('MR', 'pool'))).toBe('sold-this-round 18GB-7.3');
    const bought = play(sold, buy('LNWR'));
    expect(waiting(bought)).toBe('stock 1');
    const zone = play(
      stock({
        corporations: {
          LNWR: { ...LNWR, price: 65 },
          MR: { ...corporations.MR, price: 65 },
          LYR: { price: 60, held: { 0: [0] }, trains: ['2+1-2'] },
        },
      }),
      buy('LYR'),
    );
    expect(denied(zone, sell('MR', 20))).toBe('sell-before-buying 18GB-7.2');
    expect(denied(stock({ corporations }), sell('MR', 100))).toBe('not-held 18GB-7.3');
    expect(denied(stock({ corporations }), sell('MR', 30))).toBe('bad-block 18GB-7.3');
    // Also in the first round, and for a corporation that has not floated.
    const early = stock({
      turnNumber: 1,
      phase: '3+1',
      corporations: {
        LNWR: { ...LNWR, trains: ['3+1-0'] },
        MR: { price: 80, floated: false, operated: false, held: { 0: [0] } },
      },
    });
    expect(denied(early, sell('MR', 40))).toBe('accepted');
  });

  it('18GB-7.4, 18GB-8.1: scenario 12: without a train half, rounded down for each share; one step a share', () => {
    const state = play(
      stock({ corporations: { LNWR: { price: 115, held: { 2: [0], 0: [1, 2] } } } }),
      sell('LNWR', 40),
    );
    expect([cashOf(state, 0) - 500, sharePrice(state, 'LNWR')]).toEqual([114, 90]);
  });

  it('18GB-7.4, 18GB-19/D-18: halves are rounded for each share, or once for the whole sale', () => {
    const income = (percent: number, price: number, options: object) => {
      const before = stock({ options, corporations: { LNWR: { price, held: { 2: [0], 0: [1, 2] } } } });
      const state = play(before, sell('LNWR', percent));
      return cashOf(state, 0) - cashOf(before, 0);
    };
    const whole = { 'sale.round_by_sale': true };
    expect([income(40, 115, {}), income(40, 115, whole)]).toEqual([114, 115]);
    expect([income(20, 115, {}), income(20, 115, whole)]).toEqual([57, 57]);
    expect([income(40, 90, {}), income(40, 90, whole)]).toEqual([90, 90]);
  });

  it('18GB-7.4: scenario 12 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F2', 75);
    expect([cashOf(state, 0) - cashOf(before, 0), sharePrice(state, 'LNWR')]).toEqual([114, 90]);
  });

  it('18GB-7.5, 18GB-7.11: scenario 13: the pool takes all, and without a successor it is receivership', () => {
    const state = play(
      stock({ corporations: { LNWR: { price: 90, held: { 0: [0, 3] } } } }),
      sell('LNWR', 60),
    );
    expect([cashOf(state, 0) - 500, sharePrice(state, 'LNWR'), isInReceivership(state, 'LNWR')]).toEqual([
      135,
      70,
      true,
    ]);
    expect(held(state.certificates, 'LNWR', 'pool')).toEqual(['LNWR_3', 'LNWR_0']);
  });

  it('18GB-7.9, 18GB-7.10, 18GB-0.5: scenario 14: who holds enough takes over with the certificates that came first', () => {
    const state = play(
      stock({
        corporations: { LNWR: { ...LNWR }, LYR: { price: 115, size: 10, held: { 0: [0, 1, 3], 1: [2, 4] } } },
      }),
      { type: 'sell_shares', company: 'LYR', percent: 40 },
    );
    expect([cashOf(state, 0) - 500, sharePrice(state, 'LYR'), companyOf(state, 'LYR').director]).toEqual([
      228, 75, 1,
    ]);
    expect(held(state.certificates, 'LYR', 1)).toEqual(['LYR_0']);
    expect(held(state.certificates, 'LYR', 'pool').slice(-2)).toEqual(['LYR_2', 'LYR_4']);
  });

  it('18GB-7.11, 18GB-19/D-25: scenario 15: the certificate in the pool for the holder of one', () => {
    const corporations = {
      LNWR,
      MR: { price: 65, held: { 0: [1], 1: [2], 2: [3], pool: [0] }, trains: ['2+1-1'] },
    };
    const take: Want = { type: 'buy_directorship', company: 'MR' };
    const state = play(stock({ corporations }), take);
    expect([cashOf(state, 0), companyOf(state, 'MR').director]).toEqual([435, 0]);
    expect([held(state.certificates, 'MR', 0), held(state.certificates, 'MR', 'pool')]).toEqual([
      ['MR_0'],
      ['MR_1'],
    ]);
    const next = play(state, pass, pass);
    expect(denied(play(next, buy('MR', 'pool')), buy('MR', 'pool'))).toBe('no-share-there 18GB-7.6');
    expect(denied(stock({ cash: [100, 500, 500], corporations }), take)).toBe('not-enough-cash 18GB-7.11');
    expect(
      denied(
        stock({ cash: [100, 500, 500], corporations, options: { 'pool.director_one_cash': true } }),
        take,
      ),
    ).toBe('accepted');
    const ordinary = { LNWR, MR: { price: 65, held: { 0: [1], 1: [2], pool: [0, 3] }, trains: ['2+1-1'] } };
    expect(denied(stock({ corporations: ordinary }), take)).toBe('ordinary-share-in-pool 18GB-7.11');
    // Two ordinary certificates bring the directorship at once.
    expect(companyOf(play(stock({ corporations: ordinary }), buy('MR', 'pool')), 'MR').director).toBe(0);
    const led: Want = { type: 'buy_directorship', company: 'LNWR' };
    expect(denied(stock({ corporations: ordinary }), led)).toBe('not-in-receivership 18GB-7.11');
  });

  it('18GB-7.11: scenario 15 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F2', 206);
    expect([cashOf(before, 0) - cashOf(state, 0), isInReceivership(state, 'GWR')]).toEqual([65, false]);
  });

  it('18GB-7.11: scenario 16: half the certificate against the pool’s first ordinary one', () => {
    const lone = { LNWR, LYR: { price: 75, size: 10 as const, held: { 0: [0], pool: [5, 1, 2] } } };
    const state = play(stock({ corporations: lone }), sell('LYR', 10));
    expect([cashOf(state, 0) - 500, sharePrice(state, 'LYR'), isInReceivership(state, 'LYR')]).toEqual([
      37,
      70,
      true,
    ]);
    expect(held(state.certificates, 'LYR', 0)).toEqual(['LYR_5']);
    const empty = { LNWR, LYR: { price: 75, held: { 0: [0], 1: [1] } } };
    expect(denied(stock({ corporations: empty }), sell('LYR', 20))).toBe('half-needs-change 18GB-7.11');
  });

  it('18GB-8.1: scenario 17: in the last phase only a director’s sale lowers the price', () => {
    const corporations = {
      LNWR: { ...LNWR, trains: ['6X-0'] },
      MR: { price: 160, size: 10 as const, held: { 1: [0], 0: [1] }, trains: ['5X-0'] },
      NER: { price: 200, size: 10 as const, held: { 0: [0, 1] }, trains: ['5X-1'] },
    };
    const state = stock({ phase: '6X', corporations });
    expect(sharePrice(play(state, sell('MR', 10)), 'MR')).toBe(160);
    expect(sharePrice(play(state, sell('NER', 10)), 'NER')).toBe(180);
  });
});

describe('converting', () => {
  const MR = { price: 90, held: { 0: [0, 1, 2] }, trains: ['2+1-1'] };

  it('18GB-6.8, 18GB-7.8, 18GB-8.4: scenario 10: halves, five to the pool, two steps, five shares of money', () => {
    const state = play(stock({ corporations: { LNWR, MR } }), { type: 'convert', company: 'MR' });
    expect([sharePrice(state, 'MR'), cashOf(state, 'MR'), companyOf(state, 'MR').size]).toEqual([
      75, 375, 10,
    ]);
    expect(held(state.certificates, 'MR', 'pool')).toEqual(['MR_4', 'MR_5', 'MR_6', 'MR_7', 'MR_8']);
    expect([held(state.certificates, 'MR', 'ipo'), holding(state, 'MR', 'ipo')]).toEqual([['MR_3'], 10]);
    expect(denied(state, buy('LNWR'))).toBe('only-the-converted 18GB-7.8');
    expect(denied(state, sell('MR', 10))).toBe('sell-before-buying 18GB-7.2');
    expect(denied(state, par('NER', 70))).toBe('one-purchase 18GB-7.2');
    expect(waiting(play(state, buy('MR', 'pool')))).toBe('stock 1');
  });

  it('18GB-6.11, 18GB-7.8: only once, only the director, only first, only after operating', () => {
    const state = stock({
      corporations: {
        LNWR,
        MR,
        LYR: { price: 75, size: 10, held: { 0: [0] } },
        NER: { price: 80, operated: false, held: { 0: [0] } },
      },
    });
    expect(denied(state, { type: 'convert', company: 'LYR' })).toBe('has-ten-shares 18GB-6.11');
    expect(denied(state, { type: 'convert', company: 'LNWR' })).toBe('not-director 18GB-7.8');
    expect(denied(state, { type: 'convert', company: 'NER' })).toBe('has-not-operated 18GB-7.8');
    expect(denied(play(state, sell('MR', 20)), { type: 'convert', company: 'MR' })).toBe(
      'convert-first 18GB-7.8',
    );
  });

  it('18GB-7.8, 18GB-19/D-5: scenario 11: into the green zone: two shares, or with the switch one', () => {
    const corporations = { LNWR, MR: { price: 75, held: { 0: [0] }, trains: ['2+1-1'] } };
    const two = play(stock({ corporations }), { type: 'convert', company: 'MR' }, buy('MR', 'pool'));
    expect([sharePrice(two, 'MR'), cashOf(two, 'MR'), waiting(two)]).toEqual([65, 325, 'stock 0']);
    expect(waiting(play(two, buy('MR', 'pool')))).toBe('stock 1');
    const one = stock({ corporations, options: { 'convert.single_buy': true } });
    expect(waiting(play(one, { type: 'convert', company: 'MR' }, buy('MR', 'pool')))).toBe('stock 1');
  });
});

describe('the round', () => {
  it('18GB-7.1, 18GB-0.6, 18GB-7.13: scenario 5: the order of passing is the next order, and no price moves', () => {
    const state = stock({ order: [2, 1, 0], cash: [900, 500, 500], corporations: { LNWR } });
    expect(denied(state, { ...pass, by: 0 })).toBe('not-your-decision 18GB-0.6');
    const next = play(state, pass, pass, par('NER', 70), pass, pass, pass);
    expect(next.order).toEqual([2, 1, 0]);
    expect(sharePrice(next, 'LNWR')).toBe(100);
    // Acting again after a pass loses the place.
    const again = play(
      stock({ order: [2, 1, 0], cash: [900, 500, 500], corporations: { LNWR } }),
      pass,
      pass,
      par('NER', 70),
      buy('NER'),
      pass,
      pass,
      pass,
    );
    expect(again.order).toEqual([1, 0, 2]);
  });
});
