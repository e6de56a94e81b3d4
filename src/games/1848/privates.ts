import type { Refusal, RuleId, Seat } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { askOwner, checkDeclined } from '../../rail/consent.ts';
import { pay } from '../../rail/money.ts';
import { operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { payIncomes } from '../../rail/privates.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { PRIVATE_IDS, type PrivateId, PRIVATES, TASMANIA_HEXES } from './data.ts';
import { acting, type Draft1848, payFromBank, setPrivate, type State, type Step1848 } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1848-13: private companies: income, sale to companies, who may use their powers, closing. */

/** 1848-7.1, 3.4: income to players and companies. */
export function payPrivates(draft: Draft1848, rule: RuleId): void {
  const incomes = PRIVATE_IDS.flatMap((id) => {
    const { owner, closed, powerOnly } = draft.state.privates[id];
    return owner === null || closed || powerOnly ? [] : [{ private: id, owner, amount: PRIVATES[id].income }];
  });
  payIncomes(draft, incomes, payFromBank, rule);
}

export function closePrivate(draft: Draft1848, id: PrivateId, rule: RuleId): void {
  if (draft.state.privates[id].closed) return;
  setPrivate(draft, id, { closed: true });
  draft.emit('private-closed', { private: id }, rule);
}

/** The seat that decides for the owner of a private. */
function seatOfOwner(state: State, owner: Seat | CompanyId | null): Seat | null {
  return typeof owner === 'string' ? companyOf(state, owner).director : owner;
}

export function isTasmaniaLaid(state: State): boolean {
  return TASMANIA_HEXES.some((hex) => state.board.laid[hex] !== undefined);
}

/**
 * 1848-13.8: the first 5/5+ leaves the bank. P1, P5, P6 and what is used up close; unused P2 and P4 keep
 * only their power. 1848-13.6: an unplaced Tasmania tile must be laid at once, and then P3 closes.
 */
export function closePrivates(draft: Draft1848): void {
  draft.state.privatesClosed = true;
  for (const id of PRIVATE_IDS) {
    const { closed, used, owner } = draft.state.privates[id];
    if (closed) continue;
    if (id === 'P3' && !used && !isTasmaniaLaid(draft.state)) {
      setPrivate(draft, id, { powerOnly: true });
      draft.state.tasmania = seatOfOwner(draft.state, owner);
    } else if ((id === 'P2' || id === 'P4') && !used) setPrivate(draft, id, { powerOnly: true });
    else closePrivate(draft, id, '1848-13.8');
  }
}

/**
 * 1848-16.1: a failing company takes its privates with it. D-62: by the books the 5 exported at its failure counts as
 * bought, so its Director still lays the Tasmania tile (1848-13.6), and P3 closes then.
 */
export function closePrivatesOf(draft: Draft1848, company: CompanyId): void {
  for (const id of PRIVATE_IDS) {
    if (draft.state.privates[id].owner !== company || draft.state.privates[id].closed) continue;
    if (id === 'P3' && draft.state.tasmania !== null && draft.state.options.failed_p3_lays) continue;
    closePrivate(draft, id, '1848-16.1');
    if (id === 'P3') draft.state.tasmania = null;
  }
}

/** Marks a power as used; once the privates have closed, the private closes with it. */
export function usePower(draft: Draft1848, id: PrivateId): void {
  setPrivate(draft, id, { used: true });
  if (draft.state.privatesClosed) closePrivate(draft, id, '1848-13.8');
}

/**
 * 1848-13.3: powers work from the first 3/3+ on, for the company that owns the private or whose Director
 * does (P3: D-13).
 */
export function checkPower(state: State, id: PrivateId): Refusal | null {
  const company = operator(state);
  const { owner, closed, used } = state.privates[id];
  if (company === null || closed || used) return refuse('power-gone', '1848-13.3', { private: id });
  const mine = owner === company;
  const directors = owner === companyOf(state, company).director;
  if (id === 'P3' ? !mine && !(directors && state.options.p3_player_owned) : !mine && !directors) {
    return refuse('not-owner', id === 'P3' ? '1848-13.5' : '1848-13.3', { private: id });
  }
  // 1848-21.9: the site's server lets P2 work in phase 2.
  if (!state.first3 && !(id === 'P2' && state.options.import_lenient)) {
    return refuse('too-early', '1848-13.3', { private: id });
  }
  return null;
}

/* ---- sale to the operating company ---- */

export function privatesAreForSale(state: State): boolean {
  return state.phase === '3' || state.phase === '4';
}

function isSellable(state: State, id: PrivateId): boolean {
  // 1848-21.9: only the site's page prevents the sale of P5 and P6.
  return PRIVATES[id].most > 0 || state.options.import_lenient;
}

function highestPrice(id: PrivateId): number {
  return PRIVATES[id].most || PRIVATES[id].price * 2;
}

/** 1848-13.2 */
export function checkPurchase(state: State, action: Of<'buy_from_owner'>): Refusal | null {
  const company = operator(state);
  const { private: id, price } = action;
  if (company === null || !Object.hasOwn(PRIVATES, id)) {
    return refuse('unknown-private', '1848-13.2', { private: id });
  }
  const { owner, closed } = state.privates[id];
  if (!privatesAreForSale(state) || state.privatesClosed) return refuse('not-in-this-phase', '1848-13.2');
  if (!isSellable(state, id)) return refuse('never-for-sale', '1848-1.3', { private: id });
  if (closed || typeof owner !== 'number') return refuse('no-player-owns-it', '1848-13.1', { private: id });
  const { director } = companyOf(state, company);
  if (state.options.private_seller === 'director' && owner !== director) {
    return refuse('only-from-director', '1848-13.2', { private: id });
  }
  const most = Math.min(highestPrice(id), cashOf(state, company));
  if (price < 1 || price > most) return refuse('bad-price', '1848-13.2', { private: id, min: 1, max: most });
  return declinedBefore(state, id, '1848-13.2');
}

/** D-47: what was declined this turn may not be requested again. */
export function declinedBefore(state: State, item: string, rule: RuleId): Refusal | null {
  return state.round.kind === 'operating' ? checkDeclined(state.round.declined, item, rule) : null;
}

/** 1848-7.4, step 8: a private is still for sale to a company with one pound. */
export function couldBuyPrivate(state: State, company: CompanyId): boolean {
  if (!privatesAreForSale(state) || state.privatesClosed || cashOf(state, company) < 1) return false;
  const { director } = companyOf(state, company);
  return PRIVATE_IDS.some((id) => {
    const { owner, closed } = state.privates[id];
    if (closed || typeof owner !== 'number' || PRIVATES[id].most === 0) return false;
    return state.options.private_seller === 'any_player' || owner === director;
  });
}

/** The player who owns a private. */
function sellerOf(state: State, id: PrivateId): Seat {
  const { owner } = state.privates[id];
  if (typeof owner !== 'number') throw new Error('purchase was not checked');
  return owner;
}

export function buyPrivate(
  draft: Draft1848,
  company: CompanyId,
  { private: id, price }: Of<'buy_from_owner'>,
) {
  const owner = sellerOf(draft.state, id);
  pay(draft, company, owner, price);
  setPrivate(draft, id, { owner: company });
  draft.emit('private-sold', { private: id, company, seller: owner, price }, '1848-13.2');
}

/** D-47: a purchase from another player may have to wait for an answer. */
function perform(draft: Draft1848, action: Of<'buy_from_owner'>): void {
  const { company } = acting(draft.state);
  const seller = sellerOf(draft.state, action.private);
  if (draft.state.options.trade_consent === 'ask' && seller !== action.by) {
    askOwner(draft, { seller, buyer: company, action }, '1848-20/D-47');
  } else buyPrivate(draft, company, action);
}

/** 1848-7.7: at any point of the turn. */
export const privatePurchase: Step1848<'buy_from_owner'> = {
  id: 'buy-private',
  rule: '1848-13.2',
  waits: () => false,
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const id of PRIVATE_IDS) {
      const { owner, closed } = state.privates[id];
      if (closed || typeof owner !== 'number') continue;
      const action: Of<'buy_from_owner'> = { type: 'buy_from_owner', by, private: id, price: 1 };
      const refusal = checkPurchase(state, action);
      if (refusal) yield offer(action, refusal);
      else {
        const max = Math.min(highestPrice(id), cashOf(state, company));
        yield { kind: 'range', action, field: 'price', min: 1, max, step: 1 };
      }
    }
  },
  acts: { buy_from_owner: { check: checkPurchase, perform } },
};
