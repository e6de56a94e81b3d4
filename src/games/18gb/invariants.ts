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
import { BANK } from '../../rail/money.ts';
import { companyOf } from '../../rail/position.ts';
import { directorCert, IPO, POOL } from '../../rail/shares.ts';
import { PRIVATES } from './data.ts';
import {
  companyIds,
  kitOf,
  percentsOf,
  privateIds,
  privateOf,
  scenarioOf,
  type State,
  tokenPrices,
  trainType,
} from './state.ts';

/** What must hold after every action. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    // 18GB-0.4: the bank is unlimited, so all money sums to zero; nobody else is ever in debt.
    ...moneyFaults(state.cash, 0, (id) => id === BANK),
    ...shares(state),
    ...tileFaults(kitOf(state), state.board),
    ...tokens(state),
    ...trains(state),
    ...prices(state),
    ...privates(state),
  ];
}

function* shares(state: State): Generator<string> {
  for (const id of companyIds(state)) {
    const { closed } = companyOf(state, id);
    yield* certificateFaults(state.certificates, id, percentsOf(state, id), closed);
    if (!closed) yield* directorship(state, id);
  }
}

function* directorship(state: State, id: string): Generator<string> {
  const { director, par, floated, size } = companyOf(state, id);
  const holder = holderOf(state.certificates, id, directorCert(id));
  const wanted = par === null ? IPO : director === null ? POOL : String(director);
  // 18GB-21.3: a file of 18xx.games may hold a half sale after which the seller keeps it and nobody is director.
  const mayBeKept = state.options.import_lenient && par !== null && director === null;
  if (holder !== wanted && !mayBeKept)
    yield `the director's certificate of ${id} is with ${holder}, not ${wanted}`;
  if (floated && par === null) yield `${id} has floated without a start`;
  const ipo = state.certificates[id]?.[IPO]?.length ?? 0;
  if (floated && size === 10 && ipo > 3) yield `${id} has ${ipo} certificates in the IPO`;
}

function* tokens(state: State): Generator<string> {
  for (const id of companyIds(state)) {
    const { tokensUsed: used, greenRights } = companyOf(state, id);
    const owned = tokenPrices(state, id).length;
    yield* tokenFaults(state.tokens, id, { placed: used + greenRights.length, used, owned });
  }
  yield* slotFaults(kitOf(state), state.board, state.tokens);
  yield* besideFaults(state.tokens);
}

function* trains(state: State): Generator<string> {
  const owned = companyIds(state).flatMap((id) => companyOf(state, id).trains);
  const all = [...owned, ...state.depot];
  if (new Set(all).size !== all.length) yield 'a train is in two places';
  for (const train of all) {
    const number = Number(train.slice(train.lastIndexOf('-') + 1));
    if (!(number < scenarioOf(state).trains[trainType(train)])) yield `there is no train ${train}`;
  }
}

function* prices(state: State): Generator<string> {
  yield* markerFaults(state.market, companyIds(state), (id) => companyOf(state, id).cell);
  for (const id of companyIds(state)) {
    const { cell, par } = companyOf(state, id);
    if (cell !== null && par === null) yield `${id} has a price but no start`;
  }
}

function* privates(state: State): Generator<string> {
  for (const id of privateIds(state)) {
    const { owner, closed, used } = privateOf(state, id);
    if (closed && owner === null) yield `${id} is closed but was never sold`;
    if (used && !closed) yield `${id} used its power while open`;
    if (used && PRIVATES[id].power === null) yield `${id} has no power to use`;
  }
}
