import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../core/game.ts';
import { TITLE_1860 } from '../../interop/1860/title.ts';
import { operatingOf } from '../../rail/operating.ts';
import type { RailView } from '../../rail/view.ts';
import { PASS, play } from '../../testing/1860/play.ts';
import { LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { split } from '../../testing/rail-position.ts';
import {
  checkRandomGame,
  companyIn,
  eachRecorded,
  expectAsRecorded,
  expectViewAsFacts,
  factIn,
  viewTrouble,
} from '../../testing/rail-view.ts';
import { RECORDS_1860 } from '../../testing/records.ts';
import { game1860 } from './game.ts';
import { type OperatingStep, type State } from './state.ts';
import { view, VIEW_KEYS } from './view.ts';

function shown(state: State): RailView {
  return view(state, null);
}

describe('recorded games', () => {
  it('positions are shown as 18xx.games tells them', () => {
    for (const name of RECORDS_1860.names) {
      const file = RECORDS_1860.recorded(name);
      eachRecorded(TITLE_1860, file, (seen, recorded, ids) => {
        expectAsRecorded(seen, recorded, ids);
        expect(viewTrouble(seen, VIEW_KEYS)).toEqual([]);
        const flags = recorded['flags'] as Readonly<Record<string, unknown>>;
        expect({
          layer: factIn(seen, 'layer'),
          southernFormed: factIn(seen, 'southern'),
          srAfterSouthern: factIn(seen, 'building-over'),
          nationalization: factIn(seen, 'british-rail'),
          bankReported: seen.bank,
        }).toMatchObject({
          layer: flags['layer'],
          southernFormed: flags['southernFormed'],
          srAfterSouthern: flags['srAfterSouthern'],
          nationalization: flags['nationalization'],
          bankReported: flags['bankReported'],
        });
        const { next, discarded } = recorded['depot'] as { next: string; discarded: string[] };
        expect(seen.trains.find(({ status }) => status === 'now')?.name).toBe(next);
        const pool = seen.trains.flatMap(({ name: train, inPool }) => Array<string>(inPool).fill(train));
        expect(pool).toEqual(discarded.toSorted());
      });
    }
  });
});

describe('facts', () => {
  it('what never changes is as in the facts', () => {
    expectViewAsFacts('1860', shown(game1860.setup(2, resolveOptions(game1860, 'book'), 0)), {
      close: 'bankruptcy',
      ignore_one_sale: 'red',
      repar: 'restart',
      par: 'par',
      endgame: 'end',
    });
  });
});

describe('auction', () => {
  const start = game1860.setup(3, resolveOptions(game1860, 'book'), 0);

  it('1860-3.1, 1860-3.3: the lots, the standing bids and the least that comes next', () => {
    const { auction, players, priority } = shown(
      play(start, { type: 'bid', price: 20 }, { type: 'bid', price: 30 }, PASS),
    );
    expect(auction?.lots).toEqual([
      { kind: 'private', id: 'BHC', price: 30 },
      { kind: 'private', id: 'YHC', price: 50 },
      { kind: 'private', id: 'CMH', price: 90 },
      { kind: 'private', id: 'RPSC', price: 130 },
      { kind: 'company', id: 'C&N', price: 148 },
      { kind: 'company', id: 'IOW', price: 148 },
    ]);
    expect(auction).toMatchObject({
      bids: [
        { seat: 0, price: 20 },
        { seat: 1, price: 30 },
      ],
      passed: [2],
      minimum: 35,
      winner: null,
    });
    expect(players.map(({ passed }) => passed)).toEqual([false, false, true]);
    expect(priority).toBeNull();
  });

  it('1860-3.5, 1860-3.7: who has won chooses, and what is chosen is no lot any more', () => {
    const won = play(start, { type: 'bid', price: 20 }, PASS, PASS);
    expect(shown(won).auction).toMatchObject({ winner: 0, minimum: null });
    const chosen = shown(play(won, { type: 'choose_private', private: 'CMH' }));
    expect(chosen.auction?.lots.map(({ id }) => id)).toEqual(['BHC', 'YHC', 'RPSC', 'C&N', 'IOW']);
    expect(chosen.privates.map(({ id, owner, minimum, flags }) => [id, owner, minimum, flags])).toEqual([
      ['BHC', null, 30, []],
      ['YHC', null, 50, []],
      ['CMH', 0, null, []],
      ['RPSC', null, 130, []],
      ['FFC', null, null, ['not-yet']],
    ]);
  });
});

describe('stock round', () => {
  const stock = (spec: Omit<PositionSpec, 'round'>): State =>
    position({ ...spec, round: { kind: 'stock', at: 0 } });

  it('1860-5.3, 1860-7.3: what selling would bring: half without a train, privates for 30 less', () => {
    const spec: Omit<PositionSpec, 'round'> = {
      cash: [100, 200],
      tiles: LINE,
      privates: { CMH: 1, RPSC: 0 },
      companies: {
        'C&N': started('C&N', 0, { par: 82, price: 95, held: split('C&N', [0, 60], [1, 10]) }),
        IOW: started('IOW', 1, { par: 100, trains: ['2+1-0'] }),
      },
    };
    expect(shown(stock(spec)).players.map(({ liquid }) => liquid)).toEqual([
      100 + 6 * 47 + 100,
      200 + 47 + 5 * 100 + 60,
    ]);
    const first = stock({ ...spec, turnNumber: 1, options: { sell_privates_in_sr1: false } });
    expect(shown(first).players.map(({ liquid }) => liquid)).toEqual([100 + 6 * 47, 200 + 47 + 5 * 100]);
    expect(companyIn(shown(stock(spec)), 'C&N').flags).toContain('half-value');
    expect(companyIn(shown(stock(spec)), 'IOW').flags).not.toContain('half-value');
  });

  it('1860-6.2, 1860-1.6: layers, and shares kept for a private', () => {
    const seen = shown(
      stock({
        cash: [500, 500],
        tiles: LINE,
        privates: { CMH: 1 },
        companies: {
          'C&N': started('C&N', 0, { trains: ['2+1-0'] }),
          IOW: { par: 74, held: split('IOW', [1, 20]), floated: false },
        },
      }),
    );
    expect(factIn(seen, 'layer')).toBe(2);
    expect(companyIn(seen, 'C&N').flags).toEqual(['layer-1', 'share-reserved']);
    expect(companyIn(seen, 'IWNJ').flags).toEqual(['layer-2']);
    expect(companyIn(seen, 'S&C').flags).toEqual(['layer-4', 'layer-closed']);
    expect(companyIn(seen, 'IOW')).toMatchObject({ status: 'started', toFloat: 30 });
    expect(companyIn(seen, 'C&N')).toMatchObject({ status: 'floated', toFloat: 0 });
    expect(seen.privates[2]).toMatchObject({
      id: 'CMH',
      company: 'C&N',
      flags: ['may-exchange'],
      closed: false,
    });
    expect(seen.order).toEqual(['C&N']);
    expect(seen.map.reservations.map(({ company, hex }) => `${company} ${hex}`)).toContain('IOW I3');
    expect(seen.map.reservations.map(({ company }) => company)).not.toContain('C&N');
  });

  it('1860-7.5, 1860-19.3: the ferry for sale, and no certificate limit', () => {
    const phase6 = shown(stock({ cash: [500, 500], phase: '6', privates: { FFC: 'bank' } }));
    expect(phase6.privates[4]).toMatchObject({ owner: 'bank', flags: ['for-sale'], minimum: 200 });
    expect(phase6.players[0]?.certificateLimit).toBe(32);
    const phase8 = shown(stock({ cash: [500, 500], phase: '8', privates: { FFC: 'bank' } }));
    expect(phase8.players[0]?.certificateLimit).toBeNull();
  });

  it('1860-2.3: the next priority', () => {
    const state = stock({
      cash: [500, 500],
      companies: { 'C&N': { par: 74, held: split('C&N', [1, 50]), tokens: ['F2'] } },
      tiles: LINE,
    });
    expect(shown(state).nextPriority).toBe(0);
    const bought = play(state, { type: 'buy_share', company: 'C&N', from: 'ipo' });
    expect(shown(bought).nextPriority).toBe(1);
    const passed = play(bought, PASS);
    expect(shown(passed).players.map((player) => player.passed)).toEqual([false, true]);
  });

  it('1860-8.3, 1860-18.2: receivership, bankruptcy, and tokens that lie face down', () => {
    const seen = shown(
      stock({
        cash: [500, 500],
        tiles: { ...LINE, F12: ['115', 3] },
        companies: {
          'C&N': { par: 74, held: { pool: ['C&N_0', 'C&N_1'], 0: ['C&N_2'] }, tokens: ['F2'] },
          IOW: { bankrupt: true, tokens: ['I3'] },
          'S&C': { par: 62, held: split('S&C', [0, 40]), floated: false, bankrupt: true, tokens: ['F12'] },
        },
      }),
    );
    expect(companyIn(seen, 'C&N')).toMatchObject({ status: 'receivership', director: null });
    expect(companyIn(seen, 'IOW').status).toBe('bankrupt');
    expect(companyIn(seen, 'S&C').status).toBe('started');
    expect(
      [companyIn(seen, 'IOW'), companyIn(seen, 'S&C')].map(({ flags }) => flags.includes('tokens-face-down')),
    ).toEqual([true, true]);
  });

  it('1860-6.7: a home tile that is due', () => {
    const state = stock({
      cash: [500, 500],
      companies: { FYN: { par: 74, held: split('FYN', [0, 40]), floated: false } },
    });
    const floated = play(state, { type: 'buy_share', company: 'FYN', from: 'ipo' });
    expect(companyIn(shown(floated), 'FYN').flags).toContain('home-tile-due');
  });
});

describe('operating round', () => {
  function turn(step: OperatingStep, spec: Partial<PositionSpec> = {}): State {
    return position({
      phase: '3',
      tiles: LINE,
      companies: {
        'C&N': started('C&N', 0, { cash: 900, trains: ['3+2-0'] }),
        IOW: started('IOW', 1, { trains: ['2+1-1'] }),
      },
      round: { kind: 'operating', queue: ['C&N', 'IOW'], step, number: 2, of: 2 },
      ...spec,
    });
  }

  it('1860-10.2: the steps, with the present one; discarding only when there is something to discard', () => {
    const usual = ['track', 'token', 'run', 'pay', 'trains'];
    for (const [step, key] of [
      ['track', 'track'],
      ['routes', 'run'],
      ['trains', 'trains'],
    ] as const) {
      const seen = shown(turn(step));
      expect([seen.operator, seen.step, seen.steps]).toEqual(['C&N', key, usual]);
    }
    const trains = ['3+2-0', '3+2-1', '4+2-0', '4+2-1'];
    const crowded = shown(
      turn('discard', {
        phase: '4',
        companies: { 'C&N': started('C&N', 0, { trains }), IOW: started('IOW', 1) },
      }),
    );
    expect([crowded.step, crowded.steps]).toEqual(['discard', ['discard', ...usual]]);
    expect(companyIn(crowded, 'C&N')).toMatchObject({ trainLimit: 3, trainRoom: -1 });
  });

  it('1860-11.1, 1860-14.1: tiles, revenue and subsidy of the turn', () => {
    const state = turn('track');
    expect(shown(state).turnFacts[0]).toEqual({ key: 'tiles-laid', value: 0, of: 2, money: false });
    const ran = play(turn('routes'), {
      type: 'run_routes',
      routes: [{ train: '3+2-0', path: ['F2-0', 'F2-1'] }],
    });
    const seen = shown(ran);
    expect(companyIn(shown(turn('routes')), 'C&N').revenue).toBeNull();
    const { revenue, subsidy } = operatingOf(ran);
    expect(revenue).toBeGreaterThan(0);
    expect([seen.step, companyIn(seen, 'C&N').revenue, factIn(seen, 'subsidy')]).toEqual([
      'pay',
      revenue,
      subsidy,
    ]);
  });

  it('1860-16.4: an insolvent company runs the bank’s cheapest train', () => {
    const seen = shown(
      turn('routes', {
        companies: { 'C&N': started('C&N', 0, { cash: 10, insolvent: true }), IOW: started('IOW', 1) },
        pool: ['2+1-0'],
      }),
    );
    expect(companyIn(seen, 'C&N').trains).toEqual([{ id: '2+1-0', name: '2+1', leased: true }]);
    expect(companyIn(seen, 'C&N').flags).toContain('insolvent');
    expect(companyIn(seen, 'C&N').trainRoom).toBe(4);
  });

  it('1860-1.8, 1860-15.2: trains on sale, next, gone, rusted and in the pool', () => {
    const seen = shown(
      turn('trains', {
        phase: '4',
        pool: ['3+2-3'],
        gone: ['4+2-0'],
        companies: { 'C&N': started('C&N', 0, { cash: 900, trains: ['3+2-0'] }), IOW: started('IOW', 1) },
      }),
    );
    expect(
      seen.trains.map(
        ({ name, status, left, total, rusted, inPool }) =>
          `${name} ${status} ${left}/${total}${rusted ? ' rusted' : ''}${inPool > 0 ? ` pool ${inPool}` : ''}`,
      ),
    ).toEqual([
      '2+1 gone 0/5 rusted',
      '3+2 gone 0/4 pool 1',
      '4+2 now 2/3',
      '5+3 next 2/2',
      '6+3 later 2/2',
      '7+4 later 1/1',
      '8+4 later 1/1',
      '9+5 later null/null',
    ]);
    expect(seen.trains.map(({ phase }) => phase)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('1860-20.3, 1860-20.6: British Rail: no more sales, and who has been taken over', () => {
    const seen = shown(
      turn('routes', {
        phase: '9',
        britishRail: true,
        southernRound: true,
        cash: [100, 100],
        companies: {
          'C&N': started('C&N', 0, { trains: ['9+5-0'] }),
          IOW: started('IOW', 1, { trains: ['9+5-1'], frozen: true }),
        },
        round: { kind: 'operating', queue: ['C&N'], step: 'routes', number: 4, of: 4 },
      }),
    );
    expect(seen.round).toMatchObject({ kind: 'operating', number: 4, note: 'british-rail' });
    expect(companyIn(seen, 'IOW').status).toBe('nationalised');
    expect(seen.players.map(({ liquid }) => liquid)).toEqual([100, 100]);
    expect(['southern', 'building-over', 'british-rail'].map((key) => factIn(seen, key))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('1860-21.1: the end is told as soon as it is sure, and nobody acts after it', () => {
    const state = turn('track', { bankBroken: true });
    expect([shown(turn('track')).endReason, shown(state).endReason, shown(state).finished]).toEqual([
      null,
      'bank',
      false,
    ]);
    expect(shown({ ...state, britishRail: true }).endReason).toBeNull();
    const over = shown({ ...state, finished: true, endReason: 'bank' });
    expect([over.operator, over.step, over.steps]).toEqual([null, null, []]);
  });

  it('1860-22.1: two maps', () => {
    expect(shown(turn('track')).map).toMatchObject({ kit: 'standard', revenueColour: 'green' });
    expect(shown(turn('track', { tiles: {}, options: { two_player_map: true } })).map.kit).toBe(
      'two-players',
    );
  });
});

describe('random games', () => {
  it.each([
    [2, 3, '18xx.games', { two_player_map: true }],
    [4, 4, 'book', {}],
  ])(
    '%i players, seed %i, %s: nothing throws, totals agree, sales bring what is said',
    (seats, seed, ruleSet, options) => {
      const { positions, sales } = checkRandomGame(game1860, VIEW_KEYS, {
        seats,
        seed,
        ruleSet,
        options,
        isFreshStockTurn: ({ round, homeLay }) =>
          round.kind === 'stock' && round.soldNow.length === 0 && !round.bought && homeLay === null,
      });
      expect(positions).toBeGreaterThan(100);
      expect(sales).toBeGreaterThan(5);
    },
  );
});
