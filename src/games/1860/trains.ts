import type { Refusal, Seat } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { askOwner, checkDeclined, consentStep as makeConsentStep } from '../../rail/consent.ts';
import { BANK, pay } from '../../rail/money.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { addTrain, kindOfCard, removeTrain, type TrainCard } from '../../rail/trains.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { RAILWAYS, TRADE_STEP } from './data.ts';
import { bankTrains, cheapestTrain, roomForTrains, trainPrice } from './depot.ts';
import { hasRoute } from './network.ts';
import { leaveBank } from './phases.ts';
import { acting, type Draft1860, isInReceivership, type State, type Step1860 } from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1860-15, 17.3: buying trains. The president never adds money (1860-15.2). */

/** 1860-15.6, D-11: whether a company without a train may not go on without one. */
export function mustBuy(state: State, company: CompanyId): boolean {
  if (companyOf(state, company).trains.length > 0) return false;
  const cash = cashOf(state, company);
  const price = trainPrice(state, cheapestTrain(state));
  return state.options.must_buy_if_route ? cash >= price && hasRoute(state, company) : cash > price;
}

/* ---- from the bank ---- */

/** 1860-17.3, D-28: with a train it buys no other. */
function isContent(state: State, company: CompanyId): boolean {
  return isInReceivership(state, company) && companyOf(state, company).trains.length > 0;
}

function checkBankTrain(state: State, company: CompanyId, train: TrainCard): Refusal | null {
  if (!bankTrains(state).includes(train)) return refuse('not-on-sale', '1860-15.2', { train });
  if (roomForTrains(state, company) <= 0) return refuse('train-limit', '1860-15.1');
  const price = trainPrice(state, train);
  return cashOf(state, company) < price ? refuse('not-enough-cash', '1860-15.2', { price }) : null;
}

function buyFromBank(draft: Draft1860, company: CompanyId, train: TrainCard): void {
  const price = trainPrice(draft.state, train);
  pay(draft, company, BANK, price);
  addTrain(draft, company, train);
  draft.emit('train-bought', { company, train: kindOfCard(train), price, from: BANK }, '1860-15.2');
  leaveBank(draft, train);
}

/* ---- from another company ---- */

/** 1860-15.5, 20.4, 17.3, D-39: between which companies trains are not traded; on the site only in its page (0.5). */
export function checkTrade(state: State, buyer: CompanyId, seller: CompanyId): Refusal | null {
  if (state.britishRail) return refuse('bank-only', '1860-20.4');
  if (isInReceivership(state, buyer) || isInReceivership(state, seller)) {
    return refuse('receivership-trades-nothing', '1860-15.5', { seller });
  }
  if (companyOf(state, seller).bankrupt) return refuse('bankrupt-sells-nothing', '1860-15.5', { seller });
  const isLast = companyOf(state, seller).trains.length === 1;
  if (isLast && companyOf(state, buyer).trains.length > 0)
    return refuse('sellers-last-train', '1860-15.5', { seller });
  return null;
}

/** 1860-15.4, D-26 */
function checkCompanyTrain(state: State, company: CompanyId, action: Of<'buy_train_from'>): Refusal | null {
  const { company: seller, train, price } = action;
  if (seller === company || !(RAILWAYS as readonly string[]).includes(seller)) {
    return refuse('unknown-seller', '1860-15.4', { seller });
  }
  if (!companyOf(state, seller).trains.includes(train))
    return refuse('not-its-train', '1860-15.4', { train });
  if (roomForTrains(state, company) <= 0) return refuse('train-limit', '1860-15.1');
  const banned = state.options.import_lenient ? null : checkTrade(state, company, seller);
  const refusal = banned ?? checkDeclined(operatingOf(state).declined, train, '1860-15.4');
  if (refusal) return refusal;
  const most = cashOf(state, company);
  if (price < TRADE_STEP || price > most || price % TRADE_STEP !== 0) {
    return refuse('bad-price', '1860-15.4', { min: TRADE_STEP, max: most, step: TRADE_STEP });
  }
  return null;
}

function buyFromCompany(draft: Draft1860, company: CompanyId, action: Of<'buy_train_from'>): void {
  const { company: seller, train, price } = action;
  pay(draft, company, seller, price);
  removeTrain(draft, seller, train);
  addTrain(draft, company, train);
  draft.emit('train-bought', { company, train: kindOfCard(train), price, from: seller }, '1860-15.4');
}

/** 1860-15.4, D-26: the president who has to agree; nobody where both companies have the same one. */
function askedFor(state: State, action: Of<'buy_train_from'>): Seat | null {
  if (state.options.trade_consent === 'table') return null;
  const { president } = companyOf(state, action.company);
  return president === action.by ? null : president;
}

/** D-26: the other president answers before anything else; a declined train is not requested again this turn. */
export const consentStep = makeConsentStep<State, Of<'buy_train_from'>>({
  rule: '1860-15.4',
  register: '1860-23/D-26',
  decline: (draft, train) => setOperating(draft, { declined: [...operatingOf(draft.state).declined, train] }),
  carryOut: (draft, { action, buyer }) => buyFromCompany(draft, buyer, action),
});

/* ---- the step ---- */

/** 1860-10.3: whether, for the site, some train is available. */
function couldBuy(state: State, company: CompanyId): boolean {
  const cash = cashOf(state, company);
  if (cash >= trainPrice(state, cheapestTrain(state))) return true;
  if (cash < TRADE_STEP || state.britishRail || isInReceivership(state, company)) return false;
  return RAILWAYS.some(
    (id) =>
      id !== company && companyOf(state, id).trains.length > 0 && checkTrade(state, company, id) === null,
  );
}

function checkPass(state: State): Refusal | null {
  return mustBuy(state, acting(state).company) ? refuse('must-buy-train', '1860-15.6') : null;
}

function askOrBuy(draft: Draft1860, action: Of<'buy_train_from'>): void {
  const { company } = acting(draft.state);
  const seller = askedFor(draft.state, action);
  if (seller === null) buyFromCompany(draft, company, action);
  else askOwner(draft, { seller, buyer: company, action }, '1860-23/D-26');
}

export const trainsStep: Step1860<'buy_train' | 'buy_train_from' | 'pass'> = {
  id: 'trains',
  rule: '1860-10.3',
  waits(state) {
    const { company } = acting(state);
    return !isContent(state, company) && roomForTrains(state, company) > 0 && couldBuy(state, company);
  },
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const train of bankTrains(state)) {
      yield offer({ type: 'buy_train', by, train }, checkBankTrain(state, company, train));
    }
    const max = Math.floor(cashOf(state, company) / TRADE_STEP) * TRADE_STEP;
    for (const seller of RAILWAYS) {
      for (const train of seller === company ? [] : companyOf(state, seller).trains) {
        const price = TRADE_STEP;
        const action: Of<'buy_train_from'> = { type: 'buy_train_from', by, company: seller, train, price };
        const refusal = checkCompanyTrain(state, company, action);
        if (refusal) yield offer(action, refusal);
        else yield { kind: 'range', action, field: 'price', min: TRADE_STEP, max, step: TRADE_STEP };
      }
    }
    yield offer({ type: 'pass', by }, checkPass(state));
  },
  acts: {
    buy_train: {
      check: (state, { train }) => checkBankTrain(state, acting(state).company, train),
      perform: (draft, { train }) => buyFromBank(draft, acting(draft.state).company, train),
    },
    buy_train_from: {
      check: (state, action) => checkCompanyTrain(state, acting(state).company, action),
      perform: askOrBuy,
    },
    pass: { check: checkPass, perform: finishStep },
  },
};

function checkDiscard(state: State, { train }: Of<'discard_train'>): Refusal | null {
  const own = companyOf(state, acting(state).company).trains.includes(train);
  return own ? null : refuse('not-its-train', '1860-15.1', { train });
}

function discard(draft: Draft1860, { train }: Of<'discard_train'>): void {
  const { company } = acting(draft.state);
  removeTrain(draft, company, train);
  draft.state.pool = [...draft.state.pool, train];
  draft.emit('train-discarded', { company, train: kindOfCard(train) }, '1860-15.1');
}

/** 1860-15.1: at the start of its turn a company discards the trains above the limit, at its choice. */
export const discardStep: Step1860<'discard_train'> = {
  id: 'discard',
  rule: '1860-10.3',
  waits: (state) => roomForTrains(state, acting(state).company) < 0,
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const train of companyOf(state, company).trains) {
      yield { kind: 'one', action: { type: 'discard_train', by, train } };
    }
  },
  acts: { discard_train: { check: checkDiscard, perform: discard } },
};
