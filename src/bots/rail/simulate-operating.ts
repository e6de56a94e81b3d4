import {
  type Company,
  earn,
  effectiveReach,
  findTop,
  isBank,
  kindAt,
  nextKind,
  type Play,
  priceOf,
  reckonRevenue,
  roundsAhead,
} from './simulate-play.ts';
import type { LedgerKind, TurnPart } from './ledger.ts';

/** Operating rounds on a ledger: dividends, prices, trains and rust. */

/** No game goes on for longer than this, whatever the figures say. */
const MOST_ROUNDS = 40;
/** So much of the track that a company still needs is built in a round. */
const BUILDING = 0.4;
/** So much nearer a network gets with every round to what companies usually earn in the phase. */
const CATCHING_UP = 0.25;
/** What a leased train earns beside one of the company's own. */
const LEASED = 0.6;

export function operatingRound(play: Play): void {
  play.boughtNow = false;
  if (play.ledger.incomesUntil < 0 || play.phase < play.ledger.incomesUntil) {
    for (const [seat, income] of play.ledger.incomes.entries()) earn(play, seat, income);
  }
  const order = play.companies
    .filter(({ floated, closed, fixed }) => floated && !closed && play.phase >= fixed.waitsFor)
    .sort((a, b) => priceOf(play, b) - priceOf(play, a));
  for (const company of order) takeTurn(play, company, 'all', 0);
  endRound(play);
}

export function endRound(play: Play): void {
  play.rounds++;
  const { growth, drifts } = play.course;
  const usual = 1 + (play.law.growth - 1) * growth;
  const common = play.law.fresh[play.phase] ?? play.law.fresh.at(-1) ?? 0;
  for (const [number, company] of play.companies.entries()) {
    if (isBank(company)) continue;
    company.quality *= usual + (drifts[number % drifts.length] as number);
    company.quality += CATCHING_UP * growth * Math.max(0, common - company.quality);
    if (!company.floated || company.closed) continue;
    company.built += BUILDING * (1 - company.built);
    reckonRevenue(play, company);
  }
  if (play.law.exports && !play.boughtNow) leaveBank(play);
  const trainsGone = play.top >= play.left.length;
  if (play.bank < 0 || (play.law.endsBy === 'trains' && trainsGone) || play.rounds >= MOST_ROUNDS) {
    play.isOver = true;
  }
}

export function takeTurn(play: Play, company: Company, part: TurnPart, earned: number): void {
  if (company.closed || part === 'nothing' || play.phase < company.fixed.waitsFor) return;
  if (isBank(company)) {
    payOut(play, company, company.revenue);
    return;
  }
  if (part !== 'trains') {
    const revenue = part === 'pay' ? earned : company.revenue;
    if (company.leases) keep(play, company, LEASED * company.quality * (nextKind(play)?.reach ?? 0));
    else if (revenue > 0 && company.director >= 0 && !shouldKeep(play, company, revenue)) {
      payOut(play, company, revenue);
      if (play.law.ipoPaysCompany) company.cash += (revenue * company.ipo) / company.fixed.size;
      move(play, company, play.law.afterPayout(company.row, company.column, revenue));
    } else keep(play, company, revenue);
  }
  buyTrains(play, company);
}

/** Keeps the money only where it decides whether there will be a train that lasts. */
function shouldKeep(play: Play, company: Company, revenue: number): boolean {
  const next = nextKind(play);
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

function payOut(play: Play, company: Company, revenue: number): void {
  const perShare = revenue / company.fixed.size;
  company.paid += perShare;
  for (let seat = 0; seat < company.shares.length; seat++) {
    const amount = perShare * (company.shares[seat] as number);
    play.dividends[seat] = (play.dividends[seat] as number) + amount;
    earn(play, seat, amount);
  }
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

function buyTrains(play: Play, company: Company): void {
  while (!company.closed) {
    findTop(play);
    const next = nextKind(play);
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
  return lasting === 0 || gain * life * play.course.appetite > next.price * play.law.paysBack;
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
  const kind = nextKind(play);
  if (!kind) return;
  const index = play.top;
  play.left[index] = (play.left[index] as number) - 1;
  if (kind.phase > play.phase) {
    play.phase = kind.phase;
    for (const company of play.companies) {
      if (isBank(company)) continue;
      const kept = company.trains.filter((train) => kindAt(play, train)?.rustedBy !== index);
      const limit = limitOf(play, company);
      if (kept.length === company.trains.length && kept.length <= limit) continue;
      company.trains = kept.sort((a, b) => b - a).slice(0, limit);
      reckonRevenue(play, company);
    }
  }
  findTop(play);
}
