import { totalMoney } from '../../rail/money.ts';
import {
  ALL_CASH,
  BANK,
  COMPANIES,
  type Company,
  DIAL_IDS,
  DIAL_STEPS,
  HOUSES,
  INDUSTRIES,
  SPECS,
} from './data.ts';
import { hexAt, type HexIndex } from './map.ts';
import { planOf } from './reach.ts';
import { isOpen, isThere, soldShares, type State, treasuryOf, valueOf } from './state.ts';

/** CE-13: what must hold after every action. Each sentence names what is wrong. */
export function invariants(state: State): string[] {
  return [
    ...money(state),
    ...shares(state),
    ...locomotives(state),
    ...houses(state),
    ...incomes(state),
    ...dials(state),
    ...unbuilt(state),
  ];
}

/** CE-13.4: players, treasuries and what went through the bank add up to the start cash. */
function* money(state: State): Generator<string> {
  const total = totalMoney(state.cash);
  if (total !== ALL_CASH) yield `money is ${total}, not ${ALL_CASH}`;
  for (const [id, amount] of state.cash.entries()) {
    if (!Number.isSafeInteger(amount)) yield `purse ${id} has ${amount}`;
    if (id !== BANK && amount < 0) yield `purse ${id} is in debt`;
  }
}

/** CE-13.3 */
function* shares(state: State): Generator<string> {
  for (const company of COMPANIES) {
    const { id, shares: all } = SPECS[company];
    const held = state.holdings.filter((_, place) => place % COMPANIES.length === company);
    const sold = held.reduce((sum, count) => sum + count, 0);
    if (held.some((count) => count < 0) || (state.unsold[company] as number) < 0) yield `${id} owes a share`;
    if (sold !== soldShares(state, company)) yield `${sold} of ${all} shares of ${id} are held`;
    if (!isOpen(state, company) && sold > 0) yield `shares of the closed ${id} are held`;
  }
}

/** CE-13.3, CE-8.3, CE-8.5 */
function* locomotives(state: State): Generator<string> {
  for (const company of COMPANIES) {
    const { id, locomotives: all } = SPECS[company];
    const track = state.track[company] as readonly HexIndex[];
    const left = state.charters[company] as number;
    if (left < 0 || track.length + left !== all) yield `${id} has ${track.length} + ${left} locomotives`;
    if (new Set(track).size !== track.length) yield `${id} is twice on a hex`;
    if (track.some((hex) => !isThere(state, company, hex))) yield `${id} is not where its track is`;
    const seen = state.present.filter((set) => set & (1 << company)).length;
    if (seen !== track.length) yield `${id} is seen on ${seen} hexes`;
  }
  for (const [hex, set] of state.present.entries()) {
    const { id, terrain } = hexAt(hex);
    const isShared = (set & (set - 1)) !== 0;
    if (isShared && (terrain === 'forest' || terrain === 'mountain')) yield `${id} has two companies`;
  }
}

/** CE-13.3 */
function* houses(state: State): Generator<string> {
  const { houses: built, supply } = state;
  if (supply < 0 || built.length + supply !== HOUSES) yield `${built.length} + ${supply} houses`;
  if (new Set(built).size !== built.length) yield 'two houses on a hex';
  for (const hex of built) {
    const { id, terrain } = hexAt(hex);
    if (!['city', 'mountain', 'forest'].includes(terrain)) yield `a house on ${id}`;
  }
}

/** CE-13.2: the income of a company, computed from the board alone. */
export function incomeFromBoard(state: State, company: Company): number {
  const { home, income } = SPECS[company];
  const isEastern = hexAt(home).terrain === 'home';
  return (state.track[company] as readonly HexIndex[])
    .filter((hex) => !(isEastern && hex === home))
    .reduce((sum, hex) => sum + valueOf(state, hex), income);
}

function* incomes(state: State): Generator<string> {
  for (const company of COMPANIES) {
    const marker = state.income[company];
    const board = incomeFromBoard(state, company);
    if (marker !== board) yield `income of ${SPECS[company].id} is ${marker}, the board says ${board}`;
  }
}

/** CE-18.1.1: hexes wait only for the first Wabash share, and everything they need is there. */
function* unbuilt(state: State): Generator<string> {
  if (!state.unbuilt) return;
  const { company, hexes } = state.unbuilt;
  const { id } = SPECS[company];
  if (!state.options.chicago_at_once || state.auction?.kind !== 'wabash')
    yield `hexes of ${id} are not built`;
  const { cost } = planOf(state, company, hexes);
  if (cost > treasuryOf(state, company)) yield `${id} cannot pay what it still builds`;
  if (hexes.length > (state.charters[company] as number))
    yield `${id} lacks locomotives for what it still builds`;
}

/** CE-6.6 and the ends of the industrial table. */
function* dials(state: State): Generator<string> {
  const red = DIAL_IDS.filter((dial) => state.dials[dial] >= DIAL_STEPS[dial]);
  if (DIAL_IDS.some((dial) => state.dials[dial] > DIAL_STEPS[dial])) yield 'a dial is beyond red';
  const isTurn = state.auction === null && state.ended.length === 0;
  if (red.length > (isTurn ? 1 : 2)) yield `${red.length} dials are red`;
  for (const [row, { id, values }] of INDUSTRIES.entries()) {
    if (values[state.table[row] as number] === undefined) yield `${id} is beyond its table`;
  }
  if (state.dividends > INDUSTRIES[0].values.length) yield `${state.dividends} dividend phases`;
}
