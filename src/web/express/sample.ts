import type { SampledPosition } from '../family/family.ts';
import { bySeat, type ChartSpec, named, type Sample } from '../charts/sample.ts';
import type { ExpressView } from './view.ts';

/** The sample of a position: nothing in it depends on earlier ones. */
export function expressSample({ view, turn }: SampledPosition<ExpressView>): Sample {
  const { players, companies } = view;
  return {
    round: turn.kind === 'decide' ? turn.round : null,
    phase: null,
    cash: bySeat(players, ({ cash }) => cash),
    worth: null,
    share: named(companies, ({ open, dividend, sold }) => (open && sold > 0 ? dividend : null)),
    revenue: named(companies, ({ income }) => income),
    age: {},
  };
}

export const EXPRESS_CHARTS: readonly ChartSpec[] = [
  { id: 'express.cash', of: 'seats', read: ({ cash }) => cash, money: true, height: 240 },
  { id: 'express.income', of: 'companies', read: ({ revenue }) => revenue, money: true },
  { id: 'express.dividend', of: 'companies', read: ({ share }) => share, money: true },
];
