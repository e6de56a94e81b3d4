import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Seat } from '../../core/game.ts';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';
import type { Reason } from '../mind.ts';
import { wantsNewShares } from './deals.ts';
import type { RailKnowledge, RailState, RailWeights } from './knowledge.ts';
import type { Outlook } from './outlook.ts';
import type { Outcome, Prospect } from './simulate.ts';
import type { Tuning } from './tuning.ts';
import type { Weighed } from './weighed.ts';

/**
 * Stock rounds: one look at the rest of the game says what a share of each company will bring, and every purchase and
 * sale is judged by that, by what money is worth elsewhere, and by whether the table can float what has begun.
 */

/** Whoever may buy no more certificates has more money than he can use: it costs little more than itself. */
const LITTLE_MONEY = 1.1;
/** Nobody buys beyond this part of a company from the bank. */
const MOST_PERCENT = 60;
/** How much of its price a share keeps that nobody will float for now. */
const DEAD = 0.7;
/** How likely a player who can take a chair does so. */
const THREAT = 0.7;

interface StockAction extends Action {
  readonly company?: string;
  readonly price?: number;
  readonly percent?: number;
  readonly from?: 'ipo' | 'pool';
}

const IDLE = new Set(['pass', 'end_turn']);

/** What else may be done in a stock round, and how it is called in reasons. */
const OTHERS: Readonly<Record<string, string>> = {
  convert: 'convert',
  exchange: 'exchange',
  buy_private: 'buy-private',
  sell_private: 'sell-private',
  buy_directorship: 'buy-directorship',
};

interface Table {
  readonly ipoAtMarket: boolean;
  readonly tuning: Tuning;
  /** How much a seat cares for what the others gain. */
  readonly rivalry: number;
  readonly view: RailView;
  readonly me: PlayerView;
  readonly outcome: Outcome;
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** What a pound is worth that is not spent on this. */
  readonly money: number;
  /** Companies that the table can float in this round, one after the other. */
  readonly floating: ReadonlySet<string>;
}

export function weighStock<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  outlook: Outlook<S, A>,
  state: S,
  seat: Seat,
  choices: readonly Choice<A>[],
  pointsOf: (choice: Choice<A>) => readonly A[],
  onlyBest = false,
): Weighed<A>[] {
  const { game, law } = knowledge;
  const table = tableOf(outlook, law.ipoPaysCompany, outlook.viewOf(state), seat, outlook.expect(state));
  const now = outlook.utility(table.outcome, seat);
  const weigh = (action: A): Weighed<A>[] => {
    const { type, company: id = '' } = action as unknown as StockAction;
    if (IDLE.has(type)) return [{ action, worth: 0, because: reason('pass', {}) }];
    if (type === 'buy_share') {
      return [{ action, ...purchase(table, law.ipoPaysCompany, action) }];
    }
    const result = game.apply(state, action);
    if (result.refused) return [];
    if (game.turn(result.state).kind === 'finished') return [];
    const after = outlook.viewOf(result.state);
    if (type === 'sell_shares') return [{ action, ...sale(table, after, id) }];
    const outcome = outlook.expect(result.state);
    if (type === 'par') return [{ action, ...beginning(table, after, outcome, id) }];
    const worth = outlook.utility(outcome, seat) - now;
    return [{ action, worth, because: reason(OTHERS[type] ?? 'pass', told(action)) }];
  };
  const actions = choices.filter((choice) => isSensible(table, choice)).flatMap((choice) => pointsOf(choice));
  return onlyBest ? withoutPoorSales(table, actions, weigh) : actions.flatMap(weigh);
}

/** Most of what may be done are sales, and nearly all of them cost more than they bring, which is seen without trying. */
function withoutPoorSales<A extends Action>(
  table: Table,
  actions: readonly A[],
  weigh: (action: A) => Weighed<A>[],
): Weighed<A>[] {
  const others = new Map(
    actions.filter(({ type }) => type !== 'sell_shares').map((action) => [action, weigh(action)]),
  );
  const best = Math.max(...[...others.values()].flat().map(({ worth }) => worth));
  return actions.flatMap((action) => {
    return others.get(action) ?? (saleAtMost(table, action) < best ? [] : weigh(action));
  });
}

function reason(key: string, params: Reason['params']): Reason {
  return { key: `bot.rail.stock.${key}`, params };
}

function told(action: Action): Reason['params'] {
  const { company, private: lot } = action as unknown as Record<'company' | 'private', string | undefined>;
  return {
    ...(company === undefined ? {} : { company }),
    ...(lot === undefined ? {} : { private: lot }),
  };
}

function tableOf(
  { tuning, weights }: { readonly tuning: Tuning; readonly weights: RailWeights },
  ipoAtMarket: boolean,
  view: RailView,
  seat: Seat,
  outcome: Outcome,
): Table {
  const me = view.players.find((player) => player.seat === seat) as PlayerView;
  const prospects = new Map(outcome.companies.map((each) => [each.id, each]));
  const floating = floatable(view);
  const money = priceOfMoney(tuning.money, ipoAtMarket, view, me, prospects);
  const rivalry = weights.rivalry * tuning.rivalry;
  return { ipoAtMarket, tuning, rivalry, view, me, outcome, prospects, floating, money };
}

function bringsOf({ paid, price }: Prospect): number {
  return paid + price;
}

/** What the last pound brings if all is spent on the best shares there are, the others buying as much. */
function priceOfMoney(
  least: number,
  ipoAtMarket: boolean,
  view: RailView,
  { cash }: PlayerView,
  prospects: ReadonlyMap<string, Prospect>,
): number {
  const offers = view.companies.flatMap((company) => {
    const prospect = prospects.get(company.id);
    if (!prospect || company.price === null) return [];
    return (['ipo', 'pool'] as const).flatMap((from) => {
      const count = company[from] / company.percentPerShare;
      const cost = costOf(ipoAtMarket, company, from);
      return count > 0 && cost > 0 ? [{ count, cost, rate: bringsOf(prospect) / cost }] : [];
    });
  });
  let left = Math.max(0, cash);
  for (const { count, cost, rate } of offers.toSorted((a, b) => b.rate - a.rate)) {
    if (rate < least) break;
    left -= (count * cost) / view.players.length;
    if (left <= 0) return rate;
  }
  return least;
}

function costOf(ipoAtMarket: boolean, { par, price }: CompanyView, from: 'ipo' | 'pool'): number {
  return (from === 'ipo' && !ipoAtMarket ? par : price) ?? 0;
}

/** What the table has for whole shares of a price. */
function usable(view: RailView, price: number): number {
  return view.players.reduce((sum, { cash }) => sum + Math.floor(Math.max(0, cash) / price) * price, 0);
}

function missing({ toFloat, percentPerShare, par }: CompanyView): number {
  return (Math.max(0, toFloat) / percentPerShare) * (par ?? 0);
}

function begun({ companies }: RailView): CompanyView[] {
  return companies.filter(({ kind, par, toFloat }) => kind === 'railway' && par !== null && toFloat > 0);
}

function floatable(view: RailView): Set<string> {
  const found = new Set<string>();
  let owed = 0;
  const order = begun(view).toSorted((a, b) => a.toFloat - b.toFloat || (b.par ?? 0) - (a.par ?? 0));
  for (const company of order) {
    owed += missing(company);
    if (owed > usable(view, company.par ?? 1)) break;
    found.add(company.id);
  }
  return found;
}

function isSensible<A extends Action>({ view }: Table, choice: Choice<A>): boolean {
  const { type, company: id = '', price = 0 } = headOf(choice) as unknown as StockAction;
  if (type === 'end_game' || type === 'close_private') return false;
  const company = view.companies.find((each) => each.id === id);
  if (!company) return true;
  if (type === 'convert') return wantsNewShares(view, company);
  // One that never floats is dead money: begin only what the table can pay after all that has begun.
  if (type === 'par') {
    const owed = begun(view).reduce((sum, each) => sum + missing(each), 0);
    const shares = Math.max(2, company.toFloat / company.percentPerShare);
    return owed + shares * price <= usable(view, price);
  }
  // Who sells what the table is about to float has paid for nothing.
  return type !== 'sell_shares' || company.kind === 'bank' || company.toFloat === 0;
}

type Judgement = Pick<Weighed<Action>, 'worth' | 'because' | 'hasPurpose' | 'losesChair'>;

function perRound({ outcome: { rounds } }: Pick<Table, 'outcome'>, { paid }: Prospect): number {
  return paid / Math.max(1, rounds);
}

/** What it is worth to decide for a company: less than nothing where its director will have to pay for its failure. */
function chair(table: Table, company: CompanyView, prospect: Prospect, seat: Seat): number {
  const size = 100 / company.percentPerShare;
  if (prospect.price > 0) return table.tuning.chair * perRound(table, prospect) * size;
  const others = table.view.players.filter((player) => player.seat !== seat);
  const held = others.reduce((sum, { shares }) => sum + (shares[company.id] ?? 0), 0);
  return -(held / company.percentPerShare) * (company.par ?? 0);
}

/** Whether another player could take the chair with the next share. */
function isThreatened(
  { view, me }: Table,
  { id, kind, director, percentPerShare }: CompanyView,
  cost: number,
): boolean {
  if (kind !== 'railway' || director !== me.seat) return false;
  const mine = me.shares[id] ?? 0;
  return view.players.some(
    ({ seat, cash, shares }) =>
      seat !== me.seat && cash >= cost && (shares[id] ?? 0) + percentPerShare > mine,
  );
}

function purchase(table: Table, ipoAtMarket: boolean, { company: id = '', from }: StockAction): Judgement {
  const { tuning, view, me, money, floating, outcome } = table;
  const { unlikely } = tuning;
  const company = view.companies.find((each) => each.id === id);
  const prospect = table.prospects.get(id);
  if (!company || !prospect) return { worth: 0, because: reason('pass', {}) };
  const cost = costOf(ipoAtMarket, company, from ?? 'ipo');
  const params = {
    company: id,
    price: cost,
    per_round: Math.round(perRound(table, prospect)),
    rounds: Math.round(outcome.rounds),
    value: Math.round(prospect.price),
  };
  const brings = bringsOf(prospect);
  const unit = company.percentPerShare;
  const mine = me.shares[id] ?? 0;
  const held = company.director === null ? 0 : (view.players[company.director]?.shares[id] ?? 0);
  const takes = company.kind === 'railway' && company.director !== me.seat && mine + unit > held && mine > 0;
  const keeps = isThreatened(table, company, cost);
  const control = chair(table, company, prospect, me.seat) * (takes ? 1 : keeps ? THREAT : 0);
  if (company.kind === 'bank' || company.toFloat === 0) {
    const worth = brings - money * cost + control;
    const because = reason(takes ? 'takes-over' : keeps ? 'keeps-chair' : 'buy', params);
    return { worth, because, hasPurpose: takes || keeps };
  }
  if (!floating.has(id)) {
    const worth = unlikely * brings + (1 - unlikely) * DEAD * cost - money * cost + control;
    return { worth, because: reason('hopes', params) };
  }
  // Without this it may wait for a whole set: what one already has of it waits too.
  const rounds = view.phases.find(({ name }) => name === view.phase)?.operatingRounds ?? 1;
  const urgent = (mine / unit + 1) * perRound(table, prospect) * rounds;
  return { worth: brings - money * cost + urgent + control, because: reason('floats', params) };
}

function beginning(table: Table, after: RailView, outcome: Outcome, id: string): Judgement {
  const { me, money } = table;
  const company = after.companies.find((each) => each.id === id);
  const prospect = outcome.companies.find((each) => each.id === id);
  if (!company || !prospect) return { worth: 0, because: reason('pass', {}) };
  const par = company.par ?? 0;
  const shares = (after.players[me.seat]?.shares[id] ?? 0) / company.percentPerShare;
  // A share that one has of it already is paid for.
  const cost = me.cash - (after.players[me.seat]?.cash ?? 0);
  // Others may hold some of it already, as with a private that comes with a share.
  const others = after.players.filter(({ seat }) => seat !== me.seat);
  const given = others.reduce((sum, player) => sum + (player.shares[id] ?? 0), 0) / company.percentPerShare;
  const worth =
    (shares - (table.rivalry * given) / others.length) * bringsOf(prospect) -
    money * cost +
    chair({ ...table, outcome }, company, prospect, me.seat);
  return {
    worth,
    because: reason('par', {
      company: id,
      price: par,
      per_round: Math.round(perRound({ outcome }, prospect)),
      rounds: Math.round(outcome.rounds),
    }),
  };
}

/** What the best share brings beyond its cost that could be bought instead, where a seat may hold no more certificates. */
function replacement({ view, me, prospects, ipoAtMarket }: Table, sold: string, proceeds: number): number {
  if (me.certificateLimit === null || me.certificates < me.certificateLimit) return 0;
  const gains = view.companies.flatMap((company) => {
    const prospect = prospects.get(company.id);
    const mayBuy = company.id !== sold && !me.sold.includes(company.id) && company.toFloat === 0;
    if (!prospect || !mayBuy || (me.shares[company.id] ?? 0) >= MOST_PERCENT) return [];
    return (['ipo', 'pool'] as const).flatMap((from) => {
      const cost = costOf(ipoAtMarket, company, from);
      const canBuy = company[from] > 0 && cost > 0 && cost <= me.cash + proceeds;
      return canBuy ? [bringsOf(prospect) - LITTLE_MONEY * cost] : [];
    });
  });
  return Math.max(0, ...gains);
}

/** No sale of so many shares is worth more, whatever becomes of the price and of the chair. */
function saleAtMost(table: Table, { company: id = '', percent = 0 }: StockAction): number {
  const { tuning, view, me, money } = table;
  const company = view.companies.find((each) => each.id === id);
  const prospect = table.prospects.get(id);
  if (!company || !prospect || prospect.price <= 0) return Number.POSITIVE_INFINITY;
  const price = company.price ?? 0;
  const sold = percent / company.percentPerShare;
  const left = (me.shares[id] ?? 0) / company.percentPerShare - sold;
  const better = sold === 1 ? replacement(table, id, price) : 0;
  const brings = better > 0 ? price + better : tuning.sale * money * sold * price;
  return brings - sold * bringsOf(prospect) - left * tuning.drop * price;
}

function sale(table: Table, after: RailView, id: string): Judgement {
  const { tuning, view, me, money } = table;
  const company = view.companies.find((each) => each.id === id);
  const then = after.companies.find((each) => each.id === id);
  const prospect = table.prospects.get(id);
  if (!company || !then || !prospect) return { worth: -1, because: reason('pass', {}) };
  const held = (me.shares[id] ?? 0) / company.percentPerShare;
  const left = (after.players[me.seat]?.shares[id] ?? 0) / company.percentPerShare;
  const proceeds = (after.players[me.seat]?.cash ?? 0) - me.cash;
  const drop = left * Math.max((company.price ?? 0) - (then.price ?? 0), tuning.drop * (company.price ?? 0));
  const leaves = company.director === me.seat && then.director !== me.seat;
  const control = leaves ? chair(table, company, prospect, me.seat) : 0;
  const lost = (held - left) * bringsOf(prospect) + drop + control;
  const better = held - left === 1 ? replacement(table, id, proceeds) : 0;
  const worth = (better > 0 ? proceeds + better : tuning.sale * money * proceeds) - lost;
  const key = leaves && control < 0 ? 'dumps' : 'sell';
  return {
    worth,
    hasPurpose: key === 'dumps',
    losesChair: control > 0,
    because: reason(key, {
      company: id,
      amount: proceeds,
      per_round: Math.round(perRound(table, prospect)),
      rounds: Math.round(table.outcome.rounds),
    }),
  };
}
