import { BANK } from '../../rail/money.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { kindOfCard, rustTrains, splitByRust, type TrainCard } from '../../rail/trains.ts';
import { FISHBOURNE, LAST_TRAIN, PHASE_NAMES, PHASES, RAILWAYS, type TrainName } from './data.ts';
import { settleLostTrain } from './insolvency.ts';
import { type Draft1860, setPrivate, trainOf } from './state.ts';

/** 1860-15.3, 19: what the first train of a kind triggers. */

/** A card of the deck or the pool leaves the bank. */
export function leaveBank(draft: Draft1860, card: TrainCard): void {
  const { state } = draft;
  if (state.pool.includes(card)) {
    state.pool = state.pool.filter((other) => other !== card);
    return;
  }
  if (kindOfCard(card) === LAST_TRAIN) state.soldNines += 1;
  else state.depot = state.depot.filter((other) => other !== card);
  beginPhase(draft, kindOfCard(card) as TrainName);
}

/** 1860-15.3, 19.1, 1860-19.2: at once, with all its effects; only the number of rounds changes with the next set. */
function beginPhase(draft: Draft1860, train: TrainName): void {
  const { state } = draft;
  const next = PHASE_NAMES[PHASE_NAMES.indexOf(state.phase) + 1];
  if (next === undefined || PHASES[next].train !== train) return;
  state.phase = next;
  draft.emit('phase', { phase: next }, '1860-19.1');
  rust(draft, train);
  // 1860-7.5
  if (train === '6+3') {
    setPrivate(draft, FISHBOURNE, { owner: BANK });
    draft.emit('ferry-for-sale', { private: FISHBOURNE }, '1860-7.5');
  }
  if (train === '8+4') draft.emit('no-certificate-limit', {}, '1860-19.3');
  if (train === LAST_TRAIN) {
    state.southern = true;
    draft.emit('southern-formed', {}, '1860-19.4');
  }
}

/** 1860-15.3: everywhere, the pool and bankrupt companies included. */
function rust(draft: Draft1860, by: TrainName): void {
  const rusts = (card: TrainCard): boolean => trainOf(card).rustedBy === by;
  draft.state.pool = splitByRust(draft.state.pool, rusts).kept;
  const lost = (company: CompanyId): void => settleLostTrain(draft, company);
  rustTrains(draft, RAILWAYS, { rusts, nameOf: kindOfCard, rule: '1860-15.3', lost });
}
