import { type Action, type Game, type OptionValues, resolveOptions, type Seat } from '../core/game.ts';
import { nth } from '../core/present.ts';
import type { Bot, BotFactory } from './bots.ts';
import { playGame } from './play.ts';

/** Bots against each other, so that the stronger ones can be told from the lucky ones. */

export interface Entrant {
  readonly name: string;
  readonly bot: BotFactory;
}

export interface ArenaSpec<S extends object, A extends Action> {
  readonly game: Game<S, A>;
  readonly ruleSet: string;
  readonly options: OptionValues;
  /** One for each seat. */
  readonly entrants: readonly Entrant[];
  readonly seed: number;
  /** How a game begins: the same actions for all games of a block. */
  readonly opening: (block: number) => readonly A[];
  /** Milliseconds of any clock. */
  readonly clock: () => number;
}

/** One game, by entrant: the first entrant sat in seat `rotation`. */
export interface ArenaGame {
  readonly scores: readonly number[];
  /** The victory, shared among those who won together. */
  readonly wins: readonly number[];
  readonly rounds: number;
  /** Milliseconds of each decision. */
  readonly times: readonly (readonly number[])[];
}

/** Seeds of the bots at one table; far apart from those of the next game. */
const SEATS_APART = 100;

/** What begins a game by chance: so many actions of a bot that plays for all seats. */
export function openingBy<S extends object, A extends Action>(
  { game, ruleSet, options, entrants }: Pick<ArenaSpec<S, A>, 'game' | 'ruleSet' | 'options' | 'entrants'>,
  opener: Bot,
  length: number,
  seed: number,
): A[] {
  const actions: A[] = [];
  let state = game.setup(entrants.length, resolveOptions(game, ruleSet, options), seed);
  while (actions.length < length && game.turn(state).kind !== 'finished') {
    const action = opener.choose(game, state);
    const result = game.apply(state, action);
    if (result.refused) throw new Error(`${opener.name} chose what is refused: ${result.code}`);
    actions.push(action);
    state = result.state;
  }
  return actions;
}

/** Rounds in which money is earned: operating rounds, or rounds that end with dividends. */
const EARNING_ROUND = /^(?:OR|round) /;

/** The seat of an entrant in a game of a block: everybody sits everywhere once. */
function seatOf(entrant: number, game: number, seats: number): Seat {
  return (entrant + game) % seats;
}

function timed(bot: Bot, times: number[], clock: () => number): Bot {
  return {
    name: bot.name,
    choose(game, state) {
      const from = clock();
      const action = bot.choose(game, state);
      times.push(clock() - from);
      return action;
    },
  };
}

/** The game of that number: blocks of as many games as there are seats, with the same opening and rotated seats. */
export function playArenaGame<S extends object, A extends Action>(
  spec: ArenaSpec<S, A>,
  number: number,
): ArenaGame {
  const { game, ruleSet, options, entrants, clock } = spec;
  const seats = entrants.length;
  const block = Math.floor(number / seats);
  const seed = spec.seed + block;
  const times = entrants.map((): number[] => []);
  const bots: Bot[] = [];
  for (const [index, { bot }] of entrants.entries()) {
    const own = bot((spec.seed + number) * SEATS_APART + index);
    bots[seatOf(index, number, seats)] = timed(own, nth(times, index), clock);
  }
  const rounds = new Set<string>();
  const { state } = playGame(game, {
    seats,
    ruleSet,
    options,
    seed,
    bots,
    opening: spec.opening(block),
    onState(position) {
      const turn = game.turn(position);
      if (turn.kind === 'decide' && EARNING_ROUND.test(turn.round)) rounds.add(turn.round);
    },
  });
  const turn = game.turn(state);
  const bySeat = turn.kind === 'finished' ? turn.scores : [];
  const scores = entrants.map((_, index) => nth(bySeat, seatOf(index, number, seats)));
  const most = Math.max(...scores);
  const winners = scores.filter((score) => score === most).length;
  const wins = scores.map((score) => (score === most ? 1 / winners : 0));
  return { scores, wins, rounds: rounds.size, times };
}
