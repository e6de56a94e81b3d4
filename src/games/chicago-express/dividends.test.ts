import { describe, expect, it } from 'vitest';
import {
  appliedCE,
  develop,
  fundsOf,
  heldBy,
  incomeOf,
  noop,
  pass,
  playCE,
  positionCE,
  refusalCE,
  speakerOf,
  startAuction,
  startCE,
  tableOf,
  walletsOf,
} from '../../testing/chicago-express/position.ts';
import { DIAL_STEPS } from './data.ts';
import { endReasons, winnersOf } from './dividends.ts';
import { chicagoExpress } from './game.ts';
import type { State } from './state.ts';

const [A, B, C] = [0, 1, 2];

/** One step before two dials are red; `noop development` brings the dividends. */
const DUE = { auction: 3, development: 3 };

describe('dials', () => {
  it('CE-T12, CE-6.2, CE-6.3: doing nothing moves a dial and nothing else', () => {
    const before = positionCE({ cash: [0, 40, 40] });
    const { state, events } = appliedCE(before, noop('auction'));
    expect(state).toEqual({ ...before, active: B, dials: { auction: 1, development: 0, expansion: 0 } });
    expect(events.map(({ key }) => key)).toEqual(['did-nothing']);
  });

  it('CE-T13, CE-6.4, CE-1.3: a dial on red cannot be chosen', () => {
    expect(DIAL_STEPS).toEqual({ auction: 3, development: 4, expansion: 5 });
    const state = positionCE({ dials: { auction: 3 } });
    expect(refusalCE(state, startAuction('PRR'))).toBe('dial-red');
    expect(refusalCE(state, noop('auction'))).toBe('dial-red');
    expect(refusalCE(state, { type: 'noop', dial: 'railway' })).toBe('unknown-dial');
    expect(refusalCE(state, noop('expansion'))).toBe('accepted');
  });

  it('CE-6.6: every turn has two free dials', () => {
    const free = chicagoExpress
      .choices(positionCE({ dials: { auction: 3, development: 3, expansion: 4 } }))
      .filter((choice) => choice.kind === 'one' && choice.action.type === 'noop');
    expect(free).toHaveLength(2);
  });
});

describe('dividends', () => {
  it('CE-T14, CE-6.1, CE-11.3, CE-11.4, CE-11.5: at the start of a turn with two red dials', () => {
    const state = playCE(positionCE({ dials: DUE }), noop('development'));
    expect(state.dividends).toBe(1);
    expect(state.dials).toEqual({ auction: 0, development: 0, expansion: 0 });
    expect(tableOf(state)).toEqual([2, 3, 4]);
    expect(speakerOf(state)).toBe(B);
  });

  it('CE-T15, CE-11.1, CE-0.2: the rulebook example: 16 over three shares are 6 each', () => {
    const spec = { dials: DUE, companies: { NYC: { income: 16, treasury: 5, held: { [A]: 2, [B]: 1 } } } };
    const state = playCE(positionCE(spec), noop('development'));
    expect(walletsOf(state)).toEqual([52, 46, 40]);
    expect(fundsOf(state, 'NYC')).toBe(5);
  });

  it('CE-T16: the rulebook example: 17 over two shares are 9 each', () => {
    const state = playCE(
      positionCE({ dials: DUE, companies: { NYC: { income: 17, held: { [A]: 2 } } } }),
      noop('development'),
    );
    expect(walletsOf(state)).toEqual([58, 40, 40]);
  });

  it('CE-T17, CE-11.4: Detroit grows after the payment', () => {
    const spec = { dials: DUE, companies: { NYC: { income: 12, held: { [A]: 1 }, hexes: ['E0'] } } };
    const state = playCE(positionCE(spec), noop('development'));
    expect(walletsOf(state)[A]).toBe(52);
    expect(tableOf(state)[0]).toBe(2);
    expect(incomeOf(state, 'NYC')).toBe(13);
  });

  it('CE-1.5, CE-1.6, CE-18.1.5: an income of 120 is paid in full, and the bank goes below zero', () => {
    const spec = { dials: DUE, companies: { NYC: { income: 120, held: { [A]: 1 } } } };
    const state = playCE(positionCE(spec), noop('development'));
    expect(walletsOf(state)[A]).toBe(160);
    expect(state.cash[0]).toBe(-120);
  });

  it('CE-14.5: tells what happened by itself', () => {
    const spec = { dials: DUE, companies: { NYC: { held: { [A]: 1 } }, PRR: { held: { [B]: 1 } } } };
    const { events } = appliedCE(positionCE(spec), noop('development'));
    expect(events.map(({ key }) => key)).toEqual(['did-nothing', 'dividend', 'dials-reset', 'detroit-grew']);
    expect(events[1]?.params).toMatchObject({
      per_share_by_company: { PRR: 7, NYC: 8 },
      paid: [8, 7, 0],
    });
  });
});

describe('the end', () => {
  it('CE-T43, CE-11.2, CE-12.1, CE-18.4: Detroit at 8 ends it after the payment, before anything moves', () => {
    const spec = {
      seats: 2,
      dials: DUE,
      table: { detroit: 8 },
      companies: { PRR: { held: { [A]: 1 } }, 'C&O': { held: { [B]: 1 } } },
    };
    const state = playCE(positionCE(spec), noop('development'));
    expect(walletsOf(state)).toEqual([67, 65]);
    expect(state.ended).toEqual(['detroit']);
    expect(winnersOf(state)).toEqual([A]);
    expect(state.dials).toEqual({ auction: 3, development: 4, expansion: 0 });
    expect(tableOf(state)[0]).toBe(8);
    expect(chicagoExpress.turn(state)).toEqual({ kind: 'finished', reason: 'detroit', scores: [67, 65] });
    for (const seat of [A, B]) expect(refusalCE(state, { ...noop('auction'), by: seat })).toBe('game-over');
    expect(chicagoExpress.choices(state)).toEqual([]);
  });

  it('CE-T44, CE-12.3: nothing but doing nothing lasts 56 turns and eight dividend phases', () => {
    let state = playCE(startCE(2), ...Array.from({ length: 8 }, () => pass));
    let turns = 0;
    while (state.ended.length === 0) {
      state = playCE(state, noop(state.dials.auction < 3 ? 'auction' : 'development'));
      turns++;
    }
    expect(turns).toBe(56);
    expect(state.dividends).toBe(8);
    expect(walletsOf(state)).toEqual([268, 60]);
  });

  it('CE-T45: the fourth last house ends the game with the next dividends', () => {
    const spec = {
      supply: 4,
      dials: { auction: 3 },
      companies: { PRR: { held: { [A]: 1 }, hexes: ['Q4'] } },
    };
    let state: State = playCE(positionCE(spec), develop('Q4'));
    expect(state.supply).toBe(3);
    expect(state.ended).toEqual([]);
    expect(endReasons(state)).toEqual(['houses']);
    for (const _ of [1, 2, 3]) state = playCE(state, noop('development'));
    expect(state.ended).toEqual(['houses']);
    expect(walletsOf(state)[A]).toBe(47);
  });

  it('CE-T46, CE-12.2: three charters without shares, the Wabash counted', () => {
    const sold = { PRR: { held: { [A]: 3 } }, 'B&O': { held: { [B]: 4 } } };
    const wabash = { hexes: ['D3'] };
    const all = positionCE({ companies: { ...sold, WAB: { ...wabash, held: { [C]: 2 } } } });
    expect(endReasons(all)).toEqual(['shares']);
    const left = positionCE({ companies: { ...sold, WAB: { ...wabash, held: { [C]: 1 } } } });
    expect(endReasons(left)).toEqual([]);
  });

  it('CE-T47: three charters without locomotives, and still play goes on until dividends', () => {
    const empty = { charter: 0 };
    const spec = { companies: { PRR: { ...empty, held: { [A]: 1 } }, 'B&O': empty, NYC: empty } };
    const state = playCE(positionCE(spec), noop('auction'));
    expect(endReasons(state)).toEqual(['locomotives']);
    expect(speakerOf(state)).toBe(B);
    expect(endReasons(positionCE({ companies: { PRR: empty, 'B&O': empty } }))).toEqual([]);
  });

  it('CE-T48, CE-12.4: equal players share the victory, and shares count for nothing', () => {
    const spec = { cash: [90, 90, 12], companies: { PRR: { held: { [C]: 3 } } } };
    const state = positionCE(spec);
    expect(winnersOf(state)).toEqual([A, B]);
    expect(heldBy(state, C, 'PRR')).toBe(3);
  });
});
