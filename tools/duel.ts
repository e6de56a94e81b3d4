/** `npx tsx tools/duel.ts TITLE NAME,NAME,NAME GAMES SEED`; names as in tools/learning/rail.ts, joined by `/`. */
import { games } from './learning/rail.ts';
import { wilson } from '../src/bots/statistics.ts';
import { processorClock, quantile } from '../src/cli/measure.ts';
const [title = '1848', list = 'hard/medium/medium', count = '3', seed = '1'] = process.argv.slice(2);
const names = list.split('/');
const from = processorClock();
let wins = 0,
  n = 0,
  rounds = 0,
  total = 0,
  low = Infinity;
const leads: number[] = [],
  times: number[] = [],
  own: number[] = [],
  other: number[] = [];
for (const g of games(
  title,
  names,
  Number(seed),
  Number(count),
  process.env['TIMES'] ? processorClock : () => performance.now(),
)) {
  const mean = g.scores.reduce((a, b) => a + b, 0) / names.length;
  const rest = g.scores.slice(1).reduce((a, b) => a + b, 0) / (names.length - 1);
  leads.push(((g.scores[0] as number) - rest) / mean);
  own.push(g.scores[0] as number);
  other.push(rest);
  wins += g.wins[0] as number;
  n++;
  rounds += g.rounds;
  total += mean * names.length;
  low = Math.min(low, Math.min(...g.scores) / mean);
  times.push(...(g.times[0] as number[]));
  if (process.env['V']) console.log(g.scores.join(' '), 'rounds', g.rounds);
}
const m = leads.reduce((a, b) => a + b, 0) / n;
const sd = Math.sqrt(leads.reduce((a, b) => a + (b - m) ** 2, 0) / Math.max(1, n - 1));
const w = wilson(wins, n);
const avg = (l: number[]) => Math.round(l.reduce((a, b) => a + b, 0) / l.length);
console.log(
  `${title} ${list} seed ${seed} n ${n}: wins ${wins.toFixed(1)} [${Math.round(100 * w.low)}-${Math.round(100 * w.high)}] lead ${(100 * m).toFixed(1)} % ± ${((100 * sd) / Math.sqrt(n)).toFixed(1)}  ${avg(own)}:${avg(other)} rounds ${(rounds / n).toFixed(1)} total ${Math.round(total / n)} lowest/mean ${low.toFixed(2)} ms p50 ${quantile(times, 0.5).toFixed(0)} p95 ${quantile(times, 0.95).toFixed(0)} cpu ${((processorClock() - from) / 1000 / n).toFixed(1)} s/game`,
);
