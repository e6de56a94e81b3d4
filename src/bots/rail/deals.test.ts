import { expect, it } from 'vitest';
import type { Action } from '../../core/game.ts';
import type { CompanyView, RailView, TrainView } from '../../rail/view.ts';
import { tradePrices } from './deals.ts';

const VIEW = {
  operator: 'A',
  companies: [
    { id: 'A', director: 0 },
    { id: 'B', director: 0 },
    { id: 'C', director: 1 },
  ] as CompanyView[],
  trains: [{ name: '3', price: 200, sides: [{ name: '3', price: 200 }] }] as unknown as TrainView[],
} as unknown as RailView;

function from(company: string): Action {
  return { type: 'buy_train_from', by: 0, company, train: '3-1' } as Action;
}

it('trades as cheap or as dear as may be between companies of one director', () => {
  expect(tradePrices(VIEW, from('B'), 1, 350)).toEqual([1, 350]);
});

it('asks a rival for a train at what the bank asks, and never for less', () => {
  expect(tradePrices(VIEW, from('C'), 1, 350)).toEqual([200]);
  expect(tradePrices(VIEW, from('C'), 1, 150)).toEqual([]);
});
