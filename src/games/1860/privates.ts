import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { type CertId, directorCert, held, IPO, moveCerts } from '../../rail/shares.ts';
import { BANK, pay, payFromBank } from '../../rail/money.ts';
import { stockOf } from '../../rail/stock.ts';
import type { Of } from './actions.ts';
import { settleFloat, settlePresident } from './companies.ts';
import { FISHBOURNE, PRIVATE_IDS, type PrivateId, PRIVATES, PRIVATE_SALE_FEE } from './data.ts';
import {
  certificateLimit,
  certificatesOf,
  checkBank,
  type Draft1860,
  isPrivate,
  noteDifference,
  privatesOf,
  setPrivate,
  type State,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-7: the private companies. They belong to players or to the bank, never to companies (1860-7.1). */

/** 1860-7.1: to players, at the start of every operating round. */
export function payPrivates(draft: Draft1860): void {
  for (const id of PRIVATE_IDS) {
    const { owner, closed } = draft.state.privates[id];
    if (typeof owner !== 'number' || closed) continue;
    payFromBank(draft, owner, PRIVATES[id].income);
    draft.emit('private-paid', { private: id, owner, amount: PRIVATES[id].income }, '1860-7.1');
  }
}

export function closePrivate(draft: Draft1860, id: PrivateId, rule: string): void {
  setPrivate(draft, id, { closed: true, owner: null });
  draft.emit('private-closed', { private: id }, rule);
}

/* ---- to and from the bank ---- */

export function saleIncome(id: PrivateId): number {
  return PRIVATES[id].price - PRIVATE_SALE_FEE;
}

/** A price from a file that differs from our rules (1860-0.5). */
function checkRecorded(
  state: State,
  ours: number,
  recorded: number | undefined,
  rule: string,
): Refusal | null {
  if (recorded === undefined) return null;
  if (!state.options.import_lenient) return refuse('recorded-only-in-imports', '1860-0.5');
  return recorded < 0 ? refuse('bad-price', rule, { price: ours }) : null;
}

/** 1860-7.3, D-7 */
export function checkSellPrivate(state: State, action: Of<'sell_private'>): Refusal | null {
  const { private: id, by, recorded } = action;
  if (!isPrivate(id)) return refuse('unknown-private', '1860-7.3', { private: id });
  if (state.privates[id].owner !== by || state.privates[id].closed) {
    return refuse('not-its-owner', '1860-7.3', { private: id });
  }
  if (state.turnNumber === 1 && !state.options.sell_privates_in_sr1)
    return refuse('no-sales-yet', '1860-7.3');
  return checkRecorded(state, saleIncome(id), recorded, '1860-7.3');
}

export function sellPrivate(draft: Draft1860, { private: id, by, recorded }: Of<'sell_private'>): void {
  const income = recorded ?? saleIncome(id);
  if (income !== saleIncome(id)) noteDifference(draft, '1860-7.3', id, saleIncome(id), income);
  payFromBank(draft, by, income);
  setPrivate(draft, id, { owner: BANK });
  draft.emit('private-returned', { seat: by, private: id, income }, '1860-7.3');
  checkBank(draft);
}

/** 1860-5.9, D-36: on the site a player does not buy back a private in the stock round in which he sold it. */
export function isSoldForGood(state: State, seat: Seat, id: PrivateId): boolean {
  return !state.options.private_buy_back && (stockOf(state).sold[seat]?.includes(id) ?? false);
}

/** 1860-7.4, 7.5 */
export function checkBuyPrivate(state: State, action: Of<'buy_private'>): Refusal | null {
  const { private: id, by, recorded } = action;
  if (!isPrivate(id)) return refuse('unknown-private', '1860-7.4', { private: id });
  if (state.privates[id].owner !== BANK || state.privates[id].closed) {
    return refuse('not-the-banks', id === FISHBOURNE ? '1860-7.5' : '1860-7.4', { private: id });
  }
  const price = recorded ?? PRIVATES[id].price;
  if (cashOf(state, by) < price) return refuse('not-enough-cash', '1860-7.4', { price });
  if (certificatesOf(state, by) >= certificateLimit(state)) {
    return refuse('certificate-limit', '1860-1.2', { limit: certificateLimit(state) });
  }
  if (isSoldForGood(state, by, id)) return refuse('sold-this-round', '1860-5.9', { private: id });
  return checkRecorded(state, PRIVATES[id].price, recorded, '1860-7.4');
}

export function buyPrivate(draft: Draft1860, { private: id, by, recorded }: Of<'buy_private'>): void {
  const price = recorded ?? PRIVATES[id].price;
  if (price !== PRIVATES[id].price) noteDifference(draft, '1860-7.4', id, PRIVATES[id].price, price);
  pay(draft, by, BANK, price);
  setPrivate(draft, id, { owner: by });
  draft.emit('private-bought', { seat: by, private: id, price }, '1860-7.4');
  if (id !== FISHBOURNE) return;
  // 1860-7.5: the ferry closes all the others, without compensation.
  for (const other of PRIVATE_IDS) {
    if (other !== FISHBOURNE && !draft.state.privates[other].closed) closePrivate(draft, other, '1860-7.5');
  }
}

/* ---- exchange ---- */

export function shareFor(state: State, { private: id, cert }: Of<'exchange'>): CertId | null {
  const company = PRIVATES[id].share;
  if (company === null) return null;
  const single = held(state.certificates, company, IPO).filter(
    (candidate) => candidate !== directorCert(company),
  );
  if (cert === undefined) return single[0] ?? null;
  return single.includes(cert) ? cert : null;
}

/** 1860-7.6 */
export function checkExchange(state: State, action: Of<'exchange'>): Refusal | null {
  const { private: id, by } = action;
  if (!isPrivate(id)) return refuse('unknown-private', '1860-7.6', { private: id });
  const company = PRIVATES[id].share;
  if (state.privates[id].owner !== by || state.privates[id].closed) {
    return refuse('not-its-owner', '1860-7.6', { private: id });
  }
  if (company === null) return refuse('no-exchange', '1860-7.6', { private: id });
  if (companyOf(state, company).par === null) return refuse('not-started', '1860-7.6', { company });
  return shareFor(state, action) === null ? refuse('no-share-there', '1860-7.6', { company }) : null;
}

/** 1860-7.6: free of charge; it may float the company and change its president. */
export function exchange(draft: Draft1860, action: Of<'exchange'>): void {
  const { private: id, by } = action;
  const cert = present(shareFor(draft.state, action), 'certificate');
  const company = PRIVATES[id].share as string;
  closePrivate(draft, id, '1860-7.6');
  moveCerts(draft, [cert], IPO, by);
  draft.emit('private-exchanged', { seat: by, private: id, company }, '1860-7.6');
  settlePresident(draft, company);
  settleFloat(draft, company);
}

/** 1860-7.6: whether a seat could exchange a private for a share now. */
export function canExchange(state: State, by: Seat): boolean {
  return privatesOf(state, by).some((id) => !checkExchange(state, { type: 'exchange', by, private: id }));
}

/** The private that a seat still owns and can exchange for a share of this company. */
export function exchangeFor(state: State, seat: Seat, company: string): PrivateId | null {
  return (
    PRIVATE_IDS.find((id) => PRIVATES[id].share === company && state.privates[id].owner === seat) ?? null
  );
}
