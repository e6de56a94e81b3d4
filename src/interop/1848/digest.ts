import { nth } from '../../core/present.ts';
import { roundName } from '../../rail/rounds.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  operator,
  sharePrice,
  type State,
  tokenPrices,
  trainName,
  worth,
} from '../../games/1848/state.ts';
import { BOE, BOE_ROW, BOE_PRICES, PLAYERS, PRIVATE_IDS, PRIVATES, RAILWAYS } from '../../games/1848/data.ts';
import { upcomingCount, nextTrain, typeOfTrain } from '../../games/1848/depot.ts';
import { openDecision } from '../../games/1848/flow.ts';
import { stackRank } from '../../rail/market.ts';
import { held, IPO, POOL } from '../../rail/shares.ts';
import { tokenPlaces, type Tokens } from '../../rail/tokens.ts';

/**
 * Our position told in the words of a recorded 18xx.games state (records/README.md), so that the two can be
 * compared field by field.
 */

type Id = string | number;

const STEP_NAMES: Readonly<Record<string, string>> = {
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
};

export function digest1848(state: State, ids: readonly Id[]): Record<string, unknown> {
  const open = openDecision(state);
  const entityId = (entity: Id): Id => (typeof entity === 'number' ? nth(ids, entity) : entity);
  const step = open ? STEP_NAMES[open.steps[0]?.id ?? ''] : null;
  return {
    round: roundName(state, 'ISR'),
    turn: state.turnNumber,
    phase: state.phase,
    // Steps whose name in the site's records we have never seen are left out of the comparison.
    ...(step === undefined ? {} : { step }),
    activeEntity: open ? [entityId(open.entity)] : [],
    operator: operator(state),
    finished: state.finished,
    bank: cashOf(state, 'bank'),
    playerOrder: state.order.map((seat) => ids[seat]),
    players: Object.fromEntries(ids.map((id, seat) => [id, playerDigest(state, seat)])),
    corporations: Object.fromEntries([BOE, ...RAILWAYS].map((id) => [id, companyDigest(state, id, ids)])),
    companies: Object.fromEntries(PRIVATE_IDS.map((id) => [id, privateDigest(state, id, ids)])),
    depot: { next: nextName(state), upcoming: upcomingCount(state), discarded: [] },
    flags: {
      sydneyAdelaideConnected: state.connected,
      comCanOperate: state.first6,
      extraTileLay: state.first3,
      loansLeft: 20 - state.loansIssued,
      receiverships: state.receiverships,
      privatesClosed: state.privatesClosed,
    },
  };
}

function nextName(state: State): string | null {
  const next = nextTrain(state);
  return next === null ? null : typeOfTrain(next);
}

function playerDigest(state: State, seat: number): unknown {
  const { round } = state;
  const shares: Record<string, number> = {};
  for (const id of [BOE, ...RAILWAYS])
    if (holding(state, id, seat) > 0) shares[id] = holding(state, id, seat);
  return {
    cash: cashOf(state, seat),
    value: worth(state, seat) + auctionValue(state, seat),
    certs: certificatesOf(state, seat),
    certLimit: siteCertificateLimit(state, seat),
    shares,
    companies: PRIVATE_IDS.filter((id) => state.privates[id].owner === seat && isListed(state, id)),
    president_of: RAILWAYS.filter((id) => companyOf(state, id).director === seat),
    passed: round.kind === 'operating' ? false : (round.passed[seat] ?? false),
  };
}

/** 1848-20 D-40: beyond the fifth receivership the site looks past its table and finds the value it began with. */
function siteCertificateLimit(state: State, seat: number): number {
  const { certificates = [], cutPerFailure = 0 } = PLAYERS[state.seats] ?? {};
  if (state.receiverships < certificates.length) return certificateLimit(state, seat);
  return (certificates[0] ?? 0) - cutPerFailure * (state.failures[seat] ?? 0);
}

/** During the auction the site counts a private at its face value. */
function auctionValue(state: State, seat: number): number {
  if (state.round.kind !== 'auction') return 0;
  return PRIVATE_IDS.filter((id) => state.privates[id].owner === seat).reduce(
    (sum, id) => sum + PRIVATES[id].price,
    0,
  );
}

function companyDigest(state: State, id: string, ids: readonly Id[]): unknown {
  if (id === BOE) return bankOfEnglandDigest(state);
  const company = companyOf(state, id);
  const { cell, director, closed } = company;
  return {
    floated: company.floated,
    ipoed: company.par !== null,
    par: company.par,
    price: cell ? [...cell, sharePrice(state, id)] : null,
    marketRank: cell ? stackRank(state.market, id, cell) : null,
    cash: cashOf(state, id),
    owner: director === null ? null : ids[director],
    trains: company.trains.map((train) => trainName(state, train)),
    trainIds: company.trains,
    tokens: tokenHexes(state.tokens, id),
    tokensLeft: tokenPrices(state, id).slice(closed ? 0 : company.tokensUsed),
    ipo: holding(state, id, IPO),
    market: holding(state, id, POOL),
    companies: PRIVATE_IDS.filter((p) => state.privates[p].owner === id && isListed(state, p)),
    closed,
    operated: company.operated,
    ...(company.loans > 0 ? { loans: company.loans } : {}),
  };
}

function bankOfEnglandDigest(state: State): unknown {
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

function tokenHexes(tokens: Tokens, company: string): string[] {
  return tokenPlaces(tokens, company)
    .map(({ hex }) => hex)
    .sort();
}

/** D-16: the site keeps a P6 whose CAR never bought a train on its list, with no income and no effect. */
function isListed(state: State, id: (typeof PRIVATE_IDS)[number]): boolean {
  const { closed, used } = state.privates[id];
  return !closed || (id === 'P6' && !used);
}

function privateDigest(state: State, id: (typeof PRIVATE_IDS)[number], ids: readonly Id[]): unknown {
  const { owner, closed, price, powerOnly } = state.privates[id];
  if (!isListed(state, id)) return { closed: true };
  const inAuction = state.round.kind === 'auction';
  const discount = inAuction ? PRIVATES[id].price - price : 0;
  return {
    owner: typeof owner === 'number' ? ids[owner] : owner,
    value: inAuction ? PRIVATES[id].price : 0,
    revenue: powerOnly || closed ? 0 : PRIVATES[id].income,
    ...(discount > 0 ? { discount } : {}),
  };
}

/** Tokens of one hex as the record writes them: those beside the slots come after them, [] = none left. */
export function tokenMapOf(tokens: Tokens, hex: string): (string | null)[][] {
  const cities = tokens[hex] ?? [];
  if (!cities.some((city) => city.beside.length > 0 || city.slots.some(Boolean))) return [];
  return cities.map((city) => [...city.slots, ...city.beside]);
}
