import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { split } from '../../testing/rail-position.ts';
import { RECORDS_1860 } from '../../testing/records.ts';
import { asked, denied, eventsOf, play, type Want } from '../../testing/1860/play.ts';
import { type CompanySpec, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import type { RouteIntent } from './actions.ts';
import { hasRoute } from './network.ts';
import { judgeRoute, judgeRun } from './routes.ts';
import { sharePrice, type State } from './state.ts';

const WEST = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'];
const EAST = ['G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'];

function running(company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    tiles: LINE,
    companies: { 'C&N': started('C&N', 0, { trains: ['2+1-0', '2+1-1'], cash: 460, ...company }) },
    round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
    ...spec,
  });
}

function run(...routes: [train: string, path: string[], halts?: number][]): Want {
  return {
    type: 'run_routes',
    routes: routes.map(([train, path, halts]) => ({
      train,
      path,
      ...(halts === undefined ? {} : { halts }),
    })),
  };
}

function worthOf(state: State, train: string, path: string[], halts?: number): [number, number] | string {
  const intent = halts === undefined ? { train, path } : { train, path, halts };
  const judged = judgeRoute(state, 'C&N', intent);
  return 'refused' in judged ? judged.code : [judged.revenue, judged.subsidy];
}

describe('1860-13 routes', () => {
  it('1860-13.1 the Cowes tile alone is a route, a line of halts is none', () => {
    const cowes = running({}, { tiles: { F2: ['787', 0] } });
    expect(asked(cowes)).toBe('C&N routes');
    const ngstl = position({
      tiles: { G9: ['746', 0], G11: ['743', 0] },
      companies: { NGStL: started('NGStL', 0, { trains: ['2+1-0'] }) },
      round: { kind: 'operating', queue: ['NGStL'], step: 'routes' },
    });
    expect(hasRoute(ngstl, 'NGStL')).toBe(false);
  });

  it('scenario 27 (1860-13.9, 1860-14.1, 1860-14.2) halts bring a subsidy to the treasury', () => {
    const state = running({
      par: 90,
      tokens: ['F2', 'G5'],
      held: split('C&N', [0, 50]),
    });
    const ran = play(state, run(['2+1-0', EAST, 1], ['2+1-1', WEST]));
    expect(ran.round).toMatchObject({ revenue: 110, subsidy: 10 });
    const paid = play(ran, { type: 'dividend', pay: true });
    expect([cashOf(paid, 'C&N'), cashOf(paid, 0), sharePrice(paid, 'C&N')]).toEqual([470, 55, 100]);
  });

  it('scenario 28 (1860-13.9) two halts or one halt and the town: F2#116', () => {
    const { before, action } = RECORDS_1860.at('F2', 116);
    if (action?.type !== 'run_routes') throw new Error('no run');
    const totals = [0, 1, 2, 3].map((halts) => {
      const judged = judgeRoute(before, 'IOW', { ...(action.routes[2] as RouteIntent), halts });
      return 'refused' in judged ? judged.code : [judged.revenue, judged.subsidy];
    });
    expect(totals.slice(1)).toEqual([[120, 10], [110, 20], 'too-many-halts']);
  });

  it('scenario 29 (1860-13.8) unused cities serve towns and halts', () => {
    const state = running({ trains: ['2+1-0'] });
    // One city: two places left, the town of Cowes and nothing else.
    expect(worthOf(state, '2+1-0', ['F2-0', 'F2-1'])).toEqual([30, 0]);
    expect(worthOf(state, '2+1-0', WEST, 1)).toEqual([50, 10]);
    expect(worthOf(state, '2+1-0', WEST, 0)).toEqual([60, 0]);
    expect(worthOf(state, '2+1-0', [...WEST, ...EAST.slice(1)])).toBe('too-far');
  });

  it('scenario 30 (1860-13.6, 1860-23/D-10) one train through one full city', () => {
    const others = {
      IOW: started('IOW', 1, { tokens: ['I3', 'G5'] }),
      IWNJ: started('IWNJ', 1, { tokens: ['G7', 'J4'] }),
    };
    const companies = { 'C&N': started('C&N', 0, { trains: ['4+2-0', '4+2-1'] }), ...others };
    const spec: Partial<PositionSpec> = { companies, phase: '4' };
    const whole = [...WEST, ...EAST.slice(1)];
    expect(worthOf(running({}, spec), '4+2-0', whole, 0)).toEqual([80, 0]);
    expect(worthOf(running({}, spec), '4+2-0', [...whole, 'I3-0'])).toBe('two-full-cities');
    const unscored = running({}, { ...spec, options: { bypassed_city_unscored: true } });
    expect(worthOf(unscored, '4+2-0', whole, 0)).toEqual([50, 0]);
    const second = running(
      {},
      {
        ...spec,
        companies: { ...companies, 'C&N': started('C&N', 0, { trains: ['4+2-0', '4+2-1'], tokens: ['F2'] }) },
      },
    );
    expect(denied(second, run(['4+2-0', whole], ['4+2-1', whole]))).toBe('track-shared 1860-13.4');
  });

  it('1860-13.7 face-down tokens do not block trains', () => {
    const spec: Partial<PositionSpec> = {
      companies: {
        'C&N': started('C&N', 0, { trains: ['4+2-0'] }),
        IOW: { bankrupt: true, operated: true, tokens: ['I3', 'G5'] },
        IWNJ: started('IWNJ', 1, { tokens: ['G7', 'J4'] }),
      },
      phase: '4',
    };
    const state = running({}, spec);
    expect(worthOf(state, '4+2-0', [...WEST, ...EAST.slice(1), 'I3-0'], 0)).toEqual([110, 0]);
  });

  it('scenario 31 (1860-13.5) the home token on one route, and one network', () => {
    const state = running({ tokens: ['F2', 'J4'] });
    expect(denied(state, run(['2+1-0', EAST]))).toBe('home-not-visited 1860-13.5');
    expect(denied(state, run(['2+1-0', EAST], ['2+1-1', WEST]))).toBe('accepted');
    expect(denied(state, run(['2+1-0', ['J4-0', 'I3-0']], ['2+1-1', ['F2-0', 'F2-1']]))).toBe(
      'not-one-network 1860-13.5',
    );
  });

  it('scenario 32 (1860-13.2, 1860-22.6) no hex twice, except with re_enter_hexes', () => {
    const loop = ['G5-1', 'G7-1', 'G7-0', 'H6', 'H4-0', 'H4-1', 'G3-0', 'G5-0'];
    const at = (options: PositionSpec['options'] = {}): State =>
      position({
        options,
        phase: '3',
        tiles: { G5: ['763', 0], G7: ['761', 0], H6: ['8', 1], H4: ['745', 0], G3: ['741', 5] },
        companies: { IWNJ: started('IWNJ', 0, { trains: ['3+2-0'] }) },
        round: { kind: 'operating', queue: ['IWNJ'], step: 'routes' },
      });
    expect(denied(at(), run(['3+2-0', loop]))).toBe('hex-twice 1860-13.2');
    const judged = judgeRoute(at({ re_enter_hexes: true }), 'IWNJ', { train: '3+2-0', path: loop, halts: 2 });
    expect(judged).toMatchObject({ revenue: 100, subsidy: 20 });
  });

  it('1860-13.2, 1860-13.3, 1860-13.4 token, halts at the ends, track twice', () => {
    const state = running();
    expect(worthOf(state, '2+1-0', EAST)).toBe('no-own-token');
    expect(worthOf(state, '2+1-0', WEST.slice(0, 4))).toBe('ends-at-halt');
    expect(worthOf(state, '2+1-0', ['F2-0'])).toBe('too-short');
    expect(denied(state, run(['2+1-0', WEST], ['2+1-1', WEST]))).toBe('track-shared 1860-13.4');
    expect(denied(state, run(['2+1-0', WEST], ['2+1-0', ['F2-0', 'F2-1']]))).toBe('train-twice 1860-13.10');
  });

  it('1860-13.10, 1860-23/D-32 who can run must; an empty run only where the home is cut off', () => {
    expect(denied(running(), run())).toBe('must-run 1860-13.10');
    const cut = position({
      tiles: { J4: ['5', 1], I5: ['742', 2], B4: ['115', 3] },
      companies: { FYN: started('FYN', 0, { tokens: ['B4', 'J4'], trains: ['2+1-0'] }) },
      round: { kind: 'operating', queue: ['FYN'], step: 'routes' },
    });
    expect(asked(cut)).toBe('FYN routes');
    expect(asked(play(cut, run()))).not.toContain('routes');
  });

  it('1860-13.11 after the Southern stock round halts are nothing', () => {
    const late = running({ trains: ['9+5-0'] }, { phase: '9', southernRound: true, soldNines: 1 });
    expect(worthOf(late, '9+5-0', WEST)).toEqual([60, 0]);
    expect(worthOf(late, '9+5-0', WEST, 1)).toBe('too-many-halts');
  });

  it('scenario 51 (1860-23/D-33) a route without an own token only with routes_by_network', () => {
    expect(denied(running(), run(['2+1-0', WEST], ['2+1-1', EAST]))).toBe('no-own-token 1860-13.2');
    const free = running({}, { options: { routes_by_network: true } });
    expect(denied(free, run(['2+1-0', WEST], ['2+1-1', EAST]))).toBe('accepted');
    expect(denied(free, run(['2+1-0', EAST]))).toBe('home-not-visited 1860-13.5');
  });

  it('1860-22.4 with no_skip_towns every town counts, halts with what is left', () => {
    const state = running({ trains: ['2+1-0'] }, { options: { no_skip_towns: true } });
    expect(worthOf(state, '2+1-0', WEST)).toEqual([60, 0]);
    expect(worthOf(state, '2+1-0', WEST, 1)).toBe('too-many-halts');
  });
});

describe('1860-20.5 British Rail', () => {
  const late: Partial<PositionSpec> = { phase: '9', britishRail: true, southernRound: true, soldNines: 1 };

  it('scenario 46 (1860-20.5, 1860-23/D-16) a 6+3 counts six stops; towns are passed, or not: F1#481', () => {
    const { before, action } = RECORDS_1860.at('F1', 481);
    if (action?.type !== 'run_routes') throw new Error('no run');
    expect(judgeRun(before, 'FYN', action.routes)).toMatchObject([{ revenue: 270 }]);
    const strict = { ...before, options: { ...before.options, br_no_skip_towns: true } };
    expect(judgeRun(strict, 'FYN', action.routes)).toMatchObject({
      code: 'town-skipped',
      rule: '1860-20.5',
    });
  });

  it('1860-20.5 only as many stops as the first number', () => {
    const state = running({ trains: ['2+1-0'] }, { ...late, phase: '2', southern: true });
    expect(worthOf(state, '2+1-0', WEST)).toEqual([50, 0]);
  });
});

describe('1860-16.4 leases', () => {
  const insolvent = { trains: [], insolvent: true, cash: 0 };

  it('scenario 33 (1860-16.4) 40 and 20 for each counted stop, all withheld', () => {
    const state = running(insolvent);
    expect(asked(state)).toBe('C&N routes');
    expect(worthOf(state, '2+1-0', WEST)).toEqual([80, 0]);
    const ran = play(state, run(['2+1-0', WEST]));
    expect([cashOf(ran, 'C&N'), sharePrice(ran, 'C&N')]).toEqual([80, 68]);
    const far = running({ ...insolvent, cash: 0 }, { phase: '9', soldNines: 1 });
    expect(worthOf(far, '9+5-1', [...WEST, ...EAST.slice(1)])).toEqual([40 + 9 * 20, 0]);
    const late = running(insolvent, { phase: '9', soldNines: 1, southernRound: true });
    expect(worthOf(late, '9+5-1', [...WEST, ...EAST.slice(1)])).toEqual([40 + 4 * 20, 0]);
  });

  it('scenario 33 (1860-16.4, 1860-24.11) NGStL leases an 8+4 over many stops: F1#400', () => {
    const { before, state } = RECORDS_1860.at('F1', 400);
    expect(sharePrice(before, 'NGStL')).toBe(65);
    expect(sharePrice(state, 'NGStL')).toBe(60);
    expect(cashOf(state, 'NGStL') - cashOf(before, 'NGStL')).toBe(200);
  });

  it('1860-22.2 the original rule: half of the revenue and all subsidies', () => {
    const state = running(insolvent, { options: { original_insolvency: true } });
    expect(worthOf(state, '2+1-0', WEST, 1)).toEqual([25, 10]);
  });

  it('1860-22.3, 1860-23/D-19 the simplified rule: a fixed sum', () => {
    const state = running(insolvent, { options: { simplified_insolvency: true } });
    expect(worthOf(state, '2+1-0', ['F2-0', 'F2-1'])).toEqual([80, 0]);
    expect(worthOf(state, '2+1-0', WEST)).toEqual([80, 0]);
  });

  it('1860-14.1 every item of a run cites its rule', () => {
    const [ran] = eventsOf(running({ trains: ['2+1-0'] }), run(['2+1-0', WEST, 1]));
    const items = (ran?.params['items'] ?? []) as { rule: string; what: string; value: number }[];
    expect(items.map(({ what, value }) => [what, value])).toEqual([
      ['stop', 20],
      ['stop', 30],
      ['halt', 10],
    ]);
    expect(new Set(items.map(({ rule }) => rule))).toEqual(new Set(['1860-14.1']));
    expect(companyOf(running(), 'C&N').insolvent).toBe(false);
  });
});
