import type { Choice, Params, Refusal, Seat } from '../../core/game.ts';
import { offer, type Step } from '../../rail/steps.ts';
import { newStockTurns, orderAfterRound, saleNoted, turnEnded } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action1860, Of } from './actions.ts';
import { settleBankruptcy } from './bankruptcy.ts';
import { buyShare, checkBuy, checkPar, launch, launchCost, priceOf, purchases } from './buying.ts';
import { openLayer, parPrices } from './companies.ts';
import {
  BANK,
  CHEAPEST_RESTART,
  CHEAPEST_START,
  FISHBOURNE,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
  RAILWAYS,
} from './data.ts';
import {
  buyPrivate,
  canExchange,
  checkBuyPrivate,
  checkExchange,
  checkSellPrivate,
  exchange,
  exchangeFor,
  isSoldForGood,
  saleIncome,
  sellPrivate,
} from './privates.ts';
import { checkSell, sales, sellBlock, sellingPrice } from './selling.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  type Draft1860,
  isPhase,
  privatesOf,
  setStock,
  type State,
  stockOf,
} from './state.ts';
import { exchangeEndsTurn } from './versions.ts';
import { refuse } from './vocabulary.ts';

/** 1860-4: the stock round, turn by turn. */

/** 1860-2.2: the priority holder begins. 1860-19.5: the first one after the Southern has formed is its own. */
export function startStockRound(draft: Draft1860): void {
  const { state } = draft;
  if (state.southern && !state.southernRound) {
    state.southernRound = true;
    draft.emit('southern-round', {}, '1860-19.5');
  }
  state.round = {
    kind: 'stock',
    ...newStockTurns(state.order),
    bought: false,
    keptOpen: false,
    layer: openLayer(state),
  };
  draft.emit('stock-round', { number: state.turnNumber }, '1860-2.1');
}

/* ---- what can be done ---- */

function* privateSales(state: State, by: Seat): Generator<Of<'sell_private'>> {
  for (const id of privatesOf(state, by)) yield { type: 'sell_private', by, private: id };
}

function canSellShares(state: State, seat: Seat): boolean {
  for (const sale of sales(state, seat)) if (!checkSell(state, sale)) return true;
  return false;
}

function canSellPrivate(state: State, seat: Seat): boolean {
  for (const sale of privateSales(state, seat)) if (!checkSellPrivate(state, sale)) return true;
  return false;
}

function isOverLimit(state: State, seat: Seat): boolean {
  return certificatesOf(state, seat) > certificateLimit(state);
}

/** 1860-4.3: above the limit nothing but selling, as long as something can be sold (D-21: privates too). */
function mustSell(state: State, seat: Seat): boolean {
  if (!isOverLimit(state, seat)) return false;
  return (
    canSellShares(state, seat) || (state.options.over_limit_sell_privates && canSellPrivate(state, seat))
  );
}

function canBuyShare(state: State, seat: Seat): boolean {
  for (const purchase of purchases(state, seat)) if (!checkBuy(state, purchase)) return true;
  return false;
}

/** 1860-4.4: any company that is not launched and could be paid for, whatever its layer. */
function couldLaunch(state: State, seat: Seat): boolean {
  if (certificatesOf(state, seat) >= certificateLimit(state)) return false;
  return RAILWAYS.some((id) => {
    const { par, bankrupt } = companyOf(state, id);
    if (par !== null || stockOf(state).sold[seat]?.includes(id)) return false;
    return cashOf(state, seat) >= (bankrupt ? CHEAPEST_RESTART : CHEAPEST_START);
  });
}

/** 1860-4.4: a private of the bank that is not too dear at any price: cash above nothing is enough to be asked. */
function couldBuyPrivate(state: State, seat: Seat): boolean {
  if (cashOf(state, seat) <= 0 || certificatesOf(state, seat) >= certificateLimit(state)) return false;
  return privatesOf(state, BANK).some((id) => !isSoldForGood(state, seat, id));
}

/** 1860-4.2: whether the turn goes on after its purchase, on the site. */
function isKeptOpen(state: State): boolean {
  const { at, keptOpen } = stockOf(state);
  return typeof keptOpen === 'string' ? state.privates[keptOpen].owner === at : keptOpen;
}

/** 1860-4.4: whether the player at turn is asked at all. */
export function stockWaits(state: State): boolean {
  const { at, bought } = stockOf(state);
  // D-25: by the book as long as something can be exchanged, after the purchase too.
  if (state.options.exchange_any_time && canExchange(state, at)) return true;
  if (bought) return !state.options.exchange_any_time && isKeptOpen(state);
  return (
    canBuyShare(state, at) ||
    couldLaunch(state, at) ||
    couldBuyPrivate(state, at) ||
    canSellShares(state, at) ||
    canSellPrivate(state, at)
  );
}

/* ---- the step ---- */

/** 1860-4.1, D-31: sales first, then one purchase; exchanges at any time. */
function check(state: State, action: Action1860): Refusal | null {
  const { by } = action;
  if (action.type === 'exchange') return checkExchange(state, action);
  if (action.type !== 'pass' && stockOf(state).bought) return refuse('already-bought', '1860-4.1');
  if (action.type === 'sell_shares') return checkSell(state, action);
  if (mustSell(state, by) && !(action.type === 'sell_private' && state.options.over_limit_sell_privates)) {
    return refuse('over-certificate-limit', '1860-4.3', {
      held: certificatesOf(state, by),
      limit: certificateLimit(state),
    });
  }
  if (action.type === 'sell_private') return checkSellPrivate(state, action);
  if (action.type === 'buy_share') return checkBuy(state, action);
  if (action.type === 'buy_private') return checkBuyPrivate(state, action);
  if (action.type === 'par') return checkPar(state, action);
  return null;
}

function endStockTurn(draft: Draft1860, traded: boolean): void {
  setStock(draft, {
    ...turnEnded(stockOf(draft.state), draft.state.order, traded),
    bought: false,
    keptOpen: false,
  });
}

/** 1860-4.5: a pass after a sale or a purchase ends the turn but is no pass; after an exchange it is one (1860-7.7). */
export function passStockTurn(draft: Draft1860): void {
  const { at, soldNow, bought } = stockOf(draft.state);
  const traded = soldNow.length > 0 || bought;
  if (!traded) draft.emit('passed', { seat: at }, '1860-4.5');
  endStockTurn(draft, traded);
}

/**
 * 1860-4.2: a purchase ends the turn, unless an exchange might still be wanted before the ferry ends it (D-25: by the
 * book wherever one is possible). It ends by itself, but not before a home tile is laid (1860-6.7).
 */
function afterPurchase(draft: Draft1860, by: Seat, exchange: PrivateId | boolean): void {
  setStock(draft, { lastActor: by, bought: true, keptOpen: isPhase(draft.state, '6') && exchange });
}

/** 1860-4.2: the private that a player may hand in for a share of the company he has just launched. */
function exchangeAfterLaunch(state: State, by: Seat, company: CompanyId): PrivateId | boolean {
  const id = exchangeFor(state, by, company);
  if (id === null) return false;
  return exchangeEndsTurn(state) ? id : true;
}

function perform(draft: Draft1860, action: Action1860): void {
  const { by } = action;
  switch (action.type) {
    case 'exchange':
      return exchange(draft, action);
    case 'sell_shares': {
      sellBlock(draft, action);
      setStock(draft, saleNoted(stockOf(draft.state), by, action.company));
      // 1860-18.5, 1860-5.8: a bankruptcy ends the round, and another of the same number begins.
      if (settleBankruptcy(draft, action.company)) startStockRound(draft);
      return;
    }
    case 'sell_private':
      sellPrivate(draft, action);
      setStock(draft, saleNoted(stockOf(draft.state), by, action.private));
      return;
    case 'buy_share':
      buyShare(draft, action);
      return afterPurchase(draft, by, false);
    case 'buy_private':
      buyPrivate(draft, action);
      return afterPurchase(draft, by, action.private !== FISHBOURNE);
    case 'par':
      launch(draft, action);
      return afterPurchase(draft, by, exchangeAfterLaunch(draft.state, by, action.company));
    default:
      return passStockTurn(draft);
  }
}

/** 1860-2.2 */
export function stockIsOver(state: State): boolean {
  return stockOf(state).passed.every(Boolean);
}

/** 1860-2.3, 1860-2.5: the priority moves on; prices stay as they are. */
export function endStockRound(draft: Draft1860): void {
  draft.state.order = orderAfterRound(stockOf(draft.state), draft.state.order);
  draft.emit('priority', { seat: draft.state.order[0] as Seat }, '1860-2.3');
}

function* wants(state: State, by: Seat): Generator<Action1860> {
  yield* sales(state, by);
  yield* privateSales(state, by);
  yield* purchases(state, by);
  for (const company of RAILWAYS) {
    if (companyOf(state, company).par !== null) continue;
    for (const price of parPrices(state, company)) yield { type: 'par', by, company, price };
  }
  for (const id of PRIVATE_IDS) {
    if (state.privates[id].owner === BANK) yield { type: 'buy_private', by, private: id };
    else if (state.privates[id].owner === by) yield { type: 'exchange', by, private: id };
  }
  yield { type: 'pass', by };
}

/** 1860-21.5: whether any player can do more than pass, on turn or not. */
export function someoneCanTrade(state: State): boolean {
  return state.order.some((seat) => {
    for (const action of wants(state, seat)) if (action.type !== 'pass' && !check(state, action)) return true;
    return false;
  });
}

/** What it takes or brings, for those who choose. */
function tallyOf(state: State, action: Action1860): Params | undefined {
  switch (action.type) {
    case 'sell_shares':
      return { income: (action.percent / 10) * sellingPrice(state, action.company) };
    case 'sell_private':
      return { income: saleIncome(action.private) };
    case 'buy_share':
      return { cost: priceOf(state, action) };
    case 'buy_private':
      return { cost: PRIVATES[action.private].price };
    case 'par':
      return { cost: launchCost(action.price) };
    default:
      return undefined;
  }
}

const STOCK_ACTIONS: readonly Action1860['type'][] = [
  'pass',
  'par',
  'buy_share',
  'sell_shares',
  'buy_private',
  'sell_private',
  'exchange',
];

export const stockStep: Step<State, Action1860> = {
  id: 'stock',
  rule: '1860-4.1',
  takes: ({ type }) => STOCK_ACTIONS.includes(type),
  waits: stockWaits,
  *offers(state): Iterable<Choice<Action1860>> {
    for (const action of wants(state, stockOf(state).at)) {
      yield offer(action, check(state, action), tallyOf(state, action));
    }
  },
  check,
  perform,
};
