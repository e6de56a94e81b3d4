import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../core/game.ts';
import { TITLE_18GB } from '../../interop/18gb/title.ts';
import type { RailView } from '../../rail/view.ts';
import { expectAsFacts } from '../../testing/facts.ts';
import { play } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import {
  checkRandomGame,
  companyIn,
  eachRecorded,
  expectAsRecorded,
  expectViewAsFacts,
  factIn,
  viewTrouble,
} from '../../testing/rail-view.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { game18GB } from './game.ts';
import type { OperatingRound, State } from './state.ts';
import { KITS, view, VIEW_KEYS } from './view.ts';

function shown(state: State): RailView {
  return view(state, null);
}

describe('recorded games', () => {
  it('positions are shown as 18xx.games tells them', () => {
    for (const name of RECORDS_18GB.names) {
      const file = RECORDS_18GB.recorded(name);
      eachRecorded(TITLE_18GB, file, (seen, recorded, ids) => {
        expectAsRecorded(seen, recorded, ids, { closedAtZero: true });
        expect(viewTrouble(seen, VIEW_KEYS)).toEqual([]);
        const flags = recorded['flags'] as Readonly<Record<string, unknown>>;
        expect(factIn(seen, 'tokens-forbidden')).toBe(flags['tokensForbidden']);
        const isOperating = seen.round.kind === 'operating';
        expect(factIn(seen, 'train-bought')).toBe(isOperating ? flags['trainBought'] : undefined);
        const { upcoming } = recorded['depot'] as { upcoming: number };
        expect(factIn(seen, 'trains-left')).toBe(upcoming);
        expect(seen.trains.reduce((sum, { left }) => sum + (left ?? 0), 0)).toBe(upcoming);
        const bids = recorded['bids'] as Record<string, [number, number][]> | undefined;
        if (!seen.auction || !bids) return;
        const told = seen.privates.map(({ id, bids: own }) => [
          id,
          own.map(({ seat, price }) => [ids[seat], price]),
        ]);
        const theirs = seen.privates.map(({ id }) => [id, bids[id] ?? []]);
        expect(told).toEqual(theirs);
      });
    }
  });

  it('what never changes is as in the facts', () => {
    const state = game18GB.setup(6, resolveOptions(game18GB, 'book'), 1);
    expectViewAsFacts('18gb', shown(state), {
      multiple_buy: 'green',
      par: 'par',
      endgame: 'end',
    });
    const cardsOf = (depot: readonly string[], name: string): number =>
      depot.filter((card) => card.slice(0, card.lastIndexOf('-')) === name).length;
    expectAsFacts<{ setups: { players: number; depotOrder: string[] }[] }>(
      '18gb',
      { cards: shown(state).trains.map(({ name, total }) => [name, total]) },
      ({ setups }) => {
        const { depotOrder = [] } = setups.find(({ players }) => players === 6) ?? {};
        return { cards: shown(state).trains.map(({ name }) => [name, cardsOf(depotOrder, name)]) };
      },
    );
  });
});

describe('auction', () => {
  it('18GB-4.1, 18GB-4.3: every lot with its bids and the least that comes next', () => {
    const start = game18GB.setup(3, resolveOptions(game18GB, '18xx.games'), 2);
    const { privates, auction, priority, nextPriority, market } = shown(
      play(
        start,
        { type: 'bid', private: 'LB', price: 40 },
        { type: 'bid', private: 'LB', price: 50 },
        { type: 'bid', private: 'AF', price: 30 },
      ),
    );
    expect(privates[0]).toMatchObject({
      id: 'LB',
      price: 40,
      minimum: 55,
      bids: [
        { seat: 0, price: 40 },
        { seat: 1, price: 50 },
      ],
    });
    expect(privates[2]).toMatchObject({ id: 'GN', minimum: 70, bids: [], hexes: ['I18', 'I14'] });
    expect(auction?.lots.find(({ id }) => id === 'AF')).toEqual({ kind: 'private', id: 'AF', price: 35 });
    expect([priority, nextPriority, market.shape]).toEqual([null, null, 'line']);
  });
});

const LNWR = { price: 100, held: { 2: [0] }, trains: ['2+1-0'] };

describe('stock round', () => {
  const stock = (spec: Omit<PositionSpec, 'round'>): State =>
    position({ cash: [500, 500, 500], ...spec, round: { kind: 'stock' } });

  it('18GB-7.4, 18GB-7.5: what selling would bring: any number, half without a train', () => {
    const { players } = shown(
      stock({
        cash: [10, 500, 30],
        corporations: {
          LNWR,
          MR: { price: 75, held: { 0: [0, 1], 1: [2] } },
          NBR: { price: 80, size: 10, held: { 0: [0, 1, 2] }, trains: ['3+1-0'] },
        },
      }),
    );
    expect(players.map(({ liquid }) => liquid)).toEqual([10 + 3 * 37 + 4 * 80, 500 + 37, 30 + 2 * 100]);
    expect(players[0]?.worth).toBe(10 + 75 + 37 + 4 * 80);
    expect(players[0]?.shares).toEqual({ MR: 60, NBR: 40 });
  });

  it('18GB-6.3, 18GB-6.4, 18GB-6.6: who can start what, and what is missing to float', () => {
    const first = shown(stock({ turnNumber: 1, privates: { LB: 0 } }));
    expect(companyIn(first, 'CR').flags).toEqual(['second-tranche']);
    expect(companyIn(first, 'LNWR')).toMatchObject({
      flags: ['only-lb-starts'],
      status: 'unstarted',
      toFloat: 40,
    });
    const later = shown(
      stock({
        phase: '3+1',
        corporations: { LNWR, MR: { price: 65, par: 70, held: { 0: [0] }, floated: false } },
      }),
    );
    expect(companyIn(later, 'CR').flags).toEqual([]);
    expect(companyIn(later, 'MR')).toMatchObject({
      status: 'started',
      par: 70,
      price: 65,
      toFloat: 20,
      percentPerShare: 20,
      flags: ['half-value', 'green-zone'],
    });
  });

  it('18GB-6.8, 18GB-7.8, 18GB-7.11, 18GB-6.10: ten shares, conversion, receivership, out of the game', () => {
    const { companies } = shown(
      stock({
        phase: '6X',
        corporations: {
          LNWR: { ...LNWR, trains: ['6X-1'] },
          MR: { price: 100, size: 10, held: { 0: [0, 1] }, trains: ['6X-2'] },
          NBR: { price: 100, held: { pool: [0], 1: [1] }, trains: ['6X-3'] },
          CR: { closed: true },
        },
      }),
    );
    const told = Object.fromEntries(companies.map(({ id, status, flags }) => [id, [status, flags]]));
    expect(told).toMatchObject({
      LNWR: ['floated', ['may-convert']],
      MR: ['floated', ['ten-shares']],
      NBR: ['receivership', ['may-convert']],
      CR: ['closed', []],
    });
    expect(companies.find(({ id }) => id === 'CR')).toMatchObject({
      ipo: 0,
      tokens: { left: [] },
      trainRoom: 0,
    });
  });

  it('18GB-7.1: whoever passes first will be first', () => {
    const state = stock({ corporations: { LNWR }, order: [1, 2, 0] });
    expect([shown(state).priority, shown(state).nextPriority, shown(state).turnOrder]).toEqual([
      1,
      null,
      [1, 2, 0],
    ]);
    const passed = shown(play(state, { type: 'pass' }));
    expect([passed.nextPriority, passed.players.map((player) => player.passed)]).toEqual([
      1,
      [false, true, false],
    ]);
    const sold = play(state, { type: 'pass' }, { type: 'sell_shares', company: 'LNWR', percent: 40 });
    expect(shown(sold).players[2]?.sold).toEqual(['LNWR']);
    expect(shown(sold).order).toEqual(['LNWR']);
  });
});

describe('operating round', () => {
  function turn(round: Partial<OperatingRound>, spec: Partial<PositionSpec> = {}): State {
    return position({
      phase: '3+1',
      tiles: { H19: ['G41', 0], H17: ['G18', 0] },
      ...spec,
      corporations: {
        MR: { price: 100, held: { 0: [0] }, cash: 900, trains: ['3+1-1'] },
        ...spec.corporations,
      },
      round: { kind: 'operating', queue: ['MR', ...Object.keys(spec.corporations ?? {})], ...round },
    });
  }

  it('18GB-9.2: the steps, with the present one; a share only after a conversion', () => {
    const usual = ['build', 'run', 'pay', 'trains'];
    for (const [step, key] of [
      ['track', 'build'],
      ['routes', 'run'],
      ['trains', 'trains'],
    ] as const) {
      const seen = shown(turn({ step, number: 2 }));
      expect([seen.operator, seen.step, seen.steps]).toEqual(['MR', key, usual]);
      expect(seen.round).toEqual({ kind: 'operating', set: 2, number: 2, of: 2, note: null });
    }
    const converted = shown(
      turn(
        { step: 'share', converted: true },
        { corporations: { MR: { price: 100, size: 10, held: { 0: [0] }, trains: ['3+1-1'] } } },
      ),
    );
    expect([converted.step, converted.steps]).toEqual(['share', [...usual, 'share']]);
  });

  it('18GB-10.1, 18GB-11.2, 18GB-12.12: what the turn has used up, and what it has earned', () => {
    const state = turn({ step: 'routes', lays: 1, cityLaid: true, tokenPlaced: true });
    expect(shown(state).turnFacts).toEqual([
      { key: 'tiles-laid', value: 1, of: 2, money: false },
      { key: 'city-laid', value: true, of: null, money: false },
      { key: 'token-placed', value: true, of: null, money: false },
      { key: 'converted', value: false, of: null, money: false },
    ]);
    expect(companyIn(shown(state), 'MR').revenue).toBeNull();
    const ran = shown(
      play(state, { type: 'run_routes', routes: [{ train: '3+1-1', path: ['H19-0', 'H17-0'] }] }),
    );
    expect([ran.step, companyIn(ran, 'MR').revenue]).toEqual(['pay', 30]);
  });

  it('18GB-1.5: what is on sale, what comes next, what is gone and rusted', () => {
    const seen = shown(
      turn(
        { step: 'trains' },
        {
          phase: '4X',
          depot: ['4X-1', '5X-0', '5X-1', '6X-0'],
          corporations: { MR: { price: 100, held: { 0: [0] }, cash: 900, trains: ['4X-0'] } },
        },
      ),
    );
    expect(
      seen.trains.map(
        ({ name, status, left, total, rusted }) =>
          `${name} ${status} ${left}/${total}${rusted ? ' rusted' : ''}`,
      ),
    ).toEqual([
      '2+1 gone 0/5 rusted',
      '3+1 gone 0/4 rusted',
      '4+2 gone 0/4 rusted',
      '5+2 gone 0/1',
      '4X now 1/2',
      '5X now 2/2',
      '6X next 1/7',
    ]);
    expect([factIn(seen, 'trains-left'), factIn(seen, 'train-bought')]).toEqual([4, false]);
  });

  it('18GB-15.4: an insolvent corporation runs the cheapest train on offer', () => {
    const seen = shown(
      turn({ step: 'routes' }, { corporations: { MR: { price: 60, held: { 0: [0] }, insolvent: true } } }),
    );
    expect(companyIn(seen, 'MR').trains).toEqual([{ id: '3+1-1', name: '3+1', leased: true }]);
    expect(companyIn(seen, 'MR')).toMatchObject({ trainLimit: 3, trainRoom: 3 });
  });

  it('18GB-16.3: the end is told as soon as it is sure, and nobody acts after it', () => {
    const state = turn({ step: 'track' });
    expect(shown(state).endReason).toBeNull();
    expect(shown({ ...state, endPriceReached: true })).toMatchObject({
      endReason: 'stock_market',
      finished: false,
    });
    const over = shown({ ...state, finished: true, endReason: 'final_train' });
    expect([over.operator, over.step, over.steps, over.endReason]).toEqual([null, null, [], 'final_train']);
    expect(over.players.map(({ cash, liquid }) => liquid - cash)).toEqual([0, 0, 0]);
  });
});

describe('map', () => {
  const at = (spec: Partial<PositionSpec>): RailView['map'] =>
    shown(position({ cash: [500, 500, 500], corporations: { LNWR }, ...spec, round: { kind: 'stock' } })).map;

  it('18GB-2.2: a kit for each scenario', () => {
    const kits = [2, 3, 4, 5, 6].map(
      (seats) => shown(game18GB.setup(seats, resolveOptions(game18GB, 'book'), 1)).map.kit,
    );
    expect(kits).toEqual(['north-south', 'full', 'full', 'full-gray', 'full-gray']);
    const options = resolveOptions(game18GB, 'book', { two_player_ew: true });
    const state = game18GB.setup(2, options, 1);
    expect(shown(state).map.kit).toBe('east-west');
    expect(KITS['east-west'].map.byId.has('I4')).toBe(false);
    expect(factIn(shown(state), 'scenario')).toBe('2EW');
  });

  it('18GB-5.5, 18GB-5.6, 18GB-5.11: hexes that privates keep, would be closed by, or make worth more', () => {
    const about = (map: RailView['map'], key: string): string[] =>
      map.notes.filter((note) => note.key === key).map(({ hex, about: who }) => `${hex} ${who}`);
    const early = at({ privates: { GN: 0, SD: 1 }, closed: ['SD'] });
    expect(about(early, 'blocked')).toEqual(['I18 GN']);
    expect(about(early, 'bonus')).toEqual(['J13 SD', 'E14 LM']);
    const late = at({
      phase: '4+2',
      corporations: { LNWR: { ...LNWR, trains: ['4+2-1'] } },
      privates: { GN: 0 },
    });
    expect([about(late, 'blocked'), about(late, 'closes-private')]).toEqual([[], ['I18 GN']]);
    expect(about(early, 'compass')).toContain('K0 N E');
    expect(about(early, 'green-right').includes('H19 MR')).toBe(true);
    const built = at({ phase: '3+1', tiles: { H19: ['G36', 0] } });
    expect(about(built, 'green-right').includes('H19 MR')).toBe(false);
  });

  it('18GB-5.10, 18GB-19/D-3: slots that are kept', () => {
    expect(at({ privates: { GN: 0 } }).reservations).toEqual([{ hex: 'I14', city: 0, company: 'GN' }]);
    const late = at({
      phase: '4+2',
      corporations: { LNWR: { ...LNWR, trains: ['4+2-1'] } },
      privates: { GN: 0 },
    });
    expect(late.reservations).toEqual([]);
    const homes = at({ options: { 'home.at_float': true }, corporations: {} }).reservations.map(
      ({ company, hex }) => `${company} ${hex}`,
    );
    expect(homes).toContain('MR H19');
  });

  it('18GB-5.7: a closed private with a power stays on its owner’s list', () => {
    const { players, privates } = shown(
      position({
        cash: [500, 500, 500],
        corporations: { LNWR },
        privates: { LB: 0, GN: 0, SD: 1, LS: 1 },
        closed: ['LB', 'GN', 'SD'],
        round: { kind: 'stock' },
      }),
    );
    expect(players.map((player) => player.privates)).toEqual([['GN'], ['SD', 'LS'], ['LM']]);
    expect(Object.fromEntries(privates.map(({ id, flags }) => [id, flags]))).toEqual({
      LB: [],
      AF: ['used'],
      GN: ['power-ready'],
      SD: ['power-ready'],
      LM: ['power-ready', 'used'],
      LS: [],
    });
  });
});

describe('random games', () => {
  it.each([
    [2, 3, '18xx.games'],
    [4, 4, 'book'],
  ])(
    '%i players, seed %i, %s: nothing throws, totals agree, sales bring what is said',
    (seats, seed, ruleSet) => {
      const { positions, sales } = checkRandomGame(game18GB, VIEW_KEYS, {
        seats,
        seed,
        ruleSet,
        isFreshStockTurn: ({ round }) =>
          round.kind === 'stock' &&
          round.soldNow.length === 0 &&
          round.turn.bought.length === 0 &&
          round.turn.converted === null,
      });
      expect(positions).toBeGreaterThan(100);
      expect(sales).toBeGreaterThan(5);
    },
  );
});
