import { companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { addTrain, priceUnder, rustTrains, type TrainCard } from '../../rail/trains.ts';
import { convertUnfloated, removeUnfloated } from './companies.ts';
import { TRAIN_TYPES, TRAINS, type TrainType } from './data.ts';
import {
  companyIds,
  type Draft18GB,
  isPhaseReached,
  phaseOf,
  scenarioOf,
  type State,
  trainType,
} from './state.ts';

/** 18GB-1.4, 1.5, 14.7, 16.1: the depot, and the consequences when a train leaves it. */

/** 18GB-1.5: the top of the stack, and one of each later type already on sale. */
export function offeredTrains(state: State): TrainCard[] {
  const top = state.depot[0];
  if (top === undefined) return [];
  const offered = [top];
  for (const type of TRAIN_TYPES) {
    const { alsoFrom } = TRAINS[type];
    if (alsoFrom === null || type === trainType(top) || !isPhaseReached(state, alsoFrom)) continue;
    const train = state.depot.find((card) => trainType(card) === type);
    if (train !== undefined) offered.push(train);
  }
  return offered;
}

export function trainPrice(state: State, train: TrainCard): number {
  return priceUnder(state.options, TRAINS[trainType(train)].price);
}

/** The cheapest train on offer: what an insolvent corporation leases. */
export function cheapestOffer(state: State): TrainCard | null {
  return offeredTrains(state).toSorted((a, b) => trainPrice(state, a) - trainPrice(state, b))[0] ?? null;
}

/** Its price; an empty depot costs nothing, as on 18xx.games. */
export function cheapestPrice(state: State): number {
  const train = cheapestOffer(state);
  return train === null ? 0 : trainPrice(state, train);
}

export function isFirstOfType(state: State, type: TrainType): boolean {
  return state.depot.filter((train) => trainType(train) === type).length === scenarioOf(state).trains[type];
}

/** 18GB-1.4: a train leaves the depot, sold or exported: phase, rust, the event of its type. */
export function leaveDepot(draft: Draft18GB, train: TrainCard): void {
  const type = trainType(train);
  const isFirst = isFirstOfType(draft.state, type);
  draft.state.depot = draft.state.depot.filter((card) => card !== train);
  if (!isPhaseReached(draft.state, type)) {
    draft.state.phase = type;
    draft.emit('phase', { phase: type }, '18GB-1.1');
  }
  rust(draft, type);
  if (!isFirst) return;
  if (type === '5+2') convertUnfloated(draft);
  if (type === '6X') dropTrains(draft, removeUnfloated(draft));
}

/** 18GB-14.7: everywhere, at once, without compensation. */
function rust(draft: Draft18GB, by: TrainType): void {
  const rusts = (train: TrainCard): boolean => TRAINS[trainType(train)].rustedBy === by;
  rustTrains(draft, companyIds(draft.state), { rusts, nameOf: trainType, rule: '18GB-14.7' });
}

/** 18GB-6.10: one 6X from the back of the stack for each corporation that left. */
function dropTrains(draft: Draft18GB, count: number): void {
  for (let left = count; left > 0; left--) {
    const train = draft.state.depot.findLast((card) => trainType(card) === '6X');
    if (train === undefined) return;
    draft.state.depot = draft.state.depot.filter((card) => card !== train);
    draft.emit('train-dropped', { train }, '18GB-6.10');
  }
}

/** 18GB-16.1: the top of the stack leaves the game as if sold. */
export function exportTrain(draft: Draft18GB): void {
  const train = draft.state.depot[0];
  if (train === undefined) return;
  draft.emit('train-exported', { train }, '18GB-16.1');
  leaveDepot(draft, train);
}

/** 18GB-15.5 (D-21): a corporation that gets a train is no longer insolvent; on 18xx.games only once its turn ends. */
export function giveTrain(draft: Draft18GB, company: CompanyId, train: TrainCard): void {
  addTrain(draft, company, train);
  if (!companyOf(draft.state, company).insolvent || !draft.state.options['insolvency.ends_with_train'])
    return;
  setCompany(draft, company, { insolvent: false });
  draft.emit('solvent', { company }, '18GB-15.5');
}

/** 18GB-1.1, 14.1: how many more trains a corporation may own. */
export function roomForTrains(state: State, company: CompanyId): number {
  const { size, trains } = companyOf(state, company);
  return phaseOf(state).limit[size] - trains.length;
}

/** 18GB-14.9: the first corporation that has too many trains. */
export function crowdedCompany(state: State): CompanyId | null {
  for (const id in state.companies) if (roomForTrains(state, id) < 0) return id;
  return null;
}
