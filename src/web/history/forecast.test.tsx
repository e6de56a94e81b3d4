// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { Action, AnyGame, Event, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { replaySteps } from '../../core/match.ts';
import type { RailView } from '../../rail/view.ts';
import { usePageRoot } from '../../testing/page-root.ts';
import { loadFamily } from '../families.ts';
import { familyOf } from '../family/family.ts';
import { TableContext, TableState } from '../family/table-state.ts';
import { History } from '../match/history.ts';
import { NoKeeper } from '../match/keeper.ts';
import { MatchSession } from '../match/session.ts';
import { loadTitle, type LoadedTitle } from '../titles.ts';
import type { RouteSearch } from '../worker/client.ts';

// There are no workers here: the same question, put to the same finder without a limit.
vi.mock('../worker/client.ts', () => ({
  searchRoutes: ({ title }: MatchSession, { state, wishes }: RouteSearch) =>
    Promise.resolve(title.game.routing?.best(state ?? {}, wishes) ?? null),
}));

const SEATS = 3;
const NAMES = ['Ada', 'Ben', 'Cleo'];

function play(game: AnyGame, seed: number): Match {
  const bot = BOTS['random'] as (typeof BOTS)[string];
  const bots = Array.from({ length: SEATS }, (_, seat) => bot(10 * seed + seat));
  const { match } = playGame(game, { seats: SEATS, ruleSet: 'book', seed, bots });
  return { ...match, players: NAMES.map((name) => ({ name })) };
}

const root = usePageRoot();

/** The table of the forecast as the page shows it at a position: heading → cell, by what heads the row. */
async function shownAt(
  title: LoadedTitle,
  match: Match,
  state: object,
): Promise<Map<string, Record<string, string>>> {
  const history = History.of(title.game, { ...match, actions: [] }, [{ state, action: null, events: [] }]);
  const session = new MatchSession({ title, history, keeper: new NoKeeper() });
  await loadFamily(title.family);
  const Forecast = familyOf(session).lookups.find(({ id }) => id === 'forecast')?.component;
  await act(() =>
    render(
      <TableContext.Provider value={new TableState(session)}>
        {Forecast && <Forecast />}
      </TableContext.Provider>,
      root,
    ),
  );
  const runs = (session.view.value as RailView).companies.filter(
    ({ trains }) => (trains?.length ?? 0) > 0,
  ).length;
  await vi.waitFor(() => {
    // Each run is found on its own; until then its line has only dots.
    expect(root.querySelectorAll('tbody tr').length).toBeGreaterThan(runs);
    expect(root.textContent).not.toContain('…');
  });
  const text = (element: Element): string => element.textContent.trim();
  const heads = [...root.querySelectorAll('thead th')].map(text);
  const rows = [...root.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('th, td')].map(text);
    // A chip with the same letters comes first.
    return [
      cells[0]?.split(' ').at(-1) ?? '',
      Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])),
    ] as const;
  });
  render(null, root);
  return new Map(rows);
}

/** As the table tells an amount. */
function amountIn(text: string | undefined): number {
  return Number((text ?? '').replaceAll(/[^\d.]/g, '') || 0);
}

function applied(game: AnyGame, state: object, action: Action): { state: object; events: readonly Event[] } {
  const result = game.apply(state, action);
  if (result.refused) throw new Error(`${result.code} ${JSON.stringify(action)}`);
  return result;
}

function cashOf(game: AnyGame, state: object): number[] {
  const { players } = game.view(state, null) as unknown as RailView;
  return NAMES.map((_, seat) => players.find((player) => player.seat === seat)?.cash ?? 0);
}

/** What the engine does with the best run of the company on turn, paid out wherever a player is asked. */
interface Run {
  readonly company: string;
  readonly state: object;
  readonly revenue: number;
  /** By seat. */
  readonly paid: readonly number[];
  readonly isKept: boolean;
}

/** Events by which players come to money for another reason than this run. */
function isOtherMoney({ key, params }: Event, company: string): boolean {
  return ['private-paid', 'receivership', 'nationalised', 'operating-round', 'stock-round'].includes(key)
    ? true
    : key === 'paid-out' && params['company'] !== company;
}

/** Null where more comes of it than the run. */
function runOf(game: AnyGame, state: object): Run | null {
  const [best] = game.routing?.best(state).sets ?? [];
  const turn = game.turn(state);
  if (!best || turn.kind !== 'decide') throw new Error('a run without routes');
  const company = String(turn.entity);
  let { state: after, events } = applied(game, state, best.action);
  const asked = game.turn(after);
  if (asked.kind === 'decide' && asked.step === 'dividend') {
    const paid = applied(game, after, { type: 'dividend', by: asked.seat, pay: true } as Action);
    after = paid.state;
    events = [...events, ...paid.events];
  }
  if (best.revenue === 0 || events.some((event) => isOtherMoney(event, company))) return null;
  const before = cashOf(game, state);
  const earned = events.find(
    ({ key, params }) => (key === 'paid-out' || key === 'withheld') && params['company'] === company,
  );
  return {
    company,
    state,
    revenue: Number(earned?.params['revenue']),
    paid: cashOf(game, after).map((cash, seat) => cash - (before[seat] ?? 0)),
    isKept: earned?.key === 'withheld',
  };
}

/** As many runs of a game are made, and as many of each kind looked at. */
const MADE = 48;
const RUNS = 4;

/** So many of a list, spread over it. */
function few<T>(list: readonly T[], most: number): T[] {
  return list.filter((_, at) => at % Math.ceil(list.length / most) === 0);
}

describe.each([
  ['1848', 1],
  ['1860', 4],
  ['18gb', 5],
] as const)('the forecast of %s', (id, seed) => {
  test('is what the engine pays for the best runs, and nothing where a company keeps its money', async () => {
    const title = await loadTitle(id);
    const { game } = title;
    const match = play(game, seed);
    const asked = [...replaySteps(game, match)].filter(({ state }) => {
      const turn = game.turn(state);
      return turn.kind === 'decide' && turn.step === 'routes';
    });
    const runs = few(asked, MADE).flatMap(({ state }) => runOf(game, state) ?? []);
    const keeps = runs.filter(({ isKept }) => isKept);
    const pays = runs.filter(({ isKept }) => !isKept);
    expect(pays.length).toBeGreaterThan(3);
    expect(keeps.length > 0).toBe(id !== '1848');
    for (const { company, state, revenue, paid, isKept } of [...few(pays, RUNS), ...few(keeps, RUNS)]) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      const shown = await shownAt(title, match, state);
      const row = shown.get(company) ?? {};
      expect(row['Best run']).toMatch(/^\D*\d[\d,]*$/);
      expect(row['Best run']).not.toContain('≥');
      expect([company, amountIn(row['Best run'])]).toEqual([company, revenue]);
      expect([company, ...NAMES.map((name) => amountIn(row[name]))]).toEqual([company, ...paid]);
      expect(row['Per share'] === 'withheld').toBe(isKept);
      // The last line is the sum of all others.
      const lines = [...shown.values()];
      for (const name of NAMES) {
        const amounts = lines.map((line) => amountIn(line[name]));
        expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0));
      }
    }
  });
});

describe('the forecast of Chicago Express', () => {
  test('is what the next dividends pay, if until then only dials are moved', async () => {
    const title = await loadTitle('chicago-express');
    const { game } = title;
    const match = play(game, 1);
    const turns = [...replaySteps(game, match)].filter(({ state }) => {
      const turn = game.turn(state);
      return turn.kind === 'decide' && turn.step === 'turn';
    });
    expect(turns.length).toBeGreaterThan(20);
    for (const { state } of few(turns, 2 * RUNS)) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      const shown = await shownAt(title, match, state);
      const { rates, paid } = nextDividends(game, state);
      const companies = [...shown].slice(0, -1);
      expect(
        Object.fromEntries(companies.map(([company, row]) => [company, amountIn(row['Per share'])])),
      ).toEqual(Object.fromEntries(companies.map(([company]) => [company, rates[company] ?? 0])));
      expect(Object.keys(rates).filter((company) => !shown.has(company))).toEqual([]);
      const together = companies.length > 0 ? ([...shown.values()].at(-1) ?? {}) : {};
      expect(NAMES.map((name) => amountIn(together[name]))).toEqual(paid);
      for (const [seat, name] of NAMES.entries()) {
        const sum = companies.reduce((total, [, row]) => total + amountIn(row[name]), 0);
        expect([seat, sum]).toEqual([seat, paid[seat]]);
      }
    }
  });
});

/** Plays on with nothing but moves of dials, up to the dividends: what they pay. */
function nextDividends(
  game: AnyGame,
  from: object,
): { rates: Readonly<Record<string, number>>; paid: readonly number[] } {
  let state = from;
  for (;;) {
    const idle = game
      .choices(state)
      .flatMap((choice) => (choice.kind === 'one' && choice.action.type === 'noop' ? choice.action : []));
    const [action] = idle;
    if (!action) throw new Error('no dial can be moved');
    const result = applied(game, state, action);
    const dividend = result.events.find(({ key }) => key === 'dividend');
    if (dividend) {
      const { per_share_by_company: rates, paid } = dividend.params;
      return { rates: rates as Record<string, number>, paid: paid as Seat[] };
    }
    ({ state } = result);
  }
}
