import type { Refusal, Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held } from '../../rail/shares.ts';
import type { Of } from './actions.ts';
import { operatingOrder, successor } from './companies.ts';
import { BOE } from './data.ts';
import { blockOf, blockSizes, checkBlock, saleIncome, sellBlock, SHARE_COMPANIES } from './shares.ts';
import { type Draft1848, holding, sharePrice, type State, type Step1848 } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1848-16.5, 1848-16.6: a player below zero has to sell; players never go bankrupt (1848-16.8). */

/** D-36: on the site BOE_0 counts as a Director's certificate here. */
function isKeptByQuirk(state: State, seat: Seat, action: Of<'sell_shares'>): boolean {
  if (action.company !== BOE || !state.options.boe0_quirk) return false;
  const isInBlock = blockOf(state, seat, action)?.certs.includes('BOE_0') ?? false;
  return (
    isInBlock &&
    !state.order.some((other) => other !== seat && held(state.certificates, BOE, other).length > 0)
  );
}

function changesDirector(state: State, seat: Seat, { company, percent }: Of<'sell_shares'>): boolean {
  if (company === BOE) return false;
  const after = (other: Seat): number => holding(state, company, other) - (other === seat ? percent : 0);
  return successor(state, company, after) !== companyOf(state, company).director;
}

function checkCrisisSale(state: State, action: Of<'sell_shares'>): Refusal | null {
  const { by, company, percent } = action;
  const basic = checkBlock(state, by, action);
  if (basic) return basic;
  if (blockOf(state, by, action)?.hasDirectorCert || changesDirector(state, by, action)) {
    return refuse('director-would-change', '1848-16.5', { company });
  }
  if (isKeptByQuirk(state, by, action)) return refuse('boe0-kept', '1848-20/D-36');
  const price = sharePrice(state, company);
  if ((percent / 10 - 1) * price + cashOf(state, by) >= 0) {
    return refuse('more-than-needed', '1848-16.5', { debt: -cashOf(state, by), price });
  }
  return null;
}

function* crisisSales(state: State, by: Seat): Generator<Of<'sell_shares'>> {
  for (const company of SHARE_COMPANIES) {
    if (company !== BOE && companyOf(state, company).par === null) continue;
    for (const percent of blockSizes(state, by, company)) yield { type: 'sell_shares', by, company, percent };
  }
}

/** Whether there is a sale that 1848-16.5 allows. */
export function canSellInCrisis(state: State, seat: Seat): boolean {
  for (const sale of crisisSales(state, seat)) if (!checkCrisisSale(state, sale)) return true;
  return false;
}

/** 1848-16.5: the first debtor with something to sell, clockwise from the Director who acted last. */
export function debtorAtTurn(state: State): Seat | null {
  if (state.round.kind !== 'operating' || state.round.crisisFrom === null) return null;
  const { order } = state;
  // Nearly always no player is in debt, so check that first.
  if (order.every((seat) => cashOf(state, seat) >= 0)) return null;
  const from = order.indexOf(state.round.crisisFrom);
  for (let step = 0; step < order.length; step++) {
    const seat = nth(order, (from + step) % order.length);
    if (cashOf(state, seat) >= 0 || !canSellInCrisis(state, seat)) continue;
    // D-55: by the books the demand is made once for each receivership.
    if (state.options.crisis_repeat || state.debtors.includes(seat)) return seat;
  }
  return null;
}

/** D-55: a seat that has paid, or has nothing left to sell, is not asked again. */
export function settleDebtors(draft: Draft1848): void {
  const { state } = draft;
  if (state.debtors.length === 0) return;
  state.debtors = state.debtors.filter((seat) => cashOf(state, seat) < 0 && canSellInCrisis(state, seat));
}

/** 1848-16.5, 7.2: companies that have not begun their turn are put in order again. */
function resort(draft: Draft1848): void {
  const round = operatingOf(draft.state);
  const fixed = round.at + (round.opened ? 1 : 0);
  const acted = round.queue.slice(0, fixed);
  const waiting = round.queue.slice(fixed);
  const sorted = operatingOrder(draft.state).filter((id) => waiting.includes(id));
  const rest = waiting.filter((id) => !sorted.includes(id));
  setOperating(draft, { queue: [...acted, ...sorted, ...rest] });
}

export const crisisStep: Step1848<'sell_shares'> = {
  id: 'crisis',
  rule: '1848-16.5',
  waits: (state) => debtorAtTurn(state) !== null,
  *offers(state) {
    const by = debtorAtTurn(state);
    if (by === null) return;
    for (const sale of crisisSales(state, by)) {
      const income = saleIncome(state, sale.company, sale.percent);
      yield offer(sale, checkCrisisSale(state, sale), { income });
    }
  },
  acts: {
    sell_shares: {
      check: checkCrisisSale,
      perform(draft, action) {
        sellBlock(draft, action.by, action);
        resort(draft);
      },
    },
  },
};
