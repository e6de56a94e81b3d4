import { expect, test } from 'vitest';
import type { RunReport } from '../../core/routing.ts';
import { checkBruteForce } from '../../testing/routes-properties.ts';
import { SUBJECT_1848 } from '../../testing/routes-subjects.ts';
import { describeRouting } from '../../testing/routes-suite.ts';

describeRouting({
  title: '1848',
  subject: SUBJECT_1848,
  recorded: { runs: 73, paths: 1_000_000, steps: 10_000_000 },
  budgeted: { count: 10, density: { radius: 4, lays: 130, trains: 3 } },
});

test('1848-11.7, 1848-11.8 the Ghan runs, alone and beside others, or a route calls at both Alice Springs', () => {
  const ghan = [51, 53, 56, 88, 111, 121, 158, 178, 186, 201, 235, 258, 259, 318];
  const both = 1106;
  const density = { radius: 3, lays: 160, trains: 3 };
  const { wrong, seen } = checkBruteForce(SUBJECT_1848, [...ghan, both], density);
  expect({ wrong, seen }).toEqual({ wrong: [], seen: 15 });
  const runsOf = (seed: number): readonly RunReport[] => {
    const { state, company } = SUBJECT_1848.make(seed, density);
    return SUBJECT_1848.routing.best(state, { company }).sets[0]?.runs ?? [];
  };
  for (const seed of ghan) expect(runsOf(seed).map(({ name }) => name)).toContain('2E');
  expect(runsOf(both).some(({ path }) => path.includes('A4-0') && path.includes('A6-0'))).toBe(true);
});
