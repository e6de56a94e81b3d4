/**
 * One 18xx player against others that may differ in single figures of judgement, or come from another checkout:
 *
 *   npx tsx tools/rail-duel.ts 1848 'medium{habit=0.2}/medium/rusher' GAMES SEED
 *   OLD=/path/to/checkout npx tsx tools/rail-duel.ts 18gb medium/old:medium/old:medium GAMES SEED
 *
 * Prints how often the first one wins and how far it is ahead of the mean of the others, as a part of the mean of the
 * table: far fewer games tell something that way than by wins alone.
 */
import process from 'node:process';
import { wilson } from '../src/bots/statistics.ts';
import { processorClock, quantile } from '../src/cli/measure.ts';
import { games } from './learning/rail.ts';

const [title = '1848', list = 'hard/medium/medium', count = '3', seed = '1'] = process.argv.slice(2);
const names = list.split('/');

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

// Equal players would play the same game from every seat: each of theirs has an opening of its own.
const isTable = new Set(names).size === 1;
const played = isTable
  ? Array.from({ length: Number(count) }, (_, game) => [
      ...games(title, names, Number(seed) + game, 1, processorClock),
    ]).flat()
  : [...games(title, names, Number(seed), Number(count), processorClock)];
const own = played.map(({ scores }) => scores[0] ?? 0);
const others = played.map(({ scores }) => average(scores.slice(1)));
const means = played.map(({ scores }) => average(scores));
const leads = played.map((_, game) => ((own[game] ?? 0) - (others[game] ?? 0)) / (means[game] ?? 1));
const lead = average(leads);
const spread = Math.sqrt(average(leads.map((each) => (each - lead) ** 2)) / Math.max(1, played.length - 1));
const wins = played.reduce((sum, game) => sum + (game.wins[0] ?? 0), 0);
const { low, high } = wilson(wins, played.length);
const lowest = Math.min(...played.map(({ scores }, game) => Math.min(...scores) / (means[game] ?? 1)));
const times = played.flatMap(({ times: each }) => each[0] ?? []);
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
console.log(
  `${title} ${list} seed ${seed}, ${played.length} games: wins ${percent(wins / played.length)} ` +
    `[${percent(low)}–${percent(high)}], ahead ${(100 * lead).toFixed(1)} ± ${(100 * spread).toFixed(1)} %, ` +
    `mean ${Math.round(average(own))} : ${Math.round(average(others))}, ` +
    `all seats ${Math.round(average(means) * names.length)}, lowest ${percent(lowest)} of the mean, ` +
    `rounds ${average(played.map(({ rounds }) => rounds)).toFixed(1)}, ` +
    `ms p50 ${quantile(times, 0.5).toFixed(0)} p95 ${quantile(times, 0.95).toFixed(0)} slowest ${Math.max(...times).toFixed(0)}`,
);
