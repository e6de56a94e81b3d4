import type { Refusal } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { askOwner, checkDeclined } from '../../rail/consent.ts';
import { BANK, pay } from '../../rail/money.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { makeDiscardStep, removeTrain, type TrainCard } from '../../rail/trains.ts';
import type { Of } from './actions.ts';
import { convert } from './companies.ts';
import { type TrainType } from './data.ts';
import {
  cheapestPrice,
  crowdedCompany,
  giveTrain,
  leaveDepot,
  offeredTrains,
  roomForTrains,
  trainPrice,
} from './depot.ts';
import { buysByItself, convertsByItself, dearestAffordable, hasNothingToBuy } from './receivership.ts';
import {
  acting,
  companyIds,
  deciderFor,
  type Draft18GB,
  isInReceivership,
  type State,
  type Step18GB,
  trainType,
} from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-14, 15.1: buying trains, the duty to do so, and the emergency conversion. */

function isTrainless(state: State, company: CompanyId): boolean {
  return companyOf(state, company).trains.length === 0;
}

/** 18GB-14.5: corporations in receivership trade with nobody. */
function sellersFor(state: State, company: CompanyId): CompanyId[] {
  if (isInReceivership(state, company)) return [];
  return companyIds(state).filter((id) => id !== company && !isInReceivership(state, id));
}

/** 18GB-14.6 (D-8): no train, and money for the most expensive one on offer; or only for the cheapest. */
function checkDuty(state: State, company: CompanyId): Refusal | null {
  const prices = offeredTrains(state).map((train) => trainPrice(state, train));
  if (!isTrainless(state, company) || prices.length === 0) return null;
  const cash = cashOf(state, company);
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  if (state.options['train.must_buy_summary']) {
    const isBound = cash >= cheapest && cash < dearest;
    return isBound ? refuse('must-buy-train', '18GB-14.6', { cheapest }) : null;
  }
  return cash >= dearest ? refuse('must-buy-train', '18GB-14.6', { dearest }) : null;
}

/** 18GB-15.1 (D-7): five shares, no train, and not the money for the cheapest one. */
function checkConvert(state: State, company: CompanyId): Refusal | null {
  const { size } = companyOf(state, company);
  if (size === 10) return refuse('has-ten-shares', '18GB-15.1', { company });
  if (!isTrainless(state, company)) return refuse('has-a-train', '18GB-15.1', { company });
  if (state.options['emr.trainless_suffices']) return null;
  const price = cheapestPrice(state);
  return cashOf(state, company) < price ? null : refuse('can-pay-a-train', '18GB-15.1', { price });
}

/** 18GB-9.5: "can buy": room, and money for the depot's cheapest or a pound for another's train. */
function couldBuy(state: State, company: CompanyId): boolean {
  if (roomForTrains(state, company) <= 0) return false;
  const cash = cashOf(state, company);
  const others = companyIds(state).some((id) => id !== company && !isTrainless(state, id));
  const fromDepot = offeredTrains(state).length > 0 && cash >= cheapestPrice(state);
  return fromDepot || (others && cash >= 1);
}

function trainsWait(state: State): boolean {
  const { company, round } = acting(state);
  if (isInReceivership(state, company) && !isTrainless(state, company)) return false;
  if (hasNothingToBuy(state, company)) return false;
  if (buysByItself(state, company) || convertsByItself(state, company)) return false;
  return couldBuy(state, company) || (!round.converted && !checkConvert(state, company));
}

/* ---- from the depot ---- */

function offeredOf(state: State, type: TrainType): TrainCard | null {
  return offeredTrains(state).find((train) => trainType(train) === type) ?? null;
}

function checkDepotTrain(state: State, company: CompanyId, action: Of<'buy_train'>): Refusal | null {
  const train = offeredOf(state, action.train);
  if (train === null) return refuse('not-on-sale', '18GB-1.5', { train: action.train });
  if (roomForTrains(state, company) <= 0) return refuse('train-limit', '18GB-14.1');
  const price = action.price ?? trainPrice(state, train);
  // 18GB-21.2: the site's server does not check the price of a depot train.
  if (price !== trainPrice(state, train) && !state.options.import_lenient) {
    return refuse('face-value-only', '18GB-14.2', { price: trainPrice(state, train) });
  }
  return cashOf(state, company) < price ? refuse('not-enough-cash', '18GB-14.2', { price }) : null;
}

/** 18GB-15.7: convert if need be, buy one train, or pass; true if players have nothing left to decide. */
export function buyByItself(draft: Draft18GB, company: CompanyId): boolean {
  if (convertsByItself(draft.state, company)) convertInEmergency(draft, company);
  if (!buysByItself(draft.state, company)) return false;
  const train = dearestAffordable(draft.state, company);
  if (train !== null && roomForTrains(draft.state, company) > 0) {
    buyFromDepot(draft, company, train, trainPrice(draft.state, train));
  }
  return true;
}

function buyFromDepot(draft: Draft18GB, company: CompanyId, train: TrainCard, price: number): void {
  pay(draft, company, BANK, price);
  giveTrain(draft, company, train);
  draft.state.trainBought = true;
  draft.emit('train-bought', { company, train: trainType(train), price, from: BANK }, '18GB-14.2');
  leaveDepot(draft, train);
}

/* ---- from another corporation ---- */

function checkOthersTrain(
  state: State,
  company: CompanyId,
  { company: seller, train, price }: Of<'buy_train_from'>,
): Refusal | null {
  if (!sellersFor(state, company).includes(seller)) return refuse('unknown-seller', '18GB-14.5', { seller });
  const { trains } = companyOf(state, seller);
  if (!trains.includes(train)) return refuse('not-its-train', '18GB-14.3', { train });
  if (roomForTrains(state, company) <= 0) return refuse('train-limit', '18GB-14.1');
  if (trains.length === 1 && !isTrainless(state, company)) {
    return refuse('last-train', '18GB-14.4', { seller });
  }
  if (operatingOf(state).converted && checkDuty(state, company)) return refuse('depot-only', '18GB-14.6');
  const max = Math.min(2 * trainPrice(state, train), cashOf(state, company));
  if (price < 1 || price > max) return refuse('bad-price', '18GB-14.3', { min: 1, max });
  return checkDeclined(operatingOf(state).declined, train, '18GB-14.3');
}

/** 18GB-14.3 (D-33): the other director is asked, unless both corporations have the same one. */
function tradeTrain(draft: Draft18GB, action: Of<'buy_train_from'>): void {
  const { company } = acting(draft.state);
  const seller = present(companyOf(draft.state, action.company).director, 'director');
  if (draft.state.options.trade_consent !== 'ask' || seller === action.by) {
    return buyFromOther(draft, company, action);
  }
  const names = { side: trainType(action.train), seller: action.company };
  askOwner(draft, { seller, buyer: company, action }, '18GB-19/D-33', names);
}

export function buyFromOther(
  draft: Draft18GB,
  company: CompanyId,
  { company: seller, train, price }: Of<'buy_train_from'>,
): void {
  pay(draft, company, seller, price);
  removeTrain(draft, seller, train);
  giveTrain(draft, company, train);
  draft.emit('train-bought', { company, train: trainType(train), price, from: seller }, '18GB-14.3');
}

/* ---- the step ---- */

function checkEmergency(state: State, { company }: Of<'convert'>): Refusal | null {
  const isOnTurn = company === acting(state).company;
  return isOnTurn ? checkConvert(state, company) : refuse('not-at-turn', '18GB-15.1', { company });
}

function buyOffered(draft: Draft18GB, action: Of<'buy_train'>): void {
  const train = present(offeredOf(draft.state, action.train), 'train');
  buyFromDepot(draft, acting(draft.state).company, train, action.price ?? trainPrice(draft.state, train));
}

function convertInEmergency(draft: Draft18GB, company: CompanyId): void {
  convert(draft, company, 'emergency');
  setOperating(draft, { converted: true });
}

export const trainsStep: Step18GB<'buy_train' | 'buy_train_from' | 'convert' | 'pass'> = {
  id: 'trains',
  rule: '18GB-14.1',
  waits: trainsWait,
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const train of offeredTrains(state)) {
      const action: Of<'buy_train'> = { type: 'buy_train', by, train: trainType(train) };
      yield offer(action, checkDepotTrain(state, company, action));
    }
    for (const seller of sellersFor(state, company)) {
      for (const train of companyOf(state, seller).trains) {
        const action: Of<'buy_train_from'> = { type: 'buy_train_from', by, company: seller, train, price: 1 };
        const refusal = checkOthersTrain(state, company, action);
        const max = Math.min(2 * trainPrice(state, train), cashOf(state, company));
        if (refusal) yield offer(action, refusal);
        else yield { kind: 'range', action, field: 'price', min: 1, max, step: 1 };
      }
    }
    yield offer({ type: 'convert', by, company }, checkConvert(state, company));
    yield offer({ type: 'pass', by }, checkDuty(state, company));
  },
  acts: {
    buy_train: {
      check: (state, action) => checkDepotTrain(state, acting(state).company, action),
      perform: buyOffered,
    },
    buy_train_from: {
      check: (state, action) => checkOthersTrain(state, acting(state).company, action),
      perform: tradeTrain,
    },
    convert: {
      check: checkEmergency,
      perform: (draft, { company }) => convertInEmergency(draft, company),
    },
    pass: { check: (state) => checkDuty(state, acting(state).company), perform: finishStep },
  },
};

/* ---- too many trains ---- */

/** 18GB-14.8: each director chooses which one to discard; it leaves the game. */
export const discardStep = makeDiscardStep<State>({
  rule: '18GB-14.8',
  crowded: crowdedCompany,
  deciderOf: deciderFor,
  trainsOf: (state, company) => companyOf(state, company).trains,
  nameOf: (_state, train) => trainType(train),
});
