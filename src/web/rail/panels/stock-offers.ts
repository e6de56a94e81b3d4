import type { Action, Choice, Refusal, Turn } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import type { CompanyId } from '../../../rail/tokens.ts';
import { companiesInOrder } from '../tables/in-order.ts';

/** Everything done with shares and, where a title lets players trade in them, with private companies. */
export const STOCK_TYPES: readonly string[] = [
  'sell_shares',
  'buy_share',
  'buy_directorship',
  'par',
  'convert',
  'sell_private',
  'buy_private',
  'exchange',
];

/** Where players trade: their own round, a debt that has to be paid, a share after an emergency. */
const STOCK_STEPS: readonly string[] = ['stock', 'crisis', 'share'];

export function isTrading(turn: Turn): boolean {
  return turn.kind === 'decide' && STOCK_STEPS.includes(turn.step);
}

/** The fields of such actions in all titles. */
export interface Trade extends Action {
  readonly company?: CompanyId;
  readonly percent?: number;
  readonly price?: number;
  readonly from?: string;
  /** A certificate by name: the one that leads a company. */
  readonly cert?: string;
  readonly private?: string;
}

/** One thing to choose, legal or not, with the money it takes or brings. */
export interface Offer {
  readonly action: Trade;
  readonly refusal: Refusal | null;
  readonly cost: number | null;
  readonly income: number | null;
}

/** What can be sold of one company. */
export interface SaleRow {
  readonly company: CompanyId;
  /** Every legal size, smallest first. */
  readonly sizes: readonly Offer[];
  /** Why nothing can be sold, or not more than the largest size; null where the whole holding can go. */
  readonly refused: Offer | null;
}

/** A company that can be started, or cannot be. */
export interface StartRow {
  readonly company: CompanyId;
  readonly pars: readonly Offer[];
  /** The reason, where it is the same for every price. */
  readonly refused: Offer | null;
}

/** Offers that are refused for one and the same reason. */
export interface Reason {
  readonly offers: readonly Offer[];
  readonly refusal: Refusal;
}

function amount(choice: Choice<Action>, key: string): number | null {
  const value = choice.kind === 'one' ? choice.tally?.[key] : undefined;
  return typeof value === 'number' ? value : null;
}

export function offersIn(choices: readonly Choice<Action>[]): Offer[] {
  return choices.flatMap((choice) =>
    choice.kind === 'one'
      ? {
          action: choice.action,
          refusal: choice.refusal ?? null,
          cost: amount(choice, 'cost'),
          income: amount(choice, 'income'),
        }
      : [],
  );
}

function ofType(offers: readonly Offer[], ...types: readonly string[]): Offer[] {
  return offers.filter(({ action }) => types.includes(action.type));
}

/** Offers by company, the companies in the order in which tables show them. */
function byCompany(view: RailView, offers: readonly Offer[]): [CompanyId, Offer[]][] {
  return companiesInOrder(view).flatMap(({ id }) => {
    const own = offers.filter(({ action }) => action.company === id);
    return own.length > 0 ? [[id, own] as [CompanyId, Offer[]]] : [];
  });
}

/** One row for each company held: first those with a number to choose, then single shares, then what is refused. */
export function salesIn(view: RailView, offers: readonly Offer[]): SaleRow[] {
  const rows = byCompany(view, ofType(offers, 'sell_shares')).map(([company, own]): SaleRow => {
    const bySize = own.sort((a, b) => (a.action.percent ?? 0) - (b.action.percent ?? 0));
    const sizes = bySize.filter(({ refusal }) => !refusal);
    const largest = sizes.at(-1)?.action.percent ?? 0;
    const refused = bySize.find(({ action, refusal }) => refusal && (action.percent ?? 0) > largest) ?? null;
    return { company, sizes, refused };
  });
  const rank = ({ sizes }: SaleRow): number => (sizes.length > 1 ? 0 : sizes.length === 1 ? 1 : 2);
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** Shares and directorships for sale, the legal ones first. Refused ones of unstarted companies are left out. */
export function purchasesIn(view: RailView, offers: readonly Offer[]): Offer[] {
  const waiting = new Set(ofType(offers, 'par').map(({ action }) => action.company));
  const all = byCompany(view, ofType(offers, 'buy_share', 'buy_directorship')).flatMap(([, own]) => own);
  return legalFirst(all.filter(({ action, refusal }) => !refusal || !waiting.has(action.company)));
}

export function legalFirst(offers: readonly Offer[]): Offer[] {
  return offers.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
}

/** Companies that have not started; those that cannot start at any price come last. */
export function startsIn(view: RailView, offers: readonly Offer[]): StartRow[] {
  const rows = byCompany(view, ofType(offers, 'par')).map(([company, own]): StartRow => {
    const pars = own.sort((a, b) => (a.action.price ?? 0) - (b.action.price ?? 0));
    const [reason, ...others] = reasonsIn(pars);
    const isForAll = others.length === 0 && reason?.offers.length === pars.length;
    return { company, pars, refused: isForAll ? (pars[0] ?? null) : null };
  });
  return rows.sort((a, b) => Number(a.refused !== null) - Number(b.refused !== null));
}

export function conversionsIn(offers: readonly Offer[]): Offer[] {
  return legalFirst(ofType(offers, 'convert'));
}

/** Trades in private companies, by company. */
export function privateTradesIn(offers: readonly Offer[]): [id: string, trades: Offer[]][] {
  const trades = ofType(offers, 'sell_private', 'buy_private', 'exchange');
  const ids = [...new Set(trades.flatMap(({ action }) => action.private ?? []))];
  return ids.map((id) => [id, trades.filter(({ action }) => action.private === id)]);
}

function reasonsIn(offers: readonly Offer[]): Reason[] {
  const reasons = new Map<string, { offers: Offer[]; refusal: Refusal }>();
  for (const offer of offers) {
    const { refusal } = offer;
    if (!refusal) continue;
    const key = `${refusal.code} ${refusal.rule}`;
    const known = reasons.get(key);
    if (known) known.offers.push(offer);
    else reasons.set(key, { offers: [offer], refusal });
  }
  return [...reasons.values()];
}

/** A sale in the same turn may remove these. */
const PASSING_REASONS: ReadonlySet<string> = new Set([
  'not-enough-cash',
  'certificate-limit',
  'over-certificate-limit',
]);

/** Reasons worth a line: those that last for the turn, and one that rules out everything. */
export function lastingReasons(offers: readonly Offer[]): Reason[] {
  return reasonsIn(offers).filter(
    ({ offers: refused, refusal }) =>
      !PASSING_REASONS.has(refusal.code) || (refused.length === offers.length && offers.length > 1),
  );
}

/** Companies that a reason is about, each once. */
export function companiesOf({ offers }: Reason): CompanyId[] {
  return [...new Set(offers.flatMap(({ action }) => action.company ?? []))];
}

/** Shares in a percentage of a company, as many as its certificates make of it. */
export function sharesIn(view: RailView, { company, percent = 0 }: Trade): number {
  const unit = view.companies.find(({ id }) => id === company)?.percentPerShare ?? 10;
  return percent / unit;
}
