import type { Ledger, LedgerCompany, LedgerKind, LedgerLaw } from './ledger.ts';

/**
 * Plays the rest of a game on a ledger: companies run what their trains earn, pay or keep it and buy the next train;
 * players buy what promises most; trains rust, prices move, the bank runs out. No map, no rules in detail, thousands of
 * times a second: an estimate of what each seat will own at the end, for comparing one move with another.
 */

/** What differs from one play of the same ledger to the next. */
export interface Course {
  /** Multiplies the growth of networks. */
  readonly growth: number;
  /** How gladly companies buy trains: 1 buys what earns its price back. */
  readonly appetite: number;
}

export const USUAL: Course = { growth: 1, appetite: 1 };

export interface Outcome {
  /** What each seat owns at the end. */
  readonly worth: readonly number[];
  /** Of that: cash from dividends since now, and shares at the last prices. */
  readonly dividends: readonly number[];
  readonly shares: readonly number[];
  /** Operating rounds until the end. */
  readonly rounds: number;
}

interface Company {
  readonly fixed: LedgerCompany;
  director: number;
  started: boolean;
  floated: boolean;
  closed: boolean;
  par: number;
  row: number;
  column: number;
  shares: number[];
  ipo: number;
  pool: number;
  toFloat: number;
  cash: number;
  trains: number[];
  revenue: number;
  quality: number;
  leases: boolean;
  loans: number;
}

interface Play {
  readonly law: LedgerLaw;
  readonly course: Course;
  readonly ledger: Ledger;
  readonly cash: number[];
  readonly room: number[];
  readonly companies: Company[];
  readonly left: number[];
  readonly dividends: number[];
  bank: number;
  phase: number;
  top: number;
  rounds: number;
  isOver: boolean;
  boughtNow: boolean;
}

/** Each further train of a company finds less that is worth a run. */
const FURTHER_TRAIN = 0.75;
/** No game goes on for longer than this, whatever the figures say. */
const MOST_ROUNDS = 40;
/** Purchases of one stock round at most. */
const MOST_PURCHASES = 60;

export function simulate(ledger: Ledger, law: LedgerLaw, course: Course = USUAL): Outcome {
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
      leases: fixed.leases,
      loans: fixed.loans,
    })),
    left: ledger.kinds.map(({ left }) => left),
    dividends: ledger.cash.map(() => 0),
    bank: ledger.bank ?? Number.POSITIVE_INFINITY,
    phase: ledger.phase,
    top: 0,
    rounds: 0,
    isOver: false,
    boughtNow: false,
  };
  findTop(play);
  if (ledger.at.kind === 'operating') {
    const { queue, part, earned, after } = ledger.at;
    const [first, ...rest] = queue.map((number) => play.companies[number] as Company);
    if (first) takeTurn(play, first, part, earned);
    for (const company of rest) takeTurn(play, company, 'all', 0);
    endRound(play);
    for (let left = after; left > 0 && !play.isOver; left--) operatingRound(play);
  }
  while (!play.isOver) {
    stockRound(play);
    const rounds = ledger.phases[play.phase]?.rounds ?? 1;
    for (let left = rounds; left > 0 && !play.isOver; left--) operatingRound(play);
  }
  return settle(play);
}

function priceOf({ law }: Play, { fixed, row, column }: Company): number {
  return row < 0 ? fixed.par : (law.market.rows[row]?.[column] ?? 0);
}

function findTop(play: Play): void {
  while (play.top < play.left.length && (play.left[play.top] as number) <= 0) play.top++;
}

function kindAt(play: Play, index: number): LedgerKind | undefined {
  return play.ledger.kinds[index];
}

function effectiveReach(play: Play, trains: readonly number[]): number {
  let share = 1;
  let reach = 0;
  for (const kind of trains.toSorted(
    (a, b) => (kindAt(play, b)?.reach ?? 0) - (kindAt(play, a)?.reach ?? 0),
  )) {
    reach += share * (kindAt(play, kind)?.reach ?? 0);
    share *= FURTHER_TRAIN;
  }
  return reach;
}

function reckonRevenue(play: Play, company: Company): void {
  company.revenue = company.quality * effectiveReach(play, company.trains);
}

/* ---- operating ---- */

function operatingRound(play: Play): void {
  play.boughtNow = false;
  play.ledger.incomes.forEach((income, seat) => {
    if (play.phase < play.ledger.incomesUntil || play.ledger.incomesUntil < 0) earn(play, seat, income);
  });
  const order = play.companies
    .filter(({ floated, closed, fixed }) => floated && !closed && fixed.row !== -2)
    .toSorted((a, b) => priceOf(play, b) - priceOf(play, a));
  for (const company of order) takeTurn(play, company, 'all', 0);
  endRound(play);
}

function earn(play: Play, seat: number, amount: number): void {
  play.cash[seat] = (play.cash[seat] as number) + amount;
  play.bank -= amount;
}

function endRound(play: Play): void {
  play.rounds++;
  for (const company of play.companies) {
    const factor = 1 + (play.law.growth - 1) * play.course.growth;
    company.quality *= factor;
    company.revenue *= factor;
  }
  if (play.law.exports && !play.boughtNow) leaveBank(play);
  const { endsBy } = play.law;
  const trainsGone = play.top >= play.left.length;
  if (play.bank < 0 || (endsBy === 'trains' && trainsGone) || play.rounds >= MOST_ROUNDS) play.isOver = true;
}

function takeTurn(play: Play, company: Company, part: 'all' | 'pay' | 'trains', earned: number): void {
  if (company.closed || company.fixed.row === -1) return payBank(play, company);
  if (part !== 'trains') {
    const revenue = part === 'pay' ? earned : company.revenue;
    if (company.leases) keep(play, company, 0.6 * company.quality * (kindAt(play, play.top)?.reach ?? 0));
    else if (revenue > 0 && company.director >= 0 && !shouldKeep(play, company, revenue))
      pay(play, company, revenue);
    else keep(play, company, revenue);
  }
  buyTrains(play, company);
}

/** Shares of the lending bank: they pay by phase and have a price of their own. */
function payBank(play: Play, company: Company): void {
  if (company.fixed.row !== -1 || !company.floated) return;
  const { size } = company.fixed;
  company.shares.forEach((count, seat) => {
    const amount = (company.revenue * count) / size;
    play.dividends[seat] = (play.dividends[seat] as number) + amount;
    earn(play, seat, amount);
  });
}

/** Keeps the money only where it decides whether there will be a train that lasts. */
function shouldKeep(play: Play, company: Company, revenue: number): boolean {
  const next = kindAt(play, play.top);
  if (!next || company.cash >= next.price) return false;
  const lasting = company.trains.filter((kind) => !isDoomed(play, kind)).length;
  return lasting === 0 && company.cash + revenue >= next.price;
}

/** Whether the train that takes it away is on sale next, or nearly. */
function isDoomed(play: Play, kind: number): boolean {
  const by = kindAt(play, kind)?.rustedBy ?? -1;
  if (by < 0) return false;
  if (by <= play.top) return true;
  let between = 0;
  for (let index = play.top; index < by; index++) between += play.left[index] as number;
  return between <= 2;
}

function pay(play: Play, company: Company, revenue: number): void {
  const { size } = company.fixed;
  company.shares.forEach((count, seat) => {
    const amount = (revenue * count) / size;
    play.dividends[seat] = (play.dividends[seat] as number) + amount;
    earn(play, seat, amount);
  });
  if (play.law.ipoPaysCompany) company.cash += (revenue * company.ipo) / size;
  move(play, company, play.law.afterPayout(company.row, company.column, revenue));
}

function keep(play: Play, company: Company, revenue: number): void {
  company.cash += revenue;
  if (!play.law.bankOfPlayers) play.bank -= revenue;
  move(play, company, play.law.afterNothing(company.row, company.column));
}

function move(play: Play, company: Company, [row, column]: readonly [number, number]): void {
  company.row = row;
  company.column = column;
  const price = priceOf(play, company);
  if (price >= play.law.endPrice) play.isOver = true;
  if (price <= 0) fail(play, company);
}

/** A price of nothing: the shares are gone; where loans brought it down, the director owes the others their par. */
function fail(play: Play, company: Company): void {
  company.closed = true;
  if (play.law.distress !== 'loans' || company.director < 0) return;
  company.shares.forEach((count, seat) => {
    if (seat === company.director) return;
    const due = count * company.par;
    play.cash[seat] = (play.cash[seat] as number) + due;
    play.cash[company.director] = (play.cash[company.director] as number) - Math.max(0, due - company.cash);
  });
}

/* ---- trains ---- */

function limitOf(play: Play, company: Company): number {
  const limits = play.ledger.phases[play.phase]?.limit ?? [2];
  return (company.fixed.size === 10 ? limits.at(-1) : limits[0]) ?? 2;
}

function roundsAhead(play: Play): number {
  let income = 30;
  for (const company of play.companies) if (company.floated && !company.closed) income += company.revenue;
  if (play.law.endsBy === 'bank') return Math.min(14, Math.max(1, play.bank / (1.25 * income)));
  let trains = 0;
  for (let kind = play.top; kind < play.left.length; kind++)
    trains += Math.min(12, play.left[kind] as number);
  return Math.min(12, Math.max(1, trains / 2));
}

function buyTrains(play: Play, company: Company): void {
  while (!company.closed) {
    findTop(play);
    const next = kindAt(play, play.top);
    if (!next || company.trains.length >= limitOf(play, company)) return;
    const isBare = company.trains.length === 0;
    if (company.cash < next.price) {
      if (isBare && play.law.distress === 'loans' && company.director >= 0) borrow(play, company, next.price);
      else if (isBare && company.director >= 0) company.leases = true;
      if (company.closed || company.cash < next.price) return;
    } else if (!isBare && !isWorthBuying(play, company, next)) return;
    company.cash -= next.price;
    if (!play.law.bankOfPlayers) play.bank += next.price;
    company.trains.push(play.top);
    company.leases = false;
    play.boughtNow = true;
    leaveBank(play);
    reckonRevenue(play, company);
  }
}

function isWorthBuying(play: Play, company: Company, next: LedgerKind): boolean {
  const reach = effectiveReach(play, company.trains);
  const gain = company.quality * (effectiveReach(play, [...company.trains, play.top]) - reach);
  const life = isDoomed(play, play.top) ? 2 : roundsAhead(play);
  const lasting = company.trains.filter((kind) => !isDoomed(play, kind)).length;
  // Money in a treasury is worth nothing at the end: it waits only for the train that it will be needed for.
  return lasting === 0 || gain * life * play.course.appetite > next.price * 0.5;
}

/** Each loan is a hundred; prices fall by three columns for it. */
function borrow(play: Play, company: Company, price: number): void {
  while (company.cash < price && !company.closed) {
    company.cash += 100;
    company.loans++;
    const column = Math.max(0, company.column - 3);
    move(play, company, [company.row, column]);
  }
}

/** The next train leaves: its phase begins, others rust. */
function leaveBank(play: Play): void {
  findTop(play);
  const kind = kindAt(play, play.top);
  if (!kind) return;
  const index = play.top;
  play.left[index] = (play.left[index] as number) - 1;
  if (kind.phase > play.phase) {
    play.phase = kind.phase;
    for (const company of play.companies) {
      const kept = company.trains.filter((train) => kindAt(play, train)?.rustedBy !== index);
      const limit = limitOf(play, company);
      const isSame = kept.length === company.trains.length && kept.length <= limit;
      if (isSame) continue;
      company.trains = kept.toSorted((a, b) => b - a).slice(0, limit);
      reckonRevenue(play, company);
    }
  }
  findTop(play);
}

/* ---- stock ---- */

function stockRound(play: Play): void {
  const { order } = play.ledger;
  const ahead = roundsAhead(play);
  let passes = 0;
  for (let turn = 0; passes < order.length && turn < MOST_PURCHASES; turn++) {
    const seat = order[turn % order.length] as number;
    passes = buyBest(play, seat, ahead) ? 0 : passes + 1;
  }
}

/** What one share is expected to bring until the end, dividends and the rise of its price, above its cost. */
function promise(play: Play, company: Company, cost: number, ahead: number): number {
  const { size } = company.fixed;
  const next = kindAt(play, play.top);
  const expected = company.trains.length > 0 ? company.revenue : 0.7 * company.quality * (next?.reach ?? 1);
  const risk = company.floated ? 1 : 0.75;
  const perShare = (expected * risk) / size;
  const value = priceOf(play, company);
  const rise = Math.min(value, perShare * ahead * 0.5);
  return perShare * ahead + value + rise - cost;
}

function buyBest(play: Play, seat: number, ahead: number): boolean {
  if ((play.room[seat] as number) <= 0) return false;
  const cash = play.cash[seat] as number;
  let best: Company | null = null;
  let bestRate = 0.1;
  let fromIpo = false;
  for (const company of play.companies) {
    if (company.closed || !company.started) continue;
    const mine = company.shares[seat] as number;
    if ((mine + 1) / company.fixed.size > play.law.maxShare) continue;
    if (!company.floated && !canFloat(play, company)) continue;
    const isIpo = company.ipo > 0;
    if (!isIpo && company.pool <= 0) continue;
    const price = priceOf(play, company);
    const cost = isIpo && company.par > 0 ? company.par : price;
    if (cost > cash || cost <= 0) continue;
    const rate = promise(play, company, cost, ahead) / cost;
    if (rate > bestRate) {
      bestRate = rate;
      best = company;
      fromIpo = isIpo;
    }
  }
  if (start(play, seat, bestRate, ahead)) return true;
  if (!best) return false;
  take(play, best, seat, fromIpo, 1);
  return true;
}

/** Whether the table has the money for the shares that are missing. */
function canFloat(play: Play, company: Company): boolean {
  let money = 0;
  for (const cash of play.cash) money += Math.floor(cash / company.par) * company.par;
  return money >= company.toFloat * company.par;
}

function take(play: Play, company: Company, seat: number, fromIpo: boolean, count: number): void {
  const cost = count * (fromIpo && company.par > 0 ? company.par : priceOf(play, company));
  play.cash[seat] = (play.cash[seat] as number) - cost;
  play.bank += cost;
  play.room[seat] = (play.room[seat] as number) - 1;
  company.shares[seat] = (company.shares[seat] as number) + count;
  if (fromIpo) company.ipo -= count;
  else company.pool -= count;
  company.toFloat = Math.max(0, company.toFloat - count);
  const held = company.shares[seat];
  if (company.fixed.row !== -1 && held >= 2 && held > (company.shares[company.director] ?? 0))
    company.director = seat;
  if (!company.floated && company.toFloat === 0) {
    company.floated = true;
    const capital = company.fixed.size * company.par;
    company.cash += capital;
    if (!play.law.bankOfPlayers) play.bank -= capital;
  }
}

/** Starts the best company there is if the seat can float it alone and it promises more than any share. */
function start(play: Play, seat: number, rate: number, ahead: number): boolean {
  let best: Company | null = null;
  for (const company of play.companies) {
    if (company.started || !company.fixed.mayStart || company.closed) continue;
    if (!best || company.quality > best.quality) best = company;
  }
  if (!best) return false;
  const needed = Math.max(2, best.toFloat);
  const par = play.law.pars.filter((price) => price * needed <= (play.cash[seat] as number)).at(-1);
  if (par === undefined) return false;
  const next = kindAt(play, play.top);
  const perShare = (0.7 * best.quality * (next?.reach ?? 1)) / best.fixed.size;
  // Whoever directs decides: worth a little more than the shares alone.
  if ((perShare * ahead * 1.3) / par <= rate || best.fixed.size * par < (next?.price ?? 0)) return false;
  best.started = true;
  best.par = par;
  best.row = play.law.market.rows.findIndex((row) => row.includes(par));
  best.column = play.law.market.rows[best.row]?.indexOf(par) ?? 0;
  best.director = seat;
  take(play, best, seat, true, 2);
  return true;
}

/* ---- the end ---- */

function settle(play: Play): Outcome {
  const shares = play.cash.map((_, seat) => {
    let sum = play.ledger.keepsakes[seat] as number;
    for (const company of play.companies) {
      if (company.closed || !company.started) continue;
      const half = play.law.halfWithoutTrain && company.trains.length === 0 ? 0.5 : 1;
      sum += (company.shares[seat] as number) * priceOf(play, company) * half;
    }
    return sum;
  });
  return {
    worth: play.cash.map((cash, seat) => cash + (shares[seat] as number)),
    dividends: play.dividends,
    shares,
    rounds: play.rounds,
  };
}
