import type { Command } from 'commander';
import { type ArenaGame, type ArenaSpec, type Entrant, openingBy, playArenaGame } from '../bots/arena.ts';
import { wilson } from '../bots/statistics.ts';
import { findBot } from '../bots/seated.ts';
import { type Action, type AnyGame, resolveOptions } from '../core/game.ts';
import { findWhole } from '../titles/all.ts';
import { BOT_NAMES, botsNamed } from './bots.ts';
import { type Context, wholeNumber } from './command.ts';
import { regarding, regardingUsage, usage } from './failure.ts';
import type { Io } from './io.ts';
import { gameFor, lengthUpTo, loadAny } from './load.ts';
import { processorClock, quantile } from './measure.ts';
import { progress } from './progress.ts';
import { collect, switchesFor } from './switches.ts';
import { table } from './table.ts';
import { wordsOf } from './text.ts';

interface ArenaOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly opening: number;
  readonly rules?: string;
  readonly option: readonly string[];
  readonly from?: string;
  readonly at?: number;
  readonly json?: boolean;
}

/** How all seats with the same bot did. */
interface Standing {
  readonly name: string;
  readonly seats: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: readonly [low: number, high: number];
  /** The win rate if all bots were equal. */
  readonly even: number;
  readonly meanScore: number;
  readonly lowestScore: number;
  readonly decisionP50: number;
  readonly decisionP95: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function standingOf(name: string, entrants: readonly Entrant[], games: readonly ArenaGame[]): Standing {
  const places = entrants.flatMap((entrant, index) => (entrant.name === name ? [index] : []));
  const each = <T>(pick: (game: ArenaGame, place: number) => T): T[] =>
    games.flatMap((game) => places.map((place) => pick(game, place)));
  const wins = each((game, place) => game.wins[place] ?? 0).reduce((sum, share) => sum + share, 0);
  const { low, high } = wilson(wins, games.length);
  const scores = each((game, place) => game.scores[place] ?? 0);
  const times = each((game, place) => game.times[place] ?? []).flat();
  return {
    name,
    seats: places.length,
    wins,
    winRate: wins / Math.max(1, games.length),
    interval: [low, high],
    even: places.length / entrants.length,
    meanScore: mean(scores),
    lowestScore: Math.min(...scores),
    decisionP50: quantile(times, 0.5),
    decisionP95: quantile(times, 0.95),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function standingsText(io: Io, game: string, standings: readonly Standing[], games: readonly ArenaGame[]) {
  const words = wordsOf(game);
  const rounds = mean(games.map(({ rounds: count }) => count)).toFixed(1);
  const rows = standings.map((line) => [
    line.seats > 1 ? `${line.seats} × ${line.name}` : line.name,
    percent(line.winRate),
    `${Math.round(line.interval[0] * 100)}–${Math.round(line.interval[1] * 100)}`,
    percent(line.even),
    words.money(Math.round(line.meanScore)),
    words.money(Math.round(line.lowestScore)),
    line.decisionP50.toFixed(1),
    line.decisionP95.toFixed(1),
  ]);
  const head = ['bot', 'wins', '95 %', 'even', 'mean', 'lowest', 'ms p50', 'ms p95'];
  return `${table(io, { head, rows })}${games.length} games, ${rounds} rounds each\n`;
}

/** How the games of each block begin: at random, or like a recorded game. */
function openings(
  io: Io,
  game: AnyGame,
  given: ArenaOptions,
  base: Pick<ArenaSpec<object, Action>, 'game' | 'ruleSet' | 'options' | 'entrants'>,
): ArenaSpec<object, Action>['opening'] {
  if (given.from !== undefined) {
    const { match } = loadAny(io, given.from);
    if (match.game !== game.id) throw usage(`${given.from} is a game of ${match.game}`);
    if (match.players.length !== base.entrants.length) {
      throw usage(`${given.from} has ${match.players.length} players, not ${base.entrants.length}`);
    }
    const actions = match.actions.slice(0, lengthUpTo(given.from, match, given.at));
    return () => actions;
  }
  const opener = findBot('easy', findWhole(game.id)?.mind ?? null) ?? findBot('random', null);
  return (block) => {
    const seed = given.seed + block;
    return opener ? openingBy(base, opener(seed), given.opening, seed) : [];
  };
}

/** A file states by which rules it is played. */
function termsOf(
  io: Io,
  game: AnyGame,
  given: ArenaOptions,
): Pick<ArenaSpec<object, Action>, 'ruleSet' | 'options'> {
  if (given.from !== undefined) {
    const { match } = loadAny(io, given.from);
    return { ruleSet: match.ruleSet, options: match.options };
  }
  const ruleSet = given.rules ?? game.ruleSets[0]?.id ?? '';
  const options = switchesFor(game, given.option);
  regardingUsage(() => resolveOptions(game, ruleSet, options));
  return { ruleSet, options };
}

function arena(io: Io, id: string, given: ArenaOptions): void {
  const game = gameFor(id);
  const entrants = botsNamed(id, given.bots);
  const [min, max] = game.seats;
  if (entrants.length < min || entrants.length > max) {
    throw usage(`${id} is for ${min} to ${max} players, not ${entrants.length}`);
  }
  const base = { game, entrants, ...termsOf(io, game, given) };
  const spec = { ...base, seed: given.seed, opening: openings(io, game, given, base), clock: processorClock };
  const bar = progress(io, 'games', given.games, true);
  const games: ArenaGame[] = [];
  try {
    for (let number = 0; number < given.games; number++) {
      games.push(regarding(`${id}, game ${number + 1}`, () => playArenaGame(spec, number)));
      bar(games.length);
    }
  } finally {
    bar.finish();
  }
  const names = [...new Set(entrants.map(({ name }) => name))];
  const standings = names.map((name) => standingOf(name, entrants, games));
  const rounds = mean(games.map(({ rounds: count }) => count));
  io.out(
    given.json
      ? `${JSON.stringify({ game: id, seed: given.seed, games: games.length, rounds, standings }, null, 2)}\n`
      : standingsText(io, id, standings, games),
  );
}

export function defineArena(program: Command, { io }: Context): void {
  program
    .command('arena')
    .description('let computers play each other in rotated seats and see who is stronger')
    .argument('<GAME>', 'a title, e.g. chicago-express')
    .requiredOption('-b, --bots <LIST>', `one for each seat: ${BOT_NAMES}`)
    .option(
      '-g, --games <N>',
      'number of games; whole blocks (a multiple of the seats) are fairest',
      wholeNumber(1),
      30,
    )
    .option('-s, --seed <S>', 'seed of the first block', wholeNumber(0, 2 ** 31), 1)
    .option(
      '--opening <N>',
      'actions by chance at the beginning of each block, the same for its games',
      wholeNumber(0),
      8,
    )
    .option('-r, --rules <SET>', 'rule set, see railhead games (default: the first)')
    .option('--option <KEY=VALUE>', 'a single switch laid over the rule set; may be repeated', collect, [])
    .option('--from <FILE>', 'begin every game as this one, e.g. a recorded game')
    .option('--at <N>', 'with --from: after so many of its actions', wholeNumber(0))
    .option('--json', 'print the standings as JSON')
    .action((id: string, given: ArenaOptions) => arena(io, id, given));
}
