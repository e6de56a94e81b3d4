import { describe, expect, test } from 'vitest';
import type { RouteSet } from '../../core/game.ts';
import { itShared } from '../../testing/recorded.ts';
import { record18GB } from '../../testing/recorded-18gb.ts';
import {
  checkBruteForce,
  checkBudgets,
  checkConflicts,
  checkCounts,
  checkMoreTokens,
  checkMoreTrack,
  checkMoreTrains,
  checkNoTime,
  checkThrough,
  checkTrainOrder,
} from '../../testing/routes-properties.ts';
import { compareRecorded, ROUTE_TITLES, summary } from '../../testing/routes-recorded.ts';
import { SUBJECT_18GB as SUBJECT } from '../../testing/routes-subjects.ts';
import type { Action18GB, Of } from './actions.ts';
import { routing } from './routing.ts';

describe('every recorded run', () => {
  itShared(
    'is proven, never below what was played, and equal to brute force',
    () => {
      const tally = compareRecorded(ROUTE_TITLES['18gb'], { paths: 13_600, steps: 3_000_000 });
      console.info(`18gb: ${summary(tally)}`);
      expect(tally.wrong).toEqual([]);
      expect(tally.runs).toBe(209);
      expect(tally.legal).toBe(tally.runs);
      expect(tally.equal).toBeGreaterThanOrEqual(tally.runs * 0.9);
    },
    600_000,
  );
});

describe('the golden run', () => {
  itShared('MSLR earns 330 where 320 was played: two routes of 150 joined for East and West', () => {
    const { before, action } = record18GB('F6', 397);
    const played = routing.judge(before, (action as Of<'run_routes'>).routes) as RouteSet<Action18GB>;
    expect(played.revenue).toBe(320);
    const { sets, bound, optimal } = routing.best(before);
    expect({ bound, optimal, revenue: sets[0]?.revenue }).toEqual({
      bound: 330,
      optimal: true,
      revenue: 330,
    });
    const items = sets[0]?.runs.map((run) => run.items) ?? [];
    const compass = items.flat().filter(({ what }) => what === 'compass');
    expect(compass).toEqual([{ rule: '18GB-12.9', what: 'compass', at: 'EW', value: 30 }]);
    const alone = items.map((lines) =>
      lines.reduce((sum, { what, value }) => (what === 'compass' ? sum : sum + value), 0),
    );
    expect(alone).toEqual([150, 150]);
  });
});

describe('random boards', () => {
  test('the brute force and the law exclude the same pairs', () => {
    const { wrong, shared, seen } = checkConflicts(SUBJECT, 60);
    expect(wrong).toEqual([]);
    expect(shared).toBeGreaterThan(seen / 10);
    expect(shared).toBeLessThan(seen);
  });

  test('the optimum is the one of the brute force, for every objective', () => {
    const { wrong, seen, skipped } = checkBruteForce(SUBJECT, 120);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(7 * skipped);
  });

  test('one more train never earns less', () => {
    expect(checkMoreTrains(SUBJECT, 40).wrong).toEqual([]);
  });

  test('one more token never earns less', () => {
    expect(checkMoreTokens(SUBJECT, 40).wrong).toEqual([]);
  });

  test('more track never earns less', () => {
    expect(checkMoreTrack(SUBJECT, 40).wrong).toEqual([]);
  });

  test('the order of the trains does not matter', () => {
    expect(checkTrainOrder(SUBJECT, 40).wrong).toEqual([]);
  });

  test('a list of sets is complete, in order and without repeats', () => {
    const { wrong, sets } = checkCounts(SUBJECT, 40);
    expect(wrong).toEqual([]);
    expect(sets).toBeGreaterThan(600);
  });

  test('trains that have to call somewhere', () => {
    expect(checkThrough(SUBJECT, 60).wrong).toEqual([]);
  });
});

describe('budgets', () => {
  const BUDGETS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 200];

  test('none makes a wrong promise', () => {
    const { wrong, unproven, seen } = checkBudgets(SUBJECT, 12, BUDGETS, { radius: 3, lays: 110, trains: 3 });
    expect(wrong).toEqual([]);
    expect(unproven).toBeGreaterThan(seen / 10);
    expect(unproven).toBeLessThan(seen);
  });

  test('without any time nothing is run, and nothing thrown', () => {
    expect(checkNoTime(SUBJECT, 40).wrong).toEqual([]);
  });
});
