import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { game1848 } from './game.ts';
import { type State } from './state.ts';

const pass: Want = { type: 'pass' };
const lay = (hex: string, tile: string, rotation: number): Want => ({
  type: 'lay_tile',
  hex,
  tile,
  rotation,
});
const sixty = (id: string): string[] => [0, 1, 2, 3, 4].map((n) => `${id}_${n}`);
type Tiles = NonNullable<PositionSpec['tiles']>;

/** CAR at its track step with a token in Port Augusta. */
function car(tiles: Tiles, company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    tiles,
    round: { kind: 'operating', queue: ['CAR'] },
    ...spec,
    companies: {
      CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 200, tokens: ['E4'], ...company },
      ...spec.companies,
    },
  });
}

/** Another company at its track step with a token in one city. */
function builder(id: string, hex: string, tiles: Tiles, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    tiles,
    round: { kind: 'operating', queue: [id] },
    ...spec,
    companies: { [id]: { par: 100, held: { 0: sixty(id) }, cash: 200, tokens: [hex] }, ...spec.companies },
  });
}

const stepOf = (state: State): string => decision(state).step;

describe('1848-8.1 how many', () => {
  it('scenario 13 (1848-8.1) two yellows or one upgrade, as recorded', () => {
    expect(stepOf(RECORDS_1848.stateAfter('B', 98))).toBe('routes');
    expect(stepOf(RECORDS_1848.stateAfter('B', 124))).toBe('track');
    expect(stepOf(RECORDS_1848.stateAfter('B', 125))).toBe('token');
    expect(stepOf(RECORDS_1848.stateAfter('B', 132))).toBe('track');
    expect(stepOf(RECORDS_1848.stateAfter('B', 133))).toBe('token');
    expect(
      cashOf(RECORDS_1848.stateAfter('B', 132), 'CAR') - cashOf(RECORDS_1848.stateAfter('B', 133), 'CAR'),
    ).toBe(40);
  });

  it('1848-8.1: one yellow tile in phase 2', () => {
    const state = car({}, {}, { phase: '2' });
    expect(stepOf(play(state, lay('E4', '57', 1)))).not.toBe('track');
  });

  it('1848-8.1: from the first 3 two yellow tiles or one upgrade, never both', () => {
    const state = car({ E4: ['57', 1] });
    const upgrade = lay('E4', '14', 1);
    const one = play(state, lay('E2', '6', 2));
    expect(stepOf(one)).toBe('track');
    expect(denied(state, upgrade)).toBe('accepted');
    expect(denied(one, upgrade)).toBe('no-lay-left 1848-8.1');
    expect(stepOf(play(one, lay('E6', '9', 1)))).toBe('token');
    expect(stepOf(play(one, pass))).toBe('token');
    expect(stepOf(play(state, upgrade))).not.toBe('track');
  });

  it('1848-8.1: the flag is the first 3 itself, not the phase', () => {
    const state = car({ E4: ['57', 1] }, {}, { phase: '2', first3: true });
    expect(stepOf(play(state, lay('E2', '6', 2)))).toBe('track');
  });

  it('1848-8.1: a P2 tile is one of the yellow lays, Tasmania is none', () => {
    const state = car({ E4: ['57', 1] }, {}, { privates: { P2: 0, P3: 'CAR' } });
    const p2 = play(state, { ...lay('E6', '9', 1), private: 'P2' } as Want, lay('E2', '6', 2));
    expect(stepOf(p2)).toBe('token');
    const tas = play(state, { ...lay('I8', '241', 1), private: 'P3' } as Want, lay('E2', '6', 2));
    expect(stepOf(tas)).toBe('track');
    expect(denied(play(state, lay('E4', '14', 1)), { ...lay('E6', '9', 1), private: 'P2' } as Want)).toBe(
      'no-lay-left 1848-8.1',
    );
  });
});

describe('1848-8.2 reach', () => {
  const tiles: Tiles = { E4: ['57', 1], E2: ['5', 3] };
  const town = lay('D3', '55', 0);
  const outsider = (token: string): PositionSpec['companies'] => ({
    SAR: { par: 90, held: { 1: sixty('SAR') }, tokens: [token] },
    BOE: {},
  });

  it('1848-8.2: through a city that is not full, not through a full one', () => {
    expect(denied(car(tiles), town)).toBe('accepted');
    expect(denied(car(tiles, {}, { companies: outsider('E2') as Record<string, CompanySpec> }), town)).toBe(
      'hex-out-of-reach 1848-8.2',
    );
    expect(denied(car(tiles, {}, { companies: { BOE: { tokens: ['E2'] } } }), town)).toBe(
      'hex-out-of-reach 1848-8.2',
    );
    // An own token opens it, and one free slot does.
    expect(denied(car(tiles, { tokens: ['E4', 'E2'] }), town)).toBe('accepted');
    const green: Tiles = { E4: ['57', 1], E2: ['15', 2] };
    expect(denied(car(green, {}, { companies: outsider('E2') as Record<string, CompanySpec> }), town)).toBe(
      'accepted',
    );
  });

  it('1848-8.2: never through the end of a line', () => {
    // Whyalla leads into Perth; C2 and D3 lie behind it.
    const perth: Tiles = { E4: ['57', 1], E2: ['6', 2] };
    expect(denied(car(perth), lay('C2', '9', 0))).toBe('hex-out-of-reach 1848-8.2');
    expect(denied(builder('WA', 'D1', {}), lay('C2', '9', 0))).toBe('accepted');
  });

  it('1848-8.2: no turning round on the track', () => {
    // Broken Hill's line joins a curve at E8 whose other arm points back to E6.
    const merge: Tiles = { D9: ['57', 0], E8: ['24', 3] };
    const from = builder('SAR', 'D9', merge);
    // 24 turned 3: 3-0 and 3-5, both from D9; F7 and F9 are reached, E6 is not.
    expect(denied(from, lay('F7', '8', 3))).toBe('accepted');
    expect(denied(from, lay('F9', '8', 2))).toBe('accepted');
    const back: Tiles = { D9: ['57', 0], E8: ['24', 0] };
    // 24 unturned: 0-3 and 0-2; coming from D9 only the way to F7 is open.
    const other = builder('SAR', 'D9', back);
    expect(denied(other, lay('F7', '8', 3))).toBe('accepted');
    expect(denied(other, lay('D7', '8', 5))).toBe('hex-out-of-reach 1848-8.2');
  });

  it('1848-8.2: on the hex of an own token every side counts', () => {
    const state = car({});
    for (const rotation of [1, 2, 3, 4]) expect(denied(state, lay('E4', '5', rotation))).toBe('accepted');
  });
});

describe('1848-8.3 a legal lay', () => {
  const tiles: Tiles = { E4: ['57', 1] };

  it('1848-8.3: at least one exit on a side that is reached', () => {
    // E6 is reached from the west, its side 1.
    expect(denied(car(tiles), lay('E6', '9', 1))).toBe('accepted');
    expect(denied(car(tiles), lay('E6', '9', 0))).toBe('track-not-joined 1848-8.3');
    expect(denied(car(tiles), lay('F7', '9', 1))).toBe('hex-out-of-reach 1848-8.2');
  });

  it('1848-8.3: every exit leads to a hex on the map, into red and blue only onto track', () => {
    expect(denied(car(tiles), lay('E2', '57', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(car(tiles), lay('E2', '6', 2))).toBe('accepted');
    // Brisbane: the port B21 shows track towards Southport only.
    expect(denied(builder('QR', 'B19', {}), lay('B19', '57', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(builder('QR', 'B19', { B19: ['6', 3] }), lay('C20', '6', 3))).toBe(
      'tile-does-not-fit 1848-8.3',
    );
    expect(denied(builder('QR', 'B19', { B19: ['6', 3] }), lay('C20', '5', 2))).toBe('accepted');
  });

  it('1848-8.3: towards Tasmania only once it is there', () => {
    const open = builder('SAR', 'H9', {});
    expect(denied(open, lay('H9', '57', 0))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(builder('SAR', 'H9', { I8: ['241', 1] }), lay('H9', '57', 0))).toBe('accepted');
    expect(denied(builder('SAR', 'H9', { I10: ['241', 1] }), lay('H9', '57', 0))).toBe(
      'tile-does-not-fit 1848-8.3',
    );
  });

  it('1848-8.3: exactly one colour up, and the old track stays', () => {
    const state = car(tiles, {}, { phase: '5' });
    expect(denied(state, lay('E4', '611', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(state, lay('E4', '6', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(state, lay('E4', '14', 1))).toBe('accepted');
    // 15 turned 2 has no track to the west.
    expect(denied(state, lay('E4', '15', 2))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(state, lay('E4', '15', 1))).toBe('accepted');
  });

  it('1848-8.3: supply, and what is replaced returns', () => {
    const taken = car({ E4: ['57', 2], C18: ['55', 1] });
    expect(denied(taken, lay('D3', '55', 2))).toBe('no-tile-left 1848-8.3');
    expect(denied(car({ E4: ['57', 2] }), lay('D3', '55', 2))).toBe('accepted');
    const before = car(tiles);
    const after = play(before, lay('E4', '14', 1));
    expect([before.board.supply['57'], after.board.supply['57']]).toEqual([2, 3]);
    expect([before.board.supply['14'], after.board.supply['14']]).toEqual([3, 2]);
  });

  it('1848-8.3: label and kind of the hex', () => {
    // Plain track on a plain hex, a city tile on a city, two towns on two towns, OO on OO.
    expect(denied(car(tiles), lay('E6', '57', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(car(tiles), lay('E2', '9', 1))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(car({ E4: ['57', 2] }), lay('D3', '9', 2))).toBe('tile-does-not-fit 1848-8.3');
    const ft = builder('FT', 'G14', { G14: ['57', 0] });
    expect(denied(ft, lay('F15', '57', 0))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(ft, lay('F15', '235', 0))).toBe('accepted');
    // K hexes take plain yellow city tiles, then K tiles only; other cities never do.
    const nsw = builder('NSW', 'F17', { F17: ['6', 1] });
    expect(denied(nsw, lay('F17', '15', 0))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(nsw, lay('F17', '236', 0))).toBe('accepted');
    expect(denied(car({ E4: ['6', 1] }), lay('E4', '236', 0))).toBe('tile-does-not-fit 1848-8.3');
  });

  it('1848-8.3: each old city of an OO hex goes into one new city', () => {
    const ft = builder('FT', 'G14', { G14: ['57', 0], F15: ['235', 0] });
    // 59: one city with side 0, the other with side 2; the old exit may become either.
    expect(denied(ft, lay('F15', '59', 0))).toBe('accepted');
    expect(denied(ft, lay('F15', '59', 4))).toBe('accepted');
    expect(denied(ft, lay('F15', '59', 1))).toBe('tile-does-not-fit 1848-8.3');
    const five = builder('FT', 'G14', { G14: ['57', 0], F15: ['59', 0] }, { phase: '5' });
    // 64: 0 and 2 in one city, so the two would merge. 66 keeps 0 and 2 apart.
    expect(denied(five, lay('F15', '64', 0))).toBe('tile-does-not-fit 1848-8.3');
    expect(denied(five, lay('F15', '66', 0))).toBe('accepted');
  });
});

describe('1848-8.4 upgrades', () => {
  it('scenario 14 (1848-8.3, 1848-8.4) a yellow 9 without track on the side that is reached', () => {
    const state = car({ E4: ['57', 1], E6: ['9', 2] });
    // 27 turned 2: 2-5 and 2-3. 26 turned 2: 2-5 and 2-1. 19 turned 5: 2-5 and 1-3.
    expect(denied(state, lay('E6', '27', 2))).toBe('track-not-joined 1848-8.3');
    expect(denied(state, lay('E6', '26', 2))).toBe('accepted');
    expect(denied(state, lay('E6', '19', 5))).toBe('accepted');
  });

  it('1848-8.4: the new track need not be of use, nor lead anywhere', () => {
    const state = car({ E4: ['57', 1], E6: ['9', 1] });
    // 20 adds a line that crosses the old one and touches nothing.
    expect(denied(state, lay('E6', '20', 1))).toBe('accepted');
    expect(denied(state, lay('E6', '20', 4))).toBe('accepted');
  });
});

describe('1848-8.5 to 8.8', () => {
  it('1848-8.5: terrain is paid for the first tile only', () => {
    const state = car({ E4: ['57', 1] });
    const yellow = play(state, lay('E6', '9', 1));
    expect([cashOf(yellow, 'CAR'), cashOf(yellow, 'bank')]).toEqual([160, cashOf(state, 'bank') + 40]);
    const green = play(car({ E4: ['57', 1], E6: ['9', 1] }), lay('E6', '20', 1));
    expect(cashOf(green, 'CAR')).toBe(200);
    const mountain = builder('NSW', 'F17', { F17: ['57', 2] });
    expect(cashOf(play(mountain, lay('E16', '9', 2)), 'NSW')).toBe(150);
  });

  it('1848-8.5: without the money the lay is illegal, but a loan may come first', () => {
    const poor = car({ E4: ['57', 1] }, { cash: 39 });
    expect(denied(poor, lay('E6', '9', 1))).toBe('not-enough-cash 1848-8.5');
    expect(denied(car({ E4: ['57', 1] }, { cash: 40 }), lay('E6', '9', 1))).toBe('accepted');
    expect(cashOf(play(poor, { type: 'take_loan' }, lay('E6', '9', 1)), 'CAR')).toBe(99);
  });

  it('1848-8.6: nothing is built on red or blue, nor on two towns a second time', () => {
    const wa = builder('WA', 'D1', {}, { phase: '8' });
    for (const tile of ['57', '14', '239', '240']) {
      expect(denied(wa, lay('D1', tile, 3))).toBe('tile-does-not-fit 1848-8.3');
    }
    expect(denied(builder('VR', 'H11', { H11: ['6', 5] }), lay('I10', '241', 1))).toBe(
      'tile-does-not-fit 1848-8.3',
    );
    expect(denied(builder('QR', 'C20', { C20: ['5', 2] }), lay('B21', '5', 0))).toBe(
      'tile-does-not-fit 1848-8.3',
    );
    const towns = car({ E4: ['57', 2], D3: ['55', 2] }, {}, { phase: '8' });
    const hexes = game1848
      .choices(towns)
      .flatMap((choice) => (choice.kind === 'open' ? [choice.template['hex']] : []));
    expect(hexes).toContain('E4');
    expect(hexes).not.toContain('D3');
  });

  it('1848-8.7: an unbuilt home reaches nothing else, and need not be built', () => {
    const first = idle(
      position({
        companies: {
          FT: { par: 100, held: { 0: sixty('FT') }, tokens: ['G14'] },
          CAR: { par: 90, held: { 0: sixty('CAR') }, cash: 900 },
        },
        round: { kind: 'operating', queue: ['FT', 'CAR'] },
      }),
    );
    expect(decision(first)).toMatchObject({ entity: 'CAR', step: 'track' });
    expect(denied(first, lay('E2', '6', 2))).toBe('hex-out-of-reach 1848-8.2');
    expect(denied(first, lay('E4', '57', 1))).toBe('accepted');
    const skipped = play(first, pass);
    expect([stepOf(skipped), companyOf(skipped, 'CAR').tokensUsed]).toEqual(['trains', 1]);
  });

  it('1848-8.8, 1848-1.9: track over a gauge border costs nothing and changes the gauge at once', () => {
    const state = builder('SAR', 'G6', { G6: ['57', 1], H9: ['57', 2] });
    const built = play(state, lay('G8', '8', 5));
    expect(cashOf(built, 'SAR')).toBe(200);
    const run = (train: '2' | '2+'): string => {
      const ready = position({
        tiles: { G6: ['57', 1], G8: ['8', 5], H9: ['57', 2] },
        companies: {
          SAR: { par: 100, held: { 0: sixty('SAR') }, tokens: ['G6'], trains: { '2-0': train } },
        },
        round: { kind: 'operating', queue: ['SAR'], step: 'routes' },
      });
      return denied(ready, { type: 'run_routes', routes: [{ train: '2-0', path: ['G6-0', 'G8', 'H9-0'] }] });
    };
    expect([run('2'), run('2+')]).toEqual(['too-far 1848-11.2', 'accepted']);
  });
});
