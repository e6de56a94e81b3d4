import type { Action18GB } from '../../games/18gb/actions.ts';
import { END_PRICE, MARKET, PAR_PRICES, PRIVATES } from '../../games/18gb/data.ts';
import { game18GB } from '../../games/18gb/game.ts';
import { kitOf, type State } from '../../games/18gb/state.ts';
import type { RailKnowledge } from '../rail/knowledge.ts';
import { makeRailMinds } from '../rail/mind.ts';
import learned from './weights.json' with { type: 'json' };

/** Rounds for which a private is expected to pay, beside its face value at the end. */
const INCOME_ROUNDS = 2;

const LINE: readonly number[] = MARKET.rows[0] ?? [];

function along(column: number, steps: number): readonly [number, number] {
  return [0, Math.min(LINE.length - 1, Math.max(0, column + steps))];
}

export const KNOWLEDGE: RailKnowledge<State, Action18GB> = {
  game: game18GB,
  kitOf,
  law: {
    market: MARKET,
    afterPayout: (_row, column, revenue) =>
      along(column, Math.min(4, Math.max(1, Math.floor(revenue / Math.max(1, LINE[column] ?? 1))))),
    afterNothing: (_row, column) => along(column, -1),
    endsBy: 'trains',
    bankOfPlayers: false,
    endPrice: END_PRICE,
    halfWithoutTrain: true,
    ipoPaysCompany: true,
    exports: true,
    distress: 'lease',
    paysBack: 0.5,
    fillsHands: true,
    pars: PAR_PRICES,
    maxShare: 1,
    growth: 1.02,
    fresh: [22, 24, 33, 36, 43, 45, 52],
    waiting: {},
    reach: { '2+1': 2.4, '3+1': 3.4, '4+2': 4.8, '5+2': 5.8, '4X': 5.2, '5X': 6.4, '6X': 7.5 },
    beside: [],
    privatesUntil: 'never',
    privatesCount: true,
  },
  farTrain: '5+2',
  // A closed private may add to what a stop is worth.
  standing: ({ privates }) =>
    Object.entries(privates)
      .flatMap(([id, { closed }]) => (closed ? [id] : []))
      .join(' '),
  lotWorth(_view, lot) {
    const data = PRIVATES[lot as keyof typeof PRIVATES];
    return data.price + INCOME_ROUNDS * data.income;
  },
  reserve: 200,
  homes: {},
  weights: {
    cautious: { rivalry: 0.6, growth: 1, treasury: 0.4, appetite: 0.9 },
    balanced: { rivalry: 0.8, growth: 1, treasury: 0.3, appetite: 1.3 },
    bold: { rivalry: 1, growth: 1, treasury: 0.2, appetite: 1.8 },
  },
  learned: learned.figures,
};

export const mind18GB = makeRailMinds(KNOWLEDGE);
