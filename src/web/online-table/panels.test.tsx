// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import { nth, present } from '../../core/present.ts';
import type { Ask as AskServer } from '../online/client.ts';
import type { ChatLine } from '../../online/protocol.ts';
import { Browser, play, type Tab } from '../../testing/online/browser-tabs.ts';
import { MemoryServer } from '../../testing/online/memory-server.ts';
import { ANN, BEN, BOLD, CLEO, person, TABLE } from '../../testing/online/sample-table.ts';
import { usePageRoot } from '../../testing/page-root.ts';
import { loadFamily } from '../families.ts';
import { furnish } from '../family/furniture.ts';
import { TableContext, TableState } from '../family/table-state.ts';
import { endPlan, planOf, startPlan } from '../history/planning.ts';
import { isPhone } from '../parts/narrow.ts';
import { rest } from '../parts/rest.ts';
import { DecisionPanel } from '../table/decision.tsx';
import { Header } from '../table/header.tsx';
import { viewsOf } from '../table/views.ts';
import { familyOf } from '../family/family.ts';
import { type AtTable, sitAt } from './at-table.ts';
import { beside } from './chat-state.ts';
import { ONLINE_FURNITURE } from './furniture.tsx';

const root = usePageRoot();

afterEach(() => {
  vi.restoreAllMocks();
});

interface Seated extends Tab {
  readonly table: TableState;
  readonly asked: [name: string, call: unknown][];
}

/** A tab with its furniture; what it asks by HTTP is written down and done. */
async function furnished(tab: Tab): Promise<Seated> {
  const asked: Seated['asked'] = [];
  const ask = (async (name: string, call: unknown) => {
    asked.push([name, call]);
    const answers: Readonly<Record<string, unknown>> = { note: { text: 'old', before: null } };
    return { kind: 'done', answer: answers[name] ?? null };
  }) as unknown as AskServer;
  const at: AtTable = { session: tab.session, keeper: tab.keeper, company: tab.company, ask };
  sitAt(at);
  furnish(tab.keeper, ONLINE_FURNITURE);
  await loadFamily(tab.session.title.family);
  return { ...tab, table: new TableState(tab.session), asked };
}

/** Everything at a table but its views. */
async function show({ table, session }: Seated): Promise<void> {
  const { Bars, Over, Beside } = ONLINE_FURNITURE;
  const views = viewsOf(familyOf(session));
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        <Header views={views} shown={nth(views, 0)} onShow={() => {}} />
        <Bars />
        <Over />
        <DecisionPanel />
        <Beside />
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
  const found = present(all(selector)[0], selector);
  // As somebody who takes their time; what the rest is for has tests of its own.
  await act(() => {
    rest.end();
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    rest.end();
  });
}

/** Lets everything arrive, and the page draw it. */
async function settle(server: MemoryServer): Promise<void> {
  await act(() => server.settle());
}

async function annAndBen(
  server = new MemoryServer(),
): Promise<{ server: MemoryServer; ann: Seated; ben: Seated }> {
  const ann = await furnished(await new Browser(server, ANN).open('ann'));
  const ben = await furnished(await new Browser(server, BEN).open('ben'));
  return { server, ann, ben };
}

describe('while somebody else decides', () => {
  test('the panel says who, what and since when; nothing is offered but planning and a nudge', async () => {
    const { server, ann, ben } = await annAndBen();
    await show(ben);
    expect(textOf('[data-sentence]')).toMatch(/^Ann is deciding: /);
    expect(textOf('[data-since]')).toMatch(/^since /);
    expect(all('[data-choice], [data-commit]')).toEqual([]);
    expect(all('[data-plan-ahead]')).toHaveLength(1);
    expect(all('[data-nudge]')).toHaveLength(1);
    play(ann);
    await settle(server);
    expect(textOf('[data-sentence]')).not.toContain('Ann');
    expect(all('[data-plan-ahead]')).toEqual([]);
    expect(all('[data-commit]')).toHaveLength(1);
  });

  test('a nudge is sent after a minute at a live table, once a turn', async () => {
    const { server, ben } = await annAndBen();
    await show(ben);
    // The table has started long ago by the clock of this page.
    expect(textOf('[data-nudge]')).toContain('Nudge Ann');
    await click('[data-nudge]');
    expect(ben.asked).toEqual([['nudge', { params: { id: TABLE } }]]);
    await click('[data-nudge]');
    expect(ben.asked).toHaveLength(1);
    server.tell({ type: 'welcome', p: 1, node: 'memory', now: server.time, rules: {} });
    await settle(server);
  });

  test('who watches may plan and leave, and cannot undo', async () => {
    const server = new MemoryServer();
    const watcher = await furnished(await new Browser(server, null).open('watcher'));
    await show(watcher);
    expect(all('[data-plan-ahead], [data-leave]')).toHaveLength(2);
    expect(all('[data-nudge]')).toEqual([]);
    await click('[data-undo]');
    expect(watcher.session.at.value).toBe(0);
  });

  test('the second click of a double click on a decision is not for what comes in its place', async () => {
    const { ann } = await annAndBen();
    await show(ann);
    const press = async (selector: string, detail: number): Promise<void> => {
      const found = present(all(selector)[0], selector);
      await act(() => void found.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    };
    await press('[data-commit]', 1);
    expect(ann.session.at.value).toBe(1);
    await press('[data-plan-ahead]', 2);
    expect(planOf(ann.session)).toBeNull();
    rest.end();
    await press('[data-plan-ahead]', 1);
    expect(planOf(ann.session)).not.toBeNull();
  });

  test('planning ahead opens a plan with everybody’s choices', async () => {
    const { ben } = await annAndBen();
    await show(ben);
    await click('[data-plan-ahead]');
    const plan = present(planOf(ben.session), 'a plan');
    expect(plan.session.choices.value.length).toBeGreaterThan(0);
  });

  test('a computer thinks, and its reason is told; no speed is to be chosen', async () => {
    const seats = [{ user: null, computer: BOLD }, person(ANN), person(BEN)];
    const server = new MemoryServer(undefined, { seats });
    const ann = await furnished(await new Browser(server, ANN).open('ann'));
    await show(ann);
    expect(textOf('[data-sentence]')).toContain('is thinking');
    expect(all('[data-pause], [data-one-move], [data-speed]')).toEqual([]);
  });
});

describe('taking back by agreement', () => {
  async function asked(): Promise<{ server: MemoryServer; ann: Seated; ben: Seated }> {
    const seated = await annAndBen();
    const { server, ann, ben } = seated;
    play(ann);
    await server.settle();
    play(ben);
    await server.settle();
    return seated;
  }

  test('undo asks the others where it is not free, for as many moves as are chosen', async () => {
    const { server, ann, ben } = await asked();
    await show(ann);
    expect(all('[data-undo=ask]')).toHaveLength(1);
    await click('[data-undo]');
    const choices = all('[name=back-to]');
    expect(choices).toHaveLength(2);
    // Before one's own last move.
    expect((choices[1] as HTMLInputElement).checked).toBe(true);
    await click('[data-send-request]');
    await settle(server);
    expect(ben.company.asks.value).toMatchObject([{ who: ANN, wish: { kind: 'undo', to: 0 } }]);
    expect(textOf('[data-request]')).toBe('You ask to take back 2 moves');
    expect(all('[data-withdraw]')).toHaveLength(1);
  });

  test('where one’s own last move is far back, only the last move is proposed', async () => {
    const { server, ann } = await annAndBen();
    expect(ann.session.act({ type: 'pass', by: 0 })).toBeNull();
    await server.settle();
    const { game } = ann.session.title;
    for (let moves = 0; moves < 9; moves++) {
      const bids = [...legalActions(game, ann.session.state.value)].filter(({ type }) => type === 'bid');
      server.enter({ kind: 'act', action: nth(bids, 0) }, BEN);
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await server.settle();
    }
    await show(ann);
    await click('[data-undo]');
    const choices = all('[name=back-to]') as HTMLInputElement[];
    expect(choices.map(({ checked }) => checked).indexOf(true)).toBe(0);
    expect(choices).toHaveLength(10);
    expect(textOf('[data-send-request]')).toBe('Ask for one move');
  });

  test('all others are asked in place of their decision; the card shows what goes', async () => {
    const { server, ann, ben } = await asked();
    ann.company.wish({ kind: 'undo', to: 0 });
    await server.settle();
    const cleo = await furnished(await new Browser(server, CLEO).open('cleo'));
    await show(cleo);
    expect(textOf('[data-request]')).toBe('Ann asks to take back 2 moves');
    expect(all('[data-answer]').map(({ dataset }) => dataset['answer'])).toEqual(['open', 'you']);
    expect(all('[data-request-card]')).toHaveLength(1);
    await click('[data-after=true]');
    expect(cleo.session.looking.value).toBe(0);
    await click('[data-after=false]');
    expect(cleo.session.looking.value).toBe(null);
    await click('[data-agree]');
    await settle(server);
    expect(all('[data-answer=yes]')).toHaveLength(1);
    ben.company.answer(nth(ben.company.asks.value, 0), true);
    await settle(server);
    expect(cleo.session.at.value).toBe(0);
    expect(all('[data-request], [data-request-card]')).toEqual([]);
  });

  test('a refusal ends it, and play goes on', async () => {
    const { server, ann, ben } = await asked();
    ann.company.wish({ kind: 'undo', to: 0 });
    await server.settle();
    await show(ben);
    await click('[data-refuse]');
    await settle(server);
    expect(all('[data-request]')).toEqual([]);
    expect(ann.company.asks.value).toEqual([]);
    expect(ben.session.at.value).toBe(2);
  });

  test('one’s own last move goes back at once', async () => {
    const { server, ann } = await annAndBen();
    play(ann);
    await server.settle();
    await show(ann);
    await click('[data-undo]');
    await settle(server);
    expect(ann.session.at.value).toBe(0);
    expect(server.entries.map(({ kind }) => kind)).toEqual(['act', 'undo']);
  });
});

describe('bars', () => {
  test('no connection: what waits is counted, and one may try at once', async () => {
    const { server, ann } = await annAndBen();
    await show(ann);
    expect(all('[data-bar]')).toEqual([]);
    server.isAway = true;
    await act(() => server.cutAll());
    await act(() => void play(ann));
    expect(textOf('[data-bar=reconnecting]')).toContain('One move waits to be sent');
    server.isAway = false;
    await click('[data-try-now]');
    await settle(server);
    expect(all('[data-bar]')).toEqual([]);
  });

  test('a move that came too late: why, and a plan to look at', async () => {
    const server = new MemoryServer(undefined, { seats: [ANN, ANN, BEN].map(person) });
    const desk = await furnished(await new Browser(server, ANN).open('desk'));
    const phone = await furnished(await new Browser(server, ANN).open('phone'));
    await show(phone);
    play(desk);
    play(phone);
    await settle(server);
    expect(textOf('[data-bar=kept-plan]')).toContain('Your move was not made; it is kept as a plan.');
    expect(textOf('[data-bar=kept-plan] b')).toMatch(/^Meanwhile: /);
    await click('[data-drop-plan]');
    expect(all('[data-bar]')).toEqual([]);
  });

  test('a plan says that the game has gone on, and is taken on to where it is by then', async () => {
    const { server, ann, ben } = await annAndBen();
    const { session } = ben;
    await show(ben);
    await act(() => startPlan(session));
    const first = present(planOf(session), 'a plan');
    await act(() => void first.session.act(nth([...server.candidates()], 0)));
    expect(all('[data-bar]')).toEqual([]);
    play(ann);
    await settle(server);
    expect(textOf('[data-bar=gone-on]')).toContain('The game has gone on');
    expect(planOf(session)).toBe(first);
    await click('[data-renew-plan]');
    expect(planOf(session)).toMatchObject({ from: 1 });
    expect(all('[data-bar]')).toEqual([]);
    // What was tried has been played meanwhile.
    expect(planOf(session)?.session.at.value).toBe(1);
    server.enter({ kind: 'undo', to: 0 }, ANN);
    await settle(server);
    expect(all('[data-bar=gone-on]')).toHaveLength(1);
    await act(endPlan);
    expect(all('[data-bar]')).toEqual([]);
  });

  test('moves that came too late stay known until the plan made of them is over, also when it is taken on', async () => {
    const server = new MemoryServer(undefined, { seats: [ANN, ANN, BEN].map(person) });
    const desk = await furnished(await new Browser(server, ANN).open('desk'));
    const phone = await furnished(await new Browser(server, ANN).open('phone'));
    await show(phone);
    play(desk);
    play(phone);
    await settle(server);
    await click('[data-look-at-plan]');
    play(desk);
    await settle(server);
    expect(phone.keeper.plans.value).toHaveLength(1);
    await click('[data-renew-plan]');
    expect(phone.keeper.plans.value).toHaveLength(1);
    await act(endPlan);
    expect(phone.keeper.plans.value).toEqual([]);
  });

  test('while my move waits to be sent, the time shown is mine and not that of the next player', async () => {
    const { server, ann } = await annAndBen();
    await show(ann);
    server.tell({ type: 'clocks', id: TABLE, bank: [1000, 2000, 3000], since: Date.now(), due: null });
    await settle(server);
    server.isSlow = true;
    await act(() => void play(ann));
    expect(textOf('[data-sentence]')).toMatch(/^Ben is deciding: /);
    expect(textOf('[data-running]')).toContain('Ann');
    expect(all('[data-since]')).toEqual([]);
    server.isSlow = false;
    await settle(server);
    expect(textOf('[data-running]')).toContain('Ben');
    expect(all('[data-since]')).toHaveLength(1);
  });

  test('a computer plays for me: I take the seat back', async () => {
    const { server, ann } = await annAndBen();
    await show(ann);
    server.enter({ kind: 'seat', seat: 0, to: { user: ANN, computer: BOLD } });
    await settle(server);
    expect(all('[data-bar=replaced]')).toHaveLength(1);
    await click('[data-take-back-seat]');
    await settle(server);
    expect(all('[data-bar]')).toEqual([]);
    expect(all('[data-commit]')).toHaveLength(1);
  });

  test('a table that is paused, and one that has ended', async () => {
    const { server, ann, ben } = await annAndBen();
    await show(ben);
    server.tell({ type: 'clocks', id: TABLE, bank: [1000, 2000, 3000], since: 0, due: null });
    await settle(server);
    expect(all('[data-running]')).toHaveLength(1);
    await show(ann);
    server.enter({ kind: 'pause', until: 2_000_000_000_000 });
    await settle(server);
    expect(textOf('[data-still=paused]')).toContain('paused until');
    await click('[data-resume]');
    await settle(server);
    expect(ann.company.asks.value).toMatchObject([{ wish: { kind: 'pause', until: 0 } }]);
    server.enter({ kind: 'end', why: 'agreed' });
    await settle(server);
    expect(all('[data-still=ended]')).toHaveLength(1);
    expect(all('[data-commit]')).toEqual([]);
    expect(textOf('section li')).toContain('2 s');
    expect(all('[data-running]')).toEqual([]);
  });

  test('buttons rest when a request or a move of others takes their place', async () => {
    const { server, ann, ben } = await annAndBen();
    await show(ben);
    rest.end();
    await settle(server);
    expect(rest.isResting.value).toBe(false);
    play(ann);
    await settle(server);
    expect(rest.isResting.value).toBe(true);
    rest.end();
    ann.company.wish({ kind: 'end' });
    await settle(server);
    expect(all('[data-agree]')).toHaveLength(1);
    expect(rest.isResting.value).toBe(true);
    rest.end();
  });

  test('after the end the same players play again: asked for twice, it is one table', async () => {
    const { server, ann } = await annAndBen();
    await show(ann);
    server.enter({ kind: 'end', why: 'agreed' });
    await settle(server);
    await click('[data-rematch]');
    await click('[data-rematch]');
    const [first, second] = ann.asked.filter(([name]) => name === 'rematch');
    expect(first).toEqual(['rematch', { params: { id: TABLE }, body: { id: expect.any(String) } }]);
    expect(second).toEqual(first);
    const [, call] = present(first, 'rematch') as [string, { body: { id: string } }];
    expect(location.hash).toContain(call.body.id);
    location.hash = '';
  });
});

describe('the chat', () => {
  const line = (n: number, who: string, name: string, text: string): ChatLine => ({
    n,
    room: 'players',
    at: 1_000_000 + n,
    who,
    name,
    text,
  });

  test('counts what has not been read, links moves, mutes, and sends', async () => {
    const { server, ann } = await annAndBen();
    play(ann);
    await server.settle();
    beside.value = null;
    await show(ann);
    server.tell({
      type: 'chat',
      id: TABLE,
      lines: [line(1, BEN, 'Ben', 'mind #1 and #99 <b>not bold</b>'), line(2, ANN, 'Ann', 'yes')],
    });
    await settle(server);
    expect(all('[data-chat]')[0]?.dataset['unread']).toBe('1');
    await click('[data-chat]');
    expect(all('[data-chat]')[0]?.dataset['unread']).toBeUndefined();
    expect(all('[data-chat-line]')).toHaveLength(2);
    expect(all('[data-chat-link]').map(({ textContent }) => textContent)).toEqual(['#1']);
    expect(textOf('[data-chat-line="1"]')).toContain('<b>not bold</b>');

    const input = all('[data-chat-input]')[0] as HTMLTextAreaElement;
    await act(() => {
      input.value = 'hello';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await click('[data-chat-send]');
    expect(textOf('[data-unsent]')).toContain('hello');
    expect(ann.network.last.sent.at(-1)).toMatchObject({ type: 'chat', room: 'players', text: 'hello' });

    await click('[data-mute]');
    expect(ann.asked).toEqual([['relate', { params: { user: BEN }, body: { mute: true, block: false } }]]);
    expect(textOf('[data-chat-line="1"]')).not.toContain('mind');
    await click('[data-close-beside]');
    expect(all('[data-beside]')).toEqual([]);
  });

  test.each([
    ['phone', true, null],
    ['desk', false, 'players'],
  ] as const)('left open as one leaves the table on a %s', async (_, hasSheet, after) => {
    const { ann } = await annAndBen();
    vi.spyOn(isPhone, 'peek').mockReturnValue(hasSheet);
    beside.value = null;
    await show(ann);
    await click('[data-chat]');
    expect(all('[data-beside]')).toHaveLength(1);
    await act(() => render(null, root));
    expect(beside.value).toBe(after);
    beside.value = null;
  });

  test('notes are one’s own', async () => {
    const { ann } = await annAndBen();
    await show(ann);
    await click('[data-chat]');
    await click('[data-beside-tab=notes]');
    const notes = all('[data-notes]')[0] as HTMLTextAreaElement;
    expect(notes.value).toBe('old');
    await act(() => {
      notes.value = 'Ben bluffs';
      notes.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(all('[data-notes-state=typing]')).toHaveLength(1);
    await act(async () => {
      notes.dispatchEvent(new Event('blur', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(ann.asked.at(-1)).toEqual(['setNote', { params: { id: TABLE }, body: { text: 'Ben bluffs' } }]);
    expect(all('[data-notes-state=kept]')).toHaveLength(1);
    await click('[data-close-beside]');
  });
});

test('the tab of the browser says whose turn it is', async () => {
  const { server, ann, ben } = await annAndBen();
  expect(ONLINE_FURNITURE.titleOf(ann.session)).toMatch(/^● Your turn – Chicago Express/);
  expect(ONLINE_FURNITURE.titleOf(ben.session)).toMatch(/^Ann decides – Chicago Express/);
  play(ann);
  await server.settle();
  expect(ONLINE_FURNITURE.titleOf(ann.session)).not.toMatch(/^●/);
});
