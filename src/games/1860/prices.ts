import type { RuleId } from '../../core/game.ts';
import { type Cell, withMarkerMoved } from '../../rail/market.ts';
import { companyOf } from '../../rail/position.ts';
import { cellOf, movePrice } from '../../rail/prices.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { cellOfPrice, END_PRICE, MARKET, PRICES } from './data.ts';
import { type Draft1860 } from './state.ts';

/** 1860-9: everything that moves a marker along the one row of the share market. */

/** 1860-9.3: below the markers already there; a marker that does not move keeps its place. */
function moveTo(draft: Draft1860, company: CompanyId, cell: Cell, rule: RuleId): void {
  const price = movePrice(draft, MARKET, company, cell, rule);
  // 1860-21.2: entering the last space is enough.
  if (price === END_PRICE && !draft.state.topReached) {
    draft.state.topReached = true;
    draft.emit('end-triggered', { reason: 'stock_market' }, '1860-21.2');
  }
}

function along(draft: Draft1860, company: CompanyId, steps: number): Cell {
  const [row, index] = cellOf(draft.state, company);
  return [row, Math.min(PRICES.length - 1, Math.max(0, index + steps))];
}

/** 1860-6.4 */
export function placeMarker(draft: Draft1860, company: CompanyId, par: number): void {
  moveTo(draft, company, cellOfPrice(par), '1860-6.4');
}

/** 1860-9.1, 5.4: one space for each share. */
export function priceDown(draft: Draft1860, company: CompanyId, shares: number): void {
  moveTo(draft, company, along(draft, company, -shares), '1860-5.4');
}

/** 1860-9.1, 14.3: two spaces for each multiple of the price that was paid. */
export function priceRight(draft: Draft1860, company: CompanyId, times: number): void {
  moveTo(draft, company, along(draft, company, 2 * times), '1860-14.3');
}

/** 1860-9.1, 14.3: two spaces. */
export function priceLeft(draft: Draft1860, company: CompanyId): void {
  moveTo(draft, company, along(draft, company, -2), '1860-14.3');
}

/** 1860-6.6, D-9: behind the other markers on its own space. */
export function toBottom(draft: Draft1860, company: CompanyId): void {
  const cell = cellOf(draft.state, company);
  const without = withMarkerMoved(draft.state.market, company, cell, null);
  draft.state.market = withMarkerMoved(without, company, null, cell);
}

/** 1860-9.2 */
export function isAtZero(draft: Draft1860, company: CompanyId): boolean {
  return companyOf(draft.state, company).cell?.[1] === 0;
}
