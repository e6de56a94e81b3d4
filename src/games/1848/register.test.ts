import { describe, expect, it } from 'vitest';
import { faceAt } from '../../rail/board.ts';
import { Importer1848 } from '../../interop/1848/import.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, eventsOf, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { resolveOptions } from '../../core/game.ts';
import { split } from '../../testing/rail-position.ts';
import { KIT, type TrainName } from './data.ts';
import { game1848 } from './game.ts';
import { listRoutes } from './routes.ts';
import { certificateLimit, certificatesOf, holding, sharePrice, type State } from './state.ts';

/**
 * 1848-20: entries of the register that no chapter's own tests name, mainly those that are the same in
 * every rule set.
 */

const PASS: Want = { type: 'pass' };
const RULE_SETS = ['book', '18xx.games', 'first-edition-2007'] as const;

function sale(company: string, percent = 10): Want {
  return { type: 'sell_shares', company, percent };
}

function run(train: string, ...path: string[]): Want {
  return { type: 'run_routes', routes: [{ train, path }] };
}

function revenueOf(state: State): number {
  return state.round.kind === 'operating' ? state.round.revenue : -1;
}

/** VR, led by seat 0, at a step of its turn; FT of seat 1 follows. */
function vrAt(step: 'track' | 'routes' | 'trains', vr: CompanySpec, spec: Partial<PositionSpec> = {}): State {
  const { companies, ...rest } = spec;
  return position({
    phase: '5',
    tiles: linesOf('VR', 'FT'),
    companies: { VR: started('VR', 0, vr), FT: started('FT', 1), ...companies },
    round: { kind: 'operating', queue: ['VR', 'FT'], step },
    ...rest,
  });
}

function stockTurn(spec: Omit<PositionSpec, 'round'>, at = 0): State {
  return position({ cash: [500, 500, 500], ...spec, round: { kind: 'stock', at } });
}

describe('auction', () => {
  it('1848-20/D-01 who owns nothing may pass at the floor only with any_private_sold', () => {
    const make = (auction_pass: string): State => {
      let at: State = game1848.setup(3, resolveOptions(game1848, '18xx.games', { auction_pass }), 0);
      for (const id of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const) {
        for (let step = 0; step < 6; step++) at = play(at, { type: 'lower_private', private: id });
      }
      return play(at, { type: 'buy_private', private: 'P1' });
    };
    expect(denied(make('own_private'), PASS)).toBe('must-lower-or-buy 1848-3.3');
    expect(denied(make('any_private_sold'), PASS)).toBe('accepted');
  });

  it('1848-20/D-03 the price in a recorded purchase is ignored', () => {
    const start = game1848.setup(3, resolveOptions(game1848, '18xx.games'), 0);
    const record = { type: 'bid', entity: 11, entity_type: 'player', company: 'P1', price: 999 };
    const action = new Importer1848([11, 12, 13]).translate(start, record);
    expect(action).toEqual({ type: 'buy_private', by: 0, private: 'P1' });
    expect(cashOf(play(start, action as Want), 0)).toBe(840 - 30);
  });
});

describe('shares', () => {
  it('1848-20/D-04 BoE shares in the first stock round only with boe_sale_sr1', () => {
    const make = (boe_sale_sr1: boolean): State =>
      stockTurn({ turnNumber: 1, options: { boe_sale_sr1 }, boe: { 0: ['BOE_1'] } });
    expect(denied(make(true), sale('BOE'))).toBe('accepted');
    expect(denied(make(false), sale('BOE'))).toBe('no-sales-yet 1848-4.9');
  });

  it('1848-20/D-05 BoE shares may be sold several times in one turn, railway shares once', () => {
    const state = stockTurn({
      boe: { 0: ['BOE_1', 'BOE_2', 'BOE_3'] },
      companies: { VR: started('VR', 1, { held: split('VR', [1, 40], [0, 20]) }) },
    });
    expect(cashOf(play(state, sale('BOE'), sale('BOE')), 0)).toBe(640);
    expect(denied(play(state, sale('VR')), sale('VR'))).toBe('one-block 1848-4.5');
  });

  it('scenario 41 (1848-4.8, 1848-20/D-06) above the limit only selling, and in stock rounds only', () => {
    const spec: Omit<PositionSpec, 'round'> = {
      cash: [900, 500, 500],
      receiverships: 5,
      phase: '3',
      tiles: linesOf('VR'),
      boe: { 0: ['BOE_1', 'BOE_2', 'BOE_3', 'BOE_4', 'BOE_5', 'BOE_6'] },
      companies: {
        VR: started('VR', 1, { held: split('VR', [1, 40], [0, 30]), trains: { '3-0': '3' } }),
        FT: started('FT', 0, { held: split('FT', [0, 40]) }),
      },
    };
    const state = stockTurn(spec);
    expect([certificatesOf(state, 0), certificateLimit(state, 0)]).toEqual([12, 10]);
    const buy: Want = { type: 'buy_share', company: 'VR', from: 'ipo' };
    for (const want of [buy, PASS, { type: 'par', company: 'QR', price: 70 } as Want]) {
      expect(denied(state, want)).toBe('over-certificate-limit 1848-4.8');
    }
    const kinds = game1848.choices(state).map((choice) => choice.kind === 'one' && choice.action.type);
    expect(new Set(kinds)).toEqual(new Set(['sell_shares']));
    expect(denied(play(state, sale('BOE')), PASS)).toBe('over-certificate-limit 1848-4.8');
    expect(denied(play(state, sale('BOE'), sale('BOE')), PASS)).toBe('accepted');
    const or = position({ ...spec, round: { kind: 'operating', queue: ['VR'] } });
    expect(decision(play(or, PASS))).toMatchObject({ entity: 'VR' });
  });

  it('1848-20/D-07 one certificate of 20 % and eight of 10 % in every rule set', () => {
    for (const rules of RULE_SETS) {
      const { certificates } = game1848.setup(3, resolveOptions(game1848, rules), 0);
      expect(certificates['VR']?.['ipo']).toHaveLength(9);
      expect(holding(stockTurn({ rules, companies: { VR: started('VR', 0) } }), 'VR', 0)).toBe(60);
    }
  });

  it('1848-20/D-08 half of the Director certificate whenever it fits and another player can take over', () => {
    const make = (...parts: Parameters<typeof split>[1][]): State =>
      stockTurn({ companies: { VR: started('VR', 0, { held: split('VR', ...parts) }) } });
    const half = play(make([0, 20], [1, 20], ['pool', 10]), sale('VR'));
    expect([companyOf(half, 'VR').director, holding(half, 'VR', 0), holding(half, 'VR', 'pool')]).toEqual([
      1, 10, 20,
    ]);
    expect(denied(make([0, 20], [1, 20], ['pool', 40]), sale('VR', 20))).toBe('pool-limit 1848-4.5');
    expect(denied(make([0, 20], [1, 20], ['pool', 40]), sale('VR'))).toBe('accepted');
    expect(denied(make([0, 20], [1, 10]), sale('VR'))).toBe('no-successor 1848-4.7.3');
  });

  it('1848-20/D-46 shares of a company that has not operated, from the second stock round on', () => {
    const make = (turnNumber: number): State =>
      stockTurn({
        turnNumber,
        companies: { VR: { par: 70, floated: false, held: split('VR', [1, 20], [0, 10]) } },
      });
    expect([denied(make(1), sale('VR')), denied(make(2), sale('VR'))]).toEqual([
      'no-sales-yet 1848-4.5',
      'accepted',
    ]);
  });
});

describe('track', () => {
  it('1848-20/D-10 gauge change markers do not run out: a thirteenth', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = {
      D9: ['5', 2],
      C10: ['7', 5],
      D11: ['7', 2],
      C12: ['7', 5],
      D13: ['7', 2],
      C14: ['26', 0],
      D15: ['27', 2],
      C16: ['28', 0],
      D17: ['29', 2],
      C8: ['9', 2],
      F7: ['9', 1],
      F9: ['9', 1],
      F11: ['9', 1],
      G6: ['6', 2],
      G8: ['9', 1],
    };
    const state = vrAt('track', { tokens: ['H11', 'D9'], cash: 100 }, { tiles });
    const changes = (at: State): number =>
      KIT.map.hexes.flatMap((hex) =>
        [3, 4, 5].filter((edge) => {
          const next = KIT.map.hexes[hex.neighbours[edge] ?? -1];
          if (!next) return false;
          const here = faceAt(KIT, at.board, hex).exits & (1 << edge);
          const there = faceAt(KIT, at.board, next).exits & (1 << (edge - 3));
          return here && there && GAUGE.has([hex.id, next.id].toSorted().join('-'));
        }),
      ).length;
    expect(changes(state)).toBe(12);
    const after = play(state, { type: 'lay_tile', hex: 'B7', tile: '9', rotation: 2 });
    expect(changes(after)).toBe(13);
    expect(cashOf(after, 'VR')).toBe(60);
  });

  it('1848-20/D-11 with home_tile_duty a bare home comes first on the first turn', () => {
    const make = (vr: CompanySpec, spec: Partial<PositionSpec> = {}): State =>
      vrAt('track', { operated: false, ...vr }, { tiles: {}, options: { home_tile_duty: true }, ...spec });
    const state = make({ tokens: ['H11'] });
    const home: Want = { type: 'lay_tile', hex: 'H11', tile: '57', rotation: 1 };
    expect(denied(state, PASS)).toBe('home-tile-first 1848-20/D-11');
    const built = play(state, home);
    expect([decision(built).step, denied(built, PASS)]).toEqual(['track', 'accepted']);
    // Later turns, homes with a tile, and homes for which there is no tile left.
    expect(denied(make({ operated: true }), PASS)).toBe('accepted');
    expect(denied(make({}, { tiles: linesOf('VR') }), PASS)).toBe('accepted');
    const all = ['5', '5', '5', '6', '6', '6', '6', '57', '57', '57'];
    const hexes = ['E2', 'E4', 'F5', 'H9', 'E18', 'F13', 'G14', 'B19', 'F17', 'G6'];
    const tiles = Object.fromEntries(
      all.map((tile, at) => [hexes[at] as string, [tile, 1] as [string, number]]),
    );
    expect(denied(make({}, { tiles }), PASS)).toBe('accepted');
  });

  it('1848-20/D-11 with home_tile_duty COM builds on both its homes before anything else', () => {
    const state = position({
      phase: '6',
      options: { home_tile_duty: true },
      companies: { COM: { par: 100, held: split('COM', [0, 60]), tokens: ['F17+', 'G6+'], operated: false } },
      round: { kind: 'operating', queue: ['COM'] },
    });
    const sydney = play(state, { type: 'lay_tile', hex: 'F17', tile: '6', rotation: 1 });
    expect(denied(sydney, PASS)).toBe('home-tile-first 1848-20/D-11');
    expect(denied(sydney, { type: 'lay_tile', hex: 'E18', tile: '5', rotation: 0 })).toBe(
      'home-tile-first 1848-20/D-11',
    );
    const both = play(sydney, { type: 'lay_tile', hex: 'G6', tile: '6', rotation: 2 });
    expect(decision(both).step).not.toBe('track');
  });

  it('1848-20/D-11 a company need not build its home tile', () => {
    for (const rules of RULE_SETS) {
      const state = vrAt('track', { tokens: ['H11'] }, { rules, tiles: {}, phase: '2' });
      expect([decision(state).step, denied(state, PASS)]).toEqual(['track', 'accepted']);
      expect(denied(state, { type: 'lay_tile', hex: 'H9', tile: '57', rotation: 1 })).toBe(
        'hex-out-of-reach 1848-8.2',
      );
    }
  });

  it('1848-20/D-32 the copies of the yellow city tiles: three 5, four 6, three 57', () => {
    const { supply } = game1848.setup(3, resolveOptions(game1848, 'book'), 0).board;
    expect([supply['5'], supply['6'], supply['57']]).toEqual([3, 4, 3]);
    const tiles = { E2: ['57', 1], E4: ['57', 1], F5: ['57', 1] } as const;
    const out = vrAt('track', {}, { tiles: { E2: [...tiles.E2], E4: [...tiles.E4], F5: [...tiles.F5] } });
    expect(denied(out, { type: 'lay_tile', hex: 'H11', tile: '57', rotation: 1 })).toBe(
      'no-tile-left 1848-8.3',
    );
    const left = vrAt('track', {}, { tiles: { E2: [...tiles.E2], E4: [...tiles.E4] } });
    expect(denied(left, { type: 'lay_tile', hex: 'H11', tile: '57', rotation: 1 })).toBe('accepted');
  });
});

/** 1848-1.9, as the rules list them. */
const GAUGE = new Set(
  `B7-B9 B7-C8 C6-C8 C8-D7 C8-D9 C10-D9 C10-D11 C12-D11 C12-D13 C14-D13 C14-D15 C16-D15 C16-D17 C18-D17
   C18-D19 C20-D19 D7-D9 D7-E8 E6-E8 E8-F7 E8-F9 E10-F9 F7-F9 F7-G8 F9-F11 F11-G10 F11-G12 F13-G12 G6-G8
   G8-H7 G12-G14 G14-H13 G14-H15 G16-H15 H7-H9`
    .split(/\s+/)
    .map((pair) => pair.split('-').toSorted().join('-')),
);

describe('trains', () => {
  const fifth: Want = { type: 'buy_train_from', company: 'FT', train: '5-0', price: 500 };

  function trading(rules: (typeof RULE_SETS)[number], vr: CompanySpec = {}): State {
    const companies = { FT: started('FT', 1, { trains: { '5-0': '5' } }) };
    return vrAt('trains', { cash: 900, ...vr }, { rules, options: { trade_consent: 'table' }, companies });
  }

  it('1848-20/D-17 a train of another company is paid at once on the site and in 2007', () => {
    for (const rules of ['18xx.games', 'first-edition-2007'] as const) {
      const after = play(trading(rules), fifth);
      expect(decision(after)).toMatchObject({ entity: 'VR', step: 'trains' });
      expect([cashOf(after, 'VR'), cashOf(after, 'FT')]).toEqual([400, 500]);
    }
  });

  it('1848-20/D-17 in the book of 2021 the seller is paid when the turn of the buyer ends', () => {
    const after = play(trading('book'), fifth);
    expect(decision(after)).toMatchObject({ entity: 'VR', step: 'trains' });
    expect([cashOf(after, 'VR'), cashOf(after, 'FT')]).toEqual([400, 0]);
    // Money set aside cannot be spent.
    expect(denied(after, { type: 'buy_train', side: '5' })).toBe('not-enough-cash 1848-10.1');
    const closing = play(after, PASS);
    expect([decision(closing).step, cashOf(closing, 'FT')]).toEqual(['closing', 0]);
    expect(eventsOf(closing, PASS)).toContain('train-paid');
    expect(cashOf(play(closing, PASS), 'FT')).toBe(500);
  });

  it('1848-20/D-17 the seller is paid even if the buyer fails before the end of its turn', () => {
    const state = trading('book', { cell: [1, 1], held: split('VR', [0, 40], [1, 20]) });
    const failed = play(state, fifth, { type: 'take_loan' });
    expect([companyOf(failed, 'VR').closed, cashOf(failed, 'FT')]).toEqual([true, 500]);
  });

  const tradeIn: Want = { type: 'buy_train', side: 'D', tradeIn: '4-0' };

  function withAFour(rules: (typeof RULE_SETS)[number], trains: CompanySpec['trains']): State {
    return vrAt(
      'trains',
      { cash: 1200, ...(trains && { trains }) },
      { rules, phase: '6', gone: ['6-0', '6-1'] },
    );
  }

  it('1848-20/D-18 on the site a trade-in is allowed at the train limit', () => {
    const state = withAFour('18xx.games', { '4-0': '4+', '5-0': '5' });
    expect(denied(state, { type: 'buy_train', side: '8' })).toBe('train-limit 1848-10.3');
    expect(denied(state, { type: 'buy_train', side: 'D' })).toBe('train-limit 1848-10.3');
    const after = play(state, tradeIn);
    expect([cashOf(after, 'VR'), companyOf(after, 'VR').trains]).toEqual([400, ['5-0', '8-0']]);
  });

  it('1848-20/D-18 by the books a company at its limit hands nothing in, with room it does', () => {
    for (const rules of ['book', 'first-edition-2007'] as const) {
      const full = withAFour(rules, { '4-0': '4+', '5-0': '5' });
      expect([decision(full).step, denied(full, tradeIn)]).toEqual(['trains', 'train-limit 1848-20/D-18']);
      expect(denied(full, { type: 'buy_train', side: '2E' })).toBe('accepted');
      const after = play(withAFour(rules, { '4-0': '4+' }), tradeIn);
      expect([cashOf(after, 'VR'), companyOf(after, 'VR').trains]).toEqual([400, ['8-0']]);
    }
  });

  it('1848-20/D-29 no trade in 2Es, none at the limit, in every rule set', () => {
    const companies = { FT: started('FT', 1, { trains: { '2E-0': '2E', '5-2': '5' } }) };
    for (const rules of RULE_SETS) {
      const full = vrAt('trains', { cash: 900, trains: { '5-0': '5', '5-1': '5' } }, { rules, companies });
      const from = (train: string, price: number): Want => ({
        type: 'buy_train_from',
        company: 'FT',
        train,
        price,
      });
      expect(denied(full, from('2E-0', 200))).toBe('ghan-not-tradable 1848-10.5');
      expect(denied(full, from('5-2', 500))).toBe('train-limit 1848-10.3');
      const room = vrAt('trains', { cash: 900, trains: { '5-0': '5' } }, { rules, companies });
      expect(denied(room, from('5-2', 500))).toBe('accepted');
    }
  });

  it('1848-20/D-33 a route is not lost when its other end fills up', () => {
    const companies = { FT: started('FT', 1, { tokens: ['G14', 'H9'] }) };
    for (const rules of RULE_SETS) {
      const state = vrAt('trains', { cash: 900 }, { rules, companies });
      expect(denied(state, PASS)).toBe('must-buy-train 1848-10.6');
      const alone = vrAt('trains', { cash: 900 }, { rules, tiles: { H11: ['57', 1] } });
      expect(denied(alone, PASS)).toBe('accepted');
    }
  });

  it('1848-20/D-35 the Director of the company above the limit chooses what to discard', () => {
    const companies = {
      FT: started('FT', 1, { trains: { '3-0': '3', '3-1': '3', '3-2': '3+', '3-3': '3' } }),
    };
    const state = vrAt('trains', { cash: 900 }, { phase: '3', gone: ['3-4'], companies });
    const over = play(state, { type: 'buy_train', side: '4' });
    expect(decision(over)).toMatchObject({ seat: 1, entity: 'FT', step: 'discard' });
    const discard: Want = { type: 'discard_train', company: 'FT', train: '3-2' };
    expect(denied(over, { ...discard, by: 0 })).toBe('not-your-decision 1848-2.4');
    const after = play(over, discard);
    expect(companyOf(after, 'FT').trains).toEqual(['3-0', '3-1', '3-3']);
    expect(decision(after)).toMatchObject({ entity: 'VR', step: 'trains' });
  });
});

describe('routes', () => {
  const GHAN = { '2E-0': '2E' } as const;
  /** Alice Springs - Port Augusta - Whyalla - Port Lincoln. */
  const ALICE: NonNullable<PositionSpec['tiles']> = {
    B3: ['8', 3],
    C4: ['9', 2],
    D5: ['8', 0],
    E4: ['6', 1],
    E2: ['5', 4],
  };

  it('1848-20/D-27 a 2E may run on beyond its token and earns the same', () => {
    const vr = { tokens: ['H11', 'E4'], trains: GHAN };
    const state = vrAt('routes', vr, { tiles: ALICE });
    const short = run('2E-0', 'A4-0', 'B3', 'C4', 'D5', 'E4-0');
    const long = run('2E-0', 'A4-0', 'B3', 'C4', 'D5', 'E4-0', 'E2-0', 'F3-0');
    expect([revenueOf(play(state, short)), revenueOf(play(state, long))]).toEqual([40 + 20, 40 + 20]);
    expect(denied(state, run('2E-0', 'E4-0', 'E2-0'))).toBe('ghan-needs-alice-springs 1848-11.7');
  });

  it('1848-20/D-42 gauge changes do not matter to a 2E', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = { D9: ['57', 2], C8: ['9', 2], B7: ['9', 2] };
    const vr = { tokens: ['H11', 'D9'], trains: { ...GHAN, '3-0': '3' } as Record<string, TrainName> };
    const path = ['A6-0', 'B7', 'C8', 'D9-0'];
    for (const rules of RULE_SETS) {
      const state = vrAt('routes', vr, { rules, tiles });
      expect(denied(state, run('3-0', ...path))).toBe('too-far 1848-11.2');
      expect(revenueOf(play(state, run('2E-0', ...path)))).toBe(60);
    }
  });

  it('1848-20/D-26 both hexes of Alice Springs on one route, unless alice_single', () => {
    const back: NonNullable<PositionSpec['tiles']> = {
      E6: ['8', 1],
      D7: ['8', 0],
      C6: ['8', 3],
      B7: ['8', 0],
    };
    const tiles = { ...ALICE, ...back, E4: ['5', 3] } as NonNullable<PositionSpec['tiles']>;
    const make = (alice_single: boolean): State =>
      vrAt(
        'routes',
        { tokens: ['H11', 'E4'], trains: { '8-0': 'D' } },
        {
          phase: '8',
          options: { alice_single },
          tiles,
        },
      );
    const one = ['A4-0', 'B3', 'C4', 'D5', 'E4-0'];
    const other = ['E4-0', 'E6', 'D7', 'C6', 'B7', 'A6-0'];
    const both = run('8-0', ...one, ...other.slice(1));
    expect(denied(make(true), both)).toBe('alice-springs-twice 1848-11.8');
    expect(revenueOf(play(make(false), both))).toBe(60 + 20 + 60);
    expect(denied(make(true), run('8-0', ...one))).toBe('accepted');
    expect(denied(make(true), run('8-0', ...other))).toBe('accepted');
  });

  it('1848-20/D-39 Perth and Tasmania end a route', () => {
    const perth = vrAt(
      'routes',
      { tokens: ['H11', 'E2'], trains: { '5-0': '5' } },
      {
        tiles: { E2: ['6', 2], D3: ['55', 0] },
      },
    );
    expect(denied(perth, run('5-0', 'E2-0', 'D1-0', 'D3-1'))).toBe('through-end-of-line 1848-11.1');
    expect(denied(perth, run('5-0', 'E2-0', 'D1-0'))).toBe('accepted');
    const south = vrAt(
      'routes',
      { trains: { '5-0': '5' } },
      {
        tiles: { H11: ['57', 0], H9: ['5', 4], I10: ['241', 1] },
      },
    );
    expect(denied(south, run('5-0', 'H9-0', 'I10-0', 'H11-0'))).toBe('through-end-of-line 1848-11.1');
    expect(denied(south, run('5-0', 'I10-0', 'H11-0'))).toBe('accepted');
  });

  it('1848-20/D-43 Tasmania is worth 50 in every phase', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = { H11: ['57', 0], I10: ['241', 1] };
    for (const phase of ['3', '5', '8'] as const) {
      const state = vrAt('routes', { trains: { '5-0': '5' } }, { phase, tiles });
      expect(revenueOf(play(state, run('5-0', 'I10-0', 'H11-0')))).toBe(50 + 20);
    }
  });

  it('1848-20/D-58 no city twice on one route, not even over different track', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = { H11: ['5', 1], H9: ['5', 3], G10: ['64', 2] };
    for (const rules of RULE_SETS) {
      const state = vrAt('routes', { trains: { '8-0': 'D' } }, { rules, phase: '8', tiles });
      expect(denied(state, run('8-0', 'H11-0', 'H9-0', 'G10-1', 'H11-0'))).toBe('stop-twice 1848-11.1');
      expect(denied(state, run('8-0', 'H11-0', 'H9-0', 'G10-1'))).toBe('accepted');
    }
  });

  it('1848-20/D-58 with stop_twice a route comes back to a city, is paid again and counts it again', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = { H11: ['5', 1], H9: ['5', 3], G10: ['64', 2] };
    const round: Want = run('8-0', 'H11-0', 'H9-0', 'G10-1', 'H11-0');
    const make = (side: TrainName, id: string): State =>
      vrAt('routes', { trains: { [id]: side } }, { phase: '8', tiles, options: { stop_twice: true } });
    expect(revenueOf(play(make('D', '8-0'), round))).toBe(20 + 20 + 50 + 20);
    // Four cities are too far for a 3, and there and back over the same track stays forbidden.
    const three = make('3', '3-0');
    expect(denied(three, run('3-0', 'H11-0', 'H9-0', 'G10-1', 'H11-0'))).toBe('too-far 1848-11.2');
    expect(denied(make('D', '8-0'), run('8-0', 'H11-0', 'H9-0', 'H11-0'))).toBe('track-twice 1848-11.1');
  });

  it('1848-20/D-58 with stop_twice the finder and the listing agree on the best route', () => {
    const tiles: NonNullable<PositionSpec['tiles']> = { H11: ['5', 1], H9: ['5', 3], G10: ['64', 2] };
    for (const stop_twice of [false, true]) {
      const state = vrAt(
        'routes',
        { trains: { '8-0': 'D' } },
        { phase: '8', tiles, options: { stop_twice } },
      );
      const listed = listRoutes(state, 'VR').get('8-0')?.[0]?.revenue;
      // From G10 back to G10, where 50 is paid twice.
      expect(listed).toBe(stop_twice ? 140 : 90);
      expect(game1848.routing?.best(state)).toMatchObject({ optimal: true, sets: [{ revenue: listed }] });
    }
  });

  it('1848-20/D-34 with no_revenue_price=stays only withheld money moves the price', () => {
    const options = { no_revenue_price: 'stays' } as const;
    const idle = play(vrAt('track', {}, { phase: '2', tiles: {}, options }), PASS);
    expect(sharePrice(idle, 'VR')).toBe(100);
    const ran = play(vrAt('routes', { trains: { '5-0': '5' } }, { options }), run('5-0', 'H11-0', 'H9-0'));
    expect(sharePrice(play(ran, { type: 'dividend', pay: false }), 'VR')).toBe(90);
  });

  it('1848-20/D-34 no revenue moves the price one column left', () => {
    for (const rules of RULE_SETS) {
      const state = vrAt('track', {}, { rules, phase: '2', tiles: {} });
      const after = play(state, PASS);
      expect([sharePrice(state, 'VR'), sharePrice(after, 'VR')]).toEqual([100, 90]);
      expect(eventsOf(state, PASS)).toContain('withheld');
    }
  });

  it('1848-20/D-54 an empty run is refused only with must_run', () => {
    const idle: Want = { type: 'run_routes', routes: [] };
    const make = (must_run: boolean): State =>
      vrAt('routes', { trains: { '5-0': '5' } }, { options: { must_run } });
    expect([denied(make(false), idle), denied(make(true), idle)]).toEqual(['accepted', 'must-run 1848-11.4']);
  });
});

describe('Bank of England shares', () => {
  const BUY: Want = { type: 'buy_share', company: 'BOE', from: 'pool' };
  const certs = (count: number): string[] => Array.from({ length: count }, (_, at) => `BOE_${at}`);

  it('1848-20/D-59 the limit of 60 or 70 % binds them, unless boe_holding_limit is off', () => {
    for (const [seats, most] of [
      [3, 7],
      [4, 6],
    ] as const) {
      const at = (held: number, boe_holding_limit: boolean): State =>
        stockTurn({
          seats,
          cash: Array<number>(seats).fill(500),
          boe: { 0: certs(held) },
          options: { boe_holding_limit },
        });
      expect(denied(at(most, true), BUY)).toBe('holding-limit 1848-4.3');
      expect(denied(at(most - 1, true), BUY)).toBe('accepted');
      expect(denied(at(most, false), BUY)).toBe('accepted');
    }
    const full = { par: 70, held: split('VR', [0, 70]) };
    const railway = stockTurn({ companies: { VR: full }, options: { boe_holding_limit: false } });
    expect(denied(railway, { type: 'buy_share', company: 'VR', from: 'ipo' })).toBe('holding-limit 1848-4.3');
  });

  it('1848-20/D-60 what was sold stays sold in this round, unless boe_buy_back is on', () => {
    const again = (boe_buy_back: boolean): string => {
      const state = stockTurn({ boe: { 0: certs(2) }, options: { boe_buy_back } });
      return denied(play(state, sale('BOE')), BUY);
    };
    expect([again(false), again(true)]).toEqual(['sold-this-round 1848-4.3', 'accepted']);
    const vr = { par: 70, held: split('VR', [0, 60]) };
    const railway = stockTurn({ companies: { VR: vr }, options: { boe_buy_back: true } });
    expect(denied(play(railway, sale('VR')), { type: 'buy_share', company: 'VR', from: 'pool' })).toBe(
      'sold-this-round 1848-4.3',
    );
  });
});
