import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import { FakeBrowser, fakeLocks, fakeStorage } from '../../testing/fake-browser.ts';
import { type Here, HereKeeper } from './here-keeper.ts';
import { memoryStore } from './memory-database.ts';
import { openSaved, startGame } from './open.ts';
import type { MatchSession } from './session.ts';
import { type MatchStore, StoreError } from './store.ts';
import type { OwnershipChange } from './tabs.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function newTable(here: Here): Promise<MatchSession> {
  const session = await startGame(here, {
    title: 'chicago-express',
    names: ['Ada', 'Ben', 'Cleo'],
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
  await session.keeper.join();
  return session;
}

/** The table of a stored game in another tab. */
async function openBeside(here: Here, id: string): Promise<MatchSession> {
  const keeper = new HereKeeper(id, here);
  const [{ session }] = await Promise.all([openSaved(keeper), keeper.join()]);
  if (!session) throw new Error('not opened');
  return session;
}

function keeperOf({ keeper }: MatchSession): HereKeeper {
  if (!(keeper instanceof HereKeeper)) throw new Error('kept elsewhere');
  return keeper;
}

function playSome(session: MatchSession, count: number): void {
  for (let done = 0; done < count; done++) {
    const [action] = legalActions(session.title.game, session.state.value);
    if (!action || session.act(action)) throw new Error('not played');
  }
}

function playOtherwise(session: MatchSession): void {
  const [, other] = legalActions(session.title.game, session.state.value);
  if (!other || session.act(other)) throw new Error('not played');
}

interface Two {
  readonly browser: FakeBrowser;
  readonly writer: MatchSession;
  readonly follower: MatchSession;
  readonly changes: OwnershipChange[];
}

/** A game after three actions in one tab, and another tab that follows it. */
async function twoTabs(store?: MatchStore): Promise<Two> {
  const browser = new FakeBrowser(store);
  const changes: OwnershipChange[] = [];
  const writer = await newTable(browser.tab());
  playSome(writer, 3);
  await writer.written;
  const follower = await openBeside(browser.tab(), writer.id);
  for (const { tabs } of [keeperOf(writer), keeperOf(follower)])
    tabs.change.subscribe((change) => void (change && changes.push(change.how)));
  return { browser, writer, follower, changes };
}

/** Waits until one table shows the same as another, undone actions included. */
async function untilEqual(one: MatchSession, other: MatchSession): Promise<void> {
  await vi.waitFor(() => expect(one.saved()).toEqual(other.saved()));
  expect(one.view.value).toEqual(other.view.value);
}

describe('a table that follows another tab', () => {
  test('shows what is done, undone and done otherwise, before and after it has been played through', async () => {
    const { writer, follower } = await twoTabs();
    playSome(writer, 2);
    await untilEqual(follower, writer);
    await follower.playThrough();
    writer.undo();
    writer.undo();
    await untilEqual(follower, writer);
    expect(follower.at.value).toBe(3);
    playOtherwise(writer);
    await untilEqual(follower, writer);
    expect(follower.steps.value).toEqual(writer.steps.value);
    expect(follower.isWhole.value).toBe(true);
  });

  test('offers nothing and does nothing until it is its turn to write, and then goes on', async () => {
    const { browser, writer, follower, changes } = await twoTabs();
    expect(follower.choices.value).toEqual([]);
    expect(follower.canUndo.value).toBe(false);
    follower.undo();
    follower.goTo(1);
    expect(follower.at.value).toBe(3);
    const [action] = legalActions(follower.title.game, follower.state.value);
    expect(() => action && follower.act(action)).toThrow('elsewhere');

    playSome(writer, 1);
    await keeperOf(follower).tabs.takeOver();
    expect(writer.choices.value).toEqual([]);
    expect(keeperOf(writer).tabs.isTaken.value).toBe(true);
    expect([...changes].sort()).toEqual(['taken-away', 'taken-over']);
    playSome(follower, 1);
    await follower.written;
    expect(follower.saving.value).toEqual({ kind: 'saved' });
    expect((await browser.store.read(writer.id))?.at).toBe(5);
    await untilEqual(writer, follower);
  });

  test('goes on by itself when the other tab leaves, and follows when that comes back', async () => {
    const { writer, follower, changes } = await twoTabs();
    playSome(writer, 1);
    writer.keeper.leave();
    await vi.waitFor(() => expect(changes).toEqual(['left-to-us']));
    playSome(follower, 2);
    await follower.written;
    await writer.keeper.join();
    expect(writer.isWritable.value).toBe(false);
    await untilEqual(writer, follower);
  });

  test('two tabs that take over at the same moment: one of them has it, and all show the same', async () => {
    const { browser, writer, follower } = await twoTabs();
    const third = await openBeside(browser.tab(), writer.id);
    await Promise.all([keeperOf(follower).tabs.takeOver(), keeperOf(third).tabs.takeOver()]);
    const tables = [writer, follower, third];
    const writing = tables.filter(({ isWritable }) => isWritable.value);
    expect(writing).toHaveLength(1);
    const [only] = writing;
    if (!only) throw new Error('nobody writes');
    playSome(only, 2);
    await Promise.all(tables.map((table) => untilEqual(table, only)));
  });

  test('stays as it is where its rules refuse what the other has done', async () => {
    const { browser, writer, follower } = await twoTabs();
    const before = follower.saved();
    const [summary] = await browser.store.list();
    if (!summary) throw new Error('not saved');
    const { revision } = summary;
    const forged = { kind: 'act', action: { type: 'pass', by: 77 }, seq: revision + 1, key: 'x' } as const;
    await writer.written;
    const { store } = browser.tab();
    await store.write({ summary: { ...summary, revision: revision + 1 }, entries: [forged] });
    await vi.waitFor(() => expect(keeperOf(follower).tabs.place.value).toBe('lost'));
    expect(follower.saved()).toEqual(before);
    expect(follower.isWritable.value).toBe(false);
  });

  test('looks back for as long as what it looks at is there', async () => {
    const { writer, follower } = await twoTabs();
    await follower.playThrough();
    follower.lookAt(2);
    playSome(writer, 1);
    await untilEqual(follower, writer);
    expect(follower.looking.value).toBe(2);
    for (let count = 0; count < 3; count++) writer.undo();
    await untilEqual(follower, writer);
    follower.lookAt(3);
    playOtherwise(writer);
    await untilEqual(follower, writer);
    expect(follower.looking.value).toBe(null);
  });

  test('takes over what the other tab could only note, and writes it with its own', async () => {
    const kept = memoryStore();
    let isFull = false;
    const notes = fakeStorage();
    const store: MatchStore = {
      ...kept,
      write: (writing) => (isFull ? Promise.reject(new StoreError('full')) : kept.write(writing)),
    };
    const browser = new FakeBrowser(store, notes);
    const dying = await newTable(browser.tab());
    await dying.written;
    isFull = true;
    playSome(dying, 2);
    dying.undo();
    await dying.written;
    expect(dying.saving.value).toEqual({ kind: 'failed', problem: 'full' });
    expect((await kept.read(dying.id))?.match.actions).toEqual([]);
    dying.keeper.leave();

    const next = await openBeside(browser.tab(), dying.id);
    expect(next.saved()).toEqual(dying.saved());
    isFull = false;
    next.redo();
    await next.written;
    expect(await kept.read(next.id)).toMatchObject({ at: 2, revision: 5, unwritten: [] });
    expect(notes).toHaveLength(0);
  });
});

describe('a game that is deleted while it is open', () => {
  test('is not brought back by playing on, but by asking for it', async () => {
    const { browser, writer } = await twoTabs();
    await browser.store.remove(writer.id);
    playSome(writer, 1);
    await writer.written;
    expect(keeperOf(writer).isGone.value).toBe(true);
    expect(writer.choices.value).toEqual([]);
    expect(await browser.store.list()).toEqual([]);
    await keeperOf(writer).keep();
    expect(keeperOf(writer).isGone.value).toBe(false);
    playSome(writer, 1);
    await writer.written;
    expect((await browser.store.read(writer.id))?.match).toEqual(writer.match());
  });

  test('goes on where deleting it is undone, with what was done in between', async () => {
    const { browser, writer } = await twoTabs();
    const home = browser.tab();
    const restore = await browser.store.remove(writer.id);
    playSome(writer, 1);
    await writer.written;
    await home.store.remove(writer.id);
    await restore();
    home.news.tell({ kind: 'changed', id: writer.id });
    await vi.waitFor(async () => expect((await browser.store.read(writer.id))?.at).toBe(4));
    expect(writer.choices.value.length).toBeGreaterThan(0);
  });
});
