import type { Json, Seat } from '../../core/game.ts';
import { IPO, POOL } from '../../rail/shares.ts';
import { openLayer } from './companies.ts';
import { COMPANIES, PRIVATE_IDS, PRIVATES, type Railway, RAILWAYS } from './data.ts';
import { nextTrain, roomForTrains, upcomingCount } from './depot.ts';
import { leasedTrain } from './insolvency.ts';
import { sellingPrice } from './selling.ts';
import {
  bankLeft,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  isInReceivership,
  operator,
  phaseOf,
  privatesOf,
  sharePrice,
  type State,
  tokenPrices,
  worth,
} from './state.ts';

/** What anybody may see: everything, with the numbers a table would work out. */
export function view(state: State, _seat: Seat | null): Json {
  return {
    round: state.round.kind,
    turnNumber: state.turnNumber,
    phase: { name: state.phase, ...phaseOf(state) },
    bank: bankLeft(state),
    layer: openLayer(state),
    order: state.order,
    operator: operator(state),
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    companies: RAILWAYS.map((id) => companyView(state, id)),
    privates: PRIVATE_IDS.map((id) => ({ id, ...PRIVATES[id], ...state.privates[id] })),
    depot: { next: nextTrain(state), left: upcomingCount(state), pool: state.pool },
    southern: state.southern,
    southernRound: state.southernRound,
    britishRail: state.britishRail,
    endReason: state.endReason,
  };
}

function playerView(state: State, seat: Seat): Json {
  const shares: Record<string, number> = {};
  for (const id of RAILWAYS) if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  return {
    seat,
    cash: cashOf(state, seat),
    worth: worth(state, seat),
    certificates: certificatesOf(state, seat),
    certificateLimit: certificateLimit(state),
    shares,
    privates: privatesOf(state, seat),
  };
}

function companyView(state: State, id: Railway): Json {
  const company = companyOf(state, id);
  return {
    id,
    ...COMPANIES[id],
    ...company,
    receivership: isInReceivership(state, id),
    price: company.cell ? sharePrice(state, id) : null,
    sellingPrice: sellingPrice(state, id),
    cash: cashOf(state, id),
    ipo: holding(state, id, IPO),
    pool: holding(state, id, POOL),
    trainRoom: roomForTrains(state, id),
    leased: leasedTrain(state, id),
    tokensLeft: tokenPrices(id).slice(company.tokensUsed),
  };
}
