import { describe, expect, test } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { nth, present } from '../../core/present.ts';
import { Browser, decide, play, type Tab } from '../../testing/online/browser-tabs.ts';
import { MemoryServer } from '../../testing/online/memory-server.ts';
import { ANN, BEN, BOLD, CLEO, person, TABLE } from '../../testing/online/sample-table.ts';

/** Ann's and Ben's pages at a table for two of them and Cleo, who has none. */
async function twoPages(server = new MemoryServer()): Promise<{ server: MemoryServer; ann: Tab; ben: Tab }> {
  const ann = await new Browser(server, ANN).open('ann');
  const ben = await new Browser(server, BEN).open('ben');
  return { server, ann, ben };
}

/** A table at which Ann has two seats of three, so that she often decides several times running. */
function annsTable(): MemoryServer {
  return new MemoryServer(undefined, { seats: [ANN, ANN, BEN].map(person) });
}

function logOf({ session }: Tab): readonly Action[] {
  return session.match().actions;
}

function actionsIn({ entries }: MemoryServer): Action[] {
  return entries.flatMap((entry) => (entry.kind === 'act' ? entry.action : []));
}

describe('a table across the internet', () => {
  test('a whole game by three pages: every page comes to the same end as the server', async () => {
    const { server, ann, ben } = await twoPages();
    const cleo = await new Browser(server, CLEO).open('cleo');
    const pages = [ann, ben, cleo];
    for (let turns = 0; ; turns++) {
      const turn = ann.session.turn.value;
      if (turn.kind === 'finished') break;
      const here = pages.filter(({ session }) => session.decidesFor(turn.seat));
      expect(here).toEqual([pages[turn.seat]]);
      const offered = pages.filter(({ session }) => session.choices.value.length > 0);
      expect(offered).toEqual(here);
      const [action] = server.candidates();
      expect(here[0]?.session.act(present(action, 'a move'))).toBe(null);
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await server.settle();
      expect(turns).toBeLessThan(1000);
    }
    const ends = pages.map(({ session }) => session.match());
    expect(ends[0]?.actions).toEqual(actionsIn(server));
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
    expect(pages.flatMap(({ notices }) => notices)).toEqual([]);
    expect(server.info.state).toBe('finished');
  });

  test('a move is on show at once, and counted until the server has it', async () => {
    const { server, ann, ben } = await twoPages();
    const [action] = play(ann);
    expect(logOf(ann)).toEqual([action]);
    expect(ann.keeper.unsent.value).toBe(1);
    expect(logOf(ben)).toEqual([]);
    await server.settle();
    expect(ann.keeper.unsent.value).toBe(0);
    expect(logOf(ben)).toEqual([action]);
    expect(actionsIn(server)).toEqual([action]);
  });

  test('the same seat on two devices: either may decide, and both show the same', async () => {
    const server = annsTable();
    const desk = await new Browser(server, ANN).open('desk');
    const phone = await new Browser(server, ANN).open('phone');
    play(desk);
    await server.settle();
    play(phone);
    await server.settle();
    expect(logOf(desk)).toHaveLength(2);
    expect(logOf(phone)).toEqual(logOf(desk));
  });

  test('both at once: one move is played, the other is kept as a plan', async () => {
    const server = annsTable();
    const desk = await new Browser(server, ANN).open('desk');
    const phone = await new Browser(server, ANN).open('phone');
    play(desk);
    play(phone);
    await server.settle();
    expect(logOf(desk)).toHaveLength(1);
    expect(logOf(phone)).toEqual(logOf(desk));
    expect(actionsIn(server)).toHaveLength(1);
    expect([...desk.keeper.plans.value, ...phone.keeper.plans.value]).toMatchObject([{ why: 'stale' }]);
  });

  test('who watches is offered nothing, and follows everything', async () => {
    const { server, ann } = await twoPages();
    const watcher = await new Browser(server, null).open('watcher');
    expect(watcher.session.isWritable.value).toBe(false);
    expect(watcher.session.choices.value).toEqual([]);
    expect(() => watcher.session.act(decide(ann))).toThrow('elsewhere');
    play(ann);
    await server.settle();
    expect(logOf(watcher)).toEqual(logOf(ann));
    expect(watcher.session.canUndo.value).toBe(false);
  });

  test('one who comes late has the whole log, however long it is', async () => {
    const { server, ann } = await twoPages();
    for (let moves = 0; moves < 30; moves++) {
      const turn = ann.session.turn.value;
      if (turn.kind === 'decide') server.playFor(nth([ANN, BEN, CLEO], turn.seat));
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await server.settle();
    }
    const late = await new Browser(server, null).open('late');
    expect(logOf(late)).toHaveLength(30);
    expect(logOf(late)).toEqual(logOf(ann));
  });

  test('reasons of computers come with their moves', async () => {
    const { server, ann } = await twoPages(
      new MemoryServer(undefined, { seats: [{ user: null, computer: BOLD }, person(ANN), person(BEN)] }),
    );
    const why = { because: { key: 'why', params: {} }, others: [] };
    server.enter({ kind: 'act', action: nth(server.candidates(), 0), how: 'bot', why });
    await server.settle();
    expect(ann.session.whyAt(1)).toEqual(why);
    expect(ann.session.computers.value).toEqual([BOLD, null, null]);
    expect(ann.session.choices.value.length).toBeGreaterThan(0);
  });
});

describe('a bad network', () => {
  test('everything twice changes nothing', async () => {
    const { server, ann, ben } = await twoPages();
    server.times = 2;
    for (let moves = 0; moves < 6; moves++) {
      const turn = ann.session.turn.value;
      if (turn.kind !== 'decide') break;
      if (turn.seat === 2) server.playFor(CLEO);
      else play(turn.seat === 0 ? ann : ben);
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await server.settle();
    }
    expect(actionsIn(server)).toHaveLength(6);
    expect(logOf(ann)).toEqual(actionsIn(server));
    expect(logOf(ben)).toEqual(actionsIn(server));
    expect([...ann.notices, ...ben.notices]).toEqual([]);
  });

  test('cut off in the middle of a turn: three moves are made, and each is sent once', async () => {
    const server = annsTable();
    const ann = await new Browser(server, ANN).open('ann');
    server.isAway = true;
    server.cutAll();
    const moves = play(ann, 2);
    expect(ann.keeper.unsent.value).toBe(2);
    expect(logOf(ann)).toEqual(moves);
    ann.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual([]);
    server.isAway = false;
    ann.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
    expect(ann.keeper.unsent.value).toBe(0);
    expect(ann.notices).toEqual([]);
  });

  test('the server dies between a move and its answer: it is there once, or sent again', async () => {
    const server = annsTable();
    const ann = await new Browser(server, ANN).open('ann');
    // Taken in, and lost.
    const moves = play(ann);
    server.crash();
    ann.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
    // Written, and not answered.
    server.isMute = true;
    moves.push(...play(ann));
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
    expect(ann.keeper.unsent.value).toBe(1);
    server.isMute = false;
    server.crash();
    ann.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
    expect(ann.keeper.unsent.value).toBe(0);
    expect(ann.notices).toEqual([]);
  });

  test('a full disk: the move waits here, and is tried again', async () => {
    const { server, ann } = await twoPages();
    server.disk.isFull = true;
    const moves = play(ann);
    await server.settle();
    expect(ann.keeper.hold.value).toBe('full');
    expect(logOf(ann)).toEqual(moves);
    server.disk.isFull = false;
    ann.network.pass(5000);
    await server.settle();
    expect(ann.keeper.hold.value).toBe(null);
    expect(actionsIn(server)).toEqual(moves);
  });

  test('something else was played meanwhile: the moves are kept as a plan, with what came instead', async () => {
    const server = annsTable();
    const ann = await new Browser(server, ANN).open('ann');
    server.isAway = true;
    server.cutAll();
    const moves = play(ann, 2);
    const [, other] = [...legalActions(ann.session.title.game, ann.session.stepAt(0).state)];
    server.enter({ kind: 'act', action: present(other, 'another move') }, ANN);
    await server.settle();
    server.isAway = false;
    ann.network.pass(30_000);
    await server.settle();
    expect(logOf(ann)).toEqual([other]);
    const [plan] = ann.keeper.plans.value;
    expect(plan?.moves.map(({ action }) => action)).toEqual(moves);
    expect(plan?.instead).toMatchObject([{ kind: 'act', action: other, who: ANN }]);
    expect(ann.notices).toMatchObject([{ kind: 'planned' }]);
    ann.keeper.drop(present(plan, 'a plan'));
    expect(ann.keeper.plans.value).toEqual([]);
  });

  test('a move made while the others had the table paused is kept as a plan', async () => {
    const { server, ann } = await twoPages();
    server.isSlow = true;
    const moves = play(ann);
    server.enter({ kind: 'pause', until: server.time + 1000 });
    await server.settle();
    expect(ann.keeper.plans.value[0]?.moves.map(({ action }) => action)).toEqual(moves);
    expect(ann.session.choices.value).toEqual([]);
    server.isSlow = false;
    server.enter({ kind: 'resume' });
    await server.settle();
    expect(ann.session.choices.value.length).toBeGreaterThan(0);
  });

  test('what others do leaves moves alone that are decided on the same question: they go again by themselves', async () => {
    const { server, ann } = await twoPages();
    server.isSlow = true;
    const moves = play(ann);
    server.enter({ kind: 'seat', seat: 2, to: { user: CLEO, computer: BOLD } });
    await server.settle();
    server.isSlow = false;
    await server.settle();
    expect(ann.notices).toMatchObject([{ kind: 'sent-again' }]);
    expect(actionsIn(server)).toEqual(moves);
    expect(ann.session.computers.value).toEqual([null, null, BOLD]);
  });
});

describe('a page that is closed', () => {
  test('in the middle of a turn without a network, and opened again: its moves are sent once', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const first = await browser.open('first');
    play(first);
    await server.settle();
    server.isAway = true;
    browser.isOffline = true;
    server.cutAll();
    const moves = play(first);
    browser.kill(first);

    const second = await browser.open('second');
    expect(logOf(second)).toHaveLength(2);
    expect(second.keeper.unsent.value).toBe(1);
    server.isAway = false;
    second.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server).slice(1)).toEqual(moves);
    expect(browser.storage.length).toBe(0);
  });

  test('after its move was taken in, but before it knew: the move is found in the log', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const first = await browser.open('first');
    server.isMute = true;
    const moves = play(first);
    await server.settle();
    browser.kill(first);
    server.isMute = false;
    const second = await browser.open('second');
    expect(second.keeper.unsent.value).toBe(0);
    expect(logOf(second)).toEqual(moves);
    expect(actionsIn(server)).toEqual(moves);
    expect(second.notices).toEqual([]);
  });

  test('a copy of the log that has come further than its note', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const dying = await browser.open('dying');
    const living = await browser.open('living');
    server.isMute = true;
    const moves = play(dying);
    await server.settle();
    server.isMute = false;
    browser.kill(dying);
    // The other tab has heard of it since, and has kept the log.
    server.cutAll();
    living.network.pass(30_000);
    await server.settle();
    expect(living.keeper.unsent.value).toBe(0);
    browser.isOffline = true;
    server.isAway = true;
    const next = await browser.open('next');
    expect(logOf(next)).toEqual(moves);
    expect(next.keeper.unsent.value).toBe(0);
  });

  test('two tabs of one browser have an outbox each; what one leaves behind the other takes over', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const one = await browser.open('one');
    const two = await browser.open('two');
    server.isSlow = true;
    const moves = play(one);
    expect(two.keeper.unsent.value).toBe(0);
    browser.kill(one);
    const three = await browser.open('three');
    expect(three.keeper.unsent.value + two.keeper.unsent.value).toBe(1);
    server.isSlow = false;
    server.cutAll();
    three.network.pass(30_000);
    two.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
  });

  test('where there are no locks whatever is noted is taken along, and nothing is played twice', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    browser.hasLocks = false;
    const one = await browser.open('one');
    server.isSlow = true;
    const moves = play(one);
    const two = await browser.open('two');
    expect(two.keeper.unsent.value).toBe(1);
    server.isSlow = false;
    server.cutAll();
    one.network.pass(30_000);
    two.network.pass(30_000);
    await server.settle();
    expect(actionsIn(server)).toEqual(moves);
    expect([...one.keeper.plans.value, ...two.keeper.plans.value]).toEqual([]);
  });

  test('what somebody else has left behind in this browser is not touched', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const ann = await browser.open('ann');
    server.isSlow = true;
    play(ann);
    browser.kill(ann);
    const other = new Browser(server, BEN);
    Object.assign(other, { storage: browser.storage, locks: browser.locks });
    const ben = await other.open('ben');
    expect(ben.keeper.unsent.value).toBe(0);
    expect(browser.storage.length).toBe(1);
  });
});

describe('taking back', () => {
  test('my own last move is free, and is as if it had not been made', async () => {
    const { server, ann, ben } = await twoPages();
    play(ann);
    await server.settle();
    expect(ann.session.canUndo.value).toBe(true);
    ann.session.goTo(0);
    expect(logOf(ann)).toEqual([]);
    // Until the server has answered nothing is decided on a position that may never be.
    expect(ann.session.choices.value).toEqual([]);
    await server.settle();
    expect(logOf(ben)).toEqual([]);
    expect(ann.session.choices.value.length).toBeGreaterThan(0);
    expect(ann.session.canRedo.value).toBe(false);
  });

  test('what has not been sent is taken back here alone', async () => {
    const server = annsTable();
    const ann = await new Browser(server, ANN).open('ann');
    server.isAway = true;
    server.cutAll();
    play(ann, 2);
    ann.session.goTo(1);
    expect(ann.keeper.unsent.value).toBe(1);
    expect(ann.session.choices.value.length).toBeGreaterThan(0);
    ann.session.goTo(0);
    expect(ann.keeper.unsent.value).toBe(0);
  });

  test('is not free once another has moved; where somebody was faster, it is dropped and said', async () => {
    const { server, ann } = await twoPages();
    play(ann);
    await server.settle();
    expect(ann.session.canUndo.value).toBe(true);
    server.isSlow = true;
    ann.session.goTo(0);
    server.playFor(BEN);
    await server.settle();
    expect(logOf(ann)).toHaveLength(2);
    expect(ann.session.canUndo.value).toBe(false);
    expect(ann.notices).toMatchObject([{ kind: 'undo-dropped' }]);
  });
});

describe('a page that cannot go along', () => {
  test('another position than the server has: nothing is played any more', async () => {
    const server = annsTable();
    const browser = new Browser(server, ANN);
    const ann = await browser.open('ann');
    play(ann);
    await server.settle();
    for (const then of browser.idle.splice(0)) then();
    expect(ann.keeper.isLost.value).toBe(false);
    const [entry] = server.entries;
    const head = { ...server.disk.head, seq: 2, key: server.newKey(), hash: 'another' };
    const further = {
      ...present(entry, 'a move'),
      kind: 'time',
      seat: 0,
      ms: 1,
      seq: 2,
      key: head.key,
    } as const;
    server.tell({ type: 'entries', id: TABLE, from: 1, entries: [further], head });
    await server.settle();
    expect(ann.keeper.isLost.value).toBe(false);
    for (const then of browser.idle.splice(0)) then();
    expect(ann.keeper.isLost.value).toBe(true);
    expect(ann.session.choices.value).toEqual([]);
    expect(ann.notices.at(-1)).toEqual({ kind: 'lost' });
    expect(await browser.copies.read(TABLE)).toBe(null);
  });

  test('a move that the rules here refuse: the log is not followed any further', async () => {
    const server = annsTable();
    const ann = await new Browser(server, ANN).open('ann');
    play(ann);
    await server.settle();
    const before = logOf(ann);
    const key = server.newKey();
    server.tell({
      type: 'entries',
      id: TABLE,
      from: 1,
      entries: [{ seq: 2, key, at: 1, kind: 'act', action: { type: 'riddle', by: 1 } }],
      head: { seq: 2, key, hash: '' },
    });
    await server.settle();
    expect(ann.keeper.isLost.value).toBe(true);
    expect(logOf(ann)).toEqual(before);
  });

  test('opened without a network and without a copy', async () => {
    const server = new MemoryServer();
    const browser = new Browser(server, ANN);
    browser.isOffline = true;
    await expect(browser.open('ann')).rejects.toThrow('unreachable');
  });
});
