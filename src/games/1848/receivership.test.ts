import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
import { split } from '../../testing/rail-position.ts';
import { game1848 } from './game.ts';
import { bankOfEnglandRevenue } from './operating.ts';
import { certificateLimit, type State } from './state.ts';

const LOAN: Want = { type: 'take_loan' };
const IDLE: Want = { type: 'run_routes', routes: [] };
const PASS: Want = { type: 'pass' };

/** VR, led by seat 0 with 40 %, seats 1 and 2 with a share each, one loan away from receivership. */
function nearlyFailed(vr: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  const { companies, ...rest } = spec;
  return position({
    phase: '3',
    tiles: linesOf('VR', 'FT', 'NSW'),
    companies: {
      VR: started('VR', 0, {
        cell: [1, 1],
        cash: 100,
        held: split('VR', [0, 40], [1, 10], [2, 10], ['pool', 20]),
        trains: { '3-0': '3' },
        ...vr,
      }),
      FT: started('FT', 1, { trains: { '3-1': '3' } }),
      ...companies,
    },
    round: { kind: 'operating', queue: ['VR', 'FT'] },
    ...rest,
  });
}

describe('receivership', () => {
  it('1848-16.1 1848-12.4 by withholding, by no revenue and by a loan', () => {
    const run: Want = { type: 'run_routes', routes: [{ train: '3-0', path: ['H11-0', 'H9-0'] }] };
    const atRoutes = nearlyFailed({}, { round: { kind: 'operating', queue: ['VR', 'FT'], step: 'routes' } });
    const ran = play(atRoutes, run);
    for (const failed of [
      play(ran, { type: 'dividend', pay: false }),
      play(atRoutes, IDLE),
      play(atRoutes, LOAN),
    ]) {
      expect(companyOf(failed, 'VR').closed).toBe(true);
      expect([failed.receiverships, failed.failures]).toEqual([1, [1, 0, 0]]);
      expect(decision(failed)).toMatchObject({ entity: 'FT', step: 'track' });
    }
    expect(companyOf(play(ran, { type: 'dividend', pay: true }), 'VR').closed).toBe(false);
  });

  it('1848-16.1 privates, trains, money and certificates go, and the next company operates', () => {
    const state = nearlyFailed({ cash: 900 }, { privates: { P1: 'VR', P2: 0 } });
    const bank = cashOf(state, 'bank');
    const failed = play(state, LOAN);
    expect([failed.privates.P1.closed, failed.privates.P2.closed]).toEqual([true, false]);
    expect(cashOf(failed, 'VR')).toBe(0);
    expect(cashOf(failed, 'bank')).toBe(bank + 900 + 100 - 200);
    expect(failed.certificates['VR']).toEqual({});
    expect(failed.market['1,1']).toBeUndefined();
    const buy: Want = { type: 'buy_train_from', company: 'VR', train: '3-0', price: 200 };
    const rich = play(
      nearlyFailed({}, { companies: { FT: started('FT', 1, { cash: 500, trains: { '3-1': '3' } }) } }),
      LOAN,
      PASS,
      PASS,
      IDLE,
    );
    expect([decision(rich).step, denied(rich, buy)]).toEqual(['trains', 'unknown-seller 1848-10.2']);
  });

  it('1848-16.1 a failed company can not be started again', () => {
    const failed = play(nearlyFailed({}, { cash: [500, 500, 500] }), LOAN, PASS, IDLE, PASS);
    expect(decision(failed).step).toBe('stock');
    expect(denied(failed, { type: 'par', company: 'VR', price: 70 })).toBe('already-started 1848-4.3');
    expect(denied(failed, { type: 'par', company: 'QR', price: 70 })).toBe('accepted');
  });

  it('1848-16.2 its tokens become tokens of the BoE, block and earn', () => {
    const state = nearlyFailed({ tokens: ['H11', 'H9'] });
    const failed = play(state, LOAN);
    expect(tokenPlaces(failed.tokens, 'VR')).toEqual([]);
    expect(tokenPlaces(failed.tokens, 'BOE').map(({ hex }) => hex)).toEqual(['H11', 'H9']);
    expect(bankOfEnglandRevenue(failed) - bankOfEnglandRevenue(state)).toBe(40);
    expect(failed.tokens['H9']?.[0]?.slots).toEqual(['BOE']);
  });

  it('1848-16.2 tokens beside the slots stay there, and an unused home is free again', () => {
    const beside = play(nearlyFailed({ tokens: ['H11', 'F17+'] }), LOAN);
    expect(beside.tokens['F17']?.[0]).toEqual({ slots: [null], beside: ['BOE'] });
    // NSW has not begun: its home is reserved. Once it has failed the slot is open.
    const ft = (nsw: CompanySpec): State =>
      position({
        phase: '3',
        tiles: { ...linesOf('NSW'), F15: ['235', 1], G16: ['5', 2] },
        companies: {
          FT: started('FT', 1, { cash: 500, tokens: ['G14', 'E18'] }),
          NSW: nsw,
        },
        round: { kind: 'operating', queue: ['FT'], step: 'token' },
      });
    const token: Want = { type: 'place_token', hex: 'F17', city: 0 };
    const waiting = ft({ par: 100, held: split('NSW', [0, 60]) });
    expect(decision(waiting).step).not.toBe('token');
    expect(denied(ft({ closed: true }), token)).toBe('accepted');
  });

  it('1848-16.3 par for the shares of others: treasury first, then the Director, below zero if need be', () => {
    const seats = (state: State): number[] => [0, 1, 2].map((seat) => cashOf(state, seat));
    const atRoutes: Partial<PositionSpec> = {
      round: { kind: 'operating', queue: ['VR', 'FT'], step: 'routes' },
    };
    const rich = nearlyFailed({ cash: 500 }, { cash: [50, 60, 70], ...atRoutes });
    expect(seats(play(rich, IDLE))).toEqual([50, 160, 170]);
    const poor = nearlyFailed({ cash: 30 }, { cash: [50, 60, 70], ...atRoutes });
    expect(seats(play(poor, IDLE))).toEqual([50 - 170, 160, 170]);
    expect(play(poor, IDLE).loansIssued).toBe(0);
  });

  it('1848-16.1 the certificate limits fall, once more for the Director', () => {
    const failed = play(nearlyFailed(), LOAN);
    expect([0, 1, 2].map((seat) => certificateLimit(failed, seat))).toEqual([16, 18, 18]);
  });

  it('1848-16.4 only the second and the fifth failure export a train', () => {
    for (const [before, left] of [
      [0, 3],
      [1, 2],
      [2, 3],
      [3, 3],
      [4, 2],
    ] as const) {
      const failed = play(nearlyFailed({}, { receiverships: before }), LOAN);
      expect([before, failed.depot.filter((card) => card.startsWith('5')).length]).toEqual([before, left]);
    }
  });

  it('1848-16.4 a 5, else a 6, else an 8, never a 2E', () => {
    const trains = { '5-0': '5' } as const;
    const exported = (spec: Partial<PositionSpec>): State =>
      play(nearlyFailed({ trains }, { phase: '6', receiverships: 1, ...spec }), LOAN);
    const fives = exported({ phase: '5' });
    expect([fives.depot[0], fives.soldGhans]).toEqual(['5-2', 0]);
    const sixes = exported({ gone: ['6-0'] });
    expect([sixes.depot, sixes.soldEights, sixes.phase]).toEqual([[], 0, '6']);
    const eights = exported({ gone: ['6-0', '6-1'] });
    expect([eights.depot, eights.soldEights, eights.phase]).toEqual([[], 1, '8']);
  });

  it('1848-16.7 the fifth failure brings the end after the set', () => {
    const fourth = play(nearlyFailed({}, { receiverships: 3 }), LOAN);
    expect(fourth.endReason).toBeNull();
    const fifth = play(nearlyFailed({}, { receiverships: 4 }), LOAN);
    expect([fifth.endReason, fifth.finished]).toEqual(['closed_five', false]);
    const over = play(fifth, PASS, IDLE, PASS);
    expect(game1848.turn(over)).toMatchObject({ kind: 'finished', reason: 'closed_five' });
  });

  it('1848-16.8 1848-20/D-28 there is no bankruptcy', () => {
    const state = nearlyFailed({}, { cash: [-500, 0, 0] });
    expect(game1848.apply(state, { type: 'bankrupt', by: 0 } as never)).toMatchObject({
      refused: true,
      code: 'unknown-action',
    });
    expect(play(state, LOAN).finished).toBe(false);
  });
});

describe('certificate limit', () => {
  it('1848-20/D-40 after a sixth failure the limit is that of five and more', () => {
    const limits = [0, 1, 5, 6, 8].map((receiverships) =>
      certificateLimit(nearlyFailed({}, { receiverships }), 1),
    );
    expect(limits).toEqual([20, 18, 10, 10, 10]);
  });
});

describe('an export to phase 8', () => {
  it('scenario 33 (1848-16.4, 1848-7.1) WA fails by a loan at 40, and the next round opens with 520', () => {
    const state = position({
      phase: '6',
      gone: ['6-0', '6-1'],
      cash: [400, 400, 400],
      tiles: { E2: ['6', 2], F5: ['15', 3], G6: ['239', 0], H11: ['57', 1], H9: ['14', 1] },
      companies: {
        WA: started('WA', 0, { par: 70, cell: [3, 1], tokens: ['D1', 'E2', 'F5'] }),
        VR: started('VR', 1, { trains: { '4-0': '4+', '6-0': '6' } }),
        BOE: { tokens: ['F5', 'G6'] },
      },
      boe: { 2: ['BOE_1'] },
      receiverships: 1,
      turnNumber: 5,
      round: { kind: 'operating', number: 2, of: 3, queue: ['WA'], step: 'track' },
    });
    const failed = play(state, LOAN);
    expect([failed.phase, failed.soldEights, companyOf(failed, 'VR').trains]).toEqual(['8', 1, ['6-0']]);
    expect(decision(failed)).toMatchObject({ round: 'OR 5.3', entity: 'VR' });
    // 300 and Whyalla 20, Port Pirie 30 twice, Adelaide 60, Perth 80.
    expect(bankOfEnglandRevenue(failed)).toBe(300 + 20 + 30 + 30 + 60 + 80);
    expect(cashOf(failed, 2)).toBe(400 + 52);
  });
});

describe('Tasmania at a failure', () => {
  const TASMANIA: Want = { type: 'lay_tile', hex: 'I10', tile: '241', rotation: 1, private: 'P3' };

  /** VR owns P3 and is the second to fail; the director has enough money. */
  function failing(rules: string, spec: Partial<PositionSpec> = {}): State {
    const privates = { P3: 'VR' };
    return play(
      nearlyFailed({}, { rules, cash: [500, 500, 500], receiverships: 1, privates, ...spec }),
      LOAN,
    );
  }

  it('1848-20/D-62 1848-13.6 by the books the director of the second to fail lays the tile at once', () => {
    for (const rules of ['book', 'first-edition-2007']) {
      const failed = failing(rules);
      expect([failed.receiverships, failed.privatesClosed, failed.privates.P3.closed]).toEqual([
        2,
        true,
        false,
      ]);
      expect(decision(failed)).toMatchObject({ seat: 0, entity: 'P3', step: 'tasmania' });
      expect(denied(failed, PASS)).toBe('not-now 1848-13.6');
      const laid = play(failed, TASMANIA);
      expect([laid.privates.P3.closed, laid.board.laid['I10'] !== undefined]).toEqual([true, true]);
      expect(decision(laid)).toMatchObject({ entity: 'FT', step: 'track' });
    }
  });

  it('1848-20/D-62 random games by the book come to it', () => {
    const random = BOTS['random'];
    if (!random) throw new Error('no random bot');
    let met = 0;
    for (let seed = 9; seed <= 14; seed++) {
      const bots = Array.from({ length: 5 }, (_, seat) => random(seed * 100 + seat));
      let last: State | null = null;
      const onState = (state: State): void => {
        const owner = state.privates.P3.owner;
        const isDue = state.tasmania !== null && typeof owner === 'string' && companyOf(state, owner).closed;
        if (isDue && last?.tasmania === null) met++;
        last = state;
      };
      playGame(game1848, { seats: 5, ruleSet: 'book', seed, bots, onState });
    }
    expect(met).toBeGreaterThan(0);
  });

  it('1848-20/D-62 on the site P3 is gone with its company', () => {
    const failed = failing('18xx.games');
    expect([failed.privates.P3.closed, failed.tasmania]).toEqual([true, null]);
    expect(decision(failed)).toMatchObject({ entity: 'FT', step: 'track' });
  });

  it('1848-20/D-62 the first to fail exports nothing, so its P3 is gone by the books too', () => {
    const failed = failing('book', { receiverships: 0 });
    expect([failed.privates.P3.closed, failed.privatesClosed, failed.tasmania]).toEqual([true, false, null]);
  });
});
