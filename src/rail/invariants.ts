import type { Board, BoardKit } from './board.ts';
import type { Cell, Stacks } from './market.ts';
import { type Purses, totalMoney } from './money.ts';
import { type Certificates, percentOf, type Percents } from './shares.ts';
import { type CompanyId, tokenPlaces, type Tokens } from './tokens.ts';

/** What must hold in every 18xx game after every action. Each sentence names what is wrong. */

/** The sum of money never changes, amounts are whole pounds, and only the named purses may be in debt. */
export function* moneyFaults(cash: Purses, all: number, mayOwe: (id: string) => boolean): Generator<string> {
  const total = totalMoney(cash);
  if (total !== all) yield `money is ${total}, not ${all}`;
  for (const [id, amount] of Object.entries(cash)) {
    if (!Number.isInteger(amount)) yield `${id} has ${amount}`;
    if (amount < 0 && !mayOwe(id)) yield `${id} is in debt`;
  }
}

/** Every certificate is in exactly one place; none is left of a company that has been removed. */
export function* certificateFaults(
  certificates: Certificates,
  company: CompanyId,
  percents: Percents,
  isGone: boolean,
): Generator<string> {
  const all = Object.values(certificates[company] ?? {}).flatMap((list) => list ?? []);
  if (isGone) {
    if (all.length > 0) yield `certificates of ${company}, which is gone, are left`;
    return;
  }
  if (new Set(all).size !== all.length) yield `a certificate of ${company} is there twice`;
  const percent = all.reduce((sum, certificate) => sum + percentOf(percents, certificate), 0);
  if (percent !== 100) yield `${company} has ${percent} %`;
}

/** Who holds a certificate, by the names that holdings use. */
export function holderOf(
  certificates: Certificates,
  company: CompanyId,
  certificate: string,
): string | undefined {
  const holdings = Object.entries(certificates[company] ?? {});
  return holdings.find(([, list]) => list?.includes(certificate))?.[0];
}

/** Tiles on the board and in the supply add up to the tile set. */
export function* tileFaults(kit: BoardKit, { laid, supply }: Board): Generator<string> {
  const used = new Map<string, number>();
  for (const [tile] of Object.values(laid)) used.set(tile, (used.get(tile) ?? 0) + 1);
  for (const { id, copies } of kit.tiles.values()) {
    if (!Number.isFinite(copies)) continue;
    const [onBoard, left] = [used.get(id) ?? 0, supply[id] ?? 0];
    if (left < 0 || onBoard + left !== copies) {
      yield `tile ${id}: ${onBoard} laid, ${left} left of ${copies}`;
    }
  }
}

/** A company's tokens: as many as it has used, no more than it has, no two in a hex. */
export function* tokenFaults(
  tokens: Tokens,
  company: CompanyId,
  { placed, used, owned }: { readonly placed: number; readonly used: number; readonly owned: number },
): Generator<string> {
  const places = tokenPlaces(tokens, company);
  if (places.length !== placed) yield `${company} has ${places.length} tokens placed, not ${placed}`;
  if (used > owned) yield `${company} has placed more tokens than it has`;
  if (new Set(places.map(({ hex }) => hex)).size !== places.length) {
    yield `${company} has two tokens in one hex`;
  }
}

/** The cities that tokens stand in are those of the tile on that hex. */
export function* slotFaults(kit: BoardKit, board: Board, tokens: Tokens): Generator<string> {
  for (const [hex, cities] of Object.entries(tokens)) {
    const stops =
      kit.tiles.get(board.laid[hex]?.[0] ?? '')?.faces[0]?.stops ?? kit.map.byId.get(hex)?.printed.stops;
    for (const [city, { slots }] of cities.entries()) {
      if (slots.length !== stops?.[city]?.slots) yield `${hex} has ${slots.length} slots in city ${city}`;
    }
  }
}

/** No token stands where there is no room. */
export function* besideFaults(tokens: Tokens): Generator<string> {
  for (const [hex, cities] of Object.entries(tokens)) {
    if (cities.some(({ beside }) => beside.length > 0)) yield `${hex} has a token beside its slots`;
  }
}

/** Each price has a marker, and each marker a price. */
export function* markerFaults(
  market: Stacks,
  companies: readonly CompanyId[],
  cellOf: (company: CompanyId) => Cell | null,
): Generator<string> {
  const placed = Object.values(market).flat();
  const priced = companies.filter((id) => cellOf(id) !== null);
  if (placed.length !== priced.length || !priced.every((id) => placed.includes(id))) {
    yield 'markers and prices do not agree';
  }
  for (const id of priced) {
    if (!market[cellOf(id)?.join() ?? '']?.includes(id)) yield `${id} is not where its marker is`;
  }
}
