import type { Draft } from '../core/draft.ts';
import type { RuleId } from '../core/game.ts';
import {
  type Cell,
  inOperatingOrder,
  type Market,
  moveLeft,
  moveRight,
  priceAt,
  sameCell,
  type Stacks,
  withMarkerMoved,
} from './market.ts';
import type { CompanyId } from './tokens.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

/** A position with markers on a share market. The title decides when they move, and what follows. */
interface WithMarkers {
  market: Stacks;
  companies: Record<CompanyId, { readonly cell: Cell | null }>;
}

type MarkerDraft = Draft<WithMarkers, typeof RAIL_EVENTS>;

/** The cell of a company that has a price. */
export function cellOf({ companies }: WithMarkers, company: CompanyId): Cell {
  const cell = companies[company]?.cell;
  if (!cell) throw new Error(`${company} has no price`);
  return cell;
}

/** Companies, all with a price, in the order in which they operate. */
export function orderByPrice(
  state: WithMarkers,
  market: Market,
  companies: readonly CompanyId[],
): CompanyId[] {
  const priced = companies.map((id) => ({ id, cell: cellOf(state, id) }));
  return inOperatingOrder(market, state.market, priced);
}

function setCell(draft: MarkerDraft, company: CompanyId, cell: Cell | null): void {
  draft.change('companies', company, { cell });
}

/**
 * Puts a marker under those already in a cell; one that does not move keeps its place. Returns the new price,
 * or null if it has not moved.
 */
export function movePrice(
  draft: MarkerDraft,
  market: Market,
  company: CompanyId,
  cell: Cell,
  rule: RuleId,
): number | null {
  const from = draft.state.companies[company]?.cell ?? null;
  if (sameCell(from, cell)) return null;
  draft.state.market = withMarkerMoved(draft.state.market, company, from, cell);
  setCell(draft, company, cell);
  const price = priceAt(market, cell);
  draft.emit('price-moved', { company, from: from ? priceAt(market, from) : null, to: price }, rule);
  return price;
}

export function takeMarkerAway(draft: MarkerDraft, company: CompanyId): void {
  const from = draft.state.companies[company]?.cell ?? null;
  draft.state.market = withMarkerMoved(draft.state.market, company, from, null);
  setCell(draft, company, null);
}

/** Some steps of `moveLeft` from a cell. */
export function stepsLeft(market: Market, from: Cell, steps: number): Cell {
  let cell = from;
  for (let step = 0; step < steps; step++) cell = moveLeft(market, cell);
  return cell;
}

/** Some steps of `moveRight` from a cell. */
export function stepsRight(market: Market, from: Cell, steps: number): Cell {
  let cell = from;
  for (let step = 0; step < steps; step++) cell = moveRight(market, cell);
  return cell;
}
