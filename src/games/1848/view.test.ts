import { describe, expect, it } from 'vitest';
import { TITLE_1848 } from '../../interop/1848/title.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { play } from '../../testing/1848/play.ts';
import { position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import {
  checkRandomGame,
  companyIn,
  eachRecorded,
  expectAsRecorded,
  expectViewAsFacts,
  factIn,
  viewTrouble,
} from '../../testing/rail-view.ts';
import { resolveOptions } from '../../core/game.ts';
import { game1848 } from './game.ts';
import type { OperatingStep, State } from './state.ts';
import { VIEW_KEYS, view } from './view.ts';

describe('recorded games', () => {
  it('positions are shown as 18xx.games tells them', () => {
    for (const name of RECORDS_1848.names) {
      const file = RECORDS_1848.recorded(name);
      eachRecorded(TITLE_1848, file, (shown, recorded, ids) => {
        expectAsRecorded(shown, recorded, ids, { pricedInAuction: true });
        expect(viewTrouble(shown, VIEW_KEYS)).toEqual([]);
        expect(shown.bank).toBe(recorded['bank']);
        const flags = recorded['flags'] as Readonly<Record<string, unknown>>;
        expect(factIn(shown, 'receiverships')).toBe(flags['receiverships']);
        expect(factIn(shown, 'loans-issued')).toBe(20 - (flags['loansLeft'] as number));
        expect(factIn(shown, 'com-may-operate')).toBe(
          flags['comCanOperate'] === true || flags['sydneyAdelaideConnected'] === true,
        );
        const { next } = recorded['depot'] as { next: string };
        expect(shown.trains.find(({ status }) => status === 'now')?.name).toBe(next);
      });
    }
  });

  it('what never changes is as in the facts', () => {
    const state = game1848.setup(4, resolveOptions(game1848, '18xx.games'), 0);
    expectViewAsFacts('1848', view(state, null), {
      close: 'receivership',
      par: 'par',
      endgame: 'end',
    });
  });
});

function stock(spec: Omit<PositionSpec, 'round'>): State {
  return position({ ...spec, round: { kind: 'stock', at: 0 } });
}

describe('auction', () => {
  const fresh = game1848.setup(3, resolveOptions(game1848, 'book'), 0);

  it('1848-3.1: lots with the price they have fallen to, and nobody has the priority', () => {
    const shown = view(play(fresh, { type: 'lower_private', private: 'P2' }), null);
    expect(shown.round).toEqual({ kind: 'auction', set: 1, number: 0, of: 0, note: null });
    expect(shown.privates.find(({ id }) => id === 'P2')).toMatchObject({
      price: 70,
      minimum: 65,
      owner: null,
    });
    expect(shown.auction?.lots).toContainEqual({ kind: 'private', id: 'P2', price: 65 });
    expect([shown.priority, shown.nextPriority, shown.step, shown.order]).toEqual([null, null, null, []]);
  });

  it('1848-3.2, 1848-3.3: what is bought is no lot any more, and who has passed is told', () => {
    const bought = play(
      fresh,
      { type: 'buy_private', private: 'P6' },
      { type: 'lower_private', private: 'P1' },
      { type: 'lower_private', private: 'P1' },
      { type: 'pass' },
    );
    const shown = view(bought, null);
    expect(shown.auction?.lots.map(({ id }) => id)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
    expect(shown.auction?.passed).toEqual([0]);
    expect(shown.players.map(({ passed, privates }) => [passed, privates])).toEqual([
      [true, ['P6']],
      [false, []],
      [false, []],
    ]);
    expect(companyIn(shown, 'CAR')).toMatchObject({ status: 'started', par: 100, director: 0, toFloat: 40 });
    expect(companyIn(shown, 'NSW')).toMatchObject({ status: 'unstarted', par: null, toFloat: 60 });
  });
});

describe('stock round', () => {
  it('1848-4.11: the next order counts what will rise, the market shows what is', () => {
    const shown = view(
      stock({
        companies: {
          NSW: { par: 90, held: split('NSW', [1, 60]) },
          VR: { par: 90, held: split('VR', [0, 60], [1, 40]) },
        },
      }),
      null,
    );
    expect(shown.market.rows[2]?.[5]).toEqual({ price: 90, zone: 'par', companies: ['NSW', 'VR'] });
    expect(shown.order).toEqual(['VR', 'NSW']);
    expect(companyIn(shown, 'VR').flags).toEqual(['sold-out']);
    expect(companyIn(shown, 'NSW').flags).toEqual([]);
    expect(shown.priority).toBe(0);
  });

  it('1848-4.11: the next priority is left of whoever traded last', () => {
    const state = stock({
      cash: [200, 200, 200],
      companies: { VR: { par: 100, held: split('VR', [1, 60]) } },
    });
    expect(view(state, null).nextPriority).toBe(0);
    const bought = play(state, { type: 'buy_share', company: 'VR', from: 'ipo' });
    expect(view(bought, null).nextPriority).toBe(1);
    const sold = play(bought, { type: 'sell_shares', company: 'VR', percent: 10 });
    expect(view(sold, null).players.map((player) => player.sold)).toEqual([[], ['VR'], []]);
  });

  it('1848-4.5, 1848-4.7.3: what could be sold: pool room, and the 20 % certificate only with a successor', () => {
    const shown = view(
      stock({
        cash: [10, 20, 30],
        companies: {
          // No successor: 40 of 60.
          VR: { par: 100, held: split('VR', [0, 60], [1, 10]) },
          // A successor, but room for 20 only.
          FT: { par: 70, held: split('FT', [0, 40], [1, 20], ['pool', 30]) },
        },
        boe: { 2: ['BOE_1', 'BOE_2'] },
        loansIssued: 1,
      }),
      null,
    );
    expect(shown.players.map(({ liquid }) => liquid)).toEqual([
      10 + 4 * 100 + 2 * 70,
      20 + 100 + 2 * 70,
      30 + 2 * 80,
    ]);
    expect(shown.players[0]?.worth).toBe(10 + 600 + 280);
  });

  it('1848-4.5, 1848-4.9, 1848-20/D-04: in the first round only shares of the Bank of England, if at all', () => {
    const first = (boe_sale_sr1: boolean): (number | undefined)[] =>
      view(
        stock({
          turnNumber: 1,
          options: { boe_sale_sr1 },
          cash: [100, 10, 10],
          companies: { VR: { par: 100, held: split('VR', [0, 60]) } },
          boe: { 1: ['BOE_1'] },
        }),
        null,
      ).players.map(({ liquid }) => liquid);
    expect([first(true), first(false)]).toEqual([
      [100, 80, 10],
      [100, 10, 10],
    ]);
  });

  it('1848-6.1, 1848-4.5, 1848-14.2: what is to be known of a company', () => {
    const shown = view(
      stock({
        phase: '3',
        companies: {
          COM: { par: 70, held: split('COM', [0, 60]), cash: 700 },
          SAR: { par: 70, held: split('SAR', [1, 50], ['pool', 50]), cell: [4, 1], loans: 5 },
        },
        loansIssued: 5,
      }),
      null,
    );
    expect(companyIn(shown, 'COM').flags).toEqual(['waits-for-connection']);
    expect(companyIn(shown, 'SAR').flags).toEqual(['pool-full', 'last-column', 'loan-limit']);
    expect(shown.map.notes).toEqual([
      { hex: 'F17', key: 'com-home', about: 'COM' },
      { hex: 'G6', key: 'com-home', about: 'COM' },
    ]);
    expect(shown.track).toMatchObject({ id: 'BOE', at: 5, end: 16 });
    expect(companyIn(shown, 'BOE')).toMatchObject({ kind: 'bank', price: 120, cash: 1500, pool: 100 });
  });
});

describe('operating round', () => {
  function turn(step: OperatingStep, spec: Partial<PositionSpec> = {}): State {
    return position({
      phase: '5',
      tiles: linesOf('VR', 'FT'),
      companies: {
        VR: started('VR', 0, { cash: 900, trains: { '5-0': '5' } }),
        FT: started('FT', 1, { trains: { '5-1': '5+' } }),
      },
      round: { kind: 'operating', queue: ['VR', 'FT'], step, number: 2, of: 3 },
      ...spec,
    });
  }

  it('1848-7.4: the steps, with the present one', () => {
    for (const [step, shown] of [
      ['track', 'track'],
      ['routes', 'run'],
      ['trains', 'trains'],
      ['closing', 'closing'],
    ] as const) {
      const seen = view(turn(step), null);
      expect([seen.operator, seen.step, seen.steps]).toEqual(['VR', shown, VIEW_KEYS.steps]);
      expect(seen.round).toEqual({ kind: 'operating', set: 2, number: 2, of: 3, note: null });
      expect(seen.order).toEqual(['VR', 'FT']);
    }
  });

  it('1848-11.5, 1848-12.1: the revenue of the turn is known from the run on', () => {
    const before = turn('routes');
    expect(companyIn(view(before, null), 'VR').revenue).toBeNull();
    const ran = play(before, { type: 'run_routes', routes: [{ train: '5-0', path: ['H11-0', 'H9-0'] }] });
    const shown = view(ran, null);
    expect([shown.step, companyIn(shown, 'VR').revenue, companyIn(shown, 'FT').revenue]).toEqual([
      'pay',
      40,
      null,
    ]);
  });

  it('1848-8.1, 1848-14.2: what the turn has used up', () => {
    const built = play(turn('track'), { type: 'take_loan' });
    expect(view(built, null).turnFacts).toEqual([
      { key: 'yellow-tiles', value: 0, of: 2, money: false },
      { key: 'upgraded', value: false, of: null, money: false },
      { key: 'loan-taken', value: true, of: null, money: false },
      { key: 'forced-loans', value: 0, of: null, money: false },
    ]);
    expect(companyIn(view(built, null), 'VR').loans).toBe(1);
    const early = view(turn('track', { first3: false }), null);
    expect(early.turnFacts[0]).toMatchObject({ key: 'yellow-tiles', of: 1 });
  });

  it('1848-10.1: what is on sale, what comes next, what is gone and rusted', () => {
    const rows = (spec: Partial<PositionSpec>): string[] =>
      view(turn('trains', spec), null).trains.map(
        ({ name, status, left, total, rusted }) =>
          `${name} ${status} ${left}/${total}${rusted ? ' rusted' : ''}`,
      );
    expect(rows({})).toEqual([
      '2 gone 0/6 rusted',
      '3 gone 0/5',
      '4 gone 0/4',
      '5 now 1/3',
      '6 next 2/2',
      '8 later null/null',
      '2E now null/null',
    ]);
    expect(rows({ options: { card_limits: 'printed' } }).slice(5)).toEqual(['8 later 7/7', '2E now 5/5']);
    const phase4 = rows({ phase: '4', companies: { VR: started('VR', 0, { trains: { '4-0': '4' } }) } });
    expect(phase4[6]).toBe('2E later null/null');
  });

  it('1848-20/D-47: a purchase that waits for the other director', () => {
    const asked = play(turn('trains', { options: { trade_consent: 'ask' } }), {
      type: 'buy_train_from',
      company: 'FT',
      train: '5-1',
      price: 550,
    });
    expect(view(asked, null).deal).toEqual({
      kind: 'train',
      item: '5-1',
      price: 550,
      buyer: 'VR',
      seller: 1,
      from: 'FT',
    });
    const sale = play(
      turn('trains', { phase: '3', options: { trade_consent: 'ask' }, privates: { P1: 2 } }),
      {
        type: 'buy_from_owner',
        private: 'P1',
        price: 30,
      },
    );
    expect(view(sale, null).deal).toEqual({
      kind: 'private',
      item: 'P1',
      price: 30,
      buyer: 'VR',
      seller: 2,
      from: null,
    });
    expect(view(turn('trains'), null).deal).toBeNull();
  });

  it('1848-13.6, 1848-13.8: privates that only keep their power, and the Tasmania tile that is due', () => {
    const first5 = play(
      turn('trains', {
        phase: '4',
        privates: { P1: 0, P2: 'VR', P3: 1 },
        gone: ['4-0', '4-1', '4-2', '4-3'],
        companies: { VR: started('VR', 0, { cash: 900 }), FT: started('FT', 1) },
      }),
      { type: 'buy_train', side: '5' },
    );
    const shown = view(first5, null);
    expect(shown.privates.slice(0, 3).map(({ closed, flags }) => [closed, flags])).toEqual([
      [true, []],
      [false, ['power-only']],
      [false, ['power-only', 'tile-due']],
    ]);
    expect(shown.map.notes.filter(({ key }) => key === 'tasmania').map(({ hex }) => hex)).toEqual([
      'I8',
      'I10',
    ]);
    expect(companyIn(shown, 'VR').privates).toEqual(['P2']);
    expect(shown.players.map(({ privates }) => privates)).toEqual([[], ['P3'], []]);
  });

  it('1848-16.1, 1848-16.2: a failed company has nothing left but its loans', () => {
    const failed = play(
      turn('track', {
        companies: {
          VR: started('VR', 0, { cell: [5, 1], trains: { '5-0': '5' } }),
          FT: started('FT', 1, { trains: { '5-1': '5+' } }),
        },
      }),
      { type: 'take_loan' },
    );
    const shown = view(failed, null);
    expect(companyIn(shown, 'VR')).toMatchObject({
      status: 'receivership',
      trains: [],
      trainRoom: 0,
      price: null,
      ipo: 0,
      loans: 1,
      tokens: { placed: [], left: [] },
    });
    expect(companyIn(shown, 'BOE').tokens.placed).toEqual(['H11']);
    expect([shown.operator, shown.order]).toEqual(['FT', ['FT']]);
    expect(factIn(shown, 'receiverships')).toBe(1);
  });

  it('1848-18.1, 1848-18.2: the end is told as soon as it is sure, and nobody acts after it', () => {
    const state = turn('closing', { loansIssued: 15 });
    const ending = view(play(state, { type: 'take_loan' }), null);
    expect([view(state, null).endReason, ending.endReason, ending.finished]).toEqual([
      null,
      'stock_market',
      false,
    ]);
    const over = view({ ...state, finished: true, endReason: 'bank' }, null);
    expect([over.operator, over.step, over.steps, over.finished]).toEqual([null, null, [], true]);
    expect(over.players.map(({ liquid, cash }) => liquid - cash)).toEqual([0, 0, 0]);
  });

  it('1848-2.3, 1848-9.2: home slots are kept until the first turn', () => {
    const shown = view(turn('track'), null);
    expect(shown.map.reservations.map(({ hex, company }) => `${company} ${hex}`).toSorted()).toEqual([
      'CAR E4',
      'NSW F17',
      'QR B19',
      'SAR G6',
      'WA D1',
    ]);
    expect([shown.map.kit, shown.map.revenueColour]).toEqual(['standard', 'brown']);
  });
});

describe('random games', () => {
  it.each([
    [3, 5, '18xx.games'],
    [5, 6, 'book'],
  ])(
    '%i players, seed %i, %s: nothing throws, totals agree, sales bring what is said',
    (seats, seed, ruleSet) => {
      const { positions, sales } = checkRandomGame(game1848, VIEW_KEYS, {
        seats,
        seed,
        ruleSet,
        isFreshStockTurn: ({ round }) => round.kind === 'stock' && round.soldNow.length === 0,
      });
      expect(positions).toBeGreaterThan(100);
      expect(sales).toBeGreaterThan(5);
    },
  );
});
