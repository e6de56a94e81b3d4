import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { isBlocked } from '../../rail/tokens.ts';
import { decision, denied, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { type State } from './state.ts';

const sixty = (id: string): string[] => [0, 1, 2, 3, 4].map((n) => `${id}_${n}`);
const place = (hex: string, city = 0): Want => ({ type: 'place_token', hex, city });
const stepOf = (state: State): string => decision(state).step;

/** Port Augusta - Whyalla one way, Port Pirie the other. */
const WEST: NonNullable<PositionSpec['tiles']> = { E4: ['15', 2], E2: ['6', 2], F5: ['5', 2] };

function car(company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    tiles: { E4: ['14', 1], E2: ['6', 2], F5: ['5', 2] },
    round: { kind: 'operating', queue: ['CAR'], step: 'token' },
    ...spec,
    companies: {
      CAR: {
        par: 100,
        held: { 0: sixty('CAR') },
        cash: 500,
        tokens: ['E4'],
        trains: { '3-0': '3' },
        ...company,
      },
      ...spec.companies,
    },
  });
}

describe('1848-9 tokens', () => {
  it('1848-9.1: a free slot in a city that is reached, for the price of the next token', () => {
    const state = car();
    const placed = play(state, place('E2'));
    expect([cashOf(placed, 'CAR'), cashOf(placed, 'bank')]).toEqual([460, cashOf(state, 'bank') + 40]);
    expect(placed.tokens['E2']?.[0]?.slots).toEqual(['CAR']);
    // One a turn: the step is over.
    expect(stepOf(placed)).toBe('routes');
    expect(denied(placed, place('F5'))).toBe('not-now 1848-7.4');
    const third = play(car({ tokens: ['E4', 'E2'] }), place('F5'));
    expect(cashOf(third, 'CAR')).toBe(400);
  });

  it('1848-9.1: no second token on a hex, none out of reach, none without a city', () => {
    const state = car({}, { tiles: { E4: ['14', 1], E2: ['6', 2], D9: ['5', 0] } });
    expect(denied(state, place('E4'))).toBe('own-token-there 1848-9.1');
    expect(denied(state, place('D9'))).toBe('city-out-of-reach 1848-9.1');
    expect(denied(state, place('E6'))).toBe('no-city-there 1848-9.1');
    expect(denied(state, place('E2', 1))).toBe('no-city-there 1848-9.1');
    expect(denied(state, place('E2'))).toBe('accepted');
  });

  it('1848-9.1: not behind a full city', () => {
    const tiles: PositionSpec['tiles'] = { E4: ['14', 1], E2: ['5', 3], F5: ['57', 2], G6: ['57', 2] };
    const sar = { SAR: { par: 90, held: { 1: sixty('SAR') }, tokens: ['G6'] } };
    const wa = { WA: { par: 90, held: { 1: sixty('WA') }, tokens: ['F5', 'D1'] } };
    const open = car({}, { tiles, companies: sar });
    expect(denied(open, place('F5'))).toBe('accepted');
    const closed = car({}, { tiles, companies: wa });
    expect(denied(closed, place('F5'))).toBe('no-free-slot 1848-9.2');
    expect(denied(closed, place('G6'))).toBe('city-out-of-reach 1848-9.1');
  });

  it('1848-9.1: the second city of a yellow OO tile is out of reach, of a green one it need not be', () => {
    const ft = (tiles: PositionSpec['tiles']): State =>
      position({
        phase: '3',
        tiles: tiles ?? {},
        companies: { FT: { par: 100, held: { 0: sixty('FT') }, cash: 500, tokens: ['G14'] } },
        round: { kind: 'operating', queue: ['FT'], step: 'token' },
      });
    const yellow = ft({ G14: ['57', 0], F15: ['235', 0] });
    expect(denied(yellow, place('F15', 1))).toBe('city-out-of-reach 1848-9.1');
    expect(play(yellow, place('F15', 0)).tokens['F15']?.map(({ slots }) => slots)).toEqual([['FT'], [null]]);
    const green = ft({ G14: ['5', 2], F13: ['6', 3], E14: ['5', 5], F15: ['59', 0] });
    expect(denied(green, place('F15', 0))).toBe('accepted');
    expect(denied(green, place('F15', 1))).toBe('accepted');
    // One token a hex, also where it has two cities.
    expect(denied(green, place('G14'))).toBe('own-token-there 1848-9.1');
  });

  it('1848-9.1: the money, and a charter that is empty', () => {
    expect(stepOf(car({ cash: 40 }))).toBe('token');
    expect(stepOf(car({ cash: 39 }))).toBe('routes');
    expect(stepOf(car({ cash: 99, tokens: ['E4', 'E2'] }))).toBe('routes');
    expect(stepOf(car({ cash: 100, tokens: ['E4', 'E2'] }))).toBe('token');
  });

  it('1848-9.1, 1848-19 car_tokens: the last token of CAR is the fourth, or the third', () => {
    const tiles = { ...WEST, E4: ['14', 1], D9: ['5', 0] } as NonNullable<PositionSpec['tiles']>;
    const at = (car_tokens: 3 | 4): State =>
      car({ tokens: ['E4', 'E2', 'D9'] }, { tiles, options: { car_tokens } });
    expect(stepOf(at(4))).toBe('token');
    expect(companyOf(play(at(4), place('F5')), 'CAR').tokensUsed).toBe(4);
    expect(stepOf(at(3))).toBe('routes');
  });

  /** SAR in Geelong, with Mount Gambier on one side and Melbourne on the other; FT beyond Melbourne. */
  function melbourne(tile: [string, number]): State {
    return position({
      phase: '3',
      tiles: { H7: ['57', 1], H9: ['57', 1], H11: tile, G12: ['55', 0], F13: ['5', 0] },
      companies: {
        SAR: { par: 100, held: { 0: sixty('SAR') }, cash: 500, tokens: ['G6', 'H9'], trains: { '3-0': '3' } },
        FT: { par: 90, held: { 1: sixty('FT') }, cash: 500, tokens: ['F13'], trains: { '3-1': '3' } },
        VR: { par: 80, held: { 2: sixty('VR') }, cash: 800 },
      },
      round: { kind: 'operating', queue: ['SAR', 'FT', 'VR'], step: 'token' },
    });
  }

  it('scenario 18 (1848-9.2) the home slot of VR on yellow Melbourne is for nobody else', () => {
    const state = melbourne(['57', 1]);
    expect(denied(state, place('H11'))).toBe('no-free-slot 1848-9.2');
    expect(denied(state, place('H7'))).toBe('accepted');
  });

  it('scenario 18 (1848-9.2) on green Melbourne exactly one outsider, and VR comes to its place', () => {
    // 238 turned 1: sides 1, 2 and 3.
    const state = melbourne(['238', 1]);
    const one = play(state, place('H11'));
    expect(one.tokens['H11']?.[0]?.slots).toEqual([null, 'SAR']);
    const ft = play(idle(one), { type: 'pass' });
    // Wagga Wagga is FT's own home, the only place left to it.
    expect(decision(ft)).toMatchObject({ entity: 'FT', step: 'routes' });
    const vr = idle(ft);
    expect(decision(vr).entity).toBe('VR');
    expect(vr.tokens['H11']?.[0]?.slots).toEqual(['VR', 'SAR']);
    expect(isBlocked(vr.tokens, 'H11', 0, 'FT')).toBe(true);
    // Without SAR's token FT may use the slot.
    const free = play(idle(state), { type: 'pass' });
    expect(decision(free)).toMatchObject({ entity: 'FT', step: 'token' });
    expect(denied(free, place('H11'))).toBe('accepted');
  });

  it('1848-9.2: after the first turn of the home company nothing is kept any more', () => {
    const state = position({
      phase: '3',
      tiles: { H9: ['57', 1], H11: ['238', 1], G6: ['57', 0] },
      companies: {
        SAR: { par: 100, held: { 0: sixty('SAR') }, cash: 500, tokens: ['G6', 'H9'], trains: { '3-0': '3' } },
        VR: { par: 80, held: { 2: sixty('VR') }, cash: 800, tokens: ['H11'] },
      },
      round: { kind: 'operating', queue: ['SAR'], step: 'token' },
    });
    expect(play(state, place('H11')).tokens['H11']?.[0]?.slots).toEqual(['VR', 'SAR']);
  });

  it('1848-9.3: tokens of the Bank of England fill places; COM beside a city leaves them', () => {
    const boe = car({}, { companies: { BOE: { tokens: ['E2'] } } });
    expect(denied(boe, place('E2'))).toBe('no-free-slot 1848-9.2');
    expect(isBlocked(boe.tokens, 'E2', 0, 'CAR')).toBe(true);
    const nsw = position({
      phase: '6',
      tiles: { F17: ['57', 0], E18: ['5', 0], G16: ['5', 3] },
      companies: {
        FT: { par: 100, held: { 0: sixty('FT') }, cash: 500, tokens: ['E18'], trains: { '4-0': '4' } },
        NSW: { par: 80, held: { 2: sixty('NSW') }, cash: 100, tokens: ['F17'] },
        COM: {
          par: 70,
          held: { 1: sixty('COM') },
          cash: 100,
          tokens: ['F17+', 'G6+'],
          trains: { '4-1': '4' },
        },
      },
      round: { kind: 'operating', queue: ['FT', 'COM'], step: 'token' },
    });
    // FT is stopped at Sydney, COM beside it is not.
    expect(['FT', 'COM', 'NSW'].map((id) => isBlocked(nsw.tokens, 'F17', 0, id))).toEqual([
      true,
      false,
      false,
    ]);
    expect(decision(nsw).step).toBe('routes');
    const com = play(idle(nsw), { type: 'pass' });
    expect(decision(com)).toMatchObject({ entity: 'COM', step: 'token' });
    expect(denied(com, place('G16'))).toBe('accepted');
    expect(denied(com, place('F17'))).toBe('own-token-there 1848-9.1');
    const ran = play(
      com,
      { type: 'pass' },
      {
        type: 'run_routes',
        routes: [{ train: '4-1', path: ['E18-0', 'F17-0', 'G16-0'] }],
      },
    );
    expect(ran.round).toMatchObject({ revenue: 60 });
  });
});
