// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { headOf } from '../../core/choice.ts';
import type { Action, Choice, OptionValues } from '../../core/game.ts';
import { usePageRoot } from '../../testing/page-root.ts';
import { SOAK_BOTS } from '../../testing/soak/bots.ts';
import type { HexWay } from '../board/card.ts';
import { loadFamily } from '../families.ts';
import { TableContext, TableState } from '../family/table-state.ts';
import { memoryHere } from '../match/memory-database.ts';
import { startGame } from '../match/open.ts';
import { rest } from '../parts/rest.ts';
import type { MatchSession } from '../match/session.ts';
import { DecisionPanel } from '../table/decision.tsx';
import { IncomeTrack } from './income-track.tsx';
import type { ExpressView } from './view.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** Seeds of western bots that build on behind Chicago. */
const WITH_WAITING_HEXES = 100;

const root = usePageRoot();

async function sit(seats: number, options: OptionValues = {}): Promise<TableState> {
  const session = await startGame(memoryHere(), {
    title: 'chicago-express',
    names: NAMES.slice(0, seats),
    ruleSet: 'book',
    options,
    seed: 1,
  });
  await loadFamily(session.title.family);
  return new TableState(session);
}

async function show(table: TableState): Promise<void> {
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        <DecisionPanel />
        <IncomeTrack />
      </TableContext.Provider>,
      root,
    ),
  );
}

function all(selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function textOf(selector: string): string {
  return all(selector)
    .map(({ textContent }) => textContent)
    .join(' | ');
}

async function click(selector: string): Promise<void> {
  const [found] = all(selector);
  if (!found) throw new Error(`no ${selector}`);
  await act(() => {
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    rest.end();
  });
}

async function press(key: string): Promise<void> {
  await act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

function play(session: MatchSession, ...actions: Omit<Action, 'by'>[]): void {
  for (const action of actions) {
    const { value } = session.turn;
    if (value.kind !== 'decide') throw new Error('over');
    const refusal = session.act({ ...action, by: value.seat });
    if (refusal) throw new Error(refusal.code);
  }
}

/** One player after another gets the next share at its minimum. */
function playOpening(session: MatchSession): void {
  const minimums = { PRR: 7, 'B&O': 6, 'C&O': 5, NYC: 8 };
  for (const [company, price] of Object.entries(minimums)) {
    play(session, { type: 'bid', company, price } as Omit<Action, 'by'>);
    for (let others = 1; others < session.names.length; others++) play(session, { type: 'pass' });
  }
}

function refusedTypes(choices: readonly Choice<Action>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const choice of choices) {
    const type = headOf(choice).type;
    if (choice.refusal) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

describe('an auction', () => {
  it('has the least bid ready and goes up by keys', async () => {
    const table = await sit(2);
    await show(table);
    expect(table.pending.value?.action).toEqual({ type: 'bid', by: 0, company: 'PRR', price: 7 });
    await press('ArrowUp');
    await press('ArrowUp');
    expect(table.pending.value?.action).toMatchObject({ price: 9 });
    await press('ArrowDown');
    await click('[data-commit]');
    expect(table.session.at.value).toBe(1);
    expect(textOf('[data-standing]')).toContain('$8');
    expect(table.pending.value?.action).toEqual({ type: 'bid', by: 1, company: 'PRR', price: 9 });
    await click('[data-choice=pass]');
    expect(textOf('[data-sentence]')).toContain('B&O');
  });

  it('keeps a bid by a key that comes before the next picture', async () => {
    const table = await sit(2);
    // Not inside `act`, which would first run what waits for a paint.
    render(
      <TableContext.Provider value={table}>
        <DecisionPanel />
      </TableContext.Provider>,
      root,
    );
    await press('ArrowUp');
    expect(table.pending.value?.action).toMatchObject({ type: 'bid', price: 8 });
  });

  it('says why a player cannot bid, and lets them pass', async () => {
    const table = await sit(5);
    play(table.session, { type: 'bid', company: 'PRR', price: 24 } as Omit<Action, 'by'>);
    await show(table);
    // The only choice is on the primary button.
    expect(table.pending.value?.action.type).toBe('pass');
    expect(all('[data-choice=bid][aria-disabled=true]')).toHaveLength(1);
    expect(root.textContent).toContain('CE-4.4');
    expect(all('[data-choice=pass]:not([aria-disabled=true])')).toHaveLength(1);
    expect(all('[data-commit=pass]')).toHaveLength(1);
  });

  it('offers the only bid there is', async () => {
    const table = await sit(5);
    play(table.session, { type: 'bid', company: 'PRR', price: 23 } as Omit<Action, 'by'>);
    await show(table);
    expect(textOf('[data-choice=bid]:not([aria-disabled=true])')).toBe('Bid $24');
  });
});

describe('an expansion that Chicago interrupts', () => {
  it('CE-18.1.1: is shown while the first Wabash share is auctioned', async () => {
    const options = { chicago_at_once: true, forest_grant: true };
    const table = await sit(3, options);
    const { session } = table;
    const bots = [0, 1, 2].map((seat) => SOAK_BOTS.western(WITH_WAITING_HEXES + seat));
    const waiting = (): ExpressView['unbuilt'] => (session.view.value as ExpressView).unbuilt;
    while (!waiting() && session.turn.value.kind === 'decide') {
      const chosen = bots[session.turn.value.seat]?.choose(session.title.game, session.state.value);
      if (!chosen || session.act(chosen)) throw new Error('refused');
    }
    const { company, hexes } = waiting() ?? { company: 'none', hexes: [] };
    await show(table);
    expect(root.textContent).toContain(`After this auction ${company} continues to`);
    for (const hex of hexes) expect(root.textContent).toContain(hex);
    expect(root.textContent).toContain('CE-8.10');
  });
});

describe('a turn', () => {
  it('offers everything at a glance, and greys what is refused', async () => {
    const table = await sit(2);
    playOpening(table.session);
    await show(table);
    expect(all('[data-choice=start_auction]')).toHaveLength(5);
    expect(all('[data-choice=expand][data-family]')).toHaveLength(5);
    expect(all('[data-choice=develop][data-family]')).toHaveLength(1);
    expect(all('[data-choice=noop]')).toHaveLength(3);
    const refused = refusedTypes(table.session.choices.value);
    expect(refused).toMatchObject({ start_auction: 1, expand: 1 });
    for (const [type, count] of Object.entries(refused)) {
      expect(all(`[data-choice=${type}][aria-disabled=true]`)).toHaveLength(count);
    }
  });

  it('greys a red dial with everything it is for', async () => {
    const table = await sit(2);
    playOpening(table.session);
    for (let time = 0; time < 3; time++)
      play(table.session, { type: 'noop', dial: 'auction' } as Omit<Action, 'by'>);
    await show(table);
    expect(all('[data-dial=auction][aria-disabled=true]')).toHaveLength(1);
    expect(all('[data-choice=start_auction]:not([aria-disabled=true])')).toHaveLength(0);
    await click('[data-dial=auction]');
    expect(table.within.value).toBeNull();
  });

  it('builds an expansion hex by hex, and shows what it costs and brings', async () => {
    const table = await sit(2);
    playOpening(table.session);
    await show(table);
    await press('e');
    expect(table.within.value).toEqual({ step: 'expansion' });
    await click('[data-choice=expand][data-family]:not([aria-disabled=true])');
    expect(textOf('[data-sentence]')).toBe('Ada: expand Pennsylvania');
    expect(table.board.value.legal).toContain('Q5');
    expect(table.board.value.greyed).not.toContain('Q5');

    await act(() => void table.board.value.onHex?.('Q5'));
    await act(() => void table.board.value.onHex?.('P4'));
    await act(() => void table.board.value.onHex?.('O4'));
    expect(table.board.value.planned).toEqual({ company: 'PRR', hexes: ['Q5', 'P4', 'O4'] });
    expect(textOf('[data-commit]')).toContain('Build 3 hexes for $4↵');
    expect(textOf('dd')).toContain('$7 → $3');
    expect(all('[data-reached]')).toHaveLength(1);

    await press('Backspace');
    expect(table.pending.value?.action).toMatchObject({ hexes: ['Q5', 'P4'] });
    await act(() => table.clear());
    expect(table.pending.value).toBeNull();
    expect(table.board.value.planned).toEqual({ company: 'PRR', hexes: [] });
    await act(() => table.clear());
    expect(table.within.value).toBeNull();
    // Back at the beginning, where any hex may be started with.
    expect(table.board.value.planned).toBeUndefined();
    expect(table.board.value.legal).toContain('Q5');
  });

  it.each([true, false])('CE-18.1.7: says what entering a forest brings (%s)', async (forest_grant) => {
    const table = await sit(2, { forest_grant });
    playOpening(table.session);
    await show(table);
    await press('e');
    await click('[data-choice=expand][data-family]:not([aria-disabled=true])');
    await act(() => void table.board.value.onHex?.('R4'));
    // Q4 is a forest.
    const forest = all('[data-choice=expand]').find(({ textContent }) => textContent.startsWith('Q4'));
    expect(forest?.textContent.includes('+$2')).toBe(forest_grant);
  });

  it('says of a hex that cannot be chosen why', async () => {
    const table = await sit(2);
    playOpening(table.session);
    await show(table);
    await press('e');
    await click('[data-choice=expand][data-family]:not([aria-disabled=true])');
    expect(table.board.value.onHex?.('A2')).toBe(false);
    expect(table.board.value.whyNot?.get('A2')).toMatchObject({ rule: 'CE-8.2' });
    expect(table.board.value.whyNot?.get('R5')?.text).toContain('already');
  });

  it('develops a place, with the income of every company', async () => {
    const table = await sit(2);
    playOpening(table.session);
    play(table.session, { type: 'expand', company: 'PRR', hexes: ['Q5', 'P4', 'O4'] } as Omit<Action, 'by'>);
    await show(table);
    await press('d');
    expect(table.board.value.legal).toEqual(['O4']);
    expect(all('[data-choice=develop]')).toHaveLength(1);
    await click('[data-choice=develop]');
    expect(table.board.value).toMatchObject({ selected: 'O4', plannedHouse: 'O4' });
    expect(textOf('tbody tr')).toContain('$8 → $9');
    await click('[data-commit]');
    expect(table.session.at.value).toBe(4 * 2 + 2);
  });

  it('goes from one dial to the other with the board', async () => {
    const table = await sit(2);
    playOpening(table.session);
    play(
      table.session,
      { type: 'expand', company: 'PRR', hexes: ['Q5', 'P4', 'O4'] } as Omit<Action, 'by'>,
      { type: 'noop', dial: 'auction' } as Omit<Action, 'by'>,
    );
    await show(table);
    await press('e');
    await click('[data-choice=expand][data-family]:not([aria-disabled=true])');
    await act(() => void table.board.value.onHex?.(table.board.value.legal?.[0] ?? ''));
    expect(table.pending.value?.action.type).toBe('expand');
    await press('d');
    expect(table.pending.value).toBeNull();
    expect(table.board.value).toMatchObject({ choice: 'develop', legal: ['O4'] });
    await press('d');
    expect(table.board.value.selected).toBeUndefined();
    expect(table.board.value.legal).toContain('O4');
  });

  it('is started with a click on a hex, before a dial or a company is chosen', async () => {
    const table = await sit(2);
    playOpening(table.session);
    play(
      table.session,
      { type: 'expand', company: 'PRR', hexes: ['Q5', 'P4', 'O4'] } as Omit<Action, 'by'>,
      { type: 'noop', dial: 'auction' } as Omit<Action, 'by'>,
    );
    await show(table);
    const { legal = [], onHex, waysAt, choice } = table.board.value;
    const waysOn = (hex: string): readonly HexWay[] => waysAt?.(hex) ?? [];
    // Far away nothing can be started.
    expect(legal).not.toContain('A2');
    expect(onHex?.('A2')).toBe(false);
    // One way: at once.
    const single = legal.find((hex) => waysOn(hex).length === 1 && waysOn(hex)[0]?.choice === 'expand') ?? '';
    const company = waysOn(single)[0]?.company;
    await act(() => expect(onHex?.(single)).toBe(true));
    expect(table.within.value).toEqual({ step: 'expansion', company });
    expect(table.pending.value?.action).toMatchObject({ type: 'expand', company, hexes: [single] });
    expect(textOf('[data-commit]')).toContain('Build 1 hex for $1↵');
    await act(() => table.forget());
    // Several: the card of the hex lists them.
    const several = legal.filter((hex) => waysOn(hex).length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const hex of several) expect(onHex?.(hex)).toBe(false);
    const [way] = waysOn(several[0] ?? '');
    await act(() => way?.onPress());
    expect(table.within.value?.company).toBe(way?.company);
    expect(table.pending.value?.action).toMatchObject({ hexes: [several[0]] });
    await act(() => table.forget());
    // A place to develop, with whoever else may build there.
    expect(waysOn('O4').map((one) => one.choice)).toContain('develop');
    expect(typeof choice === 'function' && choice(single)).toBe('expand');
  });

  it('says why there is no hex to develop', async () => {
    const table = await sit(2);
    playOpening(table.session);
    await show(table);
    await press('d');
    expect(all('[data-choice=develop]')).toHaveLength(0);
    expect(textOf('[data-body]')).toContain('CE-10.2');
  });

  it('tells beforehand that the dividends come', async () => {
    const table = await sit(2);
    playOpening(table.session);
    for (const dial of ['auction', 'auction', 'auction', 'development', 'development', 'development'])
      play(table.session, { type: 'noop', dial } as Omit<Action, 'by'>);
    await show(table);
    expect(textOf('[data-dial=development]')).toContain('Developtriggers dividends');
    await press('d');
    await click('[data-choice=noop]');
    expect(textOf('[role=alert]')).toContain(
      'Dividend 1, per share: PRR $7, B&O $6, C&O $5 and NYC $8. Received: Ada $26 CE-11.1Detroit grows to $2 CE-11.4',
    );
  });

  it('keeps everything within reach through whole games', async () => {
    const table = await sit(3);
    const { session } = table;
    const bot = BOTS['random']?.(5);
    for (let step = 0; step < 30 && session.turn.value.kind === 'decide'; step++) {
      const chosen = bot?.choose(session.title.game, session.state.value);
      if (chosen && session.act(chosen)) throw new Error('refused');
      table.forget();
      // oxlint-disable-next-line no-await-in-loop -- one position after the other
      await show(table);
      const types = new Set(
        session.choices.value.filter(({ refusal }) => !refusal).map((choice) => headOf(choice).type),
      );
      for (const type of types)
        expect(all(`[data-choice=${type}]:not([aria-disabled=true])`).length).toBeGreaterThan(0);
    }
  });
});
