import { describe, expect, it } from 'vitest';
import { denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import type { RouteIntent } from './actions.ts';
import type { PhaseName, TrainName } from './data.ts';
import { judgeRun, type Run } from './routes.ts';
import type { State } from './state.ts';

type Tiles = NonNullable<PositionSpec['tiles']>;
const sixty = (id: string): string[] => [0, 1, 2, 3, 4].map((n) => `${id}_${n}`);
const run = (...routes: RouteIntent[]): Want => ({ type: 'run_routes', routes });
const by = (train: string, path: string): RouteIntent => ({ train, path: path.split(' ') });

/** A company at its routes step. Trains are of types that no phase up to 8 takes away here. */
function running(
  id: string,
  tokens: string[],
  tiles: Tiles,
  trains: Record<string, TrainName>,
  spec: Partial<PositionSpec> = {},
): State {
  return position({
    phase: '6',
    tiles,
    round: { kind: 'operating', queue: [id], step: 'routes' },
    ...spec,
    companies: { [id]: { par: 100, held: { 0: sixty(id) }, tokens, trains }, ...spec.companies },
  });
}

/** What a run earns, or why it is refused. */
function earns(state: State, ...routes: RouteIntent[]): number | string {
  const why = denied(state, run(...routes));
  if (why !== 'accepted') return why;
  const { round } = play(state, run(...routes));
  return round.kind === 'operating' ? round.revenue : why;
}

/** The same position with a train taken for another one. */
function withTrain(state: State, train: string, side: TrainName): State {
  return { ...state, trains: { ...state.trains, [train]: side } };
}

const other = (id: string, seat: number, tokens: string[]): Record<string, CompanySpec> => ({
  [id]: { par: 90, held: { [seat]: sixty(id) }, tokens },
});

function recordedRoutes(id: number): { before: State; routes: readonly RouteIntent[] } {
  const { before, action } = RECORDS_1848.at('B', id);
  if (action?.type !== 'run_routes') throw new Error(`record ${id} is no run`);
  return { before, routes: action.routes };
}

const values = (state: State, id: string, routes: readonly RouteIntent[]): number[] => {
  const runs = judgeRun(state, id, routes) as Run[];
  return runs.flatMap(({ items }) => items.map(({ value }) => value));
};

describe('recorded runs', () => {
  it('scenario 19 (1848-11.2) a gauge change counts like a city, a plus train has one free', () => {
    const { before, routes } = recordedRoutes(492);
    expect(values(before, 'VR', routes).toSorted((a, b) => a - b)).toEqual([10, 50, 50, 50, 80, 80]);
    expect(earns(before, ...routes)).toBe(320);
    expect(earns(withTrain(before, '5-2', '4'), ...routes)).toBe('too-far 1848-11.2');
    expect(earns(withTrain(before, '5-2', '4+'), ...routes)).toBe(320);
  });

  it('scenario 20 (1848-11.2) a 3+ over one gauge change', () => {
    const { before, routes } = recordedRoutes(246);
    expect(before.trains['3-3']).toBe('3+');
    expect(values(before, 'SAR', routes)).toEqual([40, 30, 50]);
    expect(earns(before, ...routes)).toBe(120);
    expect(earns(withTrain(before, '3-3', '3'), ...routes)).toBe('too-far 1848-11.2');
  });

  it('scenario 21 (1848-11.6) three K cities', () => {
    const { before, routes } = recordedRoutes(511);
    expect(values(before, 'SAR', routes)).toEqual([50, 80, 50, 20, 60, 10, 80, 100]);
    expect(earns(before, ...routes)).toBe(450);
  });

  it('scenario 22 (1848-11.3) a D over eleven stops and four gauge changes', () => {
    const { before, routes } = recordedRoutes(663);
    const found = values(before, 'CAR', routes);
    expect([found.length, found.slice(0, 11).reduce((a, b) => a + b, 0), found[11]]).toEqual([12, 460, 50]);
    expect(earns(before, ...routes)).toBe(510);
    expect(earns(withTrain(before, '8-0', '8'), ...routes)).toBe('too-far 1848-11.2');
  });
});

/** Sydney - Newcastle - Southport - Brisbane; a gauge change between D19 and Southport. */
const COAST: Tiles = { F17: ['236', 0], E18: ['57', 0], D19: ['9', 0], C20: ['6', 0], B19: ['57', 2] };
const TO_BRISBANE = 'F17-0 E18-0 D19 C20-0 B19-0';

/** Port Augusta - Whyalla - Perth. */
const WEST: Tiles = { E4: ['57', 1], E2: ['6', 2] };

/** Adelaide - Geelong, with a gauge change at G8. */
const SOUTH: Tiles = { G6: ['57', 1], G8: ['8', 5], H9: ['57', 2] };

/** Melbourne - Geelong - Port Augusta - Whyalla - D3 - Alice Springs; a gauge change between F7 and G8. */
const GHAN: Tiles = {
  H11: ['239', 1],
  H9: ['6', 2],
  G8: ['9', 2],
  F7: ['9', 2],
  E6: ['8', 5],
  E4: ['57', 1],
  E2: ['5', 3],
  D3: ['55', 0],
  C4: ['8', 0],
  B3: ['8', 3],
};
const TO_ALICE = 'H11-0 H9-0 G8 F7 E6 E4-0 E2-0 D3-0 C4 B3 A4-0';

describe('1848-11 routes', () => {
  it('scenario 21 (1848-11.6) yellow Brisbane is a K city: 40+20+20+20 and 50', () => {
    const state = running('NSW', ['F17'], COAST, { '5-0': '5' });
    expect(values(state, 'NSW', [by('5-0', TO_BRISBANE)])).toEqual([40, 20, 20, 20, 50]);
    expect(earns(state, by('5-0', TO_BRISBANE))).toBe(150);
  });

  it('1848-11.6 (1848-20/D-30) kk_bonus=false: K cities add nothing', () => {
    const state = running('NSW', ['F17'], COAST, { '5-0': '5' }, { options: { kk_bonus: false } });
    expect(earns(state, by('5-0', TO_BRISBANE))).toBe(100);
  });

  it('1848-11.6: one K city adds nothing, and each train counts its own', () => {
    const state = running('NSW', ['F17'], COAST, { '5-0': '5', '5-1': '5+' });
    expect(earns(state, by('5-0', 'F17-0 E18-0'))).toBe(60);
    // Sydney for one, Brisbane for the other: no pair on one route.
    const two = running('NSW', ['F17', 'C20'], COAST, { '5-0': '5', '5-1': '5' });
    expect(earns(two, by('5-0', 'F17-0 E18-0'), by('5-1', 'C20-0 B19-0'))).toBe(100);
  });

  it('scenario 23 (1848-11.7) the Ghan from Melbourne to Alice Springs', () => {
    const state = running('VR', ['H11'], GHAN, { '2E-0': '2E', '8-0': '8' }, { phase: '8' });
    expect(earns(state, by('2E-0', TO_ALICE))).toBe(120);
    expect(values(state, 'VR', [by('2E-0', TO_ALICE)])).toEqual([60, 60]);
    // The same way by a standard train: five cities and off-boards, a gauge change, and everything pays.
    expect(earns(state, by('8-0', TO_ALICE))).toBe(60 + 20 + 20 + 20 + 10 + 60);
    expect(earns(withTrain(state, '8-0', '5'), by('8-0', TO_ALICE))).toBe('too-far 1848-11.2');
  });

  it('scenario 23 (1848-11.7) the Ghan may go on beyond its token and pays the same', () => {
    const state = running('CAR', ['E2'], { ...GHAN, E2: ['15', 2] }, { '2E-0': '2E' });
    const direct = 'A4-0 B3 C4 D3-0 E2-0';
    expect(earns(state, by('2E-0', direct))).toBe(40 + 30);
    expect(earns(state, by('2E-0', `${direct} F3-0`))).toBe(40 + 30);
  });

  it('scenario 24 (1848-11.7, 1848-11.1) a full city on the only way stops the Ghan', () => {
    const tiles: Tiles = { ...GHAN, E4: ['15', 1] };
    const one = running('VR', ['H11'], tiles, { '2E-0': '2E' }, { companies: other('CAR', 1, ['E4']) });
    expect(earns(one, by('2E-0', TO_ALICE))).toBe(40 + 60);
    const two = running(
      'VR',
      ['H11'],
      tiles,
      { '2E-0': '2E' },
      {
        companies: { ...other('CAR', 1, ['E4']), ...other('SAR', 2, ['E4']) },
      },
    );
    expect(earns(two, by('2E-0', TO_ALICE))).toBe('through-blocked-city 1848-11.1');
    // It has no other route.
    expect(earns(two, by('2E-0', 'H11-0 H9-0'))).toBe('ghan-needs-alice-springs 1848-11.7');
  });

  it('1848-11.7: the best own city, no K bonus, no track shared', () => {
    const spec = { phase: '8' } as const;
    const both = running('VR', ['H11', 'E2'], { ...GHAN, E2: ['15', 2] }, { '2E-0': '2E', '5-0': '5' }, spec);
    expect(earns(both, by('2E-0', TO_ALICE))).toBe(120);
    expect(earns(both, by('2E-0', TO_ALICE.split(' ').toReversed().join(' ')))).toBe(120);
    expect(earns(both, by('2E-0', 'E2-0 D3-0 C4 B3 A4-0'))).toBe(90);
    expect(earns(both, by('2E-0', TO_ALICE), by('5-0', 'H11-0 H9-0'))).toBe('track-shared 1848-11.4');
    expect(earns(both, by('2E-0', 'E2-0 D3-0 C4 B3 A4-0'), by('5-0', 'H11-0 H9-0'))).toBe(90 + 80);
    // Alice Springs must be an end.
    expect(earns(both, by('2E-0', 'H11-0 H9-0'))).toBe('ghan-needs-alice-springs 1848-11.7');
  });

  it('1848-11.7: K cities on the way add nothing for the Ghan', () => {
    // Over Mount Gambier and Adelaide instead of G8.
    const tiles: Tiles = { ...GHAN, H9: ['57', 1], H7: ['6', 2], G6: ['6', 3], F7: ['8', 0] };
    const path = TO_ALICE.replace('G8 F7', 'H7-0 G6-0 F7');
    const state = running('VR', ['H11'], tiles, { '2E-0': '2E', '8-0': 'D' }, { phase: '8' });
    expect(earns(state, by('8-0', path))).toBe(60 + 5 * 20 + 10 + 60 + 50);
    expect(earns(state, by('2E-0', path))).toBe(120);
  });

  it('1848-11.1: two stops or more, joined by track, one with an own token', () => {
    const state = running('CAR', ['E4'], WEST, { '5-0': '5' });
    expect(earns(state, by('5-0', 'E4-0'))).toBe('too-short 1848-11.1');
    expect(earns(state, by('5-0', 'E4-0 E2-0'))).toBe(40);
    expect(earns(state, by('5-0', 'E2-0 E4-0'))).toBe(40);
    expect(earns(state, by('5-0', 'E2-0 D1-0'))).toBe('no-own-token 1848-11.1');
    expect(earns(state, by('5-0', 'E4-0 F5-0'))).toBe('no-track 1848-11.1');
    expect(earns(state, by('5-0', 'E4-0 E6'))).toBe('ends-on-track 1848-11.1');
    expect(earns(state, by('5-0', 'E4-0 Z9-0'))).toBe('no-such-place 1848-11.1');
  });

  it('1848-11.1: no stop twice, no track twice', () => {
    const state = running('CAR', ['E4'], WEST, { '8-0': 'D' }, { phase: '8' });
    expect(earns(state, by('8-0', 'E2-0 E4-0 E2-0'))).toBe('stop-twice 1848-11.1');
    // A loop at C12, entered and left over the same border with D11.
    const loop: Tiles = {
      D9: ['57', 1],
      D11: ['25', 3],
      C12: ['29', 0],
      C10: ['7', 3],
      B11: ['7', 5],
      E12: ['8', 2],
      E14: ['57', 1],
      E2: ['57', 2],
    };
    const sar = running('SAR', ['D9', 'E2'], loop, { '8-0': 'D' }, { phase: '8' });
    expect(earns(sar, by('8-0', 'D9-0 D11 C12 C10 B11 C12 D11 E12 E14-0'))).toBe('track-twice 1848-11.1');
  });

  it('1848-11.1: two cities of one OO hex are two stops', () => {
    const tiles: Tiles = { F15: ['59', 0], G14: ['5', 2], F13: ['6', 3], E14: ['5', 5] };
    const state = running('FT', ['G14'], tiles, { '5-0': '5' });
    expect(earns(state, by('5-0', 'F15-0 G14-0 F13-0 E14-0 F15-1'))).toBe(40 + 20 + 20 + 20 + 40);
  });

  it('1848-11.1: two towns of one hex are two stops, and free', () => {
    const tiles: Tiles = { E2: ['5', 3], D3: ['2', 0], C4: ['7', 0], C2: ['7', 4] };
    const state = withTrain(running('CAR', ['E2'], tiles, { '5-0': '5' }), '5-0', '2');
    expect(earns(state, by('5-0', 'E2-0 D3-0 C4 C2 D3-1 D1-0'))).toBe(20 + 10 + 10 + 60);
  });

  it('1848-11.1: not through a full city, but to its gates; not through the end of a line', () => {
    const free = running('CAR', ['E4'], WEST, { '5-0': '5' });
    expect(earns(free, by('5-0', 'E4-0 E2-0 D1-0'))).toBe(20 + 20 + 60);
    const full = running('CAR', ['E4'], WEST, { '5-0': '5' }, { companies: other('SAR', 1, ['E2']) });
    expect(earns(full, by('5-0', 'E4-0 E2-0 D1-0'))).toBe('through-blocked-city 1848-11.1');
    expect(earns(full, by('5-0', 'E4-0 E2-0'))).toBe(40);
    const beyond: Tiles = { ...WEST, D3: ['55', 0] };
    const perth = running('CAR', ['E4'], beyond, { '5-0': '5' });
    expect(earns(perth, by('5-0', 'E4-0 E2-0 D1-0 D3-1'))).toBe('through-end-of-line 1848-11.1');
    const tas = running('SAR', ['H9'], { H9: ['57', 0], I8: ['241', 1], H7: ['57', 2] }, { '5-0': '5' });
    expect(earns(tas, by('5-0', 'H9-0 I8-0'))).toBe(70);
    expect(earns(tas, by('5-0', 'H9-0 I8-0 H7-0'))).toBe('through-end-of-line 1848-11.1');
  });

  it('1848-11.2: cities and off-boards count, towns and small ports are free', () => {
    const state = running('NSW', ['F17'], COAST, { '5-0': '5' });
    // Four cities and a gauge change.
    const reach = (train: TrainName): number | string =>
      earns(withTrain(state, '5-0', train), by('5-0', TO_BRISBANE));
    expect([reach('4'), reach('4+'), reach('5'), reach('3+')]).toEqual([
      'too-far 1848-11.2',
      150,
      150,
      'too-far 1848-11.2',
    ]);
    // City - port, city - town: one city and nothing else to count.
    const port = running('CAR', ['E2'], { E2: ['57', 2] }, { '5-0': '5' });
    expect(earns(withTrain(port, '5-0', '2'), by('5-0', 'F3-0 E2-0 D1-0'))).toBe(20 + 20 + 60);
    expect(earns(port, by('5-0', 'F3-0 E2-0'))).toBe(40);
    const towns = running('CAR', ['E2'], { E2: ['5', 3], D3: ['55', 0] }, { '5-0': '5' });
    expect(earns(withTrain(towns, '5-0', '2'), by('5-0', 'E2-0 D3-0'))).toBe(30);
  });

  it('1848-11.2: nothing on the way may be skipped, and Tasmania counts', () => {
    const state = running('CAR', ['E4'], WEST, { '5-0': '5' });
    expect(earns(state, by('5-0', 'E4-0 E2 D1-0'))).toBe('no-track 1848-11.1');
    const tas = running('SAR', ['H9'], { H7: ['57', 1], H9: ['14', 0], I8: ['241', 1] }, { '5-0': '5' });
    expect(earns(withTrain(tas, '5-0', '2'), by('5-0', 'H9-0 I8-0'))).toBe(80);
    // H7 - H9 is a gauge border: three places and one change.
    expect(earns(withTrain(tas, '5-0', '3'), by('5-0', 'H7-0 H9-0 I8-0'))).toBe('too-far 1848-11.2');
    expect(earns(withTrain(tas, '5-0', '3+'), by('5-0', 'H7-0 H9-0 I8-0'))).toBe(100);
  });

  it('1848-11.3: an 8 counts its stops and gauge changes, a D does not', () => {
    const state = running('VR', ['H11'], GHAN, { '8-0': '8' }, { phase: '8' });
    // Five places and a gauge change: six.
    expect(earns(withTrain(state, '8-0', '6'), by('8-0', TO_ALICE))).toBe(190);
    expect(earns(withTrain(state, '8-0', '5'), by('8-0', TO_ALICE))).toBe('too-far 1848-11.2');
    expect(earns(state, by('8-0', TO_ALICE))).toBe(190);
    expect(earns(withTrain(state, '8-0', 'D'), by('8-0', TO_ALICE))).toBe(190);
  });

  it('1848-11.4: each own train once, no track shared; stops may be', () => {
    const tiles: Tiles = { E4: ['14', 1], E2: ['6', 2], F5: ['5', 2] };
    const state = running(
      'CAR',
      ['E4'],
      tiles,
      { '5-0': '5', '5-1': '5' },
      {
        companies: { SAR: { par: 90, held: { 1: sixty('SAR') }, tokens: ['G6'], trains: { '5-2': '5' } } },
      },
    );
    const west = by('5-0', 'E4-0 E2-0');
    expect(earns(state, west, by('5-1', 'E4-0 F5-0'))).toBe(50 + 50);
    expect(earns(state, west, by('5-1', 'E4-0 E2-0 D1-0'))).toBe('track-shared 1848-11.4');
    expect(earns(state, west, by('5-0', 'E4-0 F5-0'))).toBe('train-twice 1848-11.4');
    expect(earns(state, by('5-2', 'E4-0 E2-0'))).toBe('not-its-train 1848-11.4');
  });

  it('scenario 51 (1848-11.4, 1848-20/D-54) must_run: who can run has to', () => {
    const at = (must_run: boolean, tiles: Tiles, id: string, home: string, train: TrainName): State =>
      running(id, [home], tiles, { [`${train}-0`]: train }, { phase: '3', options: { must_run } });
    expect(denied(at(false, WEST, 'CAR', 'E4', '3'), run())).toBe('accepted');
    expect(denied(at(true, WEST, 'CAR', 'E4', '3'), run())).toBe('must-run 1848-11.4');
    expect(denied(at(true, WEST, 'CAR', 'E4', '3'), run(by('3-0', 'E4-0 E2-0')))).toBe('accepted');
    // Two cities and a gauge change are too far for a 2.
    for (const must of [true, false]) {
      const state = at(must, SOUTH, 'SAR', 'G6', '2');
      expect(earns(state, by('2-0', 'G6-0 G8 H9-0'))).toBe('too-far 1848-11.2');
      expect(denied(state, run())).toBe('accepted');
    }
  });

  describe('1848-11.5: revenue', () => {
    it.each([
      ['2', 20 + 20 + 20],
      ['3', 20 + 20 + 40],
      ['5', 20 + 20 + 60],
      ['8', 20 + 20 + 80],
    ] as const)('1848-11.5: Perth by the phase (%s)', (phase: PhaseName, revenue) => {
      const state = running('CAR', ['E4'], WEST, { '6-0': '6' }, { phase });
      expect(earns(state, by('6-0', 'E4-0 E2-0 D1-0'))).toBe(revenue);
    });

    it.each([
      ['57', 0, 20],
      ['14', 0, 30],
      ['611', 0, 40],
      ['915', 0, 50],
    ] as const)('1848-11.5: tile %s on a plain city', (tile, rotation, value) => {
      // Southport with Newcastle: C20 has its value by its tile.
      const state = running(
        'NSW',
        ['E18'],
        { E18: ['57', 0], D19: ['9', 0], C20: [tile, rotation] },
        { '6-0': '6' },
      );
      expect(earns(state, by('6-0', 'E18-0 D19 C20-0'))).toBe(20 + value);
    });

    it.each([
      ['237', 3, 40],
      ['239', 0, 60],
      ['240', 0, 80],
    ] as const)('1848-11.5: K tile %s', (tile, rotation, value) => {
      const state = running('NSW', ['E18'], { E18: ['57', 0], F17: [tile, rotation] }, { '6-0': '6' });
      expect(earns(state, by('6-0', 'E18-0 F17-0'))).toBe(20 + value);
    });

    it.each([
      ['235', 30],
      ['59', 40],
      ['68', 50],
    ] as const)('1848-11.5: OO tile %s', (tile, value) => {
      const state = running('FT', ['G14'], { G14: ['57', 0], F15: [tile, 0] }, { '6-0': '6' });
      expect(earns(state, by('6-0', 'G14-0 F15-0'))).toBe(20 + value);
    });
  });

  /** A4 - B3 - C2 - D3 - Port Augusta - D5 - C6 - B5 - A6. */
  const ALICE: Tiles = {
    E4: ['15', 1],
    D3: ['55', 2],
    C2: ['8', 3],
    B3: ['9', 0],
    D5: ['9', 0],
    C6: ['8', 0],
    B5: ['8', 3],
  };
  const HALVES = ['A4-0 B3 C2 D3-0 E4-0', 'E4-0 D5 C6 B5 A6-0'] as const;

  it('scenario 50 (1848-11.8, 1848-20/D-26) both hexes of Alice Springs, or one', () => {
    const both = `${HALVES[0]} ${HALVES[1].split(' ').slice(1).join(' ')}`;
    const at = (alice_single: boolean): State =>
      running('CAR', ['E4'], ALICE, { '8-0': 'D' }, { phase: '8', options: { alice_single } });
    expect(earns(at(false), by('8-0', both))).toBe(60 + 10 + 30 + 60);
    expect(earns(at(true), by('8-0', both))).toBe('alice-springs-twice 1848-11.8');
    for (const alice_single of [true, false]) {
      expect(earns(at(alice_single), by('8-0', HALVES[0]))).toBe(100);
      expect(earns(at(alice_single), by('8-0', HALVES[1]))).toBe(90);
    }
  });
});
