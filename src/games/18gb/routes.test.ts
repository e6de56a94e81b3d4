import { describe, expect, it } from 'vitest';
import { operatingOf } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { denied, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import type { Action18GB } from './actions.ts';
import { bestGroups, type CompassRoute, networkGroups } from './compass.ts';
import { judgeRoute, judgeRun, runTotal } from './routes.ts';
import { sharePrice, type State } from './state.ts';
import { SCENARIOS } from './scenarios.ts';

function routesIn(action: Action18GB | null) {
  return action?.type === 'run_routes' ? action.routes : [];
}

type Tiles = NonNullable<PositionSpec['tiles']>;

function running(id: string, trains: string[], tiles: Tiles, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3+1',
    ...spec,
    tiles,
    corporations: {
      ...spec.corporations,
      [id]: { price: 100, held: { 0: [0] }, trains, ...spec.corporations?.[id] },
    },
    round: { kind: 'operating', queue: [id], step: 'routes' },
  });
}

const run = (...routes: [train: string, path: string][]): Want => ({
  type: 'run_routes',
  routes: routes.map(([train, path]) => ({ train, path: path.split(' ') })),
});

/** Derby – Sheffield – Leeds above, Leicester below. */
const LINE: Tiles = {
  H19: ['G41', 0],
  H17: ['G18', 0],
  H15: ['G03', 0],
  H21: ['G18', 0],
  H23: ['9', 0],
  H25: ['8', 1],
};

function worthOf(state: State, train: string, path: string, id = 'MR'): number | string {
  const judged = judgeRoute(state, id, { train, path: path.split(' ') });
  return 'refused' in judged ? `${judged.code} ${judged.rule}` : judged.revenue;
}

describe('routes', () => {
  it('18GB-12.1, 18GB-12.4: two stops or more, an own token, nothing twice; stops pay their value', () => {
    const state = running('MR', ['3+1-0', '3+1-1'], LINE);
    expect(worthOf(state, '3+1-0', 'H19-0 H17-0')).toBe(30);
    expect(worthOf(state, '3+1-0', 'H19-0')).toBe('too-short 18GB-12.1');
    expect(worthOf(state, '3+1-0', 'H17-0 H15-0')).toBe('no-own-token 18GB-12.1');
    expect(worthOf(state, '3+1-0', 'H17-0 H19-0 H17-0')).toBe('stop-twice 18GB-12.1');
    expect(worthOf(state, '3+1-0', 'H19-0 I14-0')).toBe('no-track 18GB-12.1');
    expect(denied(state, run(['3+1-0', 'H19-0 H17-0'], ['3+1-1', 'H19-0 H17-0']))).toBe(
      'track-shared 18GB-12.1',
    );
    expect(denied(state, run(['3+1-0', 'H19-0 H17-0'], ['3+1-0', 'H19-0 H21-0']))).toBe(
      'train-twice 18GB-12.1',
    );
    expect(denied(state, run(['2+1-0', 'H19-0 H17-0']))).toBe('not-its-train 18GB-12.1');
  });

  it('18GB-12.11, 18GB-12.12: any train may stay at home; the run is the sum', () => {
    const state = running('MR', ['3+1-0', '3+1-1'], LINE);
    const both = play(state, run(['3+1-0', 'H19-0 H17-0'], ['3+1-1', 'H19-0 H21-0']));
    expect(operatingOf(both).revenue).toBe(60);
    expect(denied(state, run())).toBe('accepted');
    expect(denied(state, { type: 'run_routes', routes: [], revenue: 90 })).toBe(
      'revenue-is-computed 18GB-12.12',
    );
  });

  it('18GB-12.2: an M+N train: M cities, N places more that are towns', () => {
    const towns: Tiles = {
      H19: ['G41', 0],
      H21: ['G18', 0],
      H17: ['G18', 0],
      H15: ['G03', 0],
      H13: ['9', 0],
    };
    const state = running('MR', ['2+1-0'], { ...towns }, { phase: '2+1' });
    expect(worthOf(state, '2+1-0', 'H19-0 H17-0')).toBe(30);
    expect(worthOf(state, '2+1-0', 'H21-0 H19-0 H17-0')).toBe('too-far 18GB-12.2');
    const line = running(
      'CR',
      ['2+1-0'],
      { G4: ['G03', 0], G6: ['4', 0], H5: ['58', 0], H3: ['4', 0] },
      { phase: '2+1' },
    );
    expect(worthOf(line, '2+1-0', 'G4-0 G6-0', 'CR')).toBe(40);
  });

  it('18GB-11.4: a full city ends a route', () => {
    const state = running('MR', ['3+1-0'], LINE, { seats: 5 });
    // MSLR fills the connected city of Sheffield.
    expect(worthOf(state, '3+1-0', 'H19-0 H17-0')).toBe(30);
    expect(worthOf(state, '3+1-0', 'H19-0 H17-0 H15-0')).toBe('through-blocked-city 18GB-11.4');
    const london = running('MR', ['3+1-0'], { ...LINE, H25: ['9', 0] });
    expect(worthOf(london, '3+1-0', 'H19-0 H21-0 H23 H25 G26-0')).toBe('no-track 18GB-12.1');
  });

  it('18GB-12.3, 18GB-12.6: an X train counts no towns and earns its distance', () => {
    const tiles: Tiles = { G4: ['G03', 0], G6: ['4', 0], H9: ['G41', 2], H11: ['8', 2], I12: ['58', 1] };
    const state = running('CR', ['4X-0'], tiles, { phase: '4X' });
    // Glasgow 30, Carlisle 10, the towns between them nothing; four hexes.
    const judged = judgeRun(state, 'CR', [{ train: '4X-0', path: ['G4-0', 'G6-0', 'G8', 'H9-0'] }]);
    if ('refused' in judged) throw new Error(judged.code);
    expect(judged[0]?.items.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'stop 30',
      'stop 10',
      'distance 30',
    ]);
  });

  it('18GB-12.6, 18GB-12.3: scenario 29: a 4X from Holyhead to London', () => {
    const { before, state } = RECORDS_18GB.at('F2', 237);
    expect(state.round.kind === 'operating' && cashOf(state, 'LNWR') >= 0).toBe(true);
    const routes = routesIn(RECORDS_18GB.at('F2', 237).action);
    const judged = judgeRun(before, 'LNWR', routes);
    if ('refused' in judged) throw new Error(judged.code);
    expect(runTotal(judged)).toBe(310);
    const items = judged.flatMap(({ items: list }) => list);
    expect(items.find(({ what }) => what === 'distance')?.value).toBe(80);
    expect(items.find(({ what }) => what === 'compass')?.value).toBe(40);
  });

  it('18GB-12.5: scenario 31: both cities of Glasgow in one route pay once', () => {
    const { before, action } = RECORDS_18GB.at('F6', 165);
    const [first] = routesIn(action);
    const judged = first ? judgeRoute(before, 'CR', first) : null;
    expect(judged && !('refused' in judged) ? judged.revenue : judged).toBe(70);
  });

  it('18GB-12.5: two stops in one hex use length but pay once', () => {
    const tiles: Tiles = { H19: ['G41', 0], H17: ['G21', 0], G18: ['G40', 3], G16: ['G03', 1] };
    const state = running('MR', ['3+1-0'], tiles);
    expect(worthOf(state, '3+1-0', 'H19-0 H17-0')).toBe(40);
  });

  it('18GB-12.7: each use of a tunnel pays', () => {
    const tiles: Tiles = { D23: ['G18', 2], C22: ['G33', 0], B21: ['G18', 2] };
    const state = running('GWR', ['4+2-0'], tiles, { seats: 5, phase: '4+2' });
    expect(worthOf(state, '4+2-0', 'D23-0 C22 B21-0', 'GWR')).toBe(20 + 20 + 30);
  });

  it('18GB-5.11, 18GB-12.8: a private’s bonus once for each train, for its owner’s corporations, once closed', () => {
    const tiles: Tiles = { J13: ['G41', 2], I12: ['58', 3], I14: ['G40', 4] };
    const at = (spec: Partial<PositionSpec>) =>
      running('NER', ['3+1-0'], { ...tiles, I14: ['G41', 1] }, spec);
    const spec = { privates: { SD: 0 } } as const;
    expect(worthOf(at({ ...spec, closed: ['SD'] }), '3+1-0', 'J13-0 I12-0', 'NER')).toBe(30);
    expect(worthOf(at({ ...spec }), '3+1-0', 'J13-0 I12-0', 'NER')).toBe(20);
    expect(worthOf(at({ privates: { SD: 1 }, closed: ['SD'] }), '3+1-0', 'J13-0 I12-0', 'NER')).toBe(20);
  });
});

describe('the compass', () => {
  const { compass } = SCENARIOS['6'];
  const route = (hexes: string, meetings: string): CompassRoute => ({
    hexes: hexes.split(' '),
    meetings: meetings.split(' ').filter(Boolean),
  });
  const count = (groups: ReturnType<typeof bestGroups>) =>
    groups.filter(({ eastWest }) => eastWest).length + groups.filter(({ northSouth }) => northSouth).length;

  it('18GB-12.9, 18GB-19/D-15: scenario 30: two routes that each span earn it twice, by the old rule once', () => {
    const two = [route('a25 D23 G26', 'D23-0'), route('C16 D23 G26', 'D23-0')];
    expect(count(bestGroups(two, compass))).toBe(2);
    expect(count(networkGroups(two, compass))).toBe(1);
  });

  it('18GB-12.9: scenario 30: routes join at cities and towns, never off the board', () => {
    const apart = [route('G26 H21', 'H21-0'), route('G26 E14', '')];
    expect(count(bestGroups(apart, compass))).toBe(0);
    const joined = [route('G26 H21', 'H21-0'), route('H21 C14', 'H21-0')];
    expect(count(bestGroups(joined, compass))).toBe(1);
    // A third route may be the link between two others, in any order.
    const chain = [route('G26 H21', 'H21-0'), route('C14 G18', 'G18-0'), route('H21 G18', 'H21-0 G18-0')];
    expect(bestGroups(chain, compass).map(({ routes }) => routes)).toEqual([[0, 2, 1]]);
  });

  it('18GB-12.10: the bonus stands with the first route of its group; more groups where it makes no difference', () => {
    const groups = bestGroups([route('G26 H21', 'H21-0'), route('H21 I14', 'H21-0')], compass);
    expect(groups).toHaveLength(2);
  });

  it('18GB-12.9, 18GB-12.10: every recorded run comes to the recorded total', () => {
    const { before, action } = RECORDS_18GB.at('F2', 112);
    const judged = judgeRun(before, 'LNWR', routesIn(action));
    expect('refused' in judged ? judged.code : runTotal(judged)).toBe(160);
  });
});

describe('dividends', () => {
  const paying = (price: number, held: Record<string, number[]>, spec: object = {}) => {
    const state = running('MR', ['3+1-0', '3+1-1'], LINE, { corporations: { MR: { price, held } }, ...spec });
    return play(state, run(['3+1-0', 'H19-0 H17-0'], ['3+1-1', 'H19-0 H21-0']));
  };

  it('18GB-13.1, 18GB-13.2, 18GB-13.3: all or nothing; the IPO’s part is the treasury’s, the pool’s nobody’s', () => {
    const state = paying(100, { 0: [0], pool: [1] });
    expect(waiting(state)).toBe('dividend MR');
    const paid = play(state, { type: 'dividend', pay: true });
    expect([cashOf(paid, 0) - cashOf(state, 0), cashOf(paid, 'MR')]).toEqual([24, 24]);
    expect(sharePrice(paid, 'MR')).toBe(115);
    const kept = play(state, { type: 'dividend', pay: false });
    expect([cashOf(kept, 0) - cashOf(state, 0), cashOf(kept, 'MR'), sharePrice(kept, 'MR')]).toEqual([
      0, 60, 90,
    ]);
  });

  it('18GB-13.2: scenario 20: LNWR with 60 % in the IPO pays 170', () => {
    const { before, state } = RECORDS_18GB.at('F3', 59);
    const { director } = companyOf(before, 'LNWR');
    expect(cashOf(state, 'LNWR') - cashOf(before, 'LNWR')).toBe(102);
    expect(cashOf(state, director ?? 0) - cashOf(before, director ?? 0)).toBe(68);
  });

  it('18GB-8.2: scenario 19: two, three and four steps', () => {
    const move = (id: number, company: string) => {
      const { before, state } = RECORDS_18GB.at('F2', id);
      return [sharePrice(before, company), operatingOf(before).revenue, sharePrice(state, company)];
    };
    expect([move(171, 'MR'), move(57, 'LNWR'), move(128, 'MR')]).toEqual([
      [65, 260, 90],
      [80, 160, 100],
      [70, 250, 90],
    ]);
  });

  it('18GB-8.2, 18GB-8.3: one step right for any dividend, one left for none', () => {
    expect(sharePrice(play(paying(60, { 0: [0] }), { type: 'dividend', pay: true }), 'MR')).toBe(65);
    const idle = play(running('MR', ['3+1-0'], LINE), run());
    expect(sharePrice(idle, 'MR')).toBe(90);
  });

  it('18GB-1.7: a marker goes behind those in its cell', () => {
    const state = running('MR', ['3+1-0'], LINE, {
      corporations: { LNWR: { price: 90, held: { 1: [0] }, trains: ['3+1-2'] } },
    });
    const after = play(state, run());
    expect(after.market['0,7']).toEqual(['LNWR', 'MR']);
  });
});
