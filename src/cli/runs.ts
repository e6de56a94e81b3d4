import type { Action, AnyGame, RouteWish } from '../core/game.ts';
import { type Match, replaySteps } from '../core/match.ts';
import {
  companyOf,
  operator as operator1848,
  type State as State1848,
  trainName,
} from '../games/1848/state.ts';
import { runningTrains } from '../games/1860/insolvency.ts';
import { operator as operator1860, type State as State1860 } from '../games/1860/state.ts';
import { trainsToRun } from '../games/18gb/routes.ts';
import { operator as operator18GB, type State as State18GB } from '../games/18gb/state.ts';
import { kindOfCard } from '../rail/trains.ts';

/** Who runs trains in a position, and where in a game that was done. */

/** What all companies of titles with trains have. */
interface Runner {
  readonly floated: boolean;
  /** Gone from the game. */
  readonly closed?: boolean;
}

interface TrainTitle {
  readonly operator: (state: object) => string | null;
  /** What its trains are called, owned or leased. */
  readonly trains: (state: object, company: string) => readonly string[];
}

const TITLES: Readonly<Record<string, TrainTitle>> = {
  '1848': {
    operator: (state) => operator1848(state as State1848),
    trains: (state, company) =>
      companyOf(state as State1848, company).trains.map((train) => trainName(state as State1848, train)),
  },
  '1860': {
    operator: (state) => operator1860(state as State1860),
    trains: (state, company) => runningTrains(state as State1860, company).map(kindOfCard),
  },
  '18gb': {
    operator: (state) => operator18GB(state as State18GB),
    trains: (state, company) => trainsToRun(state as State18GB, company).map(kindOfCard),
  },
};

/** The companies of a position by id. */
export function runnersOf(state: object): Readonly<Record<string, Runner>> {
  return (state as { companies?: Readonly<Record<string, Runner>> }).companies ?? {};
}

export function operatorOf(game: AnyGame, state: object): string | null {
  return TITLES[game.id]?.operator(state) ?? null;
}

export function trainsOf(game: AnyGame, state: object, company: string): readonly string[] {
  return TITLES[game.id]?.trains(state, company) ?? [];
}

type RunAction = Action & { readonly routes: readonly RouteWish[] };

export function isRun(action: Action | null): action is RunAction {
  return action?.type === 'run_routes';
}

/** One run of a game. */
export interface PlayedRun {
  /** The number of the action, counted from 1: the position is the one after all before it. */
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
