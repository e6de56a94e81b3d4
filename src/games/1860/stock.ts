import type { Choice, Refusal, Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { BANK } from '../../rail/money.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { newStockTurns, orderAfterRound, saleNoted, setStock, stockOf, turnEnded } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { settleBankruptcy } from './bankruptcy.ts';
import { buyShare, checkBuy, checkPar, launch, launchCost, priceOf, purchases } from './buying.ts';
import { openLayer, parPrices } from './companies.ts';
import { copyStock } from './copies.ts';
import {
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
  certificateLimit,
  certificatesOf,
  type Draft1860,
  isPhase,
  privatesOf,
  type State,
  type Step1860,
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
  const turns = { bought: false, keptOpen: false, layer: openLayer(state) };
  state.round = copyStock(Object.assign(newStockTurns(state.order), turns));
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

/** 1860-4.3, D-21 */
function mustSell(state: State, seat: Seat): boolean {
  if (!isOverLimit(state, seat)) return false;
  return (
    canSellShares(state, seat) || (state.options.over_limit_sell_privates && canSellPrivate(state, seat))
  );
}

function canBuyShare(state: State, seat: Seat): boolean {
  // No purchase at all: so there is no need to go through them.
  if (certificatesOf(state, seat) >= certificateLimit(state)) return false;
  for (const purchase of purchases(state, seat)) if (!checkBuy(state, purchase)) return true;
  return false;
}

/** 1860-4.4: any company that is not launched and affordable, in any layer. */
function couldLaunch(state: State, seat: Seat): boolean {
  if (certificatesOf(state, seat) >= certificateLimit(state)) return false;
  return RAILWAYS.some((id) => {
    const { par, bankrupt } = companyOf(state, id);
    if (par !== null || stockOf(state).sold[seat]?.includes(id)) return false;
    return cashOf(state, seat) >= (bankrupt ? CHEAPEST_RESTART : CHEAPEST_START);
  });
}

/** 1860-4.4: a private of the bank counts as affordable at any price: any cash is enough to be asked. */
function couldBuyPrivate(state: State, seat: Seat): boolean {
  if (cashOf(state, seat) <= 0 || certificatesOf(state, seat) >= certificateLimit(state)) return false;
  return privatesOf(state, BANK).some((id) => !isSoldForGood(state, seat, id));
}

/** 1860-4.2: whether the turn goes on after its purchase, on the site. */
function isKeptOpen(state: State): boolean {
  const { at, keptOpen } = stockOf(state);
  return typeof keptOpen === 'string' ? state.privates[keptOpen].owner === at : keptOpen;
}

/** 1860-4.4: whether the player on turn gets a decision at all. */
function stockWaits(state: State): boolean {
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
function checkBought(state: State): Refusal | null {
  return stockOf(state).bought ? refuse('already-bought', '1860-4.1') : null;
}

/** 1860-4.3: above the limit only selling, as long as something can be sold (D-21: privates too). */
function checkOverLimit(state: State, seat: Seat): Refusal | null {
  if (!mustSell(state, seat)) return null;
  return refuse('over-certificate-limit', '1860-4.3', {
    held: certificatesOf(state, seat),
    limit: certificateLimit(state),
  });
}

/** The checks before a purchase itself. */
function checkBuyer(state: State, seat: Seat): Refusal | null {
  return checkBought(state) ?? checkOverLimit(state, seat);
}

/** The checks before the sale of a private itself. */
function checkPrivateSeller(state: State, seat: Seat): Refusal | null {
  return state.options.over_limit_sell_privates ? checkBought(state) : checkBuyer(state, seat);
}

function endStockTurn(draft: Draft1860, traded: boolean): void {
  setStock(draft, turnEnded(stockOf(draft.state), draft.state.order, traded));
  setStock(draft, { bought: false, keptOpen: false });
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

function performSale(draft: Draft1860, action: Of<'sell_shares'>): void {
  sellBlock(draft, action);
  setStock(draft, saleNoted(stockOf(draft.state), action.by, action.company));
  // 1860-18.5, 1860-5.8: a bankruptcy ends the round, and another of the same number begins.
  if (settleBankruptcy(draft, action.company)) startStockRound(draft);
}

/** 1860-2.3, 1860-2.5: the priority moves on; prices stay as they are. */
export function endStockRound(draft: Draft1860): void {
  draft.state.order = orderAfterRound(stockOf(draft.state), draft.state.order);
  draft.emit('priority', { seat: nth(draft.state.order, 0) }, '1860-2.3');
}

function* salesOffered(state: State, by: Seat): Generator<Choice<Of<'sell_shares' | 'sell_private'>>> {
  const bought = checkBought(state);
  for (const sale of sales(state, by)) {
    const income = (sale.percent / 10) * sellingPrice(state, sale.company);
    yield offer(sale, bought ?? checkSell(state, sale), { income });
  }
  const barred = checkPrivateSeller(state, by);
  for (const sale of privateSales(state, by)) {
    yield offer(sale, barred ?? checkSellPrivate(state, sale), { income: saleIncome(sale.private) });
  }
}

function* purchasesOffered(
  state: State,
  by: Seat,
): Generator<Choice<Of<'buy_share' | 'par' | 'buy_private' | 'exchange'>>> {
  const barred = checkBuyer(state, by);
  for (const purchase of purchases(state, by)) {
    yield offer(purchase, barred ?? checkBuy(state, purchase), { cost: priceOf(state, purchase) });
  }
  for (const company of RAILWAYS) {
    if (companyOf(state, company).par !== null) continue;
    for (const price of parPrices(state, company)) {
      const action: Of<'par'> = { type: 'par', by, company, price };
      yield offer(action, barred ?? checkPar(state, action), { cost: launchCost(price) });
    }
  }
  for (const id of PRIVATE_IDS) {
    const { owner } = state.privates[id];
    if (owner === BANK) {
      const action: Of<'buy_private'> = { type: 'buy_private', by, private: id };
      yield offer(action, barred ?? checkBuyPrivate(state, action), { cost: PRIVATES[id].price });
    } else if (owner === by) {
      const action: Of<'exchange'> = { type: 'exchange', by, private: id };
      yield offer(action, checkExchange(state, action));
    }
  }
}

/** 1860-21.5: whether any player can do more than pass, on turn or not. */
export function someoneCanTrade(state: State): boolean {
  return state.order.some((seat) => {
    for (const { refusal } of salesOffered(state, seat)) if (!refusal) return true;
    for (const { refusal } of purchasesOffered(state, seat)) if (!refusal) return true;
    return false;
  });
}

export const stockStep: Step1860<
  'pass' | 'par' | 'buy_share' | 'sell_shares' | 'buy_private' | 'sell_private' | 'exchange'
> = {
  id: 'stock',
  rule: '1860-4.1',
  waits: stockWaits,
  *offers(state) {
    const { at: by } = stockOf(state);
    yield* salesOffered(state, by);
    yield* purchasesOffered(state, by);
    yield offer({ type: 'pass', by }, checkOverLimit(state, by));
  },
  acts: {
    sell_shares: {
      check: (state, action) => checkBought(state) ?? checkSell(state, action),
      perform: performSale,
    },
    sell_private: {
      check: (state, action) => checkPrivateSeller(state, action.by) ?? checkSellPrivate(state, action),
      perform(draft, action) {
        sellPrivate(draft, action);
        setStock(draft, saleNoted(stockOf(draft.state), action.by, action.private));
      },
    },
    buy_share: {
      check: (state, action) => checkBuyer(state, action.by) ?? checkBuy(state, action),
      perform(draft, action) {
        buyShare(draft, action);
        afterPurchase(draft, action.by, false);
      },
    },
    buy_private: {
      check: (state, action) => checkBuyer(state, action.by) ?? checkBuyPrivate(state, action),
      perform(draft, action) {
        buyPrivate(draft, action);
        afterPurchase(draft, action.by, action.private !== FISHBOURNE);
      },
    },
    par: {
      check: (state, action) => checkBuyer(state, action.by) ?? checkPar(state, action),
      perform(draft, action) {
        launch(draft, action);
        afterPurchase(draft, action.by, exchangeAfterLaunch(draft.state, action.by, action.company));
      },
    },
    exchange: { check: checkExchange, perform: exchange },
    pass: { check: (state, { by }) => checkOverLimit(state, by), perform: passStockTurn },
  },
};
