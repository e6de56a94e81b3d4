import {
  type Cell,
  moveDown,
  moveLeft,
  moveMarker,
  moveRight,
  moveUp,
  priceAt,
  sameCell,
} from '../../rail/market.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { END_PRICE, MARKET, PAR_CELLS } from './data.ts';
import { companyOf, type Draft1848, setCompany, triggerEnd } from './state.ts';

/** Everything that moves a marker on the share market. */

/** 1848-12.3: under the markers already there; a marker that does not move keeps its place. */
function moveTo(draft: Draft1848, company: CompanyId, cell: Cell, rule: string): void {
  const from = companyOf(draft.state, company).cell;
  if (sameCell(from, cell)) return;
  moveMarker(draft.own('market'), company, from, cell);
  setCompany(draft, company, { cell });
  const price = priceAt(MARKET, cell);
  draft.emit('price-moved', { company, from: from ? priceAt(MARKET, from) : null, to: price }, rule);
  if (price === END_PRICE) triggerEnd(draft, 'stock_market');
}

/** 1848-4.4 */
export function placeMarker(draft: Draft1848, company: CompanyId, par: number): void {
  const cell = PAR_CELLS[par];
  if (!cell) throw new RangeError(`no par ${par}`);
  moveTo(draft, company, cell, '1848-4.4');
}

function cellOf(draft: Draft1848, company: CompanyId): Cell {
  const { cell } = companyOf(draft.state, company);
  if (!cell) throw new Error(`${company} has no price`);
  return cell;
}

/** 1848-4.6: one row down for a sale. */
export function priceDown(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveDown(MARKET, cellOf(draft, company)), '1848-4.6');
}

/** 1848-4.11: one row up for a sold-out company. */
export function priceUp(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveUp(MARKET, cellOf(draft, company)), '1848-4.11');
}

/** 1848-12.1: right for a payout, up at the end of the row. */
export function priceRight(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveRight(MARKET, cellOf(draft, company)), '1848-12.1');
}

/** Left for what is withheld or lent; within column 0 down (1848-14.6). */
export function priceLeft(draft: Draft1848, company: CompanyId, columns: number, rule: string): void {
  let cell = cellOf(draft, company);
  for (let step = 0; step < columns; step++) cell = moveLeft(MARKET, cell);
  moveTo(draft, company, cell, rule);
}

/** 1848-15.5: straight to column 0 of its row. */
export function priceToReceivership(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, [cellOf(draft, company)[0], 0], '1848-15.5');
}

/** 1848-12.4 */
export function isInReceivershipColumn(draft: Draft1848, company: CompanyId): boolean {
  return cellOf(draft, company)[1] === 0;
}

export function takeMarkerAway(draft: Draft1848, company: CompanyId): void {
  moveMarker(draft.own('market'), company, companyOf(draft.state, company).cell, null);
  setCompany(draft, company, { cell: null });
}
