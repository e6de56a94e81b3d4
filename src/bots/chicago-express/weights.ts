import type { Manner } from '../mind.ts';
import learned from './weights.json' with { type: 'json' };

/** What the valuation of Chicago Express weighs. The numbers are data: `npm run learn` finds them. */
export interface Weights {
  /** Of the features of a company (`features.ts`): what one of its shares will still pay. */
  readonly share: readonly number[];
  /** Of the features of the game: how many dividend phases are still to come. */
  readonly phases: readonly number[];
  /** What money is worth beyond itself while there are shares to buy. */
  readonly thrift: number;
  /** How uncertain final wealth is: so much, and so much more for each dividend phase to come. */
  readonly doubt: readonly [base: number, perPhase: number];
}

export const LEARNED: Weights = {
  share: learned.share,
  phases: learned.phases,
  thrift: learned.thrift,
  doubt: [learned.doubt[0] ?? 4, learned.doubt[1] ?? 3],
};

/** Manners, as changes of the weights and of what is bid. */
interface Leaning {
  /** Times the thrift. */
  readonly thrift: number;
  /** Times what growth promises. */
  readonly growth: number;
  /** Part of the victory that it gives up for the pleasure of having the share; below 0 what a share has to bring. */
  readonly zeal: number;
}

export const LEANINGS: Readonly<Record<Manner, Leaning>> = {
  cautious: { thrift: 1.5, growth: 0.75, zeal: -0.02 },
  balanced: { thrift: 1, growth: 1, zeal: 0 },
  bold: { thrift: 0.5, growth: 1.3, zeal: 0.06 },
};
