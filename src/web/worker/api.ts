import type { Action, Choice, RouteAnswer, RouteAsk, RouteSet } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';

/** What can be asked for, without what cannot be sent to a worker. */
export type RouteWishes = Omit<RouteAsk<Action>, 'mayGoOn' | 'onBetter'>;

/** The heavy work of the page, done beside it. */
export interface WorkerApi {
  /** Takes up a game. What it knows of this game already is kept: only new actions are played. */
  loadMatch(header: Omit<Match, 'actions'>, actions: readonly Action[]): Promise<void>;
  /**
   * The best routes after the first `count` actions, within `milliseconds`; `onBetter` hears of every improvement.
   * Null where the title has no search for routes.
   */
  routes(
    count: number,
    wishes: RouteWishes,
    milliseconds: number,
    onBetter: (set: RouteSet<Action>, bound: number) => void,
  ): Promise<RouteAnswer<Action> | null>;
  /** Up to `limit` members of an open family after the first `count` actions. */
  expand(count: number, choice: Choice<Action>, limit: number): Promise<readonly Action[]>;
}
