import { type Cell, moveDown, moveRight, moveUp } from '../../rail/market.ts';
import { cellOf, movePrice, stepsLeft } from '../../rail/prices.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { END_PRICE, MARKET, PAR_CELLS } from './data.ts';
import { type Draft1848, triggerEnd } from './state.ts';

/** Everything that moves a marker on the share market. */

/** 1848-12.3: below the markers already there; a marker that does not move keeps its place. */
function moveTo(draft: Draft1848, company: CompanyId, cell: Cell, rule: string): void {
  const price = movePrice(draft, MARKET, company, cell, rule);
  if (price === END_PRICE) triggerEnd(draft, 'stock_market');
}

/** 1848-4.4 */
export function placeMarker(draft: Draft1848, company: CompanyId, par: number): void {
  const cell = PAR_CELLS[par];
  if (!cell) throw new RangeError(`no par ${par}`);
  moveTo(draft, company, cell, '1848-4.4');
}

/** 1848-4.6: one row down for a sale. */
export function priceDown(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveDown(MARKET, cellOf(draft.state, company)), '1848-4.6');
}

/** 1848-4.11: one row up for a sold-out company. */
export function priceUp(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveUp(MARKET, cellOf(draft.state, company)), '1848-4.11');
}

/** 1848-12.1: right for a payout, up at the end of the row. */
export function priceRight(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, moveRight(MARKET, cellOf(draft.state, company)), '1848-12.1');
}

/** Left for what is withheld or lent; within column 0 down (1848-14.6). */
export function priceLeft(draft: Draft1848, company: CompanyId, columns: number, rule: string): void {
  moveTo(draft, company, stepsLeft(MARKET, cellOf(draft.state, company), columns), rule);
}

/** 1848-15.5: straight to column 0 of its row. */
export function priceToReceivership(draft: Draft1848, company: CompanyId): void {
  moveTo(draft, company, [cellOf(draft.state, company)[0], 0], '1848-15.5');
}

/** 1848-12.4 */
export function isInReceivershipColumn(draft: Draft1848, company: CompanyId): boolean {
  return cellOf(draft.state, company)[1] === 0;
}
