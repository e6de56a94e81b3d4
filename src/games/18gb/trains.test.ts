import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held } from '../../rail/shares.ts';
import { denied, eventsOf, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { type CorporationSpec, position, type PositionSpec } from '../../testing/18gb/position.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { offeredTrains } from './depot.ts';
import { game18GB } from './game.ts';
import { isInReceivership, sharePrice, type State, trainType, worth } from './state.ts';

const buyTrain = (train: string): Want => ({ type: 'buy_train', train: train as '4X' });
const pass: Want = { type: 'pass' };

/** MR, of seat 0 unless said otherwise, at its trains. */
function buying(
  mr: CorporationSpec,
  spec: Partial<PositionSpec> = {},
  step: 'trains' | 'routes' | 'track' = 'trains',
): State {
  return position({
    phase: '3+1',
    ...spec,
    corporations: { ...spec.corporations, MR: { price: 100, held: { 0: [0] }, ...mr } },
    round: {
      kind: 'operating',
      queue: ['MR', ...Object.keys(spec.corporations ?? {})],
      step,
      opened: step !== 'track',
    },
  });
}

const RUN: Want = { type: 'run_routes', routes: [] };
const LINE = { H19: ['G41', 0], H17: ['G18', 0] } as const;

describe('trains', () => {
  it('18GB-1.1, 18GB-1.4, 18GB-14.7: the first of a type brings the phase, then rust', () => {
    const state = buying(
      { cash: 300 },
      {
        depot: ['4+2-0', '4+2-1'],
        corporations: { LYR: { price: 90, held: { 1: [0] }, trains: ['2+1-0', '3+1-0'] } },
      },
    );
    const keys = eventsOf(state, buyTrain('4+2')).filter((key) =>
      ['train-bought', 'phase', 'trains-rusted'].includes(key),
    );
    expect(keys).toEqual(['train-bought', 'phase', 'trains-rusted']);
    const after = play(state, buyTrain('4+2'));
    expect([after.phase, companyOf(after, 'LYR').trains]).toEqual(['4+2', ['3+1-0']]);
  });

  it('18GB-1.5: 5X and 6X come beside the stack', () => {
    const types = (phase: '5+2' | '4X' | '5X') =>
      offeredTrains(buying({ cash: 0 }, { phase, depot: ['4X-1', '5X-0', '5X-1', '6X-0'] })).map(trainType);
    expect([types('5+2'), types('4X'), types('5X')]).toEqual([['4X'], ['4X', '5X'], ['4X', '5X', '6X']]);
    expect(denied(buying({ cash: 900 }, { phase: '5+2', depot: ['4X-1', '5X-0'] }), buyTrain('5X'))).toBe(
      'not-on-sale 18GB-1.5',
    );
  });

  it('18GB-14.1, 18GB-14.2: after dividends, within the limit, at face value', () => {
    const state = buying({ cash: 700, trains: ['3+1-0', '3+1-1'] });
    expect(denied(state, { type: 'buy_train', train: '3+1', price: 100 })).toBe('face-value-only 18GB-14.2');
    expect(
      denied(
        buying(
          { cash: 199, trains: ['3+1-0'] },
          { corporations: { LYR: { price: 90, held: { 1: [0] }, trains: ['3+1-2'] } } },
        ),
        buyTrain('3+1'),
      ),
    ).toBe('not-enough-cash 18GB-14.2');
    const full = play(state, buyTrain('3+1'));
    expect(cashOf(full, 'MR')).toBe(500);
    expect(waiting(full)).not.toBe('trains MR');
  });

  it('18GB-14.3, 18GB-14.4: scenario 38: from £1 to twice the face; a last train only for one without', () => {
    const LYR = { price: 90, held: { 1: [0] }, trains: ['3+1-2', '3+1-3'] };
    const want = (price: number): Want => ({ type: 'buy_train_from', company: 'LYR', train: '3+1-2', price });
    const rich = { cash: 900, trains: ['3+1-0'] };
    const two = buying(rich, { corporations: { LYR } });
    expect([
      denied(two, want(0)),
      denied(two, want(1)),
      denied(two, want(400)),
      denied(two, want(401)),
    ]).toEqual(['bad-price 18GB-14.3', 'accepted', 'accepted', 'bad-price 18GB-14.3']);
    const last = { ...LYR, trains: ['3+1-2'] };
    expect(denied(buying(rich, { corporations: { LYR: last } }), want(100))).toBe('last-train 18GB-14.4');
    expect(denied(buying({ cash: 150 }, { corporations: { LYR: last } }), want(100))).toBe('accepted');
  });

  it('18GB-14.5: receivership does not trade', () => {
    const gone = { price: 90, held: { pool: [0], 1: [1] }, trains: ['3+1-2', '3+1-3'] };
    const state = buying({ cash: 900 }, { corporations: { LYR: gone } });
    expect(denied(state, { type: 'buy_train_from', company: 'LYR', train: '3+1-2', price: 50 })).toBe(
      'unknown-seller 18GB-14.5',
    );
  });

  it('18GB-14.6, 18GB-19/D-8: with the money for the dearest it has to buy; by the slip those without', () => {
    const at = (cash: number, options: object = {}) =>
      buying({ cash }, { options, phase: '4X', depot: ['4X-1', '5X-0'] });
    expect(denied(at(650), pass)).toBe('must-buy-train 18GB-14.6');
    expect(denied(at(649), pass)).toBe('accepted');
    const slip = { 'train.must_buy_summary': true };
    expect([denied(at(650, slip), pass), denied(at(649, slip), pass)]).toEqual([
      'accepted',
      'must-buy-train 18GB-14.6',
    ]);
  });

  it('18GB-14.8, 18GB-14.9: a limit cut by a purchase is settled at once, the director choosing', () => {
    const LYR = { price: 90, held: { 1: [0] }, trains: ['3+1-1', '3+1-2', '3+1-3'] };
    const state = play(
      buying({ cash: 300 }, { depot: ['4+2-0', '4+2-1'], corporations: { LYR } }),
      buyTrain('4+2'),
    );
    expect([waiting(state), offered(state)]).toEqual(['discard LYR', ['discard_train']]);
    expect(denied(state, { type: 'discard_train', company: 'LYR', train: '4+2-0' })).toBe(
      'not-its-train 18GB-14.8',
    );
    expect(denied(state, { type: 'discard_train', company: 'MR', train: '4+2-0' })).toBe(
      'not-over-the-limit 18GB-14.8',
    );
    const after = play(state, { type: 'discard_train', company: 'LYR', train: '3+1-2' });
    expect([companyOf(after, 'LYR').trains, after.depot.includes('3+1-2')]).toEqual([
      ['3+1-1', '3+1-3'],
      false,
    ]);
  });

  it('18GB-14.9, 18GB-19/D-24: scenario 39: a cut by an export waits for the next discard step, or with the switch not', () => {
    const after = (options: object) => {
      const state = buying(
        { cash: 0, trains: ['3+1-0', '3+1-1', '3+1-2'] },
        { options, tiles: LINE, depot: ['4+2-0', '4+2-1', '4+2-2'] },
      );
      return state;
    };
    expect(waiting(after({}))).toBe('track MR');
    expect(after({}).phase).toBe('4+2');
    const ran = play(after({}), pass, RUN);
    expect(waiting(ran)).toBe('discard MR');
    expect(waiting(after({ 'limit.immediate': true }))).toBe('discard MR');
  });
});

describe('emergency', () => {
  it('18GB-15.1, 18GB-15.2: scenario 33: conversion, the depot, then a share for the director', () => {
    const state = buying(
      { price: 90, cash: 400, held: { 0: [0, 1] } },
      {
        phase: '4+2',
        cash: [500, 500, 500],
        depot: ['5+2-0', '4X-0', '4X-1'],
        corporations: { LYR: { price: 75, held: { 1: [0] }, trains: ['4+2-1', '4+2-2'] } },
      },
    );
    expect(offered(state)).toEqual(['buy_train_from', 'convert', 'pass']);
    const converted = play(state, { type: 'convert', company: 'MR' });
    expect([sharePrice(converted, 'MR'), cashOf(converted, 'MR')]).toEqual([70, 750]);
    expect(denied(converted, pass)).toBe('must-buy-train 18GB-14.6');
    expect(offered(converted)).toEqual(['buy_train']);
    const bought = play(converted, buyTrain('5+2'), pass);
    expect([cashOf(bought, 'MR'), waiting(bought)]).toEqual([250, 'share 0']);
    expect(denied(bought, { type: 'buy_share', company: 'LYR', from: 'ipo' })).toBe(
      'only-the-converted 18GB-7.8',
    );
    const share = play(bought, { type: 'buy_share', company: 'MR', from: 'pool' });
    expect([cashOf(share, 0), waiting(share).startsWith('share')]).toEqual([430, false]);
  });

  it('18GB-15.1, 18GB-15.2: scenario 33 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F3', 157);
    expect([sharePrice(before, 'NBR'), sharePrice(state, 'NBR'), cashOf(state, 'NBR')]).toEqual([
      90, 70, 750,
    ]);
    expect(waiting(RECORDS_18GB.at('F3', 160).before)).toBe('share 1');
  });

  it('18GB-15.2, 18GB-19/D-5: in the green zone two shares, with the switch one', () => {
    const shares = (options: object) =>
      play(
        buying(
          { price: 75, cash: 0, held: { 0: [0] } },
          {
            options,
            cash: [500, 500, 500],
            phase: '4+2',
            depot: ['5+2-0', '4X-0'],
            corporations: { LYR: { price: 75, held: { 1: [0] }, trains: ['4+2-1'] } },
          },
        ),
        { type: 'convert', company: 'MR' },
        pass,
        { type: 'buy_share', company: 'MR', from: 'pool' },
      );
    expect(waiting(shares({}))).toBe('share 0');
    expect(waiting(shares({ 'convert.single_buy': true })).startsWith('share')).toBe(false);
  });

  it('18GB-15.1, 18GB-19/D-7: with the money for a train there is no emergency, unless the switch says so', () => {
    const at = (options: object) => buying({ cash: 600 }, { options, phase: '4X', depot: ['4X-1', '5X-0'] });
    expect(denied(at({}), { type: 'convert', company: 'MR' })).toBe('can-pay-a-train 18GB-15.1');
    expect(denied(at({ 'emr.trainless_suffices': true }), { type: 'convert', company: 'MR' })).toBe(
      'accepted',
    );
    expect(denied(at({}), { type: 'convert', company: 'LYR' })).toBe('not-at-turn 18GB-15.1');
    expect(
      denied(
        buying(
          { cash: 10, trains: ['3+1-0'] },
          { corporations: { LYR: { price: 75, held: { 1: [0] }, trains: ['3+1-1', '3+1-2'] } } },
        ),
        { type: 'convert', company: 'MR' },
      ),
    ).toBe('has-a-train 18GB-15.1');
  });

  it('18GB-9.3, 18GB-15.3, 18GB-15.4, 18GB-15.5: scenario 34: insolvent, it leases, keeps it all, and must buy when it can', () => {
    const insolvent = buying(
      { price: 60, cash: 664, insolvent: true },
      { phase: '6X', depot: ['6X-1', '6X-2', '6X-3'], tiles: LINE },
      'track',
    );
    expect(waiting(insolvent)).toBe('routes MR');
    expect(
      denied(insolvent, { type: 'run_routes', routes: [{ train: '6X-2', path: ['H19-0', 'H17-0'] }] }),
    ).toBe('not-its-train 18GB-12.1');
    const ran = play(insolvent, {
      type: 'run_routes',
      routes: [{ train: '6X-1', path: ['H17-0', 'H19-0'] }],
    });
    expect([cashOf(ran, 'MR'), sharePrice(ran, 'MR'), ran.depot.length]).toEqual([704, 55, 3]);
    expect([waiting(ran), denied(ran, pass)]).toEqual(['trains MR', 'must-buy-train 18GB-14.6']);
    const poor = buying(
      { price: 60, cash: 10 },
      {
        phase: '6X',
        depot: ['6X-1', '6X-2', '6X-3'],
        tiles: LINE,
        corporations: { LYR: { price: 55, held: { 1: [0] }, trains: ['6X-4', '6X-5'] } },
      },
    );
    const passed = play(poor, pass);
    expect(companyOf(passed, 'MR').insolvent).toBe(true);
    expect(companyOf(play(ran, buyTrain('6X')), 'MR').insolvent).toBe(false);
  });

  it('18GB-15.4, 18GB-15.5: scenario 34 as it was played', () => {
    expect(companyOf(RECORDS_18GB.at('F2', 276).before, 'GWR').insolvent).toBe(true);
    expect([
      cashOf(RECORDS_18GB.at('F2', 276).before, 'GWR'),
      sharePrice(RECORDS_18GB.at('F2', 276).before, 'GWR'),
    ]).toEqual([1064, 55]);
  });
});

describe('receivership', () => {
  const gone = (spec: CorporationSpec): CorporationSpec => ({ held: { pool: [0], 1: [1] }, ...spec });

  it('18GB-15.6, 18GB-15.7, 18GB-9.4: scenario 35: lease, conversion and purchase in one record', () => {
    const { before, state } = RECORDS_18GB.at('F2', 112);
    expect([cashOf(before, 'LNWR'), sharePrice(before, 'LNWR'), waiting(before)]).toEqual([
      192,
      70,
      'routes LNWR',
    ]);
    expect([cashOf(state, 'LNWR'), sharePrice(state, 'LNWR'), companyOf(state, 'LNWR').trains]).toEqual([
      52,
      50,
      ['4X-0'],
    ]);
    const later = RECORDS_18GB.at('F3', 291);
    expect([cashOf(later.before, 'LNWR'), cashOf(later.state, 'LNWR')]).toEqual([314, 199]);
  });

  it('18GB-15.7, 18GB-19/D-11: scenario 36: strictly below its cash, or to the last pound', () => {
    const buys = (options: object) => {
      const state = buying(
        gone({ price: 75, size: 10, held: { pool: [0, 1], 1: [2] }, cash: 660, insolvent: true }),
        { options, phase: '5X', depot: ['5X-1', '6X-0', '6X-1'], tiles: LINE },
        'track',
      );
      return companyOf(
        play(state, { type: 'run_routes', routes: [{ train: '5X-1', path: ['H17-0', 'H19-0'] }] }),
        'MR',
      ).trains;
    };
    expect([buys({}), buys({ 'recv.buy_inclusive': true })]).toEqual([['5X-1'], ['6X-0']]);
  });

  it('18GB-15.6, 18GB-15.8, 18GB-19/D-9: scenario 37: who can pay does not lease, and the players act; or it always leases', () => {
    const at = (options: object) =>
      buying(
        gone({ price: 100, cash: 660 }),
        { options, phase: '5X', depot: ['5X-1', '6X-0', '6X-1'], tiles: LINE },
        'track',
      );
    const state = at({});
    expect([waiting(state), sharePrice(state, 'MR'), offered(state)]).toEqual([
      'trains MR',
      90,
      ['buy_train', 'pass'],
    ]);
    expect(denied(state, pass)).toBe('accepted');
    const always = at({ 'recv.always_insolvent': true });
    expect([waiting(always), companyOf(always, 'MR').insolvent]).toEqual(['routes MR', true]);
  });

  it('18GB-15.7, 18GB-19/D-10: scenario 47: by the summary it leases, converts and buys the dearest', () => {
    const options = {
      'recv.always_insolvent': true,
      'recv.always_convert': true,
      'recv.buy_inclusive': true,
    };
    const at = (switches: object) =>
      buying(
        gone({ price: 100, cash: 700 }),
        { options: switches, phase: '5X', depot: ['5X-1', '6X-0', '6X-1'], tiles: LINE },
        'track',
      );
    const ran = play(at(options), {
      type: 'run_routes',
      routes: [{ train: '5X-1', path: ['H17-0', 'H19-0'] }],
    });
    // 700 + 40 earned, price 90, then 70; + 350, − 700.
    expect([sharePrice(ran, 'MR'), cashOf(ran, 'MR'), companyOf(ran, 'MR').trains]).toEqual([
      70,
      390,
      ['6X-0'],
    ]);
    expect(companyOf(ran, 'MR').size).toBe(10);
    const site = at({});
    expect([waiting(site), sharePrice(site, 'MR'), offered(site)]).toEqual(['trains MR', 90, ['buy_train']]);
    // Converting alone, with the players buying.
    const only = at({ 'recv.always_convert': true });
    expect([waiting(only), companyOf(only, 'MR').size]).toEqual(['trains MR', 10]);
  });

  it('18GB-9.4, 18GB-9.5: with a train the first player of the order runs it, and it withholds', () => {
    const state = buying(gone({ trains: ['3+1-0'], cash: 5 }), { order: [2, 0, 1], tiles: LINE }, 'track');
    expect(game18GB.turn(state)).toMatchObject({ seat: 2, step: 'routes', entity: 'MR' });
    const ran = play(state, { type: 'run_routes', routes: [{ train: '3+1-0', path: ['H17-0', 'H19-0'] }] });
    expect([cashOf(ran, 'MR'), sharePrice(ran, 'MR'), isInReceivership(ran, 'MR')]).toEqual([35, 90, true]);
  });
});

describe('ends', () => {
  const LYR = { price: 75, held: { 1: [0] }, trains: ['3+1-1'] };

  it('18GB-9.1, 18GB-9.2, 18GB-1.2: two rounds follow a stock round, dearest first', () => {
    const state = position({
      corporations: { MR: { price: 90, held: { 0: [0] } }, LNWR: { price: 100, held: { 1: [0] } } },
      round: { kind: 'stock' },
    });
    const first = play(state, pass, pass, pass);
    expect([waiting(first), game18GB.turn(first)]).toMatchObject(['track LNWR', { round: 'OR 2.1' }]);
    const second = play(first, pass, pass, pass, pass);
    expect(game18GB.turn(second)).toMatchObject({ round: 'OR 2.2' });
    const stock = play(second, pass, pass, pass, pass);
    expect(game18GB.turn(stock)).toMatchObject({ round: 'SR 3' });
  });

  it('18GB-16.1: scenario 32: a round without a purchase exports the top, with phase and rust', () => {
    const state = buying(
      { trains: ['3+1-0'], cash: 0 },
      { depot: ['4+2-0', '4+2-1', '4+2-2'], corporations: { LYR: { ...LYR, trains: ['2+1-1'] } } },
    );
    const after = play(state, pass, pass);
    expect([after.phase, after.depot, companyOf(after, 'LYR').trains]).toEqual([
      '4+2',
      ['4+2-1', '4+2-2'],
      [],
    ]);
    const bought = buying(
      { trains: ['3+1-0'], cash: 0 },
      { trainBought: true, depot: ['4+2-0', '4+2-1', '4+2-2'], corporations: { LYR } },
    );
    expect(play(bought, pass, pass).depot).toHaveLength(3);
  });

  it('18GB-16.4: scenario 41: an end with two trains left forbids tokens', () => {
    const state = buying({ trains: ['6X-0'], cash: 0 }, { phase: '6X', depot: ['6X-2', '6X-3', '6X-4'] });
    expect([state.depot.length, state.tokensForbidden]).toEqual([2, true]);
  });

  it('18GB-16.4: scenario 41 as it was played', () => {
    expect(RECORDS_18GB.at('F2', 277).state.tokensForbidden).toBe(true);
  });

  it('18GB-16.2, 18GB-16.3: scenario 42: an empty depot or a marker at 350 ends the game with the round', () => {
    const last = position({
      phase: '6X',
      depot: ['6X-7'],
      seats: 5,
      corporations: { MR: { price: 100, held: { 0: [0] }, trains: ['6X-0'] } },
      round: { kind: 'operating', queue: [] },
    });
    expect(waiting(last)).toBe('over final_train');
    const bought = play(buying({ cash: 700 }, { phase: '6X', depot: ['6X-1'] }), buyTrain('6X'));
    expect(waiting(bought)).toBe('over final_train');
    const high = buying(
      { price: 320, trains: ['6X-0'] },
      {
        phase: '6X',
        tiles: LINE,
        depot: ['6X-1', '6X-2', '6X-3'],
        corporations: { LYR: { ...LYR, trains: ['6X-4', '6X-5'] } },
      },
      'routes',
    );
    const paid = play(
      high,
      { type: 'run_routes', routes: [{ train: '6X-0', path: ['H17-0', 'H19-0'] }] },
      { type: 'dividend', pay: true },
    );
    expect([sharePrice(paid, 'MR'), paid.endPriceReached, paid.finished]).toEqual([350, true, false]);
    expect(denied(paid, { type: 'end_game' })).toBe('not-by-hand 18GB-20.5');
  });

  it('18GB-6.9: the first 5+2 gives ten shares to all that have not floated', () => {
    const state = play(
      buying({ cash: 500 }, { phase: '4+2', depot: ['5+2-0', '4X-0', '4X-1'] }),
      buyTrain('5+2'),
    );
    expect([companyOf(state, 'MR').size, companyOf(state, 'LYR').size]).toEqual([5, 10]);
    expect(held(state.certificates, 'LYR', 'ipo')).toHaveLength(9);
  });

  it('18GB-6.10, 18GB-19/D-20: scenario 40: the first 6X removes what has not floated, and a 6X for each', () => {
    const after = (options: object) =>
      play(
        buying(
          { cash: 700 },
          {
            seats: 5,
            options,
            phase: '5X',
            depot: ['6X-0', '6X-1', '6X-2', '6X-3', '6X-4', '6X-5', '6X-6', '6X-7'],
            corporations: Object.fromEntries<CorporationSpec>(
              ['CR', 'GSWR', 'GWR', 'LNWR', 'LYR', 'MSLR', 'NBR', 'NER', 'SWR', 'LSWR'].map((id) => [
                id,
                id === 'LSWR'
                  ? { price: 80, size: 10, floated: false, operated: false, held: { 1: [0, 1] } }
                  : { price: 100, held: { 2: [0] }, trains: [] },
              ]),
            ),
          },
        ),
        buyTrain('6X'),
      );
    const state = after({});
    expect([companyOf(state, 'GER').closed, companyOf(state, 'LSWR').closed, state.depot.length]).toEqual([
      true,
      true,
      5,
    ]);
    expect([state.tokens['J25']?.[0]?.slots, state.certificates['LSWR']]).toEqual([['GER'], {}]);
    expect(cashOf(after({ 'grey.refund_parred': true }), 1) - cashOf(state, 1)).toBe(240);
  });

  it('18GB-6.4, 18GB-19/D-27: when LNWR has left, LB’s owner stays bound, or with the switch is free', () => {
    const bound = (options: object) =>
      position({
        options,
        phase: '6X',
        privates: { LB: 0 },
        cash: [500, 500, 500],
        corporations: {
          LNWR: { size: 10, closed: true },
          MR: { price: 100, held: { 1: [0] }, trains: ['6X-0'] },
        },
        round: { kind: 'stock' },
      });
    const buy: Want = { type: 'buy_share', company: 'MR', from: 'ipo' };
    expect(denied(bound({}), buy)).toBe('lnwr-first 18GB-6.4');
    expect(denied(bound({ 'lb.release': true }), buy)).toBe('accepted');
  });

  it('18GB-17.1: scenario 43: half for certificates without a train, each rounded down; open privates at face', () => {
    const state = position({
      seats: 5,
      cash: [392, 100, 100, 100, 100],
      privates: { GN: 0, LS: 0, TV: 0, LB: 0 },
      closed: ['LB'],
      corporations: {
        LNWR: { price: 115, held: { 0: [0, 3] } },
        MR: { price: 90, held: { 1: [0], 0: [2] }, trains: ['2+1-0'] },
      },
      round: { kind: 'stock' },
    });
    expect(worth(state, 0)).toBe(814);
  });
});
