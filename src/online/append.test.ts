import { describe, expect, test } from 'vitest';
import type { Action, AnyGame } from '../core/game.ts';
import { nth } from '../core/present.ts';
import { Disk } from '../testing/online/disk.ts';
import { MemoryStorage } from '../testing/online/memory-storage.ts';
import { RELAY } from '../testing/online/relay.ts';
import {
  add,
  ANN,
  BEN,
  BOLD,
  CLEO,
  entriesOf,
  named,
  person,
  played,
  sampleRules,
  shout,
  STARTED,
  stop,
  STRANGER,
  TABLE,
} from '../testing/online/sample-table.ts';
import { answerNews, answerWatch, Append, type Live, type Outcome } from './append.ts';
import type { Entry, Id, Key } from './entry.ts';
import type { Request, Wanted } from './judge.ts';
import type { ServerMessage, Why } from './protocol.ts';
import { carryOut, type Call, type Work } from './storage.ts';
import type { TableTerms } from './table.ts';

/** A move that a page sends. */
function move(user: Id, key: string, after: Key = TABLE): Request {
  const message = { type: 'act', id: TABLE, key: named(key), after, seq: 0, action: add(0, 1) } as const;
  return { kind: 'page', user, message };
}

/** The steps of a request in a process that does not know the table yet. */
function appending(request: Request, game: AnyGame = RELAY): Work<Outcome> {
  return new Append(
    () => game,
    TABLE,
    null,
    request,
    () => ({ at: 1, absent: [] }),
  ).run();
}

/** One process at one table, whose storage may be shared with others. */
class Process {
  readonly disk: Disk;
  readonly calls: Call['call'][] = [];
  live: Live | null = null;
  now = STARTED + 100_000;
  absent: readonly Id[] = [];

  constructor(disk: Disk) {
    this.disk = disk;
  }

  do(request: Request): Outcome {
    const steps = new Append(
      () => RELAY,
      TABLE,
      this.live,
      request,
      () => ({
        at: this.now,
        absent: this.absent,
      }),
    ).run();
    const outcome = this.carry(steps);
    this.live = outcome.live;
    return outcome;
  }

  carry<T>(steps: Work<T>): T {
    let step = steps.next();
    while (!step.done) {
      this.calls.push(step.value.call);
      step = steps.next(this.disk.answer(step.value));
    }
    return step.value;
  }

  say(user: Id, message: Wanted): ServerMessage | null {
    return this.do({ kind: 'page', user, message }).reply;
  }

  act(user: Id, key: string, after: string, action: Action, seq = 0): ServerMessage | null {
    return this.say(user, { type: 'act', id: TABLE, key: named(key), after: named(after), seq, action });
  }

  undo(user: Id, key: string, after: string, to: number): ServerMessage | null {
    return this.say(user, { type: 'undo', id: TABLE, key: named(key), after: named(after), seq: 0, to });
  }
}

function processes(terms: Partial<TableTerms> = {}, opening: readonly Entry[] = []): [Process, Process] {
  const disk = new Disk(sampleRules(terms), opening);
  return [new Process(disk), new Process(disk)];
}

function whyOf(reply: ServerMessage | null): Why | null {
  return reply?.type === 'refused' ? reply.why : null;
}

function keysOf(disk: Disk): Key[] {
  return disk.entries.map(({ key }) => key);
}

describe('one append', () => {
  test('is acknowledged with its number and what the page lacks, once it is on disk', () => {
    const [one] = processes();
    const reply = one.act(ANN, 'k1', 'table', add(0, 1));
    expect(reply).toMatchObject({
      type: 'ack',
      key: named('k1'),
      seq: 1,
      from: 0,
      entries: [{ seq: 1, key: named('k1'), who: ANN, kind: 'act', action: add(0, 1), at: one.now }],
      head: one.disk.head,
    });
    expect(keysOf(one.disk)).toEqual([named('k1')]);
  });

  test('says nothing before the storage has answered', () => {
    const [{ disk }] = processes();
    const steps = appending(move(ANN, 'k1'));
    const read = steps.next();
    if (read.done) throw new Error('done too early');
    const commit = steps.next(disk.answer(read.value));
    expect(commit).toMatchObject({ done: false, value: { call: 'commit' } });
    expect(disk.entries).toEqual([]);
  });

  test('is told to everybody who looks on, as the same entries', () => {
    const [one] = processes();
    const message = {
      type: 'act',
      id: TABLE,
      key: named('k1'),
      after: TABLE,
      seq: 0,
      action: add(0, 1),
    } as const;
    const { told, entered } = one.do({ kind: 'page', user: ANN, message });
    expect(told).toEqual([{ type: 'entries', id: TABLE, from: 0, entries: [entered], head: one.disk.head }]);
  });

  test('runs with a storage that takes its time', async () => {
    const [{ disk }] = processes();
    const storage = new MemoryStorage(disk);
    const { reply } = await carryOut(appending(move(ANN, 'k1')), storage);
    expect(reply?.type).toBe('ack');
    expect(storage.calls).toEqual(['read', 'commit']);
  });

  test('costs one call to the storage where nothing is in the way', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    one.calls.length = 0;
    one.act(ANN, 'k2', 'k1', add(0, 2), 1);
    expect(one.calls).toEqual(['commit']);
  });

  test('a known key gets its first answer again, however late and from any process', () => {
    const [one, other] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    one.act(ANN, 'k2', 'k1', add(0, 2));
    for (const process of [one, other, one]) {
      expect(process.act(ANN, 'k1', 'table', add(0, 1))).toMatchObject({
        type: 'ack',
        key: named('k1'),
        seq: 1,
      });
    }
    expect(keysOf(one.disk)).toEqual([named('k1'), named('k2')]);
  });

  test("a process that learns of others' entries by it tells its pages", () => {
    const [one, other] = processes();
    other.act(STRANGER, 'x', 'table', add(0, 1));
    one.act(ANN, 'k1', 'table', add(0, 1));
    one.act(ANN, 'k2', 'k1', add(0, 2));
    const message = {
      type: 'act',
      id: TABLE,
      key: named('k2'),
      after: named('k1'),
      seq: 0,
      action: add(0, 2),
    } as const;
    const { reply, told } = other.do({ kind: 'page', user: ANN, message });
    expect(reply).toMatchObject({ type: 'ack', seq: 2 });
    expect(told).toMatchObject([{ type: 'entries', from: 0, entries: [{ seq: 1 }, { seq: 2 }] }]);
  });

  test('a known key on top of another parent is no second entry', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    expect(one.act(ANN, 'k1', 'k1', add(0, 2))).toMatchObject({ type: 'ack', key: named('k1'), seq: 1 });
    expect(keysOf(one.disk)).toEqual([named('k1')]);
  });

  test('what was decided on an earlier entry is stale, with what came instead', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    const reply = one.act(ANN, 'k2', 'table', add(0, 2));
    expect(reply).toMatchObject({ type: 'refused', why: 'stale', from: 0, entries: [{ key: named('k1') }] });
    expect(whyOf(one.act(ANN, 'k3', 'k9', add(0, 2)))).toBe('stale');
  });

  test('what follows the last entry of another process is taken', () => {
    const [one, other] = processes();
    other.act(ANN, 'k0', 'nothing', add(0, 1));
    one.act(ANN, 'k1', 'table', add(0, 1));
    const reply = other.act(ANN, 'k2', 'k1', add(0, 2), 1);
    expect(reply).toMatchObject({ type: 'ack', seq: 2, from: 1 });
  });

  test('of two processes that are asked at once one is late, and tells its pages what the other has written', () => {
    const [one, other] = processes();
    for (const process of [one, other]) process.act(ANN, 'k0', 'nothing', add(0, 1));
    one.act(ANN, 'k1', 'table', add(0, 1));
    other.calls.length = 0;
    const message = {
      type: 'act',
      id: TABLE,
      key: named('k2'),
      after: TABLE,
      seq: 0,
      action: add(0, 2),
    } as const;
    const { reply, told } = other.do({ kind: 'page', user: ANN, message });
    expect(whyOf(reply)).toBe('stale');
    expect(told).toMatchObject([{ type: 'entries', from: 0, entries: [{ key: named('k1') }] }]);
    expect(other.calls).toContain('commit');
  });

  test("the rules' refusal comes as it is, and nothing is changed", () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    const { live } = one;
    for (const action of [add(0, 1), { type: 'nonsense', by: 0 }, { ...add(0, 2), extra: 1 } as Action]) {
      const reply = one.act(ANN, 'k2', 'k1', action, 1);
      expect(reply).toMatchObject({ type: 'refused', why: 'rules', refusal: { refused: true }, entries: [] });
    }
    expect(one.live).toEqual(live);
    expect(one.disk.entries).toHaveLength(1);
  });

  test("another's seat is refused for every pair of players", () => {
    const [one] = processes();
    for (const [user, own] of [ANN, BEN, CLEO].entries()) {
      for (const seat of [0, 1, 2, 7, -1].filter((other) => other !== user))
        expect(whyOf(one.act(own, 'k', 'table', shout(seat)))).toBe('seat');
    }
    expect(one.disk.entries).toEqual([]);
    for (const [seat, user] of [ANN, BEN, CLEO].entries())
      expect(one.act(user, `k${seat}`, seat === 0 ? 'table' : `k${seat - 1}`, shout(seat))?.type).toBe('ack');
  });

  test('for another person where the table allows it, and the log says so', () => {
    const [one] = processes({ proxies: true });
    one.act(BEN, 'k1', 'table', add(0, 1));
    expect(one.disk.entries).toMatchObject([{ who: BEN, how: 'proxy', action: { by: 0 } }]);
  });

  test('time never goes back in the log', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', add(0, 1));
    one.now -= 3_600_000;
    one.act(ANN, 'k2', 'k1', add(0, 2));
    const [first, second] = one.disk.entries;
    expect(second?.at).toBe(first?.at);
  });

  test('without room it is "full", reading goes on, and the same key works once there is room', () => {
    const [one] = processes();
    one.disk.isFull = true;
    expect(whyOf(one.act(ANN, 'k1', 'table', add(0, 1)))).toBe('full');
    expect(one.carry(answerWatch(() => RELAY, one.live, { id: TABLE, seq: 0 })).reply?.type).toBe('log');
    one.disk.isFull = false;
    expect(one.act(ANN, 'k1', 'table', add(0, 1))?.type).toBe('ack');
  });

  test.each([true, false])(
    'where the answer of the storage is lost, the log knows (written: %s)',
    (isWritten) => {
      const [{ disk }] = processes();
      const steps = appending(move(ANN, 'k1'));
      let step = steps.next();
      while (!step.done) {
        const isCommit = step.value.call === 'commit';
        const answer = isCommit && !isWritten ? null : disk.answer(step.value);
        step = steps.next(isCommit ? 'failed' : answer);
      }
      expect(step.value.reply?.type).toBe(isWritten ? 'ack' : 'refused');
      expect(disk.entries).toHaveLength(isWritten ? 1 : 0);
    },
  );

  test('a table that is not there, or is none of theirs, gives the same answer', () => {
    const [one] = processes({ visibility: 'private' });
    one.act(ANN, 'k1', 'table', add(0, 1));
    const hidden = one.act(STRANGER, 'k2', 'k1', add(0, 2));
    expect(hidden).toEqual({ type: 'refused', key: named('k2'), why: 'seat', id: TABLE });
    const steps = appending(move(STRANGER, 'k2'));
    steps.next();
    expect(steps.next(null)).toMatchObject({ done: true, value: { reply: hidden } });
  });

  test('where the rules lead elsewhere than the log the table is held: read, not played', () => {
    const [one] = processes({}, entriesOf([played(ANN, add(0, 1))]));
    const wrong = { ...RELAY, apply: () => RELAY.apply(RELAY.setup(3, {}, 9), stop(0) as never) };
    const steps = appending(move(ANN, 'k', named('entry1')), wrong);
    const { reply, live } = one.carry(steps);
    expect(reply).toMatchObject({ type: 'refused', why: 'held', entries: [{ seq: 1 }] });
    expect(one.carry(answerWatch(() => wrong, live, { id: TABLE, seq: 0 })).reply).toMatchObject({
      type: 'log',
      entries: [{ seq: 1 }],
    });
    expect(one.disk.entries).toHaveLength(1);
  });

  test('nobody learns that a private table is held but those who may see it', () => {
    const [one] = processes({ visibility: 'private' }, entriesOf([played(ANN, add(0, 1))]));
    const wrong = { ...RELAY, apply: () => RELAY.apply(RELAY.setup(3, {}, 9), stop(0) as never) };
    const replyTo = (user: Id): ServerMessage | null =>
      one.carry(appending(move(user, 'k', named('entry1')), wrong)).reply;
    expect(replyTo(STRANGER)).toEqual({ type: 'refused', key: named('k'), why: 'seat', id: TABLE });
    expect(replyTo(BEN)).toMatchObject({ why: 'held', entries: [{ seq: 1 }] });
  });
});

describe('taking back', () => {
  test("one's own last action is an entry, and the position is the one before", () => {
    const [one] = processes();
    const { hash } = one.disk.head;
    one.act(ANN, 'k1', 'table', add(0, 1));
    expect(one.undo(ANN, 'k2', 'k1', 0)).toMatchObject({ type: 'ack', seq: 2, head: { hash } });
  });

  test('is for players, needs consent behind others, and leads back only', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', stop(0));
    one.act(BEN, 'k2', 'k1', add(1, 1));
    expect(whyOf(one.undo(ANN, 'u', 'k2', 0))).toBe('consent');
    expect(whyOf(one.undo(STRANGER, 'u', 'k2', 1))).toBe('seat');
    expect(whyOf(one.undo(BEN, 'u', 'k2', 2))).toBe('no-undo');
    expect(whyOf(one.undo(BEN, 'u', 'k1', 1))).toBe('stale');
  });

  test('not where the table says so', () => {
    const [one] = processes({ undo: 'none' });
    one.act(ANN, 'k1', 'table', add(0, 1));
    expect(whyOf(one.undo(ANN, 'u', 'k1', 0))).toBe('no-undo');
  });

  test('far back, further than states are kept', () => {
    const [one] = processes({ undo: 'free' });
    const { hash } = one.disk.head;
    let after = 'table';
    for (let turn = 0; turn < 24; turn++) {
      const user = nth([ANN, BEN, CLEO], turn % 3);
      one.act(user, `k${turn}`, after, stop(turn % 3));
      after = `k${turn}`;
    }
    expect(one.undo(BEN, 'u', after, 0)).toMatchObject({ type: 'ack', head: { seq: 25, hash } });
  });
});

describe('asking the others', () => {
  const ask = (process: Process, user: Id, key: string, after: string, wish: object): ServerMessage | null =>
    process.say(user, {
      type: 'ask',
      id: TABLE,
      key: named(key),
      after: named(after),
      seq: 0,
      wish,
    } as Wanted);
  const answer = (process: Process, user: Id, key: string, yes: boolean): ServerMessage | null =>
    process.say(user, { type: 'answer', id: TABLE, seq: 0, ask: named(key), yes });

  function asked(): [Process, Process] {
    const pair = processes();
    pair[0].act(ANN, 'k1', 'table', stop(0));
    pair[0].act(BEN, 'k2', 'k1', add(1, 1));
    expect(ask(pair[0], ANN, 'a', 'k2', { kind: 'undo', to: 0 })).toMatchObject({
      type: 'asks',
      open: [{ key: named('a'), who: ANN, all: [BEN], until: pair[0].now + 600_000 }],
    });
    return pair;
  }

  test('becomes an entry of its key with the last yes, through any process', () => {
    const [, other] = asked();
    expect(answer(other, BEN, 'a', true)).toMatchObject({ type: 'ack', key: named('a'), seq: 3 });
    expect(other.disk.entries.at(-1)).toMatchObject({ key: named('a'), who: ANN, kind: 'undo', to: 0 });
    expect(other.disk.openAsks).toEqual([]);
  });

  test('that arrives again changes nothing, also when it is over', () => {
    const [one] = asked();
    expect(ask(one, ANN, 'a', 'k2', { kind: 'undo', to: 0 })).toMatchObject({ type: 'asks', open: [{}] });
    expect(one.disk.openAsks).toHaveLength(1);
    answer(one, ANN, 'a', false);
    expect(ask(one, ANN, 'a', 'k2', { kind: 'undo', to: 0 })).toMatchObject({ type: 'asks', open: [] });
    expect(one.disk.openAsks).toEqual([]);
  });

  test('one of a kind at a time, and after a no one waits', () => {
    const [one] = asked();
    expect(whyOf(ask(one, BEN, 'b', 'k2', { kind: 'undo', to: 0 }))).toBe('asked');
    answer(one, BEN, 'a', false);
    expect(ask(one, ANN, 'c', 'k2', { kind: 'undo', to: 0 })).toMatchObject({
      why: 'slow-down',
      wait: 10_000,
    });
    one.now += 10_000;
    expect(ask(one, ANN, 'c', 'k2', { kind: 'undo', to: 0 })?.type).toBe('asks');
  });

  test('ends when anything is played', () => {
    const [one] = asked();
    one.act(BEN, 'k3', 'k2', add(1, 2));
    expect(one.disk.openAsks).toEqual([]);
    expect(answer(one, BEN, 'a', true)).toMatchObject({ type: 'asks', open: [] });
    expect(keysOf(one.disk)).not.toContain(named('a'));
  });

  test('ends by itself in time', () => {
    const [one] = asked();
    one.now += 600_000;
    expect(one.do({ kind: 'tend' }).told).toMatchObject([{ type: 'asks', open: [] }]);
    expect(one.disk.openAsks).toEqual([]);
  });

  test('is for players, about what makes sense', () => {
    const [one] = processes();
    one.act(ANN, 'k1', 'table', stop(0));
    const why = (user: Id, wish: object): Why | null => whyOf(ask(one, user, 'x', 'k1', wish));
    expect(why(STRANGER, { kind: 'end' })).toBe('seat');
    expect(why(ANN, { kind: 'pause', until: 0 })).toBe('not-running');
    expect(why(ANN, { kind: 'pause', until: one.now })).toBe('not-running');
    expect(why(ANN, { kind: 'undo', to: 1 })).toBe('no-undo');
    expect(why(ANN, { kind: 'seat', seat: 9, computer: BOLD })).toBe('seat');
    expect(why(ANN, { kind: 'seat', seat: 1, computer: null })).toBe('seat');
    expect(whyOf(ask(one, ANN, 'x', 'table', { kind: 'end' }))).toBe('stale');
  });

  test('a computer takes a seat over by agreement, and its user comes back without asking', () => {
    const [one] = processes();
    const bot = (after?: Key): Outcome =>
      one.do({
        kind: 'server',
        key: named(`bot${after ?? ''}`.slice(0, 20)),
        body: { kind: 'act', action: add(0, 1), how: 'bot' },
        ...(after && { after }),
      });
    expect(bot().entered).toBeNull();
    ask(one, ANN, 'a', 'table', { kind: 'seat', seat: 0, computer: BOLD });
    answer(one, BEN, 'a', true);
    answer(one, CLEO, 'a', true);
    expect(one.disk.entries.at(-1)).toMatchObject({
      kind: 'seat',
      seat: 0,
      to: { user: ANN, computer: BOLD },
    });
    expect(whyOf(one.act(ANN, 'k1', 'a', add(0, 1)))).toBe('seat');
    expect(bot(named('old')).entered).toBeNull();
    expect(bot(named('a')).entered).toMatchObject({ how: 'bot', action: add(0, 1) });
    const { key } = one.disk.head;
    // Nobody else brings them back.
    expect(whyOf(ask(one, BEN, 'x', key, { kind: 'seat', seat: 0, computer: null }))).toBe('seat');
    expect(ask(one, ANN, 'b', key, { kind: 'seat', seat: 0, computer: null })).toMatchObject({ type: 'ack' });
    expect(one.act(ANN, 'k2', 'b', add(0, 2))?.type).toBe('ack');
  });

  test('a computer for a player who has not been seen for long needs the others alone', () => {
    const [one] = processes();
    one.absent = [BEN];
    ask(one, ANN, 'a', 'table', { kind: 'seat', seat: 1, computer: BOLD });
    expect(answer(one, CLEO, 'a', true)?.type).toBe('ack');
  });

  test('nothing is played while the table is paused', () => {
    const [one] = processes();
    ask(one, ANN, 'a', 'table', { kind: 'pause', until: one.now + 5000 });
    for (const user of [BEN, CLEO]) answer(one, user, 'a', true);
    expect(whyOf(one.act(ANN, 'k1', 'a', add(0, 1)))).toBe('not-running');
    // Not by the server itself either, which may have begun to think before.
    const body = { kind: 'act', action: add(0, 1), how: 'forced' } as const;
    expect(one.do({ kind: 'server', key: named('pass'), body })).toMatchObject({
      entered: null,
      why: 'not-running',
    });
    one.now += 5000;
    one.do({ kind: 'server', key: named('go'), body: { kind: 'resume' } });
    expect(one.act(ANN, 'k1', 'go', add(0, 1))?.type).toBe('ack');
    expect(one.live?.table?.clock).toMatchObject({ used: [100_000, 0, 0], stood: 5000 });
  });

  test('the end by agreement is the end', () => {
    const [one] = processes({ seats: [person(ANN), person(BEN)] });
    ask(one, ANN, 'a', 'table', { kind: 'end' });
    answer(one, BEN, 'a', true);
    expect(whyOf(one.act(ANN, 'k1', 'a', add(0, 1)))).toBe('not-running');
    expect(whyOf(ask(one, ANN, 'b', 'a', { kind: 'end' }))).toBe('not-running');
    expect(one.disk.openAsks).toEqual([]);
  });
});

describe('reading', () => {
  const log = entriesOf(
    Array.from({ length: 45 }, (_, turn) => played([ANN, BEN, CLEO][turn % 3] as Id, stop(turn % 3))),
  );

  test('any gap is filled, from memory or from the storage', () => {
    const [one] = processes({}, log);
    for (const seq of [0, 3, 44, 45]) {
      const { live, reply } = one.carry(answerWatch(() => RELAY, one.live, { id: TABLE, seq }));
      one.live = live;
      expect(reply).toEqual({
        type: 'log',
        have: seq,
        id: TABLE,
        from: seq,
        entries: log.slice(seq),
        head: one.disk.head,
      });
    }
  });

  test('a page that has more than there is gets the whole log', () => {
    const [one] = processes({}, log);
    const { reply } = one.carry(answerWatch(() => RELAY, null, { id: TABLE, seq: 46 }));
    expect(reply).toMatchObject({ type: 'log', have: 46, from: 0 });
    expect(reply?.type === 'log' && reply.entries.length).toBe(45);
  });

  test('a page that has more than this process has heard of shows it that there is more', () => {
    const [one, other] = processes();
    for (const process of [one, other]) process.act(STRANGER, 'x', 'table', add(0, 1));
    one.act(ANN, 'k1', 'table', add(0, 1));
    const { reply } = other.carry(answerWatch(() => RELAY, other.live, { id: TABLE, seq: 1 }));
    expect(reply).toMatchObject({ type: 'log', have: 1, from: 1, entries: [], head: { seq: 1 } });
  });

  test('news of another process is told from where this one was', () => {
    const [one, other] = processes();
    for (const process of [one, other]) process.act(STRANGER, 'x', 'table', add(0, 1));
    other.act(ANN, 'k1', 'table', add(0, 1));
    const { live } = one;
    if (!live) throw new Error('no table');
    const heard = one.carry(answerNews(live));
    expect(heard.told).toMatchObject([{ type: 'entries', from: 0, entries: [{ key: named('k1') }] }]);
    expect(one.carry(answerNews(heard.live as Live)).told).toEqual([]);
  });

  test('there is nothing to read of a table that is not there', () => {
    const steps = answerWatch(() => RELAY, null, { id: TABLE, seq: 0 });
    steps.next();
    expect(steps.next(null)).toMatchObject({ done: true, value: { reply: null } });
  });
});
