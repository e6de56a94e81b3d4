import { describe, expect, test } from 'vitest';
import { KIT } from '../../games/1848/data.ts';
import { game1848 } from '../../games/1848/game.ts';
import { sampleSteps, viewOf1848 } from '../../testing/sample-1848.ts';
import { nextRust } from '../table/train-facts.ts';
import { railOwnership } from './holders.ts';
import { tilesByColour } from './manifest.ts';
import { copiesLeft } from '../../rail/board.ts';
import { type Sample, sampleOf } from './samples.ts';

/** Every figure of the charts at every fortieth position of a whole game, against the position itself. */
const EVERY = 40;

const steps = sampleSteps();
const samples: Sample[] = [];
for (const { state, events } of steps) {
  const shown = { view: viewOf1848(state) as never, turn: game1848.turn(state), events };
  samples.push(sampleOf('rail', shown, samples.at(-1) ?? null));
}
const positions = steps.map((_, at) => at).filter((at) => at % EVERY === 0 || at === steps.length - 1);

describe('the charts of a whole game', () => {
  test.each(positions)('position %i: cash, worth and prices are those of the position', (at) => {
    const view = viewOf1848((steps[at] as (typeof steps)[number]).state);
    const sample = samples[at] as Sample;
    for (const { seat, cash, worth } of view.players) {
      expect([sample.cash[seat], sample.worth?.[seat]]).toEqual([cash, worth]);
    }
    const priced = view.companies.filter(({ price, status }) => price !== null && status !== 'closed');
    expect(sample.share).toEqual(Object.fromEntries(priced.map(({ id, price }) => [id, price])));
  });

  test('the last sample has the scores', () => {
    const turn = game1848.turn((steps.at(-1) as (typeof steps)[number]).state);
    expect(turn.kind === 'finished' && turn.scores).toEqual(samples.at(-1)?.worth);
  });

  test('revenue is what was last paid out or withheld', () => {
    for (const at of positions) {
      const runs = steps
        .slice(0, at + 1)
        .flatMap(({ events }) => events)
        .filter(({ key }) => key === 'paid-out' || key === 'withheld')
        .map(({ params }) => [params['company'], params['revenue']] as const)
        .filter(([, revenue]) => typeof revenue === 'number');
      expect(samples[at]?.revenue).toEqual(Object.fromEntries(runs));
    }
  });

  test('the newest trains have age 0, and nobody without trains has one', () => {
    for (const at of positions) {
      const { companies, trains } = viewOf1848((steps[at] as (typeof steps)[number]).state);
      const current = trains.findLast(({ status }) => status === 'now')?.name;
      for (const { id, trains: owned } of companies) {
        const age = samples[at]?.age[id];
        expect(age === undefined).toBe(owned.length === 0);
        const isNewest = owned.length > 0 && owned.every(({ name }) => name === current);
        expect(isNewest && age !== 0).toBe(false);
      }
    }
  });

  test('all parts of a company make the whole of it', () => {
    for (const at of positions) {
      for (const { holdings, whole } of railOwnership(
        viewOf1848((steps[at] as (typeof steps)[number]).state),
      )) {
        expect(holdings.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
      }
    }
  });

  test('tiles laid and tiles left are all there are', () => {
    for (const at of positions) {
      const { board } = viewOf1848((steps[at] as (typeof steps)[number]).state).map;
      const laid = Object.values(board.laid).map(([tile]) => tile);
      const sums = tilesByColour(KIT)
        .flatMap(({ tiles }) => tiles)
        .filter(({ copies }) => Number.isFinite(copies))
        .map(({ id, copies }) => [
          id,
          copiesLeft(board, id) + laid.filter((tile) => tile === id).length,
          copies,
        ]);
      expect(sums.filter(([, sum, copies]) => sum !== copies)).toEqual([]);
      expect(sums.length).toBeGreaterThan(20);
    }
  });

  test('what rusts next is what the named train takes away', () => {
    let rusts = 0;
    for (let at = 1; at < steps.length; at++) {
      const before = viewOf1848((steps[at - 1] as (typeof steps)[number]).state);
      const after = viewOf1848((steps[at] as (typeof steps)[number]).state);
      const gone = after.trains.filter(
        ({ name, rusted }) => rusted && before.trains.some((train) => train.name === name && !train.rusted),
      );
      if (gone.length === 0) continue;
      rusts++;
      expect(nextRust(before)?.victims.map(({ name }) => name)).toEqual(gone.map(({ name }) => name));
    }
    expect(rusts).toBeGreaterThan(0);
  });
});
