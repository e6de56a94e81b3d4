import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { type OperatingStep, sharePrice, type State } from './state.ts';

const pass: Want = { type: 'pass' };
const certs = (id: string, ...numbers: number[]): string[] => numbers.map((n) => `${id}_${n}`);
const sixty = (id: string): string[] => certs(id, 0, 1, 2, 3, 4);

/** Port Augusta - Whyalla - Perth. */
const WEST: NonNullable<PositionSpec['tiles']> = { E4: ['57', 1], E2: ['6', 2] };
const RUN: Want = { type: 'run_routes', routes: [{ train: '3-0', path: ['E4-0', 'E2-0'] }] };

/** CAR at a step of its turn; WEST is built and phase 3 has begun unless told otherwise. */
function car(
  step: OperatingStep,
  company: CompanySpec = {},
  spec: Partial<Omit<PositionSpec, 'round'>> = {},
): State {
  return position({
    phase: '3',
    tiles: WEST,
    round: { kind: 'operating', queue: ['CAR'], step },
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

const stepOf = (state: State): string => decision(state).step;
/** Neither loans nor private purchases in this position: step 8 does not wait. */
const QUIET = { loansIssued: 20 } as const;

describe('1848-7.1 start of a round', () => {
  it('1848-7.1: privates pay players and companies, then the Bank of England its base and its cities', () => {
    const state = position({
      phase: '3',
      cash: [100, 100, 100],
      tiles: { F5: ['14', 0], E2: ['6', 2] },
      privates: { P1: 0, P3: 'CAR', P5: 1 },
      boe: { 1: certs('BOE', 0, 1, 2), 2: certs('BOE', 3) },
      companies: {
        CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 50, tokens: ['E4'] },
        BOE: { tokens: ['F5', 'F5', 'E2'] },
      },
      round: { kind: 'operating', queue: ['CAR'], of: 2 },
    });
    const next = idle(state);
    expect(decision(next).round).toBe('OR 2.2');
    // Base 100, Port Pirie 30 twice, Whyalla 20: 18 a share.
    expect([0, 1, 2].map((seat) => cashOf(next, seat))).toEqual([105, 100 + 25 + 3 * 18, 118]);
    expect(cashOf(next, 'CAR')).toBe(65);
    expect(sharePrice(next, 'BOE')).toBe(70);
  });

  it.each([
    ['2', 0],
    ['4', 10],
    ['5', 20],
    ['8', 30],
  ] as const)('1848-7.1: the base of phase %s gives %i a share', (phase, each) => {
    const state = position({
      phase,
      cash: [0, 0, 0],
      boe: { 1: certs('BOE', 0) },
      companies: { CAR: { par: 100, held: { 0: sixty('CAR') }, tokens: ['E4'] } },
      round: { kind: 'operating', queue: ['CAR'], of: 2 },
    });
    expect(cashOf(idle(state), 1)).toBe(each);
  });
});

describe('1848-7.2, 7.3 order and number', () => {
  it('scenario 11 (1848-7.2) price, column, arrival', () => {
    const state = RECORDS_1848.stateAfter('B', 193);
    expect(state.round).toMatchObject({ queue: ['WA', 'SAR', 'NSW', 'FT', 'CAR', 'QR'] });
    const at = (id: string) => [sharePrice(state, id), companyOf(state, id).cell?.[1]];
    expect(['WA', 'SAR', 'NSW', 'FT'].map(at)).toEqual([
      [100, 7],
      [100, 5],
      [100, 5],
      [100, 5],
    ]);
    expect(['CAR', 'QR'].map((id) => sharePrice(state, id))).toEqual([90, 40]);
    expect(state.market['1,5']).toEqual(['SAR', 'NSW', 'FT']);
  });

  it('1848-7.2: higher price, further right, earlier arrival; not floated, not in the order', () => {
    const state = position({
      cash: [0, 0, 0],
      companies: {
        CAR: { par: 100, cell: [0, 4], held: { 0: sixty('CAR') } },
        WA: { par: 100, cell: [1, 5], held: { 0: sixty('WA') } },
        FT: { par: 100, cell: [1, 5], held: { 1: sixty('FT') } },
        NSW: { par: 90, cell: [2, 6], held: { 1: sixty('NSW') } },
        SAR: { par: 70, cell: [4, 7], held: { 2: sixty('SAR') } },
        VR: { par: 100, cell: [1, 6], held: { 2: sixty('VR') } },
        QR: { par: 100, cell: [0, 8], held: { 2: ['QR_0'] }, floated: false },
      },
      round: { kind: 'stock', at: 0 },
    });
    const operating = play(state, pass, pass, pass);
    expect(operating.round).toMatchObject({ queue: ['VR', 'SAR', 'NSW', 'WA', 'FT', 'CAR'] });
  });

  it('1848-7.2: fixed when the round begins, whatever moves meanwhile', () => {
    const state = car('dividend', { cell: [1, 5] }, {
      companies: { FT: { par: 100, cell: [2, 6], held: { 1: sixty('FT') }, tokens: ['G14'] } },
      round: { kind: 'operating', queue: ['CAR', 'FT'], of: 2 },
    } as Partial<PositionSpec>);
    const next = idle(idle(state));
    // CAR earned nothing and fell to 90: in the next round it comes after FT, which fell to 90 further right.
    expect(decision(next)).toMatchObject({ round: 'OR 2.2', entity: 'FT' });
  });

  it('1848-7.3: the phase at the end of the stock round counts', () => {
    const state = position({
      cash: [100, 100, 100],
      gone: ['2-0', '2-1', '2-2', '2-3', '2-4', '2-5'],
      companies: { CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 500, tokens: ['E4'] } },
      round: { kind: 'stock', at: 0 },
    });
    const one = play(state, pass, pass, pass);
    expect(one.round).toMatchObject({ number: 1, of: 1 });
    const three = play(one, pass, { type: 'buy_train', side: '3' });
    expect(three.phase).toBe('3');
    const stock = idle(three);
    expect(decision(stock).round).toBe('SR 3');
    const next = play(stock, pass, pass, pass);
    expect(next.round).toMatchObject({ number: 1, of: 2 });
  });
});

describe('1848-7.4 the steps of a turn', () => {
  it('1848-7.4: track, token, routes, dividend, trains, closing: in this order and nothing else', () => {
    let state = car('track');
    const notYet = (...wants: Want[]): void => {
      for (const want of wants) expect(denied(state, want)).toMatch(/^not-now/);
    };
    const token: Want = { type: 'place_token', hex: 'E2', city: 0 };
    const train: Want = { type: 'buy_train', side: '3' };
    expect(stepOf(state)).toBe('track');
    notYet(token, RUN, { type: 'dividend', pay: true }, train);
    state = play(state, pass);
    expect(stepOf(state)).toBe('token');
    notYet({ type: 'lay_tile', hex: 'E6', tile: '9', rotation: 1 }, RUN, train);
    state = play(state, token);
    expect(stepOf(state)).toBe('routes');
    notYet(token, train, pass);
    state = play(state, RUN);
    expect(stepOf(state)).toBe('dividend');
    notYet(RUN, train, pass);
    state = play(state, { type: 'dividend', pay: true });
    expect(stepOf(state)).toBe('trains');
    notYet(RUN, { type: 'dividend', pay: true });
    state = play(state, train, pass);
    expect(stepOf(state)).toBe('closing');
    notYet(train);
    expect(decision(play(state, pass)).round).not.toBe('OR 2.1');
  });

  it('1848-7.4: track always waits at first, also where nothing can be built', () => {
    expect(stepOf(car('track', { cash: 0, tokens: ['E4'] }))).toBe('track');
  });

  it('1848-7.4: the token step is skipped without token, money or city', () => {
    expect(stepOf(car('token', { cash: 40 }))).toBe('token');
    expect(stepOf(car('token', { cash: 39 }))).toBe('routes');
    const full = { SAR: { par: 90, held: { 1: sixty('SAR') }, tokens: ['E2', 'G6'] } };
    expect(stepOf(car('token', {}, { companies: full }))).toBe('routes');
    const all = { cash: 500, tokens: ['E4', 'F5', 'D9', 'E14'] };
    expect(stepOf(car('token', all, { tiles: { ...WEST, F5: ['5', 3], D9: ['5', 0], E14: ['6', 4] } }))).toBe(
      'routes',
    );
  });

  it('1848-7.4: routes need a train and a route; without revenue the price falls with no record', () => {
    const noTrain = car('routes', { trains: {} });
    expect([stepOf(noTrain), companyOf(noTrain, 'CAR').cell]).toEqual(['trains', [1, 4]]);
    const noRoute = car('routes', {}, { tiles: { E4: ['57', 1] } });
    expect([stepOf(noRoute), companyOf(noRoute, 'CAR').cell]).toEqual(['trains', [1, 4]]);
    const empty = play(car('routes'), { type: 'run_routes', routes: [] });
    expect([stepOf(empty), companyOf(empty, 'CAR').cell]).toEqual(['trains', [1, 4]]);
    expect(stepOf(play(car('routes'), RUN))).toBe('dividend');
    expect(stepOf(car('routes', { trains: { '2E-0': '2E' } }, { phase: '5' }))).toBe('routes');
  });

  it('1848-7.4: trains and closing are skipped when nothing could be done', () => {
    // Phase 2: no loans, no private purchases; 99 buys no 2.
    const two = { phase: '2', tiles: {} } as const;
    expect(stepOf(car('trains', { trains: {}, cash: 100 }, two))).toBe('trains');
    expect(decision(car('trains', { trains: {}, cash: 99 }, two)).round).toBe('SR 3');
    // Phase 3: loan capacity and 100 keep step 7 open, loan capacity alone step 8.
    expect(stepOf(car('trains', { cash: 100 }))).toBe('trains');
    expect(stepOf(car('trains', { cash: 99 }))).toBe('closing');
    expect(stepOf(car('trains', { cash: 100, trains: { '3-0': '3', '2E-0': '2E' } }, { phase: '4' }))).toBe(
      'closing',
    );
    expect(decision(car('trains', { cash: 100 }, QUIET)).round).toBe('SR 3');
    expect(decision(car('closing', { loans: 5 }, { loansIssued: 5 })).round).toBe('SR 3');
  });

  it('1848-7.4: step 8 waits while a player owns P1 to P4 in phases 3 and 4 and there is a pound', () => {
    const at = (cash: number, spec: Partial<PositionSpec>): string =>
      decision(car('closing', { cash }, { ...QUIET, ...spec })).round;
    expect(at(1, { privates: { P1: 2 } })).toBe('OR 2.1');
    expect(at(0, { privates: { P1: 2 } })).toBe('SR 3');
    expect(at(1, { privates: { P5: 2, P6: 0 } })).toBe('SR 3');
    expect(at(1, { privates: { P1: 'CAR' } })).toBe('SR 3');
    expect(at(1, { privates: { P2: 2 }, phase: '5' })).toBe('SR 3');
    expect(at(1, { privates: { P1: 2 }, phase: '2', first3: false })).toBe('SR 3');
  });

  it('1848-7.4: a loan already taken leaves step 8 open', () => {
    const loan = play(car('closing', { loans: 3 }, { loansIssued: 3 }), { type: 'take_loan' });
    expect(stepOf(loan)).toBe('closing');
    expect(denied(loan, { type: 'take_loan' })).toBe('one-loan-a-turn 1848-14.2');
    // The fifth loan ends the capacity, and with it the turn.
    const fifth = play(car('closing', { loans: 4 }, { loansIssued: 4 }), { type: 'take_loan' });
    expect(decision(fifth).round).toBe('SR 3');
  });
});

describe('1848-7.5 whether a train could be bought', () => {
  const other = (trains: CompanySpec['trains']) => ({
    FT: { par: 70, held: { 1: sixty('FT') }, tokens: ['G14'], trains: trains ?? {} },
  });
  const waits = (company: CompanySpec, spec: Partial<PositionSpec> = {}): boolean =>
    decision(car('trains', company, { ...QUIET, ...spec })).round === 'OR 2.1';

  it('1848-7.5: one pound is enough if another company owns a train, in every phase', () => {
    expect(waits({ cash: 1 }, { companies: other({ '3-1': '3' }) })).toBe(true);
    expect(waits({ cash: 0 }, { companies: other({ '3-1': '3' }) })).toBe(false);
    expect(waits({ cash: 1 }, { companies: other({}) })).toBe(false);
    const early = { phase: '2', companies: other({ '2-1': '2' }) } as const;
    expect(waits({ cash: 1, trains: { '2-0': '2' } }, early)).toBe(true);
  });

  it('1848-7.5: else the cheapest of the bank, the 2E included from phase 5', () => {
    expect(waits({ cash: 200 })).toBe(true);
    expect(waits({ cash: 199 })).toBe(false);
    const five = { phase: '5', trains: {} } as const;
    expect(waits({ cash: 200, trains: { '5-0': '5' } }, five)).toBe(true);
    expect(waits({ cash: 199, trains: { '5-0': '5' } }, five)).toBe(false);
    expect(waits({ cash: 100, trains: { '5-0': '5' } }, { ...five, privates: { P4: 'CAR' } })).toBe(true);
  });

  it('1848-7.5: a full company only for a 2E, or to hand in a 4', () => {
    const full = { '5-0': '5', '5-1': '5' } as const;
    expect(waits({ cash: 200, trains: full }, { phase: '5' })).toBe(true);
    expect(waits({ cash: 1000, trains: { ...full, '2E-0': '2E' } }, { phase: '5' })).toBe(false);
    const four = { trains: { '4-0': '4', '5-0': '5', '2E-0': '2E' } } as const;
    const eights = { phase: '6', gone: ['6-0', '6-1'] } as const;
    expect(waits({ cash: 800, ...four }, { ...eights, gone: [...eights.gone] })).toBe(true);
    expect(waits({ cash: 799, ...four }, { ...eights, gone: [...eights.gone] })).toBe(false);
    expect(waits({ cash: 800, ...four }, { phase: '6' })).toBe(false);
  });

  it('1848-7.5: after a purchase the step closes by itself when nothing more can be bought', () => {
    const buy: Want = { type: 'buy_train', side: '3' };
    const open = play(car('trains', { cash: 400 }), buy);
    expect(stepOf(open)).toBe('trains');
    expect(stepOf(play(open, buy))).toBe('closing');
    expect(stepOf(play(car('trains', { cash: 399 }), buy))).toBe('closing');
  });
});

describe('1848-7.6, 7.7', () => {
  it('1848-7.6: any other stop is a route: a city, even a full one, a town, a port', () => {
    const hasRoute = (company: CompanySpec, spec: Partial<PositionSpec>): boolean =>
      stepOf(car('routes', company, spec)) === 'routes';
    expect(hasRoute({}, {})).toBe(true);
    const full = { WA: { par: 90, held: { 1: sixty('WA') }, tokens: ['E2', 'D1'] } };
    expect(hasRoute({}, { companies: full })).toBe(true);
    expect(hasRoute({}, { tiles: { E4: ['57', 1] } })).toBe(false);
    expect(hasRoute({}, { tiles: { E4: ['57', 2], D3: ['55', 0] } })).toBe(false);
    expect(hasRoute({}, { tiles: { E4: ['57', 2], D3: ['55', 1] } })).toBe(true);
    expect(hasRoute({ tokens: ['E2'] }, { tiles: { E2: ['6', 3] } })).toBe(true);
    // Two own tokens that meet only each other.
    expect(hasRoute({ tokens: ['E4', 'E2'] }, { tiles: { E4: ['57', 1], E2: ['5', 3] } })).toBe(true);
  });

  it('1848-7.6: the duty to buy follows from it', () => {
    expect(denied(car('trains', { trains: {} }), pass)).toBe('must-buy-train 1848-10.6');
    expect(denied(car('trains', { trains: {} }, { tiles: { E4: ['57', 1] } }), pass)).toBe('accepted');
  });

  it.each(['track', 'token', 'routes', 'dividend', 'trains', 'closing'] as const)(
    '1848-7.7: a loan, a private and their tiles at step %s',
    (step) => {
      const spec = { privates: { P1: 1, P2: 0, P3: 'CAR' }, tiles: WEST } as const;
      const state =
        step === 'dividend'
          ? play(car('routes', {}, spec), RUN)
          : car(step, { trains: { '3-0': '3' } }, spec);
      expect(stepOf(state)).toBe(step);
      const after = play(
        state,
        { type: 'take_loan' },
        { type: 'buy_from_owner', private: 'P1', price: 40 },
        { type: 'lay_tile', hex: 'I8', tile: '241', rotation: 1, private: 'P3' },
        { type: 'lay_tile', hex: 'E6', tile: '9', rotation: 1, private: 'P2' },
      );
      expect([stepOf(after), cashOf(after, 'CAR'), cashOf(after, 1)]).toEqual([
        step,
        560,
        cashOf(state, 1) + 40,
      ]);
      expect(denied(after, { type: 'take_loan' })).toBe('one-loan-a-turn 1848-14.2');
    },
  );

  it('1848-7.7: P4 works in the train step only', () => {
    const spec = { phase: '5', privates: { P4: 0 } } as const;
    const ghan: Want = { type: 'buy_train', side: '2E', private: 'P4' };
    const company = { trains: { '5-0': '5' } } as const;
    expect(denied(car('track', company, spec), ghan)).toBe('not-now 1848-7.4');
    expect(denied(car('closing', company, spec), ghan)).toBe('not-now 1848-7.4');
    expect(cashOf(play(car('trains', company, spec), ghan), 'CAR')).toBe(400);
  });
});
