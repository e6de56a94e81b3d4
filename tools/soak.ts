import process from 'node:process';
import { progress } from '../src/cli/progress.ts';
import { findGame, GAMES } from '../src/titles/all.ts';
import { soakGame } from '../src/testing/soak/game.ts';
import { MILESTONES } from '../src/testing/soak/milestones.ts';
import { botsOf, plansOf } from '../src/testing/soak/plans.ts';
import { routeSoaks } from '../src/testing/soak/routes.ts';
import { onlineSoaks } from '../src/testing/online/plans.ts';

/**
 * The full counts of games between bots that CI only samples, with every promise checked (src/testing/soak), and of
 * boards for the route finder, and of schedules for playing online. At full counts every milestone has to be reached
 * often enough.
 *
 *   npm run soak [GAME, routes or online] [PERCENT of the counts]
 */

const [wanted, percent = '100'] = process.argv.slice(2);
const share = Number(percent) / 100;
const games = wanted === undefined ? GAMES : [findGame(wanted)].filter((game) => game !== undefined);
const others = [
  ...(wanted === undefined || wanted === 'routes' ? routeSoaks(share) : []),
  ...(wanted === undefined || wanted === 'online' ? onlineSoaks(share) : []),
];
if (games.length + others.length === 0 || !(share > 0)) {
  console.error('usage: npm run soak [GAME, routes or online] [PERCENT]');
  process.exit(2);
}
const plans = games.flatMap((game) => [...plansOf(game, share)]);
const total = plans.reduce((sum, { count }) => sum + count, others.length);
const bar = progress(
  {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask: () => Promise.resolve(null),
    cwd: process.cwd(),
    colour: false,
    redraws: process.stderr.isTTY,
    debug: false,
  },
  'soak',
  total,
  true,
);
const reasons = new Map<string, number>();
const reached = new Map<string, number>();
const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
let done = 0;
let failed = 0;
for (const plan of plans) {
  for (let seed = 1; seed <= plan.count; seed++) {
    try {
      const result = soakGame({ ...plan, bots: botsOf(plan), seed });
      count(reasons, `${plan.game.id} ${result.reason}`);
      for (const name of result.reached) count(reached, `${plan.game.id} ${name}`);
    } catch (error) {
      failed++;
      const { game, seats, ruleSet, options, bots } = plan;
      const where = `${game.id}, ${seats} players, ${ruleSet}, ${JSON.stringify(options)}, bots ${bots}, seed ${seed}`;
      console.error(`\nFAILED ${where}: ${(error as Error).message}`);
    }
    bar(++done);
  }
}
for (const { name, run } of others) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as the games are
  const wrong = await run();
  if (wrong.length > 0) failed++;
  for (const line of wrong) console.error(`\nFAILED ${name}: ${line}`);
  bar(++done);
}
bar.finish();
console.log('ended by:');
for (const [reason, times] of reasons) console.log(`  ${reason}: ${times}`);
console.log('reached in so many games:');
let missed = 0;
for (const { game, name, least } of MILESTONES.filter((one) => games.some(({ id }) => id === one.game))) {
  const times = reached.get(`${game} ${name}`) ?? 0;
  const isMissed = share >= 1 && times < least;
  if (isMissed) missed++;
  console.log(`  ${game} ${name}: ${times}${isMissed ? `, TOO FEW: at least ${least} are asked for` : ''}`);
}
console.log(`${done - failed} passed, ${failed} failed${missed > 0 ? `, ${missed} milestones missed` : ''}`);
process.exitCode = failed + missed > 0 ? 1 : 0;
