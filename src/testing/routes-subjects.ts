import type { Action } from '../core/game.ts';
import type { Routing } from '../core/routing.ts';
import { KIT, SIDES, type TrainName } from '../games/1848/data.ts';
import { game1848 } from '../games/1848/game.ts';
import { type State as State1848 } from '../games/1848/state.ts';
import { TRAIN_NAMES } from '../games/1860/data.ts';
import { game1860 } from '../games/1860/game.ts';
import { runningTrains } from '../games/1860/insolvency.ts';
import { kitOf as kit1860, type State as State1860 } from '../games/1860/state.ts';
import { TRAIN_TYPES } from '../games/18gb/data.ts';
import { game18GB } from '../games/18gb/game.ts';
import { trainsToRun } from '../games/18gb/routes.ts';
import { kitOf as kit18GB, type State as State18GB } from '../games/18gb/state.ts';
import { companyOf } from '../rail/position.ts';
import type { Subject } from './routes-properties.ts';
import { random1848, random1860, random18GB } from './routes-random.ts';
import { brute1848, brute1860, brute18GB } from './routes-titles.ts';

/** The titles with trains, as the properties of the finder see them. */

function withTrains<S extends { companies: Record<string, { trains: readonly string[] }> }>(
  state: S,
  company: string,
  trains: readonly string[],
): S {
  const owner = state.companies[company] as S['companies'][string];
  return { ...state, companies: { ...state.companies, [company]: { ...owner, trains } } };
}

export const SUBJECT_1848: Subject<State1848> = {
  routing: game1848.routing as Routing<State1848, Action>,
  make: random1848,
  brute: brute1848,
  objectives: ['revenue'],
  kitOf: () => KIT,
  trainsOf: (state, company) => companyOf(state, company).trains,
  withTrains,
  addTrain(state, company, random) {
    const name = random.pick(Object.keys(SIDES) as TrainName[]);
    const more = withTrains(state, company, [...companyOf(state, company).trains, 'more-9']);
    return { ...more, trains: { ...state.trains, 'more-9': name } };
  },
  upgradesAreSafe: true,
};

export const SUBJECT_1860: Subject<State1860> = {
  routing: game1860.routing as Routing<State1860, Action>,
  make: random1860,
  brute: brute1860,
  objectives: ['revenue', 'subsidy', 'total'],
  kitOf: kit1860,
  trainsOf: runningTrains,
  withTrains,
  addTrain(state, company, random) {
    const { insolvent, trains } = companyOf(state, company);
    if (insolvent) return null;
    return withTrains(state, company, [...trains, `${random.pick(TRAIN_NAMES)}-9`]);
  },
  upgradesAreSafe: false,
};

export const SUBJECT_18GB: Subject<State18GB> = {
  routing: game18GB.routing as Routing<State18GB, Action>,
  make: random18GB,
  brute: brute18GB,
  objectives: ['revenue'],
  kitOf: kit18GB,
  trainsOf: trainsToRun,
  withTrains,
  addTrain(state, company, random) {
    const { insolvent, trains } = companyOf(state, company);
    if (insolvent) return null;
    return withTrains(state, company, [...trains, `${random.pick(TRAIN_TYPES)}-9`]);
  },
  upgradesAreSafe: true,
};
