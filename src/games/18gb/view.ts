import type { Json, Seat } from '../../core/game.ts';
import { IPO, POOL } from '../../rail/shares.ts';
import { CHARTERS, PRIVATES } from './data.ts';
import { offeredTrains, roomForTrains, trainPrice } from './depot.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyIds,
  companyOf,
  holding,
  isInReceivership,
  operator,
  phaseOf,
  privateIds,
  privateOf,
  sharePrice,
  type State,
  tokenPrices,
  trainType,
  worth,
} from './state.ts';

/** What anybody may see: everything, with the numbers a table would work out. */
export function view(state: State, _seat: Seat | null): Json {
  return {
    round: state.round.kind,
    scenario: state.scenario,
    turnNumber: state.turnNumber,
    phase: { name: state.phase, ...phaseOf(state) },
    order: state.order,
    operator: operator(state),
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    companies: companyIds(state).map((id) => companyView(state, id)),
    privates: privateIds(state).map((id) => ({
      id,
      name: PRIVATES[id].name,
      price: PRIVATES[id].price,
      income: PRIVATES[id].income,
      blocks: PRIVATES[id].blocks,
      ...privateOf(state, id),
    })),
    bids: state.round.kind === 'auction' ? bidsView(state) : null,
    depot: {
      offered: offeredTrains(state).map((train) => ({ id: train, price: trainPrice(train) })),
      left: state.depot.length,
    },
    tokensForbidden: state.tokensForbidden,
    endReason: state.endReason,
  };
}

function bidsView(state: State): Json {
  const bids = state.round.kind === 'auction' ? state.round.bids : {};
  return Object.fromEntries(
    Object.entries(bids).map(([id, list]) => [id, (list ?? []).map(({ seat, price }) => ({ seat, price }))]),
  );
}

function playerView(state: State, seat: Seat): Json {
  const shares: Record<string, number> = {};
  for (const id of companyIds(state)) {
    if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  }
  return {
    seat,
    cash: cashOf(state, seat),
    worth: worth(state, seat),
    certificates: certificatesOf(state, seat),
    certificateLimit: certificateLimit(state),
    shares,
  };
}

function companyView(state: State, id: string): Json {
  const company = companyOf(state, id);
  return {
    id,
    name: CHARTERS[id]?.name ?? id,
    home: CHARTERS[id]?.home ?? null,
    ...company,
    price: company.cell ? sharePrice(state, id) : null,
    cash: cashOf(state, id),
    receivership: isInReceivership(state, id),
    ipo: holding(state, id, IPO),
    pool: holding(state, id, POOL),
    trains: company.trains.map((train) => ({ id: train, name: trainType(train) })),
    trainRoom: roomForTrains(state, id),
    tokensLeft: tokenPrices(state, id).slice(company.tokensUsed),
  };
}
