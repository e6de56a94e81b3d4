import { expect, test } from 'vitest';
import type { RouteSet } from '../../core/routing.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { SUBJECT_18GB } from '../../testing/routes-subjects.ts';
import { describeRouting } from '../../testing/routes-suite.ts';
import type { Action18GB, Of } from './actions.ts';
import { routing } from './routing.ts';

describeRouting({
  title: '18gb',
  subject: SUBJECT_18GB,
  recorded: { runs: 209, paths: 13_600, steps: 3_000_000 },
  budgeted: { count: 12, density: { radius: 3, lays: 110, trains: 3 } },
});

test('the golden run: MSLR earns 330 where 320 was played: two routes of 150 joined for East and West', () => {
  const { before, action } = RECORDS_18GB.at('F6', 397);
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
