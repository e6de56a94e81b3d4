import { describe, expect, test } from 'vitest';
import type { Character } from '../../bots/mind.ts';
import { legalActions } from '../../core/choice.ts';
import type { Why } from './entries.ts';
import { lineAfter } from './entries.ts';
import { ownFile, readGameFile } from './files.ts';
import { HereKeeper } from './here-keeper.ts';
import { memoryHere, memoryStore } from './memory-database.ts';
import { keepAsNew, keepCopy, openSaved, startGame } from './open.ts';
import type { MatchSession } from './session.ts';
import type { MatchStore } from './store.ts';

const MEDIUM: Character = { level: 'medium', manner: 'balanced' };
const HARD: Character = { level: 'hard', manner: 'bold' };
const WHY: Why = { because: { key: 'bot.express.noop.wait', params: {} }, others: [] };

function newTable(
  store: MatchStore,
  computers: readonly (Character | null)[] = [null, MEDIUM, HARD],
): Promise<MatchSession> {
  return startGame(memoryHere(store), {
    title: 'chicago-express',
    names: ['Ada', 'Computer 1', 'Computer 2'],
    computers,
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
}

/** One action: of a computer with its reason, as it gives it at the table. */
function play(session: MatchSession): void {
  const [action] = legalActions(session.title.game, session.state.value);
  if (!action) throw new Error('nothing is legal');
  const why = session.computers.value[action.by] ? WHY : undefined;
  if (session.act(action, why)) throw new Error('refused');
}

async function openAgain(store: MatchStore, id: string): Promise<MatchSession> {
  const { session } = await openSaved(new HereKeeper(id, memoryHere(store)));
  if (!session) throw new Error('not opened');
  return session;
}

describe('who sits where', () => {
  test('is kept with the game, also what has changed since', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    expect(session.computers.value).toEqual([null, MEDIUM, HARD]);
    play(session);
    session.handOver(0, HARD);
    session.handOver(2, null);
    await session.written;
    const again = await openAgain(store, session.id);
    expect(again.computers.value).toEqual([HARD, MEDIUM, null]);
    expect(again.at.value).toBe(1);
  });

  test('is in the file, which earlier pages read as a game of persons', async () => {
    const session = await newTable(memoryStore());
    session.handOver(2, null);
    const { text } = ownFile(session.match());
    expect(JSON.parse(text)).toMatchObject({
      players: [
        { name: 'Ada' },
        { computer: { level: 'medium', manner: 'balanced' } },
        { name: 'Computer 2' },
      ],
    });
    const read = await readGameFile(text);
    if (!read.game) throw new Error('not read');
    const opened = await keepAsNew(memoryHere(memoryStore()), read.title, read.game);
    expect(opened.computers.value).toEqual([null, MEDIUM, null]);
  });

  test('is nobody else in games that were saved before there were computers', async () => {
    const store = memoryStore();
    const session = await newTable(store, []);
    await session.written;
    const read = await store.read(session.id);
    expect(read?.match.players).toEqual([{ name: 'Ada' }, { name: 'Computer 1' }, { name: 'Computer 2' }]);
    expect(read).not.toHaveProperty('whys');
    expect((await openAgain(store, session.id)).computers.value).toEqual([null, null, null]);
  });

  test('changes by a step to the present position, so that earlier pages lose nothing', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    for (let done = 0; done < 3; done++) play(session);
    session.handOver(1, null);
    const { at, actions } = lineAfter({ actions: session.match().actions, at: 3 }, [
      { kind: 'go', to: 3, sitting: { 1: null } },
    ]);
    expect([at, actions.length]).toEqual([3, 3]);
    expect(session.at.value).toBe(3);
  });

  test('is persons alone where things are tried out', async () => {
    const session = await newTable(memoryStore());
    play(session);
    expect(session.choices.value).toEqual([]);
    const sketch = session.sketch();
    expect(sketch.computers.value).toEqual([null, null, null]);
    expect(sketch.choices.value.length).toBeGreaterThan(0);
    expect(session.sketch(0).at.value).toBe(0);
  });
});

describe('reasons', () => {
  test('are kept with their action, go with it, and come again with redo', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    for (let done = 0; done < 3; done++) play(session);
    expect([1, 2, 3].map((at) => session.whyAt(at) !== null)).toEqual([false, true, true]);
    session.goTo(1);
    await session.written;
    const again = await openAgain(store, session.id);
    again.redo();
    expect(again.whyAt(2)).toEqual(WHY);
    const copy = keepCopy(memoryHere(store), again);
    await copy.written;
    expect((await openAgain(store, copy.id)).whyAt(2)).toEqual(WHY);
    again.goTo(1);
    again.handOver(1, null);
    play(again);
    expect([2, 3].map((at) => again.whyAt(at))).toEqual([null, null]);
  });

  test('come to the tab that follows, with who sits where', async () => {
    const store = memoryStore();
    const session = await newTable(store);
    await session.written;
    const follower = await openAgain(store, session.id);
    for (let done = 0; done < 2; done++) play(session);
    session.handOver(0, MEDIUM);
    await session.written;
    const read = await store.read(session.id);
    if (!read) throw new Error('not stored');
    follower.follow({ ...read.match, at: read.at, whys: read.whys ?? {} });
    expect(follower.whyAt(2)).toEqual(WHY);
    expect(follower.computers.value).toEqual([MEDIUM, MEDIUM, HARD]);
  });
});

describe('undo', () => {
  test('takes back to what a person has decided last, and redo to what comes next', async () => {
    const session = await newTable(memoryStore());
    // Ada, both computers, and Ada again.
    for (let done = 0; done < 3; done++) play(session);
    const { turn } = session;
    expect(turn.value).toMatchObject({ seat: 0 });
    expect(session.undoTarget(true)).toBe(0);
    session.goTo(0);
    expect(session.redoTarget(true)).toBe(3);
    session.goTo(2);
    expect(session.undoTarget(true)).toBe(0);
  });

  test('goes by one among computers alone, and among persons', async () => {
    const computers = await newTable(memoryStore(), [MEDIUM, MEDIUM, MEDIUM]);
    const persons = await newTable(memoryStore(), []);
    for (const session of [computers, persons]) {
      for (let done = 0; done < 3; done++) play(session);
      expect(session.undoTarget(true)).toBe(2);
      session.goTo(1);
    }
    expect(persons.redoTarget(true)).toBe(2);
  });

  test('goes by one where only computers have moved yet', async () => {
    const session = await newTable(memoryStore(), [MEDIUM, HARD, null]);
    play(session);
    play(session);
    expect(session.undoTarget(true)).toBe(1);
  });

  test('stops at what was decided in a seat that a person has taken back', async () => {
    const session = await newTable(memoryStore());
    for (let done = 0; done < 3; done++) play(session);
    session.handOver(1, null);
    expect(session.undoTarget(true)).toBe(1);
  });
});
