import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { type PhaseName, PHASE_NAMES, type TrainName, TRAINS, type TrainType } from './data.ts';
import type { Options } from './options.ts';
import { certificateLimit, phaseOf, type State } from './state.ts';

const LOAN: Want = { type: 'take_loan' };
const PASS: Want = { type: 'pass' };
const IDLE: Want = { type: 'run_routes', routes: [] };

function cards(type: TrainType): string[] {
  return Array.from({ length: TRAINS[type].cards ?? 0 }, (_, index) => `${type}-${index}`);
}

function first(side: TrainName): Want {
  return { type: 'buy_train', side };
}

/** VR, led by seat 0, about to buy the first train of a type; FT of seat 1 follows. */
function before(type: PhaseName, vr: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  const phase = PHASE_NAMES[PHASE_NAMES.indexOf(type) - 1] as PhaseName;
  const { companies, ...rest } = spec;
  return position({
    phase,
    tiles: linesOf('VR', 'FT'),
    companies: { VR: started('VR', 0, { cash: 3000, ...vr }), FT: started('FT', 1), ...companies },
    gone: cards(phase),
    round: { kind: 'operating', queue: ['VR', 'FT'], step: 'trains' },
    ...rest,
  });
}

describe('phases', () => {
  it.each([
    ['3', { colours: 2, trainLimit: 4, rounds: 2, boeBase: 100 }],
    ['4', { colours: 2, trainLimit: 3, rounds: 2, boeBase: 100 }],
    ['5', { colours: 3, trainLimit: 2, rounds: 3, boeBase: 200 }],
    ['6', { colours: 3, trainLimit: 2, rounds: 3, boeBase: 200 }],
    ['8', { colours: 4, trainLimit: 2, rounds: 3, boeBase: 300 }],
  ] as const)('1848-17 the first %s brings its phase', (type, expected) => {
    const state = before(type);
    expect(state.phase).not.toBe(type);
    for (const { name } of TRAINS[type].sides) {
      const after = play(state, first(name));
      expect(after.phase).toBe(type);
      expect(phaseOf(after)).toMatchObject(expected);
      // A second one changes nothing more.
      expect(play(after, first(name)).phase).toBe(type);
    }
  });

  it('1848-17 the first 3 opens loans, train trade, powers and private purchases', () => {
    const spec: Partial<PositionSpec> = {
      companies: { NSW: started('NSW', 0, { trains: { '2-0': '2' } }) },
      privates: { P1: 0, P3: 'VR' },
    };
    const wants: Want[] = [
      LOAN,
      { type: 'buy_train_from', company: 'NSW', train: '2-0', price: 1 },
      { type: 'lay_tile', hex: 'I8', tile: '241', rotation: 1, private: 'P3' },
      { type: 'buy_from_owner', private: 'P1', price: 1 },
    ];
    const state = before('3', {}, spec);
    expect(wants.map((want) => denied(state, want))).toEqual([
      'too-early 1848-14.1',
      'too-early 1848-10.2',
      'too-early 1848-13.3',
      'not-in-this-phase 1848-13.2',
    ]);
    const after = play(state, first('3'));
    expect(wants.map((want) => denied(after, want))).toEqual(wants.map(() => 'accepted'));
  });

  it('1848-17 the first 3 opens green tiles and the second yellow one to the next company', () => {
    const green: Want = { type: 'lay_tile', hex: 'G14', tile: '14', rotation: 2 };
    const yellow: Want = { type: 'lay_tile', hex: 'H15', tile: '7', rotation: 1 };
    const ft = { FT: started('FT', 1, { cash: 500 }) };
    const early = play(before('3', { cash: 0, trains: { '2-5': '2' } }, { companies: ft }));
    expect(decision(early)).toMatchObject({ entity: 'FT', step: 'track' });
    expect(denied(early, green)).toBe('colour-not-yet 1848-1.5');
    const late = play(before('3', { cash: 200 }, { companies: ft }), first('3'), PASS);
    expect(decision(late)).toMatchObject({ entity: 'FT', step: 'track' });
    expect(denied(late, green)).toBe('accepted');
    expect(decision(play(late, yellow)).step).toBe('track');
    expect(decision(play(early, yellow)).step).not.toBe('track');
  });

  it.each([
    ['4', '2-0', '2', '3-0'],
    ['4', '2-0', '2+', '3-0'],
    ['6', '3-0', '3', '5-0'],
    ['6', '3-0', '3+', '5-0'],
    ['8', '4-0', '4', '5-0'],
    ['8', '4-0', '4+', '6-0'],
  ] as const)('1848-17 1848-10.7 the first %s rusts %s as a %s, for nothing', (type, old, side, kept) => {
    const keptSide = kept.split('-')[0] as TrainName;
    const trains = { [old]: side, [kept]: keptSide };
    const state = before(type, {}, { companies: { FT: started('FT', 1, { trains, cash: 7 }) } });
    const after = play(state, first(type));
    expect([companyOf(after, 'FT').trains, cashOf(after, 'FT')]).toEqual([[kept], 7]);
  });

  it('1848-17 the first 5 opens the 2E and closes the privates', () => {
    const state = before('5', {}, { privates: { P1: 2 } });
    expect(denied(state, first('2E'))).toBe('not-on-sale 1848-10.1');
    const after = play(state, first('5'));
    expect([denied(after, first('2E')), after.privates.P1.closed]).toEqual(['accepted', true]);
  });

  it('1848-17 the first 6 frees COM, and with the second the 8 and D are on sale', () => {
    const com = { COM: { par: 70, held: split('COM', [2, 60]) } };
    const round: PositionSpec['round'] = { kind: 'operating', queue: ['VR', 'COM'], step: 'trains' };
    const state = before('6', { cash: 600 }, { companies: com, round });
    const one = play(state, first('6'), PASS);
    expect(decision(one)).toMatchObject({ entity: 'COM', step: 'track' });
    const fives = before(
      '6',
      { trains: { '5-0': '5' }, cash: 300 },
      { companies: com, round, gone: ['5-1'] },
    );
    expect(decision(play(fives, PASS, PASS))).toMatchObject({ step: 'stock' });
    const rich = play(before('6', { cash: 3000 }), first('6'));
    expect(denied(rich, first('8'))).toBe('not-on-sale 1848-10.1');
    const soldOut = before('8', { cash: 3000 });
    expect([denied(soldOut, first('8')), denied(soldOut, first('D'))]).toEqual(['accepted', 'accepted']);
    expect(denied(soldOut, first('6'))).toBe('not-on-sale 1848-10.1');
  });
});

describe('exported trains', () => {
  it('scenario 31 (1848-16.4) the second receivership exports a 5: record 483', () => {
    const state = RECORDS_1848.stateAfter('T', 482);
    const after = RECORDS_1848.stateAfter('T', 483);
    expect([state.phase, after.phase]).toEqual(['4', '5']);
    expect(after.depot.slice(0, 4)).toEqual(['4-1', '4-2', '4-3', '5-1']);
    expect([state.privatesClosed, after.privatesClosed]).toEqual([false, true]);
    expect([0, 1, 2].map((seat) => certificateLimit(after, seat))).toEqual([14, 14, 16]);
  });

  /** VR fails as the second company in phase 3; FT of seat 1 has three trains and comes next. */
  function earlyExport(export_phase: Options['export_phase'], spec: Partial<PositionSpec> = {}): State {
    const state = position({
      phase: '3',
      options: { export_phase },
      tiles: { ...linesOf('VR', 'FT'), G14: ['14', 2] },
      privates: { P1: 2, P2: 2, P4: 2 },
      companies: {
        VR: started('VR', 0, { cell: [1, 1] }),
        FT: started('FT', 1, { cash: 400, trains: { '2-0': '2', '3-0': '3', '3-1': '3+' } }),
      },
      receiverships: 1,
      round: { kind: 'operating', queue: ['VR', 'FT'] },
      ...spec,
    });
    return play(state, LOAN);
  }
  const BROWN: Want = { type: 'lay_tile', hex: 'G14', tile: '611', rotation: 2 };

  function privatesAfter(state: State): boolean[] {
    return (['P1', 'P2', 'P4'] as const).map((id) => state.privates[id].closed);
  }

  it('scenario 32 (1848-16.4, 1848-20/D-24) early export: the phase stays', () => {
    const state = earlyExport('next_only');
    expect([state.depot[0], state.depot.filter((card) => card.startsWith('5'))]).toEqual([
      '3-2',
      ['5-1', '5-2'],
    ]);
    expect([state.phase, privatesAfter(state)]).toEqual(['3', [true, false, false]]);
    expect(decision(state)).toMatchObject({ entity: 'FT', step: 'track' });
    expect(denied(state, BROWN)).toBe('colour-not-yet 1848-1.5');
    expect(denied(state, { type: 'buy_from_owner', private: 'P2', price: 10 })).toBe(
      'not-in-this-phase 1848-13.2',
    );
    const trains = play(state, PASS, PASS, IDLE);
    expect([decision(trains).step, denied(trains, first('2E'))]).toEqual(['trains', 'not-on-sale 1848-10.1']);
    expect(denied(trains, first('3'))).toBe('accepted');
  });

  it('scenario 32 (1848-16.4, 1848-20/D-24) with export_phase=advance it is phase 5 at once', () => {
    const state = earlyExport('advance');
    expect([state.phase, privatesAfter(state)]).toEqual(['5', [true, false, false]]);
    expect(decision(state)).toMatchObject({ seat: 1, entity: 'FT', step: 'discard' });
    const kept = play(state, { type: 'discard_train', company: 'FT', train: '3-1' });
    expect(companyOf(kept, 'FT').trains).toEqual(['2-0', '3-0']);
    expect(decision(kept)).toMatchObject({ entity: 'FT', step: 'track' });
    expect(denied(kept, BROWN)).toBe('accepted');
    const run: Want = { type: 'run_routes', routes: [{ train: '2-0', path: ['G14-0', 'F13-0'] }] };
    const routes = play(kept, PASS, PASS);
    expect(denied(routes, run)).toBe('accepted');
    const trains = play(routes, IDLE);
    expect(denied(trains, first('2E'))).toBe('accepted');
    let at = play(trains, PASS, PASS);
    while (decision(at).step === 'stock') at = play(at, PASS);
    expect(at.round).toMatchObject({ kind: 'operating', number: 1, of: 3 });
  });

  it('scenario 32 (1848-16.4, 1848-20/D-24) the first 4 later rusts the 2s, and the phase stays 5', () => {
    const gone = cards('3').slice(1);
    const companies = {
      VR: started('VR', 0, { cell: [1, 1] }),
      FT: started('FT', 1, { cash: 400, trains: { '2-0': '2' } }),
      NSW: started('NSW', 1, { trains: { '3-0': '3' } }),
    };
    const tiles = linesOf('VR', 'FT', 'NSW');
    const advance = earlyExport('advance', { gone, companies, tiles });
    expect(advance.phase).toBe('5');
    const four = play(advance, PASS, PASS, IDLE, first('4'));
    expect([four.phase, companyOf(four, 'FT').trains]).toEqual(['5', ['4-0']]);
    const site = play(earlyExport('next_only', { gone, companies, tiles }), PASS, PASS, IDLE, first('4'));
    expect([site.phase, companyOf(site, 'FT').trains]).toEqual(['4', ['4-0']]);
  });

  it('1848-16.4 1848-17 1848-10.7 an exported 6 rusts 3s and frees COM, an exported 8 rusts 4s', () => {
    const fail = (type: PhaseName, old: string): State =>
      play(
        before(
          type,
          { cell: [1, 1] },
          {
            receiverships: 4,
            companies: {
              FT: started('FT', 1, { trains: { [old]: old.slice(0, 1) as TrainName } }),
            },
          },
        ),
        LOAN,
      );
    const six = fail('6', '3-0');
    expect([six.phase, six.first6, companyOf(six, 'FT').trains]).toEqual(['6', true, []]);
    const eight = fail('8', '4-0');
    expect([eight.phase, eight.soldEights, companyOf(eight, 'FT').trains]).toEqual(['8', 1, []]);
  });
});
