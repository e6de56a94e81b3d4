import { describe, expect, test } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { AnyGame, Event, Turn } from '../../core/game.ts';
import { replaySteps } from '../../core/match.ts';
import { MARKET as MARKET_1848, SIDES, TRAIN_TYPES as TYPES_1848 } from '../../games/1848/data.ts';
import { game1848 } from '../../games/1848/game.ts';
import { sharePrice as price1848, type State as State1848 } from '../../games/1848/state.ts';
import { MARKET as MARKET_1860, PRIVATES as PRIVATES_1860 } from '../../games/1860/data.ts';
import { game1860 } from '../../games/1860/game.ts';
import type { State as State1860 } from '../../games/1860/state.ts';
import {
  MARKET as MARKET_18GB,
  PERCENTS,
  PRIVATES as PRIVATES_18GB,
  TRAIN_TYPES as TYPES_18GB,
} from '../../games/18gb/data.ts';
import { game18GB } from '../../games/18gb/game.ts';
import type { State as State18GB } from '../../games/18gb/state.ts';
import { COMPANY_IDS, SPECS } from '../../games/chicago-express/data.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State as StateCE } from '../../games/chicago-express/state.ts';
import { type Cell, priceAt } from '../../rail/market.ts';
import type { RailView } from '../../rail/view.ts';
import type { Sample } from '../charts/sample.ts';
import type { ExpressView } from '../express/view.ts';
import { expressSample } from '../express/sample.ts';
import { railSample } from '../rail/charts/sample.ts';
import { companySeries, seatSeries } from '../charts/series.ts';

/**
 * Every line of the charts over whole games of every title, against accounts kept here: read off the bare state, by
 * the rules of the title, without its view.
 */

interface Accounts {
  readonly cash: readonly number[];
  /** Null where a title has no worth but cash. */
  readonly worth: readonly number[] | null;
  readonly share: Readonly<Record<string, number>>;
  readonly age: Readonly<Record<string, number>>;
  /** Only where the state itself tells it, and not the way to it. */
  readonly revenue: Readonly<Record<string, number>> | null;
}

/** What the states of the 18xx titles have in common, as far as it matters here. */
interface RailState {
  readonly seats: number;
  readonly cash: Readonly<Record<string, number>>;
  readonly certificates: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly companies: Readonly<
    Record<
      string,
      { readonly cell: Cell | null; readonly trains: readonly string[]; readonly closed?: boolean }
    >
  >;
  readonly depot: readonly string[];
}

interface RailRules<S> {
  readonly price: (state: S, company: string, cell: Cell) => number;
  /** Tenths or fifths in a certificate, by its number. */
  readonly sharesIn: (state: S, company: string, number: number) => number;
  /** Certificates count half, each rounded down. */
  readonly isHalf: (state: S, company: string) => boolean;
  /** Whatever else a player is worth. */
  readonly others: (state: S, seat: number) => number;
  readonly types: readonly string[];
  readonly typeOf: (state: S, train: string) => string;
}

/** `3+-2` is the third card of its type, `NBR_4` the fifth certificate. */
function typeOnCard(card: string): string {
  return card.slice(0, card.lastIndexOf('-'));
}

function railAccounts<S extends object>(rules: RailRules<S>): (state: S) => Accounts {
  return (state) => {
    const { seats, cash, certificates, companies, depot } = state as unknown as RailState;
    const seatsInAll = Array.from({ length: seats }, (_, seat) => seat);
    const priceOf = (company: string): number => {
      const cell = companies[company]?.cell;
      return cell || !(company in companies) ? rules.price(state, company, cell ?? [0, 0]) : 0;
    };
    const valueOf = (company: string, cert: string): number => {
      const number = Number(cert.slice(cert.lastIndexOf('_') + 1));
      const value = rules.sharesIn(state, company, number) * priceOf(company);
      return rules.isHalf(state, company) ? Math.floor(value / 2) : value;
    };
    const worthOf = (seat: number): number =>
      Object.entries(certificates)
        .flatMap(([company, holders]) => (holders[seat] ?? []).map((cert) => valueOf(company, cert)))
        .reduce((sum, value) => sum + value, (cash[seat] ?? 0) + rules.others(state, seat));
    const [top] = depot;
    const newest = top === undefined ? rules.types.length - 1 : rules.types.indexOf(typeOnCard(top));
    const agesOf = (trains: readonly string[]): number[] =>
      trains.map((train) => Math.max(0, newest - rules.types.indexOf(rules.typeOf(state, train))));
    const running = Object.entries(companies).filter(
      ([, { trains, closed = false }]) => trains.length > 0 && !closed,
    );
    const priced = [
      ...Object.entries(companies).flatMap(([id, { cell, closed = false }]) => (cell && !closed ? [id] : [])),
      ...Object.keys(certificates).filter((id) => !(id in companies)),
    ];
    return {
      cash: seatsInAll.map((seat) => cash[seat] ?? 0),
      worth: seatsInAll.map(worthOf),
      share: Object.fromEntries(priced.map((id) => [id, priceOf(id)])),
      age: Object.fromEntries(
        running.map(([id, { trains }]) => {
          const ages = agesOf(trains);
          return [id, Math.round((10 * ages.reduce((sum, age) => sum + age, 0)) / ages.length) / 10];
        }),
      ),
      revenue: null,
    };
  };
}

function tenths(_state: object, _company: string, number: number): number {
  return number === 0 ? 2 : 1;
}

const accounts1848 = railAccounts<State1848>({
  // The bank has no place on the market.
  price: (state, company, cell) =>
    company === 'BOE' ? price1848(state, company) : priceAt(MARKET_1848, cell),
  sharesIn: (state, company, number) => (company === 'BOE' ? 1 : tenths(state, company, number)),
  isHalf: () => false,
  others: () => 0,
  // The 2E comes last: it is as new as whatever is on sale.
  types: TYPES_1848,
  typeOf: (state, train) => SIDES[state.trains[train] as keyof typeof SIDES].type,
});

const accounts1860 = railAccounts<State1860>({
  price: (_state, _company, cell) => priceAt(MARKET_1860, cell),
  sharesIn: tenths,
  isHalf: ({ companies, options }, company) => {
    const { trains, operated } = companies[company] as State1860['companies'][string];
    if (options.score_full_value || trains.length > 0) return false;
    return operated || !options.non_operated_full_value;
  },
  others: ({ privates }, seat) =>
    Object.entries(privates)
      .filter(([, { owner, closed }]) => owner === seat && !closed)
      .reduce((sum, [id]) => sum + PRIVATES_1860[id as keyof typeof PRIVATES_1860].price, 0),
  types: ['2+1', '3+2', '4+2', '5+3', '6+3', '7+4', '8+4', '9+5'],
  typeOf: (_state, train) => typeOnCard(train),
});

const accounts18GB = railAccounts<State18GB>({
  price: (_state, _company, cell) => priceAt(MARKET_18GB, cell),
  sharesIn: ({ companies }, company, number) => {
    const { size } = companies[company] as State18GB['companies'][string];
    return ((PERCENTS[size][number] ?? 0) * size) / 100;
  },
  isHalf: ({ companies }, company) => companies[company]?.trains.length === 0,
  others: ({ privates }, seat) =>
    Object.entries(privates)
      .filter(([, { owner, closed }]) => owner === seat && !closed)
      .reduce((sum, [id]) => sum + PRIVATES_18GB[id as keyof typeof PRIVATES_18GB].price, 0),
  types: TYPES_18GB,
  typeOf: (_state, train) => typeOnCard(train),
});

/** CE-11.1: the income of a company, divided by the shares that are sold, rounded up. */
function accountsCE({ seats, cash, income, unsold, track }: StateCE): Accounts {
  const open = COMPANY_IDS.flatMap((id, company) =>
    (track[company] ?? []).length > 0 ? [{ id, company }] : [],
  );
  const sold = (company: number): number => SPECS[company as 0].shares - (unsold[company] ?? 0);
  return {
    cash: cash.slice(-seats),
    worth: null,
    share: Object.fromEntries(
      open
        .filter(({ company }) => sold(company) > 0)
        .map(({ id, company }) => [id, Math.ceil((income[company] ?? 0) / sold(company))]),
    ),
    age: {},
    revenue: Object.fromEntries(open.map(({ id, company }) => [id, income[company] ?? 0])),
  };
}

interface Title {
  readonly id: string;
  readonly game: AnyGame;
  readonly family: 'rail' | 'express';
  readonly seed: number;
  readonly accounts: (state: never) => Accounts;
}

const TITLES: readonly Title[] = [
  { id: '1848', game: game1848, family: 'rail', seed: 1, accounts: accounts1848 },
  { id: '1860', game: game1860, family: 'rail', seed: 4, accounts: accounts1860 },
  { id: '18GB', game: game18GB, family: 'rail', seed: 5, accounts: accounts18GB },
  {
    id: 'Chicago Express',
    game: chicagoExpress,
    family: 'express',
    seed: 1,
    accounts: accountsCE,
  },
];

const SEATS = 3;

interface Shown {
  readonly state: object;
  readonly turn: Turn;
  readonly events: readonly Event[];
  readonly sample: Sample;
}

/** Every position of a whole game between bots, with its sample as the page takes it. */
function sampled({ game, family, seed }: Title): Shown[] {
  const bot = BOTS['random'] as (typeof BOTS)[string];
  const bots = Array.from({ length: SEATS }, (_, seat) => bot(10 * seed + seat));
  const { match } = playGame(game, { seats: SEATS, ruleSet: 'book', seed, bots });
  const all: Shown[] = [];
  for (const { state, events } of replaySteps(game, match)) {
    const turn = game.turn(state);
    const view: unknown = game.view(state, null);
    const sample =
      family === 'rail'
        ? railSample({ view: view as RailView, turn, events }, all.at(-1)?.sample ?? null)
        : expressSample({ view: view as ExpressView, turn, events });
    all.push({ state, turn, events, sample });
  }
  return all;
}

/** The values of lines at a position, by what they are of. */
function valuesAt(
  series: readonly { readonly id: string; readonly values: readonly (number | null)[] }[],
  at: number,
): Record<string, number> {
  return Object.fromEntries(
    series.flatMap(({ id, values }) => {
      const value = values[at] ?? null;
      return value === null ? [] : [[id, value] as const];
    }),
  );
}

describe.each(TITLES)('the charts of $id', (title) => {
  const all = sampled(title);
  const samples = all.map(({ sample }) => sample);
  const accounts = all.map(({ state }) => title.accounts(state as never));
  const bySeat = (amounts: readonly number[] | null): Record<string, number> =>
    Object.fromEntries((amounts ?? []).map((amount, seat) => [String(seat), amount]));

  test('cash and worth are those of every position, and in the end the scores', () => {
    const cash = seatSeries(samples, (sample) => sample.cash);
    const worth = seatSeries(samples, (sample) => sample.worth);
    for (const [at, account] of accounts.entries()) {
      expect([at, valuesAt(cash, at)]).toEqual([at, bySeat(account.cash)]);
      expect([at, valuesAt(worth, at)]).toEqual([at, bySeat(account.worth)]);
    }
    const end = all.at(-1)?.turn;
    const last = samples.at(-1);
    expect(end?.kind === 'finished' && end.scores).toEqual(last?.worth ?? last?.cash);
  });

  test('shares are worth what the market says, or what they pay', () => {
    const share = companySeries(samples, (sample) => sample.share);
    for (const [at, account] of accounts.entries()) {
      expect([at, valuesAt(share, at)]).toEqual([at, account.share]);
    }
    expect(share.length).toBeGreaterThan(3);
  });

  test('trains are as many types old as lie between them and the one on sale', () => {
    const age = companySeries(samples, (sample) => sample.age);
    for (const [at, account] of accounts.entries()) {
      expect([at, valuesAt(age, at)]).toEqual([at, account.age]);
    }
    expect(age.length > 2).toBe(title.family === 'rail');
  });

  test('revenue is what a company earned when it last ran, or what it earns', () => {
    const revenue = companySeries(samples, (sample) => sample.revenue);
    const ran = (events: readonly Event[]): Event[] =>
      events.filter(({ key }) => key === 'paid-out' || key === 'withheld');
    const runs = all.flatMap(({ state, turn }, at) => {
      if (turn.kind !== 'decide' || turn.step !== 'dividend') return [];
      // With the end of a round the next one may begin, and a company without a train earns nothing at once.
      if (ran(all[at + 1]?.events ?? []).length !== 1) return [];
      const { round } = state as { round: { revenue: number } };
      return [{ at, company: String(turn.entity), revenue: round.revenue }];
    });
    for (const run of runs) {
      const before = valuesAt(revenue, run.at);
      expect([run.at, valuesAt(revenue, run.at + 1)]).toEqual([
        run.at,
        { ...before, [run.company]: run.revenue },
      ]);
    }
    expect(runs.length > 5).toBe(title.family === 'rail');
    const told = accounts.flatMap((account, at) => (account.revenue ? [[at, account.revenue] as const] : []));
    for (const [at, incomes] of told) expect([at, valuesAt(revenue, at)]).toEqual([at, incomes]);
    expect(told.length > 0).toBe(title.family === 'express');
  });
});
