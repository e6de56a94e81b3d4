import type { Json } from '../../core/game.ts';
import type { Flow, FortuneSpec } from '../family/fortune.ts';

/** Amounts by seat. */
function payments(paid: Json | undefined, source: string): Flow[] {
  const list = Array.isArray(paid) ? (paid as readonly Json[]) : [];
  return list.map((amount, seat) => ({ seat, source, amount: Number(amount) }));
}

/** What players earn and pay in Chicago Express, where cash alone counts. */
export const EXPRESS_FORTUNE: FortuneSpec = {
  sources: ['dividends', 'chicago', 'start', 'shares'],
  told: {
    dividend: ({ paid }) => payments(paid, 'dividends'),
    'chicago-dividend': ({ paid }) => payments(paid, 'chicago'),
    'share-sold': ({ player, price }) => [{ seat: Number(player), source: 'shares', amount: -Number(price) }],
  },
  untold: [],
  held: null,
};
