import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { playOut } from '../../src/bots/play-out.ts';
import type { boardOf, companiesOnBoard } from '../../src/cli/boards.ts';
import type { Io } from '../../src/cli/io.ts';
import type { loadForeignFile } from '../../src/cli/load.ts';
import { milliseconds, processorMilliseconds } from '../../src/cli/measure.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Match, replay, replaySteps } from '../../src/core/match.ts';
import type { SeededRandom } from '../../src/core/random.ts';
import type { importGame, loadGame } from '../../src/interop/import.ts';
import type { parseSiteGame } from '../../src/interop/site-file.ts';
import type { findReach } from '../../src/rail/network.ts';

/**
 * One of the two builds that `bench-against` compares, in a process of its own: measures what it is asked to, one
 * question at a time. It knows another build only by the names of its modules, which may be older than ours.
 */

/** What to measure on the games of one title, which are files of 18xx.games. */
export interface Task {
  readonly title: string;
  readonly paths: readonly string[];
  readonly what: 'apply' | 'load' | 'reach' | 'play-outs';
}

const SEATS = 4;
/** Play-outs measured at a time; the first ones of a title are for the compiler. */
const GAMES_AT_A_TIME = 3;

const dist = join(process.argv[2] ?? '.', 'dist');

/** What a module of the build exports, by the first of some paths that exists. */
async function from<T>(...paths: readonly string[]): Promise<T> {
  for (const path of paths) {
    try {
      return (await import(pathToFileURL(join(dist, path)).href)) as T;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${dist} has none of ${paths.join(', ')}`);
}

const { GAMES } = await from<{ GAMES: readonly AnyGame[] }>('titles/all.js', 'games/registry.js');
const files = await from<{ loadForeignFile: typeof loadForeignFile }>('cli/load.js');
const interop = await from<{ importGame: typeof importGame; loadGame: typeof loadGame }>('interop/import.js');
const site = await from<{ parseSiteGame: typeof parseSiteGame }>('interop/site-file.js');
const matches = await from<{ replay: typeof replay; replaySteps: typeof replaySteps }>('core/match.js');
const network = await from<{ findReach: typeof findReach }>('rail/network.js');
const boards = await from<{ boardOf: typeof boardOf; companiesOnBoard: typeof companiesOnBoard }>(
  'cli/boards.js',
);
const bots = await from<{ playOut: typeof playOut }>('bots/play-out.js');
const chance = await from<{ SeededRandom: typeof SeededRandom }>('core/random.js');

interface Subject {
  readonly game: AnyGame;
  readonly match: Match;
  readonly load: () => void;
}

const io: Io = {
  out: () => {},
  err: () => {},
  ask: () => Promise.resolve(null),
  cwd: '/',
  colour: false,
  redraws: false,
  debug: false,
};

const known = new Map<string, Subject>();

function subjectOf(path: string): Subject {
  let subject = known.get(path);
  if (!subject) {
    const { title, file } = files.loadForeignFile(io, path);
    const text = JSON.stringify(file);
    const load = (): void => void interop.loadGame(title, site.parseSiteGame(text));
    subject = { game: title.game, match: interop.importGame(title, file), load };
    known.set(path, subject);
  }
  return subject;
}

function reachTimes({ game, match }: Subject): number[] {
  const times: number[] = [];
  let last: object | null = null;
  for (const { state } of matches.replaySteps(game, match)) {
    // Builds of before issue 13 want the id.
    const position = boards.boardOf(game, state) ?? boards.boardOf(game.id as never, state);
    if (!position || position.board === last) continue;
    last = position.board;
    const { kit, board, tokens } = position;
    for (const company of boards.companiesOnBoard(position)) {
      times.push(milliseconds(() => void network.findReach(kit, board, tokens, company)));
    }
  }
  return times;
}

const random = new chance.SeededRandom(1);

/**
 * Processor time for each game of a title: of one action for `apply` (undone ones are in the file and not played), of
 * the whole game for `load`; for reach each time, for play-outs time and length of one game.
 */
function measure({ title, paths, what }: Task): number[] {
  if (what === 'play-outs') {
    const game = GAMES.find(({ id }) => id === title) as AnyGame;
    const start = game.setup(SEATS, game.ruleSets[0]?.values ?? {}, 1);
    let actions = 0;
    const time = processorMilliseconds(() => {
      for (let count = 0; count < GAMES_AT_A_TIME; count++)
        actions += bots.playOut(game, start, random).actions;
    });
    return [time / GAMES_AT_A_TIME, actions / GAMES_AT_A_TIME];
  }
  const subjects = paths.map(subjectOf);
  if (what === 'reach') return subjects.flatMap(reachTimes);
  if (what === 'load') return subjects.map(({ load }) => processorMilliseconds(load));
  return subjects.map(
    ({ game, match }) => processorMilliseconds(() => void matches.replay(game, match)) / match.actions.length,
  );
}

process.on('message', (task: Task) => process.send?.(measure(task)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
