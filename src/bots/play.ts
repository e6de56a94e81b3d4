import { type Action, type Event, type Game, type OptionValues, resolveOptions } from '../core/game.ts';
import { canonicalJson } from '../core/json.ts';
import type { Match } from '../core/match.ts';
import type { Bot } from './bots.ts';

/** Something went wrong in a game between bots: always a bug of ours, with what is needed to see it again. */
export class PlayError extends Error {
  override name = 'PlayError';
}

/** What happened between two positions. */
export interface Step<S> {
  readonly before: S;
  readonly events: readonly Event[];
}

export interface Table<S extends object, A extends Action> {
  readonly seats: number;
  readonly ruleSet: string;
  readonly options?: OptionValues;
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** Played before the bots are asked. */
  readonly opening?: readonly A[];
  /** Looks at every position, e.g. to check the game's promises, and at what led to it. */
  readonly onState?: (state: S, action: A, step: Step<S>) => void;
  readonly maxActions?: number;
}

const MAX_ACTIONS = 5_000;

/** Lets bots play one game to its end. An illegal answer stops the run: it is a bug, not a bad move. */
export function playGame<S extends object, A extends Action>(
  game: Game<S, A>,
  table: Table<S, A>,
): { readonly match: Match<A>; readonly state: S } {
  const { seats, ruleSet, options = {}, seed, bots, opening = [], onState, maxActions = MAX_ACTIONS } = table;
  const actions: A[] = [];
  let state = game.setup(seats, resolveOptions(game, ruleSet, options), seed);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'finished') break;
    if (actions.length >= maxActions) throw new PlayError(`seed ${seed}: no end after ${maxActions} actions`);
    const bot = bots[turn.seat];
    if (!bot) throw new PlayError(`seed ${seed}: nobody sits in seat ${turn.seat}`);
    const action = opening[actions.length] ?? bot.choose(game, state);
    const result = game.apply(state, action);
    if (result.refused) {
      throw new PlayError(
        `seed ${seed}, action ${actions.length + 1}: ${bot.name} chose what is refused ` +
          `(${result.code} [${result.rule}]): ${canonicalJson(action)}`,
      );
    }
    const before = state;
    state = result.state;
    actions.push(action);
    onState?.(state, action, { before, events: result.events });
  }
  const match: Match<A> = {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ruleSet,
    options,
    players: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed,
    actions,
  };
  return { match, state };
}
