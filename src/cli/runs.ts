import type { Action, AnyGame } from '../core/game.ts';
import type { RouteWish } from '../core/routing.ts';
import { type Match, replaySteps } from '../core/match.ts';
import type { CompanyView, RailView } from '../rail/view.ts';
import { familyView } from './family-view.ts';

/** Which companies can run trains in a position, and where in a game runs were made. */

function railView(game: AnyGame, state: object): RailView | null {
  const view = familyView(game, state);
  return view?.family === 'rail' ? view : null;
}

/** The companies of a position that can run trains; none in a title without trains. */
export function runnersOf(game: AnyGame, state: object): readonly CompanyView[] {
  return railView(game, state)?.companies.filter(({ kind }) => kind === 'railway') ?? [];
}

export function operatorOf(game: AnyGame, state: object): string | null {
  return railView(game, state)?.operator ?? null;
}

/** What the trains of a company are called, owned or leased. */
export function trainsOf(game: AnyGame, state: object, company: string): readonly string[] {
  const runner = runnersOf(game, state).find(({ id }) => id === company);
  return runner?.trains.map(({ name }) => name) ?? [];
}

type RunAction = Action & { readonly routes: readonly RouteWish[] };

export function isRun(action: Action | null): action is RunAction {
  return action?.type === 'run_routes';
}

/** One run of a game. */
export interface PlayedRun {
  /** The number of the action, counted from 1; the position is the one before it. */
  readonly number: number;
  readonly company: string;
  readonly state: object;
  readonly routes: readonly RouteWish[];
}

/** Every run of a game, with the position before it. */
export function* playedRuns(game: AnyGame, match: Match): Generator<PlayedRun> {
  let before: object | null = null;
  for (const { index, state, action } of replaySteps(game, match)) {
    if (before && isRun(action)) {
      const company = operatorOf(game, before);
      if (company !== null) yield { number: index, company, state: before, routes: action.routes };
    }
    before = state;
  }
}
