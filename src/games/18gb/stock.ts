import type { Refusal, Seat } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { buyCert, directorCert, IPO } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { newStockTurns, saleNoted, setStock, stockOf, turnEnded } from '../../rail/stock.ts';
import type { Of } from './actions.ts';
import {
  buyDirectorship,
  buyShare,
  checkBuy,
  checkDirectorship,
  couldBuy,
  firstIpoCert,
  isBoundToLnwr,
  isGreenZone,
  type Purse,
  purchases,
} from './buying.ts';
import { convert, settleDirector, settleFloat } from './companies.ts';
import { copyStock } from './copies.ts';
import { IPO_HOLDING_LIMIT, LNWR, PAR_PRICES } from './data.ts';
import { placeMarker } from './prices.ts';
import { blockSizes, checkBlock, saleIncome, sellBlock } from './shares.ts';
import {
  certificateLimit,
  certificatesOf,
  companyIds,
  directorPercent,
  type Draft18GB,
  holding,
  isCompany,
  privateOf,
  setTurn,
  sharePrice,
  type State,
  type Step18GB,
  type StockTurn,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-7: the stock round. */

function freshTurn(state: State, seat: Seat): StockTurn {
  const directed = companyIds(state).filter((id) => companyOf(state, id).director === seat);
  return { bought: [], started: false, converted: null, directed };
}

export function startStockRound(draft: Draft18GB): void {
  const turns = newStockTurns(draft.state.order);
  const more = { passOrder: [], turn: freshTurn(draft.state, turns.at) };
  draft.state.round = copyStock(Object.assign(turns, more));
  draft.emit('stock-round', { number: draft.state.turnNumber }, '18GB-7.1');
}

/** 18GB-7.2, 7.7, 7.8: what may still be bought after the turn so far. */
function purseOf(state: State): Purse {
  const { at, sold, turn } = stockOf(state);
  return {
    bought: turn.bought,
    only: turn.converted,
    sold: sold[at] ?? [],
    mayBuyTwo(company) {
      if (turn.started || !isGreenZone(state, company)) return false;
      if (turn.converted !== null && state.options['convert.single_buy']) return false;
      if (companyOf(state, company).director !== at) return false;
      return state.options['green.new_director_ok'] || turn.directed.includes(company);
    },
  };
}

/* ---- starting a corporation ---- */

/** 18GB-6.4: LB's owner starts LNWR before anything else, and nobody else does. */
function checkLnwr(state: State, seat: Seat, company: CompanyId): Refusal | null {
  if (company !== LNWR) {
    return isBoundToLnwr(state, seat) ? refuse('lnwr-first', '18GB-6.4', { company }) : null;
  }
  if (companyOf(state, LNWR).par !== null || privateOf(state, 'LB').owner === seat) return null;
  return refuse('only-lb-starts-lnwr', '18GB-6.4', { company });
}

function checkPar(state: State, action: Of<'par'>): Refusal | null {
  const { company, price, by } = action;
  if (!isCompany(state, company)) return refuse('unknown-corporation', '18GB-6.3', { company });
  const { par, closed, tranche } = companyOf(state, company);
  const { turn } = stockOf(state);
  if (turn.bought.length > 0 || turn.converted !== null) return refuse('one-purchase', '18GB-7.2');
  if (closed || par !== null) return refuse('already-started', '18GB-6.3', { company });
  if (!(PAR_PRICES as readonly number[]).includes(price)) {
    return refuse('no-such-par', '18GB-6.3', { price, prices: PAR_PRICES });
  }
  const bound = checkLnwr(state, by, company);
  if (bound) return bound;
  // 18GB-21.2: only the site's page checks the tranche.
  if (tranche === 2 && state.turnNumber === 1 && !state.options.import_lenient) {
    return refuse('second-tranche', '18GB-6.3', { company });
  }
  const cost = startingCost(price);
  if (cashOf(state, by) < cost) return refuse('not-enough-cash', '18GB-6.3', { price: cost });
  const limit = certificateLimit(state);
  if (certificatesOf(state, by) >= limit) return refuse('certificate-limit', '18GB-7.6', { limit });
  const after = holding(state, company, by) + directorPercent(state, company);
  return after > IPO_HOLDING_LIMIT ? refuse('holding-limit', '18GB-7.6', { most: IPO_HOLDING_LIMIT }) : null;
}

/** 18GB-6.3: the director's certificate is two shares. */
function startingCost(par: number): number {
  return 2 * par;
}

function start(draft: Draft18GB, { by, company, price }: Of<'par'>): void {
  buyCert(draft, by, directorCert(company), IPO, startingCost(price));
  setCompany(draft, company, { par: price, director: by });
  placeMarker(draft, company, price);
  draft.emit('par-set', { company, price, seat: by }, '18GB-6.3');
  settleDirector(draft, company);
  settleFloat(draft, company);
}

/** 18GB-7.12: generous, as on 18xx.games: started or not, of either tranche. */
function couldStart(state: State, seat: Seat): boolean {
  const { turn, sold } = stockOf(state);
  if (turn.bought.length > 0 || turn.converted !== null) return false;
  if (certificatesOf(state, seat) >= certificateLimit(state)) return false;
  return companyIds(state).some((company) => {
    if (checkLnwr(state, seat, company) || sold[seat]?.includes(company)) return false;
    const first = firstIpoCert(state, seat, company, PAR_PRICES[0]);
    return first !== null && first.fits && cashOf(state, seat) >= first.price;
  });
}

/* ---- selling ---- */

function checkSell(state: State, action: Of<'sell_shares'>): Refusal | null {
  const { company, by } = action;
  if (!isCompany(state, company)) return refuse('unknown-corporation', '18GB-7.3', { company });
  const { turn, soldNow } = stockOf(state);
  if (turn.bought.length > 0 || turn.converted !== null) return refuse('sell-before-buying', '18GB-7.2');
  if (soldNow.includes(company)) return refuse('one-block', '18GB-7.3', { company });
  return checkBlock(state, by, action);
}

function* sales(state: State, by: Seat): Generator<Of<'sell_shares'>> {
  for (const company of companyIds(state)) {
    if (companyOf(state, company).par === null) continue;
    for (const percent of blockSizes(state, by, company)) yield { type: 'sell_shares', by, company, percent };
  }
}

/** 18GB-7.12: some holding has not been sold this turn. */
function couldSell(state: State, seat: Seat): boolean {
  const { turn, soldNow } = stockOf(state);
  if (turn.bought.length > 0 || turn.converted !== null) return false;
  return companyIds(state).some(
    (company) =>
      companyOf(state, company).par !== null &&
      !soldNow.includes(company) &&
      holding(state, company, seat) > 0,
  );
}

/** 18GB-7.6: above the limit only selling is allowed, as long as something can be sold. */
function checkOverLimit(state: State, seat: Seat): Refusal | null {
  const count = certificatesOf(state, seat);
  const limit = certificateLimit(state);
  if (count <= limit || !couldSell(state, seat)) return null;
  return refuse('over-certificate-limit', '18GB-7.6', { held: count, limit });
}

/* ---- converting ---- */

/** 18GB-7.8: only at the start of a turn; a 5-share corporation of the player's own that has operated. */
function checkConvert(state: State, { by, company }: Of<'convert'>): Refusal | null {
  if (!isCompany(state, company)) return refuse('unknown-corporation', '18GB-7.8', { company });
  const { turn, soldNow } = stockOf(state);
  if (soldNow.length > 0 || turn.bought.length > 0 || turn.converted !== null) {
    return refuse('convert-first', '18GB-7.8');
  }
  const { director, size, floated, operated } = companyOf(state, company);
  if (director !== by) return refuse('not-director', '18GB-7.8', { company });
  if (size === 10) return refuse('has-ten-shares', '18GB-6.11', { company });
  if (!floated || !operated) return refuse('has-not-operated', '18GB-7.8', { company });
  return null;
}

function couldConvert(state: State, by: Seat): boolean {
  return companyIds(state).some((company) => !checkConvert(state, { type: 'convert', by, company }));
}

/* ---- the turn ---- */

/** 18GB-7.12: whether the player on turn has anything to decide. */
function stockWaits(state: State): boolean {
  const seat = stockOf(state).at;
  return (
    couldSell(state, seat) ||
    couldBuy(state, seat, purseOf(state)) ||
    couldStart(state, seat) ||
    couldConvert(state, seat)
  );
}

/** 18GB-7.1: a player who acts again after a pass loses the place in the next order. */
export function endStockTurn(draft: Draft18GB): void {
  const round = stockOf(draft.state);
  const { at, passOrder, turn, soldNow } = round;
  const isPass = soldNow.length === 0 && turn.bought.length === 0 && turn.converted === null;
  if (isPass) draft.emit('passed', { seat: at }, '18GB-7.1');
  const others = passOrder.filter((seat) => seat !== at);
  const placed = passOrder.includes(at) ? passOrder : [...passOrder, at];
  setStock(draft, turnEnded(round, draft.state.order, !isPass));
  const nextTurn = freshTurn(draft.state, stockOf(draft.state).at);
  setStock(draft, { passOrder: isPass ? placed : others, turn: nextTurn });
}

function noteActor(draft: Draft18GB, { by }: { readonly by: Seat }): void {
  setStock(draft, { lastActor: by });
}

function notePurchase(draft: Draft18GB, company: CompanyId): void {
  setTurn(draft, { bought: [...stockOf(draft.state).turn.bought, company] });
}

/** 18GB-7.1, 18GB-7.13: the order of passing is the next order; no price moves. */
export function endStockRound(draft: Draft18GB): void {
  draft.state.order = stockOf(draft.state).passOrder;
  draft.emit('turn-order', { order: draft.state.order }, '18GB-7.1');
}

export const stockStep: Step18GB<
  'par' | 'buy_share' | 'buy_directorship' | 'sell_shares' | 'convert' | 'pass'
> = {
  id: 'stock',
  rule: '18GB-7.2',
  waits: stockWaits,
  *offers(state) {
    const by = stockOf(state).at;
    for (const sale of sales(state, by)) {
      const income = saleIncome(state, sale.company, sale.percent);
      yield offer(sale, checkSell(state, sale), { income });
    }
    const overLimit = checkOverLimit(state, by);
    const purse = purseOf(state);
    for (const purchase of purchases(state, by)) {
      const refusal =
        purchase.type === 'buy_share'
          ? checkBuy(state, purse, purchase)
          : checkDirectorship(state, purse, purchase);
      yield offer(purchase, overLimit ?? refusal, { cost: sharePrice(state, purchase.company) });
    }
    for (const company of companyIds(state)) {
      const { par, closed, director } = companyOf(state, company);
      if (par === null && !closed) {
        for (const price of PAR_PRICES) {
          const action: Of<'par'> = { type: 'par', by, company, price };
          yield offer(action, overLimit ?? checkPar(state, action), { cost: startingCost(price) });
        }
      }
      if (director === by) {
        const action: Of<'convert'> = { type: 'convert', by, company };
        yield offer(action, overLimit ?? checkConvert(state, action));
      }
    }
    yield offer({ type: 'pass', by }, overLimit);
  },
  acts: {
    sell_shares: {
      check: checkSell,
      perform(draft, action) {
        noteActor(draft, action);
        sellBlock(draft, action.by, action);
        setStock(draft, saleNoted(stockOf(draft.state), action.by, action.company));
      },
    },
    convert: {
      check: (state, action) => checkOverLimit(state, action.by) ?? checkConvert(state, action),
      perform(draft, action) {
        noteActor(draft, action);
        convert(draft, action.company, 'stock');
        setTurn(draft, { converted: action.company });
      },
    },
    par: {
      check: (state, action) => checkOverLimit(state, action.by) ?? checkPar(state, action),
      perform(draft, action) {
        noteActor(draft, action);
        start(draft, action);
        setTurn(draft, { bought: [action.company], started: true });
      },
    },
    buy_share: {
      check: (state, action) => checkOverLimit(state, action.by) ?? checkBuy(state, purseOf(state), action),
      perform(draft, action) {
        noteActor(draft, action);
        buyShare(draft, action);
        notePurchase(draft, action.company);
      },
    },
    buy_directorship: {
      check: (state, action) =>
        checkOverLimit(state, action.by) ?? checkDirectorship(state, purseOf(state), action),
      perform(draft, action) {
        noteActor(draft, action);
        buyDirectorship(draft, action);
        notePurchase(draft, action.company);
      },
    },
    pass: { check: (state, { by }) => checkOverLimit(state, by), perform: endStockTurn },
  },
};
