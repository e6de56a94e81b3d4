import { describe, expect, test } from 'vitest';
import { KIT } from '../../../games/1848/data.ts';
import { sampleSteps, viewOf1848 } from '../../../testing/1848/sample.ts';
import { nextRust } from '../tables/train-facts.ts';
import { railOwnership } from './ownership.ts';
import { tilesByColour } from './manifest.ts';
import { copiesLeft } from '../../../rail/board.ts';

/** Owners, tiles and rust at every fortieth position of a whole game, against the position itself. */
const EVERY = 40;

const steps = sampleSteps();
const positions = steps.map((_, at) => at).filter((at) => at % EVERY === 0 || at === steps.length - 1);

describe('the tables beside the charts of a whole game', () => {
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
