import { BOTS } from '../../bots/bots.ts';
import { legalActions } from '../../core/choice.ts';
import type { Action, AnyGame } from '../../core/game.ts';
import { hashOf } from '../../core/json.ts';
import { present } from '../../core/present.ts';
import { findGame } from '../../titles/all.ts';
import { COUNTER } from '../counter/game.ts';
import { RELAY } from './relay.ts';

/** A game as the simulator plays it. */
export interface Board {
  readonly game: AnyGame;
  readonly ruleSet: string;
  /** Some legal actions of a position: the same ones whenever it is asked about. */
  candidates(state: object): readonly Action[];
  /** The beginning of one game, so that schedules can start in the middle. */
  opening(seats: number): readonly Action[];
}

/**
 * The same game, which plays an action on a position once and remembers the result: in a simulation many pages and nodes
 * play the same log.
 */
function remembering(game: AnyGame): AnyGame {
  const played = new WeakMap<object, Map<string, ReturnType<AnyGame['apply']>>>();
  const starts = new Map<string, object>();
  return {
    ...game,
    setup(seats, options, seed, version) {
      const key = JSON.stringify([seats, options, seed, version]);
      const start = starts.get(key) ?? game.setup(seats, options, seed, version);
      starts.set(key, start);
      return start;
    },
    apply(state, action) {
      const from = played.get(state) ?? new Map<string, ReturnType<AnyGame['apply']>>();
      played.set(state, from);
      const key = JSON.stringify(action);
      const result = from.get(key) ?? game.apply(state, action);
      from.set(key, result);
      return result;
    },
  };
}

const FEW = 2;

/** So many of what a random bot would do: real games offer too much to list. */
function ofBots(game: AnyGame, state: object): Action[] {
  const seed = Number.parseInt(hashOf(state).slice(0, 7), 16);
  const bot = present(BOTS['random'], 'the random bot');
  return Array.from({ length: FEW }, (_, index) => bot(seed + index).choose(game, state));
}

function board(
  original: AnyGame,
  { longest, listed }: { readonly longest: number; readonly listed: boolean },
): Board {
  const game = remembering(original);
  const known = new WeakMap<object, readonly Action[]>();
  const openings = new Map<number, readonly Action[]>();

  function candidates(state: object): readonly Action[] {
    let found = known.get(state);
    if (!found) {
      if (game.turn(state).kind === 'finished') found = [];
      else found = listed ? [...legalActions(game, state)] : ofBots(game, state);
      known.set(state, found);
    }
    return found;
  }

  const ruleSet = game.ruleSets[0]?.id ?? '';
  return {
    game,
    ruleSet,
    candidates,
    opening(seats) {
      const ready = openings.get(seats);
      if (ready) return ready;
      const actions: Action[] = [];
      let state = game.setup(seats, game.ruleSets[0]?.values ?? {}, SEED);
      while (actions.length < longest) {
        const [action] = candidates(state);
        const result = action && game.apply(state, action);
        if (!action || !result || result.refused) break;
        actions.push(action);
        ({ state } = result);
      }
      openings.set(seats, actions);
      return actions;
    },
  };
}

/** All games of the simulator begin alike; what differs is who does what when. */
export const SEED = 7;

function titled(id: string, longest: number): Board {
  return board(present(findGame(id), id), { longest, listed: false });
}

export const BOARDS = {
  relay: board(RELAY, { longest: 0, listed: true }),
  counter: board(COUNTER, { longest: 0, listed: true }),
  'chicago-express': titled('chicago-express', 40),
  '1848': titled('1848', 150),
} as const;
