import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { replaySteps } from '../../core/match.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { eventsOf, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { cheapestPrice } from './depot.ts';
import { game18GB } from './game.ts';
import type { Options } from './options.ts';
import { isInReceivership, sharePrice, type State } from './state.ts';

const LINE = { H19: ['G41', 0], H17: ['G18', 0] } as const;
const RUN: Want = { type: 'run_routes', routes: [{ train: '5X-1', path: ['H17-0', 'H19-0'] }] };

type Convert = Options['recv.always_convert'];

/** MR without a director and without a train at the start of its turn, in `book` unless said otherwise. */
function abandoned(cash: number, when: Convert, spec: Partial<PositionSpec> = {}): State {
  return position({
    rules: 'book',
    phase: '5X',
    depot: ['5X-1', '6X-0', '6X-1', '6X-2'],
    tiles: LINE,
    ...spec,
    options: { 'recv.always_convert': when, ...spec.options },
    corporations: { MR: { price: 100, held: { pool: [0], 1: [1] }, cash } },
    round: { kind: 'operating', queue: ['MR'], opened: false },
  });
}

const endOf = (state: State) => {
  const { size, trains } = companyOf(state, 'MR');
  return [size, trains, cashOf(state, 'MR'), sharePrice(state, 'MR')];
};

describe('conversion in receivership', () => {
  it('18GB-15.7, 18GB-19/D-10: with the money for a train it buys and keeps five shares, or converts first', () => {
    // 660 and 40 of the leased run: £700 for the 6X; with a conversion 350 more.
    expect(endOf(play(abandoned(660, false), RUN))).toEqual([5, ['6X-0'], 0, 90]);
    expect(endOf(play(abandoned(660, 'after_run'), RUN))).toEqual([5, ['6X-0'], 0, 90]);
    expect(endOf(play(abandoned(660, true), RUN))).toEqual([10, ['6X-0'], 350, 70]);
  });

  it('18GB-15.7, 18GB-19/D-10: if it can pay for no train it converts and then buys the dearest it can pay', () => {
    for (const when of [false, 'after_run', true] as const) {
      expect(endOf(play(abandoned(500, when), RUN))).toEqual([10, ['6X-0'], 190, 70]);
    }
    expect(eventsOf(abandoned(500, false), RUN)).toEqual(
      expect.arrayContaining(['converted', 'train-bought', 'solvent']),
    );
    // 609 + 40 is a pound short of the 5X, 610 + 40 is not.
    expect([609, 610].map((cash) => companyOf(play(abandoned(cash, false), RUN), 'MR').size)).toEqual([
      10, 5,
    ]);
  });

  it('18GB-15.7, 18GB-19/D-10: without a route it converts too if it can pay for no train, on 18xx.games not', () => {
    const blocked = { tiles: {} };
    expect(endOf(abandoned(600, false, blocked)).slice(0, 3)).toEqual([10, ['6X-0'], 250]);
    expect(endOf(abandoned(600, 'after_run', blocked)).slice(0, 3)).toEqual([5, [], 600]);
    expect(companyOf(abandoned(600, 'after_run', blocked), 'MR').insolvent).toBe(true);
  });

  it('18GB-15.7: a conversion that does not bring enough leaves it insolvent', () => {
    const poor = play(abandoned(0, false), RUN);
    expect(endOf(poor)).toEqual([10, [], 390, 70]);
    expect([companyOf(poor, 'MR').insolvent, isInReceivership(poor, 'MR')]).toEqual([true, true]);
  });

  it('18GB-15.7: with ten shares, or an empty depot, there is nothing to convert for', () => {
    const empty = abandoned(0, false, { phase: '6X', depot: [] });
    expect([companyOf(empty, 'MR').size, waiting(empty)]).toEqual([5, 'routes MR']);
    const after = play(empty, { type: 'run_routes', routes: [] });
    expect(endOf(after).slice(0, 2)).toEqual([5, []]);
    const ten = position({
      rules: 'book',
      phase: '5X',
      depot: ['5X-1', '6X-0', '6X-1'],
      tiles: LINE,
      corporations: { MR: { price: 100, size: 10, held: { pool: [0, 1], 1: [2] }, cash: 0 } },
      round: { kind: 'operating', queue: ['MR'], opened: false },
    });
    expect(endOf(play(ten, RUN))).toEqual([10, [], 40, 90]);
  });

  it('18GB-15.8, 18GB-19/D-11: where the players enter the purchase, it still converts only if it can pay for none', () => {
    const players = { options: { 'recv.buy_inclusive': false, 'recv.always_insolvent': false } };
    const rich = abandoned(700, false, players);
    expect([waiting(rich), companyOf(rich, 'MR').size]).toEqual(['trains MR', 5]);
    const poor = abandoned(600, false, { ...players, tiles: {} });
    expect([waiting(poor), companyOf(poor, 'MR').size, cashOf(poor, 'MR')]).toEqual(['trains MR', 10, 950]);
  });
});

/** Cash of each corporation that converted without a director, and the price of the cheapest train then. */
function conversionsIn(seats: number, seed: number): { cash: number; cheapest: number }[] {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 100 + seat));
  const { match } = playGame(game18GB, { seats, ruleSet: 'book', seed, bots });
  const found: { cash: number; cheapest: number }[] = [];
  let before: State | null = null;
  for (const { state, events } of replaySteps(game18GB, match)) {
    for (const [index, { key, params }] of events.entries()) {
      const id = params['company'] as CompanyId;
      if (key !== 'converted' || before === null || !isInReceivership(before, id)) continue;
      const earlier = events.slice(0, index);
      if (earlier.some((event) => event.key === 'train-bought' || event.key === 'phase')) continue;
      const kept = earlier.find((event) => event.key === 'withheld' && event.params['company'] === id);
      found.push({
        cash: cashOf(before, id) + Number(kept?.params['revenue'] ?? 0),
        cheapest: cheapestPrice(before),
      });
    }
    before = state;
  }
  return found;
}

describe('random games', () => {
  it('18GB-15.7, 18GB-19/D-10: reach conversions in receivership, each by a corporation that could pay for no train', () => {
    const found = [5, 10, 15, 20, 50].flatMap((seed) => conversionsIn(2, seed));
    expect(found.length).toBeGreaterThan(0);
    for (const { cash, cheapest } of found) expect(cash).toBeLessThan(cheapest);
  });
});
