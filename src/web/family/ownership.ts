import type { RailView } from '../../rail/view.ts';
import type { ExpressView } from '../express/view.ts';

/** A part of a company: per cent of it, or shares where a title counts those. */
export interface Holding {
  /** A seat, or where else shares lie. */
  readonly holder: number | 'ipo' | 'pool' | 'treasury';
  readonly amount: number;
}

export interface Ownership {
  readonly company: string;
  readonly director: number | null;
  readonly holdings: readonly Holding[];
  /** All there is. */
  readonly whole: number;
}

function largestFirst(holdings: readonly Holding[]): Holding[] {
  return holdings.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
}

/** Who owns what of every company that has begun and not failed. Players come first, the largest part first. */
export function railOwnership({ companies, players }: RailView): Ownership[] {
  return companies
    .filter(({ status }) => status !== 'unstarted' && status !== 'closed')
    .map(({ id, director, ipo, pool, treasuryShares }) => {
      const seats = players.map(({ seat, shares }) => ({ holder: seat, amount: shares[id] ?? 0 }));
      const holdings = [
        ...largestFirst(seats),
        ...largestFirst([
          { holder: 'treasury', amount: treasuryShares },
          { holder: 'pool', amount: pool },
          { holder: 'ipo', amount: ipo },
        ]),
      ];
      const whole = Math.max(
        100,
        holdings.reduce((sum, { amount }) => sum + amount, 0),
      );
      return { company: id, director, holdings, whole };
    })
    .filter(({ holdings }) => holdings.length > 0);
}

export function expressOwnership({ companies, players }: ExpressView): Ownership[] {
  return companies
    .filter(({ open }) => open)
    .map(({ id, shares, sharesLeft }) => ({
      company: id,
      director: null,
      holdings: [
        ...largestFirst(players.map((player) => ({ holder: player.seat, amount: player.shares[id] ?? 0 }))),
        ...largestFirst([{ holder: 'ipo', amount: sharesLeft }]),
      ],
      whole: shares,
    }));
}
