import { nth } from '../core/present.ts';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { Bot, BotFactory } from '../bots/bots.ts';
import { playGame, PlayError } from '../bots/play.ts';
import { type AnyGame, type OptionValues, resolveOptions } from '../core/game.ts';
import { hashOf } from '../core/json.ts';
import { formatMatch, type Match, parseMatch, replay } from '../core/match.ts';
import { FILE_TITLES, GAMES } from '../titles/all.ts';
import { checkExportable } from '../interop/export.ts';
import { BOT_NAMES, botsNamed } from './bots.ts';
import { type Context, wholeNumber } from './command.ts';
import { fileTitleOf, foreignText } from './export.ts';
import { oneLine, regarding, regardingUsage, usage } from './failure.ts';
import { makeFolder, writeText } from './files.ts';
import type { Io } from './io.ts';
import { gameFor } from './load.ts';
import { progress } from './progress.ts';
import { reasonsOf } from './reasons.ts';
import { collect, switchesFor } from './switches.ts';
import { type GameOutcome, summarise, summaryText } from './summary.ts';

const OWN_FORMAT = 'railhead';
const FORMATS: readonly string[] = [OWN_FORMAT, ...new Set(FILE_TITLES.map(({ format }) => format))];

/** More than any game needs; a longer one would never end. */
const MAX_ACTIONS = 5_000;

/** Seeds of the bots at one table; far apart from those of the next game. */
const SEATS_APART = 100;

interface SimulateOptions {
  readonly players?: number;
  readonly seed: number;
  readonly count: number;
  readonly bots: string;
  readonly rules?: string;
  readonly option: readonly string[];
  readonly out?: string;
  readonly format: string;
  readonly check: boolean;
  readonly json?: boolean;
  readonly reasons?: boolean;
}

/** Everything the games of one run have in common. */
interface Simulation {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly bots: readonly BotFactory[];
  readonly check: boolean;
}

function seatsFor(game: AnyGame, wanted: number | undefined): number {
  const [min, max] = game.seats;
  const seats = wanted ?? Math.min(max, Math.max(min, 4));
  if (seats < min || seats > max) throw usage(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  return seats;
}

/** The names are repeated until every seat has one. */
function botsFor(io: Io, game: AnyGame, { bots, reasons }: SimulateOptions, seats: number): BotFactory[] {
  const tell = reasons ? reasonsOf(io, game) : undefined;
  const entrants = botsNamed(game.id, bots, tell);
  if (entrants.length > seats) throw usage(`${entrants.length} bots for ${seats} players`);
  return Array.from({ length: seats }, (_, seat) => nth(entrants, seat % entrants.length).bot);
}

function simulationFor(io: Io, id: string, given: SimulateOptions): Simulation {
  const game = gameFor(id);
  const seats = seatsFor(game, given.players);
  const foreign = given.format === OWN_FORMAT ? null : regardingUsage(() => fileTitleOf(game.id));
  if (foreign && foreign.format !== given.format) {
    throw usage(`games of ${game.id} are not written as ${given.format} (but as ${foreign.format})`);
  }
  const ruleSet = given.rules ?? foreign?.ruleSet ?? game.ruleSets[0]?.id ?? '';
  const options = switchesFor(game, given.option);
  regardingUsage(() => {
    const values = resolveOptions(game, ruleSet, options);
    if (foreign) checkExportable(foreign, values);
  });
  const bots = botsFor(io, game, given, seats);
  return { game, seats, ruleSet, options, bots, check: given.check };
}

/** A match must survive saving: its text, parsed again and replayed, leads to the same position. */
function checkRoundTrip(game: AnyGame, match: Match, state: object): void {
  const again = replay(game, parseMatch(formatMatch(match), GAMES));
  if (hashOf(again) !== hashOf(state)) throw new PlayError('the replay ends in another position');
}

interface Played {
  readonly match: Match;
  readonly outcome: GameOutcome;
}

function playOne({ game, seats, ruleSet, options, bots, check }: Simulation, seed: number): Played {
  const table: Bot[] = bots.map((factory, seat) => factory(seed * SEATS_APART + seat));
  let actions = 0;

  function onState(state: object): void {
    actions++;
    const broken = check ? game.proof.invariants(state) : [];
    if (broken.length > 0) throw new PlayError(`after action ${actions}: ${broken.join('; ')}`);
  }

  const played = playGame(game, {
    seats,
    ruleSet,
    options,
    seed,
    bots: table,
    onState,
    maxActions: MAX_ACTIONS,
  });
  const names = table.map(({ name }, seat) => ({ name: `${name} ${seat + 1}` }));
  const match: Match = { ...played.match, players: names };
  if (check) checkRoundTrip(game, match, played.state);
  const turn = game.turn(played.state);
  if (turn.kind !== 'finished') throw new PlayError('the game stopped before its end');
  return { match, outcome: { seed, actions, reason: turn.reason, scores: turn.scores } };
}

function fileName({ game, seats }: Simulation, seed: number): string {
  return `${game.id}-${seats}p${seed}.json`;
}

function simulate(io: Io, id: string, given: SimulateOptions): void {
  const simulation = simulationFor(io, id, given);
  if (given.out !== undefined) makeFolder(io, given.out);
  const bar = progress(io, 'games', given.count, true);
  const outcomes: GameOutcome[] = [];
  const troubles: string[] = [];
  const started = performance.now();
  try {
    for (let seed = given.seed; seed < given.seed + given.count; seed++) {
      const where = `${id}, ${simulation.seats} players, seed ${seed}`;
      const { match, outcome } = regarding(where, () => playOne(simulation, seed));
      if (given.out !== undefined) {
        const path = join(given.out, fileName(simulation, seed));
        const tell = (trouble: string): unknown => troubles.push(`${path}: ${trouble}`);
        const text =
          given.format === OWN_FORMAT ? formatMatch(match) : regarding(path, () => foreignText(match, tell));
        writeText(io, path, text);
      }
      outcomes.push(outcome);
      bar(outcomes.length);
    }
  } finally {
    bar.finish();
  }
  for (const trouble of troubles) io.err(`railhead: ${oneLine(trouble)}\n`);
  const summary = summarise(outcomes, (performance.now() - started) / 1000);
  io.out(
    given.json ? `${JSON.stringify({ ...summary, outcomes }, null, 2)}\n` : summaryText(io, id, summary),
  );
}

export function defineSimulate(program: Command, { io }: Context): void {
  program
    .command('simulate')
    .description('let bots play whole games and check every position on the way')
    .argument('<GAME>', 'a title, e.g. 1848')
    .option('-p, --players <N>', 'number of players (4 where the title allows)', wholeNumber(1, 20))
    .option('-s, --seed <S>', 'seed of the first game; the others follow it', wholeNumber(0, 2 ** 31), 1)
    .option('-c, --count <C>', 'number of games', wholeNumber(1, 1_000_000), 1)
    .option('-b, --bots <LIST>', `who plays, dealt round the table: ${BOT_NAMES}`, 'random')
    .option('--reasons', 'print every move of a computer with its reason and what it rejected')
    .option(
      '-r, --rules <SET>',
      'rule set, see railhead games (default: the first, or that of the file format)',
    )
    .option('--option <KEY=VALUE>', 'a single switch laid over the rule set; may be repeated', collect, [])
    .option('--out <DIR>', 'write one file a game into this folder, GAME-NpSEED.json')
    .addOption(new Option('--format <FORMAT>', 'of those files').choices(FORMATS).default(OWN_FORMAT))
    .option('--no-check', 'skip the checks of every position and of the replay')
    .option('--json', 'print the summary and every outcome as JSON')
    .action((id: string, given: SimulateOptions) => simulate(io, id, given));
}
