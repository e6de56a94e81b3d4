import { totalMoney } from '../../rail/money.ts';
import { IPO, percentOf, POOL } from '../../rail/shares.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
import { ALL_MONEY, BOE, KIT, LOAN, LOANS, RAILWAYS, TRAINS } from './data.ts';
import { initialDepot, typeOfTrain } from './depot.ts';
import { companyOf, percentsOf, type State, tokenPrices } from './state.ts';

/** What must hold after every action, whoever played what. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    ...money(state),
    ...shares(state),
    ...tiles(state),
    ...tokens(state),
    ...trains(state),
    ...prices(state),
  ];
}

function* money(state: State): Generator<string> {
  const total = totalMoney(state.cash);
  if (total !== ALL_MONEY) yield `money is ${total}, not ${ALL_MONEY}`;
  if (state.cash[BOE] !== LOANS * LOAN - state.loansIssued * LOAN)
    yield 'the Bank of England lent something else';
  for (const [id, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount)) yield `${id} has ${amount}`;
  }
  for (const id of RAILWAYS) if ((state.cash[id] ?? 0) < 0) yield `${id} is in debt`;
}

function* shares(state: State): Generator<string> {
  for (const id of [BOE, ...RAILWAYS]) {
    const certs = Object.values(state.certificates[id] ?? {}).flatMap((list) => list ?? []);
    if (id !== BOE && companyOf(state, id).closed) {
      if (certs.length > 0) yield `certificates of the failed ${id} are left`;
      continue;
    }
    if (new Set(certs).size !== certs.length) yield `a certificate of ${id} is there twice`;
    const percent = certs.reduce((sum, cert) => sum + percentOf(percentsOf(id), cert), 0);
    if (percent !== 100) yield `${id} has ${percent} %`;
    if (id !== BOE) yield* directorship(state, id);
  }
}

function* directorship(state: State, id: string): Generator<string> {
  const { director, par } = companyOf(state, id);
  const holder = Object.entries(state.certificates[id] ?? {}).find(([, list]) =>
    list?.includes(`${id}_0`),
  )?.[0];
  if (par === null && holder !== IPO)
    yield `${id} is not started, but ${holder} has its Director's certificate`;
  if (par !== null && holder !== String(director))
    yield `${id} is led by ${director}, but ${holder} has the certificate`;
  if (holder === POOL) yield `the Director's certificate of ${id} is in the pool`;
}

function* tiles(state: State): Generator<string> {
  const laid = Object.values(state.board.laid).map(([tile]) => tile);
  for (const tile of KIT.tiles.values()) {
    const used = laid.filter((id) => id === tile.id).length;
    const left = state.board.supply[tile.id] ?? 0;
    if (left < 0 || used + left !== tile.copies)
      yield `tile ${tile.id}: ${used} laid, ${left} left of ${tile.copies}`;
  }
}

function* tokens(state: State): Generator<string> {
  for (const id of RAILWAYS) {
    const { tokensUsed, closed } = companyOf(state, id);
    const placed = tokenPlaces(state.tokens, id);
    if (closed ? placed.length > 0 : placed.length !== tokensUsed)
      yield `${id} has ${placed.length} tokens placed`;
    if (tokensUsed > tokenPrices(state, id).length) yield `${id} has placed more tokens than it has`;
    if (new Set(placed.map(({ hex }) => hex)).size !== placed.length) yield `${id} has two tokens in one hex`;
  }
  for (const [hex, cities] of Object.entries(state.tokens)) {
    const stops =
      KIT.tiles.get(state.board.laid[hex]?.[0] ?? '')?.faces[0]?.stops ??
      KIT.map.byId.get(hex)?.printed.stops;
    for (const [city, { slots }] of cities.entries()) {
      if (slots.length !== stops?.[city]?.slots) yield `${hex} has ${slots.length} slots in city ${city}`;
    }
  }
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

function* prices(state: State): Generator<string> {
  const placed = Object.values(state.market).flat();
  const priced = RAILWAYS.filter((id) => companyOf(state, id).cell !== null);
  if (placed.length !== priced.length || !priced.every((id) => placed.includes(id))) {
    yield 'markers and prices do not agree';
  }
  for (const id of priced) {
    const { cell } = companyOf(state, id);
    if (!state.market[cell?.join() ?? '']?.includes(id)) yield `${id} is not where its marker is`;
  }
}
