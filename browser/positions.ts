import { BOTS } from '../src/bots/bots.ts';
import { playGame } from '../src/bots/play.ts';
import type { Action, AnyGame, Choice, Turn } from '../src/core/game.ts';
import { branch, formatMatch, type Match, replaySteps } from '../src/core/match.ts';
import { importGame } from '../src/interop/import.ts';
import { exported } from '../src/testing/records.ts';
import { findGame, titleFor } from '../src/titles/all.ts';

/** Positions of recorded games, to look at and to measure. */

/** The games that show most of each title. */
const RECORDED: Readonly<Record<string, string>> = {
  '1848': '1848/1848_game_end_bank',
  '1860': '1860/1860_game_end_bank',
  '18gb': '18gb/18gb-6p',
  'chicago-express': 'chicago-express/random-5p-1',
};

export interface Recorded {
  readonly game: AnyGame;
  readonly match: Match;
}

/** The names of the players at our table. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

function named(match: Match): Match {
  return { ...match, players: match.players.map((_, seat) => ({ name: NAMES[seat] ?? '' })) };
}

/** A function that works everything out once: files of tests that run in one worker share it. */
function once<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.set(key, made);
    return made;
  };
}

/** The recorded game of a title. */
export const recordedGame = once((id: string): Recorded => {
  const path = RECORDED[id];
  const file = path === undefined ? null : exported(path);
  const title = file && titleFor(file.title);
  if (!file || !title) throw new Error(`no recorded game of ${id}`);
  return { game: title.game, match: named(importGame(title, file)) };
});

/** Seeds that lead to complete games in which most kinds of decisions come up. */
const SEEDS: Readonly<Record<string, number>> = { '1848': 2, '1860': 3, '18gb': 2, 'chicago-express': 1 };
const SEATS = 3;

/** The seed, and the number of players. */
export interface Deal {
  readonly seed?: number | undefined;
  readonly seats?: number | undefined;
}

/** A whole game between bots, the same each time. */
export const simulatedGame = once(
  (title: string, { seed = SEEDS[title], seats = SEATS }: Deal = {}): Recorded => {
    const game = findGame(title);
    const bot = BOTS['random'];
    if (!game || !bot || seed === undefined) throw new Error(`no game of ${title}`);
    const bots = Array.from({ length: seats }, (_, seat) => bot(10 * seed + seat));
    const { match } = playGame(game, { seats, ruleSet: 'book', seed, bots });
    return { game, match: named(match) };
  },
);

/** For every kind of decision in a game, the match up to one of them (the middle one), as a file. */
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

/** A position as a file, by the decision and what is on offer there. */
export interface Offered {
  readonly step: string;
  readonly text: string;
}

/**
 * Positions of games in which every type of choice is on offer at every step at which it is: as few as that takes, those
 * with most types first.
 */
export function positionsByOffer(games: readonly Recorded[]): readonly Offered[] {
  const met = new Map<
    string,
    { readonly step: string; readonly types: readonly string[]; readonly file: () => string }
  >();
  for (const { game, match } of games) {
    for (const { index, state } of replaySteps(game, match)) {
      const turn = game.turn(state);
      if (turn.kind !== 'decide') continue;
      const types = [...new Set(game.choices(state).map(typeOf))].sort();
      const key = `${turn.step}: ${types.join(' ')}`;
      if (!met.has(key))
        met.set(key, { step: turn.step, types, file: () => formatMatch(branch(match, index)) });
    }
  }
  const seen = new Set<string>();
  return [...met.values()]
    .sort((a, b) => b.types.length - a.types.length)
    .flatMap(({ step, types, file }) => {
      const fresh = types.map((type) => `${step}: ${type}`).filter((one) => !seen.has(one));
      if (fresh.length === 0) return [];
      for (const one of fresh) seen.add(one);
      return { step, text: file() };
    });
}

/** What makes a position worth looking at. */
export type Wanted = (turn: Extract<Turn, { kind: 'decide' }>, types: ReadonlySet<string>) => boolean;

function typeOf(choice: Choice<Action>): string {
  return (choice.kind === 'open' ? choice.template : choice.action).type;
}

/** The match up to the wanted position closest to a part of the whole game, as a file. */
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
