import { largestFirst, type Ownership } from '../charts/ownership.ts';
import type { ExpressView } from './view.ts';

/** Who owns what of every open company. */
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
