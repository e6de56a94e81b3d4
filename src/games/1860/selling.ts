import type { Refusal, Seat } from '../../core/game.ts';
import { payFromBank } from '../../rail/money.ts';
import { companyOf } from '../../rail/position.ts';
import {
  type Block,
  blockFrom,
  directorCert,
  held,
  moveCerts,
  POOL,
  sellingOrder,
} from '../../rail/shares.ts';
import { stockOf } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { settlePresident } from './companies.ts';
import { isRedZone, PERCENTS, PRESIDENT_PERCENT, RAILWAYS } from './data.ts';
import { priceDown } from './prices.ts';
import {
  checkBank,
  type Draft1860,
  holding,
  isHalfValue,
  isPhase,
  isRailway,
  noteDifference,
  sharePrice,
  type State,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-5, 8.3, 8.4: selling shares, the president's certificate among them, whole or half (D-29). */

/** The certificates of a block: those named, or the first that make it up, the president's last. */
export function blockOf(
  state: State,
  seat: Seat,
  { company, percent, certs }: Pick<Of<'sell_shares'>, 'company' | 'percent' | 'certs'>,
): Block | null {
  const cert = directorCert(company);
  const selling = sellingOrder(held(state.certificates, company, seat), cert);
  return blockFrom(selling, PERCENTS, cert, percent, certs);
}

/** 1860-5.3: the price of one share: half, rounded down, if the company has no train. */
export function sellingPrice(state: State, company: CompanyId): number {
  const price = sharePrice(state, company);
  return isHalfValue(state, company) ? Math.floor(price / 2) : price;
}

/** Another player who could become president: then the president's certificate does not go into the pool. */
function hasSuccessor(state: State, seat: Seat, company: CompanyId): boolean {
  return state.order.some((other) => other !== seat && holding(state, company, other) >= PRESIDENT_PERCENT);
}

/** 1860-8.4: half of the certificate needs a share to take back, or a player to take over. */
function mayHalve(state: State, seat: Seat, company: CompanyId, block: Block): boolean {
  return (
    block.certs.length > 1 ||
    held(state.certificates, company, POOL).length > 0 ||
    hasSuccessor(state, seat, company)
  );
}

/** 1860-8.3, D-29: with the switch the certificate goes into the pool as one share only, never as two at once. */
function isWholeSaleBarred(state: State, seat: Seat, company: CompanyId, block: Block): boolean {
  if (!state.options.president_cert_as_one_share || block.half || !block.hasDirectorCert) return false;
  return !hasSuccessor(state, seat, company);
}

/** 1860-5.1, 5.2: from the first stock round on, one block of each company in a turn (D-30). */
export function checkSell(state: State, action: Of<'sell_shares'>): Refusal | null {
  const { company, percent, by, recorded } = action;
  if (!isRailway(company)) return refuse('unknown-company', '1860-5.1', { company });
  if (stockOf(state).soldNow.includes(company)) return refuse('one-block', '1860-5.2', { company });
  if (percent <= 0 || percent % 10 !== 0) return refuse('bad-block', '1860-5.2', { percent });
  const block = blockOf(state, by, action);
  if (!block) return refuse('not-held', '1860-5.1', { company, percent });
  if (block.half && !mayHalve(state, by, company, block)) {
    return refuse('nothing-to-take-back', '1860-8.4', { company });
  }
  if (isWholeSaleBarred(state, by, company, block)) {
    return refuse('president-cert-as-one-share', '1860-8.3', { company });
  }
  if (recorded === undefined) return null;
  if (!state.options.import_lenient) return refuse('recorded-only-in-imports', '1860-0.5');
  return recorded < 0 ? refuse('bad-price', '1860-5.3', { price: recorded }) : null;
}

/** 1860-5.4, 1860-5.7: how many spaces the price drops for a block. */
function dropFor(state: State, seat: Seat, company: CompanyId, shares: number): number {
  const { operated, operatedSinceLaunch } = companyOf(state, company);
  // 1860-5.5, D-3
  const counts = state.options.bankruptcy_resets_operated ? operatedSinceLaunch : operated;
  if (!counts || isPhase(state, '8')) return 0;
  // 1860-5.6, D-4: an earlier sale of this round has used up the free share.
  const isUsedUp =
    state.options.red_zone_once_per_sr && (stockOf(state).sold[seat]?.includes(company) ?? false);
  return isRedZone(sharePrice(state, company)) && !isUsedUp ? shares - 1 : shares;
}

/** 1860-5.3, 5.4: money at the price before the sale, then the president, then the price. */
export function sellBlock(draft: Draft1860, action: Of<'sell_shares'>): void {
  const { company, percent, by, recorded } = action;
  const { state } = draft;
  const block = blockOf(state, by, action);
  if (!block) throw new Error('block was not checked');
  const shares = percent / 10;
  const price = recorded ?? sellingPrice(state, company);
  if (price !== sellingPrice(state, company)) {
    noteDifference(draft, '1860-5.3', company, sellingPrice(state, company), price);
  }
  const drop = dropFor(state, by, company, shares);
  moveCerts(draft, block.certs, by, POOL);
  payFromBank(draft, by, price * shares);
  draft.emit('shares-sold', { seat: by, company, percent, income: price * shares }, '1860-5.3');
  settlePresident(draft, company);
  if (block.half) takeBack(draft, by, company);
  priceDown(draft, company, drop);
  checkBank(draft);
}

/** 1860-8.4: the first single share in the pool. */
function takeBack(draft: Draft1860, seat: Seat, company: CompanyId): void {
  const single = held(draft.state.certificates, company, POOL).find((cert) => cert !== directorCert(company));
  if (single !== undefined) moveCerts(draft, [single], POOL, seat);
  settlePresident(draft, company);
}

export function* sales(state: State, by: Seat): Generator<Of<'sell_shares'>> {
  for (const company of RAILWAYS) {
    const most = holding(state, company, by);
    for (let percent = 10; percent <= most; percent += 10)
      yield { type: 'sell_shares', by, company, percent };
  }
}
