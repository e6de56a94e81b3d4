import { nth } from '../../core/present.ts';
import { roundName } from '../../rail/rounds.ts';
import { type PrivateId, PRIVATES } from '../../games/18gb/data.ts';
import { openDecision } from '../../games/18gb/flow.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyIds,
  companyOf,
  holding,
  isInReceivership,
  operator,
  privateIds,
  privateOf,
  sharePrice,
  type State,
  tokenPrices,
  trainType,
  worth,
} from '../../games/18gb/state.ts';
import { stackRank } from '../../rail/market.ts';
import { IPO, POOL } from '../../rail/shares.ts';
import { tokenPlaces } from '../../rail/tokens.ts';

/**
 * Our position told in the words of a recorded 18xx.games state (records/README.md), so that the two can be
 * compared field by field.
 */

type Id = string | number;

const STEP_NAMES: Readonly<Record<string, string>> = {
  auction: 'WaterfallAuction',
  stock: 'BuySellParShares',
  track: 'TrackAndToken',
  routes: 'Route',
  dividend: 'Dividend',
  discard: 'DiscardTrain',
  trains: 'BuyTrain',
  share: 'EMRShareBuying',
};

export function digest18GB(state: State, ids: readonly Id[]): Record<string, unknown> {
  const open = openDecision(state);
  const entityId = (entity: Id): Id => (typeof entity === 'number' ? nth(ids, entity) : entity);
  const next = state.depot[0];
  const bids = bidsDigest(state, ids);
  return {
    round: roundName(state, 'ISR'),
    turn: state.turnNumber,
    phase: state.phase,
    step: open ? (STEP_NAMES[open.steps[0]?.id ?? ''] ?? null) : null,
    activeEntity: open ? [entityId(open.entity)] : [],
    operator: operator(state),
    finished: state.finished,
    bank: cashOf(state, 'bank'),
    playerOrder: state.order.map((seat) => ids[seat]),
    players: Object.fromEntries(ids.map((id, seat) => [id, playerDigest(state, seat)])),
    corporations: Object.fromEntries(companyIds(state).map((id) => [id, companyDigest(state, id, ids)])),
    companies: Object.fromEntries(privateIds(state).map((id) => [id, privateDigest(state, id, ids)])),
    depot: { next: next === undefined ? null : trainType(next), upcoming: state.depot.length, discarded: [] },
    flags: {
      tokensForbidden: state.tokensForbidden,
      trainBought: state.trainBought,
      tiers: Object.fromEntries(companyIds(state).map((id) => [id, companyOf(state, id).tranche])),
    },
    ...(bids === null ? {} : { bids }),
  };
}

function bidsDigest(state: State, ids: readonly Id[]): unknown {
  if (state.round.kind !== 'auction') return null;
  const lots = Object.entries(state.round.bids).filter(([, list]) => (list?.length ?? 0) > 0);
  if (lots.length === 0) return null;
  return Object.fromEntries(
    lots.map(([id, list]) => [id, (list ?? []).map(({ seat, price }) => [ids[seat], price])]),
  );
}

function playerDigest(state: State, seat: number): unknown {
  const { round } = state;
  const shares: Record<string, number> = {};
  for (const id of companyIds(state)) {
    if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  }
  return {
    cash: cashOf(state, seat),
    value: worth(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: certificateLimit(state),
    shares,
    companies: privateIds(state).filter((id) => privateOf(state, id).owner === seat),
    president_of: companyIds(state).filter((id) => companyOf(state, id).director === seat),
    passed: round.kind === 'operating' ? false : (round.passed[seat] ?? false),
  };
}

function companyDigest(state: State, id: string, ids: readonly Id[]): unknown {
  const company = companyOf(state, id);
  const { cell, director, closed } = company;
  const receivership = isInReceivership(state, id);
  return {
    floated: company.floated,
    ipoed: company.par !== null,
    // 18GB-6.5: its shares are always sold at the market price, so the site tells that as par.
    par: cell ? sharePrice(state, id) : null,
    price: cell ? [...cell, sharePrice(state, id)] : null,
    marketRank: cell ? stackRank(state.market, id, cell) : null,
    cash: cashOf(state, id),
    owner: receivership ? 'market' : director === null ? null : ids[director],
    trains: company.trains.map(trainType),
    trainIds: company.trains,
    tokens: tokenPlaces(state.tokens, id).map(({ hex }) => hex),
    tokensLeft: tokenPrices(state, id).slice(closed ? 0 : company.tokensUsed),
    ipo: holding(state, id, IPO),
    market: holding(state, id, POOL),
    companies: [],
    closed,
    operated: company.operated,
    ...(receivership ? { receivership: true } : {}),
    ...(company.insolvent ? { insolvent: true } : {}),
    type: `${company.size}-share`,
  };
}

function privateDigest(state: State, id: PrivateId, ids: readonly Id[]): unknown {
  const { owner, closed, discount } = privateOf(state, id);
  return {
    owner: owner === null ? null : ids[owner],
    value: closed ? 0 : PRIVATES[id].price,
    revenue: closed ? 0 : PRIVATES[id].income,
    ...(discount > 0 ? { discount } : {}),
  };
}
