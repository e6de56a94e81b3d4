import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../core/game.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { asked, denied, eventsOf, PASS, play, type Want } from '../../testing/1860/play.ts';
import { IN_RECEIVERSHIP, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { split } from '../../testing/rail-position.ts';
import { game1860 } from './game.ts';
import { judgeRoute } from './routes.ts';
import { holding, isInReceivership, sharePrice, type State } from './state.ts';
import { view } from './view.ts';

/** Points where the book and 18xx.games differ, played by both rule sets and by the switch alone. */

const BOOK = 'book';
const SITE = '18xx.games';

const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const buy = (company: string, from: 'ipo' | 'pool' = 'ipo'): Want => ({ type: 'buy_share', company, from });
const par = (company: string, price: number): Want => ({ type: 'par', company, price });

function stock(rules: string, spec: Partial<PositionSpec> = {}): State {
  return position({ rules, cash: [1000, 1000], round: { kind: 'stock', at: 0 }, ...spec });
}

describe('the rule set book', () => {
  it('1860-22.8 a game saved by the first version keeps the switches it was played by', () => {
    const now = resolveOptions(game1860, BOOK);
    const then = resolveOptions(game1860, BOOK, {}, 1);
    expect(Object.keys(now).filter((key) => now[key] !== then[key])).toEqual([
      'president_cert_exchange_only',
      'receiver_cert_cash_1x',
      'bypassed_city_unscored',
      'exchange_any_time',
      'trade_consent',
      'routes_by_network',
      'private_buy_back',
      'no_last_round',
    ]);
    expect(then['trade_consent']).toBe('table');
    expect(resolveOptions(game1860, SITE, {}, 1)).toEqual(resolveOptions(game1860, SITE));
  });
});

describe('1860-23/D-8 the president’s certificate in the pool', () => {
  const companies = IN_RECEIVERSHIP;
  const spec: Partial<PositionSpec> = { companies, tiles: { G9: ['746', 0] } };
  const certificate: Want = { type: 'buy_share', company: 'NGStL', from: 'pool', cert: 'NGStL_0' };

  it('1860-8.5, 1860-8.6, 1860-23/D-8 by the book it is not for sale; a second share is, and is swapped for it', () => {
    const state = stock(BOOK, spec);
    expect(denied(state, certificate)).toBe('president-cert-not-for-sale 1860-8.6');
    const bought = play(state, buy('NGStL', 'pool'));
    expect([cashOf(bought, 0), companyOf(bought, 'NGStL').president]).toEqual([948, 0]);
    expect(bought.certificates['NGStL']?.['0']).toEqual(['NGStL_0']);
  });

  it('1860-8.6, 1860-23/D-8 the cash for one share is enough by the book, on the site the certificate asks for two', () => {
    const poor = { ...spec, cash: [60, 1000] };
    expect(companyOf(play(stock(BOOK, poor), buy('NGStL', 'pool')), 'NGStL').president).toBe(0);
    expect(denied(stock(SITE, spec), certificate)).toBe('accepted');
    expect(denied(stock(SITE, poor), certificate)).toBe('not-enough-cash 1860-6.1');
    const loose = { president_cert_exchange_only: false };
    expect(denied(stock(BOOK, { ...poor, options: loose }), certificate)).toBe('accepted');
  });

  it('1860-8.5, 1860-23/D-8 a player without a share buys one and leads nothing', () => {
    const state = stock(BOOK, { ...spec, round: { kind: 'stock', at: 1 } });
    expect(denied(state, certificate)).toBe('president-cert-not-for-sale 1860-8.6');
    const bought = play(state, buy('NGStL', 'pool'));
    expect([holding(bought, 'NGStL', 1), isInReceivership(bought, 'NGStL')]).toEqual([10, true]);
  });
});

describe('1860-23/D-10 a full city that a train runs through', () => {
  it('1860-13.6, 1860-23/D-10 is skipped by the book, and counts on the site', () => {
    const path = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'];
    const worth = (rules: string, train: string): number | string => {
      const state = position({
        rules,
        phase: '4',
        tiles: LINE,
        companies: {
          'C&N': started('C&N', 0, { trains: ['4+2-0', '2+1-0'].filter((card) => card === train) }),
          IOW: started('IOW', 1, { tokens: ['I3', 'G5'] }),
        },
        round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
      });
      const judged = judgeRoute(state, 'C&N', { train, path, halts: 0 });
      return 'refused' in judged ? judged.code : judged.revenue;
    };
    expect([worth(SITE, '4+2-0'), worth(BOOK, '4+2-0')]).toEqual([80, 50]);
  });

  it('1860-13.6, 1860-13.8, 1860-23/D-10 what is skipped takes no room of the train', () => {
    const path = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'];
    const run: Want = { type: 'run_routes', routes: [{ train: '2+1-0', path, halts: 0 }] };
    const at = (rules: string): State =>
      position({
        rules,
        tiles: LINE,
        companies: {
          'C&N': started('C&N', 0, { trains: ['2+1-0'] }),
          IOW: started('IOW', 1, { tokens: ['I3', 'G5'] }),
        },
        round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
      });
    expect(denied(at(SITE), run)).toBe('too-far 1860-13.8');
    expect(denied(at(BOOK), run)).toBe('accepted');
  });
});

describe('1860-23/D-25 when a private is exchanged', () => {
  const exchange: Want = { type: 'exchange', private: 'BHC' };
  /** Seat 0 owns BHC; BHI&R has been launched, C&N has shares to sell. */
  const spec: Partial<PositionSpec> = {
    privates: { BHC: 0 },
    tiles: LINE,
    companies: {
      'C&N': started('C&N', 1),
      'BHI&R': { par: 58, held: split('BHI&R', [1, 20]), floated: false },
    },
  };

  it('1860-4.1, 1860-4.2, 1860-23/D-25 by the book also after the purchase, in every phase; on the site that ends the turn', () => {
    const bought = play(stock(BOOK, spec), buy('C&N'));
    expect(asked(bought)).toBe('0 stock');
    expect(denied(bought, buy('BHI&R'))).toBe('already-bought 1860-4.1');
    const exchanged = play(bought, exchange);
    expect(holding(exchanged, 'BHI&R', 0)).toBe(10);
    expect([asked(exchanged), exchanged.round]).toMatchObject([
      '1 stock',
      { passed: [false, false], lastActor: 0 },
    ]);
    expect(asked(play(stock(SITE, spec), buy('C&N')))).toBe('1 stock');
  });

  it('1860-4.2, 1860-4.5, 1860-23/D-25 to leave it at the purchase is no pass', () => {
    const left = play(stock(BOOK, spec), buy('C&N'), PASS);
    expect([asked(left), left.round]).toMatchObject(['1 stock', { passed: [false, false] }]);
  });

  it('1860-4.2, 1860-23/D-25 where nothing can be exchanged the purchase ends the turn', () => {
    const waiting = { ...spec, companies: { 'C&N': started('C&N', 1) } };
    expect(asked(play(stock(BOOK, waiting), buy('C&N')))).toBe('1 stock');
    const late: Partial<PositionSpec> = {
      ...spec,
      phase: '6',
      gone: ['6+3-0'],
      privates: { BHC: 0, FFC: 'bank' },
    };
    expect(asked(play(stock(BOOK, late), { type: 'buy_private', private: 'FFC' }))).toBe('1 stock');
  });

  it('1860-4.2, 1860-7.6, 1860-23/D-25 a company just launched can take the private at once', () => {
    const fresh: Partial<PositionSpec> = { privates: { CMH: 0 }, turnNumber: 1 };
    const launched = play(stock(BOOK, fresh), par('C&N', 74));
    expect(holding(play(launched, { type: 'exchange', private: 'CMH' }), 'C&N', 0)).toBe(30);
    expect(asked(play(stock(SITE, fresh), par('C&N', 74)))).toBe('1 stock');
  });

  it('1860-6.7, 1860-23/D-25 an exchange after the purchase may float the company: first its home tile, then the next player', () => {
    const nearly = {
      ...spec,
      companies: {
        'C&N': started('C&N', 1),
        'BHI&R': { par: 58, held: split('BHI&R', [1, 40]), floated: false },
      },
    };
    const floated = play(stock(BOOK, nearly), buy('C&N'), exchange);
    expect(asked(floated)).toBe('BHI&R home');
    expect(asked(play(floated, { type: 'lay_tile', hex: 'L6', tile: '115', rotation: 2 }))).toBe('1 stock');
  });

  it('1860-4.4, 1860-23/D-25 by the book a player who can only exchange is asked', () => {
    const poor: Partial<PositionSpec> = {
      ...spec,
      cash: [0, 1000],
      turnNumber: 1,
      options: { sell_privates_in_sr1: false },
    };
    expect(asked(stock(BOOK, poor))).toBe('0 stock');
    expect(asked(stock(SITE, poor))).toBe('1 stock');
  });
});

describe('1860-23/D-26 a train of another player’s company', () => {
  const offer: Want = { type: 'buy_train_from', company: 'IOW', train: '2+1-0', price: 10 };

  function trading(rules: string, spec: Partial<PositionSpec> = {}): State {
    return position({
      rules,
      tiles: LINE,
      companies: {
        'C&N': started('C&N', 0, { cash: 500 }),
        IOW: started('IOW', 1, { trains: ['2+1-0', '2+1-1'] }),
      },
      round: { kind: 'operating', queue: ['C&N', 'IOW'], step: 'trains' },
      ...spec,
    });
  }

  it('1860-15.4, 1860-23/D-26 by the book its president is asked first, on the site nobody is', () => {
    const waiting = play(trading(BOOK), offer);
    expect([asked(waiting), companyOf(waiting, 'C&N').trains]).toEqual(['1 consent', []]);
    expect(view(waiting, null).deal).toEqual({
      kind: 'train',
      item: '2+1-0',
      price: 10,
      buyer: 'C&N',
      seller: 1,
      from: 'IOW',
    });
    expect(denied(waiting, { type: 'buy_train', by: 0, train: '2+1-2' })).toMatch(/^not-your-decision/);
    expect(denied(waiting, { type: 'answer', by: 0, accept: true })).toMatch(/^not-your-decision/);
    const sold = play(trading(SITE), offer);
    expect([companyOf(sold, 'C&N').trains, cashOf(sold, 'IOW'), sold.deal]).toEqual([['2+1-0'], 10, null]);
    expect(denied(trading(SITE), { type: 'answer', accept: true })).not.toBe('accepted');
  });

  it('1860-15.4, 1860-23/D-26 after a yes the train and the money change hands', () => {
    const sold = play(trading(BOOK), offer, { type: 'answer', accept: true });
    expect([companyOf(sold, 'C&N').trains, companyOf(sold, 'IOW').trains]).toEqual([['2+1-0'], ['2+1-1']]);
    expect([cashOf(sold, 'C&N'), cashOf(sold, 'IOW'), sold.deal, asked(sold)]).toEqual([
      490,
      10,
      null,
      'C&N trains',
    ]);
  });

  it('1860-15.4, 1860-23/D-26 after a no it is not asked for again in this turn, for whatever price', () => {
    const refused = play(trading(BOOK), offer, { type: 'answer', accept: false });
    expect([asked(refused), cashOf(refused, 'C&N')]).toEqual(['C&N trains', 500]);
    expect(denied(refused, offer)).toBe('declined-this-turn 1860-15.4');
    expect(denied(refused, { ...offer, price: 400 })).toBe('declined-this-turn 1860-15.4');
    // The other train may be requested, the bank sells, and the next turn starts afresh.
    expect(asked(play(refused, { ...offer, train: '2+1-1' }))).toBe('1 consent');
    const other = play(refused, { type: 'buy_train', train: '2+1-2' }, PASS);
    expect([asked(other), other.round]).toMatchObject(['IOW track', { declined: [] }]);
  });

  it('1860-15.4, 1860-23/D-26 nobody is asked where both companies have the same president', () => {
    const same = trading(BOOK, {
      companies: {
        'C&N': started('C&N', 0, { cash: 500 }),
        IOW: started('IOW', 0, { trains: ['2+1-0', '2+1-1'] }),
      },
    });
    expect(companyOf(play(same, offer), 'C&N').trains).toEqual(['2+1-0']);
  });

  it('1860-15.5, 1860-23/D-26 what is not allowed is not asked for', () => {
    const full = trading(BOOK, {
      companies: {
        'C&N': started('C&N', 0, { cash: 500, trains: ['2+1-3'] }),
        IOW: started('IOW', 1, { trains: ['2+1-0'] }),
      },
    });
    expect(denied(full, offer)).toBe('sellers-last-train 1860-15.5');
  });

  it('1860-23/D-26 the question and the answer are told with company, train and price', () => {
    const [told] = eventsOf(trading(BOOK), offer);
    expect(told).toMatchObject({
      key: 'deal-asked',
      params: { company: 'C&N', item: '2+1-0', price: 10 },
      rule: '1860-23/D-26',
    });
    const [answer, trade] = eventsOf(play(trading(BOOK), offer), { type: 'answer', accept: true });
    expect([answer?.key, trade?.key]).toEqual(['deal-accepted', 'train-bought']);
  });
});

describe('1860-23/D-29 selling the president’s certificate', () => {
  const strict = { president_cert_as_one_share: true };

  it('1860-8.3, 1860-23/D-29 whole, or with the switch only as one share', () => {
    const spec: Partial<PositionSpec> = {
      companies: { 'C&N': started('C&N', 0, { held: split('C&N', [0, 30], ['pool', 10]) }) },
      tiles: LINE,
    };
    const whole = play(stock(BOOK, spec), sell('C&N', 30));
    expect([holding(whole, 'C&N', 0), isInReceivership(whole, 'C&N')]).toEqual([0, true]);
    const state = stock(BOOK, { ...spec, options: strict });
    expect(denied(state, sell('C&N', 30))).toBe('president-cert-as-one-share 1860-8.3');
    const half = play(state, sell('C&N', 20));
    expect([holding(half, 'C&N', 0), isInReceivership(half, 'C&N')]).toEqual([10, true]);
  });

  it('1860-8.2, 1860-23/D-29 where another player takes over it does not go into the pool at all', () => {
    const spec: Partial<PositionSpec> = {
      companies: { 'C&N': started('C&N', 0, { held: split('C&N', [0, 30], [1, 20]) }) },
      tiles: LINE,
      options: strict,
    };
    const sold = play(stock(BOOK, spec), sell('C&N', 30));
    expect([holding(sold, 'C&N', 0), companyOf(sold, 'C&N').president]).toEqual([0, 1]);
  });

  it('1860-8.4, 1860-23/D-29 with the switch a certificate alone cannot be sold while the pool is empty', () => {
    const alone: Partial<PositionSpec> = {
      companies: { 'C&N': started('C&N', 0, { held: split('C&N', [0, 20]) }) },
      tiles: LINE,
    };
    expect(denied(stock(BOOK, alone), sell('C&N', 20))).toBe('accepted');
    const state = stock(BOOK, { ...alone, options: strict });
    expect([denied(state, sell('C&N', 10)), denied(state, sell('C&N', 20))]).toEqual([
      'nothing-to-take-back 1860-8.4',
      'president-cert-as-one-share 1860-8.3',
    ]);
  });
});

describe('1860-23/D-33 routes without an own token', () => {
  const west = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'];
  const east = ['G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'];
  const beyond = ['I3-0', 'J4-0'];

  function running(rules: string, trains: string[]): State {
    return position({
      rules,
      tiles: LINE,
      companies: { 'C&N': started('C&N', 0, { trains }) },
      round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
    });
  }

  const run = (...paths: string[][]): Want => ({
    type: 'run_routes',
    routes: paths.map((path, index) => ({ train: `2+1-${index}`, path })),
  });

  it('1860-13.2, 1860-13.5, 1860-23/D-33 by the book they meet earlier ones at a stop, on the site each holds a token', () => {
    const two = ['2+1-0', '2+1-1'];
    expect(denied(running(BOOK, two), run(west, east))).toBe('accepted');
    expect(denied(running(SITE, two), run(west, east))).toBe('no-own-token 1860-13.2');
    expect(denied(running(BOOK, two), run(west, beyond))).toBe('not-one-network 1860-13.5');
    expect(denied(running(BOOK, two), run(east))).toBe('home-not-visited 1860-13.5');
  });

  it('1860-13.5, 1860-23/D-33 the third meets the second, which meets the one from home, in whatever order they are told', () => {
    const three = running(BOOK, ['2+1-0', '2+1-1', '2+1-2']);
    expect(denied(three, run(west, east, beyond))).toBe('accepted');
    expect(denied(three, run(beyond, west, east))).toBe('accepted');
  });

  it('1860-13.5, 1860-23/D-33 the finder uses it: the best run has more by the book', () => {
    const best = (rules: string): number => {
      const state = running(rules, ['2+1-0', '2+1-1', '2+1-2']);
      const found = game1860.routing?.best(state, { company: 'C&N', objective: 'total' });
      return found?.optimal ? (found.sets[0]?.score ?? 0) : -1;
    };
    // Site: Cowes to Newport, 60. Book: then Newport to Ryde with a halt, 60, and on to the Esplanade, 50.
    expect([best(SITE), best(BOOK)]).toEqual([60, 170]);
  });
});

describe('1860-23/D-36 buying a private back', () => {
  it('1860-5.9, 1860-23/D-36 by the book also by its seller in the same round, on the site not', () => {
    const spec: Partial<PositionSpec> = { privates: { CMH: 0 }, companies: { 'C&N': started('C&N', 0) } };
    const back: Want = { type: 'buy_private', private: 'CMH' };
    const give: Want = { type: 'sell_private', private: 'CMH' };
    const sold = play(stock(BOOK, { ...spec, tiles: LINE }), give);
    const bought = play(sold, back);
    expect([cashOf(bought, 0), bought.privates.CMH.owner]).toEqual([970, 0]);
    expect(denied(play(stock(SITE, { ...spec, tiles: LINE }), give), back)).toBe('sold-this-round 1860-5.9');
    // Shares stay barred in both.
    const shares = play(stock(BOOK, { ...spec, tiles: LINE }), sell('C&N', 10));
    expect(denied(shares, buy('C&N', 'pool'))).toBe('sold-this-round 1860-5.9');
  });
});

describe('1860-23/D-43 receivership under British Rail', () => {
  function ran(options: PositionSpec['options']): State {
    const state = position({
      options,
      phase: '9',
      soldNines: 1,
      britishRail: true,
      southernRound: true,
      tiles: LINE,
      cash: [0, 0],
      companies: {
        'C&N': started('C&N', 0, {
          par: 74,
          price: 40,
          trains: ['9+5-0'],
          held: { 0: ['C&N_1'], pool: ['C&N_0', 'C&N_2'] },
        }),
        IOW: started('IOW', 1, { trains: ['9+5-1'] }),
      },
      round: { kind: 'operating', queue: ['C&N', 'IOW'], step: 'routes' },
    });
    const best = game1860.routing?.best(state, { company: 'C&N', objective: 'total' }).sets[0]?.action;
    if (!best) throw new Error('no run');
    return play(state, best);
  }

  it('1860-14.4, 1860-17.2, 1860-23/D-43 it withholds, or with the switch it pays like all others', () => {
    const kept = ran({});
    const { 'C&N': none = 0 } = kept.round.kind === 'operating' ? kept.round.paid : {};
    expect([none, cashOf(kept, 0), cashOf(kept, 'C&N') > 0]).toEqual([0, 0, true]);
    expect(sharePrice(kept, 'C&N')).toBeLessThan(40);
    const paid = ran({ br_receivership_pays: true });
    const { 'C&N': amount = 0 } = paid.round.kind === 'operating' ? paid.round.paid : {};
    expect(amount).toBe(cashOf(kept, 'C&N'));
    expect([cashOf(paid, 0), cashOf(paid, 'C&N')]).toEqual([amount / 10, 0]);
    expect(sharePrice(paid, 'C&N')).toBeGreaterThan(40);
  });

  it('1860-23/D-43 both rule sets let it withhold', () => {
    for (const rules of [BOOK, SITE]) {
      expect(resolveOptions(game1860, rules)['br_receivership_pays']).toBe(false);
    }
  });
});
