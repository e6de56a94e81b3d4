import type { Cell } from '../../rail/market.ts';
import { cellOf, movePrice, stepsLeft, stepsRight } from '../../rail/prices.ts';
import type { RuleId } from '../../core/game.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { END_PRICE, MARKET } from './data.ts';
import type { Draft18GB } from './state.ts';

/** 18GB-8: everything that moves a marker along the line. */

/** 18GB-1.7: after the markers already there; a marker that does not move keeps its place. */
function moveTo(draft: Draft18GB, company: CompanyId, cell: Cell, rule: RuleId): void {
  const price = movePrice(draft, MARKET, company, cell, rule);
  // 18GB-16.3: it need not stay there.
  if (price !== null && price >= END_PRICE && !draft.state.endPriceReached) {
    draft.state.endPriceReached = true;
    draft.emit('end-triggered', { reason: 'stock_market' }, '18GB-16.3');
  }
}

export function placeMarker(draft: Draft18GB, company: CompanyId, price: number): void {
  const column = MARKET.rows[0]?.indexOf(price) ?? -1;
  if (column < 0) throw new RangeError(`no price ${price}`);
  moveTo(draft, company, [0, column], '18GB-1.7');
}

/** 18GB-1.6: movement stops at either end. */
export function priceLeft(draft: Draft18GB, company: CompanyId, steps: number, rule: RuleId): void {
  moveTo(draft, company, stepsLeft(MARKET, cellOf(draft.state, company), steps), rule);
}

export function priceRight(draft: Draft18GB, company: CompanyId, steps: number, rule: RuleId): void {
  moveTo(draft, company, stepsRight(MARKET, cellOf(draft.state, company), steps), rule);
}
