import type { Ledger, LedgerCompany, LedgerKind, LedgerLaw } from './ledger.ts';

/** What changes while the rest of a game is played on a ledger, and how it is read. */

/** What differs from one play of the same ledger to the next. */
export interface Course {
  /** Multiplies the growth of networks. */
  readonly growth: number;
  /** How gladly companies buy trains: 1 buys what earns its price back. */
  readonly appetite: number;
  /** How much of its money the table dares to begin companies with. */
  readonly daring: number;
  /** By company, as often as needed: what its network gains or loses on the others with every round. */
  readonly drifts: readonly number[];
  /** The seat that buys nothing in the stock round in which the play begins. */
  readonly sitsOut?: number;
}

export const USUAL: Course = { growth: 1, appetite: 1, daring: 1, drifts: [0] };

export interface Company {
  readonly fixed: LedgerCompany;
  director: number;
  started: boolean;
  floated: boolean;
  closed: boolean;
  par: number;
  row: number;
  column: number;
  /** By seat; not always whole. */
  shares: number[];
  ipo: number;
  pool: number;
  toFloat: number;
  cash: number;
  trains: number[];
  revenue: number;
  quality: number;
  built: number;
  leases: boolean;
  loans: number;
  /** Dividends for each share so far. */
  paid: number;
}

export interface Play {
  readonly law: LedgerLaw;
  readonly course: Course;
  readonly ledger: Ledger;
  readonly cash: number[];
  readonly room: number[];
  readonly companies: Company[];
  readonly left: number[];
  readonly dividends: number[];
  bank: number;
  /** What the bank had, and how many rounds had been played, when the last round or set began. */
  bankBefore: number;
  roundsBefore: number;
  phase: number;
  /** The kind of train on sale. */
  top: number;
  rounds: number;
  isOver: boolean;
  boughtNow: boolean;
}

/** So much more than now is paid out in an average round until the end. */
const INCOME_GROWS = 1.5;
/** Each further train of a company finds less that is worth a run. */
export const FURTHER_TRAIN = 0.75;

export function makePlay(ledger: Ledger, law: LedgerLaw, course: Course): Play {
  const bank = ledger.bank ?? Number.POSITIVE_INFINITY;
  const play: Play = {
    law,
    course,
    ledger,
    cash: [...ledger.cash],
    room: [...ledger.room],
    companies: ledger.companies.map((fixed) => ({
      fixed,
      director: fixed.director,
      started: fixed.started,
      floated: fixed.floated,
      closed: fixed.closed,
      par: fixed.par,
      row: fixed.row,
      column: fixed.column,
      shares: [...fixed.shares],
      ipo: fixed.ipo,
      pool: fixed.pool,
      toFloat: fixed.toFloat,
      cash: fixed.cash,
      trains: [...fixed.trains],
      revenue: fixed.revenue,
      quality: fixed.quality,
      built: fixed.built,
      leases: fixed.leases,
      loans: fixed.loans,
      paid: 0,
    })),
    left: ledger.kinds.map(({ left }) => left),
    dividends: ledger.cash.map(() => 0),
    bank,
    bankBefore: bank,
    roundsBefore: 0,
    phase: ledger.phase,
    top: 0,
    rounds: 0,
    isOver: false,
    boughtNow: false,
  };
  findTop(play);
  return play;
}

/** The Bank of England stands beside the market, at a price of its own. */
export function isBank(company: Company): boolean {
  return company.fixed.isBank;
}

export function priceOf({ law }: Play, { fixed, row, column }: Company): number {
  return fixed.isBank ? fixed.par : (law.market.rows[row]?.[column] ?? 0);
}

export function findTop(play: Play): void {
  while (play.top < play.left.length && (play.left[play.top] as number) <= 0) play.top++;
}

export function kindAt(play: Play, index: number): LedgerKind | undefined {
  return play.ledger.kinds[index];
}

export function nextKind(play: Play): LedgerKind | undefined {
  return kindAt(play, play.top);
}

export function effectiveReach(play: Play, trains: readonly number[]): number {
  let share = 1;
  let reach = 0;
  const reaches = trains.map((kind) => kindAt(play, kind)?.reach ?? 0).sort((a, b) => b - a);
  for (const each of reaches) {
    reach += share * each;
    share *= FURTHER_TRAIN;
  }
  return reach;
}

export function reckonRevenue(play: Play, company: Company): void {
  company.revenue = company.built * company.quality * effectiveReach(play, company.trains);
}

export function earn(play: Play, seat: number, amount: number): void {
  play.cash[seat] = (play.cash[seat] as number) + amount;
  play.bank -= amount;
}

/** About how many operating rounds are left. */
export function roundsAhead(play: Play): number {
  if (play.law.endsBy === 'bank') {
    let income = 30;
    for (const company of play.companies) {
      if (company.floated && !company.closed) income += company.revenue;
    }
    return Math.min(14, Math.max(1, play.bank / (INCOME_GROWS * income)));
  }
  let trains = 0;
  for (let kind = play.top; kind < play.left.length; kind++) {
    trains += Math.min(12, play.left[kind] as number);
  }
  return Math.min(12, Math.max(1, trains / 2));
}
