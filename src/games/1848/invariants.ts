import {
  certificateFaults,
  holderOf,
  markerFaults,
  moneyFaults,
  slotFaults,
  tileFaults,
  tokenFaults,
} from '../../rail/invariants.ts';
import { companyOf } from '../../rail/position.ts';
import { IPO } from '../../rail/shares.ts';
import { ALL_MONEY, BOE, KIT, LOAN, LOANS, RAILWAYS, TRAINS } from './data.ts';
import { initialDepot, typeOfTrain } from './depot.ts';
import { percentsOf, type State, tokenPrices } from './state.ts';

/** What must hold after every action. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    ...money(state),
    ...shares(state),
    ...tileFaults(KIT, state.board),
    ...tokens(state),
    ...trains(state),
    ...markerFaults(state.market, RAILWAYS, (id) => companyOf(state, id).cell),
  ];
}

function* money(state: State): Generator<string> {
  yield* moneyFaults(state.cash, ALL_MONEY, (id) => !(RAILWAYS as readonly string[]).includes(id));
  if (state.cash[BOE] !== LOANS * LOAN - state.loansIssued * LOAN)
    yield 'the Bank of England lent something else';
}

function* shares(state: State): Generator<string> {
  yield* certificateFaults(state.certificates, BOE, percentsOf(BOE), false);
  for (const id of RAILWAYS) {
    const { closed } = companyOf(state, id);
    yield* certificateFaults(state.certificates, id, percentsOf(id), closed);
    if (!closed) yield* directorship(state, id);
  }
}

function* directorship(state: State, id: string): Generator<string> {
  const { director, par } = companyOf(state, id);
  const holder = holderOf(state.certificates, id, `${id}_0`);
  const wanted = par === null ? IPO : String(director);
  if (holder !== wanted) yield `the Director's certificate of ${id} is with ${holder}, not ${wanted}`;
}

function* tokens(state: State): Generator<string> {
  for (const id of RAILWAYS) {
    const { tokensUsed: used, closed } = companyOf(state, id);
    const owned = tokenPrices(state, id).length;
    yield* tokenFaults(state.tokens, id, { placed: closed ? 0 : used, used, owned });
  }
  yield* slotFaults(KIT, state.board, state.tokens);
}

function* trains(state: State): Generator<string> {
  const owned = RAILWAYS.flatMap((id) => companyOf(state, id).trains);
  if (new Set(owned).size !== owned.length) yield 'a train has two owners';
  for (const train of owned) {
    if (state.depot.includes(train)) yield `${train} is owned and in the bank`;
    if (!state.trains[train]) yield `${train} has no side`;
    if (!TRAINS[typeOfTrain(train)].sides.some((side) => side.name === state.trains[train])) {
      yield `${train} runs as ${state.trains[train]}`;
    }
  }
  const all = initialDepot();
  if (!state.depot.every((train) => all.includes(train))) yield 'the bank has a train that does not exist';
}
