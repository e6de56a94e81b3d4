import { describe, expect, test } from 'vitest';
import { forgeries } from '../testing/forge.ts';
import { add, ANN, BOLD, named, person, TABLE } from '../testing/online/sample-table.ts';
import type { Entry } from './entry.ts';
import {
  LONGEST_CHAT,
  LONGEST_MESSAGE,
  type PageMessage,
  readPageMessage,
  readServerMessage,
  type ServerMessage,
  WHYS,
  writePageMessage,
  writeServerMessage,
} from './protocol.ts';

const KEY = named('key');
const WANTED = { id: TABLE, key: KEY, after: TABLE, seq: 0 };

const SAID: readonly PageMessage[] = [
  { type: 'hello', p: 1, build: 'abc', tables: [{ id: TABLE, seq: 3, chat: 0 }] },
  { type: 'watch', id: TABLE, seq: 3 },
  { type: 'unwatch', id: TABLE },
  { type: 'seen', id: TABLE, seq: 3 },
  { type: 'ping' },
  { type: 'act', ...WANTED, action: add(0, 1) },
  { type: 'undo', ...WANTED, to: 4 },
  { type: 'ask', ...WANTED, wish: { kind: 'undo', to: 4 } },
  { type: 'ask', ...WANTED, wish: { kind: 'pause', until: 0 } },
  { type: 'ask', ...WANTED, wish: { kind: 'end' } },
  { type: 'ask', ...WANTED, wish: { kind: 'seat', seat: 1, computer: BOLD } },
  { type: 'ask', ...WANTED, wish: { kind: 'seat', seat: 1, computer: null } },
  { type: 'answer', id: TABLE, seq: 3, ask: KEY, yes: true },
  { type: 'chat', id: TABLE, key: KEY, room: 'players', text: 'Привет 👋 \u202e' },
];

const ENTRIES: readonly Entry[] = [
  { seq: 1, key: KEY, at: 5, who: ANN, kind: 'act', action: add(0, 1), how: 'proxy' },
  { seq: 2, key: KEY, at: 5, kind: 'undo', to: 0 },
  { seq: 3, key: KEY, at: 5, kind: 'seat', seat: 1, to: { user: ANN, computer: BOLD } },
  { seq: 4, key: KEY, at: 5, kind: 'seat', seat: 1, to: person(ANN) },
  { seq: 5, key: KEY, at: 5, kind: 'pause', until: 9 },
  { seq: 6, key: KEY, at: 5, kind: 'resume' },
  { seq: 7, key: KEY, at: 5, kind: 'time', seat: 1, ms: 3 },
  { seq: 8, key: KEY, at: 5, kind: 'rules', version: 2 },
  { seq: 9, key: KEY, at: 5, kind: 'end', why: 'agreed' },
];
const PART = { id: TABLE, from: 0, entries: ENTRIES, head: { seq: 9, key: KEY, hash: 'ff' } };
const ASK = { key: KEY, who: ANN, at: 1, until: 2, all: [ANN], most: [], yes: [], no: [] };
const WISHES = SAID.flatMap((message) => (message.type === 'ask' ? message.wish : []));

const TOLD: readonly ServerMessage[] = [
  { type: 'welcome', p: 1, node: 'a', now: 5, rules: { '1848': { version: 3, digest: 'd' } } },
  { type: 'log', have: 0, ...PART },
  { type: 'entries', ...PART },
  { type: 'ack', key: KEY, seq: 9, ...PART },
  {
    type: 'refused',
    key: KEY,
    why: 'rules',
    refusal: { refused: true, code: 'hoarse', rule: 'R-2', params: { seat: 1 } },
    ...PART,
  },
  { type: 'refused', key: KEY, why: 'slow-down', wait: 10_000, id: TABLE },
  { type: 'bad', why: 'malformed', at: 'tables.0.seq' },
  {
    type: 'chat',
    id: TABLE,
    lines: [{ n: 1, room: 'players', at: 5, who: ANN, name: 'Ann', text: null }],
  },
  { type: 'people', id: TABLE, here: [{ who: ANN, name: 'Ann' }], watchers: 2 },
  { type: 'asks', id: TABLE, open: WISHES.map((wish) => ({ ...ASK, wish })) },
  { type: 'clocks', id: TABLE, bank: [1, 2], since: 5, due: null },
  { type: 'trouble', id: TABLE, seat: 1, why: 'failed' },
  { type: 'mine', id: TABLE, orders: [], note: 'x' },
  { type: 'bye', within: 10 },
  { type: 'pong' },
];

/** Every object in a value, with a private field put into it. */
function tainted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tainted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, tainted(member)]);
  return { ...Object.fromEntries(members), secret: 'canary' };
}

describe('what a page says', () => {
  test.each(SAID)('$type is read as it was said', (message) => {
    expect(readPageMessage(writePageMessage(message))).toEqual({ message });
  });

  test('an unknown field is refused, wherever it stands', () => {
    for (const message of SAID) {
      expect(readPageMessage(JSON.stringify({ ...message, secret: 1 }))).toEqual({
        message: null,
        why: 'malformed',
        at: 'secret',
      });
    }
    const nested = { ...SAID[0], tables: [{ id: TABLE, seq: 3, chat: 0, secret: 1 }] };
    expect(readPageMessage(JSON.stringify(nested))).toMatchObject({
      why: 'malformed',
      at: 'tables.0.secret',
    });
    const wish = { ...SAID[7], wish: { kind: 'undo', to: 4, secret: 1 } };
    expect(readPageMessage(JSON.stringify(wish))).toMatchObject({ why: 'malformed', at: 'wish.secret' });
  });

  test('a field that is missing or of another kind is refused by name', () => {
    for (const message of SAID) {
      for (const field of Object.keys(message).filter((name) => name !== 'type')) {
        const { [field]: _, ...rest } = message as unknown as Record<string, unknown>;
        expect(readPageMessage(JSON.stringify(rest))).toMatchObject({ message: null, why: 'malformed' });
        const odd = JSON.stringify({ ...message, [field]: { toString: 1 } });
        const read = readPageMessage(odd);
        expect(read).toMatchObject({ message: null, why: 'malformed' });
        expect('at' in read && read.at.startsWith(field)).toBe(true);
      }
    }
  });

  test.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-json'],
    ['[{"type":"ping"}]', 'not-json'],
    ['"ping"', 'not-json'],
    ['{}', 'unknown'],
    ['{"type":7}', 'unknown'],
    ['{"type":"toString"}', 'unknown'],
    ['{"type":"__proto__"}', 'unknown'],
    ['{"type":"act"}', 'malformed'],
    ['{"type":"ping","__proto__":{"a":1}}', 'malformed'],
  ])('%s is %s', (text, why) => {
    expect(readPageMessage(text)).toMatchObject({ message: null, why });
  });

  test('nothing forged makes it throw, and what passes has the fields of its kind', () => {
    for (const message of SAID) {
      for (const forged of forgeries({ ...message, by: 0 }, [], 2)) {
        const read = readPageMessage(JSON.stringify(forged) ?? '');
        if (!read.message) continue;
        const same = SAID.filter(({ type }) => type === read.message.type).map((one) =>
          Object.keys(one).sort(),
        );
        expect(same).toContainEqual(Object.keys(read.message).sort());
      }
    }
  });

  test('an action is handed on as it came, for the rules to judge', () => {
    const action = { type: 'x', by: 0, deep: [{ a: null }] };
    expect(readPageMessage(JSON.stringify({ type: 'act', ...WANTED, action }))).toEqual({
      message: { type: 'act', ...WANTED, action },
    });
    for (const bad of [null, 7, [], { type: 'x' }, { type: 7, by: 0 }, { type: 'x', by: 0.5 }])
      expect(readPageMessage(JSON.stringify({ type: 'act', ...WANTED, action: bad }))).toMatchObject({
        why: 'malformed',
        at: 'action',
      });
  });

  test('16 kB are a message, a byte more is none, counted in bytes', () => {
    const message = (letters: string): string =>
      JSON.stringify({ type: 'act', ...WANTED, action: { type: letters, by: 0 } });
    const room = LONGEST_MESSAGE - message('').length;
    expect(readPageMessage(message('a'.repeat(room))).message).not.toBeNull();
    expect(readPageMessage(message('a'.repeat(room + 1)))).toMatchObject({ why: 'too-long' });
    expect(readPageMessage(message('ж'.repeat(room / 2 + 1)))).toMatchObject({ why: 'too-long' });
    expect(readPageMessage(message('ж'.repeat(Math.floor(room / 2)))).message).not.toBeNull();
  });

  test('chat has at least one character and at most a thousand', () => {
    const chat = (text: string): unknown =>
      readPageMessage(writePageMessage({ type: 'chat', id: TABLE, key: KEY, room: 'watchers', text }))
        .message;
    expect([chat(''), chat('a'.repeat(LONGEST_CHAT + 1))]).toEqual([null, null]);
    expect(chat('a'.repeat(LONGEST_CHAT))).not.toBeNull();
  });
});

describe('what a server says', () => {
  test.each(TOLD)('$type is read as it was written', (message) => {
    expect(readServerMessage(writeServerMessage(message))).toEqual(message);
  });

  test('every kind of message is among them', () => {
    const types = new Set(TOLD.map(({ type }) => type));
    expect(types.size).toBe(14);
  });

  test.each(TOLD)('$type has named fields only: nothing else gets on the wire', (message) => {
    const free = {
      ...message,
      ...('entries' in message && message.entries && { entries: ENTRIES.slice(1) }),
    };
    // What an action and a refusal hold is free; a canary in there is the game's own.
    const { refusal: _, ...plain } = free as ServerMessage & { refusal?: unknown };
    const dirty = tainted(plain) as ServerMessage;
    const text = writeServerMessage(
      dirty.type === 'asks'
        ? { ...dirty, open: dirty.open.map((one) => ({ ...one, wish: { kind: 'end' } })) }
        : dirty,
    );
    const isByTitle = message.type === 'welcome';
    expect(text.includes('canary')).toBe(false);
    expect(isByTitle || !text.includes('secret')).toBe(true);
  });

  test('a page passes over what it does not know yet', () => {
    for (const message of TOLD) {
      const later = { ...message, later: 1 };
      expect(readServerMessage(JSON.stringify(later))).toEqual(later);
    }
    const entries = [{ seq: 1, key: KEY, at: 5, kind: 'later', anything: [1] }];
    const log = { type: 'entries', ...PART, entries };
    expect(readServerMessage(JSON.stringify(log))).toEqual(log);
    expect(readServerMessage('{"type":"later"}')).toBeNull();
    const why = { type: 'refused', key: KEY, why: 'later', id: TABLE };
    expect(readServerMessage(JSON.stringify(why))).toEqual(why);
  });

  test('what cannot be right is nothing', () => {
    for (const text of ['', '7', '[]', '{"type":"log"}', '{"type":"toString"}'])
      expect(readServerMessage(text)).toBeNull();
    const entries = [{ seq: 1, key: KEY, at: 5, kind: 'act' }];
    expect(readServerMessage(JSON.stringify({ type: 'entries', ...PART, entries }))).toBeNull();
  });

  test('reasons are codes, each once', () => {
    expect(new Set(WHYS).size).toBe(WHYS.length);
    for (const why of WHYS) expect(why).toMatch(/^[a-z-]+$/);
  });
});
