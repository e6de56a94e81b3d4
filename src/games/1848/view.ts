import type { Json, Seat } from '../../core/game.ts';
import { held, IPO, POOL } from '../../rail/shares.ts';
import { BOE, COMPANIES, NAMES_2007, PRIVATE_IDS, type PrivateId, PRIVATES, RAILWAYS } from './data.ts';
import { nextGhan, nextTrain, roomForTrains, upcomingCount } from './depot.ts';
import { bankOfEnglandRevenue } from './operating.ts';
import {
  boePrice,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  operator,
  phaseOf,
  sharePrice,
  type State,
  tokenPrices,
  trainName,
  worth,
} from './state.ts';

/** What anybody may see: everything (1848-2.5), with the numbers a table would work out. */
export function view(state: State, _seat: Seat | null): Json {
  return {
    round: state.round.kind,
    turnNumber: state.turnNumber,
    phase: { name: state.phase, ...phaseOf(state) },
    bank: cashOf(state, 'bank'),
    order: state.order,
    operator: operator(state),
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    companies: RAILWAYS.map((id) => companyView(state, id)),
    bankOfEngland: {
      price: boePrice(state),
      cash: cashOf(state, BOE),
      loansIssued: state.loansIssued,
      nextDividend: bankOfEnglandRevenue(state),
      available: held(state.certificates, BOE, POOL).length,
    },
    privates: PRIVATE_IDS.map((id) => ({
      id,
      name: privateName(state, id),
      income: PRIVATES[id].income,
      ...state.privates[id],
    })),
    depot: { next: nextTrain(state), ghan: nextGhan(state), left: upcomingCount(state) },
    receiverships: state.receiverships,
    connected: state.connected,
    endReason: state.endReason,
  };
}

/** 1848-19 */
function privateName(state: State, id: PrivateId): string {
  const old = state.options.edition === 'oo2007' ? NAMES_2007[id] : undefined;
  return old ?? PRIVATES[id].name;
}

function playerView(state: State, seat: Seat): Json {
  const shares: Record<string, number> = {};
  for (const id of [BOE, ...RAILWAYS])
    if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  return {
    seat,
    cash: cashOf(state, seat),
    worth: worth(state, seat),
    certificates: certificatesOf(state, seat),
    certificateLimit: certificateLimit(state, seat),
    shares,
  };
}

function companyView(state: State, id: string): Json {
  const company = companyOf(state, id);
  return {
    id,
    name: COMPANIES[id]?.name ?? id,
    ...company,
    price: company.cell ? sharePrice(state, id) : null,
    cash: cashOf(state, id),
    ipo: holding(state, id, IPO),
    pool: holding(state, id, POOL),
    trains: company.trains.map((train) => ({ id: train, name: trainName(state, train) })),
    trainRoom: roomForTrains(state, id),
    tokensLeft: tokenPrices(state, id).slice(company.tokensUsed),
  };
}
