import { totalMoney } from '../../rail/money.ts';
import { IPO, percentOf, POOL } from '../../rail/shares.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
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
import { companyOf, kitOf, presidentCert, type State, tokenPrices } from './state.ts';

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
  for (const [id, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount)) yield `${id} has ${amount}`;
    if (amount < 0 && id !== 'bank') yield `${id} is in debt`;
  }
}

function* shares(state: State): Generator<string> {
  for (const id of RAILWAYS) {
    const certs = Object.values(state.certificates[id] ?? {}).flatMap((list) => list ?? []);
    if (new Set(certs).size !== certs.length) yield `a certificate of ${id} is there twice`;
    const percent = certs.reduce((sum, cert) => sum + percentOf(PERCENTS, cert), 0);
    if (percent !== 100) yield `${id} has ${percent} %`;
    yield* presidency(state, id);
  }
}

function* presidency(state: State, id: string): Generator<string> {
  const { president, par } = companyOf(state, id);
  const holder = Object.entries(state.certificates[id] ?? {}).find(([, list]) =>
    list?.includes(presidentCert(id)),
  )?.[0];
  const wanted = par === null ? IPO : president === null ? POOL : String(president);
  if (holder !== wanted) yield `the president's certificate of ${id} is with ${holder}, not ${wanted}`;
}

function* tiles(state: State): Generator<string> {
  const laid = Object.values(state.board.laid).map(([tile]) => tile);
  for (const tile of kitOf(state).tiles.values()) {
    const used = laid.filter((id) => id === tile.id).length;
    const left = state.board.supply[tile.id] ?? 0;
    if (left < 0 || used + left !== tile.copies)
      yield `tile ${tile.id}: ${used} laid, ${left} left of ${tile.copies}`;
  }
}

function* tokens(state: State): Generator<string> {
  const { map, tiles: kinds } = kitOf(state);
  for (const id of RAILWAYS) {
    const { tokensUsed } = companyOf(state, id);
    const placed = tokenPlaces(state.tokens, id);
    if (placed.length !== tokensUsed) yield `${id} has ${placed.length} tokens placed, not ${tokensUsed}`;
    if (tokensUsed > tokenPrices(id).length) yield `${id} has placed more tokens than it has`;
    if (new Set(placed.map(({ hex }) => hex)).size !== placed.length) yield `${id} has two tokens in one hex`;
  }
  for (const [hex, cities] of Object.entries(state.tokens)) {
    const stops =
      kinds.get(state.board.laid[hex]?.[0] ?? '')?.faces[0]?.stops ?? map.byId.get(hex)?.printed.stops;
    for (const [city, { slots, beside }] of cities.entries()) {
      if (slots.length !== stops?.[city]?.slots) yield `${hex} has ${slots.length} slots in city ${city}`;
      if (beside.length > 0) yield `${hex} has a token beside its slots`;
    }
  }
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
  const placed = Object.values(state.market).flat();
  const priced = RAILWAYS.filter((id) => companyOf(state, id).cell !== null);
  if (placed.length !== priced.length || !priced.every((id) => placed.includes(id))) {
    yield 'markers and prices do not agree';
  }
  for (const id of RAILWAYS) {
    const { cell, par } = companyOf(state, id);
    if ((cell === null) !== (par === null)) yield `${id} has a par without a price, or the other way round`;
    if (cell && !state.market[cell.join()]?.includes(id)) yield `${id} is not where its marker is`;
    if (cell?.[1] === 0) yield `${id} should be bankrupt`;
  }
}
