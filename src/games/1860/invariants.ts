import {
  besideFaults,
  certificateFaults,
  holderOf,
  markerFaults,
  moneyFaults,
  slotFaults,
  tileFaults,
  tokenFaults,
} from '../../rail/invariants.ts';
import { companyOf } from '../../rail/position.ts';
import { directorCert, IPO, POOL } from '../../rail/shares.ts';
import { kindOfCard } from '../../rail/trains.ts';
import {
  ALL_MONEY,
  LAST_TRAIN,
  PERCENTS,
  PHASE_NAMES,
  PHASES,
  RAILWAYS,
  TRAIN_NAMES,
  TRAINS,
} from './data.ts';
import { initialDepot } from './depot.ts';
import { kitOf, type State, tokenPrices } from './state.ts';

/** What must hold after every action. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    ...moneyFaults(state.cash, ALL_MONEY, (id) => id === 'bank'),
    ...shares(state),
    ...tileFaults(kitOf(state), state.board),
    ...tokens(state),
    ...trains(state),
    ...prices(state),
  ];
}

function* shares(state: State): Generator<string> {
  for (const id of RAILWAYS) {
    yield* certificateFaults(state.certificates, id, PERCENTS, false);
    const { president, par } = companyOf(state, id);
    const holder = holderOf(state.certificates, id, directorCert(id));
    const wanted = par === null ? IPO : president === null ? POOL : String(president);
    if (holder !== wanted) yield `the president's certificate of ${id} is with ${holder}, not ${wanted}`;
  }
}

function* tokens(state: State): Generator<string> {
  for (const id of RAILWAYS) {
    const { tokensUsed: used } = companyOf(state, id);
    yield* tokenFaults(state.tokens, id, { placed: used, used, owned: tokenPrices(id).length });
  }
  yield* slotFaults(kitOf(state), state.board, state.tokens);
  yield* besideFaults(state.tokens);
}

function* trains(state: State): Generator<string> {
  const owned = [...RAILWAYS.flatMap((id) => companyOf(state, id).trains), ...state.pool];
  if (new Set(owned).size !== owned.length) yield 'a train has two owners';
  const known = initialDepot();
  const rustedUpTo = PHASE_NAMES.indexOf(state.phase);
  for (const card of owned) {
    if (state.depot.includes(card)) yield `${card} is owned and in the bank`;
    const isLast = kindOfCard(card) === LAST_TRAIN && Number(card.split('-')[1]) < state.soldNines;
    if (!known.includes(card) && !isLast) yield `${card} does not exist`;
    const kind = TRAIN_NAMES.find((name) => name === kindOfCard(card));
    const by = kind ? TRAINS[kind].rustedBy : null;
    const rustsAt = PHASE_NAMES.findIndex((phase) => PHASES[phase].train === by);
    if (by !== null && rustsAt <= rustedUpTo) yield `${card} should have rusted`;
  }
}

function* prices(state: State): Generator<string> {
  yield* markerFaults(state.market, RAILWAYS, (id) => companyOf(state, id).cell);
  for (const id of RAILWAYS) {
    const { cell, par } = companyOf(state, id);
    if ((cell === null) !== (par === null)) yield `${id} has a par without a price, or the other way round`;
    if (cell?.[1] === 0) yield `${id} should be bankrupt`;
  }
}
