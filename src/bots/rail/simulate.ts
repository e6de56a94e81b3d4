import type { Ledger, LedgerLaw } from './ledger.ts';
import { endRound, operatingRound, takeTurn } from './simulate-operating.ts';
import { type Course, makePlay, type Play, priceOf, USUAL } from './simulate-play.ts';
import { stockRound } from './simulate-stock.ts';

/**
 * Plays the rest of a game on a ledger: companies run what their trains earn, pay or keep it and buy the next train;
 * trains rust, prices move, the bank runs out. No map and no rules in detail: an estimate of what each seat will own at
 * the end, for comparing one move with another. Money flows in fractions of shares and the last round counts as far as
 * the bank lasts, so that a small difference between two positions makes a small difference here.
 */

export interface Outcome {
  /** What each seat owns at the end. */
  readonly worth: readonly number[];
  /** Of that: cash from dividends since now, and shares at the last prices. */
  readonly dividends: readonly number[];
  readonly shares: readonly number[];
  /** What a share of each company pays until the end, and its last price. */
  readonly companies: readonly Prospect[];
  /** Operating rounds until the end. */
  readonly rounds: number;
}

type Wealth = Pick<Outcome, 'worth' | 'dividends' | 'shares'>;

export interface Prospect {
  readonly id: string;
  readonly paid: number;
  readonly price: number;
}

export function simulate(ledger: Ledger, law: LedgerLaw, course: Course = USUAL): Outcome {
  const play = makePlay(ledger, law, course);
  if (ledger.at.kind === 'operating') {
    const { queue, part, earned, after } = ledger.at;
    let before = settle(play);
    for (const [index, number] of queue.entries()) {
      const company = play.companies[number];
      if (company) takeTurn(play, company, index === 0 ? part : 'all', earned);
    }
    endRound(play);
    for (let left = after; left > 0 && !play.isOver; left--) {
      before = settle(play);
      operatingRound(play);
    }
    if (play.isOver || ledger.isEnding) return blend(play, before);
  }
  for (let isFirst = ledger.at.kind === 'stock'; ; isFirst = false) {
    stockRound(play, isFirst ? course.sitsOut : undefined);
    const rounds = ledger.phases[play.phase]?.rounds ?? 1;
    for (let left = rounds; left > 0; left--) {
      const before = settle(play);
      operatingRound(play);
      if (play.isOver || (ledger.isEnding && left === 1)) return blend(play, before);
    }
  }
}

/** The last round counts only as far as the bank could pay for it. */
function blend(play: Play, before: Wealth): Outcome {
  const after = settle(play);
  const share = play.bank >= 0 ? 1 : play.bankBefore / Math.max(1, play.bankBefore - play.bank);
  const mix = (from: readonly number[], to: readonly number[]): number[] =>
    from.map((value, index) => value + share * ((to[index] as number) - value));
  return {
    worth: mix(before.worth, after.worth),
    dividends: mix(before.dividends, after.dividends),
    shares: mix(before.shares, after.shares),
    companies: play.companies.map((company) => ({
      id: company.fixed.id,
      paid: company.paid,
      price: company.closed ? 0 : priceOf(play, company),
    })),
    rounds: play.rounds - 1 + share,
  };
}

function settle(play: Play): Wealth {
  const shares = play.cash.map((_, seat) => {
    let sum = play.ledger.keepsakes[seat] as number;
    for (const company of play.companies) {
      if (company.closed || !company.started) continue;
      const half = play.law.halfWithoutTrain && company.trains.length === 0 ? 0.5 : 1;
      sum += (company.shares[seat] as number) * priceOf(play, company) * half;
    }
    return sum;
  });
  return {
    worth: play.cash.map((cash, seat) => cash + (shares[seat] as number)),
    dividends: [...play.dividends],
    shares,
  };
}
