import { companyOf } from '../../rail/position.ts';
import { cardsOf, priceUnder, type TrainCard } from '../../rail/trains.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { LAST_TRAIN, TRAIN_NAMES, TRAINS } from './data.ts';
import { phaseOf, type State, trainOf } from './state.ts';

/** 1860-15.1, 15.2: who has which trains. */

export function initialDepot(): TrainCard[] {
  return cardsOf(TRAIN_NAMES.map((name) => ({ name, cards: TRAINS[name].cards })));
}

/** 1860-1.8 */
export function trainPrice({ options }: Pick<State, 'options'>, card: TrainCard): number {
  return priceUnder(options, trainOf(card).price);
}

/** 1860-1.8, D-27: the next of the deck; of the last kind there are always more. */
export function nextTrain(state: State): TrainCard {
  return state.depot[0] ?? `${LAST_TRAIN}-${state.soldNines}`;
}

/** 1860-15.2: what the bank sells: the next train and whatever was discarded. */
export function bankTrains(state: State): TrainCard[] {
  return [nextTrain(state), ...state.pool];
}

/** 1860-15.6, 16.4: the train that decides whether a company can buy, and which it would lease. */
export function cheapestTrain(state: State): TrainCard {
  return bankTrains(state).reduce((best, card) =>
    trainPrice(state, card) < trainPrice(state, best) ? card : best,
  );
}

/** Cards still to come, each unlimited kind counted once. */
export function upcomingCount(state: State): number {
  return state.depot.length + 1;
}

/** 1860-15.1 */
export function roomForTrains(state: State, company: CompanyId): number {
  return phaseOf(state).trainLimit - companyOf(state, company).trains.length;
}
