import { describe, expect, it } from 'vitest';
import { cashOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { game1848 } from './game.ts';
import { sharePrice, type State, worth } from './state.ts';

const PASS: Want = { type: 'pass' };
const IDLE: Want = { type: 'run_routes', routes: [] };
const RUN: Want = { type: 'run_routes', routes: [{ train: '5-0', path: ['H11-0', 'H9-0'] }] };
const PAY: Want = { type: 'dividend', pay: true };

/** VR, led by seat 0, about to run for 40 in phase 5. */
function vrRuns(vr: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '5',
    tiles: linesOf('VR'),
    companies: { VR: started('VR', 0, { trains: { '5-0': '5' }, ...vr }) },
    round: { kind: 'operating', number: 2, of: 3, queue: ['VR'], step: 'routes' },
    ...spec,
  });
}

/** Plays on, doing as little as possible, until the game is over or the round changes. */
function finishRound(state: State): State {
  const { round } = decision(state);
  let at = state;
  while (!at.finished && decision(at).round === round) {
    at = play(at, decision(at).step === 'routes' ? IDLE : PASS);
  }
  return at;
}

describe('triggers of the end', () => {
  it('1848-18.1 (a) the bank cannot cover a payment, which is still made in full', () => {
    const broken = play(vrRuns({}, { bank: 23, cash: [100, 0, 0] }), RUN, PAY);
    expect([broken.endReason, cashOf(broken, 'bank'), cashOf(broken, 0)]).toEqual(['bank', -1, 124]);
  });

  it('1848-18.1 1848-20/D-25 exactly zero breaks the bank only with bank_break=zero', () => {
    const state = vrRuns({}, { bank: 24 });
    expect(play(state, RUN, PAY).endReason).toBeNull();
    const zero = vrRuns({}, { bank: 24, options: { bank_break: 'zero' } });
    expect(play(zero, RUN, PAY).endReason).toBe('bank');
    const one = vrRuns({}, { bank: 25, options: { bank_break: 'zero' } });
    expect(play(one, RUN, PAY).endReason).toBeNull();
  });

  it('1848-18.1 (b) a marker at 450, by a payout or by being sold out', () => {
    const paid = play(vrRuns({ cell: [0, 15] }), RUN, PAY);
    expect([sharePrice(paid, 'VR'), paid.endReason]).toEqual([450, 'stock_market']);
    expect(play(vrRuns({ cell: [0, 14] }), RUN, PAY).endReason).toBeNull();
    const held = split('VR', [0, 60], [1, 40]);
    const stock = vrRuns({ cell: [1, 16], held }, { cash: [0, 0, 70], round: { kind: 'stock', at: 2 } });
    const after = finishRound(stock);
    expect([sharePrice(after, 'VR'), after.endReason]).toEqual([450, 'stock_market']);
  });

  it('1848-18.1 (c) the sixteenth loan', () => {
    const loan: Want = { type: 'take_loan' };
    expect(play(vrRuns({}, { loansIssued: 15 }), loan).endReason).toBe('stock_market');
    expect(play(vrRuns({}, { loansIssued: 14 }), loan).endReason).toBeNull();
  });

  it('1848-18.1 (d) the fifth receivership', () => {
    const failing = (receiverships: number): State => play(vrRuns({ cell: [1, 1] }, { receiverships }), IDLE);
    expect(failing(4).endReason).toBe('closed_five');
    expect(failing(3).endReason).toBeNull();
  });
});

describe('after a trigger', () => {
  it('1848-18.2 the set of rounds is finished', () => {
    const broken = play(vrRuns({}, { bank: 23 }), RUN, PAY);
    const next = finishRound(broken);
    expect(decision(next).round).toBe('OR 2.3');
    const over = finishRound(next);
    expect(game1848.turn(over)).toMatchObject({ kind: 'finished', reason: 'bank' });
    expect(game1848.choices(over)).toEqual([]);
    expect(game1848.apply(over, { type: 'pass', by: 0 })).toMatchObject({
      code: 'game-over',
      rule: '1848-18.2',
    });
    // Without a trigger a stock round follows instead.
    expect(decision(finishRound(finishRound(vrRuns()))).round).toBe('SR 3');
  });

  it('1848-18.2 a trigger in a stock round ends the game after the following complete set', () => {
    // NSW floats: its capital breaks the bank.
    const nsw: CompanySpec = { par: 100, floated: false, held: split('NSW', [1, 50]) };
    const state = vrRuns(
      {},
      {
        bank: 500,
        cash: [0, 200, 0],
        companies: { VR: started('VR', 0, { trains: { '5-0': '5' } }), NSW: nsw },
        round: { kind: 'stock', at: 1 },
      },
    );
    let at = play(state, { type: 'buy_share', company: 'NSW', from: 'ipo' });
    expect([at.endReason, cashOf(at, 'NSW')]).toEqual(['bank', 1000]);
    const rounds: string[] = [];
    while (!at.finished) {
      const { round, step } = decision(at);
      if (rounds.at(-1) !== round) rounds.push(round);
      at = play(at, step === 'routes' ? IDLE : PASS);
    }
    expect(rounds.filter((round) => round.startsWith('OR'))).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3']);
  });

  it('1848-18.3 cash and shares at market price count, and nothing else', () => {
    const state = vrRuns(
      {},
      {
        cash: [100, -70, 0],
        loansIssued: 3,
        boe: { 2: ['BOE_1', 'BOE_2'] },
        privates: { P2: 0, P4: 2 },
        companies: {
          VR: started('VR', 0, {
            cell: [1, 8],
            cash: 999,
            held: split('VR', [0, 40], [1, 20]),
            trains: { '5-0': '5' },
          }),
          QR: { held: { 2: ['QR_1'] } },
        },
      },
    );
    expect([0, 1, 2].map((seat) => worth(state, seat))).toEqual([100 + 4 * 150, -70 + 2 * 150, 2 * 100]);
  });

  it('1848-18.3 1848-20/D-37 1848-20/D-38 debts count in full, and equal scores share the win', () => {
    const state = vrRuns(
      { trains: { '5-0': '5' }, held: split('VR', [0, 30], [1, 30]) },
      { cash: [-200, -200, 130], bank: -1, options: { crisis_repeat: false } },
    );
    const triggered = play(state, RUN, PAY);
    const turn = game1848.turn(finishRound(finishRound(triggered)));
    if (turn.kind !== 'finished') throw new Error('not finished');
    expect(turn.scores[0]).toBe(turn.scores[1]);
    // 3 x 100 moves right to 110, then twice left; 12 of dividends; 200 of debt.
    expect(turn.scores).toEqual([-200 + 12 + 3 * 100, -200 + 12 + 3 * 100, 130]);
  });
});

describe('reasons', () => {
  it('1848-18.4 the first trigger stays', () => {
    const bank = play(vrRuns({ cell: [0, 15] }, { bank: 10 }), RUN, PAY);
    expect([sharePrice(bank, 'VR'), bank.endReason]).toEqual([450, 'bank']);
    // The sixteenth loan is also the one that makes the fifth company fail.
    const both = play(vrRuns({ cell: [1, 2] }, { loansIssued: 15, receiverships: 4 }), { type: 'take_loan' });
    expect([both.receiverships, both.endReason]).toEqual([5, 'stock_market']);
  });

  it('1848-18.4 only imported games are stopped by hand', () => {
    const stop: Want = { type: 'end_game' };
    expect(denied(vrRuns(), stop)).toBe('not-by-hand 1848-18.4');
    const imported = vrRuns({}, { options: { import_lenient: true } });
    expect(denied(imported, { ...stop, by: 1 })).toBe('not-your-decision 1848-2.4');
    const over = play(imported, stop);
    expect(game1848.turn(over)).toMatchObject({ kind: 'finished', reason: 'manually_ended' });
    expect(game1848.choices(imported)).toContainEqual({ kind: 'one', action: { type: 'end_game', by: 0 } });
  });
});
