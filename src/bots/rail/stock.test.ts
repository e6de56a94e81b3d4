import { describe, expect, it } from 'vitest';
import type { Action, Choice } from '../../core/game.ts';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import type { Outlook } from './outlook.ts';
import type { Outcome } from './simulate.ts';
import { weighStock } from './stock.ts';
import { USUAL_TUNING } from './tuning.ts';
import type { Weighed } from './weighed.ts';

/** A table of three at a stock round, as far as a stock round is looked at. */
interface Table {
  readonly companies: readonly Partial<CompanyView>[];
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly cash: readonly number[];
  /** What everybody holds, of 10. */
  readonly certificates?: number;
  /** What a share pays until the end, and its last price. */
  readonly brings: Readonly<Record<string, readonly [paid: number, price: number]>>;
}

function viewOf({ companies, shares, cash, certificates }: Table): RailView {
  const players = cash.map(
    (money, seat) =>
      ({
        seat,
        cash: money,
        shares: shares[seat] ?? {},
        certificates: certificates ?? 0,
        certificateLimit: 10,
        sold: [],
      }) as unknown as PlayerView,
  );
  const whole = companies.map(
    (company) =>
      ({
        kind: 'railway',
        director: null,
        price: 100,
        par: 100,
        ipo: 40,
        pool: 0,
        percentPerShare: 10,
        toFloat: 0,
        ...company,
      }) as CompanyView,
  );
  const phases = [{ name: '2', operatingRounds: 1 }];
  return { players, companies: whole, phase: '2', phases } as unknown as RailView;
}

/** What seat 0 thinks of its choices; `after` is what a sale leads to. */
function weigh(
  table: Table,
  actions: readonly Partial<Action & Record<string, unknown>>[],
  after: Table = table,
  onlyBest = false,
) {
  const outcome: Outcome = {
    worth: [0, 0, 0],
    dividends: [0, 0, 0],
    shares: [0, 0, 0],
    companies: Object.entries(table.brings).map(([id, [paid, price]]) => ({ id, paid, price })),
    rounds: 10,
  };
  const outlook = {
    tuning: USUAL_TUNING,
    weights: { rivalry: 0.8, growth: 1, treasury: 0.3, appetite: 1 },
    viewOf: (state: Table) => viewOf(state),
    expect: () => outcome,
    utility: () => 0,
  } as unknown as Outlook<RailState, Action>;
  const game = {
    apply: () => ({ state: after, events: [] }),
    turn: () => ({ kind: 'decide', seat: 0 }),
  };
  const knowledge = { game, law: { ipoPaysCompany: false } } as unknown as RailKnowledge<RailState, Action>;
  const choices = actions.map((action): Choice<Action> => ({
    kind: 'one',
    action: { by: 0, ...action } as Action,
  }));
  const weighed = weighStock(
    knowledge,
    outlook,
    table as unknown as RailState,
    0,
    choices,
    (choice) => (choice.kind === 'one' ? [choice.action] : []),
    onlyBest,
  );
  return weighed.toSorted((a, b) => b.worth - a.worth);
}

function best(weighed: readonly Weighed<Action>[]): unknown {
  return weighed[0]?.action;
}

const GOOD = [200, 200] as const;

function buy(company: string): Partial<Action & Record<string, unknown>> {
  return { type: 'buy_share', company, from: 'ipo' };
}

const PASS = { type: 'pass' };

describe('in a stock round', () => {
  it('helps to float what the table can pay for before what it cannot', () => {
    const table: Table = {
      companies: [
        { id: 'FAR', toFloat: 40 },
        { id: 'NEAR', toFloat: 20 },
      ],
      shares: [{ FAR: 20 }, { NEAR: 40 }, {}],
      cash: [200, 100, 100],
      brings: { FAR: GOOD, NEAR: GOOD },
    };
    expect(best(weigh(table, [buy('FAR'), buy('NEAR'), PASS]))).toMatchObject({ company: 'NEAR' });
  });

  it('begins nothing that the table cannot pay after all that has begun', () => {
    const table = (cash: number): Table => ({
      companies: [
        { id: 'BEGUN', toFloat: 40 },
        { id: 'NEW', par: null, price: null, toFloat: 60, ipo: 100 },
      ],
      shares: [{}, { BEGUN: 20 }, {}],
      cash: [cash, cash, cash],
      brings: { BEGUN: GOOD, NEW: GOOD },
    });
    const par = { type: 'par', company: 'NEW', price: 100 };
    const types = (cash: number): string[] =>
      weigh(table(cash), [par, PASS]).map(({ action }) => action.type);
    expect(types(300)).toEqual(['pass']);
    expect(types(400)).toContain('par');
  });

  it('prefers the share that brings the chair of its director', () => {
    const table: Table = {
      companies: [
        { id: 'A', director: 1 },
        { id: 'B', director: 1 },
      ],
      shares: [{ A: 30, B: 10 }, { A: 30, B: 30 }, {}],
      cash: [100, 0, 0],
      brings: { A: GOOD, B: GOOD },
    };
    const [first, second] = weigh(table, [buy('B'), buy('A')]);
    expect(first?.action).toMatchObject({ company: 'A' });
    expect(first?.because.key).toBe('bot.rail.stock.takes-over');
    expect(second?.because.key).toBe('bot.rail.stock.buy');
  });

  it('leaves a company that will fail to another director, and keeps a good one', () => {
    const table = (brings: readonly [number, number]): Table => ({
      companies: [{ id: 'A', director: 0, price: 50 }],
      shares: [{ A: 30 }, { A: 20 }, { A: 20 }],
      cash: [0, 0, 0],
      brings: { A: brings },
    });
    const sold: Table = {
      ...table([0, 0]),
      companies: [{ id: 'A', director: 1, price: 40, pool: 20 }],
      shares: [{ A: 10 }, { A: 20 }, { A: 20 }],
      cash: [100, 0, 0],
    };
    const sell = { type: 'sell_shares', company: 'A', percent: 20 };
    const dumped = weigh(table([0, 0]), [sell, PASS], sold);
    expect(best(dumped)).toMatchObject({ type: 'sell_shares' });
    expect(dumped[0]?.because.key).toBe('bot.rail.stock.dumps');
    expect(best(weigh(table(GOOD), [sell, PASS], sold))).toMatchObject({ type: 'pass' });
  });

  it('swaps a bad share for a better one only where it may hold no more', () => {
    const table = (certificates: number): Table => ({
      companies: [
        { id: 'BAD', director: 1 },
        { id: 'GOOD', director: 1, pool: 20 },
      ],
      shares: [{ BAD: 10, GOOD: 10 }, { BAD: 30, GOOD: 30 }, {}],
      cash: [500, 0, 0],
      certificates,
      brings: { BAD: [60, 80], GOOD },
    });
    const after: Table = {
      ...table(9),
      shares: [{ GOOD: 10 }, { BAD: 30, GOOD: 30 }, {}],
      cash: [600, 0, 0],
    };
    const sell = { type: 'sell_shares', company: 'BAD', percent: 10 };
    expect(best(weigh(table(10), [sell, PASS], after))).toMatchObject({ type: 'sell_shares' });
    expect(best(weigh(table(9), [sell, PASS], after))).toMatchObject({ type: 'pass' });
    // Where only the best counts, a sale is left out that cannot be it, and no other.
    expect(weigh(table(10), [sell, PASS], after, true)).toEqual(weigh(table(10), [sell, PASS], after));
    expect(weigh(table(9), [sell, PASS], after, true).map(({ action }) => action.type)).toEqual(['pass']);
  });

  it('says what a share pays, for how long, and what it costs', () => {
    const table: Table = {
      companies: [{ id: 'NSW', par: 90 }],
      shares: [{}, {}, {}],
      cash: [90, 0, 0],
      brings: { NSW: [310, 150] },
    };
    const [first] = weigh(table, [buy('NSW'), PASS]);
    expect(first?.because).toEqual({
      key: 'bot.rail.stock.buy',
      params: { company: 'NSW', price: 90, per_round: 31, rounds: 10, value: 150 },
    });
  });
});
