import process from 'node:process';
import { BOTS } from '../src/bots/bots.ts';
import { playGame } from '../src/bots/play.ts';
import { progress } from '../src/cli/progress.ts';
import type { AnyGame, OptionValues } from '../src/core/game.ts';
import { hashOf } from '../src/core/json.ts';
import { formatMatch, type Match, parseMatch, replay } from '../src/core/match.ts';
import { findGame, GAMES } from '../src/games/registry.ts';
import { exportGame } from '../src/interop/export.ts';
import { importGame } from '../src/interop/import.ts';
import { parseSiteGame } from '../src/interop/site-file.ts';
import { type AnyFileTitle, FILE_TITLES } from '../src/interop/titles.ts';

/**
 * The full counts of random games that CI only samples: every promise after every action, the end by a rule,
 * the match through its file, and, where the title has another format too, through a file of that.
 *
 *   npm run soak [GAME] [PERCENT of the counts]
 */

const GAMES_BY_FILE_RULES = 250;
const GAMES_BY_OTHER_RULES = 100;
const GAMES_PER_SWITCH = 20;

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly count: number;
}

function* plansOf(game: AnyGame, share: number): Generator<Plan> {
  const [min, max] = game.seats;
  for (const { id: ruleSet, values } of game.ruleSets) {
    for (let seats = min; seats <= max; seats++) {
      const count = isFileRules(game, ruleSet) ? GAMES_BY_FILE_RULES : GAMES_BY_OTHER_RULES;
      yield { game, seats, ruleSet, options: {}, count: Math.ceil(count * share) };
    }
    for (const { key, values: all } of game.options) {
      for (const value of all.filter((candidate) => candidate !== values[key])) {
        const seats = min + (key.length % (max - min + 1));
        yield { game, seats, ruleSet, options: { [key]: value }, count: Math.ceil(GAMES_PER_SWITCH * share) };
      }
    }
  }
}

/** Throws on the first broken promise; gives the reason the game ended for. */
function soakOne({ game, seats, ruleSet, options }: Plan, seed: number): string {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 100 + seat));
  const { match, state } = playGame(game, {
    seats,
    ruleSet,
    options,
    seed,
    bots,
    onState: (now) => {
      const broken = game.invariants(now);
      if (broken.length > 0) throw new Error(broken.join('; '));
    },
  });
  const again = replay(game, parseMatch(formatMatch(match), GAMES));
  if (hashOf(again) !== hashOf(state)) throw new Error('the replay ends in another position');
  if (isFileRules(game, ruleSet) && Object.keys(options).length === 0) throughFile(game, match);
  const turn = game.turn(state);
  return turn.kind === 'finished' ? turn.reason : 'unfinished';
}

function fileTitleOf(game: AnyGame): AnyFileTitle | undefined {
  return FILE_TITLES.find((candidate) => candidate.game === game);
}

/** Whether this is the rule set that files of the title's other format play by. */
function isFileRules(game: AnyGame, ruleSet: string): boolean {
  return fileTitleOf(game)?.ruleSet === ruleSet;
}

function throughFile(game: AnyGame, match: Match): void {
  const title = fileTitleOf(game);
  if (!title) return;
  const back = importGame(title, parseSiteGame(JSON.stringify(exportGame(title, match))));
  const scores = (of: Match): string => JSON.stringify(game.turn(replay(game, of)));
  if (scores(back) !== scores(match)) throw new Error(`the file of ${title.format} leads elsewhere`);
}

const [wanted, percent = '100'] = process.argv.slice(2);
const share = Number(percent) / 100;
const games = wanted === undefined ? GAMES : [findGame(wanted)].filter((game) => game !== undefined);
if (games.length === 0 || !(share > 0)) {
  console.error('usage: npm run soak [GAME] [PERCENT]');
  process.exit(2);
}
const plans = games.flatMap((game) => [...plansOf(game, share)]);
const total = plans.reduce((sum, { count }) => sum + count, 0);
const bar = progress(
  {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
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
let done = 0;
let failed = 0;
for (const plan of plans) {
  for (let seed = 1; seed <= plan.count; seed++) {
    try {
      const reason = `${plan.game.id} ${soakOne(plan, seed)}`;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    } catch (error) {
      failed++;
      const { game, seats, ruleSet, options } = plan;
      const where = `${game.id}, ${seats} players, ${ruleSet}, ${JSON.stringify(options)}, seed ${seed}`;
      console.error(`\nFAILED ${where}: ${(error as Error).message}`);
    }
    bar(++done);
  }
}
bar.finish();
for (const [reason, count] of reasons) console.log(`${reason}: ${count}`);
console.log(`${done - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
