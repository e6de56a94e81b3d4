import { type PrivateId, PRIVATES } from '../../games/18gb/data.ts';
import { openDecision } from '../../games/18gb/flow.ts';
import {
  certificateLimit,
  certificatesOf,
  companyIds,
  holding,
  isInReceivership,
  privateIds,
  privateOf,
  sharePrice,
  type State,
  tokenPrices,
  trainType,
  worth,
} from '../../games/18gb/state.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { ownerId, RECEIVERSHIP, siteDigest } from '../site-digest.ts';
import type { PlayerId } from '../title.ts';

export const digest18GB = siteDigest<State, PrivateId>({
  stepNames: {
    auction: 'WaterfallAuction',
    stock: 'BuySellParShares',
    track: 'TrackAndToken',
    routes: 'Route',
    dividend: 'Dividend',
    discard: 'DiscardTrain',
    trains: 'BuyTrain',
    share: 'EMRShareBuying',
  },
  openDecision,
  operator,
  companyIds,
  privateIds,
  directorOf: (state, id) => companyOf(state, id).director,
  holding,
  sharePrice,
  player: (state, seat) => ({
    value: worth(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: certificateLimit(state),
    companies: privateIds(state).filter((id) => privateOf(state, id).owner === seat),
  }),
  company(state, id) {
    const { cell, trains, tokensUsed, closed, insolvent, size } = companyOf(state, id);
    return {
      // 18GB-6.5: its shares are always sold at the market price, so the site records that as par.
      par: cell ? sharePrice(state, id) : null,
      trains: trains.map(trainType),
      tokensLeft: tokenPrices(state, id).slice(closed ? 0 : tokensUsed),
      closed,
      ...(isInReceivership(state, id) ? RECEIVERSHIP : {}),
      ...(insolvent ? { insolvent } : {}),
      type: `${size}-share`,
    };
  },
  private(state, id, ids) {
    const { owner, closed, discount } = privateOf(state, id);
    return {
      owner: ownerId(owner, ids),
      value: closed ? 0 : PRIVATES[id].price,
      revenue: closed ? 0 : PRIVATES[id].income,
      ...(discount > 0 ? { discount } : {}),
    };
  },
  rest(state, ids) {
    const { depot, tokensForbidden, trainBought } = state;
    const [next] = depot;
    return {
      depot: { next: next === undefined ? null : trainType(next), upcoming: depot.length, discarded: [] },
      flags: {
        tokensForbidden,
        trainBought,
        tiers: Object.fromEntries(companyIds(state).map((id) => [id, companyOf(state, id).tranche])),
      },
      ...bidsDigest(state, ids),
    };
  },
});

function bidsDigest({ round }: State, ids: readonly PlayerId[]): { readonly bids?: unknown } {
  if (round.kind !== 'auction') return {};
  const lots = Object.entries(round.bids).filter(([, list]) => list.length > 0);
  if (lots.length === 0) return {};
  return {
    bids: Object.fromEntries(
      lots.map(([id, list]) => [id, list.map(({ seat, price }) => [ids[seat], price])]),
    ),
  };
}
