import type { Action1860 } from '../../games/1860/actions.ts';
import { END_PRICE, MARKET, PRICES } from '../../games/1860/data.ts';
import { game1860 } from '../../games/1860/game.ts';
import { kitOf, type State } from '../../games/1860/state.ts';
import type { RailKnowledge } from '../rail/knowledge.ts';
import { makeRailMinds } from '../rail/mind.ts';
import learned from './weights.json' with { type: 'json' };

/** What a lot is worth to a seat, its price included: income for the whole game, and the chair of a company. */
const LOTS: Readonly<Record<string, number>> = {
  BHC: 75,
  YHC: 130,
  CMH: 210,
  RPSC: 300,
  FFC: 250,
  'C&N': 330,
  IOW: 330,
};

function along(column: number, steps: number): readonly [number, number] {
  return [0, Math.min(PRICES.length - 1, Math.max(0, column + steps))];
}

export const KNOWLEDGE: RailKnowledge<State, Action1860> = {
  game: game1860,
  kitOf,
  law: {
    market: MARKET,
    afterPayout: (_row, column, revenue) =>
      along(column, 2 * Math.min(4, Math.floor(revenue / Math.max(1, PRICES[column] ?? 1)))),
    afterNothing: (_row, column) => along(column, -2),
    endsBy: 'bank',
    bankOfPlayers: true,
    endPrice: END_PRICE,
    halfWithoutTrain: true,
    ipoPaysCompany: false,
    exports: false,
    distress: 'lease',
    paysBack: 0.5,
    fillsHands: false,
    pars: [54, 58, 62, 68, 74, 82, 90, 100],
    maxShare: 1,
    growth: 1.02,
    fresh: [20, 27, 31, 36, 40, 44, 44, 42],
    waiting: {},
    reach: { '2+1': 2.3, '3+2': 3.6, '4+2': 4.6, '5+3': 5.8, '6+3': 6.7, '7+4': 7.6, '8+4': 8.3, '9+5': 9 },
    beside: [],
    privatesUntil: 'never',
    privatesCount: true,
  },
  subsidies: true,
  farTrain: '5+3',
  lotWorth: (_view, lot) => LOTS[lot] ?? 0,
  reserve: 300,
  homes: { NGStL: 0.9, 'BHI&R': 0.9, 'S&C': 0.8, VYSC: 0.8 },
  weights: {
    cautious: { rivalry: 0.6, growth: 1, treasury: 0.5, appetite: 0.8 },
    balanced: { rivalry: 0.8, growth: 1, treasury: 0.3, appetite: 1.2 },
    bold: { rivalry: 1, growth: 1, treasury: 0.2, appetite: 1.6 },
  },
  learned: learned.figures,
};

export const mind1860 = makeRailMinds(KNOWLEDGE);
