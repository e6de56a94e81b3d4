/** Figures of judgement that no rule gives. A title may have better ones, found by `tools/learn.ts`. */
export interface Tuning {
  /* Stock rounds */

  /** What a sale is counted for: others buy cheaply what is sold, and players who turn their shares over get nowhere. */
  readonly sale: number;
  /** What money that stays in hand is worth at least: there may be something to buy in the next round. */
  readonly money: number;
  /** How likely a company floats that the table cannot pay for in this round. */
  readonly unlikely: number;
  /** Deciding for a company is worth so much of one run to its director. */
  readonly chair: number;
  /** What one more share in the pool takes off the price. */
  readonly drop: number;

  /* Trains */

  /** The ledger has to promise so much more before a habit is broken, as a part of what one expects to own. */
  readonly habit: number;
  /** A train has to bring back so much of its price: what stays in a treasury is worth nothing at the end. */
  readonly paysBack: number;
  /** The same where enough is left for the next train after it. */
  readonly paysBackRich: number;
  /** So many trains find runs of their own as soon as there is more track. */
  readonly easyTrains: number;
  /** The same where enough is left for the next train after it: the money would only lie there. */
  readonly easyTrainsRich: number;
  /** For so many rounds a train is counted that will soon be rusted. */
  readonly shortLife: number;

  /* Track */

  /** What a long train would earn later counts beside what the present ones earn at once. */
  readonly far: number;
  /** Multiplies what the growth of a network counts. */
  readonly reach: number;
  /** Multiplies what a company's money is worth to its director. */
  readonly thrift: number;

  /* The rest of the game */

  /** Multiplies how much a seat cares for what the others lose. */
  readonly rivalry: number;
  /** Multiplies how gladly companies are expected to buy trains. */
  readonly appetite: number;
  /** How much of what companies usually earn one is expected to earn whose track earns less so far. */
  readonly unbuilt: number;
}

export const USUAL_TUNING: Tuning = {
  sale: 0.55,
  money: 1.02,
  unlikely: 0.15,
  chair: 0.5,
  drop: 0.06,
  habit: 0.3,
  paysBack: 0.4,
  paysBackRich: 0.15,
  easyTrains: 2,
  easyTrainsRich: 3,
  shortLife: 2,
  far: 0.4,
  reach: 1,
  thrift: 1,
  rivalry: 1,
  appetite: 1,
  unbuilt: 0.75,
};
