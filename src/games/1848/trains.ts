import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { askOwner } from '../../rail/consent.ts';
import { BANK, pay } from '../../rail/money.ts';
import { hasRoute as isJoined } from '../../rail/network.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { makeDiscardStep, removeTrain } from '../../rail/trains.ts';
import type { Of, TrainId } from './actions.ts';
import {
  CAR,
  D_WITH_TRADE_IN,
  KIT,
  LOANS,
  P4_DISCOUNT,
  RAILWAYS,
  SET_ASIDE,
  SIDES,
  type TrainName,
  TRAINS,
} from './data.ts';
import {
  crowdedCompany,
  giveTrain,
  leaveBank,
  nextGhan,
  nextTrain,
  roomForTrains,
  sidePrice,
  typeOfTrain,
} from './depot.ts';
import { hasLoanCapacity, lendForced, mayTakeLoan } from './loans.ts';
import { isInReceivershipColumn, priceToReceivership } from './prices.ts';
import { checkPower, closePrivate, declinedBefore, usePower } from './privates.ts';
import { settleReceivership } from './receivership.ts';
import {
  acting,
  directorOf,
  type Draft1848,
  ghanOf,
  realTrains,
  setPrivate,
  type State,
  type Step1848,
  trainName,
} from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-10, 15: buying trains, including forced purchases. */

/** 1848-7.6 */
export function hasRoute(state: State, company: CompanyId): boolean {
  return isJoined(KIT, state, company);
}

/** 1848-10.6, 1848-5.3: a route, no train but perhaps a 2E, and a train left to buy (D-31). */
export function mustBuy(state: State, company: CompanyId): boolean {
  return realTrains(state, company).length === 0 && nextTrain(state) !== null && hasRoute(state, company);
}

function otherOwners(state: State, company: CompanyId): CompanyId[] {
  return RAILWAYS.filter((id) => id !== company && !companyOf(state, id).closed);
}

function someoneElseOwnsTrains(state: State, company: CompanyId): boolean {
  return RAILWAYS.some((id) => {
    const { closed, trains } = companyOf(state, id);
    return id !== company && !closed && trains.length > 0;
  });
}

/** 1848-13.7: whether P4 would take 100 off the operating company's 2E. */
function hasGhanDiscount(state: State): boolean {
  return checkPower(state, 'P4') === null;
}

function cheapestSide(state: State, type: keyof typeof TRAINS): number {
  return Math.min(...TRAINS[type].sides.map((side) => sidePrice(state, side.name)));
}

/** 1848-7.5: the lowest price at which, for the site, a train is available. */
function cheapest(state: State, company: CompanyId): number {
  if (someoneElseOwnsTrains(state, company)) return 1;
  const next = nextTrain(state);
  const prices: number[] = next ? [cheapestSide(state, typeOfTrain(next))] : [];
  if (nextGhan(state)) {
    const p4 = state.privates.P4;
    const own = p4.owner === company && !p4.closed && !p4.used;
    prices.push(sidePrice(state, '2E') - (own ? P4_DISCOUNT : 0));
  }
  return Math.min(...prices);
}

function mayBuyGhan(state: State, company: CompanyId): boolean {
  if (nextGhan(state) === null || ghanOf(state, company) !== null) return false;
  return cashOf(state, company) >= sidePrice(state, '2E') - (hasGhanDiscount(state) ? P4_DISCOUNT : 0);
}

/** 1848-7.5: "can buy". */
export function canBuyTrain(state: State, company: CompanyId): boolean {
  const cash = cashOf(state, company);
  const room = roomForTrains(state, company) > 0 || mayBuyGhan(state, company);
  if (room && cash >= cheapest(state, company)) return true;
  const hasFour = realTrains(state, company).some((train) => typeOfTrain(train) === '4');
  const next = nextTrain(state);
  if (!hasFour || !hasRoomForTradeIn(state, company)) return false;
  return next !== null && typeOfTrain(next) === '8' && cash >= D_WITH_TRADE_IN;
}

/** 1848-7.4, step 7. */
function trainsWait(state: State): boolean {
  const { company } = acting(state);
  if (mustBuy(state, company) || canBuyTrain(state, company)) return true;
  return ghanOf(state, company) === null && cashOf(state, company) >= 100 && hasLoanCapacity(state, company);
}

/* ---- from the bank ---- */

/** What a purchase from the bank costs after a trade-in or a private's discount. */
export function bankPrice(
  state: State,
  { side, tradeIn, private: by }: Omit<Of<'buy_train'>, 'type' | 'by'>,
): number {
  if (tradeIn !== undefined) return D_WITH_TRADE_IN;
  return sidePrice(state, side) - (by !== undefined ? P4_DISCOUNT : 0);
}

function cardFor(state: State, side: TrainName): TrainId | null {
  if (side === '2E') return nextGhan(state);
  const next = nextTrain(state);
  return next !== null && SIDES[side].type === typeOfTrain(next) ? next : null;
}

function checkGhan(state: State, company: CompanyId, action: Of<'buy_train'>): Refusal | null {
  if (ghanOf(state, company) !== null) return refuse('one-ghan', '1848-10.5');
  if (action.private !== undefined) {
    if (action.private !== 'P4') return refuse('no-such-power', '1848-13.7', { private: action.private });
    const power = checkPower(state, 'P4');
    if (power) return power;
  }
  const price = bankPrice(state, action);
  return cashOf(state, company) < price ? refuse('not-enough-cash', '1848-10.5', { price }) : null;
}

/** D-18: by the books a company at its limit buys only a 2E, even if it would trade in a train. */
function hasRoomForTradeIn(state: State, company: CompanyId): boolean {
  return state.options.trade_in_at_limit || roomForTrains(state, company) > 0;
}

function checkTradeIn(state: State, company: CompanyId, action: Of<'buy_train'>): Refusal | null {
  const { tradeIn, side } = action;
  const owned = companyOf(state, company).trains;
  if (side !== 'D') return refuse('trade-in-only-for-D', '1848-10.4');
  if (tradeIn === undefined || !owned.includes(tradeIn) || typeOfTrain(tradeIn) !== '4') {
    return refuse('trade-in-needs-a-4', '1848-10.4');
  }
  if (!hasRoomForTradeIn(state, company)) return refuse('train-limit', '1848-20/D-18');
  const price = D_WITH_TRADE_IN;
  return cashOf(state, company) < price ? refuse('not-enough-cash', '1848-10.4', { price }) : null;
}

function checkBankTrain(state: State, company: CompanyId, action: Of<'buy_train'>): Refusal | null {
  const { side } = action;
  if (!Object.hasOwn(SIDES, side)) return refuse('unknown-train', '1848-10.1', { side });
  if (cardFor(state, side) === null) return refuse('not-on-sale', '1848-10.1', { side });
  if (side === '2E') {
    return action.tradeIn !== undefined
      ? refuse('trade-in-only-for-D', '1848-10.4')
      : checkGhan(state, company, action);
  }
  if (action.private !== undefined) return refuse('no-such-power', '1848-13.7', { private: action.private });
  if (action.tradeIn !== undefined) return checkTradeIn(state, company, action);
  // 1848-21.9: at the limit the site's server accepts a purchase while a 2E is affordable.
  const lenient = state.options.import_lenient && mayBuyGhan(state, company);
  if (roomForTrains(state, company) <= 0 && !lenient) return refuse('train-limit', '1848-10.3');
  const price = sidePrice(state, side);
  if (cashOf(state, company) >= price) return null;
  return checkForced(state, company, price);
}

/** 1848-15.1, 15.2: more than the treasury, only if it must buy and the ordinary loan has been taken. */
function checkForced(state: State, company: CompanyId, price: number): Refusal | null {
  if (!mustBuy(state, company)) return refuse('not-enough-cash', '1848-10.1', { price });
  if (mayTakeLoan(state, company)) return refuse('take-loan-first', '1848-15.2', { price });
  const next = nextTrain(state);
  const affordable = next !== null && cashOf(state, company) >= cheapestSide(state, typeOfTrain(next));
  if (state.options.forced_only_if_needed && affordable) {
    return refuse('cheaper-train-affordable', '1848-15.6', { price });
  }
  return null;
}

/**
 * 1848-15.3 to 15.5: loans until the price is covered or the company fails; they have no record of their own
 * (1848-15.7). True if it can pay now.
 */
function borrowFor(draft: Draft1848, company: CompanyId, price: number): boolean {
  while (cashOf(draft.state, company) < price && !isInReceivershipColumn(draft, company)) {
    if (draft.state.loansIssued >= LOANS) priceToReceivership(draft, company);
    else lendForced(draft, company);
  }
  // 1848-15.4: in column 0 nothing is bought, even if the money is there.
  return !isInReceivershipColumn(draft, company);
}

function buyFromBank(draft: Draft1848, company: CompanyId, action: Of<'buy_train'>): void {
  const { side, tradeIn } = action;
  const train = present(cardFor(draft.state, side), 'card');
  const price = bankPrice(draft.state, action);
  if (!borrowFor(draft, company, price)) return settleReceivership(draft, company);
  pay(draft, company, BANK, price);
  if (tradeIn !== undefined) removeTrain(draft, company, tradeIn);
  if (action.private !== undefined) usePower(draft, action.private);
  giveTrain(draft, company, train, side);
  draft.emit('train-bought', { company, train: side, price, from: BANK }, '1848-10.1');
  leaveBank(draft, train, false);
  afterPurchase(draft, company);
}

/** 1848-13.8: P6 closes with CAR's first train. 1848-7.5: the step closes by itself when nothing is left to do. */
function afterPurchase(draft: Draft1848, company: CompanyId): void {
  if (company === CAR && !draft.state.privates.P6.used) {
    setPrivate(draft, 'P6', { used: true });
    closePrivate(draft, 'P6', '1848-13.8');
  }
  if (!canBuyTrain(draft.state, company) && !mustBuy(draft.state, company)) finishStep(draft);
}

/* ---- from another company ---- */

function checkCompanyTrain(state: State, company: CompanyId, action: Of<'buy_train_from'>): Refusal | null {
  const { company: seller, train, price } = action;
  const lenient = state.options.import_lenient;
  if (!otherOwners(state, company).includes(seller)) return refuse('unknown-seller', '1848-10.2', { seller });
  if (!companyOf(state, seller).trains.includes(train))
    return refuse('not-its-train', '1848-10.2', { train });
  if (!state.first3 && !lenient) return refuse('too-early', '1848-10.2');
  const name = trainName(state, train);
  if (name === '2E' && !lenient) return refuse('ghan-not-tradable', '1848-10.5');
  if (roomForTrains(state, company) <= 0 && !(lenient && mayBuyGhan(state, company))) {
    return refuse('train-limit', '1848-10.3');
  }
  const cash = cashOf(state, company);
  if (companyOf(state, seller).director === companyOf(state, company).director) {
    return price < 1 || price > cash ? refuse('bad-price', '1848-10.2', { min: 1, max: cash }) : null;
  }
  const printed = sidePrice(state, name);
  if (price !== printed) return refuse('only-printed-price', '1848-10.2', { price: printed });
  const declined = declinedBefore(state, train, '1848-10.2');
  if (declined) return declined;
  if (cash >= price) return null;
  if (!state.options.forced_other_company) return refuse('not-enough-cash', '1848-15.6', { price });
  return checkForced(state, company, price);
}

/** D-17: at once, or the price is set aside until the buyer's turn ends (`endTurn`). */
function payForTrain(draft: Draft1848, company: CompanyId, seller: CompanyId, price: number): void {
  if (draft.state.options.trade_payment === 'at_once') return pay(draft, company, seller, price);
  pay(draft, company, SET_ASIDE, price);
  setOperating(draft, { owed: [...operatingOf(draft.state).owed, { seller, price }] });
}

export function buyFromCompany(draft: Draft1848, company: CompanyId, action: Of<'buy_train_from'>): void {
  const { company: seller, train, price } = action;
  if (!borrowFor(draft, company, price)) return settleReceivership(draft, company);
  payForTrain(draft, company, seller, price);
  removeTrain(draft, seller, train);
  giveTrain(draft, company, train, trainName(draft.state, train));
  draft.emit(
    'train-bought',
    { company, train: trainName(draft.state, train), price, from: seller },
    '1848-10.2',
  );
  afterPurchase(draft, company);
}

/* ---- the step ---- */

/** D-47: a purchase from another Director's company may have to wait for an answer. */
function askOrBuy(draft: Draft1848, action: Of<'buy_train_from'>): void {
  const { company } = acting(draft.state);
  const seller = directorOf(draft.state, action.company);
  if (draft.state.options.trade_consent === 'ask' && seller !== action.by) {
    const side = trainName(draft.state, action.train);
    askOwner(draft, { seller, buyer: company, action }, '1848-20/D-47', { side });
  } else buyFromCompany(draft, company, action);
}

function checkPass(state: State): Refusal | null {
  return mustBuy(state, acting(state).company) ? refuse('must-buy-train', '1848-10.6') : null;
}

function* bankOffers(state: State, company: CompanyId, by: Seat): Generator<Of<'buy_train'>> {
  const next = nextTrain(state);
  for (const { name: side } of next ? TRAINS[typeOfTrain(next)].sides : []) {
    yield { type: 'buy_train', by, side };
    if (side !== 'D') continue;
    for (const tradeIn of realTrains(state, company)) {
      if (typeOfTrain(tradeIn) === '4') yield { type: 'buy_train', by, side, tradeIn };
    }
  }
  if (nextGhan(state) === null) return;
  yield { type: 'buy_train', by, side: '2E' };
  if (hasGhanDiscount(state)) yield { type: 'buy_train', by, side: '2E', private: 'P4' };
}

export const trainsStep: Step1848<'buy_train' | 'buy_train_from' | 'pass'> = {
  id: 'trains',
  rule: '1848-7.4',
  waits: trainsWait,
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const action of bankOffers(state, company, by)) {
      yield offer(action, checkBankTrain(state, company, action));
    }
    for (const seller of otherOwners(state, company)) {
      const same = companyOf(state, seller).director === by;
      for (const train of companyOf(state, seller).trains) {
        const price = same ? 1 : sidePrice(state, trainName(state, train));
        const action: Of<'buy_train_from'> = { type: 'buy_train_from', by, company: seller, train, price };
        const refusal = checkCompanyTrain(state, company, action);
        if (same && !refusal) {
          yield { kind: 'range', action, field: 'price', min: 1, max: cashOf(state, company), step: 1 };
        } else yield offer(action, refusal);
      }
    }
    yield offer({ type: 'pass', by }, checkPass(state));
  },
  acts: {
    buy_train: {
      check: (state, action) => checkBankTrain(state, acting(state).company, action),
      perform: (draft, action) => buyFromBank(draft, acting(draft.state).company, action),
    },
    buy_train_from: {
      check: (state, action) => checkCompanyTrain(state, acting(state).company, action),
      perform: askOrBuy,
    },
    pass: { check: checkPass, perform: finishStep },
  },
};

/* ---- too many trains ---- */

/** 1848-10.8: in the present turn, and in the order of the table, each company's Director chooses. */
export const discardStep = makeDiscardStep<State>({
  rule: '1848-10.8',
  crowded: crowdedCompany,
  deciderOf: directorOf,
  trainsOf: realTrains,
  nameOf: trainName,
});
