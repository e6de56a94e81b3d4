import { describe, expect, it } from 'vitest';
import { operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { holding, sharePrice, type State } from './state.ts';

const IDLE: Want = { type: 'run_routes', routes: [] };
const PASS: Want = { type: 'pass' };

function sale(company: string, percent = 10): Want {
  return { type: 'sell_shares', company, percent };
}

function routesOf(...queue: string[]): PositionSpec['round'] {
  return { kind: 'operating', queue, step: 'routes' };
}

/** VR at the left edge fails after an empty run: its Director, seat 0 with 5, is left with -95. */
function beforeFailure(spec: Partial<PositionSpec> = {}): State {
  const { companies, ...rest } = spec;
  return position({
    phase: '5',
    cash: [5, 300, 300],
    loansIssued: 15,
    tiles: linesOf('VR', 'FT', 'NSW'),
    companies: {
      VR: started('VR', 0, {
        cell: [1, 1],
        cash: 100,
        held: split('VR', [0, 40], [1, 10], [2, 10]),
        trains: { '5-0': '5' },
      }),
      ...companies,
    },
    round: routesOf('VR', 'FT', 'NSW'),
    ...rest,
  });
}

const FT: CompanySpec = started('FT', 1, {
  cell: [3, 2],
  held: split('FT', [1, 40], [0, 30]),
  trains: { '5-1': '5' },
});
const NSW: CompanySpec = started('NSW', 2, { cell: [5, 3], trains: { '5-2': '5' } });

describe('cash crisis', () => {
  it('scenario 34 (1848-16.5, 1848-20/D-56) what may be sold for a debt of 95', () => {
    const state = beforeFailure({
      companies: {
        FT,
        NSW: { ...NSW, cell: [1, 5], held: split('NSW', [0, 30], [2, 30]) },
        COM: { par: 100, held: split('COM', [1, 40], [0, 20]) },
      },
      boe: { 0: ['BOE_1', 'BOE_2'], 1: ['BOE_3'] },
    });
    const failed = play(state, IDLE);
    expect(cashOf(failed, 0)).toBe(-95);
    expect(decision(failed)).toMatchObject({ seat: 0, entity: 0, step: 'crisis' });
    for (const [want, cash, price] of [
      [sale('BOE'), 145, 240],
      [sale('COM'), 5, 90],
      [sale('FT'), -45, 40],
      [sale('FT', 20), 5, 40],
    ] as const) {
      const after = play(failed, want);
      const company = want.type === 'sell_shares' ? want.company : '';
      expect([company, cashOf(after, 0), sharePrice(after, company)]).toEqual([company, cash, price]);
    }
    expect(denied(failed, sale('FT', 30))).toBe('more-than-needed 1848-16.5');
    expect(denied(failed, sale('COM', 20))).toBe('more-than-needed 1848-16.5');
    expect(denied(failed, sale('BOE', 20))).toBe('more-than-needed 1848-16.5');
    expect(denied(failed, sale('NSW'))).toBe('director-would-change 1848-16.5');
    expect(denied(failed, PASS)).toBe('not-now 1848-16.5');
    // The same company again, one row each, until the debt is covered.
    const again = play(failed, sale('FT'), sale('FT'));
    expect([cashOf(again, 0), sharePrice(again, 'FT')]).toEqual([-5, 30]);
    expect(decision(play(again, sale('FT')))).toMatchObject({ entity: 'FT', step: 'track' });
  });

  it('scenario 34 (1848-16.5, 1848-16.6) with nothing to sell the debt stays and the game goes on', () => {
    const failed = play(beforeFailure({ companies: { FT: started('FT', 1), NSW } }), IDLE);
    expect(cashOf(failed, 0)).toBe(-95);
    expect(decision(failed)).toMatchObject({ entity: 'FT', step: 'track' });
  });

  it('1848-16.5 no more than 50 % in the pool, and never the Director certificate', () => {
    const companies = {
      FT: { ...FT, held: split('FT', [1, 30], [0, 20], ['pool', 50]) },
      NSW: { ...NSW, held: split('NSW', [0, 20], [2, 20]) },
    };
    const state = play(beforeFailure({ companies, boe: { 0: ['BOE_1'] } }), IDLE);
    expect(denied(state, sale('FT'))).toBe('pool-limit 1848-4.5');
    expect(denied(state, sale('NSW'))).toBe('director-would-change 1848-16.5');
    expect(denied(state, sale('BOE'))).toBe('accepted');
  });

  it('1848-16.5 a Director may sell what keeps the lead', () => {
    const companies = { FT: started('FT', 1), NSW: { ...NSW, held: split('NSW', [0, 40], [2, 30]) } };
    const state = play(beforeFailure({ companies }), IDLE);
    expect(denied(state, sale('NSW', 20))).toBe('director-would-change 1848-16.5');
    const after = play(state, sale('NSW'));
    expect([companyOf(after, 'NSW').director, holding(after, 'NSW', 0)]).toEqual([0, 30]);
  });

  it('1848-16.5 several debtors: clockwise from the Director who acted', () => {
    const state = position({
      phase: '5',
      order: [2, 0, 1],
      cash: [-30, -30, -30],
      tiles: linesOf('FT', 'NSW'),
      companies: { FT, NSW },
      boe: { 0: ['BOE_1'], 1: ['BOE_2'], 2: ['BOE_3'] },
      round: { kind: 'operating', queue: ['FT', 'NSW'] },
    });
    const seats: number[] = [];
    let at = play(state, PASS);
    for (; decision(at).step === 'crisis'; at = play(at, sale('BOE'))) seats.push(decision(at).seat);
    expect(seats).toEqual([1, 2, 0]);
  });

  it('1848-16.5 1848-20/D-41 the next company is open before the sale, and keeps its turn', () => {
    const companies = { FT, NSW: { ...NSW, cell: [3, 2] as const }, WA: started('WA', 2, { cell: [5, 4] }) };
    const round = routesOf('VR', 'FT', 'NSW', 'WA');
    const failed = play(beforeFailure({ companies, round }), IDLE);
    expect([decision(failed).step, operator(failed)]).toEqual(['crisis', 'FT']);
    // FT falls from 50 to 30, below NSW and WA, but is already on turn.
    const sold = play(failed, sale('FT'), sale('FT'), sale('FT'));
    expect(decision(sold)).toMatchObject({ entity: 'FT', step: 'track' });
  });

  it('1848-16.5 1848-7.2 1848-20/D-41 companies that have not acted are sorted again', () => {
    const companies = {
      FT: { ...FT, held: split('FT', [1, 60]) },
      NSW: { ...NSW, cell: [3, 2] as const, held: split('NSW', [2, 50], [0, 30]) },
      SAR: started('SAR', 2, { cell: [5, 4], trains: { '6-0': '6' } }),
    };
    const round = routesOf('VR', 'FT', 'NSW', 'SAR');
    const tiles = linesOf('VR', 'FT', 'NSW', 'SAR');
    const failed = play(beforeFailure({ companies, round, tiles }), IDLE);
    const sold = play(failed, sale('NSW', 20));
    expect(sold.round).toMatchObject({ queue: ['VR', 'FT', 'SAR', 'NSW'] });
  });

  it('1848-16.5 1848-7.2 1848-20/D-41 by the books the sale comes first, and the new prices say who is next', () => {
    const companies = { FT, NSW: { ...NSW, cell: [3, 2] as const }, WA: started('WA', 2, { cell: [5, 3] }) };
    const round = routesOf('VR', 'FT', 'NSW', 'WA');
    for (const rules of ['book', 'first-edition-2007']) {
      const state = beforeFailure({ rules, options: { must_run: false }, companies, round });
      const failed = play(state, IDLE);
      // No company has begun: FT does not even have its home token.
      expect([decision(failed).step, operator(failed)]).toEqual(['crisis', 'VR']);
      // FT falls from 50 to 30: NSW at 50 and WA at 40 are higher now.
      const sold = play(failed, sale('FT'), sale('FT'), sale('FT'));
      expect(sold.round).toMatchObject({ queue: ['VR', 'NSW', 'WA', 'FT'] });
      expect(decision(sold)).toMatchObject({ entity: 'NSW', step: 'track' });
      // The opposite case: the sale does not affect the next company, so it stays next.
      const other = beforeFailure({
        rules,
        options: { must_run: false },
        companies,
        round,
        boe: { 0: ['BOE_1'] },
      });
      expect(decision(play(other, IDLE, sale('BOE')))).toMatchObject({ entity: 'FT', step: 'track' });
    }
  });

  it('1848-16.5 1848-20/D-61 after the last company the site asks for one sale, the books until it is paid', () => {
    const make = (crisis_one_sale: boolean): State => {
      const round: PositionSpec['round'] = {
        kind: 'operating',
        queue: ['VR'],
        step: 'routes',
        number: 1,
        of: 2,
      };
      return play(
        beforeFailure({ companies: { FT, NSW }, round, options: { crisis_one_sale } }),
        IDLE,
        sale('FT'),
      );
    };
    const site = make(true);
    expect(cashOf(site, 0)).toBe(-45);
    expect(decision(site)).toMatchObject({ round: 'OR 2.2', entity: 'NSW', step: 'track' });
    // 1848-16.6: the rest is demanded after the first action of the next round, until it is paid.
    const next = play(site, PASS);
    expect(decision(next)).toMatchObject({ seat: 0, step: 'crisis' });
    expect(decision(play(next, sale('FT')))).toMatchObject({ seat: 0, step: 'crisis' });
    const books = make(false);
    expect(decision(books)).toMatchObject({ round: 'OR 2.1', seat: 0, step: 'crisis' });
    expect(decision(play(books, sale('FT'), sale('FT')))).toMatchObject({ round: 'OR 2.2' });
  });

  it('1848-16.5 1848-20/D-61 between two companies the site asks until it is paid', () => {
    const once = play(beforeFailure({ companies: { FT, NSW } }), IDLE, sale('FT'));
    expect([cashOf(once, 0), decision(once).step]).toEqual([-45, 'crisis']);
  });

  it('1848-16.5 after the last company the sale comes before the round closes', () => {
    const round = routesOf('VR');
    const failed = play(beforeFailure({ companies: { FT, NSW }, round }), IDLE);
    expect(decision(failed)).toMatchObject({ seat: 0, step: 'crisis', round: 'OR 2.1' });
    expect(decision(play(failed, sale('FT', 20)))).toMatchObject({ step: 'stock' });
  });
});

describe('BOE_0', () => {
  const HOLDS = { companies: { FT: started('FT', 1), NSW }, boe: { 0: ['BOE_0'] } };

  it('scenario 53 (1848-16.5, 1848-20/D-36) is kept by default while nobody else has BoE shares', () => {
    const failed = play(beforeFailure(HOLDS), IDLE);
    expect(decision(failed)).toMatchObject({ entity: 'FT', step: 'track' });
    const other = play(beforeFailure({ ...HOLDS, boe: { 0: ['BOE_0'], 1: ['BOE_1'] } }), IDLE);
    expect(cashOf(play(other, sale('BOE')), 0)).toBe(145);
    const both = play(beforeFailure({ ...HOLDS, boe: { 0: ['BOE_0', 'BOE_5'] } }), IDLE);
    expect(denied(both, { ...sale('BOE'), certs: ['BOE_0'] } as Want)).toBe('boe0-kept 1848-20/D-36');
    expect(denied(both, { ...sale('BOE'), certs: ['BOE_5'] } as Want)).toBe('accepted');
  });

  it('scenario 53 (1848-16.5, 1848-20/D-36) is sold like any other with boe0_quirk=false', () => {
    const failed = play(beforeFailure({ ...HOLDS, options: { boe0_quirk: false } }), IDLE);
    expect(decision(failed)).toMatchObject({ seat: 0, step: 'crisis' });
    expect(cashOf(play(failed, sale('BOE')), 0)).toBe(145);
  });
});

describe('debt that is left', () => {
  /** Seat 0's only shares are of FT, whose pool is full; in the stock round seat 1 buys from it. */
  function nextRound(crisis_repeat: boolean): State {
    const companies = {
      FT: { ...FT, held: split('FT', [1, 40], [0, 10], ['pool', 50]) },
      NSW: { ...NSW, cell: [1, 8] as const },
    };
    const failed = play(beforeFailure({ companies, options: { crisis_repeat } }), IDLE);
    expect(decision(failed)).toMatchObject({ entity: 'FT', step: 'track' });
    let at = failed;
    while (decision(at).step !== 'stock') {
      at = play(at, decision(at).step === 'routes' ? IDLE : PASS);
    }
    // Seat 0 has nothing to do: 1848-16.6.
    expect(decision(at).seat).toBe(1);
    at = play(at, { type: 'buy_share', company: 'FT', from: 'pool' });
    const boe: Want = { type: 'buy_share', company: 'BOE', from: 'pool' };
    const debtor: string[] = [];
    while (decision(at).step === 'stock') {
      if (decision(at).seat === 0) debtor.push(denied(at, sale('FT')), denied(at, boe), denied(at, PASS));
      at = play(at, PASS);
    }
    expect(debtor).toEqual(['accepted', 'not-enough-cash 1848-4.3', 'accepted']);
    expect(cashOf(at, 0)).toBe(-95);
    expect(decision(at)).toMatchObject({ round: 'OR 3.1', entity: 'NSW', step: 'track' });
    return play(at, PASS);
  }

  it('scenario 53 (1848-16.6, 1848-20/D-55) is demanded again after the first company action', () => {
    const state = nextRound(true);
    expect(decision(state)).toMatchObject({ seat: 0, step: 'crisis' });
    expect(denied(state, sale('FT'))).toBe('accepted');
  });

  it('scenario 53 (1848-16.6, 1848-20/D-55) with crisis_repeat=false only income reduces it', () => {
    let at = nextRound(false);
    expect(decision(at)).toMatchObject({ entity: 'NSW' });
    while (operator(at) !== 'FT') at = play(at, decision(at).step === 'routes' ? IDLE : PASS);
    while (decision(at).step !== 'routes') at = play(at, PASS);
    at = play(at, { type: 'run_routes', routes: [{ train: '5-1', path: ['G14-0', 'F13-0'] }] });
    at = play(at, { type: 'dividend', pay: true });
    expect(cashOf(at, 0)).toBe(-95 + 4);
  });

  it('1848-16.6 1848-20/D-55 crisis_repeat=false: one forced sale, until covered or nothing is sellable', () => {
    const options = { crisis_repeat: false };
    const failed = play(beforeFailure({ companies: { FT, NSW }, options }), IDLE);
    const once = play(failed, sale('FT'));
    expect([cashOf(once, 0), decision(once).step]).toEqual([-45, 'crisis']);
    expect(decision(play(once, sale('FT'), sale('FT')))).toMatchObject({ entity: 'FT', step: 'track' });
  });

  it('1848-16.6 a debt is demanded after the first company action of a round', () => {
    const state = position({
      phase: '5',
      cash: [-95, 300, 300],
      tiles: linesOf('FT', 'NSW'),
      companies: { FT, NSW },
      round: { kind: 'operating', queue: ['FT', 'NSW'] },
    });
    expect(decision(state)).toMatchObject({ entity: 'FT', step: 'track' });
    expect(decision(play(state, PASS))).toMatchObject({ seat: 0, step: 'crisis' });
  });

  it('1848-16.6 and within a round as soon as something can be sold', () => {
    const state = position({
      phase: '5',
      cash: [-95, -30, 300],
      tiles: linesOf('FT', 'NSW'),
      companies: { FT: started('FT', 2), NSW: { ...NSW, held: split('NSW', [0, 30], [1, 30]) } },
      round: { kind: 'operating', queue: ['FT', 'NSW'] },
    });
    // Seat 0 would lose NSW to seat 1, until seat 1 has sold.
    const first = play(state, PASS);
    expect(decision(first)).toMatchObject({ seat: 1, step: 'crisis' });
    expect(decision(play(first, sale('NSW')))).toMatchObject({ seat: 0, step: 'crisis' });
  });
});
