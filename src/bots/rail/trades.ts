import type { Action } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import { trainOf } from './habits.ts';

/** Trains that change hands between companies. */

interface TrainTrade extends Action {
  readonly company?: string;
  readonly train?: string;
}

/** What a train costs in the bank. */
export function faceValue(view: RailView, train: string): number {
  const kind = trainOf(view, train);
  return kind?.sides.find(({ name }) => train.startsWith(name))?.price ?? kind?.price ?? 0;
}

/**
 * Prices worth a thought: between companies of one director as little or as much as may be, since the money stays with
 * him; between rivals what the train costs in the bank, since nobody gives one away.
 */
export function tradePrices(view: RailView, action: Action, min: number, max: number): number[] {
  const { company, train = '' } = action as TrainTrade;
  const directorOf = (id: string | null | undefined): number | null =>
    view.companies.find((each) => each.id === id)?.director ?? null;
  if (directorOf(company) === directorOf(view.operator)) return [min, max];
  const price = faceValue(view, train);
  return price >= min && price <= max ? [price] : [];
}
