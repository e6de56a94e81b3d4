import { describe, expect, it } from 'vitest';
import { headOf } from '../../core/choice.ts';
import { game18GB } from '../../games/18gb/game.ts';
import type { State } from '../../games/18gb/state.ts';
import { play } from '../../testing/18gb/play.ts';
import { type CorporationSpec, position, type PositionSpec } from '../../testing/18gb/position.ts';
import { deciding } from '../../testing/decided.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { mind18GB } from './mind.ts';

const { decided, expectMove, expectOther } = deciding(mind18GB);

/** Derby and Manchester, joined. */
const LINE = { H19: ['G41', 0], H17: ['G18', 0] } as const;

function stock(spec: Omit<PositionSpec, 'round'>): State {
  return position({ rules: 'book', tiles: LINE, ...spec, round: { kind: 'stock' } });
}

/** What the depot has when the 4+2 come. */
const LATE = ['4+2-0', '4+2-1', '4+2-2', '4+2-3', '5+2-0', '4X-0', '4X-1', '5X-0', '5X-1', '6X-0'];

/** MR of seat 0 at its trains. */
function trains(
  corporations: Record<string, CorporationSpec>,
  spec: Partial<PositionSpec> = {},
  step: 'trains' | 'routes' | 'track' = 'trains',
): State {
  return position({
    rules: 'book',
    tiles: LINE,
    cash: [100, 100, 100],
    ...spec,
    corporations,
    round: { kind: 'operating', queue: Object.keys(corporations), step, opened: step !== 'track' },
  });
}

describe('starting companies together', () => {
  const begun = (cash: number[]): State =>
    stock({
      phase: '4+2',
      cash,
      corporations: {
        LNWR: { price: 100, held: { 2: [0, 1] }, trains: ['3+1-0'], cash: 100 },
        MR: { price: 90, floated: false, operated: false, held: { 1: [0] } },
      },
    });

  it('helps to float what another player has begun while the table can pay for no more', () => {
    expectMove(begun([120, 60, 60]), { type: 'buy_share', company: 'MR' }, 'stock.floats');
    expectMove(begun([700, 500, 500]), { type: 'par' }, 'stock.par');
  });
});

describe('the director’s chair', () => {
  const two = (mr: CorporationSpec['held'], lyr: CorporationSpec['held']): State =>
    stock({
      phase: '4+2',
      cash: [120, 120, 120],
      tiles: {},
      corporations: {
        MR: { price: 100, size: 10, trains: ['4+2-0'], cash: 300, ...(mr ? { held: mr } : {}) },
        LYR: { price: 100, size: 10, trains: ['4+2-1'], cash: 300, ...(lyr ? { held: lyr } : {}) },
      },
    });

  it('takes the chair that one more share brings', () => {
    const near = { 1: [0, 1], 0: [2, 3, 4] };
    const far = { 1: [0, 1, 2], 0: [3] };
    expectMove(two(near, far), { type: 'buy_share', company: 'MR' }, 'stock.takes-over');
    expectMove(two(far, near), { type: 'buy_share', company: 'LYR' }, 'stock.takes-over');
  });

  it('keeps the chair that another would take with the next share', () => {
    const threatened = { 0: [0, 1], 1: [2, 3, 4] };
    const safe = { 0: [0, 1, 2, 3], 1: [4] };
    expectMove(two(threatened, safe), { type: 'buy_share', company: 'MR' }, 'stock.keeps-chair');
    expect(decided(two(safe, safe)).because.key).not.toBe('bot.rail.stock.keeps-chair');
  });
});

/** MR of seat 0, in a stock round of the last phase. */
const lateStock = (mr: CorporationSpec): State =>
  stock({
    phase: '6X',
    cash: [0, 60, 60],
    depot: ['6X-5', '6X-6'],
    corporations: {
      MR: { price: 60, held: { 0: [0, 1], 1: [2], 2: [3] }, ...mr },
      LYR: { price: 100, held: { 1: [0, 1] }, trains: ['6X-1'], cash: 100 },
    },
  });

describe('a corporation without a train', () => {
  it('is not sold at half its price: nobody has to pay for it', () => {
    const ten = { size: 10, held: { 0: [0, 1], 1: [2, 3, 4], 2: [5, 6] } } as const;
    expectMove(lateStock({ ...ten, insolvent: true }), { type: 'pass' });
  });
});

describe('the powers of the privates', () => {
  it.each([
    ['LB, which is in the way of the home of LNWR', 'F2', 23, 'LB'],
    ['AF, for the tile at Perth', 'F6', 96, 'AF'],
    ['LS, for the tile at Leicester', 'F6', 150, 'LS'],
    ['SD, for the hex that it blocks', 'F3', 92, 'SD'],
  ] as const)('closes %s, as in a recorded game', (_, game, id, lot) => {
    expectMove(RECORDS_18GB.at(game, id).before, { type: 'close_private', private: lot }, 'closes');
  });

  it.each([
    ['AF', 'F6', 97, 'lay_tile'],
    ['LS', 'F6', 151, 'lay_tile'],
    ['TV', 'F2', 120, 'lay_tile'],
  ] as const)('uses the power of %s, as in a recorded game', (lot, game, id, type) => {
    expectMove(RECORDS_18GB.at(game, id).before, { type, private: lot }, 'power');
  });

  it('uses the power of GN once it is closed: a token at York', () => {
    let state = RECORDS_18GB.at('F3', 34).state;
    const used: string[] = [];
    for (let left = 6; left > 0 && game18GB.turn(state).kind === 'decide'; left--) {
      const { action } = decided(state);
      if (action.type === 'pass') break;
      if (action.type === 'place_token') used.push(`${action.hex} ${action.private}`);
      state = play(state, action);
    }
    expect(used).toEqual(['I14 GN']);
  });

  it('LB comes with the right to start LNWR, which its owner does', () => {
    const first = (owner: number): State =>
      stock({ turnNumber: 1, cash: [500, 500, 500], privates: { LB: owner }, tiles: {} });
    expectMove(first(0), { type: 'par', company: 'LNWR' });
    expectOther(first(1), { type: 'par', company: 'LNWR' });
  });

  it('never closes one that pays and is not in the way', () => {
    const { before } = RECORDS_18GB.at('F2', 23);
    expectOther(before, { private: 'GN' });
    expectOther(before, { private: 'TV' });
  });

  it('never decides for an owner who is not on turn', () => {
    const { before } = RECORDS_18GB.at('F2', 23);
    const turn = game18GB.turn(before);
    const others = game18GB.choices(before).filter((choice) => headOf(choice).by === 0);
    expect(others.map((choice) => headOf(choice).type)).toContain('close_private');
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const { action, alternatives } = decided(before, level);
      for (const { by } of [action, ...alternatives.map((other) => other.action)]) {
        expect(turn).toMatchObject({ seat: by });
      }
    }
  });
});

describe('trains and rust', () => {
  const others = (train: string): Record<string, CorporationSpec> => ({
    LYR: { price: 90, held: { 1: [0, 1] }, trains: [`${train}-1`, `${train}-2`], cash: 60 },
    LNWR: { price: 90, held: { 2: [0, 1] }, trains: [`${train}-3`], cash: 60 },
  });

  /** MR with the money for the first 4+2. */
  const first = (own: readonly string[], train: string): State =>
    trains(
      { MR: { price: 100, held: { 0: [0, 1] }, trains: own, cash: 330 }, ...others(train) },
      { phase: '3+1', depot: LATE },
    );

  it('rushes the 4+2 that strips the others, and says so only where it does', () => {
    expectMove(first([], '2+1'), { type: 'buy_train', train: '4+2' }, 'rush');
    expect(decided(first([], '3+1')).because.key).not.toBe('bot.rail.rush');
  });

  it('leaves it to the export to strip them where it has a train that runs', () => {
    expectMove(first(['3+1-0'], '2+1'), { type: 'pass' });
  });

  it('buys the 4+2 ahead of the rust of its 2+1, and for another reason beside a train that lasts', () => {
    expectMove(first(['2+1-0'], '3+1'), { type: 'buy_train', train: '4+2' }, 'ahead-of-rust');
    expect(decided(first(['3+1-0'], '3+1')).because.key).not.toBe('bot.rail.ahead-of-rust');
  });

  it('ends the game with the last train, and says so', () => {
    const last = (depot: readonly string[]): State =>
      trains(
        {
          MR: { price: 100, held: { 0: [0, 1] }, trains: ['5X-0'], cash: 720 },
          LYR: { price: 100, held: { 1: [0, 1, 2] }, trains: ['6X-2', '6X-3'], cash: 60 },
          LNWR: { price: 100, held: { 2: [0, 1, 2] }, trains: ['6X-4'], cash: 60 },
        },
        { phase: '6X', depot, cash: [900, 300, 300] },
      );
    expectMove(last(['6X-6']), { type: 'buy_train', train: '6X' }, 'ends');
    expect(decided(last(['6X-5', '6X-6'])).because.key).not.toBe('bot.rail.ends');
  });
});

describe('track and tokens', () => {
  /** LNWR, whose track out of Birmingham begins on other sides of its hex with each turn of the tile. */
  const alone = (rotation: number): State =>
    trains(
      { LNWR: { price: 90, held: { 0: [0, 1] }, trains: ['3+1-0'], cash: 300 } },
      { phase: '3+1', tiles: { F21: ['G18', rotation] } },
      'track',
    );

  it('builds a link of two tiles, the first of which earns nothing, where no city or town is nearer', () => {
    const first = alone(1);
    expectMove(first, { type: 'lay_tile', hex: 'G20' }, 'track-grows');
    const second = play(first, decided(first).action);
    expectMove(second, { type: 'lay_tile', hex: 'G18' }, 'track-earns');
    expectMove(alone(2), { type: 'lay_tile', hex: 'G22' }, 'track-earns');
  });

  /** MR at Derby with its tiles laid, and LYR, whose line from Leeds goes on through the last place at Sheffield. */
  const atSheffield = (mr: CorporationSpec, lyr: CorporationSpec): State =>
    position({
      rules: 'book',
      cash: [100, 100, 100],
      phase: '4+2',
      tiles: { ...LINE, H15: ['G03', 0] },
      corporations: {
        MR: { price: 90, held: { 0: [0, 1] }, cash: 100, trains: ['4+2-0'], ...mr },
        LYR: { price: 90, held: { 1: [0, 1] }, cash: 60, trains: ['4+2-1', '4+2-2'], ...lyr },
      },
      round: { kind: 'operating', queue: ['MR', 'LYR'], step: 'track', lays: 2 },
    });

  it('takes the last place of a city that the trains of another run through', () => {
    expectMove(atSheffield({}, {}), { type: 'place_token', hex: 'H17' }, 'token-blocks');
    expectMove(atSheffield({}, { held: { 0: [0, 1] } }), { type: 'pass' });
    expectMove(atSheffield({}, { trains: [] }), { type: 'pass' });
  });

  it('leaves in the treasury what the train costs that it has to buy', () => {
    expectMove(atSheffield({ trains: [], cash: 330 }, {}), { type: 'pass' });
    expectMove(atSheffield({ trains: [], cash: 400 }, {}), { type: 'place_token', hex: 'H17' });
  });
});

describe('converting', () => {
  const { before } = RECORDS_18GB.at('F3', 157);

  it('converts for the train that a corporation without one could not pay, as in a recorded game', () => {
    expectMove(before, { type: 'convert', company: 'NBR' });
  });

  it('converts one without a train in a stock round, and not one that runs', () => {
    expectMove(lateStock({ insolvent: true }), { type: 'convert', company: 'MR' }, 'stock.convert');
    expectOther(lateStock({ trains: ['6X-0'], cash: 100 }), { type: 'convert' });
  });

  it('does not where there is the money, nor in a stock round for a corporation with its trains', () => {
    expectOther({ ...before, cash: { ...before.cash, NBR: 900 } }, { type: 'convert' });
    const rich = stock({
      phase: '5+2',
      cash: [120, 60, 60],
      corporations: {
        MR: { price: 100, held: { 0: [0, 1, 2, 3] }, trains: ['5+2-0', '4+2-0'], cash: 400 },
        LYR: { price: 100, held: { 1: [0, 1, 2, 3] }, trains: ['4+2-1'], cash: 60 },
      },
    });
    expectOther(rich, { type: 'convert' });
  });
});

describe('converting for one more train', () => {
  /** MR with a 4+2 and no money for a 4X, at a table that can start nothing. */
  const withMr = (mr: CorporationSpec): State =>
    stock({
      phase: '4X',
      cash: [60, 60, 60],
      corporations: {
        MR: { price: 115, held: { 0: [0, 1], 1: [2] }, trains: ['4+2-0'], cash: 100, ...mr },
        LYR: { price: 100, size: 10, held: { 1: [0, 1, 2] }, trains: ['4X-0'], cash: 60 },
        LNWR: { price: 100, size: 10, held: { 2: [0, 1, 2] }, trains: ['4X-1'], cash: 60 },
      },
    });

  it('does so where the new shares pay for it and there is room', () => {
    expectMove(withMr({}), { type: 'convert', company: 'MR' }, 'stock.convert');
    expectOther(withMr({ trains: ['4+2-0', '5+2-0'] }), { type: 'convert' });
    expectOther(withMr({ price: 70 }), { type: 'convert' });
  });
});

describe('offers', () => {
  const asked = (price: number, lyr: CorporationSpec, mr: CorporationSpec = {}): State =>
    play(
      trains(
        {
          MR: { price: 100, held: { 0: [0, 1] }, cash: 800, trains: [], ...mr },
          LYR: { price: 90, held: { 1: [0, 1] }, ...lyr },
        },
        { phase: '4X', options: { trade_consent: 'ask' }, depot: ['5X-0', '5X-1', '6X-0'] },
      ),
      { type: 'buy_train_from', company: 'LYR', train: '4X-0', price },
    );

  it('accepts a good price for a train, and refuses a bad one', () => {
    const two = { trains: ['4X-0', '4X-1'] };
    expectMove(asked(700, two), { type: 'answer', accept: true }, 'accept');
    expectMove(asked(1, two), { type: 'answer', accept: false }, 'refuse');
    expectMove(asked(100, { trains: ['4X-0'] }), { type: 'answer', accept: false }, 'refuse');
  });
});
