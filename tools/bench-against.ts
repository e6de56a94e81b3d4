import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, quantile } from '../src/cli/measure.ts';
import type { Task } from './bench/side.ts';

/**
 * Two builds side by side: `npx tsx tools/bench-against.ts OTHER [ROUNDS]`, where OTHER is another checkout with its
 * `dist`. Both are asked alternately, each in a process of its own, so that what else the machine does hits both alike:
 * the ratios count. Higher is better everywhere (ours to theirs).
 */
const [other, rounds = '15'] = process.argv.slice(2);
if (other === undefined) throw new Error('which other checkout?');
const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * Rounds before those that count. The compiler works beside the program, its time counts as the program's, and it needs
 * a good hundred games to come to an end (`--trace-deopt` says when); play-outs are long enough to warm up by themselves.
 */
const WARM_UP = { apply: 120, load: 20, reach: 6, 'play-outs': 3 };
const TITLES = ['1848', '1860', '18gb'];

interface Recorded {
  readonly path: string;
  readonly actions: number;
}

/** The recorded games without the states that they are compared with: other builds need not know their form. */
function recorded(title: string, copies: string): Recorded[] {
  const folder = join(root, 'records', title);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly actions: unknown[] };
      const path = join(copies, `${title}-${name}`);
      writeFileSync(path, JSON.stringify({ ...file, states: undefined, changes: undefined }));
      return { path, actions: file.actions.length };
    });
}

async function start(folder: string): Promise<ChildProcess> {
  const side = fork(fileURLToPath(new URL('bench/side.ts', import.meta.url)), [folder]);
  // The failure is already on the screen; do not wait for an answer that never comes.
  side.on('exit', (code) => code === 0 || process.exit(1));
  await once(side, 'message');
  return side;
}

async function ask(side: ChildProcess, task: Task): Promise<readonly number[]> {
  side.send(task);
  const [times] = (await once(side, 'message')) as [readonly number[]];
  return times;
}

const sides = [await start(other), await start(root)];

/** For each side the answers of all rounds, after some for the compiler. */
async function rivals(task: Task, count: number): Promise<(readonly number[])[][]> {
  const answers: (readonly number[])[][] = sides.map(() => []);
  for (let round = -WARM_UP[task.what]; round < count; round++) {
    for (const [index, side] of sides.entries()) {
      const times = await ask(side, task);
      if (round >= 0) answers[index]?.push(times);
    }
  }
  return answers;
}

function comparison(
  name: string,
  unit: string,
  [theirs = 0, ours = 0]: readonly number[],
  isRate: boolean,
): string {
  const ratio = isRate ? ours / theirs : theirs / ours;
  const amounts = [theirs, ours].map((value) => (value >= 100 ? Math.round(value) : value.toPrecision(3)));
  return `${name} ${amounts.join(' -> ')} ${unit} (${ratio.toFixed(2)}x)`;
}

const medianOf = (answers: readonly (readonly number[])[], at: number): number =>
  median(answers.map((times) => times[at] ?? 0));

const copies = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(copies, { recursive: true }));
for (const title of TITLES) {
  const games = recorded(title, copies);
  const paths = games.map(({ path }) => path);
  const actions = games.map((game) => game.actions);
  const longest = actions.indexOf(Math.max(...actions));
  const count = Number(rounds);
  const applied = await rivals({ title, paths, what: 'apply' }, count);
  const loaded = await rivals({ title, paths, what: 'load' }, count);
  const reached = await rivals({ title, paths, what: 'reach' }, Math.ceil(count / 3));
  const played = await rivals({ title, paths, what: 'play-outs' }, Math.ceil(count / 2));
  const rates = applied.map((answers) => median(paths.map((_, at) => 1000 / medianOf(answers, at))));
  const reaches = reached.map((answers) => answers.flat().map((time) => time * 1000));
  const line = [
    comparison('apply', '/s', rates, true),
    comparison(
      'load',
      'ms',
      loaded.map((answers) => medianOf(answers, longest)),
      false,
    ),
    comparison(
      'reach p50',
      'us',
      reaches.map((times) => median(times)),
      false,
    ),
    comparison(
      'p99',
      'us',
      reaches.map((times) => quantile(times, 0.99)),
      false,
    ),
    comparison(
      'play-outs',
      'games/s',
      played.map((answers) => 1000 / medianOf(answers, 0)),
      true,
    ),
    // The builds' play-outs may differ: a shorter game does not mean a faster build.
    `actions a play-out ${played.map((answers) => Math.round(medianOf(answers, 1))).join(' -> ')}`,
  ];
  console.log(`${title}: ${line.join(', ')}`);
}
for (const side of sides) side.disconnect();
