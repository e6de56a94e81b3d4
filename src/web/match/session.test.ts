import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import { isRefusal } from '../../core/game.ts';
import { ownFile, readGameFile } from './files.ts';
import { HereKeeper } from './here-keeper.ts';
import { NoKeeper } from './keeper.ts';
import { memoryHere, memoryStore } from './memory-database.ts';
import { keepCopy, type Opened, openSaved, startGame } from './open.ts';
import type { MatchSession } from './session.ts';
import { type MatchStore, type SavedMatch, StoreError } from './store.ts';

async function newTable(store: MatchStore = memoryStore()): Promise<MatchSession> {
  return startGame(memoryHere(store), {
    title: 'chicago-express',
    names: ['Ada', 'Ben', 'Cleo'],
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
}

/** Opens a stored game as another page would. */
function openAgain(store: MatchStore, id: string, options?: { byLog: boolean }): Promise<Opened> {
  return openSaved(new HereKeeper(id, memoryHere(store)), options);
}

/** Stores a game as a later railhead or a faulty disk might have. */
async function tamper(
  store: MatchStore,
  id: string,
  change: (saved: SavedMatch) => SavedMatch,
): Promise<void> {
  const saved = await store.read(id);
  const [summary] = await store.list();
  if (!saved || !summary) throw new Error('not saved');
  const { match, at, snapshot } = saved;
  await store.write({
    summary: { ...summary, revision: summary.revision + 1 },
    saved: change({ id, match, at }),
    snapshot,
  });
}

function playSome(session: MatchSession, count: number): void {
  for (let done = 0; done < count; done++) {
    const [action] = legalActions(session.title.game, session.state.value);
    if (!action || session.act(action)) throw new Error('not played');
  }
}

describe('a session', () => {
  test('saves after every action and is found again with all it was', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 5);
    await session.written;
    const [listed] = await store.list();
    expect(listed).toMatchObject({ game: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'], actions: 5 });

    const { session: again } = await openAgain(store, session.id);
    expect(again?.match()).toEqual(session.match());
    expect(again?.view.value).toEqual(session.view.value);
  });

  test('undo and redo; the undone branch stays over a reload and goes with the next other action', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 4);
    const after4 = session.view.value;
    session.undo();
    session.undo();
    expect(session.at.value).toBe(2);
    expect(session.match().actions).toHaveLength(2);
    await session.written;

    const { session: again } = await openAgain(store, session.id);
    if (!again) throw new Error('not opened');
    expect(again.at.value).toBe(2);
    await again.playThrough();
    again.redo();
    again.redo();
    expect(again.canRedo.value).toBe(false);
    expect(again.view.value).toEqual(after4);

    again.undo();
    playSome(again, 1);
    expect(again.canRedo.value).toBe(false);
    expect(again.steps.value).toHaveLength(5);
  });

  test('a trial changes nothing, and a refused action neither', async () => {
    const session = await newTable();
    const before = session.view.value;
    const [action] = legalActions(session.title.game, session.state.value);
    if (!action) throw new Error('nothing to do');
    const trial = session.trial(action);
    expect(isRefusal(trial)).toBe(false);
    expect(session.view.value).toBe(before);
    expect(session.act({ type: 'nonsense', by: 0 })).toMatchObject({ refused: true });
    expect(session.at.value).toBe(0);
  });

  test('an action is worked out once, however often it is looked at and then done', async () => {
    const session = await newTable();
    const { game } = session.title;
    const apply = vi.spyOn(game, 'apply');
    onTestFinished(() => apply.mockRestore());
    const [action, other] = [...legalActions(game, session.state.value)];
    if (!action || !other) throw new Error('nothing to do');
    apply.mockClear();
    const trial = session.trial(action);
    expect(session.trial({ ...action })).toBe(trial);
    expect(session.trial(other)).not.toBe(trial);
    expect(session.act(action)).toBeNull();
    expect(apply).toHaveBeenCalledTimes(2);
    if (isRefusal(trial)) throw new Error('refused');
    expect(session.state.value).toBe(trial.state);
    expect([trial.view, trial.turn]).toEqual([session.view.value, session.turn.value]);
    // At another position the same action is another matter.
    session.trial(action);
    expect(apply).toHaveBeenCalledTimes(3);
  });

  test('only the choices of the seats that are played here are shown, and nobody else decides here', async () => {
    const table = await newTable();
    const turn = table.turn.value;
    if (turn.kind !== 'decide') throw new Error('over');
    const seats = signal<readonly number[]>([turn.seat]);
    const session = table.copy(Object.assign(new NoKeeper(), { seats }));
    expect(session.choices.value).toEqual(table.choices.value);
    const [action] = legalActions(table.title.game, table.state.value);
    if (!action) throw new Error('nothing to do');
    seats.value = [turn.seat + 1];
    expect(session.choices.value).toEqual([]);
    expect(session.isWritable.value).toBe(true);
    expect(() => session.act(action)).toThrow('elsewhere');
    seats.value = [];
    expect(session.isWritable.value).toBe(false);
  });

  test('looking back shows the past and offers nothing', async () => {
    const session = await newTable();
    const first = session.view.value;
    playSome(session, 3);
    session.lookAt(0);
    expect(session.shown.value.view).toEqual(first);
    expect(session.choices.value).toEqual([]);
    expect(session.at.value).toBe(3);
    session.lookAt(null);
    expect(session.choices.value.length).toBeGreaterThan(0);
  });

  test('a full storage is told and loses nothing', async () => {
    const store = memoryStore();
    let isFull = false;
    const session = await newTable({
      ...store,
      write: (...args) => (isFull ? Promise.reject(new StoreError('full')) : store.write(...args)),
    });
    isFull = true;
    playSome(session, 2);
    await session.written;
    expect(session.saving.value).toEqual({ kind: 'failed', problem: 'full' });
    expect(session.match().actions).toHaveLength(2);
    isFull = false;
    await session.save();
    expect(session.saving.value).toEqual({ kind: 'saved' });
    expect((await store.read(session.id))?.match.actions).toHaveLength(2);
  });

  test('two tabs at one game: the later one is told, the first one stays', async () => {
    const store = memoryStore();
    const one = await newTable(store);
    const { session: other } = await openAgain(store, one.id);
    if (!other) throw new Error('not opened');
    playSome(one, 2);
    await one.written;
    playSome(other, 1);
    await other.written;
    expect(other.saving.value).toEqual({ kind: 'failed', problem: 'conflict' });
    expect((await store.read(one.id))?.match.actions).toHaveLength(2);
    const copy = keepCopy(memoryHere(store), other);
    await copy.written;
    expect(await store.list()).toHaveLength(2);
    expect((await store.read(copy.id))?.match).toEqual(other.saved().match);
  });
});

describe('opening', () => {
  test('a saved game of a newer rules version is refused and kept', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    await tamper(store, session.id, (saved) => ({ ...saved, match: { ...saved.match, rulesVersion: 99 } }));
    const opened = await openAgain(store, session.id);
    expect(opened).toMatchObject({ session: null, failure: { kind: 'newer', version: 99 } });
    expect((await store.read(session.id))?.match).toMatchObject({ rulesVersion: 99 });
  });

  test('the position kept beside the log is on show at once, what led there follows', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 30);
    await session.written;
    expect((await store.read(session.id))?.snapshot?.at).toBeLessThan(30);
    const { session: again } = await openAgain(store, session.id);
    if (!again) throw new Error('not opened');
    expect(again.isWhole.value).toBe(false);
    expect(again.view.value).toEqual(session.view.value);
    expect(again.eventsAt(30)).toEqual(session.eventsAt(30));
    expect(again.eventsAt(5)).toBeNull();

    // Play goes on before it is done.
    playSome(again, 1);
    const before = again.state.value;
    await again.playThrough();
    expect(again.isWhole.value).toBe(true);
    expect(again.state.value).toBe(before);
    expect(again.steps.value.slice(0, 31)).toEqual(session.steps.value);
  });

  test('going back waits for what is not at hand, and looking back too', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 30);
    await session.written;
    const { session: again } = await openAgain(store, session.id);
    again?.goTo(5);
    expect(again?.at.value).toBe(30);
    await again?.playThrough();
    expect(again?.at.value).toBe(5);
    again?.lookAt(2);
    expect(again?.shown.value.view).toEqual(session.title.game.view(session.stepAt(2).state, null));
  });

  test('a kept position that the log does not lead to gives way to the log', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 6);
    await session.written;
    const { revision } = (await store.read(session.id)) ?? { revision: 0 };
    await store.keepSnapshot(session.id, revision, { at: 6, state: session.stepAt(3).state, told: [] });
    const { session: again } = await openAgain(store, session.id);
    expect(again?.view.value).not.toEqual(session.view.value);
    await again?.playThrough();
    expect(again?.view.value).toEqual(session.view.value);
  });

  test('a log that is not legal up to the kept position is noticed', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 40);
    await session.written;
    await tamper(store, session.id, (saved) => {
      const actions = saved.match.actions.with(2, { type: 'nonsense', by: 0 });
      return { ...saved, match: { ...saved.match, actions } };
    });
    const { session: again } = await openAgain(store, session.id);
    await expect(again?.playThrough()).rejects.toMatchObject({ code: 'illegal-action', index: 2 });
    const byLog = await openAgain(store, session.id, { byLog: true });
    expect(byLog).toMatchObject({ session: null, failure: { kind: 'illegal', index: 2 } });
  });

  test('without a kept position the log is played first, and one is kept for the next time', async () => {
    const kept = memoryStore();
    const session = await newTable({
      ...kept,
      write: ({ snapshot: _none, ...writing }) => kept.write(writing),
    });
    playSome(session, 30);
    await session.written;
    expect((await kept.read(session.id))?.snapshot).toBeUndefined();
    const { session: again } = await openAgain(kept, session.id);
    expect(again?.isWhole.value).toBe(true);
    expect((await kept.read(session.id))?.snapshot?.state).toEqual(session.state.value);
  });

  test('a kept position from which the log cannot be played on is as good as none', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    playSome(session, 6);
    await session.written;
    const { revision } = (await store.read(session.id)) ?? { revision: 0 };
    await store.keepSnapshot(session.id, revision, { at: 4, state: { broken: true }, told: [] });
    const { session: again } = await openAgain(store, session.id);
    expect(again?.view.value).toEqual(session.view.value);
  });

  test('what is not there is missing', async () => {
    expect(await openAgain(memoryStore(), 'x')).toMatchObject({ failure: { kind: 'missing' } });
  });
});

describe('files', () => {
  const sample = readFileSync(new URL('../../../samples/1848-sample.json', import.meta.url), 'utf8');

  test('ours: out and in again', async () => {
    const read = await readGameFile(sample);
    if (!read.game) throw new Error(JSON.stringify(read.failure));
    expect(read.game.steps).toHaveLength(read.game.match.actions.length + 1);
    expect(JSON.parse(ownFile(read.game.match).text)).toEqual(JSON.parse(sample));
  });

  test('an illegal action is named with its rule, and everything before it can be opened', async () => {
    const match = JSON.parse(sample) as { actions: unknown[] };
    match.actions[40] = { type: 'pass', by: 99 };
    const read = await readGameFile(JSON.stringify(match));
    expect(read).toMatchObject({
      game: null,
      failure: { kind: 'illegal', index: 40, all: match.actions.length, refusal: { refused: true } },
    });
    if (read.game || read.failure.kind !== 'illegal') throw new Error('read');
    expect(read.failure.before.match.actions).toHaveLength(40);
    expect(read.failure.before.steps).toHaveLength(41);
  });

  test.each([
    ['', /^the file is empty$/],
    [' \n', /^the file is empty$/],
    ['not JSON', /^this is not a game file, or it is damaged /],
    ['[]', /^this is neither a Railhead game nor an 18xx\.games export$/],
    ['{"title":"1999"}', /^Railhead does not know the game "1999" \(it knows .*1848/],
    ['{"railhead":1,"game":"chess"}', /^Railhead does not know the game "chess"$/],
    ['{"railhead":1,"game":"1848"}', /rulesVersion/],
    ['{"title":"1848"}', /players/],
  ])('%s is one clear line', async (text, message) => {
    const read = await readGameFile(text);
    expect(read).toMatchObject({
      failure: { kind: 'unreadable', message: expect.stringMatching(message) },
    });
  });

  test('a file of a newer rules version is refused', async () => {
    const read = await readGameFile(sample.replace('"rulesVersion": 1', '"rulesVersion": 99'));
    expect(read).toMatchObject({ failure: { kind: 'newer', version: 99 } });
  });
});
