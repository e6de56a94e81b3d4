import { describe, expect, test } from 'vitest';
import { ROUTE_CHECKS } from './routes-checks.ts';
import { checkBudgets, type Grounds, type Subject } from './routes-properties.ts';
import { compareRecorded, ROUTE_TITLES, summary } from './routes-recorded.ts';

/** What every title's route law is held to; only the sizes differ. */
interface Suite<S extends Grounds> {
  readonly title: keyof typeof ROUTE_TITLES;
  readonly subject: Subject<S>;
  /** How many runs the recorded games hold, and how far brute force goes with each. */
  readonly recorded: { readonly runs: number } & Parameters<typeof compareRecorded>[1];
  /** Boards on which some of the budgets suffice and others do not. */
  readonly budgeted: { readonly count: number; readonly density: Parameters<typeof checkBudgets>[3] };
}

const { conflicts, bruteForce, moreTrains, moreTokens, moreTrack, trainOrder, counts, through, noTime } =
  ROUTE_CHECKS;
const BUDGETS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 200];

export function describeRouting<S extends Grounds>({ title, subject, recorded, budgeted }: Suite<S>): void {
  describe('every recorded run', () => {
    test('is proven, never below what was played, and equal to brute force', () => {
      const tally = compareRecorded(ROUTE_TITLES[title], recorded);
      console.info(`${title}: ${summary(tally)}`);
      expect(tally.wrong).toEqual([]);
      expect(tally.runs).toBe(recorded.runs);
      expect(tally.legal).toBe(tally.runs);
      expect(tally.equal).toBeGreaterThanOrEqual(tally.runs * 0.9);
    }, 600_000);
  });

  describe('random boards', () => {
    test('the brute force and the law exclude the same pairs', () => {
      const { wrong, shared, seen } = conflicts.check(subject, conflicts.count);
      expect(wrong).toEqual([]);
      expect(shared).toBeGreaterThan(seen / 10);
      expect(shared).toBeLessThan(seen);
    });

    test('the optimum is the one of the brute force, for every objective', () => {
      const { wrong, seen, skipped } = bruteForce.check(subject, bruteForce.count);
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(7 * skipped);
    });

    test('one more train never earns less', () => {
      expect(moreTrains.check(subject, moreTrains.count).wrong).toEqual([]);
    });

    test('one more token never earns less', () => {
      expect(moreTokens.check(subject, moreTokens.count).wrong).toEqual([]);
    });

    test('more track never earns less', () => {
      expect(moreTrack.check(subject, moreTrack.count).wrong).toEqual([]);
    });

    test('the order of the trains does not matter', () => {
      expect(trainOrder.check(subject, trainOrder.count).wrong).toEqual([]);
    });

    test('a list of sets is complete, in order and without repeats', () => {
      const { wrong, sets } = counts.check(subject, counts.count);
      expect(wrong).toEqual([]);
      expect(sets).toBeGreaterThan(600);
    });

    test('trains that have to call somewhere', () => {
      expect(through.check(subject, through.count).wrong).toEqual([]);
    });
  });

  describe('budgets', () => {
    test('none makes a wrong promise', () => {
      const { wrong, unproven, seen } = checkBudgets(subject, budgeted.count, BUDGETS, budgeted.density);
      expect(wrong).toEqual([]);
      expect(unproven).toBeGreaterThan(seen / 10);
      expect(unproven).toBeLessThan(seen);
    });

    test('without any time nothing is run, and nothing thrown', () => {
      expect(noTime.check(subject, noTime.count).wrong).toEqual([]);
    });
  });
}
