import type { Action } from '../../core/game.ts';
import type { DealView, RailView } from '../../rail/view.ts';
import { neededFor } from './deals.ts';
import { isOrdinary, lasts } from './habits.ts';

/**
 * What it is worth to an owner to give something away. Routes say what a train earns where it is and where it goes: they
 * are nearer to the truth here than the rest of the game on a ledger.
 */

/** What is asked for. */
export type Offer = Omit<DealView, 'seller'>;

export interface Market {
  /** What a company earns with these trains. */
  readonly earns: (company: string, trains: readonly string[]) => number;
  /** Rounds that are left. */
  readonly rounds: number;
  /** How much a seat cares for what the others gain. */
  readonly rivalry: number;
  /** What a pound in the treasury of a company that has its trains is worth to its director. */
  readonly treasury: number;
  /** For so many rounds a train is counted that will soon be rusted. */
  readonly shortLife: number;
}

/** For so many rounds the income of a private is counted, at most. */
const INCOME_ROUNDS = 5;

/** More than 0: accept. */
export function worthOfAccepting(view: RailView, offer: Offer, market: Market): number {
  return offer.kind === 'private' ? ofPrivate(view, offer, market) : ofTrain(view, offer, market);
}

function ofPrivate(view: RailView, { item, price }: Offer, { rounds }: Market): number {
  const lot = view.privates.find(({ id }) => id === item);
  if (!lot) return -1;
  return price - Math.max(lot.price, lot.income * Math.min(rounds, INCOME_ROUNDS));
}

function ofTrain(view: RailView, offer: Offer, market: Market): number {
  const { earns, rounds, rivalry, treasury, shortLife } = market;
  const seller = view.companies.find(({ id }) => id === offer.from);
  const buyer = view.companies.find(({ id }) => id === offer.buyer);
  const sold = seller?.trains.find(({ id }) => id === offer.item);
  if (!seller || !buyer || !sold) return -1;
  const own = namesOf(seller.trains);
  const left = namesOf(seller.trains.filter(({ id }) => id !== sold.id));
  const life = lasts(view, sold.name) ? rounds : Math.min(rounds, shortLife);
  const loss = earns(seller.id, own) - earns(seller.id, left);
  // Another train from the bank takes its place after one round without, if there is the money.
  const needed = neededFor(view, { ...seller, trains: seller.trains.filter(({ id }) => id !== sold.id) });
  const keeps = needed === 0 || !lasts(view, sold.name);
  const rebuys = seller.cash + offer.price >= needed;
  const given = keeps ? loss * life : rebuys ? loss + needed - offer.price : loss * rounds;
  const theirs = namesOf(buyer.trains);
  const helped = earns(buyer.id, [...theirs, sold.name]) - earns(buyer.id, theirs);
  // Where the bank would sell it another one, the buyer gains what that costs more.
  const bank = cheapest(view);
  const alone = bank <= buyer.cash ? Math.max(0, bank - offer.price) * treasury : helped * life;
  return (keeps ? offer.price * treasury : 0) - given - (rivalry / view.players.length) * alone;
}

function namesOf(trains: readonly { readonly name: string; readonly leased: boolean }[]): string[] {
  return trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
}

function cheapest({ trains }: RailView): number {
  const now = trains.filter((train) => isOrdinary(train) && train.status === 'now');
  return Math.min(...now.map(({ price }) => price));
}

interface Purchase extends Action {
  readonly company?: string;
  readonly train?: string;
  readonly private?: string;
  readonly price?: number;
}

/** The offer that a purchase would be. */
export function offerOf(view: RailView, action: Action): Offer {
  const { company = null, train, private: lot = '', price = 0 } = action as Purchase;
  const kind = train === undefined ? 'private' : 'train';
  return { kind, item: train ?? lot, price, buyer: view.operator ?? '', from: company };
}
