import type { Action, Seat } from '../../core/game.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import type { Reason } from '../mind.ts';
import { neededFor } from './deals.ts';
import { isOrdinary, lasts, trainOf } from './habits.ts';

/**
 * Moves with a purpose beyond their own figures: trains bought so that those of others rust, or before one's own do, and
 * money kept for the train that has to follow. The ledger says whether they pay; a purpose tips what is nearly equal, and
 * is what the player says.
 */
export interface Way {
  /** As a habit: 1 for what one does without reckoning, 0 where the figures alone decide. */
  readonly weight: number;
  /** What is said instead of the largest difference; nothing where this only weakens a habit. */
  readonly because: Reason | null;
}

/** A purpose tips what is nearly equal: so much of a habit. */
const PURPOSE = 0.1;

interface OperatingAction extends Action {
  readonly pay?: boolean;
  readonly side?: string;
  readonly private?: string;
}

export function wayOf(before: RailView, after: RailView, seat: Seat, action: Action): Way | null {
  const { type, pay } = action as OperatingAction;
  if (bringsEnd(before, after)) return { weight: 0, because: { key: 'bot.rail.ends', params: {} } };
  if (type === 'dividend') return savingFor(before, pay === true);
  if (type === 'convert') return convertingFor(before);
  return type === 'buy_train' ? trainFor(before, after, seat) : null;
}

/** New shares bring the money for the train that a company has to buy. */
function convertingFor(view: RailView): Way | null {
  const company = view.companies.find(({ id }) => id === view.operator);
  if (!company || neededFor(view, company) <= company.cash) return null;
  return { weight: PURPOSE, because: { key: 'bot.rail.convert', params: { company: company.id } } };
}

/** Whether a move decides that the game is nearly over. */
export function bringsEnd(before: RailView, after: RailView): boolean {
  return before.endReason === null && after.endReason !== null;
}

function trainFor(before: RailView, after: RailView, seat: Seat): Way | null {
  const company = before.companies.find(({ id }) => id === before.operator);
  const bought = after.companies.find(({ id }) => id === before.operator)?.trains.at(-1)?.name ?? '';
  if (!company) return null;
  const lost = (mine: boolean): string[] =>
    before.companies.flatMap((each) => ((each.director === seat) === mine ? trainsLost(each, after) : []));
  const [rusting] = lost(false);
  if (rusting !== undefined && lost(true).length < lost(false).length) {
    const because = { key: 'bot.rail.rush', params: { train: bought, rusting } };
    // Beside a train that lasts the figures decide: an export may strip the others as well.
    const weight = lent(company).some((name) => lasts(before, name)) ? PURPOSE : 1;
    return { weight, because };
  }
  const own = lent(company);
  const [old] = own;
  const kind = trainOf(before, bought);
  if (
    old === undefined ||
    !kind ||
    !isOrdinary(kind) ||
    own.some((name) => lasts(before, name)) ||
    !lasts(before, bought)
  )
    return null;
  return { weight: 1, because: { key: 'bot.rail.ahead-of-rust', params: { train: bought, rusting: old } } };
}

/** Names of the trains that a company does not have any more. */
function trainsLost({ id, trains }: CompanyView, after: RailView): string[] {
  const kept = after.companies.find((company) => company.id === id)?.trains ?? [];
  return trains.flatMap(({ id: card, name }) => (kept.some((train) => train.id === card) ? [] : [name]));
}

function lent({ trains }: CompanyView): string[] {
  return trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
}

/** A dividend that would leave a company without the money for the train it will need. */
function savingFor(view: RailView, pays: boolean): Way | null {
  const company = view.companies.find(({ id }) => id === view.operator);
  const next = view.trains.find(({ status, name }) => status === 'now' && lasts(view, name));
  if (!company || !next || company.revenue === null) return null;
  if (lent(company).some((name) => lasts(view, name))) return null;
  const { cash, revenue } = company;
  if (cash >= next.price || cash + revenue < next.price) return null;
  if (pays) return { weight: 0, because: null };
  return { weight: 1, because: { key: 'bot.rail.saves', params: { train: next.name, price: next.price } } };
}

/** What is said of a train that a private makes cheaper. */
export function powerIn(action: Action): Reason | null {
  const { type, side = '', private: lot } = action as OperatingAction;
  if (type !== 'buy_train' || lot === undefined) return null;
  return { key: 'bot.rail.power-train', params: { private: lot, train: side } };
}
