import * as z from 'zod/mini';
import type { Action, Refusal, Seat } from '../core/game.ts';
import { isJsonObject } from '../core/json.ts';
import type { Ask } from './asks.ts';
import type { Entry, Head, Id, Key } from './entry.ts';

/** Counts up with every change that an older side would misread. A server speaks its own and the one before. */
export const PROTOCOL = 1;

/** Bytes of a message. */
export const LONGEST_MESSAGE = 16 * 1024;
export const LONGEST_CHAT = 1000;

/** Players and watchers talk apart. */
export const ROOMS = ['players', 'watchers'] as const;
export type Room = (typeof ROOMS)[number];
const MOST_TABLES = 64;

// A page under a strict content policy must not even try to compile the checks.
z.config({ jitless: true });

/* The forms that everything else is made of: `api.ts` reads bodies by them. */
export const KEY = z.string().check(z.regex(/^[\w-]{22}$/));
const COUNT = z.int().check(z.gte(0));
export const SEAT = z.int().check(z.gte(0), z.lte(31));
export const WORD = z.string().check(z.maxLength(64));
/** Handed on as it came: the rules of the game check it field by field. */
const ACTION = z.custom<Action>(
  (value) => isJsonObject(value) && typeof value['type'] === 'string' && Number.isSafeInteger(value['by']),
);
export const COMPUTER = z.strictObject({ level: WORD, manner: WORD });

/** Something wanted on top of an entry (`after`) by a page that has everything up to `seq`. */
const WANTED = { id: KEY, key: KEY, after: KEY, seq: COUNT };

/** What a page may say. The server refuses every field that is not here. */
const FROM_PAGE = {
  hello: z.strictObject({
    type: z.literal('hello'),
    p: COUNT,
    build: WORD,
    tables: z.array(z.strictObject({ id: KEY, seq: COUNT, chat: COUNT })).check(z.maxLength(MOST_TABLES)),
  }),
  watch: z.strictObject({ type: z.literal('watch'), id: KEY, seq: COUNT }),
  unwatch: z.strictObject({ type: z.literal('unwatch'), id: KEY }),
  seen: z.strictObject({ type: z.literal('seen'), id: KEY, seq: COUNT }),
  ping: z.strictObject({ type: z.literal('ping') }),
  act: z.strictObject({ type: z.literal('act'), ...WANTED, action: ACTION }),
  undo: z.strictObject({ type: z.literal('undo'), ...WANTED, to: COUNT }),
  ask: z.strictObject({
    type: z.literal('ask'),
    ...WANTED,
    wish: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('undo'), to: COUNT }),
      z.strictObject({ kind: z.literal('pause'), until: COUNT }),
      z.strictObject({ kind: z.literal('end') }),
      z.strictObject({ kind: z.literal('seat'), seat: SEAT, computer: z.nullable(COMPUTER) }),
    ]),
  }),
  answer: z.strictObject({ type: z.literal('answer'), id: KEY, seq: COUNT, ask: KEY, yes: z.boolean() }),
  chat: z.strictObject({
    type: z.literal('chat'),
    id: KEY,
    key: KEY,
    room: z.enum(ROOMS),
    text: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT)),
  }),
};

type Schemas = typeof FROM_PAGE;
export type PageMessageType = keyof Schemas;
export type PageMessageOf<K extends PageMessageType> = z.infer<Schemas[K]>;
export type PageMessage = PageMessageOf<PageMessageType>;

/** Why something was not done. What it means in words is in `src/text`. */
export const WHYS = [
  /** Something was entered meanwhile. */
  'stale',
  /** The rules of the game refuse it; the refusal is the engine's. */
  'rules',
  /** It is not this user's to do. */
  'seat',
  /** Not as long as the table is paused or over. */
  'not-running',
  /** The rules here lead elsewhere than the log says: nothing is played until that is settled. */
  'held',
  /** Others have to be asked. */
  'consent',
  /** Nothing can be taken back there, or not at this table. */
  'no-undo',
  /** A request of this kind is waiting already. */
  'asked',
  'slow-down',
  'full',
  'old-page',
] as const;
export type Why = (typeof WHYS)[number];

/** Some of a log: the entries after `from`, up to its head. */
export interface LogPart {
  readonly id: Id;
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly head: Head;
}

export interface ChatLine {
  readonly n: number;
  readonly room: Room;
  readonly at: number;
  readonly who: Id;
  readonly name: string;
  /** Null where the host of the site has taken it away. */
  readonly text: string | null;
}

export interface RulesMark {
  readonly version: number;
  readonly digest: string;
}

/** What a server says to pages. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly p: number;
      readonly node: string;
      readonly now: number;
      readonly rules: Readonly<Record<string, RulesMark>>;
    }
  /** Asked for; `have` is what the page said it has. */
  | ({ readonly type: 'log'; readonly have: number } & LogPart)
  | ({ readonly type: 'entries' } & LogPart)
  /** On disk, as entry `seq`. */
  | ({ readonly type: 'ack'; readonly key: Key; readonly seq: number } & LogPart)
  | ({
      readonly type: 'refused';
      readonly key: Key;
      readonly why: Why;
      readonly refusal?: Refusal;
      /** How many milliseconds to wait before trying again. */
      readonly wait?: number;
      readonly id: Id;
    } & (LogPart | { readonly entries?: undefined }))
  /** Could not be read at all; the field at fault. */
  | { readonly type: 'bad'; readonly why: BadWhy; readonly at: string }
  | { readonly type: 'chat'; readonly id: Id; readonly lines: readonly ChatLine[] }
  | {
      readonly type: 'people';
      readonly id: Id;
      readonly here: readonly { readonly who: Id; readonly name: string }[];
      /** How many have it open without a seat, those without a name included. */
      readonly watchers: number;
    }
  | { readonly type: 'asks'; readonly id: Id; readonly open: readonly Ask[] }
  /** The time each seat has used until `since`, when the present decision began. `due` is for clocks that count. */
  | {
      readonly type: 'clocks';
      readonly id: Id;
      readonly bank: readonly number[];
      readonly since: number;
      readonly due: number | null;
    }
  /** What is told of the table by HTTP has changed (seats, its start): to be asked again. */
  | { readonly type: 'table'; readonly id: Id; readonly revision: number }
  /** The computer at a seat has broken down: its seat can be taken over. */
  | { readonly type: 'trouble'; readonly id: Id; readonly seat: Seat; readonly why: 'failed' | 'refused' }
  /** Somebody waits for this user to move. */
  | { readonly type: 'nudge'; readonly id: Id; readonly name: string }
  | { readonly type: 'mine'; readonly id: Id; readonly orders: readonly never[]; readonly note: string }
  | { readonly type: 'bye'; readonly within: number }
  | { readonly type: 'pong' };

export type ServerMessageType = ServerMessage['type'];
export type ServerMessageOf<K extends ServerMessageType> = Extract<ServerMessage, { readonly type: K }>;

/** Why a message could not be read. */
export type BadWhy = 'too-long' | 'not-json' | 'unknown' | 'malformed';

export type Read<M> =
  | { readonly message: M }
  | { readonly message: null; readonly why: BadWhy; readonly at: string };

/** What a page has sent, or why it is none of ours. */
export function readPageMessage(text: string): Read<PageMessage> {
  const bad = (why: BadWhy, at = ''): Read<PageMessage> => ({ message: null, why, at });
  if (isTooLong(text)) return bad('too-long');
  const data = parsed(text);
  if (!isJsonObject(data)) return bad('not-json');
  const { type } = data;
  const schema =
    typeof type === 'string' && Object.hasOwn(FROM_PAGE, type) ? FROM_PAGE[type as PageMessageType] : null;
  if (!schema) return bad('unknown', 'type');
  const read = z.safeParse(schema, data);
  return read.success ? { message: read.data } : bad('malformed', placeOf(read.error.issues[0]));
}

/** Where what was read is not as it should be: the field at fault. */
export function placeOf(issue: z.core.$ZodIssue | undefined): string {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') path.push(...issue.keys.slice(0, 1));
  return path.join('.').slice(0, 64);
}

function isTooLong(text: string): boolean {
  // A character has at least one byte, and at most three for each of its code units.
  if (text.length > LONGEST_MESSAGE) return true;
  return text.length * 3 > LONGEST_MESSAGE && new TextEncoder().encode(text).length > LONGEST_MESSAGE;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/* ---- what the page reads: fields and kinds that it does not know yet pass ---- */

const SITTING = z.looseObject({
  user: z.nullable(KEY),
  computer: z.nullable(z.looseObject({ level: z.string(), manner: z.string() })),
});
const ENTRY = z.looseObject({ seq: COUNT, key: KEY, at: z.number(), who: z.optional(KEY), kind: z.string() });
const ENTRY_KINDS: Readonly<Record<Entry['kind'], z.ZodMiniType>> = {
  act: z.looseObject({ action: ACTION }),
  undo: z.looseObject({ to: COUNT }),
  seat: z.looseObject({ seat: SEAT, to: SITTING }),
  pause: z.looseObject({ until: COUNT }),
  resume: z.looseObject({}),
  time: z.looseObject({ seat: SEAT, ms: COUNT }),
  rules: z.looseObject({ version: COUNT }),
  end: z.looseObject({ why: z.string() }),
};

function isEntry(value: unknown): value is Entry {
  const read = z.safeParse(ENTRY, value);
  if (!read.success) return false;
  const { kind } = read.data;
  const body = Object.hasOwn(ENTRY_KINDS, kind) ? ENTRY_KINDS[kind as Entry['kind']] : null;
  return body === null || z.safeParse(body, value).success;
}

const HEAD = z.looseObject({ seq: COUNT, key: KEY, hash: z.string() });
const PART = { id: KEY, from: COUNT, entries: z.array(z.custom<Entry>(isEntry)), head: HEAD };
const LIST = z.array(z.looseObject({}));

const FROM_SERVER: Readonly<Record<ServerMessageType, z.ZodMiniType>> = {
  welcome: z.looseObject({ p: COUNT, node: z.string(), now: z.number(), rules: z.looseObject({}) }),
  log: z.looseObject({ ...PART, have: COUNT }),
  entries: z.looseObject(PART),
  ack: z.looseObject({ ...PART, key: KEY, seq: COUNT }),
  refused: z.union([
    z.looseObject({ ...PART, key: KEY, why: z.string() }),
    z.looseObject({ id: KEY, key: KEY, why: z.string(), entries: z.optional(z.undefined()) }),
  ]),
  bad: z.looseObject({ why: z.string(), at: z.string() }),
  chat: z.looseObject({ id: KEY, lines: LIST }),
  people: z.looseObject({ id: KEY, here: LIST }),
  asks: z.looseObject({ id: KEY, open: LIST }),
  clocks: z.looseObject({
    id: KEY,
    bank: z.array(z.number()),
    since: z.number(),
    due: z.nullable(z.number()),
  }),
  table: z.looseObject({ id: KEY, revision: COUNT }),
  trouble: z.looseObject({ id: KEY, seat: SEAT, why: z.string() }),
  nudge: z.looseObject({ id: KEY, name: z.string() }),
  mine: z.looseObject({ id: KEY, orders: z.array(z.unknown()), note: z.string() }),
  bye: z.looseObject({ within: z.number() }),
  pong: z.looseObject({}),
};

/** What a server has sent; null where this page is too old to know it, or it is nothing of the kind. */
export function readServerMessage(text: string): ServerMessage | null {
  const data = parsed(text);
  if (!isJsonObject(data)) return null;
  const { type } = data;
  if (typeof type !== 'string' || !Object.hasOwn(FROM_SERVER, type)) return null;
  const isKnown = z.safeParse(FROM_SERVER[type as ServerMessageType], data).success;
  return isKnown ? (data as unknown as ServerMessage) : null;
}

/** What a page says, as text. */
export function writePageMessage(message: PageMessage): string {
  return JSON.stringify(message);
}

/* ---- what the server writes: named fields only, so that nothing private can come along ---- */

function entryFields(entry: Entry): object {
  const { seq, key, at, who } = entry;
  return { seq, key, at, who, ...bodyFields(entry) };
}

function sittingFields({ user, computer }: Extract<Entry, { kind: 'seat' }>['to']): object {
  return { user, computer: computer && { level: computer.level, manner: computer.manner } };
}

function bodyFields(entry: Entry): object {
  const { kind } = entry;
  switch (entry.kind) {
    case 'act':
      return { kind, action: entry.action, how: entry.how, why: entry.why };
    case 'undo':
      return { kind, to: entry.to };
    case 'seat':
      return { kind, seat: entry.seat, to: sittingFields(entry.to) };
    case 'pause':
      return { kind, until: entry.until };
    case 'resume':
      return { kind };
    case 'time':
      return { kind, seat: entry.seat, ms: entry.ms };
    case 'rules':
      return { kind, version: entry.version };
    case 'end':
      return { kind, why: entry.why };
  }
}

function partFields({ id, from, entries, head: { seq, key, hash } }: LogPart): object {
  return { id, from, entries: entries.map(entryFields), head: { seq, key, hash } };
}

function askFields({ key, who, wish, at, until, all, most, yes, no }: Ask): object {
  return { key, who, wish: wishFields(wish), at, until, all, most, yes, no };
}

function wishFields(wish: Ask['wish']): object {
  const { kind } = wish;
  if (wish.kind === 'undo') return { kind, to: wish.to };
  if (wish.kind === 'pause') return { kind, until: wish.until };
  if (wish.kind === 'seat') return { kind, seat: wish.seat, computer: wish.computer };
  return { kind };
}

function isPart(message: ServerMessageOf<'refused'>): message is ServerMessageOf<'refused'> & LogPart {
  return message.entries !== undefined;
}

/** One serialiser for each kind of message. */
const WRITERS: { readonly [K in ServerMessageType]: (message: ServerMessageOf<K>) => object } = {
  welcome: ({ p, node, now, rules }) => ({
    p,
    node,
    now,
    rules: Object.fromEntries(
      Object.entries(rules).map(([title, { version, digest }]) => [title, { version, digest }]),
    ),
  }),
  log: (message) => ({ have: message.have, ...partFields(message) }),
  entries: partFields,
  ack: (message) => ({ key: message.key, seq: message.seq, ...partFields(message) }),
  refused: (message) => {
    const { key, why, refusal, wait, id } = message;
    const reason = refusal && {
      refused: true,
      code: refusal.code,
      rule: refusal.rule,
      params: refusal.params,
    };
    return { key, why, refusal: reason, wait, ...(isPart(message) ? partFields(message) : { id }) };
  },
  bad: ({ why, at }) => ({ why, at }),
  chat: ({ id, lines }) => ({
    id,
    lines: lines.map(({ n, room, at, who, name, text }) => ({ n, room, at, who, name, text })),
  }),
  people: ({ id, here, watchers }) => ({ id, here: here.map(({ who, name }) => ({ who, name })), watchers }),
  asks: ({ id, open }) => ({ id, open: open.map(askFields) }),
  clocks: ({ id, bank, since, due }) => ({ id, bank, since, due }),
  table: ({ id, revision }) => ({ id, revision }),
  trouble: ({ id, seat, why }) => ({ id, seat, why }),
  nudge: ({ id, name }) => ({ id, name }),
  mine: ({ id, orders, note }) => ({ id, orders, note }),
  bye: ({ within }) => ({ within }),
  pong: () => ({}),
};

/** What a server says, as text. One text serves everybody it goes to. */
export function writeServerMessage<K extends ServerMessageType>(message: ServerMessageOf<K>): string {
  const write = WRITERS[message.type];
  return JSON.stringify({ type: message.type, ...write(message) });
}
