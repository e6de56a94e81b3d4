import type { Refusal, Seat } from '../../core/game.ts';
import { payFromBank } from '../../rail/money.ts';
import { companyOf } from '../../rail/position.ts';
import {
  type Block,
  blockFrom,
  type CertId,
  directorCert,
  held,
  moveCerts,
  percentOf,
  POOL,
  sellingOrder,
} from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { settleDirector } from './companies.ts';
import { priceLeft } from './prices.ts';
import {
  directorPercent,
  type Draft18GB,
  holding,
  isPhaseReached,
  percentsOf,
  sharePrice,
  type State,
  unitOf,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-7.3, 18GB-7.4, 18GB-8.1: selling shares, of which the pool takes any number (18GB-7.5). */

type Sale = Pick<Of<'sell_shares'>, 'company' | 'percent' | 'certs'>;

/** The block sizes that a seat can form from a holding. */
export function blockSizes(state: State, seat: Seat, company: CompanyId): number[] {
  const unit = unitOf(state, company);
  return Array.from({ length: holding(state, company, seat) / unit }, (_, index) => unit * (index + 1));
}

/**
 * The certificates of a sale. Without names the ordinary ones go first, then the director's as a whole, and
 * half of it only where nothing else adds up to the block.
 */
export function blockOf(state: State, seat: Seat, { company, percent, certs }: Sale): Block | null {
  const own = held(state.certificates, company, seat);
  const director = directorCert(company);
  return blockFrom(
    sellingOrder(own, director),
    percentsOf(state, company),
    director,
    percent,
    certs ?? wholeBlock(state, own, company, percent),
    unitOf(state, company),
  );
}

/** If the ordinary certificates are not enough: the director's and as many of them as are still needed. */
function wholeBlock(
  state: State,
  own: readonly CertId[],
  company: CompanyId,
  percent: number,
): CertId[] | undefined {
  const director = directorCert(company);
  const ordinary = own.filter((cert) => cert !== director);
  const unit = unitOf(state, company);
  const wanted = (percent - directorPercent(state, company)) / unit;
  const enough = ordinary.length * unit >= percent;
  if (enough || wanted < 0 || !own.includes(director)) return undefined;
  return [...ordinary.slice(0, wanted), director];
}

/** The most that another player holds. */
function mostOfOthers(state: State, company: CompanyId, seller: Seat): number {
  const others = state.order.filter((seat) => seat !== seller);
  return Math.max(0, ...others.map((seat) => holding(state, company, seat)));
}

/** 18GB-21.3: as little with another player is enough for 18xx.games, also where there is nothing to give back. */
const ENOUGH_FOR_THE_SITE = 20;

/** 18GB-7.11: half of the certificate needs an ordinary one to be given back: of the sale, of the pool, of a successor. */
function checkHalf(state: State, seat: Seat, company: CompanyId, { certs }: Block): Refusal | null {
  const pool = held(state.certificates, company, POOL);
  if ([...certs, ...pool].some((cert) => cert !== directorCert(company))) return null;
  const others = mostOfOthers(state, company, seat);
  if (others >= directorPercent(state, company)) return null;
  if (state.options.import_lenient && others >= ENOUGH_FOR_THE_SITE) return null;
  return refuse('half-needs-change', '18GB-7.11', { company });
}

export function checkBlock(state: State, seat: Seat, action: Of<'sell_shares'>): Refusal | null {
  const { company, percent } = action;
  if (companyOf(state, company).par === null) return refuse('not-started', '18GB-7.3', { company });
  if (percent <= 0 || percent % unitOf(state, company) !== 0) {
    return refuse('bad-block', '18GB-7.3', { percent });
  }
  const block = blockOf(state, seat, action);
  if (!block) return refuse('not-held', '18GB-7.3', { company, percent });
  return block.half ? checkHalf(state, seat, company, block) : null;
}

/** 18GB-7.4: half, rounded down for each share, where the corporation owns no train. */
export function salePrice(state: State, company: CompanyId): number {
  const price = sharePrice(state, company);
  return companyOf(state, company).trains.length > 0 ? price : Math.floor(price / 2);
}

/** 18GB-7.4 (D-18): each share by itself, or the whole sale, is rounded down. */
export function saleIncome(state: State, company: CompanyId, percent: number): number {
  const shares = percent / unitOf(state, company);
  if (!state.options['sale.round_by_sale']) return shares * salePrice(state, company);
  const full = shares * sharePrice(state, company);
  return companyOf(state, company).trains.length > 0 ? full : Math.floor(full / 2);
}

/** The money at the price before the sale, the certificates, the director, the price. */
export function sellBlock(draft: Draft18GB, seat: Seat, action: Of<'sell_shares'>): void {
  const { company, percent } = action;
  const block = blockOf(draft.state, seat, action);
  if (!block) throw new Error('block was not checked');
  const wasDirector = companyOf(draft.state, company).director === seat;
  const shares = percent / unitOf(draft.state, company);
  const income = saleIncome(draft.state, company, percent);
  moveCerts(draft, block.certs, seat, POOL);
  payFromBank(draft, seat, income);
  draft.emit('shares-sold', { seat, company, percent, income }, '18GB-7.4');
  if (block.half) giveChange(draft, seat, company);
  else settleDirector(draft, company);
  // 18GB-8.1: in the last phase only a director's sale moves the price.
  if (wasDirector || !isPhaseReached(draft.state, '6X')) priceLeft(draft, company, shares, '18GB-8.1');
}

/**
 * 18GB-7.11: after any exchange the seller gets back the pool's first ordinary certificate. 18GB-21.3: where there is none,
 * 18xx.games hands back the director's own, and the corporation is in receivership all the same.
 */
function giveChange(draft: Draft18GB, seat: Seat, company: CompanyId): void {
  settleDirector(draft, company);
  const pool = held(draft.state.certificates, company, POOL);
  const back = pool.find((cert) => cert !== directorCert(company)) ?? pool[0];
  if (back !== undefined) moveCerts(draft, [back], POOL, seat);
}

/** The percent of a certificate as its corporation stands now. */
export function certPercent(state: State, company: CompanyId, cert: CertId): number {
  return percentOf(percentsOf(state, company), cert);
}
