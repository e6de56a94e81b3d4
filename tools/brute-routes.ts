import { compareRecorded, ROUTE_TITLES, summary } from '../src/testing/routes-recorded.ts';

/**
 * The finder against brute force on every recorded run, without the limits of the tests:
 * `npx tsx tools/brute-routes.ts [title]`. Takes minutes.
 */
const [wanted] = process.argv.slice(2);
for (const [id, title] of Object.entries(ROUTE_TITLES)) {
  if (wanted !== undefined && wanted !== id) continue;
  const tally = compareRecorded(title, {
    paths: Number.POSITIVE_INFINITY,
    steps: Number.POSITIVE_INFINITY,
    tell: (line) => process.stderr.write(`\r${line.padEnd(40)}`),
  });
  console.log(`\r${id}: ${summary(tally)}`);
  for (const line of tally.wrong) console.log(`  WRONG ${line}`);
}
