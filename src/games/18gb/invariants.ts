import { totalMoney } from '../../rail/money.ts';
import { IPO, percentOf, POOL } from '../../rail/shares.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
import { BANK, PRIVATES } from './data.ts';
import {
  companyIds,
  companyOf,
  directorCert,
  kitOf,
  percentsOf,
  privateIds,
  privateOf,
  scenarioOf,
  type State,
  tokenPrices,
  trainType,
} from './state.ts';

/** What must hold after every action, whoever played what. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    ...money(state),
    ...shares(state),
    ...tiles(state),
    ...tokens(state),
    ...trains(state),
    ...prices(state),
    ...privates(state),
  ];
}

/** 18GB-0.4: the bank is without end, so all money together is nothing; nobody else is ever in debt. */
function* money(state: State): Generator<string> {
  const total = totalMoney(state.cash);
  if (total !== 0) yield `money is ${total}, not 0`;
  for (const [id, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount)) yield `${id} has ${amount}`;
    if (id !== BANK && amount < 0) yield `${id} is in debt`;
  }
}

function* shares(state: State): Generator<string> {
  for (const id of companyIds(state)) {
    const certs = Object.values(state.certificates[id] ?? {}).flatMap((list) => list ?? []);
    if (companyOf(state, id).closed) {
      if (certs.length > 0) yield `certificates of ${id}, which is gone, are left`;
      continue;
    }
    if (new Set(certs).size !== certs.length) yield `a certificate of ${id} is there twice`;
    const percent = certs.reduce((sum, cert) => sum + percentOf(percentsOf(state, id), cert), 0);
    if (percent !== 100) yield `${id} has ${percent} %`;
    yield* directorship(state, id);
  }
}

function* directorship(state: State, id: string): Generator<string> {
  const { director, par, floated, size } = companyOf(state, id);
  const holder = Object.entries(state.certificates[id] ?? {}).find(([, list]) =>
    list?.includes(directorCert(id)),
  )?.[0];
  const expected = par === null ? IPO : director === null ? POOL : String(director);
  if (holder !== expected) yield `the director's certificate of ${id} is with ${holder}, not ${expected}`;
  if (floated && par === null) yield `${id} has floated without a start`;
  const ipo = state.certificates[id]?.[IPO]?.length ?? 0;
  if (floated && size === 10 && ipo > 3) yield `${id} has ${ipo} certificates in the IPO`;
}

function* tiles(state: State): Generator<string> {
  const laid = Object.values(state.board.laid).map(([tile]) => tile);
  for (const tile of kitOf(state).tiles.values()) {
    if (!Number.isFinite(tile.copies)) continue;
    const used = laid.filter((id) => id === tile.id).length;
    const left = state.board.supply[tile.id] ?? 0;
    if (left < 0 || used + left !== tile.copies) {
      yield `tile ${tile.id}: ${used} laid, ${left} left of ${tile.copies}`;
    }
  }
}

function* tokens(state: State): Generator<string> {
  for (const id of companyIds(state)) {
    const { tokensUsed, greenRights } = companyOf(state, id);
    const placed = tokenPlaces(state.tokens, id);
    if (placed.length !== tokensUsed + greenRights.length) yield `${id} has ${placed.length} tokens placed`;
    if (tokensUsed > tokenPrices(state, id).length) yield `${id} has placed more tokens than it has`;
    if (new Set(placed.map(({ hex }) => hex)).size !== placed.length) yield `${id} has two tokens in one hex`;
  }
  for (const [hex, cities] of Object.entries(state.tokens)) {
    const stops =
      kitOf(state).tiles.get(state.board.laid[hex]?.[0] ?? '')?.faces[0]?.stops ??
      kitOf(state).map.byId.get(hex)?.printed.stops;
    for (const [city, { slots, beside }] of cities.entries()) {
      if (slots.length !== stops?.[city]?.slots) yield `${hex} has ${slots.length} slots in city ${city}`;
      if (beside.length > 0) yield `${hex} has a token without a slot`;
    }
  }
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
  const placed = Object.values(state.market).flat();
  const priced = companyIds(state).filter((id) => companyOf(state, id).cell !== null);
  if (placed.length !== priced.length || !priced.every((id) => placed.includes(id))) {
    yield 'markers and prices do not agree';
  }
  for (const id of priced) {
    const { cell, par } = companyOf(state, id);
    if (!state.market[cell?.join() ?? '']?.includes(id)) yield `${id} is not where its marker is`;
    if (par === null) yield `${id} has a price but no start`;
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
