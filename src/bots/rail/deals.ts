import type { Action, Choice, Seat } from '../../core/game.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import type { Reason } from '../mind.ts';
import { isOrdinary, lasts, trainOf } from './habits.ts';

/** Purchases between owners: who gives something away, and privates that directors sell to their own companies. */

interface DealAction extends Action {
  readonly company?: string;
  readonly train?: string;
  readonly private?: string;
}

/** The seat that gives something away in a purchase, or null. */
export function sellerOf(view: RailView, action: Action): Seat | null {
  const { type, company, private: lot } = action as DealAction;
  if (type === 'buy_train_from') return view.companies.find(({ id }) => id === company)?.director ?? null;
  if (type !== 'buy_from_owner') return null;
  const owner = view.privates.find(({ id }) => id === lot)?.owner;
  return typeof owner === 'number' ? owner : null;
}

/**
 * Prices of a train that are worth a thought: between companies of one director as little or as much as may be, since the
 * money stays with him; between rivals what the train costs in the bank, since nobody gives one away.
 */
export function tradePrices(view: RailView, action: Action, min: number, max: number): number[] {
  const { train = '' } = action as DealAction;
  const buyer = view.companies.find(({ id }) => id === view.operator)?.director ?? null;
  if (sellerOf(view, action) === buyer) return [min, max];
  const kind = trainOf(view, train);
  const price = kind?.sides.find(({ name }) => train.startsWith(name))?.price ?? kind?.price ?? 0;
  return price >= min && price <= max ? [price] : [];
}

/** Rounds of income that a director gives up with a private. */
const INCOME_LOST = 2;

export interface Sale<A extends Action> {
  readonly action: A;
  readonly gain: number;
  readonly because: Reason;
}

/**
 * A private for one's own company, at the highest price there is: money that stays in a treasury is worth little, but what
 * the next train costs stays there while the company has none that lasts.
 */
export function salesToOwn<A extends Action>(
  view: RailView,
  seat: Seat,
  choices: readonly Choice<A>[],
  treasury: number,
): Sale<A>[] {
  const company = view.companies.find(({ id }) => id === view.operator);
  if (!company || company.director !== seat) return [];
  return choices.flatMap((choice): Sale<A>[] => {
    if (choice.kind !== 'range' || choice.action.type !== 'buy_from_owner') return [];
    if (sellerOf(view, choice.action) !== seat) return [];
    const lot = view.privates.find(({ id }) => id === (choice.action as DealAction).private);
    const price = Math.min(choice.max, company.cash - neededFor(view, company));
    const gain = price * (1 - treasury) - INCOME_LOST * (lot?.income ?? 0);
    if (!lot || price < choice.min || gain <= 0) return [];
    const because = {
      key: 'bot.rail.sells-private',
      params: { private: lot.id, company: company.id, price },
    };
    return [{ action: { ...choice.action, [choice.field]: price }, gain, because }];
  });
}

/** Nobody pays for a train in full who has a private that takes something off its price. */
export function withoutDearer<A extends Action>(choices: readonly Choice<A>[]): Choice<A>[] {
  const sideOf = (choice: Choice<A>): unknown =>
    choice.kind === 'one' &&
    choice.action.type === 'buy_train' &&
    'side' in choice.action &&
    choice.action.side;
  const isCheaper = (choice: Choice<A>): boolean => choice.kind === 'one' && 'private' in choice.action;
  const cheaper = choices.filter((choice) => sideOf(choice) && isCheaper(choice)).map(sideOf);
  return choices.filter((choice) => isCheaper(choice) || !cheaper.includes(sideOf(choice)));
}

/** What a company has to keep: the price of a train while it has none that lasts. */
export function neededFor(view: RailView, { trains }: CompanyView): number {
  if (trains.some(({ name, leased }) => !leased && lasts(view, name))) return 0;
  const next = view.trains.filter(
    (train) => isOrdinary(train) && train.status !== 'gone' && lasts(view, train.name),
  );
  return Math.min(...next.map(({ price }) => price));
}

/** So much of its price a share keeps when a company doubles their number. */
const AFTER_CONVERSION = 0.8;

/** New shares bring money: for the train that a company has to buy, or for one more where there is room for it. */
export function wantsNewShares(view: RailView, company: CompanyView): boolean {
  const { cash, price, percentPerShare, trainRoom } = company;
  if (neededFor(view, company) > cash) return true;
  const next = view.trains.find((train) => isOrdinary(train) && train.status === 'now');
  if (!next || !lasts(view, next.name) || trainRoom <= 0 || cash >= next.price) return false;
  return cash + (100 / percentPerShare) * (price ?? 0) * AFTER_CONVERSION >= next.price;
}
