import type { Refusal, Seat } from '../../core/game.ts';
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
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { BOE, POOL_LIMIT, RAILWAYS } from './data.ts';
import { settleDirector } from './companies.ts';
import { priceDown } from './prices.ts';
import {
  type Draft1848,
  holding,
  isRailway,
  payFromBank,
  percentsOf,
  sharePrice,
  type State,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** Selling blocks of shares: the same in a stock round (1848-4.5) and in a cash crisis (1848-16.5). */

export const SHARE_COMPANIES: readonly CompanyId[] = [BOE, ...RAILWAYS];

/** The block sizes that a seat can form from a holding: ordinary certificates, then half or all of the Director's. */
export function blockSizes(state: State, seat: Seat, company: CompanyId): number[] {
  const sizes: number[] = [];
  const most = holding(state, company, seat);
  for (let percent = 10; percent <= most; percent += 10) sizes.push(percent);
  return sizes;
}

/** The certificates of a block: those named, or the first that add up; half the Director's is 1848-4.7.3. */
export function blockOf(
  state: State,
  seat: Seat,
  { company, percent, certs }: Pick<Of<'sell_shares'>, 'company' | 'percent' | 'certs'>,
): Block | null {
  // D-36: BOE_0 is not a Director's certificate, but is sold last, too.
  const selling = sellingOrder(held(state.certificates, company, seat), directorCert(company));
  const director = company === BOE ? null : directorCert(company);
  return blockFrom(selling, percentsOf(company), director, percent, certs);
}

/** What holds for every sale: a real holding, room in the pool, a successor for a sold Director's certificate. */
export function checkBlock(state: State, seat: Seat, action: Of<'sell_shares'>): Refusal | null {
  const { company, percent } = action;
  if (company !== BOE && !isRailway(company)) return refuse('unknown-company', '1848-4.5', { company });
  if (company !== BOE && companyOf(state, company).par === null) {
    return refuse('not-started', '1848-3.2', { company });
  }
  if (percent <= 0 || percent % 10 !== 0) return refuse('bad-block', '1848-4.5', { percent });
  const block = blockOf(state, seat, action);
  if (!block) return refuse('not-held', '1848-4.5', { company, percent });
  if (company === BOE) return null;
  if (holding(state, company, POOL) + percent > POOL_LIMIT) {
    return refuse('pool-limit', '1848-4.5', { company, limit: POOL_LIMIT });
  }
  if (block.hasDirectorCert && !hasSuccessor(state, company, seat)) {
    return refuse('no-successor', '1848-4.7.3', { company });
  }
  return null;
}

function hasSuccessor(state: State, company: CompanyId, seller: Seat): boolean {
  return state.order.some((seat) => seat !== seller && holding(state, company, seat) >= 20);
}

/** 1848-4.5: at the price before the sale. */
export function saleIncome(state: State, company: CompanyId, percent: number): number {
  return (percent / 10) * sharePrice(state, company);
}

/** 1848-4.5 to 4.7: the money at the price before the sale, the certificates, the Director, the price. */
export function sellBlock(draft: Draft1848, seat: Seat, action: Of<'sell_shares'>): void {
  const { company, percent } = action;
  const block = blockOf(draft.state, seat, action);
  if (!block) throw new Error('block was not checked');
  const income = saleIncome(draft.state, company, percent);
  moveCerts(draft, block.certs, seat, POOL);
  payFromBank(draft, seat, income);
  draft.emit('shares-sold', { seat, company, percent, income }, '1848-4.5');
  settleDirector(draft, company);
  if (block.half) {
    // 1848-4.7.4: the refund is the pool's first certificate after the exchange.
    const refund = held(draft.state.certificates, company, POOL)[0];
    if (refund) moveCerts(draft, [refund], POOL, seat);
  }
  if (company !== BOE) priceDown(draft, company);
}
