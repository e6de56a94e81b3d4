import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { asked, denied, eventsOf, PASS, play, type Want } from '../../testing/1860/play.ts';
import { IN_RECEIVERSHIP, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { split } from '../../testing/rail-position.ts';
import { openLayer, parPrices } from './companies.ts';
import { game1860 } from './game.ts';
import { certificatesOf, holding, isInReceivership, sharePrice, type State } from './state.ts';

function stock(spec: Partial<PositionSpec> = {}): State {
  return position({ cash: [1000, 1000], round: { kind: 'stock', at: 0 }, ...spec });
}

const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const buy = (company: string, from: 'ipo' | 'pool' = 'ipo'): Want => ({ type: 'buy_share', company, from });
const par = (company: string, price: number): Want => ({ type: 'par', company, price });
const certs = (state: State, company: string, holder: string | number) =>
  state.certificates[company]?.[holder];

describe('1860-4 a turn', () => {
  it('1860-4.1, 1860-4.2, 1860-23/D-31 sales first, then one purchase, which ends the turn', () => {
    const state = stock({ companies: { 'C&N': started('C&N', 0, { trains: ['2+1-0'] }) }, tiles: LINE });
    const bought = play(state, sell('C&N', 10), par('IOW', 82));
    expect(asked(bought)).toBe('1 stock');
    expect(bought.round).toMatchObject({ passed: [false, false], lastActor: 0 });
  });

  it('1860-4.5, 1860-2.2, 1860-2.3, 1860-2.5 a pass after a sale is none; the priority moves on', () => {
    const state = stock({
      companies: { 'C&N': started('C&N', 0) },
      tiles: LINE,
      seats: 3,
      cash: [0, 0, 500],
    });
    // With nothing left to do the turn ends by itself, and so does that of seat 1.
    const sold = play(state, sell('C&N', 10));
    expect(sold.round).toMatchObject({ at: 2, passed: [false, true, false] });
    const over = play(sold, PASS, PASS);
    expect(over.round.kind).toBe('operating');
    expect(over.order).toEqual([1, 2, 0]);
  });

  it('1860-1.2, 1860-4.3, 1860-23/D-21 above the limit only selling, with the switch privates too', () => {
    const companies = Object.fromEntries(
      (['C&N', 'IOW', 'IWNJ', 'FYN'] as const).map((id) => [id, { par: 74, held: split(id, [0, 90]) }]),
    );
    const spec: Partial<PositionSpec> = { companies, privates: { CMH: 0 }, tiles: {} };
    const state = stock(spec);
    expect(certificatesOf(state, 0)).toBe(33);
    expect(denied(state, PASS)).toBe('over-certificate-limit 1860-4.3');
    expect(denied(state, { type: 'sell_private', private: 'CMH' })).toBe('over-certificate-limit 1860-4.3');
    const free = stock({ ...spec, options: { over_limit_sell_privates: true } });
    expect(denied(free, { type: 'sell_private', private: 'CMH' })).toBe('accepted');
    const within = play(state, sell('C&N', 10));
    expect(certificatesOf(within, 0)).toBe(32);
    expect(denied(within, buy('IOW'))).toBe('certificate-limit 1860-1.2');
    expect(denied(within, PASS)).toBe('accepted');
  });

  it('1860-4.4 who could do nothing is not asked; 108 is enough to be', () => {
    const poor = stock({ cash: [107, 1000] });
    expect(asked(poor)).toBe('1 stock');
    expect(asked(stock({ cash: [108, 1000] }))).toBe('0 stock');
    const bankrupt = { 'C&N': { bankrupt: true, operated: true, tokens: ['F2'] } };
    expect(asked(stock({ cash: [80, 1000], companies: bankrupt, tiles: LINE }))).toBe('0 stock');
  });

  it('1860-4.2, 1860-23/D-25 from phase 6 the turn stays open for an exchange, and is over with it', () => {
    const spec: Partial<PositionSpec> = { phase: '6', privates: { BHC: 0, YHC: 'bank' }, gone: ['6+3-0'] };
    const open = { 'C&N': { par: 100, held: split('C&N', [1, 50]), operated: true, tokens: ['F2'] } };
    const layers = {
      ...open,
      IWNJ: { par: 74, held: split('IWNJ', [1, 50]), operated: true, tokens: ['G7'] },
    };
    const state = stock({ ...spec, companies: layers, tiles: LINE });
    const launched = play(state, par('BHI&R', 68));
    expect(asked(launched)).toBe('0 stock');
    expect(denied(launched, buy('C&N'))).toBe('already-bought 1860-4.1');
    expect(play(launched, PASS).round).toMatchObject({ at: 1, passed: [false, false] });
    const exchange: Want = { type: 'exchange', private: 'BHC' };
    const exchanged = play(launched, exchange);
    expect(holding(exchanged, 'BHI&R', 0)).toBe(30);
    expect(exchanged.round).toMatchObject({ at: 1, passed: [false, false], lastActor: 0 });
    // Games saved before wait for a pass.
    const older = play(stock({ ...spec, rulesVersion: 1, companies: layers, tiles: LINE }), par('BHI&R', 68));
    expect(asked(play(older, exchange))).toBe('0 stock');
    expect(play(older, exchange, PASS).round).toMatchObject({ at: 1, passed: [false, false] });
    expect(asked(play(state, { type: 'buy_private', private: 'YHC' }))).toBe('0 stock');
  });

  it('1860-4.2 another exchange does not end the turn that is kept open for the company just launched', () => {
    const state = stock({
      phase: '6',
      privates: { BHC: 0, CMH: 0 },
      gone: ['6+3-0'],
      companies: {
        'C&N': { par: 100, held: split('C&N', [1, 50]), operated: true, tokens: ['F2'] },
        IWNJ: { par: 74, held: split('IWNJ', [1, 50]), operated: true, tokens: ['G7'] },
      },
      tiles: LINE,
    });
    const other = play(state, par('BHI&R', 68), { type: 'exchange', private: 'CMH' });
    expect(asked(other)).toBe('0 stock');
    expect(asked(play(other, { type: 'exchange', private: 'BHC' }))).toBe('1 stock');
  });

  it('1860-6.7, 1860-4.2 a purchase that floats a company ends the turn once its home tile lies', () => {
    const state = stock({
      cash: [1000, 1000],
      companies: { 'C&N': { par: 100, held: split('C&N', [1, 40]), floated: false } },
    });
    const passed = play(state, PASS, par('IOW', 74));
    expect(passed.round).toMatchObject({ at: 0, passed: [true, false] });
    const floated = play(passed, buy('C&N'));
    expect(asked(floated)).toBe('C&N home');
    expect(floated.round).toMatchObject({ at: 0, passed: [true, false] });
    const laid = play(floated, { type: 'lay_tile', hex: 'F2', tile: '787', rotation: 0 });
    expect(laid.round).toMatchObject({ at: 1, passed: [false, false], lastActor: 0 });
  });
});

describe('1860-5 selling', () => {
  it('scenario 8 (1860-5.1, 1860-5.3, 1860-5.5) half before it has a train, and no drop before it has operated', () => {
    const state = stock({ companies: { NGStL: { par: 68, held: split('NGStL', [0, 50]), floated: true } } });
    const sold = play(state, sell('NGStL', 20));
    expect([cashOf(sold, 0), sharePrice(sold, 'NGStL')]).toEqual([1068, 68]);
  });

  it('1860-22.7 with the option shares that have never operated keep their full value', () => {
    const companies = { NGStL: { par: 68, held: split('NGStL', [0, 50]), floated: true } };
    const state = stock({ companies, options: { non_operated_full_value: true } });
    expect(cashOf(play(state, sell('NGStL', 20)), 0)).toBe(1136);
    const old = stock({
      companies: { 'C&N': started('C&N', 0) },
      tiles: LINE,
      options: { non_operated_full_value: true },
    });
    expect(cashOf(play(old, sell('C&N', 20)), 0)).toBe(1074);
  });

  it('scenario 9 (1860-5.4, 1860-9.1) three shares with a train: full price, three spaces down', () => {
    const state = stock({
      companies: { IWNJ: started('IWNJ', 0, { par: 82, trains: ['2+1-0'] }) },
    });
    const sold = play(state, sell('IWNJ', 30));
    expect([cashOf(sold, 0), sharePrice(sold, 'IWNJ')]).toEqual([1246, 71]);
  });

  it('scenario 10 (1860-5.2, 1860-5.6, 1860-23/D-4, 1860-23/D-30) the free share of the red zone', () => {
    const companies = { 'C&N': started('C&N', 0, { par: 100, price: 191, held: split('C&N', [0, 80]) }) };
    const spec = { companies, tiles: LINE };
    const once = play(stock(spec), sell('C&N', 10));
    expect([cashOf(once, 0), sharePrice(once, 'C&N')]).toEqual([1095, 191]);
    expect(denied(once, sell('C&N', 10))).toBe('one-block 1860-5.2');
    const twice = play(once, PASS, PASS, sell('C&N', 10));
    expect([cashOf(twice, 0), sharePrice(twice, 'C&N')]).toEqual([1190, 191]);
    expect(sharePrice(play(stock(spec), sell('C&N', 30)), 'C&N')).toBe(174);
    const strict = stock({ ...spec, options: { red_zone_once_per_sr: true } });
    expect(sharePrice(play(strict, sell('C&N', 10), PASS, PASS, sell('C&N', 10)), 'C&N')).toBe(182);
  });

  it('scenario 11 (1860-5.6) the zone is that of the price before the sale', () => {
    const state = stock({ companies: { 'C&N': started('C&N', 0, { par: 74, price: 44 }) }, tiles: LINE });
    expect(sharePrice(play(state, sell('C&N', 20)), 'C&N')).toBe(36);
  });

  it('scenario 12 (1860-5.7, 1860-19.3) from phase 8 no drop and no certificate limit', () => {
    const companies = {
      'C&N': started('C&N', 0, { par: 100, held: split('C&N', [0, 80]), trains: ['8+4-0'] }),
    };
    const state = stock({ companies, tiles: LINE, phase: '8' });
    expect(sharePrice(play(state, sell('C&N', 50)), 'C&N')).toBe(100);
    expect(denied(state, par('IOW', 100))).toBe('accepted');
  });

  it('1860-5.9, 1860-23/D-36 what was sold is not bought back in this round', () => {
    const state = stock({ companies: { 'C&N': started('C&N', 0) }, tiles: LINE, privates: { CMH: 0 } });
    const sold = play(state, sell('C&N', 10), { type: 'sell_private', private: 'CMH' });
    expect(denied(sold, buy('C&N', 'pool'))).toBe('sold-this-round 1860-5.9');
    expect(denied(sold, { type: 'buy_private', private: 'CMH' })).toBe('sold-this-round 1860-5.9');
  });

  it('1860-5.10, 1860-1.3, 1860-21.3, 1860-23/D-20 a sale can break the bank', () => {
    const companies = { 'C&N': started('C&N', 0, { par: 100, trains: ['2+1-0'] }) };
    const state = stock({ companies, tiles: LINE, cash: [6000, 3950] });
    expect(play(state, sell('C&N', 10)).bankBroken).toBe(true);
    expect(play(stock({ companies, tiles: LINE, cash: [6000, 3900] }), sell('C&N', 10)).bankBroken).toBe(
      false,
    );
  });
});

describe('1860-6 buying, launching, floating', () => {
  it('scenario 7 (1860-6.3, 1860-23/D-6, 1860-23/D-40) par prices by layer, and after a bankruptcy', () => {
    const state = stock();
    expect(parPrices(state, 'VYSC')).toEqual([54, 58, 62]);
    const gone = stock({
      companies: {
        VYSC: { bankrupt: true, operated: true, tokens: ['E9'] },
        'C&N': { bankrupt: true, operated: true, tokens: ['F2'] },
      },
    });
    expect(parPrices(gone, 'VYSC')).toEqual([40, 44, 47, 50, 52, 54, 56, 58, 60, 62]);
    expect(parPrices(gone, 'C&N').slice(-3)).toEqual([90, 95, 100]);
    expect(denied(gone, par('VYSC', 65))).toBe('no-such-par 1860-6.3');
    expect(denied(state, par('C&N', 78))).toBe('no-such-par 1860-6.3');
  });

  it('scenario 21 (1860-6.2, 1860-23/D-5) a sell-out opens the next layer, by the book only next time', () => {
    const companies = { 'C&N': { par: 74, held: split('C&N', [0, 90], [1, 0]) } };
    const spec: Partial<PositionSpec> = { companies, turnNumber: 1, tiles: {} };
    const before = stock(spec);
    expect(openLayer(before)).toBe(1);
    const after = play(before, buy('C&N'));
    expect(openLayer(after)).toBe(2);
    expect([denied(after, par('IWNJ', 74)), denied(after, par('NGStL', 68))]).toEqual([
      'accepted',
      'layer-closed 1860-6.2',
    ]);
    const book = play(stock({ ...spec, options: { layer_opens_next_sr: true } }), buy('C&N'));
    expect(denied(book, par('IWNJ', 74))).toBe('layer-closed 1860-6.2');
  });

  it('1860-1.6, 1860-6.1 the reserved share; pool shares at full price; 1860-1.4 a whole company', () => {
    const companies = { 'C&N': started('C&N', 0, { held: split('C&N', [0, 80], ['pool', 10]), price: 82 }) };
    const kept = stock({ companies, tiles: LINE, privates: { CMH: 1 } });
    expect(denied(kept, buy('C&N'))).toBe('share-reserved 1860-1.6');
    const free = stock({ companies, tiles: LINE });
    const bought = play(free, buy('C&N', 'pool'));
    expect(cashOf(bought, 0)).toBe(918);
    expect(holding(play(bought, PASS, buy('C&N')), 'C&N', 0)).toBe(100);
  });

  it('1860-6.4, 1860-6.5, 1860-6.6, 1860-6.7, 1860-23/D-37 launched, floated at half, home token and tile', () => {
    const launched = play(stock({ turnNumber: 1 }), par('C&N', 74));
    expect([cashOf(launched, 0), companyOf(launched, 'C&N').president]).toEqual([852, 0]);
    expect(launched.tokens['F2']).toBeUndefined();
    const companies = {
      IOW: { par: 74, held: split('IOW', [1, 20]), floated: false },
      'C&N': { par: 74, held: split('C&N', [0, 40]), floated: false },
    };
    const state = stock({ companies: { 'C&N': companies['C&N'], IOW: companies.IOW }, turnNumber: 1 });
    const floated = play(state, buy('C&N'));
    expect([companyOf(floated, 'C&N').floated, cashOf(floated, 'C&N'), asked(floated)]).toEqual([
      true,
      740,
      'C&N home',
    ]);
    expect(floated.market['0,20']).toEqual(['IOW', 'C&N']);
    expect(denied(floated, PASS)).toBe('home-tile-due 1860-6.7');
    expect(denied(floated, { type: 'lay_tile', hex: 'F4', tile: '742', rotation: 3 })).toBe(
      'home-first 1860-6.7',
    );
    expect(asked(play(floated, { type: 'lay_tile', hex: 'F2', tile: '787', rotation: 0 }))).toBe('1 stock');
  });

  it('scenario 20 (1860-6.7) floating in another turn: the president lays before play goes on', () => {
    const companies = { 'C&N': { par: 74, held: split('C&N', [0, 40]), floated: false } };
    const state = stock({ companies, round: { kind: 'stock', at: 1 } });
    const floated = play(state, buy('C&N'));
    expect([floated.homeLay, game(floated)]).toEqual(['C&N', 0]);
    expect(asked(play(floated, { type: 'lay_tile', hex: 'F2', tile: '787', rotation: 1 }))).toBe('0 stock');
  });

  it('1860-6.7 where no tile fits the president passes', () => {
    const companies = { FYN: { par: 74, held: split('FYN', [0, 40]), floated: false } };
    const state = stock({ companies, privates: {} });
    const supply = Object.fromEntries(['5', '6', '57', '115'].map((tile) => [tile, 0]));
    const bare: State = { ...state, board: { ...state.board, supply: { ...state.board.supply, ...supply } } };
    const floated = game1860.apply(bare, { type: 'buy_share', by: 0, company: 'FYN', from: 'ipo' });
    if (floated.refused) throw new Error(floated.code);
    expect([asked(floated.state), denied(floated.state, PASS)]).toEqual(['FYN home', 'accepted']);
  });

  it('1860-6.8, 1860-23/D-23 after the Southern stock round no home token and no tile', () => {
    const companies = { 'C&N': { par: 74, held: split('C&N', [0, 40]), floated: false } };
    const state = stock({ companies, phase: '9', southernRound: true, soldNines: 1 });
    const floated = play(state, buy('C&N'));
    expect([companyOf(floated, 'C&N').floated, floated.homeLay, floated.tokens]).toEqual([true, null, {}]);
  });
});

function game(state: State): number {
  const { homeLay } = state;
  return companyOf(state, homeLay ?? '').president ?? -1;
}

describe('1860-7 privates', () => {
  it('scenario 22 (1860-7.3, 1860-23/D-7) back to the bank for 30 less, not in the first round', () => {
    const spec: Partial<PositionSpec> = { privates: { CMH: 0, BHC: 0 }, turnNumber: 3 };
    const sold = play(stock(spec), { type: 'sell_private', private: 'CMH' });
    expect([cashOf(sold, 0), sold.privates.CMH.owner]).toEqual([1060, 'bank']);
    expect(cashOf(play(sold, { type: 'sell_private', private: 'BHC' }), 0)).toBe(1060);
    expect(denied(sold, { type: 'buy_private', private: 'CMH' })).toBe('sold-this-round 1860-5.9');
    const first = stock({ ...spec, turnNumber: 1 });
    expect(denied(first, { type: 'sell_private', private: 'CMH' })).toBe('no-sales-yet 1860-7.3');
    const book = stock({ ...spec, turnNumber: 1, options: { sell_privates_in_sr1: true } });
    expect(denied(book, { type: 'sell_private', private: 'CMH' })).toBe('accepted');
  });

  it('scenario 23 (1860-7.4, 1860-7.5, 1860-1.7) the ferry closes all others and frees their shares', () => {
    const companies = { 'C&N': started('C&N', 1, { held: split('C&N', [1, 90]) }) };
    const state = stock({
      companies,
      tiles: LINE,
      phase: '6',
      gone: ['6+3-0'],
      privates: { FFC: 'bank', CMH: 1, BHC: 0 },
    });
    expect(denied(state, buy('C&N'))).toBe('share-reserved 1860-1.6');
    const bought = play(state, { type: 'buy_private', private: 'FFC' });
    expect(cashOf(bought, 0)).toBe(800);
    expect([bought.privates.CMH.closed, bought.privates.BHC.closed]).toEqual([true, true]);
    expect(denied(bought, buy('C&N'))).toBe('accepted');
    const early = stock({ privates: { FFC: null } });
    expect(denied(early, { type: 'buy_private', private: 'FFC' })).toBe('not-the-banks 1860-7.5');
  });

  it('scenario 19 (1860-7.6, 1860-7.7) an exchange floats the company; then a pass is still a pass', () => {
    const companies = { FYN: { par: 82, held: split('FYN', [0, 40]), floated: false } };
    const state = stock({ companies, privates: { YHC: 0 } });
    const exchanged = play(state, { type: 'exchange', private: 'YHC' });
    expect([cashOf(exchanged, 'FYN'), asked(exchanged)]).toEqual([820, 'FYN home']);
    const laid = play(exchanged, { type: 'lay_tile', hex: 'B4', tile: '115', rotation: 0 });
    expect(asked(laid)).toBe('0 stock');
    expect(play(laid, PASS).round).toMatchObject({ passed: [true, false], lastActor: null });
    const unlaunched = stock({ privates: { YHC: 0 } });
    expect(denied(unlaunched, { type: 'exchange', private: 'YHC' })).toBe('not-started 1860-7.6');
  });
});

describe('1860-8 presidents', () => {
  const nobody = IN_RECEIVERSHIP;
  const tiles: PositionSpec['tiles'] = { G9: ['746', 0] };

  it('1860-8.1, 1860-8.2 whoever overtakes leads, and gives the two shares held longest', () => {
    const companies = {
      'C&N': started('C&N', 0, { held: { 0: ['C&N_0'], 1: ['C&N_4', 'C&N_2'], pool: ['C&N_1'] } }),
    };
    const state = stock({ companies, tiles: LINE, round: { kind: 'stock', at: 1 } });
    const bought = play(state, buy('C&N', 'pool'));
    expect(companyOf(bought, 'C&N').president).toBe(1);
    expect([certs(bought, 'C&N', 0), certs(bought, 'C&N', 1)]).toEqual([
      ['C&N_4', 'C&N_2'],
      ['C&N_1', 'C&N_0'],
    ]);
  });

  it('scenario 13 (1860-8.2) a block with the certificate dumps the company on the other', () => {
    const companies = {
      'BHI&R': started('BHI&R', 1, { par: 58, price: 54, held: split('BHI&R', [1, 40], [0, 30]) }),
    };
    const state = stock({ companies, tiles: { L6: ['115', 2] }, round: { kind: 'stock', at: 1 } });
    const sold = play(state, sell('BHI&R', 40));
    expect([cashOf(sold, 1), companyOf(sold, 'BHI&R').president, sharePrice(sold, 'BHI&R')]).toEqual([
      1108, 0, 44,
    ]);
    expect(certs(sold, 'BHI&R', 0)).toContain('BHI&R_0');
  });

  it('scenario 14 (1860-8.3, 1860-23/D-29) the certificate sold whole: receivership', () => {
    const companies = { 'BHI&R': started('BHI&R', 0, { par: 58, price: 44, held: split('BHI&R', [0, 20]) }) };
    const sold = play(stock({ companies, tiles: { L6: ['115', 2] } }), sell('BHI&R', 20));
    expect([cashOf(sold, 0), isInReceivership(sold, 'BHI&R')]).toEqual([1044, true]);
    expect(certs(sold, 'BHI&R', 'pool')).toEqual(['BHI&R_0']);
  });

  it('1860-8.4 half of it only where a share can be taken back, or another player takes over', () => {
    const alone = { 'C&N': started('C&N', 0, { held: split('C&N', [0, 20]) }) };
    expect(denied(stock({ companies: alone, tiles: LINE }), sell('C&N', 10))).toBe(
      'nothing-to-take-back 1860-8.4',
    );
    const pool = { 'C&N': started('C&N', 0, { held: split('C&N', [0, 20], ['pool', 10]) }) };
    const sold = play(stock({ companies: pool, tiles: LINE }), sell('C&N', 10));
    expect([certs(sold, 'C&N', 0), certs(sold, 'C&N', 'pool')]).toEqual([['C&N_1'], ['C&N_0']]);
    const block = { 'C&N': started('C&N', 0, { held: split('C&N', [0, 30]) }) };
    expect(holding(play(stock({ companies: block, tiles: LINE }), sell('C&N', 20)), 'C&N', 0)).toBe(10);
    const heir = { 'C&N': started('C&N', 0, { held: split('C&N', [0, 20], [1, 20]) }) };
    expect(companyOf(play(stock({ companies: heir, tiles: LINE }), sell('C&N', 10)), 'C&N').president).toBe(
      1,
    );
  });

  it('scenario 17 (1860-8.5) who gets 20% of it leads a company in receivership', () => {
    const state = stock({ companies: nobody, tiles });
    const bought = play(state, { type: 'buy_share', company: 'NGStL', from: 'pool', cert: 'NGStL_2' });
    expect([companyOf(bought, 'NGStL').president, cashOf(bought, 0)]).toEqual([0, 948]);
    expect(certs(bought, 'NGStL', 0)).toEqual(['NGStL_0']);
    expect(certs(bought, 'NGStL', 'pool')).toEqual(['NGStL_3', 'NGStL_1', 'NGStL_2']);
  });

  it('scenario 18 (1860-8.6, 1860-23/D-8) the certificate itself for one share, with the cash for two', () => {
    const want: Want = { type: 'buy_share', company: 'NGStL', from: 'pool', cert: 'NGStL_0' };
    const bought = play(stock({ companies: nobody, tiles }), want);
    expect([cashOf(bought, 0), certs(bought, 'NGStL', 0), certs(bought, 'NGStL', 'pool')]).toEqual([
      948,
      ['NGStL_0'],
      ['NGStL_2', 'NGStL_3', 'NGStL_1'],
    ]);
    const poor = { companies: nobody, tiles, cash: [60, 1000] };
    expect(denied(stock(poor), want)).toBe('not-enough-cash 1860-6.1');
    expect(denied(stock({ ...poor, options: { receiver_cert_cash_1x: true } }), want)).toBe('accepted');
    const other = stock({ companies: nobody, tiles, round: { kind: 'stock', at: 1 } });
    expect(denied(other, want)).toBe('own-share-needed 1860-8.6');
  });
});

it('1860-6.7 the event cites the rule', () => {
  const companies = { 'C&N': { par: 74, held: split('C&N', [0, 40]), floated: false } };
  const events = eventsOf(stock({ companies }), buy('C&N'));
  expect(events.find(({ key }) => key === 'home-token')?.rule).toBe('1860-6.7');
});
