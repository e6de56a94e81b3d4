import type { Refusal, Seat } from '../../core/game.ts';
import { nth, present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { buyCert, type CertId, directorCert, held, IPO, POOL } from '../../rail/shares.ts';
import { newStockTurns, orderAfterRound, saleNoted, setStock, stockOf, turnEnded } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { operatingOrder, settleDirector, settleFloat } from './companies.ts';
import { copyStock } from './copies.ts';
import { BOE, CAR, PAR_PRICES, PLAYERS, RAILWAYS } from './data.ts';
import { placeMarker, priceUp } from './prices.ts';
import { blockSizes, checkBlock, saleIncome, sellBlock, SHARE_COMPANIES } from './shares.ts';
import {
  certificateLimit,
  certificatesOf,
  type Draft1848,
  holding,
  isRailway,
  sharePrice,
  type State,
  type Step1848,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1848-4: the stock round. */

export function startStockRound(draft: Draft1848): void {
  draft.state.round = copyStock(newStockTurns(draft.state.order));
  draft.emit('stock-round', { number: draft.state.turnNumber }, '1848-2.4');
}

/* ---- buying ---- */

/** 1848-4.3: the conditions of every purchase. */
function checkRoom(
  state: State,
  seat: Seat,
  company: CompanyId,
  percent: number,
  price: number,
): Refusal | null {
  if (cashOf(state, seat) < price) return refuse('not-enough-cash', '1848-4.3', { price });
  if (isAtLimit(state, seat)) {
    return refuse('certificate-limit', '1848-4.8', { limit: certificateLimit(state, seat) });
  }
  const most = PLAYERS[state.seats]?.maxPercent ?? 60;
  if (isLimited(state, company) && holding(state, company, seat) + percent > most) {
    return refuse('holding-limit', '1848-4.3', { most });
  }
  if (mayNotBuyBack(state, company) && stockOf(state).sold[seat]?.includes(company)) {
    return refuse('sold-this-round', '1848-4.3', { company });
  }
  return null;
}

/** 1848-4.8 */
function isAtLimit(state: State, seat: Seat): boolean {
  return certificatesOf(state, seat) >= certificateLimit(state, seat);
}

/** D-59: whether the largest holding of one company is fixed. */
function isLimited(state: State, company: CompanyId): boolean {
  return company !== BOE || state.options.boe_holding_limit;
}

/** D-60: whether what was sold in this round may not be bought back. */
function mayNotBuyBack(state: State, company: CompanyId): boolean {
  return company !== BOE || !state.options.boe_buy_back;
}

/** The ordinary certificate a purchase takes: the named one, or the first. */
function certFor(state: State, { company, from, cert }: Omit<Of<'buy_share'>, 'by' | 'type'>): CertId | null {
  const directors = company === BOE ? null : directorCert(company);
  const isOrdinary = (candidate: CertId): boolean => candidate !== directors;
  const there = held(state.certificates, company, from);
  if (cert === undefined) return there.find(isOrdinary) ?? null;
  return isOrdinary(cert) && there.includes(cert) ? cert : null;
}

function buyingPrice(state: State, company: CompanyId, from: string): number {
  return from === IPO ? (companyOf(state, company).par ?? 0) : sharePrice(state, company);
}

function checkBuy(state: State, action: Of<'buy_share'>): Refusal | null {
  const { company, from, by } = action;
  if (from !== IPO && from !== POOL) return refuse('bad-field', '1848-4.3', { field: 'from' });
  if (company !== BOE && !isRailway(company)) return refuse('unknown-company', '1848-4.3', { company });
  if (from === IPO && company !== BOE && companyOf(state, company).par === null) {
    return refuse('not-started', '1848-4.3', { company });
  }
  if (certFor(state, action) === null) return refuse('no-share-there', '1848-4.3', { company, from });
  return checkRoom(state, by, company, 10, buyingPrice(state, company, from));
}

function checkPar(state: State, action: Of<'par'>): Refusal | null {
  const { company, price, by } = action;
  if (!isRailway(company) || company === CAR) return refuse('cannot-par', '1848-4.3', { company });
  const { par, closed } = companyOf(state, company);
  if (closed || par !== null) return refuse('already-started', '1848-4.3', { company });
  if (!(PAR_PRICES as readonly number[]).includes(price)) {
    return refuse('no-such-par', '1848-4.3', { price, prices: PAR_PRICES });
  }
  return checkRoom(state, by, company, 20, startingCost(price));
}

/** 1848-4.3: the Director's certificate is two shares. */
function startingCost(par: number): number {
  return par * 2;
}

/* ---- selling ---- */

function checkSell(state: State, action: Of<'sell_shares'>): Refusal | null {
  const { company, by } = action;
  const isFirstRound = state.turnNumber === 1;
  if (company === BOE) {
    // D-04: the ban of the first round stands among the rules for railway shares.
    if (isFirstRound && !state.options.boe_sale_sr1) return refuse('no-sales-yet', '1848-4.9', { company });
  } else {
    if (isFirstRound) return refuse('no-sales-yet', '1848-4.5', { company });
    if (stockOf(state).soldNow.includes(company)) return refuse('one-block', '1848-4.5', { company });
  }
  return checkBlock(state, by, action);
}

function* sales(state: State, by: Seat): Generator<Of<'sell_shares'>> {
  for (const company of SHARE_COMPANIES) {
    for (const percent of blockSizes(state, by, company)) yield { type: 'sell_shares', by, company, percent };
  }
}

function canSell(state: State, seat: Seat): boolean {
  for (const sale of sales(state, seat)) if (!checkSell(state, sale)) return true;
  return false;
}

/** 1848-4.8: above the limit only selling is allowed, as long as something can be sold. */
function checkOverLimit(state: State, seat: Seat): Refusal | null {
  const count = certificatesOf(state, seat);
  const limit = certificateLimit(state, seat);
  if (count <= limit || !canSell(state, seat)) return null;
  return refuse('over-certificate-limit', '1848-4.8', { held: count, limit });
}

function* purchases(state: State, by: Seat): Generator<Of<'buy_share'>> {
  for (const company of SHARE_COMPANIES) {
    for (const from of [IPO, POOL] as const) {
      if (held(state.certificates, company, from).length > 0) yield { type: 'buy_share', by, company, from };
    }
  }
}

function canBuyFrom(state: State, by: Seat, company: CompanyId, from: typeof IPO | typeof POOL): boolean {
  return (
    held(state.certificates, company, from).length > 0 &&
    !checkBuy(state, { type: 'buy_share', by, company, from })
  );
}

function canBuy(state: State, by: Seat): boolean {
  // No purchase at all: so there is no need to go through them.
  if (isAtLimit(state, by)) return false;
  for (const company of SHARE_COMPANIES) {
    if (canBuyFrom(state, by, company, IPO) || canBuyFrom(state, by, company, POOL)) return true;
  }
  // 1848-4.2: the lowest par decides, even if the player would choose a higher one.
  const [price] = PAR_PRICES;
  if (cashOf(state, by) < startingCost(price)) return false;
  return RAILWAYS.some((company) => !checkPar(state, { type: 'par', by, company, price }));
}

/** 1848-4.2: whether the player on turn has anything to decide. */
function stockWaits(state: State): boolean {
  const seat = stockOf(state).at;
  return canBuy(state, seat) || canSell(state, seat);
}

/* ---- the step ---- */

function endStockTurn(draft: Draft1848, traded: boolean): void {
  setStock(draft, turnEnded(stockOf(draft.state), draft.state.order, traded));
}

/** 1848-4.1: a pass after a sale ends the turn but is no pass. */
export function passStockTurn(draft: Draft1848): void {
  const { at, soldNow } = stockOf(draft.state);
  if (soldNow.length === 0) draft.emit('passed', { seat: at }, '1848-4.1');
  endStockTurn(draft, soldNow.length > 0);
}

function sell(draft: Draft1848, action: Of<'sell_shares'>): void {
  const { by, company } = action;
  setStock(draft, { lastActor: by });
  sellBlock(draft, by, action);
  setStock(draft, saleNoted(stockOf(draft.state), by, company));
}

function buy(draft: Draft1848, action: Of<'buy_share'>): void {
  const { by, company, from } = action;
  setStock(draft, { lastActor: by });
  const cert = present(certFor(draft.state, action), 'certificate');
  const price = buyingPrice(draft.state, company, from);
  buyCert(draft, by, cert, from, price);
  draft.emit('share-bought', { seat: by, company, from, price }, '1848-4.3');
  afterPurchase(draft, company);
}

function start(draft: Draft1848, { by, company, price }: Of<'par'>): void {
  setStock(draft, { lastActor: by });
  buyCert(draft, by, directorCert(company), IPO, startingCost(price));
  setCompany(draft, company, { par: price, director: by });
  placeMarker(draft, company, price);
  draft.emit('par-set', { company, price, seat: by }, '1848-4.3');
  afterPurchase(draft, company);
}

/** 1848-4.1: a purchase ends the turn. */
function afterPurchase(draft: Draft1848, company: CompanyId): void {
  settleDirector(draft, company);
  settleFloat(draft, company);
  endStockTurn(draft, true);
}

/** 1848-4.11: sold-out companies rise in operating order, and priority moves on. */
export function endStockRound(draft: Draft1848): void {
  for (const company of operatingOrder(draft.state)) {
    const inPlayersHands =
      held(draft.state.certificates, company, IPO).length === 0 &&
      held(draft.state.certificates, company, POOL).length === 0;
    if (inPlayersHands) priceUp(draft, company);
  }
  draft.state.order = orderAfterRound(stockOf(draft.state), draft.state.order);
  draft.emit('priority', { seat: nth(draft.state.order, 0) }, '1848-4.11');
}

export const stockStep: Step1848<'par' | 'buy_share' | 'sell_shares' | 'pass'> = {
  id: 'stock',
  rule: '1848-4.1',
  waits: stockWaits,
  *offers(state) {
    const by = stockOf(state).at;
    for (const sale of sales(state, by)) {
      const income = saleIncome(state, sale.company, sale.percent);
      yield offer(sale, checkSell(state, sale), { income });
    }
    const overLimit = checkOverLimit(state, by);
    for (const purchase of purchases(state, by)) {
      const cost = buyingPrice(state, purchase.company, purchase.from);
      yield offer(purchase, overLimit ?? checkBuy(state, purchase), { cost });
    }
    for (const company of RAILWAYS) {
      if (companyOf(state, company).par !== null || companyOf(state, company).closed) continue;
      for (const price of PAR_PRICES) {
        const action: Of<'par'> = { type: 'par', by, company, price };
        yield offer(action, overLimit ?? checkPar(state, action), { cost: startingCost(price) });
      }
    }
    yield offer({ type: 'pass', by }, overLimit);
  },
  acts: {
    sell_shares: { check: checkSell, perform: sell },
    buy_share: {
      check: (state, action) => checkOverLimit(state, action.by) ?? checkBuy(state, action),
      perform: buy,
    },
    par: {
      check: (state, action) => checkOverLimit(state, action.by) ?? checkPar(state, action),
      perform: start,
    },
    pass: { check: (state, { by }) => checkOverLimit(state, by), perform: passStockTurn },
  },
};
