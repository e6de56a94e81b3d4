import { describe, expect, onTestFinished, test } from 'vitest';
import type { Id } from '../../online/entry.ts';
import { readPageMessage, type ServerMessage, writeServerMessage } from '../../online/protocol.ts';
import { named } from '../../testing/online/sample-table.ts';
import { FakeNetwork } from '../../testing/online/fake-network.ts';
import {
  ANSWER_WITHIN,
  Connection,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  PING_EVERY,
  type Tenant,
} from './connection.ts';

const ONE = named('one');
const TWO = named('two');

/** A table that writes down what happens to it. */
class Guest implements Tenant {
  readonly id: Id;
  readonly story: string[] = [];
  seq = 3;

  constructor(id: Id = ONE) {
    this.id = id;
  }

  has(): ReturnType<Tenant['has']> {
    return { id: this.id, seq: this.seq, chat: 0 };
  }

  greeted(): void {
    this.story.push('greeted');
  }

  cutOff(): void {
    this.story.push('cut off');
  }

  hear({ type }: ServerMessage): void {
    this.story.push(type);
  }
}

const WELCOME = { type: 'welcome', p: 1, node: 'n', now: 5_000_000, rules: {} } as const;

function connected(): { network: FakeNetwork; connection: Connection; guest: Guest; leave: () => void } {
  const network = new FakeNetwork();
  const connection = new Connection(network.world());
  const guest = new Guest();
  const leave = connection.join(guest);
  onTestFinished(leave);
  network.last.open();
  network.last.say(WELCOME);
  return { network, connection, guest, leave };
}

describe('a connection', () => {
  test('is opened for the first table, says what it has, and is closed with the last', () => {
    const network = new FakeNetwork();
    const connection = new Connection(network.world());
    expect(network.sockets).toHaveLength(0);
    const guest = new Guest();
    const leave = connection.join(guest);
    expect(connection.state.value).toBe('connecting');
    network.last.open();
    expect(connection.state.value).toBe('on');
    expect(network.last.sent).toEqual([
      { type: 'hello', p: 1, build: 'test', tables: [{ id: ONE, seq: 3, chat: 0 }] },
    ]);
    leave();
    expect(connection.state.value).toBe('off');
    expect(network.last.isClosed).toBe(true);
    expect(guest.story).toEqual(['greeted', 'cut off']);
    network.pass(60_000);
    expect(network.sockets).toHaveLength(1);
  });

  test('serves more tables over the same socket', () => {
    const { network, connection, guest } = connected();
    const other = new Guest(TWO);
    const leaveOther = connection.join(other);
    expect(network.last.sent.at(-1)).toEqual({ type: 'watch', id: TWO, seq: 3 });
    network.last.say({ type: 'people', id: TWO, here: [], watchers: 0 });
    expect(other.story).toEqual(['greeted', 'people']);
    expect(guest.story).toEqual(['greeted']);
    leaveOther();
    expect(network.last.sent.at(-1)).toEqual({ type: 'unwatch', id: TWO });
    expect(network.sockets).toHaveLength(1);
  });

  test('comes back by itself, sooner at first and later then, and never all pages at once', () => {
    const { network, connection, guest } = connected();
    const pauses: number[] = [];
    for (let times = 0; times < 9; times++) {
      network.last.break();
      expect(connection.state.value).toBe('waiting');
      const due = connection.nextTry.value ?? 0;
      pauses.push(due - network.time);
      network.pass(due - network.time - 1);
      expect(connection.state.value).toBe('waiting');
      network.pass(1);
      expect(connection.state.value).toBe('connecting');
    }
    // Chance says 0.5: three quarters of the longest pause.
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map((factor) => FIRST_PAUSE * factor * 0.75));
    expect(pauses.at(-1)).toBe(LONGEST_PAUSE * 0.75);
    guest.seq = 9;
    network.last.open();
    expect(network.last.sent[0]).toMatchObject({ type: 'hello', tables: [{ id: ONE, seq: 9 }] });
    expect(guest.story).toEqual(['greeted', 'cut off', 'greeted']);
    // Since when what is shown is old counts from the first loss, until the server has said hello.
    expect(connection.lostAt.value).not.toBe(null);
    network.last.say(WELCOME);
    expect(connection.lostAt.value).toBe(null);
    network.last.break();
    expect((connection.nextTry.value ?? 0) - network.time).toBe(FIRST_PAUSE * 0.75);
  });

  test('tries at once when the network is back', () => {
    const { network, connection } = connected();
    connection.cut();
    expect(connection.state.value).toBe('waiting');
    connection.tryNow();
    expect(connection.state.value).toBe('connecting');
    expect(network.sockets).toHaveLength(2);
    connection.tryNow();
    expect(network.sockets).toHaveLength(2);
    network.pass(LONGEST_PAUSE);
    expect(network.sockets).toHaveLength(2);
  });

  test('asks a silent server whether it is there, and gives it up without an answer', () => {
    const { network, connection } = connected();
    network.pass(PING_EVERY - 1);
    expect(network.last.sent.at(-1)?.type).toBe('hello');
    network.pass(1);
    expect(network.last.sent.at(-1)).toEqual({ type: 'ping' });
    network.pass(ANSWER_WITHIN - 1);
    network.last.say({ type: 'pong' });
    network.pass(PING_EVERY);
    expect(network.last.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
    expect(connection.state.value).toBe('on');
    network.pass(ANSWER_WITHIN);
    expect(connection.state.value).toBe('waiting');
    expect(network.last.isClosed).toBe(true);
  });

  test('asks at once where a page has slept', () => {
    const { network, connection } = connected();
    connection.doubt();
    expect(network.last.sent.at(-1)).toEqual({ type: 'ping' });
    network.pass(ANSWER_WITHIN);
    expect(connection.state.value).toBe('waiting');
  });

  test('comes back within the time a stopping server names', () => {
    const { network, connection, guest } = connected();
    network.last.say({ type: 'bye', within: 10_000 });
    expect(connection.isRestarting.value).toBe(true);
    expect(guest.story).toEqual(['greeted', 'cut off']);
    network.sockets[0]?.break();
    network.pass(4_999);
    expect(network.sockets).toHaveLength(1);
    network.pass(1);
    network.last.open();
    network.last.say(WELCOME);
    expect(connection.isRestarting.value).toBe(false);
  });

  test('does not hear what a former socket still says, nor what nobody understands', () => {
    const { network, connection, guest } = connected();
    const former = network.last;
    connection.cut();
    connection.tryNow();
    network.last.open();
    former.say({ type: 'people', id: ONE, here: [], watchers: 0 });
    former.break();
    network.last.sayText('{"type":"riddle"}');
    network.last.sayText('not even JSON');
    expect(connection.state.value).toBe('on');
    expect(guest.story).toEqual(['greeted', 'cut off', 'greeted']);
  });

  test('knows the time of the server, and when that has come too far', () => {
    const { network, connection } = connected();
    expect(connection.offset.value).toBe(5_000_000 - network.time);
    expect(connection.isTooOld).toBe(false);
    network.last.say({ ...WELCOME, p: 2 });
    expect(connection.isTooOld).toBe(false);
    network.last.say({ ...WELCOME, p: 3 });
    expect(connection.isTooOld).toBe(true);
  });

  test('everything it says can be read by the server', () => {
    const { network } = connected();
    for (const text of network.last.texts) expect(readPageMessage(text).message).not.toBe(null);
    expect(writeServerMessage(WELCOME)).toContain('welcome');
  });
});
