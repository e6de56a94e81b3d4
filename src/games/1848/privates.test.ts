import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import type { PrivateId } from './data.ts';
import type { Options } from './options.ts';
import { type OperatingStep, type State } from './state.ts';

const PASS: Want = { type: 'pass' };
const IDLE: Want = { type: 'run_routes', routes: [] };

function buy(id: PrivateId, price: number): Want {
  return { type: 'buy_from_owner', private: id, price };
}

/** P2's lay on the desert hex beside Port Pirie. */
const P2_LAY: Want = { type: 'lay_tile', hex: 'E6', tile: '9', rotation: 0, private: 'P2' };

function tasmania(hex: string, rotation = 1): Want {
  return { type: 'lay_tile', hex, tile: '241', rotation, private: 'P3' };
}

function ghan(withP4: boolean): Want {
  return withP4 ? { type: 'buy_train', side: '2E', private: 'P4' } : { type: 'buy_train', side: '2E' };
}

interface Case extends Partial<PositionSpec> {
  sar?: CompanySpec;
  step?: OperatingStep;
}

/** SAR, led by seat 0, at its turn in phase 3 with one 3; VR of seat 1 follows. */
function sarTurn({ sar = {}, step = 'track', companies = {}, ...spec }: Case = {}): State {
  return position({
    phase: '3',
    cash: [500, 500, 500],
    tiles: linesOf('SAR', 'VR'),
    companies: {
      SAR: started('SAR', 0, { cash: 300, trains: { '3-0': '3' }, ...sar }),
      VR: started('VR', 1, { trains: { '3-1': '3' } }),
      ...companies,
    },
    round: { kind: 'operating', queue: ['SAR', 'VR'], step },
    ...spec,
  });
}

describe('sale and income of privates', () => {
  it('1848-13.1 1848-7.1 income goes to players and companies at the start of a round', () => {
    const state = sarTurn({
      privates: { P1: 2, P2: 'SAR', P3: 1 },
      round: { kind: 'operating', queue: ['SAR'], step: 'closing', of: 2 },
    });
    const next = play(state, PASS);
    expect(decision(next).round).toBe('OR 2.2');
    expect([cashOf(next, 2), cashOf(next, 'SAR'), cashOf(next, 1)]).toEqual([505, 310, 515]);
  });

  it('1848-13.1 neither between companies nor between players', () => {
    expect(denied(sarTurn({ privates: { P1: 'VR' } }), buy('P1', 10))).toBe('no-player-owns-it 1848-13.1');
    expect(denied(sarTurn({ privates: { P1: 0 } }), buy('P1', 10))).toBe('accepted');
    const stock = sarTurn({ privates: { P1: 0 }, round: { kind: 'stock', at: 1 } });
    expect(denied(stock, buy('P1', 10))).toBe('not-now 1848-4.1');
  });

  it('1848-13.2 in phases 3 and 4 only', () => {
    const offers = (['2', '3', '4', '5'] as const).map((phase) =>
      denied(sarTurn({ phase, sar: { trains: { '5-0': '5' } }, privates: { P1: 0 } }), buy('P1', 10)),
    );
    const never = 'not-in-this-phase 1848-13.2';
    expect(denied(sarTurn(), buy('P9' as PrivateId, 10))).toBe('unknown-private 1848-13.2');
    expect(offers).toEqual([never, 'accepted', 'accepted', never]);
  });

  it.each([
    ['P1', 40],
    ['P2', 80],
    ['P3', 140],
    ['P4', 220],
  ] as const)('1848-13.2 %s for 1 to %i, paid to its owner', (id, most) => {
    const state = sarTurn({ privates: { [id]: 0 } });
    expect(denied(state, buy(id, 0))).toBe('bad-price 1848-13.2');
    expect(denied(state, buy(id, most + 1))).toBe('bad-price 1848-13.2');
    const after = play(state, buy(id, most));
    expect([after.privates[id].owner, cashOf(after, 0), cashOf(after, 'SAR')]).toEqual([
      'SAR',
      500 + most,
      300 - most,
    ]);
    expect(denied(state, buy(id, 1))).toBe('accepted');
  });

  it('1848-13.2 within the treasury, any number, at any step', () => {
    const poor = sarTurn({ sar: { cash: 30 }, privates: { P1: 0 } });
    expect([denied(poor, buy('P1', 31)), denied(poor, buy('P1', 30))]).toEqual([
      'bad-price 1848-13.2',
      'accepted',
    ]);
    const two = play(sarTurn({ privates: { P1: 0, P2: 0 } }), buy('P1', 5), buy('P2', 5));
    expect([two.privates.P1.owner, two.privates.P2.owner]).toEqual(['SAR', 'SAR']);
    for (const step of ['track', 'routes', 'trains', 'closing'] as const) {
      expect(denied(sarTurn({ privates: { P1: 0 }, step }), buy('P1', 5))).toBe('accepted');
    }
  });

  it('1848-20/D-15 P5 and P6 never', () => {
    const state = sarTurn({ privates: { P5: 0, P6: 0 } });
    for (const id of ['P5', 'P6'] as const)
      expect(denied(state, buy(id, 50))).toBe('never-for-sale 1848-1.3');
  });

  it('scenario 47 (1848-13.2, 1848-20/D-14) from any player, or from the Director only', () => {
    const spec: Case = { privates: { P1: 2 }, sar: { loans: 5 }, loansIssued: 5, step: 'closing' };
    const any = sarTurn(spec);
    expect(decision(any)).toMatchObject({ entity: 'SAR', step: 'closing' });
    expect(cashOf(play(any, buy('P1', 40)), 2)).toBe(540);
    const options = { private_seller: 'director' } as const;
    // Nothing to wait for: the turn has moved on.
    expect(decision(sarTurn({ ...spec, options }))).toMatchObject({ entity: 'VR' });
    const early = sarTurn({ ...spec, options, step: 'track' });
    expect(denied(early, buy('P1', 40))).toBe('only-from-director 1848-13.2');
    const own = sarTurn({ ...spec, options, privates: { P1: 0 } });
    expect(decision(own)).toMatchObject({ entity: 'SAR', step: 'closing' });
    expect(denied(own, buy('P1', 40))).toBe('accepted');
  });

  it('1848-13.2 1848-7.4 the closing step waits only for a private that could still be bought', () => {
    const closing = (cash: number, spec: Case = {}): unknown =>
      decision(
        sarTurn({ privates: { P1: 0 }, sar: { loans: 5, cash }, loansIssued: 5, step: 'closing', ...spec }),
      ).entity;
    expect([closing(1), closing(0)]).toEqual(['SAR', 'VR']);
    expect(closing(1, { privatesClosed: true })).toBe('VR');
    expect([closing(1, { privates: { P1: 'SAR' } }), closing(1, { privates: { P5: 0 } })]).toEqual([
      'VR',
      'VR',
    ]);
  });

  it('1848-20/D-47 with trade_consent=ask another player answers first', () => {
    const privates = { P1: 2, P2: 0 };
    const ask = sarTurn({ privates, options: { trade_consent: 'ask' } });
    const asked = play(ask, buy('P1', 40));
    expect(decision(asked)).toMatchObject({ seat: 2, step: 'consent' });
    expect(asked.privates.P1.owner).toBe(2);
    const yes = play(asked, { type: 'answer', accept: true });
    expect([yes.privates.P1.owner, cashOf(yes, 2)]).toEqual(['SAR', 540]);
    const no = play(asked, { type: 'answer', accept: false });
    expect([no.privates.P1.owner, cashOf(no, 2), decision(no).entity]).toEqual([2, 500, 'SAR']);
    expect(denied(no, buy('P1', 10))).toBe('declined-this-turn 1848-13.2');
    expect(play(ask, buy('P2', 10)).privates.P2.owner).toBe('SAR');
    expect(play(sarTurn({ privates }), buy('P1', 40)).privates.P1.owner).toBe('SAR');
  });
});

describe('powers', () => {
  it('1848-13.3 from the first 3 on, for the owning company or that of the owning Director', () => {
    expect(denied(sarTurn({ privates: { P2: 0 } }), P2_LAY)).toBe('accepted');
    expect(denied(sarTurn({ privates: { P2: 'SAR' } }), P2_LAY)).toBe('accepted');
    expect(denied(sarTurn({ privates: { P2: 1 } }), P2_LAY)).toBe('not-owner 1848-13.3');
    expect(denied(sarTurn({ privates: { P2: 'VR' } }), P2_LAY)).toBe('not-owner 1848-13.3');
    const early = sarTurn({ privates: { P2: 0 }, phase: '2' });
    expect(denied(early, P2_LAY)).toBe('too-early 1848-13.3');
    expect(denied(sarTurn({ privates: { P1: 0 } }), { ...P2_LAY, private: 'P1' })).toBe(
      'no-such-power 1848-13.3',
    );
  });

  it('1848-13.4 P2: one plain yellow tile on reachable desert with 40 off, once', () => {
    const state = sarTurn({ privates: { P2: 'SAR' } });
    const after = play(state, P2_LAY);
    expect([cashOf(after, 'SAR'), after.board.laid['E6'], after.privates.P2.used]).toEqual([
      300,
      ['9', 0],
      true,
    ]);
    const plain: Want = { type: 'lay_tile', hex: 'E6', tile: '9', rotation: 0 };
    expect(cashOf(play(state, plain), 'SAR')).toBe(260);
    expect(denied(play(after, PASS), { ...P2_LAY, hex: 'E8' })).toBe('power-gone 1848-13.3');
    expect(denied(state, { ...P2_LAY, hex: 'G8', tile: '9', rotation: 1 })).toBe(
      'not-for-this-power 1848-13.4',
    );
    expect(denied(state, { ...P2_LAY, hex: 'C8' })).toBe('hex-out-of-reach 1848-8.2');
    expect(after.privates.P2.closed).toBe(false);
  });

  it('1848-13.4 P2 needs no money and is one of the normal yellow lays', () => {
    const broke = sarTurn({ privates: { P2: 'SAR' }, sar: { cash: 0 } });
    expect(denied(broke, { type: 'lay_tile', hex: 'E6', tile: '9', rotation: 0 })).toBe(
      'not-enough-cash 1848-8.5',
    );
    expect(denied(broke, P2_LAY)).toBe('accepted');
    const two = sarTurn({
      privates: { P2: 'SAR' },
      round: { kind: 'operating', queue: ['SAR'], yellows: 2, step: 'routes' },
    });
    expect(denied(two, P2_LAY)).toBe('no-lay-left 1848-8.1');
    const second = play(sarTurn({ privates: { P2: 'SAR' } }), P2_LAY);
    expect(decision(second).step).toBe('track');
    const third = play(second, { type: 'lay_tile', hex: 'D7', tile: '9', rotation: 0 });
    expect(decision(third).step).not.toBe('track');
  });

  it('1848-20/D-12 P2 at any moment, or in the track step only', () => {
    const at = (special_lay_any_time: boolean, step: OperatingStep): string =>
      denied(sarTurn({ privates: { P2: 0 }, options: { special_lay_any_time }, step }), P2_LAY);
    expect([at(true, 'track'), at(true, 'trains')]).toEqual(['accepted', 'accepted']);
    expect([at(false, 'track'), at(false, 'trains')]).toEqual(['accepted', 'only-in-track-step 1848-13.4']);
  });

  it('1848-13.5 P3: on I8 or I10, free, extra and without a connection', () => {
    const state = sarTurn({
      privates: { P3: 'SAR' },
      round: { kind: 'operating', queue: ['SAR'], yellows: 1 },
    });
    for (const hex of ['I8', 'I10']) {
      const after = play(state, tasmania(hex));
      expect(after.board.laid[hex]).toEqual(['241', 1]);
      expect([cashOf(after, 'SAR'), decision(after).step]).toEqual([300, 'track']);
      expect(after.round).toMatchObject({ yellows: 1, upgraded: false });
      expect(denied(after, tasmania('I8'))).toBe('already-laid 1848-13.5');
    }
    expect(denied(state, tasmania('I10', 0))).toBe('tile-does-not-fit 1848-13.5');
    expect(denied(state, tasmania('I6'))).toBe('tile-does-not-fit 1848-13.5');
    expect(denied(state, { type: 'lay_tile', hex: 'I10', tile: '241', rotation: 1 })).not.toBe('accepted');
    expect(denied(sarTurn({ privates: { P3: 'VR' } }), tasmania('I8'))).toBe('not-owner 1848-13.5');
    expect(denied(sarTurn({ privates: { P3: 'SAR' }, phase: '2' }), tasmania('I8'))).toBe(
      'too-early 1848-13.3',
    );
  });

  it('scenario 46 (1848-13.5, 1848-20/D-12, 1848-20/D-13) P3 of the Director', () => {
    const site = sarTurn({ privates: { P3: 0 }, step: 'trains' });
    expect(denied(site, tasmania('I10'))).toBe('not-owner 1848-13.5');
    expect(denied(play(site, buy('P3', 1)), tasmania('I10'))).toBe('accepted');
    const options: Partial<Options> = { p3_player_owned: true, special_lay_any_time: false };
    const book = sarTurn({
      privates: { P3: 0 },
      options,
      round: { kind: 'operating', queue: ['SAR', 'VR'], yellows: 2 },
    });
    expect(decision(book)).toMatchObject({ entity: 'SAR', step: 'track' });
    expect(denied(book, tasmania('I10'))).toBe('accepted');
    expect(decision(play(book, tasmania('I10'))).step).not.toBe('track');
    const over = play(book, PASS);
    expect(decision(over)).toMatchObject({ entity: 'SAR' });
    expect(denied(over, tasmania('I10'))).toBe('only-in-track-step 1848-13.4');
    expect(denied(sarTurn({ privates: { P3: 1 }, options }), tasmania('I10'))).toBe('not-owner 1848-13.5');
    // With P3 at any time the step does not wait for it.
    const free = sarTurn({
      privates: { P3: 0 },
      options: { p3_player_owned: true },
      round: { kind: 'operating', queue: ['SAR', 'VR'], yellows: 2 },
    });
    expect(decision(free).step).not.toBe('track');
    expect(denied(free, tasmania('I10'))).toBe('accepted');
  });

  it('1848-13.7 P4: 100 off one 2E', () => {
    const spec: Case = { phase: '5', privates: { P4: 0 }, sar: { trains: { '5-0': '5' } }, step: 'trains' };
    const after = play(sarTurn(spec), ghan(true));
    expect([cashOf(after, 'SAR'), after.privates.P4.closed]).toEqual([200, true]);
    expect(cashOf(play(sarTurn(spec), ghan(false)), 'SAR')).toBe(100);
    const poor: Case = { ...spec, sar: { trains: { '5-0': '5' }, cash: 100 } };
    expect(denied(sarTurn(poor), ghan(false))).toBe('not-enough-cash 1848-10.5');
    expect(denied(sarTurn(poor), ghan(true))).toBe('accepted');
    expect(denied(sarTurn({ ...spec, privates: { P4: 1 } }), ghan(true))).toBe('not-owner 1848-13.3');
    expect(denied(sarTurn(spec), { type: 'buy_train', side: '5', private: 'P4' })).toBe(
      'no-such-power 1848-13.7',
    );
    const vr = play(after, PASS, PASS, PASS, IDLE);
    expect(decision(vr)).toMatchObject({ entity: 'VR' });
    expect(denied(vr, ghan(true))).not.toBe('accepted');
  });
});

describe('closing', () => {
  const FIVE: Want = { type: 'buy_train', side: '5' };
  /** SAR about to buy the first 5, in phase 4 with no 4 left. */
  function firstFive(privates: NonNullable<PositionSpec['privates']>, sar: CompanySpec = {}): State {
    return sarTurn({
      phase: '4',
      gone: ['4-0', '4-1', '4-2', '4-3'],
      privates,
      sar: { cash: 900, ...sar },
      step: 'trains',
    });
  }

  it('scenario 39 (1848-13.6) the owner of P3 has to place Tasmania before play goes on', () => {
    const bought = play(firstFive({ P3: 2 }), FIVE);
    expect(decision(bought)).toMatchObject({ seat: 2, entity: 'P3', step: 'tasmania' });
    expect(denied(bought, tasmania('I8', 0))).toBe('tile-does-not-fit 1848-13.5');
    expect(denied(bought, { ...PASS, by: 0 })).toBe('not-your-decision 1848-2.4');
    expect(denied(bought, PASS)).toBe('not-now 1848-13.6');
    expect(denied(bought, { type: 'lay_tile', hex: 'G8', tile: '9', rotation: 1 })).toBe(
      'tasmania-first 1848-13.6',
    );
    for (const hex of ['I8', 'I10']) {
      const laid = play(bought, tasmania(hex));
      expect([laid.board.laid[hex], laid.privates.P3.closed]).toEqual([['241', 1], true]);
      expect(decision(laid)).toMatchObject({ entity: 'SAR', step: 'trains' });
    }
  });

  it('1848-13.6 for a company that owns P3 its Director decides; nothing is asked once it lies there', () => {
    const owned = play(firstFive({ P3: 'VR' }), FIVE);
    expect(decision(owned)).toMatchObject({ seat: 1, step: 'tasmania' });
    const early = sarTurn({
      phase: '4',
      gone: ['4-0', '4-1', '4-2', '4-3'],
      privates: { P3: 'SAR' },
      sar: { cash: 900 },
    });
    const laid = play(early, tasmania('I8'), PASS, PASS, IDLE, FIVE);
    expect([decision(laid).step, laid.privates.P3.closed]).toEqual(['trains', true]);
  });

  it('1848-13.8 1848-20/D-16 P1, P5, P6 and used powers close; unused P2 and P4 keep only the power', () => {
    const state = firstFive({ P1: 0, P2: 1, P4: 'SAR', P5: 1, P6: 2 });
    const after = play(state, FIVE);
    const closed = (['P1', 'P2', 'P4', 'P5', 'P6'] as const).map((id) => after.privates[id].closed);
    expect(closed).toEqual([true, false, false, true, true]);
    expect(denied(after, buy('P2', 10))).toBe('not-in-this-phase 1848-13.2');
    const next = play(
      { ...after, round: { ...after.round, queue: ['SAR'], step: 'closing', of: 2 } as State['round'] },
      PASS,
    );
    expect(decision(next).round).toBe('OR 2.2');
    // No more income.
    expect([cashOf(next, 1), cashOf(next, 'SAR')]).toEqual([500, 400]);
    const used = play(
      sarTurn({
        phase: '4',
        gone: ['4-0', '4-1', '4-2', '4-3'],
        privates: { P2: 'SAR' },
        sar: { cash: 900 },
      }),
      P2_LAY,
      PASS,
      PASS,
      IDLE,
      FIVE,
    );
    expect(used.privates.P2.closed).toBe(true);
  });

  it('scenario 40 (1848-13.8) P2 after closing: pays nothing, closes, and is one of two yellow lays', () => {
    const state = sarTurn({ phase: '6', privates: { P2: 'SAR' }, sar: { cash: 0, trains: { '6-0': '6' } } });
    const after = play(state, P2_LAY);
    expect([cashOf(after, 'SAR'), after.privates.P2.closed]).toEqual([0, true]);
    expect(denied(after, { type: 'lay_tile', hex: 'D7', tile: '9', rotation: 0 })).toBe('accepted');
  });

  it('1848-13.8 P6 closes with the first train of CAR', () => {
    const spec: Case = {
      phase: '3',
      privates: { P6: 2 },
      companies: { CAR: started('CAR', 0, { cash: 500 }) },
      round: { kind: 'operating', queue: ['CAR'], step: 'trains' },
    };
    const three: Want = { type: 'buy_train', side: '3' };
    expect(play(sarTurn(spec), three).privates.P6.closed).toBe(true);
    const from: Want = { type: 'buy_train_from', company: 'SAR', train: '3-0', price: 1 };
    expect(play(sarTurn(spec), from).privates.P6.closed).toBe(true);
    const sar = sarTurn({ privates: { P6: 2 }, step: 'trains' });
    expect(play(sar, three).privates.P6.closed).toBe(false);
  });

  it('1848-13.8 a failing company takes its privates along, Tasmania included', () => {
    const state = sarTurn({
      privates: { P2: 'SAR', P3: 'SAR', P4: 1 },
      sar: { cell: [1, 1], held: split('SAR', [0, 60]) },
      receiverships: 1,
    });
    const failed = play(state, { type: 'take_loan' });
    expect([companyOf(failed, 'SAR').closed, failed.privatesClosed]).toEqual([true, true]);
    expect((['P2', 'P3', 'P4'] as const).map((id) => failed.privates[id].closed)).toEqual([
      true,
      true,
      false,
    ]);
    expect(decision(failed)).toMatchObject({ entity: 'VR', step: 'track' });
    expect(failed.board.laid['I8'] ?? failed.board.laid['I10']).toBeUndefined();
  });
});
