import type { RailView } from '../../../rail/view.ts';
import { largestFirst, type Ownership } from '../../charts/ownership.ts';

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
