import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOTS } from '../src/bots/bots.ts';
import { playGame } from '../src/bots/play.ts';
import { loadAny } from '../src/cli/load.ts';
import type { Action, AnyGame, Choice, Turn } from '../src/core/game.ts';
import { branch, formatMatch, type Match, replaySteps } from '../src/core/match.ts';
import { findGame } from '../src/titles/all.ts';

/** Positions of recorded games, to look at and to measure. */

const SHARED = fileURLToPath(new URL('../../shared/games/', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../samples/1848-sample.json', import.meta.url));

/** The games that show most of each title. */
const RECORDED: Readonly<Record<string, string>> = {
  '1848': '1848/1848_game_end_bank.json',
  '1860': '1860/1860_game_end_bank.json',
  '18gb': '18gb/18gb-6p.json',
  'chicago-express': 'chicago-express/random-5p-1.json',
};

export interface Recorded {
  readonly game: AnyGame;
  readonly match: Match;
}

const NO_STDIN = {
  readStdin: () => '',
} as unknown as Parameters<typeof loadAny>[0];

/** Whoever played them, at our table they have names. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

function named(match: Match): Match {
  return { ...match, players: match.players.map((_, seat) => ({ name: NAMES[seat] ?? '' })) };
}

function load(path: string): Recorded {
  const { game, match } = loadAny(NO_STDIN, path);
  return { game, match: named(match) };
}

/** A recorded game of a title, or the sample that every clone has; null where there is neither. */
export function recordedGame(title: string): Recorded | null {
  const file = RECORDED[title];
  if (file !== undefined && existsSync(SHARED + file)) return load(SHARED + file);
  return title === '1848' ? load(SAMPLE) : null;
}

/** Chance that leads to whole games in which most of what a title knows is decided. */
const SEEDS: Readonly<Record<string, number>> = { '1848': 2, '1860': 3, '18gb': 2, 'chicago-express': 1 };
const SEATS = 3;

/** Where chance begins, and for how many. */
export interface Deal {
  readonly seed?: number | undefined;
  readonly seats?: number | undefined;
}

/** A whole game between bots, the same each time: for everybody who has no recorded games. */
export function simulatedGame(title: string, { seed = SEEDS[title], seats = SEATS }: Deal = {}): Recorded {
  const game = findGame(title);
  const bot = BOTS['random'];
  if (!game || !bot || seed === undefined) throw new Error(`no game of ${title}`);
  const bots = Array.from({ length: seats }, (_, seat) => bot(10 * seed + seat));
  const { match } = playGame(game, { seats, ruleSet: 'book', seed, bots });
  return { game, match: named(match) };
}

/** For every kind of decision in a game the match up to one, as a file: of those alike the one in the middle. */
export function positionsByStep({ game, match }: Recorded): Map<string, string> {
  const found = new Map<string, number[]>();
  for (const { index, state } of replaySteps(game, match)) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') continue;
    const alike = found.get(turn.step) ?? [];
    found.set(turn.step, [...alike, index]);
  }
  return new Map(
    [...found].map(([step, indices]) => {
      const middle = indices[Math.floor(indices.length / 2)] ?? 0;
      return [step, formatMatch(branch(match, middle))];
    }),
  );
}

/** What makes a position worth looking at. */
export type Wanted = (turn: Extract<Turn, { kind: 'decide' }>, types: ReadonlySet<string>) => boolean;

function typeOf(choice: Choice<Action>): string {
  return (choice.kind === 'open' ? choice.template : choice.action).type;
}

/** The match up to the wanted position that lies closest to a part of the whole game, as a file. */
export function positionNear({ game, match }: Recorded, part: number, wanted: Wanted): string | null {
  const aim = part * match.actions.length;
  let best: number | null = null;
  for (const { index, state } of replaySteps(game, match)) {
    if (best !== null && Math.abs(index - aim) >= Math.abs(best - aim)) continue;
    const turn = game.turn(state);
    if (turn.kind === 'finished') continue;
    const own = game.choices(state).filter((choice) => seatOf(choice) === turn.seat);
    if (wanted(turn, new Set(own.map(typeOf)))) best = index;
  }
  return best === null ? null : formatMatch(branch(match, best));
}

function seatOf(choice: Choice<Action>): number {
  return (choice.kind === 'open' ? choice.template : choice.action).by;
}
