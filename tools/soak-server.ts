import process from 'node:process';
import { progress } from '../src/cli/progress.ts';
import { soakServer } from '../src/testing/online/soak-server.ts';

/**
 * Kills a server under load again and again and checks that nothing it has acknowledged is lost, doubled or out of order
 * (src/testing/online/soak-server.ts).
 *
 *   npm run soak:server [ROUNDS] [SEED]
 */

const [rounds = '1000', seed = '1'] = process.argv.slice(2);
const count = Number(rounds);
if (!(count > 0) || !Number.isSafeInteger(Number(seed))) {
  console.error('usage: npm run soak:server [ROUNDS] [SEED]');
  process.exit(2);
}
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
  count,
  true,
);
const { faults, acknowledged } = await soakServer(count, Number(seed), bar);
bar.finish();
for (const fault of faults) console.error(`FAILED ${fault}`);
console.log(`${acknowledged} entries were acknowledged in ${count} lives of the server`);
process.exitCode = faults.length > 0 ? 1 : 0;
