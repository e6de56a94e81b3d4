import type { Action1848 } from '../../games/1848/actions.ts';
import { END_PRICE, KIT, MARKET, PAR_PRICES } from '../../games/1848/data.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import { moveLeft, moveRight, moveUp } from '../../rail/market.ts';
import type { RailView } from '../../rail/view.ts';
import type { RailKnowledge } from '../rail/knowledge.ts';
import { makeRailMinds } from '../rail/mind.ts';
import learned from './weights.json' with { type: 'json' };

/** What an auction lot is worth beside its income for some rounds: powers, shares and what a company pays for it. */
const LOTS: Readonly<Record<string, number>> = { P1: 45, P2: 85, P3: 140, P4: 210, P5: 200, P6: 245 };

function mayComOperate({ facts }: RailView): boolean {
  return facts.some(({ key, value }) => key === 'com-may-operate' && value === true);
}

/** COM stands at both ends of the line that lets it in, and the others have built that. */
function comHome(view: RailView): number {
  return mayComOperate(view) ? 1.3 : 0.8;
}

export const KNOWLEDGE: RailKnowledge<State, Action1848> = {
  game: game1848,
  kitOf: () => KIT,
  law: {
    market: MARKET,
    afterPayout: (row, column) => moveRight(MARKET, [row, column]),
    afterNothing: (row, column) => (column > 0 ? [row, column - 1] : moveLeft(MARKET, [row, column])),
    afterSoldOut: (row, column) => moveUp(MARKET, [row, column]),
    endsBy: 'bank',
    bankOfPlayers: false,
    endPrice: END_PRICE,
    halfWithoutTrain: false,
    ipoPaysCompany: false,
    exports: false,
    distress: 'loans',
    paysBack: 2.5,
    fillsHands: true,
    pars: PAR_PRICES,
    maxShare: 0.6,
    growth: 1.02,
    fresh: [24, 31, 40, 52, 56, 59],
    waiting: { COM: '6' },
    mayOperate: mayComOperate,
    endsWithSet: true,
    reach: {
      2: 2,
      '2+': 2.2,
      3: 3,
      '3+': 3.2,
      4: 4,
      '4+': 4.2,
      5: 5,
      '5+': 5.2,
      6: 6,
      '6+': 6.2,
      8: 7.5,
      D: 9,
      '2E': 2,
    },
    beside: ['2E'],
    privatesUntil: '5',
    privatesCount: false,
  },
  farTrain: '5',
  lotWorth: (_view, lot) => LOTS[lot] ?? 0,
  reserve: 420,
  homes: { NSW: 1.1, VR: 1.05, QR: 0.95, CAR: 0.85, WA: 0.75, COM: comHome },
  weights: {
    cautious: { rivalry: 0.6, growth: 1.2, treasury: 0.5, appetite: 0.8 },
    balanced: { rivalry: 0.8, growth: 1.2, treasury: 0.35, appetite: 1 },
    bold: { rivalry: 1, growth: 1.2, treasury: 0.25, appetite: 1.4 },
  },
  learned: learned.figures,
};

export const mind1848 = makeRailMinds(KNOWLEDGE);
