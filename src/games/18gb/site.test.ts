import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held, POOL } from '../../rail/shares.ts';
import { denied, eventsOf, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import { lots } from './auction.ts';
import { game18GB } from './game.ts';
import { holding, isInReceivership, privateOf, sharePrice, type State } from './state.ts';

/** Points that the site's own engine, as judge and as player, showed us to have wrong. */

const lay = (hex: string, tile: string, rotation: number, power?: string): Want =>
  ({ type: 'lay_tile', hex, tile, rotation, ...(power === undefined ? {} : { private: power }) }) as Want;
const token = (hex: string): Want => ({ type: 'place_token', hex, city: 0 });
const pass: Want = { type: 'pass' };
const noRun: Want = { type: 'run_routes', routes: [] };

describe('the auction', () => {
  it('18GB-4.7: what was taken off the price stays on record after the sale, and frees nobody by that', () => {
    const seats = 3;
    const start = game18GB.setup(seats, game18GB.ruleSets[1]?.values ?? {}, 2);
    const bid = (lot: string, price: number): Want => ({ type: 'bid', private: lot, price }) as Want;
    const lowered = play(start, bid('LB', 40), bid('GN', 70), bid('AF', 30), pass, pass, pass);
    const rest = ['SD', 'LM', 'LS'] as const;
    expect(rest.map((id) => privateOf(lowered, id).discount)).toEqual([10, 10, 10]);
    const sold = play(lowered, bid('SD', 25), bid('LM', 35), pass, pass, pass, pass);
    expect(lots(sold)).toEqual(['LS']);
    expect([privateOf(sold, 'SD').owner, privateOf(sold, 'SD').discount]).toEqual([0, 10]);
    expect([privateOf(sold, 'LB').owner, privateOf(sold, 'LB').discount]).toEqual([0, 0]);
    expect(privateOf(sold, 'LS').discount).toBe(20);
  });
});

describe('the end of the track step', () => {
  /** MR of seat 0 has a route and no cash for tokens; one tile action is left. */
  function building(spec: Partial<PositionSpec>, round: { lays: number; tokenPlaced: boolean }): State {
    return position({
      tiles: { H19: ['G37', 0], H21: ['G18', 0] },
      corporations: { MR: { price: 100, held: { 0: [0] }, cash: 0, trains: ['2+1-0'] } },
      ...spec,
      round: { kind: 'operating', queue: ['MR'], ...round },
    });
  }

  const LS = { privates: { LS: 0 }, closed: ['LS'] } as const;
  const once = { lays: 1, tokenPlaced: true };

  it('18GB-9.5: the second own tile with the token placed ends it, although LS could still lay', () => {
    expect(waiting(play(building(LS, once), lay('G20', '7', 4)))).toBe('routes MR');
    expect(waiting(play(building({ ...LS, rules: 'book' }, once), lay('G20', '7', 4)))).toBe('routes MR');
    // The first tile does not, nor does the second where no token was placed.
    expect(waiting(play(building(LS, { lays: 0, tokenPlaced: true }), lay('G20', '7', 4)))).toBe('track MR');
    expect(waiting(play(building(LS, { lays: 1, tokenPlaced: false }), lay('G20', '7', 4)))).toBe('track MR');
  });

  it('18GB-9.5: a token after the second tile does not end it, and AF keeps it open, open or closed', () => {
    const rich = { MR: { price: 100, held: { 0: [0] }, cash: 50, trains: ['2+1-0'] } };
    const both = building({ ...LS, corporations: rich }, { lays: 2, tokenPlaced: false });
    expect(waiting(play(both, token('H21')))).toBe('track MR');
    for (const closed of [['AF'], []] as const) {
      const open = building({ privates: { AF: 0 }, closed }, once);
      expect(waiting(play(open, lay('G20', '7', 4)))).toBe('track MR');
    }
    // Without a private there is nothing to wait for in either case.
    expect(waiting(play(building({}, once), lay('G20', '7', 4)))).toBe('routes MR');
  });

  it('18GB-9.5: under rules version 1 LS kept it open', () => {
    const old = play(building({ ...LS, rulesVersion: 1 }, once), lay('G20', '7', 4));
    expect(waiting(old)).toBe('track MR');
    expect(waiting(play(old, pass))).toBe('routes MR');
  });

  it('18GB-5.8: LS lays in the next step all the same', () => {
    const laid = play(
      building({ ...LS, tiles: { H19: ['G37', 0], H17: ['G18', 3] } }, once),
      lay('G20', '7', 4),
    );
    expect(waiting(laid)).toBe('routes MR');
    expect(denied(laid, lay('H21', 'G18', 0, 'LS'))).toBe('accepted');
  });
});

describe('new track', () => {
  /** NBR goes from Edinburgh by I8, H7, its own other city and J7 round to I8 again. */
  function loop(spec: Partial<PositionSpec> = {}): State {
    return position({
      phase: '3+1',
      corporations: { NBR: { price: 100, held: { 0: [0] }, cash: 500, trains: ['3+1-1'] } },
      tiles: { H7: ['26', 5], I6: ['G21', 3], I8: ['7', 2], J7: ['3', 1] },
      ...spec,
      round: { kind: 'operating', queue: ['NBR'] },
    });
  }

  it.each(['18xx.games', 'book'])('18GB-10.6: %s: not by crossing a hex side twice', (rules) => {
    // 29 adds a piece from J7 to H7: the only way to J7 leads over the side to H7.
    expect(denied(loop({ rules }), lay('I8', '29', 2))).toBe('no-new-track 18GB-10.6');
    // Pieces that lead elsewhere are new and usable.
    for (const [tile, rotation] of [
      ['18', 1],
      ['26', 3],
      ['28', 3],
    ] as const) {
      expect(denied(loop({ rules }), lay('I8', tile, rotation))).toBe('accepted');
    }
    // A token in the other city of Edinburgh comes to J7 without that side.
    const second = loop({
      rules,
      corporations: {
        NBR: { price: 100, held: { 0: [0] }, cash: 500, trains: ['3+1-1'] },
        MR: { price: 100, held: { 0: [0] }, cash: 500, trains: ['3+1-2'], tokens: ['I6:1'] },
      },
    });
    const asMr = { ...second, round: { ...second.round, queue: ['MR'] } } as State;
    expect(denied(asMr, lay('I8', '29', 2))).toBe('accepted');
  });

  it('18GB-10.6, 18GB-21.1: under rules version 1 it counted; a file is followed with one note', () => {
    expect(denied(loop({ rulesVersion: 1 }), lay('I8', '29', 2))).toBe('accepted');
    const imported = loop({ options: { import_lenient: true } });
    const keys = eventsOf(imported, lay('I8', '29', 2));
    expect(keys.filter((key) => key === 'import-difference')).toHaveLength(1);
  });
});

describe('an empty depot', () => {
  /** MR in receivership and without a train; its home H19 is joined to H17. */
  function bare(spec: Partial<PositionSpec> = {}): State {
    return position({
      phase: '6X',
      depot: [],
      tiles: { H19: ['G41', 0], H17: ['G18', 0] },
      corporations: {
        MR: { price: 100, size: 10, held: { pool: [0, 1, 2, 3] }, cash: 400 },
        LNWR: { price: 90, held: { 0: [0] }, cash: 100, trains: ['6X-0'] },
      },
      ...spec,
      round: { kind: 'operating', queue: ['MR', 'LNWR'] },
    });
  }

  it('18GB-15.6, 18GB-15.8: a receivership with a route is asked for an empty run and has nothing to buy', () => {
    const state = bare();
    expect(waiting(state)).toBe('routes MR');
    expect(companyOf(state, 'MR').insolvent).toBe(true);
    expect(offered(state)).toEqual(['run_routes']);
    expect(denied(state, pass)).toMatch(/^not-now/);
    const ran = play(state, noRun);
    expect(waiting(ran)).toBe('track LNWR');
    expect([cashOf(ran, 'MR'), sharePrice(ran, 'MR')]).toEqual([400, 90]);
  });

  it('18GB-15.8: without a route the purchase is asked for, with a train in the depot too', () => {
    expect(waiting(bare({ tiles: {} }))).toBe('trains MR');
    const one = bare({ depot: ['6X-1'] });
    expect(waiting(one)).toBe('routes MR');
    expect(waiting(play(one, noRun))).toBe('trains MR');
  });

  it('18GB-15.6: under rules version 1 there was no run and a pass in its place', () => {
    const old = bare({ rulesVersion: 1 });
    expect(waiting(old)).toBe('trains MR');
    expect(waiting(play(old, pass))).toBe('track LNWR');
  });
});

describe('the director’s certificate', () => {
  const sell = (company: string, percent: number, ...numbers: number[]): Want => ({
    type: 'sell_shares',
    company,
    percent,
    ...(numbers.length > 0 ? { certs: numbers.map((number) => `${company}_${number}`) } : {}),
  });

  function selling(held0: readonly number[], spec: Partial<PositionSpec> = {}): State {
    return position({
      corporations: { LYR: { price: 75, held: { 0: held0, 1: [2] }, trains: ['2+1-0'] } },
      ...spec,
      round: { kind: 'stock' },
    });
  }

  it('18GB-7.11: with ordinary shares in the sale one of them comes back, as the site writes it', () => {
    const before = selling([1, 3, 0]);
    const named = play(before, sell('LYR', 60, 1, 3, 0));
    // Three shares are paid for, the first of the pool comes back, and there is no successor.
    expect(cashOf(named, 0) - cashOf(before, 0)).toBe(225);
    expect([held(named.certificates, 'LYR', 0), held(named.certificates, 'LYR', POOL)]).toEqual([
      ['LYR_1'],
      ['LYR_3', 'LYR_0'],
    ]);
    expect([isInReceivership(named, 'LYR'), sharePrice(named, 'LYR')]).toEqual([true, 60]);
    // The same sale without names: as many percent, money and steps.
    const plain = play(before, sell('LYR', 60));
    expect([holding(plain, 'LYR', 0), cashOf(plain, 0), sharePrice(plain, 'LYR')]).toEqual([
      20,
      cashOf(named, 0),
      60,
    ]);
  });

  it('18GB-7.11: the pool’s older share comes back first', () => {
    const state = position({
      corporations: {
        LYR: { price: 75, size: 10, held: { 0: [1, 0], pool: [5, 6] }, trains: ['2+1-0'] },
      },
      round: { kind: 'stock' },
    });
    const sold = play(state, sell('LYR', 20, 1, 0));
    expect(held(sold.certificates, 'LYR', 0)).toEqual(['LYR_5']);
  });

  it('18GB-7.11, 18GB-21.3: with nothing to give back it is refused; a file is followed as the site plays it', () => {
    expect(denied(selling([0]), sell('LYR', 20))).toBe('half-needs-change 18GB-7.11');
    expect(denied(selling([0]), sell('LYR', 40))).toBe('accepted');
    const options = { import_lenient: true };
    const before = selling([0], { options });
    expect(eventsOf(before, sell('LYR', 20, 0))).toContain('import-difference');
    const sold = play(before, sell('LYR', 20, 0));
    expect(cashOf(sold, 0) - cashOf(before, 0)).toBe(75);
    expect([holding(sold, 'LYR', 0), companyOf(sold, 'LYR').director]).toEqual([40, null]);
    expect([isInReceivership(sold, 'LYR'), sharePrice(sold, 'LYR')]).toEqual([true, 70]);
    // If nobody else has 20 % the site refuses it too.
    const alone = { LYR: { price: 75, held: { 0: [0] }, trains: ['2+1-0'] } };
    expect(denied(selling([0], { options, corporations: alone }), sell('LYR', 20, 0))).toBe(
      'half-needs-change 18GB-7.11',
    );
  });

  it('18GB-21.3: who kept it is director again with the next transfer, and it cannot be bought from the pool', () => {
    const sold = play(selling([0], { options: { import_lenient: true } }), sell('LYR', 20, 0), pass);
    const wanted: Want = { type: 'buy_directorship', company: 'LYR' };
    expect(denied(sold, wanted)).toBe('no-share-there 18GB-7.11');
    const bought = play(sold, { type: 'buy_share', company: 'LYR', from: 'ipo' });
    // Both hold 40 % then; the first in turn order of the two is the seller.
    expect(companyOf(bought, 'LYR').director).toBe(0);
    expect(held(bought.certificates, 'LYR', 0)).toEqual(['LYR_0']);
  });
});
