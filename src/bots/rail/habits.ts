import type { Action } from '../../core/game.ts';
import type { RailView, TrainView } from '../../rail/view.ts';
import type { Outlook } from './outlook.ts';
import type { RailState } from './knowledge.ts';

/**
 * What an experienced player does without reckoning: pays dividends, buys the train that earns its price, borrows
 * nothing. The ledger has to promise clearly more before anything else is done, since it is never exact.
 */

interface OperatingAction extends Action {
  readonly pay?: boolean;
  readonly side?: string;
  readonly train?: string;
}

/** 1 for what one usually does, -1 for what one usually does not, 0 where there is no habit. */
export function habit<S extends RailState, A extends Action>(
  outlook: Outlook<S, A>,
  state: S,
  view: RailView,
  rounds: number,
  action: A,
): number {
  const { tuning } = outlook;
  const { type, pay, side, train } = action as unknown as OperatingAction;
  if (type === 'dividend') return pay ? 1 : 0;
  // Trains change hands between companies where one of them has none that lasts, and seldom otherwise.
  if (type === 'buy_train_from') return bare(view) ? 0 : -1;
  if (type === 'take_loan') return -1;
  if (type !== 'buy_train') return 0;
  const company = view.companies.find(({ id }) => id === view.operator);
  const bought = trainOf(view, side ?? train ?? '');
  if (!company || !bought) return 0;
  const own = company.trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
  if (isOrdinary(bought) && !own.some((name) => lasts(view, name))) return 1;
  const name = side ?? bought.sides[0]?.name ?? bought.name;
  const price = bought.sides.find((each) => each.name === name)?.price ?? bought.price;
  const known =
    outlook.revenueOf(state, company.id, [...own, name]) - outlook.revenueOf(state, company.id, own);
  const isRich = company.cash - price >= priceAfter(view, bought);
  const easy = isRich ? tuning.easyTrainsRich : tuning.easyTrains;
  const isHoped = isOrdinary(bought) && own.length < easy;
  const more = isHoped ? Math.max(known, outlook.hopedFor(view, name)) : known;
  const life = lasts(view, name) ? rounds : tuning.shortLife;
  return more * life > (isRich ? tuning.paysBackRich : tuning.paysBack) * price ? 1 : -1;
}

/** Whether the acting company has no train that lasts. */
function bare(view: RailView): boolean {
  const company = view.companies.find(({ id }) => id === view.operator);
  return !company?.trains.some(({ name, leased }) => !leased && lasts(view, name));
}

/** What the first train costs that comes after a kind and lasts. */
function priceAfter(view: RailView, kind: TrainView): number {
  const later = view.trains.slice(view.trains.indexOf(kind) + 1);
  return later.find(({ name, left }) => left !== 0 && lasts(view, name))?.price ?? 0;
}

export function trainOf(view: RailView, asked: string): TrainView | undefined {
  return (
    view.trains.find(({ name, sides }) => name === asked || sides.some((side) => side.name === asked)) ??
    view.trains.find(({ name }) => asked.startsWith(`${name}-`))
  );
}

/** A train that a company may have to own: not one that comes on top of its limit. */
export function isOrdinary({ notes }: TrainView): boolean {
  return notes.every(({ key }) => key !== 'outside-limit');
}

/** Whether the train that takes it away is still far off. */
export function lasts(view: RailView, name: string): boolean {
  const kind = trainOf(view, name);
  if (!kind || kind.rustsOn === null) return true;
  const on = view.trains.findIndex((each) => each.name === kind.rustsOn);
  let between = 0;
  for (const { left } of view.trains.slice(0, on)) between += left ?? 0;
  return between > 2;
}
