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

/** What the bank can pay of a set at least that it breaks in for sure, as a part of the set. */
const SET_FOR_SURE = 3;

type Wealth = Pick<Outcome, 'worth' | 'dividends' | 'shares'>;

export interface Prospect {
  readonly id: string;
  readonly paid: number;
  readonly price: number;
}

export function simulate(ledger: Ledger, law: LedgerLaw, course: Course = USUAL): Outcome {
  const play = makePlay(ledger, law, course);
  let before = settle(play);
  /** Rounds of a set, or what is left of one; whether the game is over then. */
  const playSet = (rounds: number): boolean => {
    for (let left = rounds; left > 0; left--) {
      if (!law.endsWithSet || left === rounds) {
        play.bankBefore = play.bank;
        play.roundsBefore = play.rounds;
        before = settle(play);
      }
      operatingRound(play);
      if (play.isOver && !law.endsWithSet) return true;
    }
    return play.isOver || ledger.isEnding === true;
  };
  if (ledger.at.kind === 'operating') {
    const { queue, part, earned, after } = ledger.at;
    for (const [index, number] of queue.entries()) {
      const company = play.companies[number];
      if (company) takeTurn(play, company, index === 0 ? part : 'all', earned);
    }
    endRound(play);
    if (law.endsWithSet) {
      for (let left = after; left > 0; left--) operatingRound(play);
      if (play.isOver || ledger.isEnding) return outcomeOf(play, before, 1);
    } else {
      if (!play.isOver) playSet(after);
      if (play.isOver || ledger.isEnding) return outcomeOf(play, before, lasted(play));
    }
  }
  for (let isFirst = ledger.at.kind === 'stock'; ; isFirst = false) {
    stockRound(play, isFirst ? course.sitsOut : undefined);
    if (playSet(ledger.phases[play.phase]?.rounds ?? 1)) return outcomeOf(play, before, lasted(play));
  }
}

/** How much of the last round or set counts: as much as the bank could pay for. */
function lasted({ law, bank, bankBefore }: Play): number {
  const share = bank >= 0 ? 1 : bankBefore / Math.max(1, bankBefore - bank);
  // A set is played to its end as soon as the bank breaks in it: only what is nearly bare before may break earlier.
  return law.endsWithSet ? Math.min(1, SET_FOR_SURE * share) : share;
}

/** The last round or set counts only in part, so that the rest of the game changes smoothly with the money in the bank. */
function outcomeOf(play: Play, before: Wealth, share: number): Outcome {
  const after = settle(play);
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
    rounds: play.roundsBefore + share * (play.rounds - play.roundsBefore),
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
