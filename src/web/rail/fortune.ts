import type { Params } from '../../core/game.ts';
import type { Flow, FortuneSpec } from '../family/fortune.ts';

/** Money of one seat, where the party of an event is a player. */
function flow(params: Params, seat: string, source: string, amount: string, sign: 1 | -1 = 1): Flow[] {
  const who = params[seat];
  const sum = params[amount];
  return typeof who === 'number' && typeof sum === 'number'
    ? [{ seat: who, source, amount: sign * sum }]
    : [];
}

/** What players earn and pay in the 18xx titles. */
export const RAIL_FORTUNE: FortuneSpec = {
  sources: ['dividends', 'worth', 'sales', 'privates', 'compensation', 'start', 'bought'],
  told: {
    'private-paid': (params) => flow(params, 'owner', 'privates', 'amount'),
    'private-sold': (params) => flow(params, 'seller', 'privates', 'price'),
    'private-returned': (params) => flow(params, 'seat', 'privates', 'income'),
    'private-bought': (params) => flow(params, 'seat', 'bought', 'price', -1),
    // The right to choose is paid beside what is chosen.
    'auction-won': (params) => flow(params, 'seat', 'bought', 'bid', -1),
    'share-bought': (params) => flow(params, 'seat', 'bought', 'price', -1),
    'shares-sold': (params) => flow(params, 'seat', 'sales', 'income'),
    refunded: (params) => flow(params, 'seat', 'compensation', 'amount'),
    compensated: (params, among) => [
      ...flow(params, 'seat', 'compensation', 'amount'),
      // The director of the company makes up for what its treasury cannot pay.
      ...among
        .filter((event) => event.key === 'receivership' && event.params['company'] === params['company'])
        .flatMap((event) =>
          flow(
            { ...params, director: event.params['director'] ?? null },
            'director',
            'compensation',
            'byDirector',
            -1,
          ),
        ),
    ],
  },
  untold: [
    { event: 'paid-out', source: 'dividends', way: 'in' },
    // The director's certificate costs some shares at par, that of a company in receivership one share.
    { event: 'par-set', source: 'bought', way: 'out' },
    { event: 'director-changed', source: 'bought', way: 'out' },
  ],
  held: 'worth',
};
