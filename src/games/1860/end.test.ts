import { describe, expect, it } from 'vitest';
import { Draft } from '../../core/draft.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { split } from '../../testing/rail-position.ts';
import { RECORDS_1860 } from '../../testing/records.ts';
import { asked, denied, PASS, play, type Want } from '../../testing/1860/play.ts';
import {
  BEFORE_BANKRUPTCY,
  type CompanySpec,
  LINE,
  position,
  type PositionSpec,
  started,
} from '../../testing/1860/position.ts';
import { beginsBritishRail, settleBritishRail } from './nationalisation.ts';
import { holding, sharePrice, type State, worth } from './state.ts';
import { FRESH_TURN } from './turn.ts';

const sell = (company: string, percent: number): Want => ({ type: 'sell_shares', company, percent });
const par = (company: string, price: number): Want => ({ type: 'par', company, price });

describe('1860-18 bankruptcy', () => {
  const falling = (options: PositionSpec['options'] = {}, seats = 2): State =>
    position({ ...BEFORE_BANKRUPTCY, seats, options });

  it('scenario 15 (1860-18.1, 1860-18.2, 1860-18.3, 1860-18.5, 1860-5.8) in a stock round: it starts again', () => {
    const sold = play(falling(), sell('S&C', 50));
    expect(cashOf(sold, 1)).toBe(570);
    expect(companyOf(sold, 'S&C')).toMatchObject({
      par: null,
      cell: null,
      president: null,
      bankrupt: true,
      trains: ['6+3-0'],
    });
    expect(holding(sold, 'S&C', 'ipo')).toBe(100);
    expect([sold.turnNumber, asked(sold), sold.order]).toEqual([12, '1 stock', [1, 0]]);
    const again = play(sold, par('S&C', 62));
    expect(sharePrice(again, 'S&C')).toBe(62);
  });

  it('scenario 15 (1860-18.6) restarted it keeps its train and money', () => {
    const state = position({
      cash: [500, 500],
      phase: '6',
      tiles: { F12: ['115', 3] },
      companies: {
        'S&C': {
          par: 62,
          held: split('S&C', [0, 40]),
          floated: false,
          bankrupt: true,
          operated: true,
          tokens: ['F12'],
          trains: ['6+3-0'],
        },
      },
      round: { kind: 'stock', at: 0 },
    });
    const floated = play(state, { type: 'buy_share', company: 'S&C', from: 'ipo' });
    expect([cashOf(floated, 'S&C'), companyOf(floated, 'S&C').bankrupt, floated.homeLay]).toEqual([
      620,
      false,
      null,
    ]);
  });

  it('scenario 16 (1860-18.4, 1860-18.3) in an operating round: the next company goes on', () => {
    const state = position({
      cash: [0, 0],
      tiles: { L6: ['115', 2], ...LINE },
      companies: {
        'BHI&R': started('BHI&R', 1, { par: 58, price: 14, cash: 20 }),
        'C&N': started('C&N', 1, { trains: ['2+1-0'] }),
      },
      round: { kind: 'operating', queue: ['BHI&R', 'C&N'] },
    });
    const gone = play(state, PASS);
    expect([companyOf(gone, 'BHI&R').bankrupt, cashOf(gone, 'BHI&R'), asked(gone), gone.order]).toEqual([
      true,
      20,
      'C&N track',
      [0, 1],
    ]);
  });

  it('1860-5.5, 1860-23/D-3 a restarted company falls by sales, with the switch only once it operates', () => {
    const restarted = (options: PositionSpec['options']): number => {
      const state = play(falling(options), sell('S&C', 50), par('S&C', 62), par('IOW', 74));
      return sharePrice(play(state, sell('S&C', 20)), 'S&C');
    };
    expect(restarted({})).toBe(58);
    expect(restarted({ bankruptcy_resets_operated: true })).toBe(62);
  });

  it('1860-18.3, 1860-23/D-14 ties for the priority from its holder, or from whoever would get it', () => {
    const tie = (options: PositionSpec['options']): readonly number[] => {
      const state = position({
        seats: 3,
        options,
        cash: [500, 500, 500],
        tiles: { F12: ['115', 3] },
        companies: { 'S&C': started('S&C', 1, { par: 62, price: 14 }) },
        round: { kind: 'stock', at: 1 },
      });
      return play(state, sell('S&C', 50)).order;
    };
    expect(tie({})).toEqual([0, 1, 2]);
    expect(tie({ bankruptcy_pd_from_current: true })).toEqual([2, 0, 1]);
  });
});

/** The companies that British Rail takes over after a round in which companies paid these amounts. */
function takenOver(
  paid: Record<string, number>,
  options: PositionSpec['options'] = {},
  change: Record<string, CompanySpec> = {},
): { taken: string[]; over: boolean } {
  const companies = Object.fromEntries(
    Object.keys(paid).map((id, index) => [
      id,
      { par: 74, held: split(id, [0, 50]), operated: true, trains: [`9+5-${index}`], ...change[id] },
    ]),
  );
  const spec: PositionSpec = {
    options,
    phase: '9',
    southernRound: true,
    companies,
    round: { kind: 'stock', at: 0 },
  };
  const round = {
    kind: 'operating',
    number: 2,
    of: 2,
    queue: [],
    at: 0,
    opened: false,
    paid,
    ...FRESH_TURN,
  } as const;
  const draft = new Draft<State>({ ...position(spec), britishRail: true, round });
  const over = settleBritishRail(draft);
  return { taken: Object.keys(companies).filter((id) => companyOf(draft.state, id).frozen), over };
}

const frozen = (state: State): string[] =>
  Object.keys(state.companies).filter((id) => companyOf(state, id).frozen);

describe('1860-20 British Rail', () => {
  it('scenario 45 (1860-20.6, 1860-23/D-41) those that paid least are taken over, in groups', () => {
    const first = { 'C&N': 320, IOW: 270, IWNJ: 310, FYN: 270, NGStL: 320, 'BHI&R': 370, 'S&C': 330 };
    expect(takenOver(first)).toEqual({ taken: ['IOW', 'FYN'], over: false });
    const second = { 'C&N': 320, IWNJ: 310, NGStL: 320, 'BHI&R': 370, 'S&C': 330 };
    expect(takenOver(second)).toEqual({ taken: ['C&N', 'IWNJ', 'NGStL'], over: false });
    expect(takenOver({ 'BHI&R': 370, 'S&C': 330 })).toEqual({ taken: ['BHI&R', 'S&C'], over: true });
  });

  it('1860-20.6 the last three that tie are taken together, and the game is over', () => {
    const tie = { 'C&N': 320, IOW: 320, IWNJ: 320 };
    expect(takenOver(tie)).toEqual({ taken: ['C&N', 'IOW', 'IWNJ'], over: true });
    expect(takenOver(tie, { br_receivership_first: true })).toMatchObject({ over: true });
    expect(takenOver({ ...tie, 'C&N': 310, FYN: 320 })).toMatchObject({ over: true });
    expect(takenOver({ ...tie, FYN: 330 })).toEqual({ taken: ['C&N', 'IOW', 'IWNJ'], over: false });
  });

  it('1860-20.6, 1860-7.1 no empty round follows that pays privates; in games saved before one does', () => {
    const WEST = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'];
    const end = (rules: string, paid: number, rulesVersion?: number): State =>
      play(
        position({
          rules,
          ...(rulesVersion === undefined ? {} : { rulesVersion }),
          phase: '9',
          southernRound: true,
          britishRail: true,
          tiles: LINE,
          privates: { FFC: 1 },
          companies: {
            'C&N': started('C&N', 0, { trains: ['8+4-0'] }),
            IOW: started('IOW', 0, { trains: ['9+5-0'] }),
            IWNJ: started('IWNJ', 0, { trains: ['9+5-1'] }),
          },
          round: {
            kind: 'operating',
            number: 4,
            of: 4,
            queue: ['C&N'],
            step: 'routes',
            paid: { IOW: paid, IWNJ: 60 },
          },
        }),
        { type: 'run_routes', routes: [{ train: '8+4-0', path: WEST }] },
      );
    for (const rules of ['book', '18xx.games']) {
      const over = end(rules, 60);
      expect([asked(over), frozen(over).length, cashOf(over, 1)]).toEqual(['over nationalization', 3, 0]);
      const older = end(rules, 60, 1);
      expect([asked(older), frozen(older).length, cashOf(older, 1)]).toEqual(['over nationalization', 3, 25]);
      // If one paid more there is another round, in which it runs for the last time.
      const next = end(rules, 70);
      expect([asked(next), frozen(next), cashOf(next, 1)]).toEqual(['IOW routes', ['C&N', 'IWNJ'], 25]);
    }
  });

  it('scenario 45 (1860-20.6) F1#486-493: seven, five, two companies', () => {
    const after = (id: number): string[] => frozen(RECORDS_1860.at('F1', id).state);
    expect(after(486)).toHaveLength(2);
    expect(after(491)).toHaveLength(5);
    expect(after(493)).toHaveLength(7);
    expect(asked(RECORDS_1860.at('F1', 493).state)).toBe('over nationalization');
  });

  it('scenario 52 (1860-20.6, 1860-23/D-17) receivership goes first only with the switch', () => {
    const pool = (id: string): CompanySpec => ({
      held: { pool: [`${id}_0`, `${id}_1`, `${id}_2`, `${id}_3`] },
    });
    const paid = { 'C&N': 0, IOW: 0, IWNJ: 0, FYN: 200, NGStL: 300 };
    const change = { 'C&N': pool('C&N'), IOW: pool('IOW') };
    expect(takenOver(paid, {}, change).taken).toEqual(['C&N', 'IOW', 'IWNJ']);
    expect(takenOver(paid, { br_receivership_first: true }, change).taken).toEqual(['C&N', 'IOW']);
  });

  it('1860-20.1 every company with a president has a train; receivership is left out', () => {
    const at = (company: CompanySpec): boolean => {
      const state = position({
        cash: [500, 500],
        phase: '9',
        soldNines: 1,
        tiles: LINE,
        companies: { 'C&N': started('C&N', 0, company), IOW: started('IOW', 0, { trains: ['9+5-0'] }) },
        round: { kind: 'stock', at: 0 },
      });
      return beginsBritishRail(state);
    };
    expect(at({})).toBe(false);
    expect(at({ trains: ['8+4-0'] })).toBe(true);
    expect(at({ held: { pool: ['C&N_0', 'C&N_1'] } })).toBe(true);
  });

  it('scenario 44 (1860-20.2, 1860-20.3, 1860-23/D-15, 1860-23/D-24) inside the set, or after the Southern stock round', () => {
    const last = (options: PositionSpec['options']): State =>
      play(
        position({
          options,
          cash: [500, 500],
          turnNumber: 7,
          phase: '9',
          soldNines: 1,
          tiles: LINE,
          companies: { 'C&N': started('C&N', 0, { trains: ['9+5-0', '8+4-0'] }) },
          round: { kind: 'operating', number: 3, of: 3, queue: ['C&N'], step: 'routes' },
        }),
        { type: 'run_routes', routes: [{ train: '9+5-0', path: ['F2-0', 'F2-1'] }] },
        { type: 'dividend', pay: true },
      );
    const early = last({});
    expect([early.britishRail, early.turnNumber, early.round, asked(early)]).toMatchObject([
      true,
      7,
      { number: 4 },
      'C&N track',
    ]);
    const book = last({ nationalise_after_southern_set: true });
    expect([book.britishRail, book.southernRound, book.turnNumber, asked(book)]).toEqual([
      false,
      true,
      8,
      '0 stock',
    ]);
    expect(play(book, PASS, PASS).britishRail).toBe(true);
  });

  it('1860-20.4, 1860-14.4 trains from the bank only, and dividends must be paid', () => {
    const companies = {
      'C&N': started('C&N', 0, { trains: ['8+4-0'], cash: 1000 }),
      IOW: started('IOW', 1, { trains: ['9+5-0', '9+5-1'] }),
    };
    const state = position({
      phase: '9',
      britishRail: true,
      southernRound: true,
      tiles: LINE,
      companies,
      round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
    });
    const ran = play(state, { type: 'run_routes', routes: [{ train: '8+4-0', path: ['F2-0', 'F2-1'] }] });
    expect([cashOf(ran, 0), asked(ran)]).toEqual([15, 'C&N trains']);
    expect(denied(ran, { type: 'buy_train_from', company: 'IOW', train: '9+5-0', price: 10 })).toBe(
      'bank-only 1860-20.4',
    );
  });
});

describe('1860-21 the end', () => {
  it('scenario 26 (1860-21.1, 1860-21.2, 1860-9.2) 340 ends the game with the operating round', () => {
    const state = position({
      tiles: LINE,
      phase: '8',
      companies: {
        'C&N': started('C&N', 0, { par: 100, price: 330, trains: ['8+4-0'] }),
        IOW: started('IOW', 1),
      },
      round: { kind: 'operating', queue: ['C&N', 'IOW'], step: 'routes' },
    });
    const rich: State = {
      ...state,
      round: { ...state.round, step: 'dividend', revenue: 650 } as State['round'],
    };
    const paid = play(rich, { type: 'dividend', pay: true });
    expect([sharePrice(paid, 'C&N'), paid.topReached, paid.finished]).toEqual([340, true, false]);
    expect(asked(play(paid, PASS))).toBe('over stock_market');
  });

  it('scenario 47 (1860-21.3, 1860-1.3) a dividend breaks the bank; the round is played out', () => {
    const state = position({
      cash: [9000, 930],
      tiles: LINE,
      phase: '8',
      companies: {
        'C&N': started('C&N', 0, {
          par: 100,
          price: 300,
          held: split('C&N', [0, 50], [1, 30]),
          trains: ['8+4-0'],
        }),
        IOW: started('IOW', 1),
      },
      round: { kind: 'operating', queue: ['C&N', 'IOW'], step: 'routes' },
    });
    const ready: State = {
      ...state,
      round: { ...state.round, step: 'dividend', revenue: 300 } as State['round'],
    };
    const paid = play(ready, { type: 'dividend', pay: true });
    expect([paid.bankBroken, paid.finished]).toEqual([true, false]);
    expect(asked(play(paid, PASS))).toBe('over bank');
  });

  it('scenario 48 (1860-21.4, 1860-7.2) the final scores of F2', () => {
    const { state } = RECORDS_1860.at('F2', 639);
    expect([0, 1, 2].map((seat) => worth(state, seat))).toEqual([7096, 8132, 8462]);
  });

  it('scenario 48 (1860-21.4, 1860-23/D-18) half for the trainless, rounded down on each certificate', () => {
    const at = (options: PositionSpec['options']): State =>
      position({
        options,
        companies: { 'C&N': started('C&N', 0, { price: 65, held: { 0: ['C&N_0'], 1: ['C&N_1'] } }) },
        tiles: LINE,
        privates: { RPSC: 1 },
        round: { kind: 'stock', at: 0 },
      });
    expect([worth(at({}), 0), worth(at({}), 1)]).toEqual([65, 162]);
    expect(worth(at({ score_full_value: true }), 0)).toBe(130);
  });

  it('1860-21.5, 1860-23/D-42, 1860-2.1 on the site the game is broken off after the hundredth stock round', () => {
    const at = (turnNumber: number, spec: Partial<PositionSpec> = {}): State => {
      const state = position({ cash: [200, 200], turnNumber, round: { kind: 'stock', at: 0 }, ...spec });
      return play(state, PASS, PASS);
    };
    expect([at(99).turnNumber, asked(at(99))]).toEqual([100, '0 stock']);
    expect(asked(at(100))).toBe('over dnf');
    expect(asked(at(100, { rules: 'book' }))).toBe('0 stock');
    expect(asked(at(100, { options: { no_last_round: true } }))).toBe('0 stock');
    // Games saved earlier ended without the hundredth, also by the book.
    for (const rules of ['18xx.games', 'book']) {
      expect(asked(at(98, { rules, rulesVersion: 1 }))).toBe('0 stock');
      expect(asked(at(99, { rules, rulesVersion: 1 }))).toBe('over turn_limit');
    }
  });

  it('1860-21.5, 1860-23/D-42 without a last round the game ends where nothing can change any more', () => {
    // No player can afford anything; a player with money is asked all the same (1860-4.4).
    const stuck = (spec: Partial<PositionSpec> = {}): State =>
      position({
        rules: 'book',
        cash: [20, 0],
        privates: { YHC: 'bank' },
        round: { kind: 'stock', at: 0 },
        ...spec,
      });
    expect(asked(play(stuck(), PASS))).toBe('over standstill');
    expect(asked(play(stuck({ rules: '18xx.games' }), PASS))).toBe('0 stock');
    // With an income, or the money for a private, the game continues.
    expect(asked(play(stuck({ privates: { YHC: 'bank', BHC: 1 } }), PASS, PASS))).toBe('0 stock');
    expect(asked(play(stuck({ cash: [50, 0] }), PASS))).toBe('0 stock');
  });
});
