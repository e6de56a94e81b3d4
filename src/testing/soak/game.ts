import type { BotFactory } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { AnyGame, OptionValues } from '../../core/game.ts';
import { hashOf, throughJson } from '../../core/json.ts';
import { formatMatch, type Match, parseMatch, replay } from '../../core/match.ts';
import { nth } from '../../core/present.ts';
import { GAMES } from '../../titles/all.ts';
import { exportGame } from '../../interop/export.ts';
import { importGame } from '../../interop/import.ts';
import { parseSiteGame } from '../../interop/site-file.ts';
import { type AnyFileTitle, FILE_TITLES } from '../../titles/all.ts';
import { watchMilestones } from './milestones.ts';

interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ruleSet: string;
  readonly options?: OptionValues;
  /** One for each seat, or one for all; each gets a seed of its own. */
  readonly bots: BotFactory | readonly BotFactory[];
  readonly seed: number;
}

/**
 * Plays one game with every promise checked after every action, the end by a rule, and the match through its file and,
 * where the title has another format too, through a file of that. Throws on the first broken promise.
 */
export function soakGame({ game, seats, ruleSet, options = {}, bots: factories, seed }: Setting): {
  /** Why it ended. */
  readonly reason: string;
  /** The milestones it came to. */
  readonly reached: readonly string[];
  readonly match: Match;
} {
  const bots = Array.from({ length: seats }, (_, seat) => {
    const factory = typeof factories === 'function' ? factories : nth(factories, seat);
    return factory(seed * 100 + seat);
  });
  const milestones = watchMilestones(game.id);
  const { match, state } = playGame(game, {
    seats,
    ruleSet,
    options,
    seed,
    bots,
    onState: (after, action, { before, events }) => {
      const broken = game.proof.invariants(after);
      if (broken.length > 0) throw new Error(broken.join('; '));
      milestones.see({ before, action, events, after });
    },
  });
  const again = replay(game, parseMatch(formatMatch(match), GAMES));
  if (hashOf(again) !== hashOf(state)) throw new Error('the replay ends in another position');
  if (hashOf(throughJson(state)) !== hashOf(state)) throw new Error('the position does not survive JSON');
  if (fileRulesOf(game) === ruleSet && mayBeWritten(game, options)) throughFile(game, match);
  const turn = game.turn(state);
  if (turn.kind !== 'finished') throw new Error('no rule has ended the game');
  return { reason: turn.reason, reached: milestones.reached(), match };
}

function fileTitleOf(game: AnyGame): AnyFileTitle | undefined {
  return FILE_TITLES.find((candidate) => candidate.game === game);
}

/** The rule set that files of the title's other format play by. */
export function fileRulesOf(game: AnyGame): string | undefined {
  return fileTitleOf(game)?.ruleSet;
}

/** Files of 18xx.games know no switches; the log of Chicago Express carries them all (CE-14.1). */
function mayBeWritten(game: AnyGame, options: OptionValues): boolean {
  return Object.keys(options).length === 0 || fileTitleOf(game)?.format === 'ce-log';
}

function throughFile(game: AnyGame, match: Match): void {
  const title = fileTitleOf(game);
  if (!title) return;
  const back = importGame(title, parseSiteGame(JSON.stringify(exportGame(title, match))));
  const scores = (of: Match): string => JSON.stringify(game.turn(replay(game, of)));
  if (scores(back) !== scores(match)) throw new Error(`the file of ${title.format} leads elsewhere`);
}
