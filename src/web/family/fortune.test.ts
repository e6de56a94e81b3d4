import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { AnyGame, Event, Turn } from '../../core/game.ts';
import { importSteps, startImported } from '../../interop/import.ts';
import {
  exported,
  RECORDS_18GB,
  RECORDS_1848,
  RECORDS_1860,
  RECORDS_CHICAGO_EXPRESS,
} from '../../testing/records.ts';
import { findGame, titleFor } from '../../titles/all.ts';
import { EXPRESS_FORTUNE } from '../express/fortune.ts';
import { RAIL_FORTUNE } from '../rail/fortune.ts';
import { type Fortune, type FortuneSpec, fortunesOf, OTHER, type PurseStep, START } from './fortune.ts';

interface Played {
  readonly game: AnyGame;
  readonly steps: readonly PurseStep[];
  readonly scores: readonly number[];
}

function purse(game: AnyGame, state: object, events: readonly Event[]): PurseStep {
  const { players } = game.view(state, null) as unknown as { players: { seat: number; cash: number }[] };
  return { cash: players.toSorted((a, b) => a.seat - b.seat).map(({ cash }) => cash), events };
}

function scoresOf(turn: Turn): readonly number[] {
  if (turn.kind !== 'finished') throw new Error('the game has no end');
  return turn.scores;
}

function recordedGame(path: string): Played {
  const file = exported(path);
  const title = titleFor(file.title);
  if (!title) throw new Error(`no title of ${path}`);
  const { game } = title;
  let state: object = startImported(title, file);
  const steps = [purse(game, state, [])];
  for (const step of importSteps(title, file)) {
    ({ state } = step);
    steps.push(purse(game, state, step.events));
  }
  return { game, steps, scores: scoresOf(game.turn(state)) };
}

function botGame(id: string, seats: number, seed: number): Played {
  const game = findGame(id);
  const bot = BOTS['random'];
  if (!game || !bot) throw new Error(`no game ${id}`);
  const steps: PurseStep[] = [];
  const { state } = playGame(game, {
    seats,
    ruleSet: 'book',
    seed,
    bots: Array.from({ length: seats }, (_, seat) => bot(10 * seed + seat)),
    onState: (after: object, _action, { before, events }) => {
      if (steps.length === 0) steps.push(purse(game, before, []));
      steps.push(purse(game, after, events));
    },
  });
  return { game, steps, scores: scoresOf(game.turn(state)) };
}

function specOf({ game }: Played): FortuneSpec {
  return game.id === 'chicago-express' ? EXPRESS_FORTUNE : RAIL_FORTUNE;
}

/** Every source adds up, nothing is unexplained, and what is shown has a name. */
function expectExplained(played: Played): readonly Fortune[] {
  const spec = specOf(played);
  const fortunes = fortunesOf(spec, played.steps, played.scores);
  for (const { seat, score, parts } of fortunes) {
    const sum = Object.values(parts).reduce((total, amount) => total + amount, 0);
    expect({ seat, sum }).toEqual({ seat, sum: score });
    expect({ seat, other: parts[OTHER] ?? 0 }).toEqual({ seat, other: 0 });
    expect(Object.keys(parts).filter((source) => !spec.sources.includes(source))).toEqual([]);
  }
  return fortunes;
}

const RECORDS = [
  ...RECORDS_1848.paths,
  ...RECORDS_1860.paths,
  ...RECORDS_18GB.paths,
  ...RECORDS_CHICAGO_EXPRESS,
  'played/1848-4p-1',
];

describe('the sources of each fortune add up to the score', () => {
  it.each(RECORDS)('of %s', (path) => {
    const fortunes = expectExplained(recordedGame(path));
    // A test of nothing would pass too.
    expect(fortunes.some(({ parts }) => (parts['dividends'] ?? 0) > 0)).toBe(true);
    expect(fortunes.every(({ parts }) => (parts['bought'] ?? parts['shares'] ?? 0) < 0)).toBe(true);
    expect(fortunes.every(({ parts }) => (parts[START] ?? 0) > 0)).toBe(true);
  });

  // Random games fail companies and give privates back, which recorded ones seldom do.
  it.each([
    ['1848', 5, 4],
    ['1860', 4, 5],
    ['18gb', 3, 2],
  ] as const)('of a game of %s for %d between bots, seed %d', (id, seats, seed) => {
    expect(expectExplained(botGame(id, seats, seed))).toHaveLength(seats);
  });
});
