import { openLayer } from '../../games/1860/companies.ts';
import { PRIVATE_IDS, type PrivateId, PRIVATES, RAILWAYS } from '../../games/1860/data.ts';
import { nextTrain, upcomingCount } from '../../games/1860/depot.ts';
import { openDecision } from '../../games/1860/flow.ts';
import {
  bankLeft,
  certificateLimit,
  certificatesOf,
  holding,
  isInReceivership,
  isPhase,
  privatesOf,
  sharePrice,
  type State,
  tokenPrices,
  worth,
} from '../../games/1860/state.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { orderFrom } from '../../rail/stock.ts';
import { kindOfCard } from '../../rail/trains.ts';
import { ownerId, RECEIVERSHIP, siteDigest } from '../site-digest.ts';
import type { PlayerId } from '../title.ts';

export const digest1860 = siteDigest<State, PrivateId>({
  stepNames: {
    auction: 'BuyCert',
    stock: 'BuySellParSharesCompanies',
    home: 'HomeTrack',
    track: 'Track',
    token: 'Token',
    routes: 'Route',
    dividend: 'Dividend',
    discard: 'DiscardTrain',
    trains: 'BuyTrain',
  },
  openDecision,
  operator,
  companyIds: () => RAILWAYS,
  privateIds: () => PRIVATE_IDS,
  directorOf: (state, id) => companyOf(state, id).president,
  holding,
  sharePrice,
  player: (state, seat) => ({
    value: worth(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: certificateLimit(state),
    companies: privatesOf(state, seat),
  }),
  company(state, id) {
    const { trains, tokensUsed, insolvent, bankrupt, frozen } = companyOf(state, id);
    return {
      trains: trains.map(kindOfCard),
      tokensLeft: tokenPrices(id).slice(tokensUsed),
      ...(isInReceivership(state, id) ? RECEIVERSHIP : {}),
      ...(insolvent ? { insolvent } : {}),
      ...(bankrupt ? { bankrupt } : {}),
      ...(frozen ? { nationalized: true } : {}),
    };
  },
  private(state, id, ids) {
    const { owner, closed } = state.privates[id];
    if (closed) return { closed };
    const { price, income } = PRIVATES[id];
    return { owner: ownerId(owner, ids), value: price, revenue: income };
  },
  rest: (state, ids) => ({
    depot: {
      next: kindOfCard(nextTrain(state)),
      upcoming: upcomingCount(state),
      discarded: state.pool.map(kindOfCard),
    },
    flags: {
      layer: openLayer(state),
      southernFormed: state.southern,
      srAfterSouthern: state.southernRound,
      nationalization: state.britishRail,
      noPriceDrop: isPhase(state, '8'),
      bankReported: bankLeft(state),
    },
    ...bidsDigest(state, ids),
  }),
});

/** Standing bids; players who have not bid count up to -1 from the one who began; those who passed are missing. */
function bidsDigest({ round, order }: State, ids: readonly PlayerId[]): { readonly bids?: unknown } {
  if (round.kind !== 'auction' || round.winner !== null) return {};
  const seats = orderFrom(order, round.start);
  const bids = seats.flatMap((seat, index) => {
    const bid = round.bids[seat];
    return bid === null || bid === undefined ? [] : [[ids[seat], bid > 0 ? bid : index - seats.length]];
  });
  return { bids: Object.fromEntries(bids) };
}
