import {
  BOE,
  BOE_PRICES,
  BOE_ROW,
  PLAYERS,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
  RAILWAYS,
} from '../../games/1848/data.ts';
import { nextTrain, typeOfTrain, upcomingCount } from '../../games/1848/depot.ts';
import { openDecision } from '../../games/1848/flow.ts';
import {
  certificateLimit,
  certificatesOf,
  holding,
  sharePrice,
  type State,
  tokenPrices,
  trainName,
  worth,
} from '../../games/1848/state.ts';
import { operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held, POOL } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { ownerId, siteDigest, tokenHexes } from '../site-digest.ts';

export const digest1848 = siteDigest<State, PrivateId>({
  stepNames: {
    auction: 'DutchAuction',
    stock: 'BuySellParShares',
    track: 'Track',
    token: 'Token',
    routes: 'Route',
    'last-loan': 'BlockingLoan',
    dividend: 'Dividend',
    discard: 'DiscardTrain',
    trains: 'BuyTrain',
    closing: 'TakeLoanBuyCompany',
    crisis: 'CashCrisis',
    tasmania: 'TasmaniaTile',
  },
  openDecision,
  operator,
  companyIds: () => [BOE, ...RAILWAYS],
  privateIds: () => PRIVATE_IDS,
  directorOf: (state, id) => (id === BOE ? null : companyOf(state, id).director),
  holding,
  sharePrice,
  player: (state, seat) => ({
    value: worth(state, seat) + auctionValue(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: siteCertificateLimit(state, seat),
    companies: listedPrivates(state, seat),
  }),
  company(state, id) {
    if (id === BOE) return bankOfEngland(state);
    const { trains, tokensUsed, loans, closed } = companyOf(state, id);
    return {
      trains: trains.map((train) => trainName(state, train)),
      tokensLeft: tokenPrices(state, id).slice(closed ? 0 : tokensUsed),
      companies: listedPrivates(state, id),
      closed,
      ...(loans > 0 ? { loans } : {}),
    };
  },
  private(state, id, ids) {
    const { owner, closed, price, powerOnly } = state.privates[id];
    if (!isListed(state, id)) return { closed: true };
    const inAuction = state.round.kind === 'auction';
    const discount = inAuction ? PRIVATES[id].price - price : 0;
    return {
      owner: ownerId(owner, ids),
      value: inAuction ? PRIVATES[id].price : 0,
      revenue: powerOnly || closed ? 0 : PRIVATES[id].income,
      ...(discount > 0 ? { discount } : {}),
    };
  },
  rest(state) {
    const next = nextTrain(state);
    return {
      depot: {
        next: next === null ? null : typeOfTrain(next),
        upcoming: upcomingCount(state),
        discarded: [],
      },
      flags: {
        sydneyAdelaideConnected: state.connected,
        comCanOperate: state.first6,
        extraTileLay: state.first3,
        loansLeft: 20 - state.loansIssued,
        receiverships: state.receiverships,
        privatesClosed: state.privatesClosed,
      },
    };
  },
});

/** 1848-20 D-40: beyond the fifth receivership the site reads past its table and gets the initial value. */
function siteCertificateLimit(state: State, seat: number): number {
  const { certificates = [], cutPerFailure = 0 } = PLAYERS[state.seats] ?? {};
  if (state.receiverships < certificates.length) return certificateLimit(state, seat);
  return (certificates[0] ?? 0) - cutPerFailure * (state.failures[seat] ?? 0);
}

/** During the auction the site counts a private at its face value. */
function auctionValue(state: State, seat: number): number {
  if (state.round.kind !== 'auction') return 0;
  const own = PRIVATE_IDS.filter((id) => state.privates[id].owner === seat);
  return own.reduce((sum, id) => sum + PRIVATES[id].price, 0);
}

function bankOfEngland(state: State): Record<string, unknown> {
  return {
    floated: true,
    ipoed: true,
    par: BOE_PRICES[0],
    price: [BOE_ROW, state.loansIssued, sharePrice(state, BOE)],
    marketRank: 0,
    cash: cashOf(state, BOE),
    owner: 'market',
    trains: [],
    trainIds: [],
    tokens: tokenHexes(state.tokens, BOE),
    tokensLeft: [],
    ipo: 0,
    market: held(state.certificates, BOE, POOL).length * 10,
    companies: [],
    closed: false,
    operated: false,
    receivership: true,
    ...(state.loansIssued > 0 ? { loans: state.loansIssued } : {}),
    type: 'bank',
  };
}

/** D-16: the site keeps a P6 whose CAR never bought a train on its list, with no income and no effect. */
function isListed(state: State, id: PrivateId): boolean {
  const { closed, used } = state.privates[id];
  return !closed || (id === 'P6' && !used);
}

function listedPrivates(state: State, owner: number | CompanyId): PrivateId[] {
  return PRIVATE_IDS.filter((id) => state.privates[id].owner === owner && isListed(state, id));
}
