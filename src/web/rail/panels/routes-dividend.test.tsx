// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMatch } from '../../../core/match.ts';
import { usePageRoot } from '../../../testing/page-root.ts';
import { sampleMatch, sampleRuns, sampleSteps } from '../../../testing/1848/sample.ts';
import { loadFamily } from '../../families.ts';
import { TableContext, TableState } from '../../family/table-state.ts';
import { readGameFile } from '../../match/files.ts';
import { memoryHere } from '../../match/memory-database.ts';
import { keepAsNew } from '../../match/open.ts';
import type { MatchSession } from '../../match/session.ts';
import { rest } from '../../parts/rest.ts';
import { DecisionPanel } from '../../table/decision.tsx';
import type { RouteSearch } from '../../worker/client.ts';

/** Running and paying out through the panels of the table, in a played game where two trains run. */

// There are no workers here: the search answers from the page itself.
vi.mock('../../worker/client.ts', () => ({
  searchRoutes: async (session: MatchSession, { wishes, state, onBetter }: RouteSearch) =>
    session.title.game.routing?.best(state ?? session.state.value, {
      ...wishes,
      ...(onBetter && { onBetter }),
    }) ?? null,
  expandBeside: async () => [],
}));

const root = usePageRoot();
let table: TableState;

/** Two trains, and both of them run. */
const two = sampleRuns().find(({ view, best }) => {
  const company = view.companies.find(({ id }) => id === view.operator);
  return company?.trains.length === 2 && best.runs.length === 2;
});
const at = sampleSteps().findIndex(({ state }) => JSON.stringify(state) === JSON.stringify(two?.state));

beforeEach(async () => {
  const match = sampleMatch();
  const read = await readGameFile(formatMatch({ ...match, actions: match.actions.slice(0, at) }));
  if (!read.game) throw new Error(read.failure.kind);
  await loadFamily(read.title.family);
  table = new TableState(await keepAsNew(memoryHere(), read.title, read.game));
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        <DecisionPanel />
      </TableContext.Provider>,
      root,
    ),
  );
  await settle();
});

/** Lets searches answer and the panel take it in. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one answer leads to the next question
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  }
}

function all(selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function textOf(selector: string): string {
  return all(selector)
    .map(({ textContent }) => textContent)
    .join(' | ');
}

async function press(selector: string, nth = 0): Promise<void> {
  const found = all(selector)[nth];
  if (!found) throw new Error(`no ${selector}`);
  await act(() => found.click());
  await settle();
}

async function type(key: string): Promise<void> {
  await act(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await settle();
}

const money = (amount: number): string => `£${amount}`;
const total = two?.best.revenue ?? 0;

describe('running trains', () => {
  it('proposes the best routes, proven, item by item and on the map', () => {
    expect(textOf('[data-routes] h3')).toContain(`Revenue ${money(total)}`);
    expect(textOf('[data-proven]')).toBe('proven best');
    expect(textOf('[data-commit]')).toContain(`Run for ${money(total)}`);
    expect(all('[data-train]')).toHaveLength(2);
    expect(table.board.value.routes?.map(({ style }) => style)).toEqual([0, 1]);
    expect(table.board.value.routeNotes).toEqual(two?.best.runs.map(({ revenue }) => money(revenue)));
  });

  it('steps back on the map while another train is pointed at', async () => {
    const [, second] = all('[data-train]');
    await act(() => {
      second?.dispatchEvent(new PointerEvent('pointerenter'));
    });
    expect(table.board.value.routes?.map(({ faded }) => faded)).toEqual([true, false]);
  });

  it('A lists alternatives, best first; one that is picked can be run, B goes back', async () => {
    await type('a');
    const sums = all('ol [data-choice=run_routes] > b').map(({ textContent }) =>
      Number(textContent.slice(1)),
    );
    expect(sums.length).toBeGreaterThan(2);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    const last = sums.length - 1;
    await press('ol [data-choice=run_routes]', last);
    expect(textOf('[data-commit]')).toContain(`Run for ${money(sums[last] ?? 0)}`);
    await type('b');
    expect(textOf('[data-commit]')).toContain(`Run for ${money(total)}`);
  });

  it('a stop pressed on the map is called at, and the rest is the best that is left', async () => {
    const [first, second] = two?.best.runs ?? [];
    const stop = second?.path.find((place) => place.includes('-') && !first?.path.includes(place)) ?? '';
    await press('[data-train] > button');
    const [hex = '', number] = stop.split('-');
    await act(() => table.board.value.onStop?.(hex, Number(number)));
    await settle();
    const shown = table.board.value.routes?.find(({ style }) => style === 0);
    const isUnreachable = textOf('[role=alert]').includes('No route of this train');
    expect(shown?.path.includes(stop) || isUnreachable).toBe(true);
    await act(() => table.board.value.onStop?.(hex, Number(number)));
    await settle();
    expect(textOf('[data-commit]')).toContain(`Run for ${money(total)}`);
  });

  it('a route cut down by hand is judged at every step, down to staying at home', async () => {
    await press('[data-train] > button');
    const stops = two?.best.runs[0]?.path.filter((place) => place.includes('-')).length ?? 0;
    for (let left = stops; left > 1; left--) {
      // oxlint-disable-next-line no-await-in-loop -- one cut after the other
      await press('[aria-label^="Drop"]');
    }
    expect(textOf('[role=alert]')).toContain('at least two stops');
    expect(textOf('[role=alert]')).toContain('1848-11.1');
    expect(table.pending.value).toBeNull();
    await press('[aria-label^="Drop"]');
    expect(textOf('[data-train]')).toContain('does not run');
    expect(textOf('[data-routes]')).toContain('less than the best');
    expect(table.pending.value?.action).toMatchObject({ type: 'run_routes' });
    await press('[data-choice=run_routes]');
    expect(textOf('[data-proven]')).toBe('proven best');
  });

  it('leaves the primary button to an action chosen elsewhere, and takes it back after Escape', async () => {
    const [loan] = table.session.choices.value.filter((choice) => choice.kind === 'one' && !choice.refusal);
    if (loan?.kind !== 'one') throw new Error('nothing else can be done here');
    await act(() => table.choose({ action: loan.action }));
    await settle();
    expect(table.pending.value?.action).toBe(loan.action);
    await act(() => table.choose(null));
    await settle();
    expect(table.pending.value?.action.type).toBe('run_routes');
  });
});

describe('paying out', () => {
  beforeEach(async () => {
    await act(() => table.commit());
    await settle();
    rest.end();
  });

  it('shows who gets what, where the price goes, and the runs behind it', () => {
    expect(all('[data-choice=dividend][aria-pressed]')).toHaveLength(2);
    expect(textOf('[data-pays=true]')).toMatch(/Pay out.*per share/);
    expect(textOf('[data-pays=false]')).toContain(`+${money(total)}`);
    expect(textOf('[data-pays=false]')).toMatch(/Treasury.*treasury then£\d/);
    expect(textOf('[data-itemised]')).toMatch(/Pay £\d+ → £\d+ 1848-12\.1/);
    expect(textOf('[data-itemised]')).toMatch(/Withhold £\d+ → £\d+ 1848-12\.2/);
    expect(all('[data-train]')).toHaveLength(2);
    expect(table.market.value.moves?.map(({ isOther }) => isOther)).toEqual([false, true]);
    expect(textOf('[data-commit]')).toContain('per share');
  });

  it('what is pressed goes on the primary button, W does it at once', async () => {
    await press('[data-pays=false]');
    expect(textOf('[data-commit]')).toContain('Withhold');
    expect(table.pending.value?.action).toMatchObject({ type: 'dividend', pay: false });
    const before = table.session.at.value;
    await type('w');
    expect(table.session.at.value).toBe(before + 1);
    expect(table.session.stepAt(before + 1).action).toMatchObject({ type: 'dividend', pay: false });
  });

  it('A takes the runs back', async () => {
    await type('a');
    expect(textOf('[data-proven]')).toBe('proven best');
  });
});
