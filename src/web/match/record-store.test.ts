import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { type Match, parseMatch } from '../../core/match.ts';
import { fakeStorage } from '../../testing/fake-browser.ts';
import { formerRecords } from '../../testing/former-records.ts';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { type Here, HereKeeper } from './here-keeper.ts';
import { memoryDatabase, memoryHere } from './memory-database.ts';
import { keepAsNew, openSaved } from './open.ts';
import { recordStore } from './record-store.ts';
import { replayInSlices } from './replay.ts';
import type { Database } from './records.ts';
import { withNotes } from './notes.ts';
import type { MatchSession } from './session.ts';
import { GameGone } from './store.ts';

const RULES = 'the rules of today';

/** A whole game between bots. */
async function savedMatch(file: string): Promise<{ title: LoadedTitle; match: Match }> {
  const text = readFileSync(new URL(`../../../samples/saved/${file}.json`, import.meta.url), 'utf8');
  const title = await loadTitle((JSON.parse(text) as Match).game);
  return { title, match: parseMatch(text, [title.game]) };
}

/** A game that begins as another one did, by the rules of its time. */
async function beginAs(match: Match, here: Here): Promise<MatchSession> {
  const title = await loadTitle(match.game);
  const start = { ...match, actions: [] };
  const { steps } = await replayInSlices(title.game, start);
  return keepAsNew(here, title, { match: start, steps });
}

async function open(here: Here, id: string): Promise<MatchSession> {
  const { session } = await openSaved(new HereKeeper(id, here));
  if (!session) throw new Error('not opened');
  return session;
}

function play(session: MatchSession, action: Action): void {
  const refusal = session.act(action);
  if (refusal) throw new Error(`${refusal.code} [${refusal.rule}]`);
}

function otherAction(session: MatchSession, than: Action | undefined): Action {
  for (const action of legalActions(session.title.game, session.state.value))
    if (JSON.stringify(action) !== JSON.stringify(than)) return action;
  throw new Error('there is no other way');
}

describe('what saving costs', () => {
  /** A browser that counts the bytes of everything it is given to keep. */
  function countingHere(): { here: Here; count: () => { log: number; snapshots: number } } {
    let log = 0;
    let snapshots = 0;
    const database = memoryDatabase((store, value) => {
      const bytes = JSON.stringify(value).length;
      if (store === 'snapshots') snapshots += bytes;
      else log += bytes;
    });
    const notes = fakeStorage();
    const setItem = notes.setItem.bind(notes);
    notes.setItem = (key, value) => {
      log += value.length;
      setItem(key, value);
    };
    const here = memoryHere(withNotes(recordStore(database, RULES), notes));
    const count = (): { log: number; snapshots: number } => {
      const counted = { log, snapshots };
      log = 0;
      snapshots = 0;
      return counted;
    };
    return { here, count };
  }

  test('the 870th action costs what the 10th does, and a snapshot comes once in many actions', async () => {
    const { match } = await savedMatch('1860-18xx.games-v1');
    const { here, count } = countingHere();
    const session = await beginAs(match, here);
    count();
    const costs: number[] = [];
    let snapshots = 0;
    for (const action of match.actions) {
      play(session, action);
      await session.written; // oxlint-disable-line no-await-in-loop -- each by itself
      const cost = count();
      // Besides itself, an action costs its entry's number and key and the line in the list, twice with the note.
      costs.push(cost.log - 2 * JSON.stringify(action).length);
      if (cost.snapshots > 0) snapshots++;
    }
    const [early = 0, late = 0] = [costs.slice(9, 29), costs.slice(-20)].map(
      (some) => some.reduce((sum, cost) => sum + cost, 0) / some.length,
    );
    expect(late).toBeLessThan(1.1 * early);
    expect(Math.max(...costs)).toBeLessThan(1200);
    expect(snapshots).toBeLessThan(match.actions.length / 16);
    expect(snapshots).toBeGreaterThan(match.actions.length / 32);
    expect((await here.store.read(session.id))?.match.actions).toEqual(match.actions);
  });

  test('going back and forth costs an entry each, and a snapshot once in many steps', async () => {
    const { match } = await savedMatch('chicago-express-book-v1');
    const { here, count } = countingHere();
    const session = await beginAs(match, here);
    for (const action of match.actions) play(session, action);
    await session.written;
    count();
    let snapshots = 0;
    /* oxlint-disable no-await-in-loop -- each by itself */
    for (let steps = 0; steps < 100; steps++) {
      session.undo();
      await session.written;
      const cost = count();
      expect(cost.log).toBeLessThan(1200);
      if (cost.snapshots > 0) snapshots++;
      const again = await open(here, session.id);
      expect(again.saved()).toEqual(session.saved());
      expect(again.state.value).toEqual(session.state.value);
    }
    /* oxlint-enable no-await-in-loop */
    expect(snapshots).toBeLessThan(15);
  });
});

describe('the name of a game', () => {
  test('stays while the game goes on, in this tab and in what is only noted', async () => {
    const { match } = await savedMatch('chicago-express-book-v1');
    const here = memoryHere();
    const session = await beginAs(match, here);
    await here.store.rename(session.id, 'Thursday');
    const [first] = match.actions;
    if (!first) throw new Error('no action');
    play(session, first);
    await session.keeper.written;
    expect(await here.store.list()).toMatchObject([{ label: 'Thursday', actions: 1 }]);
    await session.save();
    expect(await here.store.list()).toMatchObject([{ label: 'Thursday' }]);
    await here.store.rename(session.id, '');
    expect((await here.store.list())[0]).not.toHaveProperty('label');
    await expect(here.store.rename('nothing', 'x')).rejects.toBeInstanceOf(GameGone);
  });
});

describe('a snapshot', () => {
  test('is not used once the log has gone another way before it', async () => {
    const { match } = await savedMatch('chicago-express-book-v1');
    const store = recordStore(memoryDatabase(), RULES);
    let isKept = true;
    const here = memoryHere({
      ...store,
      write: ({ snapshot, ...writing }) => store.write(isKept ? { ...writing, snapshot } : writing),
    });
    const session = await beginAs(match, here);
    for (const action of match.actions.slice(0, 40)) play(session, action);
    await session.written;
    isKept = false;
    const { at = 0 } = (await here.store.read(session.id))?.snapshot ?? {};
    expect(at).toBeGreaterThan(10);
    // All within one writing: the position itself is soon behind the snapshot again.
    session.goTo(at - 1);
    play(session, otherAction(session, match.actions[at - 1]));
    for (let more = 0; more < 3; more++) play(session, otherAction(session, undefined));
    await session.written;
    const read = await here.store.read(session.id);
    expect(read?.at).toBe(at + 3);
    expect(read?.snapshot).toBeUndefined();
    const again = await open(here, session.id);
    expect(again.state.value).toEqual(session.state.value);
  });

  test('of other rules is not used', async () => {
    const { match } = await savedMatch('chicago-express-book-v1');
    const database = memoryDatabase();
    const session = await beginAs(match, memoryHere(recordStore(database, RULES)));
    for (const action of match.actions.slice(0, 40)) play(session, action);
    await session.written;
    expect((await recordStore(database, RULES).read(session.id))?.snapshot).toBeDefined();
    expect((await recordStore(database, 'others').read(session.id))?.snapshot).toBeUndefined();
    expect((await recordStore(database, null).read(session.id))?.snapshot).toBeUndefined();
  });
});

describe.each(['1848-book-v1', '1860-book-v1', '18gb-book-v1', 'chicago-express-book-v1'])(
  'a game of the first form of the database: %s',
  (file) => {
    async function former(
      rules?: string,
    ): Promise<{ title: LoadedTitle; match: Match; database: Database; here: Here }> {
      const { title, match: whole } = await savedMatch(file);
      const match = { ...whole, actions: whole.actions.slice(0, 120) };
      const records = formerRecords(title.game, match, {
        id: 'x',
        undone: 5,
        ...(rules !== undefined && { rules }),
      });
      const database = memoryDatabase();
      await database.write(async (stored) => {
        stored.put('games', records.games);
        stored.put('matches', records.matches);
      });
      return { title, match, database, here: memoryHere(recordStore(database, RULES)) };
    }

    test.each([undefined, RULES, 'the rules of yesterday'])(
      'opens where it was, with what was undone (rules: %s)',
      async (rules) => {
        const { match, here } = await former(rules);
        expect(await here.store.list()).toMatchObject([{ id: 'x', actions: 115, game: match.game }]);
        const session = await open(here, 'x');
        expect(session.at.value).toBe(115);
        expect(session.isWhole.value).toBe(rules !== RULES);
        await session.playThrough();
        for (let count = 0; count < 5; count++) session.redo();
        expect(session.match()).toEqual(match);
        await session.written;
        expect(session.saving.value).toEqual({ kind: 'saved' });
        expect((await open(here, 'x')).match()).toEqual(match);
      },
    );

    test('is played on and taken back; what it began with stays as it was written', async () => {
      const { match, database, here } = await former(RULES);
      const session = await open(here, 'x');
      play(session, otherAction(session, match.actions[115]));
      await session.playThrough();
      session.goTo(60);
      await session.written;
      const again = await open(here, 'x');
      expect(again.at.value).toBe(60);
      expect(again.saved()).toEqual(session.saved());
      expect(again.saved().match.actions).toHaveLength(116);
      const stored = await database.read((records) => records.game('x'));
      expect(stored?.base.match).toEqual(match);
      expect(stored?.entries.map(({ kind }) => kind)).toEqual(['act', 'go']);
    });
  },
);
