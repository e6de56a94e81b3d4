import { type Cell, moveLeft, moveMarker, moveRight, priceAt, sameCell } from '../../rail/market.ts';
import type { RuleId } from '../../core/game.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { END_PRICE, MARKET } from './data.ts';
import { companyOf, type Draft18GB, setCompany } from './state.ts';

/** 18GB-8: everything that moves a marker along the line. */

/** 18GB-1.7: behind the markers already there; a marker that does not move keeps its place. */
function moveTo(draft: Draft18GB, company: CompanyId, cell: Cell, rule: RuleId): void {
  const from = companyOf(draft.state, company).cell;
  if (sameCell(from, cell)) return;
  moveMarker(draft.own('market'), company, from, cell);
  setCompany(draft, company, { cell });
  const price = priceAt(MARKET, cell);
  draft.emit('price-moved', { company, from: from ? priceAt(MARKET, from) : null, to: price }, rule);
  // 18GB-16.3: it need not stay there.
  if (price >= END_PRICE && !draft.state.endPriceReached) {
    draft.state.endPriceReached = true;
    draft.emit('end-triggered', { reason: 'stock_market' }, '18GB-16.3');
  }
}

export function placeMarker(draft: Draft18GB, company: CompanyId, price: number): void {
  const column = MARKET.rows[0]?.indexOf(price) ?? -1;
  if (column < 0) throw new RangeError(`no price ${price}`);
  moveTo(draft, company, [0, column], '18GB-1.7');
}

function cellOf(draft: Draft18GB, company: CompanyId): Cell {
  const { cell } = companyOf(draft.state, company);
  if (!cell) throw new Error(`${company} has no price`);
  return cell;
}

/** 18GB-1.6: movement stops at either end. */
export function priceLeft(draft: Draft18GB, company: CompanyId, steps: number, rule: RuleId): void {
  let cell = cellOf(draft, company);
  for (let step = 0; step < steps; step++) cell = moveLeft(MARKET, cell);
  moveTo(draft, company, cell, rule);
}

export function priceRight(draft: Draft18GB, company: CompanyId, steps: number, rule: RuleId): void {
  let cell = cellOf(draft, company);
  for (let step = 0; step < steps; step++) cell = moveRight(MARKET, cell);
  moveTo(draft, company, cell, rule);
}

export function takeMarkerAway(draft: Draft18GB, company: CompanyId): void {
  moveMarker(draft.own('market'), company, companyOf(draft.state, company).cell, null);
  setCompany(draft, company, { cell: null });
}
