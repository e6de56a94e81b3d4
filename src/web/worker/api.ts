import type { Action, Choice } from '../../core/game.ts';
import type { RouteAnswer, RouteAsk, RouteSet } from '../../core/routing.ts';

/** What can be asked for, without what cannot be sent to a worker. */
export type RouteWishes = Omit<RouteAsk<Action>, 'shouldContinue' | 'onBetter'>;

/** The heavy work of the page, done in a worker. Positions are plain data, so they are simply sent. */
export interface WorkerApi {
  /** Loads the rules of a title, so that the first question need not wait for them. */
  prepare(title: string): Promise<void>;
  /**
   * The best routes in a position of a title, within `milliseconds`; `onBetter` hears of improvements. Null where the
   * title has no search for routes.
   */
  routes(
    title: string,
    state: object,
    wishes: RouteWishes,
    milliseconds: number,
    onBetter: (set: RouteSet<Action>, bound: number) => void,
  ): Promise<RouteAnswer<Action> | null>;
  /** Up to `limit` members of an open family. */
  expand(title: string, state: object, choice: Choice<Action>, limit: number): Promise<readonly Action[]>;
}
