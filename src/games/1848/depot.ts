import { companyOf } from '../../rail/position.ts';
import { addTrain, cardsOf, kindOfCard, priceUnder, rustTrains } from '../../rail/trains.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainId } from './actions.ts';
import { payComCapital } from './companies.ts';
import {
  PERMANENT_TYPES,
  PHASE_NAMES,
  type PhaseName,
  PRINTED_CARDS,
  RAILWAYS,
  SIDES,
  TRAIN_TYPES,
  TRAINS,
  type TrainName,
  type TrainType,
} from './data.ts';
import { closePrivates } from './privates.ts';
import { type Draft1848, phaseOf, realTrains, type State } from './state.ts';

/** 1848-10.1, 10.7, 16.4: the bank's trains, and the consequences when one leaves. */

export function typeOfTrain(train: TrainId): TrainType {
  return kindOfCard(train) as TrainType;
}

/** 1848-1.4: what the bank asks for a card bought as this side. */
export function sidePrice({ options }: Pick<State, 'options'>, side: TrainName): number {
  return priceUnder(options, SIDES[side].price);
}

export function initialDepot(): TrainId[] {
  return cardsOf(TRAIN_TYPES.map((type) => ({ name: type, cards: TRAINS[type].cards })));
}

/** Cards of an unlimited type still available (D-31). */
export function cardsLeft(state: State, type: '8' | '2E'): number {
  if (state.options.card_limits === 'none') return Number.POSITIVE_INFINITY;
  return PRINTED_CARDS[state.options.edition][type] - (type === '8' ? state.soldEights : state.soldGhans);
}

/** The next card of the ordered types: the lowest left, then the 8s. */
export function nextTrain(state: State): TrainId | null {
  return state.depot[0] ?? (cardsLeft(state, '8') > 0 ? `8-${state.soldEights}` : null);
}

/** 1848-10.1: the 2E is on sale from phase 5, beside the order. */
export function nextGhan(state: State): TrainId | null {
  const open = PHASE_NAMES.indexOf(state.phase) >= PHASE_NAMES.indexOf('5');
  return open && cardsLeft(state, '2E') > 0 ? `2E-${state.soldGhans}` : null;
}

/** The types with cards left, in bank order, each unlimited one counted once. */
export function upcomingCount(state: State): number {
  return state.depot.length + (cardsLeft(state, '8') > 0 ? 1 : 0) + (cardsLeft(state, '2E') > 0 ? 1 : 0);
}

function takeCard(draft: Draft1848, train: TrainId): void {
  const type = typeOfTrain(train);
  if (type === '8') draft.state.soldEights += 1;
  else if (type === '2E') draft.state.soldGhans += 1;
  else draft.state.depot = draft.state.depot.filter((card) => card !== train);
}

export function isFirstOfType(state: State, type: TrainType): boolean {
  if (type === '8') return state.soldEights === 0;
  return state.depot.filter((card) => typeOfTrain(card) === type).length === TRAINS[type].cards;
}

/** 1848-17: a card leaves the bank, sold or exported: phase, rust, one-time effects. */
export function leaveBank(draft: Draft1848, train: TrainId, isExport: boolean): void {
  const type = typeOfTrain(train);
  const first = isFirstOfType(draft.state, type);
  takeCard(draft, train);
  if (type === '2E') return;
  advancePhase(draft, type, isExport);
  rust(draft, type);
  if (!first) return;
  if (type === '3') draft.state.first3 = true;
  if (type === '5') closePrivates(draft);
  if (type === '6') {
    draft.state.first6 = true;
    payComCapital(draft);
  }
}

/** D-24: on the site a train starts its phase only if that is the next one; by the books an export always does. */
function advancePhase(draft: Draft1848, type: TrainType, isExport: boolean): void {
  const target = PHASE_NAMES.indexOf(type as PhaseName);
  const present = PHASE_NAMES.indexOf(draft.state.phase);
  const jumps = isExport && draft.state.options.export_phase === 'advance' && target > present;
  if (target !== present + 1 && !jumps) return;
  draft.state.phase = type as PhaseName;
  draft.emit('phase', { phase: type }, '1848-1.5');
}

/** 1848-10.7: everywhere, at once, without compensation. */
function rust(draft: Draft1848, by: TrainType): void {
  const { trains } = draft.state;
  const rusts = (train: TrainId): boolean => TRAINS[typeOfTrain(train)].rustedBy === by;
  rustTrains(draft, RAILWAYS, { rusts, nameOf: (train) => trains[train] ?? train, rule: '1848-10.7' });
}

/** 1848-16.4: the first permanent train still in the bank leaves the game as if bought. */
export function exportTrain(draft: Draft1848): void {
  for (const type of PERMANENT_TYPES) {
    const train =
      type === '8'
        ? cardsLeft(draft.state, '8') > 0 && `8-${draft.state.soldEights}`
        : draft.state.depot.find((card) => typeOfTrain(card) === type);
    if (!train) continue;
    draft.emit('train-exported', { train }, '1848-16.4');
    leaveBank(draft, train, true);
    return;
  }
}

/** Gives a card just taken from the bank to a company, as one of its sides. */
export function giveTrain(draft: Draft1848, company: CompanyId, train: TrainId, side: TrainName): void {
  draft.own('trains')[train] = side;
  addTrain(draft, company, train);
}

/** 1848-10.3: the 2E does not count. */
export function roomForTrains(state: State, company: CompanyId): number {
  return phaseOf(state).trainLimit - realTrains(state, company).length;
}

/** 1848-10.8: the first company that has too many trains. */
export function crowdedCompany(state: State): CompanyId | null {
  const { trainLimit } = phaseOf(state);
  const isCrowded = (id: CompanyId): boolean => {
    const { closed, trains } = companyOf(state, id);
    // Most have few: which of their trains count need not be asked.
    return !closed && trains.length > trainLimit && roomForTrains(state, id) < 0;
  };
  return RAILWAYS.find(isCrowded) ?? null;
}
