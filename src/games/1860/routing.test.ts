import { SUBJECT_1860 } from '../../testing/routes-subjects.ts';
import { describeRouting } from '../../testing/routes-suite.ts';

describeRouting({
  title: '1860',
  subject: SUBJECT_1860,
  recorded: { runs: 160, paths: 13_200, steps: 1_000_000 },
  budgeted: { count: 10, density: { radius: 4, lays: 130, trains: 3 } },
});
