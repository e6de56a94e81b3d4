import { describe, expect, it } from 'vitest';
import type { State } from '../../games/1860/state.ts';
import { play } from '../../testing/1860/play.ts';
import { type CompanySpec, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { deciding } from '../../testing/decided.ts';
import { split } from '../../testing/rail-position.ts';
import { mind1860 } from './mind.ts';

const { decided, expectMove, expectOther } = deciding(mind1860);

function stock(spec: Partial<PositionSpec>): State {
  return position({
    seats: 3,
    rules: 'book',
    tiles: LINE,
    cash: [120, 120, 120],
    ...spec,
    round: { kind: 'stock', at: 0 },
  });
}

/** The company of seat 0 at a step of its turn, the others after it. */
function turn(
  companies: Record<string, CompanySpec>,
  spec: Partial<PositionSpec> = {},
  step: 'track' | 'token' | 'routes' | 'trains' = 'trains',
): State {
  return position({
    seats: 3,
    rules: 'book',
    tiles: LINE,
    cash: [100, 100, 100],
    companies,
    ...spec,
    round: { kind: 'operating', queue: Object.keys(companies), step, of: 2 },
  });
}

describe('starting companies together', () => {
  const begun = (cash: number[]): State =>
    stock({
      cash,
      turnNumber: 1,
      companies: { 'C&N': { par: 90, held: split('C&N', [1, 30]), floated: false } },
    });

  it('helps to float what another player has begun while the table can pay for no more', () => {
    expectMove(begun([190, 90, 90]), { type: 'buy_share', company: 'C&N' }, 'stock.floats');
    expectMove(begun([670, 600, 600]), { type: 'par' }, 'stock.par');
  });
});

describe('the president’s chair', () => {
  const two = (cn: [number, number][], iow: [number, number][]): State =>
    stock({
      phase: '3',
      gone: ['3+2-0', '3+2-1'],
      tiles: { ...LINE, I3: ['115', 3] },
      companies: {
        'C&N': started('C&N', 0, { held: split('C&N', ...cn), trains: ['3+2-0'], cash: 300 }),
        IOW: started('IOW', 0, { held: split('IOW', ...iow), trains: ['3+2-1'], cash: 300 }),
      },
    });

  it('takes the chair that one more share brings, and keeps one that another would take', () => {
    expectMove(
      two(
        [
          [1, 30],
          [0, 30],
        ],
        [
          [2, 50],
          [0, 30],
        ],
      ),
      { company: 'C&N' },
      'stock.takes-over',
    );
    expectMove(
      two(
        [
          [0, 30],
          [1, 30],
        ],
        [
          [0, 60],
          [2, 20],
        ],
      ),
      { company: 'C&N' },
      'stock.keeps-chair',
    );
    const safe = two(
      [
        [0, 60],
        [1, 20],
      ],
      [
        [0, 60],
        [2, 20],
      ],
    );
    expect(decided(safe).because.key).not.toBe('bot.rail.stock.keeps-chair');
  });
});

describe('dumping a company', () => {
  const withCn = (cn: CompanySpec): State =>
    stock({
      phase: '6',
      turnNumber: 9,
      gone: ['6+3-0'],
      cash: [0, 20, 20],
      companies: {
        'C&N': started('C&N', 0, { held: split('C&N', [0, 30], [1, 30], [2, 30]), ...cn }),
        IOW: started('IOW', 1, { held: split('IOW', [1, 60]), trains: ['6+3-0'], price: 200 }),
      },
    });

  it('leaves one that is nearly bankrupt to those who hold 20 %, and keeps one that runs', () => {
    const failing = withCn({ price: 14, cash: 0, insolvent: true });
    expectMove(failing, { type: 'sell_shares', company: 'C&N' }, 'stock.dumps');
    expectOther(withCn({ price: 74, trains: ['6+3-1'] }), { type: 'sell_shares' });
  });
});

describe('trains and rust', () => {
  const GONE = ['2+1-0', '2+1-1', '2+1-2', '2+1-3', '2+1-4', '3+2-0', '3+2-1', '3+2-2', '3+2-3'];
  const rivals = (trains: string[]): Record<string, CompanySpec> => ({
    IOW: started('IOW', 1, { trains, cash: 40 }),
  });

  it('rushes the 4+2 that strips the others, and says so only where it does', () => {
    const rush = (trains: string[]): State =>
      turn(
        { 'C&N': started('C&N', 0, { trains: [], cash: 360 }), ...rivals(trains) },
        { phase: '3', gone: GONE },
      );
    expectMove(rush(['2+1-0', '2+1-1']), { type: 'buy_train', train: '4+2-0' }, 'rush');
    expect(decided(rush(['3+2-0'])).because.key).not.toBe('bot.rail.rush');
  });

  it('buys the 4+2 ahead of the rust of its 2+1, and for another reason beside trains that last', () => {
    const ahead = (trains: string[]): State =>
      turn(
        { 'C&N': started('C&N', 0, { trains, cash: 360 }), ...rivals(['3+2-0']) },
        { phase: '3', gone: GONE },
      );
    expectMove(ahead(['2+1-0']), { type: 'buy_train', train: '4+2-0' }, 'ahead-of-rust');
    expect(decided(ahead(['3+2-1'])).because.key).not.toBe('bot.rail.ahead-of-rust');
  });

  it('keeps a dividend where it makes up the price of the train that has to follow', () => {
    const ran = (cash: number, trains: string[]): State => {
      const state = turn(
        { 'C&N': started('C&N', 0, { trains, cash }), ...rivals(['3+2-0']) },
        { phase: '3', gone: GONE },
        'routes',
      );
      return play(state, decided(state).action);
    };
    expectMove(ran(310, ['2+1-0']), { type: 'dividend', pay: false }, 'saves');
    expectMove(ran(100, ['3+2-1']), { type: 'dividend', pay: true });
  });
});

describe('privates and the ferry', () => {
  const ferry = (owner: number, cash = 600): State =>
    stock({
      phase: '6',
      gone: ['6+3-0'],
      cash: [cash, 20, 20],
      privates: { FFC: 'bank', RPSC: owner, CMH: owner },
      companies: {
        'C&N': started('C&N', 1, { held: split('C&N', [1, 90]), trains: ['6+3-0'] }),
      },
    });

  it('buys the ferry, which closes the privates of the others, and not where they are its own', () => {
    expectMove(ferry(1), { type: 'buy_private', private: 'FFC' });
    expectOther(ferry(0), { type: 'buy_private', private: 'FFC' });
  });

  it('starts a company first where the money does not do for both', () => {
    expectMove(ferry(1, 400), { type: 'par' }, 'stock.par');
    expectMove(ferry(1, 260), { type: 'buy_private', private: 'FFC' });
  });

  it('exchanges a private for a share that is worth more, and not for one that is worth less', () => {
    const exchange = (price: number): State =>
      stock({
        phase: '6',
        turnNumber: 9,
        gone: ['6+3-0'],
        cash: [0, 20, 20],
        privates: { YHC: 0, FFC: 'bank' },
        tiles: { ...LINE, B4: ['115', 3] },
        companies: { FYN: started('FYN', 1, { price, held: split('FYN', [1, 90]), trains: ['6+3-0'] }) },
      });
    expectMove(exchange(200), { type: 'exchange', private: 'YHC' });
    expectOther(exchange(14), { type: 'exchange' });
  });
});

describe('halts', () => {
  it('counts the halt at Cement Mills where its subsidy makes up the price of a train', () => {
    const run = (cash: number): State =>
      turn(
        { 'C&N': started('C&N', 0, { trains: ['2+1-0'], cash }) },
        { phase: '3', gone: ['2+1-1', '2+1-2', '2+1-3', '2+1-4', '3+2-0', '3+2-1', '3+2-2', '3+2-3'] },
        'routes',
      );
    const halts = (cash: number): unknown => {
      const { action, because } = decided(run(cash));
      return action.type === 'run_routes' ? [action.routes[0]?.halts, because.key] : null;
    };
    expect(halts(340)).toEqual([1, 'bot.rail.halts']);
    expect(halts(300)).toEqual([0, 'bot.rail.run']);
    expect(halts(360)).toEqual([0, 'bot.rail.run']);
  });
});

describe('track and tokens', () => {
  it('lays the tile that earns where the track leads to a city, and else the one that leads on', () => {
    /** FYN, whose track from Yarmouth turns at Ningwood to Freshwater or to Calbourne. */
    const alone = (tile: '741' | '743', rotation: number): State =>
      turn(
        { FYN: started('FYN', 0, { trains: ['2+1-0'], cash: 50 }) },
        { tiles: { ...LINE, B4: ['5', 4], C5: [tile, rotation] } },
        'track',
      );
    expectMove(alone('741', 1), { type: 'lay_tile', hex: 'B6' }, 'track-earns');
    expectMove(alone('743', 2), { type: 'lay_tile', hex: 'D6' }, 'track-grows');
  });

  const token = (cn: CompanySpec, iow: CompanySpec, leader = 1): State =>
    turn(
      {
        'C&N': started('C&N', 0, { trains: ['3+2-0'], cash: 300, ...cn }),
        IOW: started('IOW', leader, { trains: ['3+2-1'], cash: 100, ...iow }),
      },
      { phase: '3' },
      'token',
    );

  it('takes the last place at Newport, where the trains of another run through', () => {
    expectMove(token({}, {}), { type: 'place_token', hex: 'G5' }, 'token-blocks');
    expectMove(token({}, {}, 0), { type: 'pass' });
    expectMove(token({}, { trains: [] }), { type: 'pass' });
  });

  it('leaves in the treasury what the train costs that it has to buy', () => {
    expectMove(token({ trains: [], cash: 400 }, {}), { type: 'place_token', hex: 'G5' });
    expectMove(token({ trains: [], cash: 310 }, {}), { type: 'pass' });
  });
});

describe('leased trains', () => {
  it('runs the leased train that earns most', () => {
    const state = turn(
      { 'C&N': started('C&N', 0, { insolvent: true, cash: 100 }) },
      { phase: '6', gone: ['6+3-0', '6+3-1'] },
      'routes',
    );
    expectMove(state, { type: 'run_routes' }, 'run');
  });
});

describe('offers', () => {
  it('accepts a good price for a train, and refuses a bad one', () => {
    const asked = (price: number, trains: string[]): State =>
      play(
        turn(
          { 'C&N': started('C&N', 0, { trains: [], cash: 900 }), IOW: started('IOW', 1, { trains }) },
          {
            phase: '6',
            options: { trade_consent: 'ask' },
            gone: ['6+3-0', '6+3-1'],
            tiles: { ...LINE, I3: ['115', 3] },
          },
        ),
        { type: 'buy_train_from', company: 'IOW', train: '6+3-0', price },
      );
    expectMove(asked(600, ['6+3-0', '6+3-1']), { type: 'answer', accept: true }, 'accept');
    expectMove(asked(10, ['6+3-0', '6+3-1']), { type: 'answer', accept: false }, 'refuse');
    expectMove(asked(100, ['6+3-0']), { type: 'answer', accept: false }, 'refuse');
  });
});
