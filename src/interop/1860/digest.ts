import { roundName } from '../../rail/rounds.ts';
import { openLayer } from '../../games/1860/companies.ts';
import { PRIVATE_IDS, type PrivateId, PRIVATES, type Railway, RAILWAYS } from '../../games/1860/data.ts';
import { nextTrain, upcomingCount } from '../../games/1860/depot.ts';
import { openDecision } from '../../games/1860/flow.ts';
import {
  bankLeft,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  isInReceivership,
  isPhase,
  operator,
  privatesOf,
  sharePrice,
  type State,
  tokenPrices,
  worth,
} from '../../games/1860/state.ts';
import { stackRank } from '../../rail/market.ts';
import { IPO, POOL } from '../../rail/shares.ts';
import { orderFrom } from '../../rail/stock.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
import { kindOfCard } from '../../rail/trains.ts';

/** Our position told in the words of a recorded 18xx.games state, so that the two can be compared. */

type Id = string | number;

const STEP_NAMES: Readonly<Record<string, string>> = {
  auction: 'BuyCert',
  stock: 'BuySellParSharesCompanies',
  home: 'HomeTrack',
  track: 'Track',
  token: 'Token',
  routes: 'Route',
  dividend: 'Dividend',
  discard: 'DiscardTrain',
  trains: 'BuyTrain',
};

export function digest1860(state: State, ids: readonly Id[]): Record<string, unknown> {
  const open = openDecision(state);
  const bids = bidsOf(state, ids);
  return {
    round: roundName(state, 'ISR'),
    turn: state.turnNumber,
    phase: state.phase,
    step: open ? STEP_NAMES[open.steps[0]?.id ?? ''] : null,
    activeEntity: open ? [typeof open.entity === 'number' ? ids[open.entity] : open.entity] : [],
    operator: operator(state),
    finished: state.finished,
    bank: cashOf(state, 'bank'),
    playerOrder: state.order.map((seat) => ids[seat]),
    players: Object.fromEntries(ids.map((id, seat) => [id, playerDigest(state, seat)])),
    corporations: Object.fromEntries(RAILWAYS.map((id) => [id, companyDigest(state, id, ids)])),
    companies: Object.fromEntries(PRIVATE_IDS.map((id) => [id, privateDigest(state, id, ids)])),
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
    ...(bids ? { bids } : {}),
  };
}

/** Standing bids; who has not bid yet counts up to -1 from the one who began; who has passed is not there. */
function bidsOf({ round, order }: State, ids: readonly Id[]): Record<string, number> | null {
  if (round.kind !== 'auction' || round.winner !== null) return null;
  const seats = orderFrom(order, round.start);
  return Object.fromEntries(
    seats.flatMap((seat, index) => {
      const bid = round.bids[seat];
      return bid === null || bid === undefined ? [] : [[ids[seat], bid > 0 ? bid : index - seats.length]];
    }),
  ) as Record<string, number>;
}

function playerDigest(state: State, seat: number): unknown {
  const { round } = state;
  const shares: Record<string, number> = {};
  for (const id of RAILWAYS) if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  return {
    cash: cashOf(state, seat),
    value: worth(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: certificateLimit(state),
    shares,
    companies: privatesOf(state, seat),
    president_of: RAILWAYS.filter((id) => companyOf(state, id).president === seat),
    passed: round.kind === 'stock' ? (round.passed[seat] ?? false) : false,
  };
}

function companyDigest(state: State, id: Railway, ids: readonly Id[]): unknown {
  const company = companyOf(state, id);
  const { cell, president } = company;
  const receivership = isInReceivership(state, id);
  return {
    floated: company.floated,
    ipoed: company.par !== null,
    par: company.par,
    price: cell ? [...cell, sharePrice(state, id)] : null,
    marketRank: cell ? stackRank(state.market, id, cell) : null,
    cash: cashOf(state, id),
    owner: president === null ? (receivership ? 'market' : null) : ids[president],
    trains: company.trains.map(kindOfCard),
    trainIds: company.trains,
    tokens: tokenPlaces(state.tokens, id)
      .map(({ hex }) => hex)
      .sort(),
    tokensLeft: tokenPrices(id).slice(company.tokensUsed),
    ipo: holding(state, id, IPO),
    market: holding(state, id, POOL),
    companies: [],
    closed: false,
    operated: company.operated,
    ...(receivership ? { receivership: true } : {}),
    ...(company.insolvent ? { insolvent: true } : {}),
    ...(company.bankrupt ? { bankrupt: true } : {}),
    ...(company.frozen ? { nationalized: true } : {}),
  };
}

function privateDigest(state: State, id: PrivateId, ids: readonly Id[]): unknown {
  const { owner, closed } = state.privates[id];
  if (closed) return { closed: true };
  const { price, income } = PRIVATES[id];
  return { owner: typeof owner === 'number' ? ids[owner] : owner, value: price, revenue: income };
}
