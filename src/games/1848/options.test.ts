import { describe, expect, it } from 'vitest';
import { BadInput } from '../../core/bad-input.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { lineOf } from '../../testing/bad-input.ts';
import { resolveOptions } from '../../core/game.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { game1848 } from './game.ts';
import { OPTIONS, type Options, RULE_SETS } from './options.ts';
import { type State, tokenPrices } from './state.ts';

const PASS: Want = { type: 'pass' };

/** The table "Rule sets" at the end of 1848-20: book, 18xx.games, first-edition-2007. */
const TABLE: Record<keyof Options, readonly [string | number | boolean, unknown, unknown]> = {
  edition: ['gmt2021', 'gmt2021', 'oo2007'],
  car_tokens: [4, 4, 3],
  kk_bonus: [true, true, false],
  auction_pass: ['any_private_sold', 'own_private', 'any_private_sold'],
  boe_sale_sr1: [true, true, true],
  com_capital: ['start', 'float', 'start'],
  special_lay_any_time: [false, true, false],
  p3_player_owned: [true, false, true],
  private_seller: ['director', 'any_player', 'director'],
  forced_other_company: [false, true, false],
  forced_only_if_needed: [true, false, true],
  forced_first_loan_steps: [2, 3, 2],
  column1_block: [false, true, false],
  export_phase: ['advance', 'next_only', 'advance'],
  bank_break: ['zero', 'negative', 'zero'],
  alice_single: [true, false, true],
  card_limits: ['none', 'none', 'none'],
  boe0_quirk: [false, true, false],
  trade_consent: ['ask', 'table', 'ask'],
  must_run: [true, false, false],
  crisis_repeat: [false, true, false],
  crisis_one_sale: [false, true, false],
  after_failure: ['at_once', 'next_begins', 'at_once'],
  failed_p3_lays: [true, false, true],
  home_tile_duty: [false, false, false],
  trade_payment: ['end_of_turn', 'at_once', 'at_once'],
  trade_in_at_limit: [false, true, false],
  no_revenue_price: ['left', 'left', 'left'],
  stop_twice: [false, false, false],
  boe_holding_limit: [true, true, true],
  boe_buy_back: [false, false, false],
  import_lenient: [false, false, false],
};
const SETS = ['book', '18xx.games', 'first-edition-2007'] as const;

function column(set: (typeof SETS)[number]): Record<string, unknown> {
  const index = SETS.indexOf(set);
  return Object.fromEntries(Object.entries(TABLE).map(([key, values]) => [key, values[index]]));
}

describe('rule sets', () => {
  it.each(SETS)('scenario 45 (1848-20) rule set %s is exactly its column of the table', (id) => {
    expect(resolveOptions(game1848, id)).toEqual(column(id));
    expect(game1848.setup(3, resolveOptions(game1848, id), 0).options).toEqual(column(id));
  });

  it('scenario 45 (1848-20) there are these rule sets and switches, and no others', () => {
    expect(RULE_SETS.map(({ id }) => id)).toEqual(SETS);
    expect(OPTIONS.map(({ key }) => key).toSorted()).toEqual(Object.keys(TABLE).toSorted());
    for (const { key, values, rule } of OPTIONS) {
      expect(game1848.rules).toContain(rule);
      for (const id of SETS) expect(values).toContain(column(id)[key]);
      expect(values).toHaveLength(2);
    }
  });

  it.each(OPTIONS.flatMap(({ key, values }) => values.map((value) => [key, value] as const)))(
    'scenario 45 (1848-20) %s=%s set alone overrides only that value',
    (key, value) => {
      for (const id of SETS) {
        const values = resolveOptions(game1848, id, { [key]: value });
        expect(values).toEqual({ ...column(id), [key]: value });
        expect(game1848.setup(4, values, 0).options).toEqual({ ...column(id), [key]: value });
      }
    },
  );

  it('1848-20 unknown rule sets, options and values are refused', () => {
    expect(() => resolveOptions(game1848, 'house')).toThrow(BadInput);
    expect(lineOf(() => resolveOptions(game1848, 'book', { kk: true }))).toBe('unknown option "kk"');
    expect(() => resolveOptions(game1848, 'book', { car_tokens: 5 })).toThrow(BadInput);
    expect(() => resolveOptions(game1848, 'book', { kk_bonus: 'yes' })).toThrow(BadInput);
  });
});

/** VR, led by seat 0, at its trains in phase 8 with cash. */
function vrTrains(vr: CompanySpec, spec: Partial<PositionSpec> = {}): State {
  const { companies, ...rest } = spec;
  return position({
    phase: '8',
    tiles: linesOf('VR', 'FT'),
    companies: { VR: started('VR', 0, vr), FT: started('FT', 1), ...companies },
    round: { kind: 'operating', queue: ['VR', 'FT'], step: 'trains' },
    ...rest,
  });
}

describe('first edition', () => {
  const EDITIONS = ['book', 'first-edition-2007'] as const;

  it('scenario 54 (1848-19) CAR has three tokens', () => {
    const car = (rules: string): State =>
      position({
        rules,
        phase: '3',
        tiles: { E4: ['6', 2], F5: ['14', 2], ...linesOf('WA'), G6: ['6', 2] },
        companies: { CAR: started('CAR', 0, { cash: 500, tokens: ['E4', 'E2', 'G6'] }) },
        round: { kind: 'operating', queue: ['CAR'], step: 'token' },
      });
    expect(EDITIONS.map((rules) => tokenPrices(car(rules), 'CAR'))).toEqual([
      [0, 40, 100, 100],
      [0, 40, 100],
    ]);
    expect(decision(car('book')).step).toBe('token');
    expect(decision(car('first-edition-2007')).step).not.toBe('token');
  });

  it('scenario 54 (1848-19, 1848-20/D-30) two K cities on a route add nothing', () => {
    const path = ['G6-0', 'H7-0', 'H9-0', 'H11-0'];
    const [book, old] = EDITIONS.map((rules) => {
      const state = position({
        rules,
        phase: '5',
        tiles: { G6: ['6', 3], H7: ['6', 2], H9: ['57', 1], H11: ['57', 1] },
        companies: { VR: started('VR', 0, { trains: { '5-0': '5' } }) },
        round: { kind: 'operating', queue: ['VR'], step: 'routes' },
      });
      const after = play(state, { type: 'run_routes', routes: [{ train: '5-0', path }] });
      return after.round.kind === 'operating' ? after.round.revenue : 0;
    });
    expect([book, old]).toEqual([80 + 50, 80]);
  });

  it('scenario 54 (1848-19, 1848-20/D-31) five 8/D cards with card_limits=printed, seven in 2021', () => {
    const eight: Want = { type: 'buy_train', side: '8' };
    const sale = (options: Partial<Options>, soldEights: number): string =>
      denied(vrTrains({ cash: 900, loans: 5 }, { options, soldEights, loansIssued: 5 }), eight);
    const printed = { card_limits: 'printed' } as const;
    expect(sale({ ...printed, edition: 'oo2007' }, 4)).toBe('accepted');
    expect(sale({ ...printed, edition: 'oo2007' }, 5)).toBe('not-on-sale 1848-10.1');
    expect([
      sale({ ...printed, edition: 'gmt2021' }, 6),
      sale({ ...printed, edition: 'gmt2021' }, 7),
    ]).toEqual(['accepted', 'not-on-sale 1848-10.1']);
    expect(sale({ card_limits: 'none', edition: 'oo2007' }, 50)).toBe('accepted');
  });

  it('1848-20/D-31 five 2E cards in either edition, and with no train left nobody must buy', () => {
    const ghan: Want = { type: 'buy_train', side: '2E' };
    const owner = (index: number): CompanySpec => started('NSW', 1, { trains: { [`2E-${index}`]: '2E' } });
    const sale = (card_limits: Options['card_limits'], index: number): string =>
      denied(vrTrains({ cash: 900 }, { options: { card_limits }, companies: { NSW: owner(index) } }), ghan);
    expect([sale('printed', 3), sale('printed', 4), sale('none', 4)]).toEqual([
      'accepted',
      'not-on-sale 1848-10.1',
      'accepted',
    ]);
    const none = vrTrains({ cash: 900 }, { options: { card_limits: 'printed' }, soldEights: 7 });
    expect(denied(none, PASS)).toBe('accepted');
    expect(denied(vrTrains({ cash: 900 }), PASS)).toBe('must-buy-train 1848-10.6');
  });

  it('1848-19 edition changes names, and WA starts in Perth either way', () => {
    const views = (['gmt2021', 'oo2007'] as const).map((edition) => {
      const state = position({ options: { edition }, round: { kind: 'stock', at: 0 } });
      return game1848.view(state, null) as unknown as { privates: { id: string; name: string }[] };
    });
    expect(views.map(({ privates }) => privates[1]?.name)).toEqual([
      'Oodnadatta Railway',
      'Sydney Railway Company',
    ]);
    for (const edition of ['gmt2021', 'oo2007'] as const) {
      const state = position({
        options: { edition },
        companies: {
          VR: { par: 70, held: split('VR', [1, 60]), tokens: [] },
          WA: { par: 70, held: split('WA', [0, 60]) },
        },
        round: { kind: 'operating', queue: ['VR', 'WA'], step: 'closing' },
      });
      expect(decision(state).entity).toBe('WA');
      expect(Object.keys(state.tokens)).toEqual(['D1']);
    }
  });
});

describe("COM's capital", () => {
  /** Adelaide to Sydney but for Sydney's own tile. */
  const ALMOST: NonNullable<PositionSpec['tiles']> = {
    G6: ['6', 3],
    F7: ['8', 4],
    F9: ['9', 1],
    F11: ['9', 1],
    F13: ['6', 5],
    G14: ['6', 2],
    G16: ['6', 1],
  };
  const BUY: Want = { type: 'buy_share', company: 'COM', from: 'ipo' };
  const SYDNEY: Want = { type: 'lay_tile', hex: 'F17', tile: '57', rotation: 0 };

  function sold(com_capital: Options['com_capital'], percent: 50 | 60, round: PositionSpec['round']): State {
    return position({
      phase: '5',
      cash: [400, 400, 400],
      options: { com_capital },
      tiles: ALMOST,
      gone: ['5-0', '5-1', '5-2'],
      companies: {
        COM: { par: 70, floated: percent === 60, held: split('COM', [2, percent]), cash: 0 },
        NSW: started('NSW', 0, { cash: 600 }),
      },
      comPaid: false,
      round,
    });
  }

  it('scenario 49 (1848-4.10, 1848-20/D-09) is paid on floating', () => {
    const state = sold('float', 50, { kind: 'stock', at: 0 });
    expect(cashOf(play(state, BUY), 'COM')).toBe(700);
  });

  it('scenario 49 (1848-4.10, 1848-20/D-09) com_capital=start: at the lay that connects, or the first 6', () => {
    const state = play(sold('start', 50, { kind: 'stock', at: 0 }), BUY);
    expect([companyOf(state, 'COM').floated, cashOf(state, 'COM')]).toEqual([true, 0]);
    const track = sold('start', 60, { kind: 'operating', queue: ['NSW'] });
    expect(cashOf(track, 'COM')).toBe(0);
    const joined = play(track, SYDNEY);
    expect([joined.connected, cashOf(joined, 'COM')]).toEqual([true, 700]);
    const trains = sold('start', 60, { kind: 'operating', queue: ['NSW'], step: 'trains' });
    const six = play(trains, { type: 'buy_train', side: '6' });
    expect([six.first6, cashOf(six, 'COM')]).toEqual([true, 700]);
  });
});

describe('consent', () => {
  const ASK: Want = { type: 'buy_train_from', company: 'FT', train: '5-0', price: 500 };

  function vrAsks(trade_consent: Options['trade_consent'], director = 1): State {
    const ft = started('FT', director, { trains: { '5-0': '5', '5-1': '5' } });
    return vrTrains(
      { cash: 600, trains: { '5-2': '5' } },
      { phase: '5', options: { trade_consent }, companies: { FT: ft } },
    );
  }

  it('scenario 52 (1848-10.2, 1848-20/D-47) by default the train moves at once', () => {
    const after = play(vrAsks('table'), ASK);
    expect([cashOf(after, 'VR'), cashOf(after, 'FT'), companyOf(after, 'VR').trains]).toEqual([
      100,
      500,
      ['5-2', '5-0'],
    ]);
  });

  it('scenario 52 (1848-10.2, 1848-20/D-47) with trade_consent=ask the other Director decides next', () => {
    const asked = play(vrAsks('ask'), ASK);
    expect(decision(asked)).toMatchObject({ seat: 1, step: 'consent' });
    expect(denied(asked, { type: 'pass', by: 0 })).toBe('not-your-decision 1848-2.4');
    expect(denied(asked, PASS)).toBe('not-now 1848-10.2');
    const no = play(asked, { type: 'answer', accept: false });
    expect([cashOf(no, 'VR'), cashOf(no, 'FT'), companyOf(no, 'FT').trains]).toEqual([
      600,
      0,
      ['5-0', '5-1'],
    ]);
    expect(decision(no)).toMatchObject({ entity: 'VR', step: 'trains' });
    expect(denied(no, ASK)).toBe('declined-this-turn 1848-10.2');
    expect(denied(no, { ...ASK, train: '5-1' })).toBe('accepted');
    const yes = play(asked, { type: 'answer', accept: true });
    expect([cashOf(yes, 'FT'), companyOf(yes, 'VR').trains]).toEqual([500, ['5-2', '5-0']]);
  });

  it('scenario 52 (1848-10.2, 1848-20/D-47) the same Director is never asked, nobody answers unasked', () => {
    const after = play(vrAsks('ask', 0), { ...ASK, price: 1 });
    expect([companyOf(after, 'VR').trains.length, cashOf(after, 'FT')]).toEqual([2, 1]);
    expect(denied(vrAsks('ask'), { type: 'answer', accept: true })).toBe('not-now 1848-7.4');
  });
});

describe('import_lenient', () => {
  function both(want: Want, make: (import_lenient: boolean) => State): string[] {
    return [denied(make(false), want), denied(make(true), want)];
  }

  it('1848-20/D-02 1848-21.9 lowering a private below its floor', () => {
    const lower: Want = { type: 'lower_private', private: 'P2' };
    const make = (import_lenient: boolean): State => {
      const options = resolveOptions(game1848, '18xx.games', { import_lenient });
      let at: State = game1848.setup(3, options, 0);
      for (let step = 0; step < 6; step++) at = play(at, lower);
      return at;
    };
    expect(make(false).privates.P2.price).toBe(40);
    expect(both(lower, make)).toEqual(['at-floor 1848-3.1', 'accepted']);
  });

  it('1848-20/D-29 1848-21.9 P2 in phase 2', () => {
    const lay: Want = { type: 'lay_tile', hex: 'E6', tile: '9', rotation: 0, private: 'P2' };
    const make = (import_lenient: boolean): State =>
      position({
        options: { import_lenient },
        tiles: linesOf('SAR'),
        companies: { SAR: started('SAR', 0) },
        privates: { P2: 0 },
        round: { kind: 'operating', queue: ['SAR'] },
      });
    expect(both(lay, make)).toEqual(['too-early 1848-13.3', 'accepted']);
  });

  it('1848-20/D-29 1848-21.9 a train at the limit while a 2E is affordable', () => {
    const make =
      (cash: number) =>
      (import_lenient: boolean): State =>
        vrTrains(
          { cash, trains: { '5-0': '5', '5-1': '5' } },
          {
            phase: '6',
            options: { import_lenient },
            companies: { FT: started('FT', 1, { trains: { '5-2': '5' } }) },
          },
        );
    const six: Want = { type: 'buy_train', side: '6' };
    const five: Want = { type: 'buy_train_from', company: 'FT', train: '5-2', price: 500 };
    expect(both(six, make(900))).toEqual(['train-limit 1848-10.3', 'accepted']);
    expect(both(five, make(900))).toEqual(['train-limit 1848-10.3', 'accepted']);
  });

  it('1848-20/D-29 1848-21.9 train trade before the first 3', () => {
    const make = (import_lenient: boolean): State =>
      vrTrains(
        { cash: 500 },
        {
          phase: '2',
          options: { import_lenient },
          companies: { FT: started('FT', 1, { trains: { '2-0': '2' } }) },
        },
      );
    const buy: Want = { type: 'buy_train_from', company: 'FT', train: '2-0', price: 100 };
    expect(both(buy, make)).toEqual(['too-early 1848-10.2', 'accepted']);
  });

  it('1848-20/D-29 1848-21.9 the 2E of another company', () => {
    const make = (import_lenient: boolean): State =>
      vrTrains(
        { cash: 500, trains: { '5-0': '5' } },
        {
          phase: '5',
          options: { import_lenient },
          companies: { FT: started('FT', 1, { trains: { '2E-0': '2E' } }) },
        },
      );
    const buy: Want = { type: 'buy_train_from', company: 'FT', train: '2E-0', price: 200 };
    expect(both(buy, make)).toEqual(['ghan-not-tradable 1848-10.5', 'accepted']);
  });

  it('1848-20/D-15 1848-21.9 P5 and P6 sold to a company', () => {
    const make = (import_lenient: boolean): State =>
      vrTrains({ cash: 500 }, { phase: '3', options: { import_lenient }, privates: { P5: 0, P6: 0 } });
    for (const id of ['P5', 'P6'] as const) {
      const buy: Want = { type: 'buy_from_owner', private: id, price: 100 };
      expect(both(buy, make)).toEqual(['never-for-sale 1848-1.3', 'accepted']);
    }
  });

  it('1848-21.9 an IPO share of a company without a par is refused in games of our own', () => {
    const buy: Want = { type: 'buy_share', company: 'QR', from: 'ipo' };
    const state = position({ cash: [500, 500, 500], round: { kind: 'stock', at: 0 } });
    expect(denied(state, buy)).toBe('not-started 1848-4.3');
  });

  // The site's server accepts this one too, but its charge is undocumented: we refuse rather than guess.
  it('1848-21.9 an IPO share of a company without a par is refused even from files', () => {
    const buy: Want = { type: 'buy_share', company: 'QR', from: 'ipo' };
    const options = { import_lenient: true };
    const state = position({ cash: [500, 500, 500], options, round: { kind: 'stock', at: 0 } });
    expect(denied(state, buy)).toBe('not-started 1848-4.3');
  });
});
