import { type Company, isBank, nextKind, type Play, priceOf, roundsAhead } from './simulate-play.ts';

/**
 * Stock rounds on a ledger. The table floats what its money can float, begun companies first, and what is left is spread
 * over the shares that can be had. Nobody sells.
 */

/** Shares that promise less than this for each pound are left alone. */
const LEAST_RATE = 0.9;
/** Less than this part of a share that is left over is nothing. */
const SOLD_OUT = 0.5;
/** So many shares make a director, in companies of every size. */
const DIRECTOR_SHARES = 2;

export function stockRound(play: Play, sitsOut?: number): void {
  const ahead = roundsAhead(play);
  const buyers = play.cash.flatMap((_, seat) => (seat === sitsOut ? [] : [seat]));
  const begun = play.companies
    .filter(({ started, floated, closed }) => started && !floated && !closed)
    .sort((a, b) => a.toFloat - b.toFloat || b.par - a.par || b.quality - a.quality);
  for (const company of begun) complete(play, company, buyers);
  while (start(play, buyers, ahead));
  invest(play, buyers, ahead);
  liftSoldOut(play);
}

function liftSoldOut(play: Play): void {
  const { afterSoldOut } = play.law;
  if (!afterSoldOut) return;
  for (const company of play.companies) {
    if (!company.floated || company.closed || isBank(company)) continue;
    if (company.ipo + company.pool < SOLD_OUT) {
      [company.row, company.column] = afterSoldOut(company.row, company.column);
    }
  }
}

/** What a seat can spend on shares of that price, as far as it may hold more certificates. */
function means(play: Play, seat: number, price: number): number {
  const cash = Math.max(0, play.cash[seat] as number);
  return play.law.fillsHands ? Math.min(cash, Math.max(0, (play.room[seat] as number) * price)) : cash;
}

/** What buyers can pay for whole shares of that price. */
function usable(play: Play, buyers: readonly number[], price: number): number {
  let sum = 0;
  for (const seat of buyers) sum += Math.floor(means(play, seat, price) / price) * price;
  return sum;
}

function complete(play: Play, company: Company, buyers: readonly number[]): void {
  const cost = company.toFloat * company.par;
  if (usable(play, buyers, company.par) < cost) return;
  spread(play, company, buyers, Math.min(company.ipo, company.toFloat), company.par, true);
  float(play, company);
}

function float(play: Play, company: Company): void {
  company.toFloat = 0;
  company.floated = true;
  // Who has been paid already only waited for its place on the map.
  const capital = company.cash > 0 ? 0 : company.fixed.size * company.par;
  company.cash += capital;
  if (!play.law.bankOfPlayers) play.bank -= capital;
}

/** So many shares to the buyers, by the money they have. */
function spread(
  play: Play,
  company: Company,
  buyers: readonly number[],
  count: number,
  price: number,
  isIpo: boolean,
): void {
  let money = 0;
  for (const seat of buyers) money += means(play, seat, price);
  if (money <= 0 || count <= 0) return;
  for (const seat of buyers) {
    const cash = means(play, seat, price);
    const part = (count * cash) / money;
    play.cash[seat] = (play.cash[seat] as number) - part * price;
    play.room[seat] = (play.room[seat] as number) - part;
    company.shares[seat] = (company.shares[seat] as number) + part;
  }
  play.bank += count * price;
  findDirector(company);
  if (isIpo) company.ipo -= count;
  else company.pool -= count;
}

/**
 * A company leaves receivership, and pays again, as soon as players hold enough for its chair: among real players one
 * would have it all.
 */
function findDirector(company: Company): void {
  if (company.director >= 0 || !company.started) return;
  const held = company.shares.reduce((sum, count) => sum + count, 0);
  if (held >= DIRECTOR_SHARES) company.director = company.shares.indexOf(Math.max(...company.shares));
}

/** What one share brings until the end for each pound it costs. */
function rate(play: Play, company: Company, cost: number, ahead: number): number {
  const expected = company.trains.length > 0 ? company.revenue : freshRevenue(play, company);
  const perShare = expected / company.fixed.size;
  const value = priceOf(play, company);
  return (perShare * ahead + value + Math.min(value, perShare * ahead * 0.5)) / cost;
}

function freshRevenue(play: Play, company: Company): number {
  if (isBank(company)) return company.revenue;
  return 0.8 * company.quality * (nextKind(play)?.reach ?? 1);
}

/** Starts the best company there is, if the table has the money to float it. */
function start(play: Play, buyers: readonly number[], ahead: number): boolean {
  let best: Company | null = null;
  for (const company of play.companies) {
    if (company.started || !company.fixed.mayStart || company.closed) continue;
    if (play.phase < company.fixed.waitsFor) continue;
    if (!best || company.quality > best.quality) best = company;
  }
  if (!best || ahead < 3) return false;
  const needed = Math.max(2, best.toFloat);
  const par = play.law.pars
    .filter((price) => price * needed <= play.course.daring * usable(play, buyers, price))
    .at(-1);
  if (par === undefined || best.fixed.size * par < (nextKind(play)?.price ?? 0)) return false;
  let richest = -1;
  for (const seat of buyers) {
    if (richest < 0 || (play.cash[seat] as number) > (play.cash[richest] as number)) richest = seat;
  }
  best.started = true;
  best.par = par;
  best.row = play.law.market.rows.findIndex((row) => row.includes(par));
  best.column = play.law.market.rows[best.row]?.indexOf(par) ?? 0;
  best.director = richest;
  spread(play, best, buyers, needed, par, true);
  float(play, best);
  return true;
}

interface Offer {
  readonly company: Company;
  readonly count: number;
  readonly cost: number;
  readonly isIpo: boolean;
}

/** The money that is left goes into the shares there are, in equal parts. */
function invest(play: Play, buyers: readonly number[], ahead: number): void {
  const offers: Offer[] = [];
  for (const company of play.companies) {
    if (!company.floated || company.closed) continue;
    const price = priceOf(play, company);
    const ipoPrice = company.par > 0 && !play.law.ipoPaysCompany ? company.par : price;
    for (const [count, cost, isIpo] of [
      [company.ipo, ipoPrice, true],
      [company.pool, price, false],
    ] as const) {
      if (count > 0 && cost > 0 && rate(play, company, cost, ahead) > LEAST_RATE) {
        offers.push({ company, count, cost, isIpo });
      }
    }
  }
  let supply = 0;
  let shares = 0;
  for (const { count, cost } of offers) {
    supply += count * cost;
    shares += count;
  }
  const mean = supply / Math.max(1, shares);
  let money = 0;
  for (const seat of buyers) money += means(play, seat, mean);
  if (supply <= 0 || money <= 0) return;
  const part = Math.min(1, money / supply);
  for (const { company, count, cost, isIpo } of offers) {
    spread(play, company, buyers, count * part, cost, isIpo);
  }
}
