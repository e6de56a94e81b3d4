import * as z from 'zod/mini';
import { isJsonObject } from '../core/json.ts';
import type { Match } from '../core/match.ts';
import type { OptionValues, Turn } from '../core/game.ts';
import type { ClockKind } from './clock.ts';
import { CLOCKS } from './clock.ts';
import type { Computer, Entry, Head, Id, Key } from './entry.ts';
import { type ChatLine, COMPUTER, KEY, type RulesMark, SEAT, WORD } from './protocol.ts';
import type { Deed, TableState } from './seats.ts';
import { type TableTerms, VISIBILITIES, type Visibility } from './table.ts';
import { UNDO_RULES, type UndoRule } from './undo.ts';

/**
 * What pages ask by HTTP: everything but play itself, which goes over the socket (`protocol.ts`). Each endpoint stands
 * here once, with its path, what it takes and who may use it; the server registers them from here, the page calls them
 * from here, and the tests of rights are made from here.
 */

/** Below the page, so that a page may live in a folder of its host. */
export const API_ROOT = 'api/v1/';
export const SOCKET_PATH = `${API_ROOT}live`;

/** Bytes of a body; a game that is put online brings its whole log. */
export const LONGEST_BODY = 64 * 1024;
export const LONGEST_IMPORT = 2 * 1024 * 1024;

/* ---- what is told ---- */

/** The user of a session, told to nobody else. */
export interface Me {
  readonly id: Id;
  readonly kind: 'guest' | 'member';
  readonly name: string;
  /** Their locale, as they have chosen it on any of their devices; left out where they have not. */
  readonly language?: string;
}

export interface Person {
  readonly id: Id;
  readonly name: string;
}

/** What a page learns first. A static host has none of this, and the page is for one screen only. */
export interface Site {
  readonly p: number;
  readonly build: string;
  readonly rules: Readonly<Record<string, RulesMark>>;
  readonly me: Me | null;
  /** Who may become a member. */
  readonly registration: 'open' | 'invited' | 'closed';
  readonly guests: boolean;
  /** Whether the connection is good enough for passwords, passkeys and push. */
  readonly isSecure: boolean;
  /** The public key of Web Push. */
  readonly push: string | null;
}

/** A seat as everybody may see it. Free: neither user nor computer. */
export interface SeatInfo {
  readonly user: Id | null;
  readonly computer: Computer | null;
  /** How the one who sits there is called at this table; null while it is free. */
  readonly name: string | null;
}

/** Live: everybody is there. Days: everybody plays when it suits them. It presets things and decides nothing. */
export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** A table in a list. */
export interface TableSummary {
  readonly id: Id;
  readonly title: string;
  /** What its host calls it; empty: nothing. */
  readonly label: string;
  readonly state: TableState;
  readonly host: Id;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  /** Null while it waits for players. */
  readonly turn: Turn | null;
  /** Actions in effect. */
  readonly actions: number;
  /** When the last entry was made, or the table, in milliseconds since 1970. */
  readonly updated: number;
  /** When it closes unless its host comes back, told a day before; null: it does not. */
  readonly lapses: number | null;
}

/** A table as its page needs it. Before it starts there are no terms, and `revision` counts the changes. */
export interface TableInfo extends TableSummary {
  readonly revision: number;
  readonly undo: UndoRule;
  readonly proxies: boolean;
  readonly clock: ClockKind;
  /** Seats are drawn by lot when it starts. */
  readonly isDrawn: boolean;
  /** It starts by itself once every seat is taken. */
  readonly startsFull: boolean;
  /** The game goes on from a log that has begun elsewhere: so many actions. */
  readonly begun: number;
  /** Everybody who is or was at the table. */
  readonly people: readonly Person[];
  /** Null before it starts. With the log they give everything. */
  readonly terms: TableTerms | null;
  readonly created: number;
}

/** A device that is signed in. */
export interface SessionInfo {
  readonly id: Id;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly isThis: boolean;
}

export interface PasskeyInfo {
  readonly id: Id;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** What a browser is told by Web Push; the page's service worker puts it in words. */
export interface PushNotice {
  readonly kind: 'turn' | 'nudge' | 'lapse' | 'test';
  readonly table: Id | null;
  /** The title of the game. */
  readonly title: string | null;
  /** Who waits. */
  readonly by: string | null;
  readonly at: number;
}

/** Why something was not done. What it means in words is in `src/text`. */
export const PROBLEMS = [
  /** The body, a field or a parameter is malformed; `at` names it. */
  'malformed',
  'too-long',
  /** Nothing there, or not for these eyes. */
  'missing',
  /** A session is needed. */
  'signed-out',
  /** It is not this user's to do. */
  'rights',
  /** Not before it starts, not while it is paused, not when it is over. */
  'not-running',
  'held',
  /** Somebody else was first. */
  'taken',
  /** The host has changed something meanwhile. */
  'stale',
  /** An invitation or a link that is used up, withdrawn or too old. */
  'spent',
  /** The seats, options or rule set are none this title can be played with; `at` says which. */
  'unplayable',
  'name-taken',
  'bad-name',
  'weak-password',
  'wrong-login',
  /** Only over https or on this machine. */
  'insecure',
  'members-only',
  'guests-only',
  'closed',
  'slow-down',
  'full',
  'origin',
  'old-page',
  'busy',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** The body of every answer that is no 2xx. */
export interface Problem {
  readonly problem: ProblemCode;
  readonly at?: string;
  /** How many milliseconds to wait before trying again. */
  readonly wait?: number;
}

/* ---- what is asked ---- */

/** Shown as it is written, cut by width: what it must not hold is said by `server/people/names.ts`. */
const NAME = z.string().check(z.minLength(1), z.maxLength(64));
const LABEL = z.string().check(z.maxLength(60));
/** A locale: which of them there are is the page's affair. */
const LANGUAGE = z.string().check(z.regex(/^[a-z]{2,3}$/));
const PASSWORD = z.string().check(z.minLength(1), z.maxLength(256));
const DEVICE = z.string().check(z.maxLength(80));
/** What a browser says of a passkey or a subscription: judged by the libraries that know these forms. */
const FORM = z.custom<Readonly<Record<string, unknown>>>(isJsonObject);
const OPTIONS = z.record(WORD, z.union([z.boolean(), z.number(), WORD]));
const MATCH = z.custom<Match>(isJsonObject);

/**
 * A seat as its host arranges it: theirs (`me`), a friend at the host's screen, a computer, or one that is taken over the
 * internet. One that is taken already keeps who sits there as long as it stays `online`.
 */
const SEAT_WISH = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('here'), name: NAME }),
  z.strictObject({ kind: z.literal('computer'), computer: COMPUTER, name: NAME }),
  z.strictObject({ kind: z.literal('online'), user: z.nullable(KEY) }),
]);
export type OnlineSeatWish = z.infer<typeof SEAT_WISH>;

/** What a host decides about a table. */
const ARRANGEMENT = {
  label: LABEL,
  title: WORD,
  ruleSet: WORD,
  options: OPTIONS,
  seats: z.array(SEAT_WISH).check(z.minLength(1), z.maxLength(12)),
  isDrawn: z.boolean(),
  startsFull: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  undo: z.enum(UNDO_RULES),
  proxies: z.boolean(),
  pace: z.enum(PACES),
  clock: z.enum(CLOCKS),
};

const NEW_TABLE = z.strictObject({
  /** Made by the page: asking twice makes one table. */
  id: KEY,
  ...ARRANGEMENT,
  /** A game that has begun elsewhere, put online as it stands: its title, rules and players are those of the file. */
  match: z.nullable(MATCH),
});
export type NewTable = z.infer<typeof NEW_TABLE>;

const ARRANGED = z.strictObject({ ...ARRANGEMENT, revision: z.int().check(z.gte(0)) });
export type Arrangement = z.infer<typeof ARRANGED>;

/** Who may use an endpoint: anybody, signed-in users, members, or users with a right at its table. */
export type Access = 'anybody' | 'user' | 'member' | { readonly deed: Deed };

export interface Endpoint<Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `API_ROOT`; `:id` and the like stand for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly body: z.ZodMiniType<Body> | null;
  /** The body may be as large as a game. */
  readonly isLarge?: true;
  /** A browser keeps the answer and asks whether it is still the same: it is long, and often it is. */
  readonly isKept?: true;
  /** Only known by its type. */
  readonly answer?: Answer;
}

function get<Answer>(
  path: string,
  access: Access,
  more: { readonly isKept?: true } = {},
): Endpoint<null, Answer> {
  return { method: 'GET', path, access, body: null, ...more };
}

function remove(path: string, access: Access): Endpoint<null, null> {
  return { method: 'DELETE', path, access, body: null };
}

/** An endpoint that takes a body, or none where it is null. */
function change<Answer>() {
  return <Body = null>(
    method: 'POST' | 'PUT',
    path: string,
    access: Access,
    body: z.ZodMiniType<Body> | null,
    more: { readonly isLarge?: true } = {},
  ): Endpoint<Body, Answer> => ({ method, path, access, body, ...more });
}

const deed = (name: Deed): Access => ({ deed: name });

/** A set of recovery codes, told once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

export const API = {
  /* who one is */
  site: get<Site>('site', 'anybody'),
  beGuest: change<Me>()('POST', 'guests', 'anybody', z.strictObject({ name: NAME })),
  /** Becomes a member: a guest keeps id and seats. */
  register: change<Me>()('POST', 'users', 'anybody', z.strictObject({ name: NAME, password: PASSWORD })),
  signIn: change<Me>()('POST', 'sessions', 'anybody', z.strictObject({ name: NAME, password: PASSWORD })),
  signOut: remove('sessions/this', 'user'),
  sessions: get<readonly SessionInfo[]>('sessions', 'user'),
  endSession: remove('sessions/:session', 'user'),
  rename: change<Me>()('PUT', 'me/name', 'user', z.strictObject({ name: NAME })),
  setLanguage: change<null>()('PUT', 'me/language', 'user', z.strictObject({ language: LANGUAGE })),
  setPassword: change<null>()(
    'PUT',
    'me/password',
    'user',
    z.strictObject({ now: z.nullable(PASSWORD), next: PASSWORD }),
  ),
  /** Carries the user to another device: a key for `#/device/KEY`, good once and for a short time. */
  deviceLink: change<{ readonly key: Key; readonly until: number }>()('POST', 'me/links', 'user', null),
  useDeviceLink: change<Me>()(
    'POST',
    'me/links/use',
    'anybody',
    z.strictObject({ key: KEY, device: DEVICE }),
  ),
  recoveryCodes: change<RecoveryCodes>()('POST', 'me/recovery', 'member', null),
  recover: change<Me>()(
    'POST',
    'recovery',
    'anybody',
    z.strictObject({ name: NAME, code: WORD, password: PASSWORD }),
  ),
  passkeys: get<readonly PasskeyInfo[]>('passkeys', 'user'),
  passkeyOptions: change<object>()('POST', 'passkeys/options', 'user', null),
  /** The first passkey makes a guest a member. */
  addPasskey: change<Me>()('POST', 'passkeys', 'user', z.strictObject({ label: DEVICE, response: FORM })),
  removePasskey: remove('passkeys/:passkey', 'user'),
  passkeyChallenge: change<object>()('POST', 'passkeys/challenge', 'anybody', null),
  signInByPasskey: change<Me>()('POST', 'passkeys/use', 'anybody', z.strictObject({ response: FORM })),

  /* tables */
  myTables: get<readonly TableSummary[]>('me/tables', 'user'),
  /** Tables that are listed: those with a free seat first, then those being played. */
  lobby: get<readonly TableSummary[]>('tables', 'anybody'),
  makeTable: change<TableInfo>()('POST', 'tables', 'user', NEW_TABLE, { isLarge: true }),
  table: get<TableInfo>('tables/:id', deed('look')),
  /** The same for one who has an invitation to a private table. */
  invited: change<TableInfo>()('POST', 'tables/:id/invited', 'anybody', z.strictObject({ invite: KEY })),
  arrange: change<TableInfo>()('PUT', 'tables/:id', deed('arrange'), ARRANGED),
  cancelTable: remove('tables/:id', deed('cancel')),
  startTable: change<TableInfo>()('POST', 'tables/:id/start', deed('start'), null),
  /** A new invitation: a key for `#/join/TABLE/KEY`. */
  invite: change<{ readonly key: Key; readonly until: number }>()(
    'POST',
    'tables/:id/invites',
    deed('invite'),
    null,
  ),
  withdrawInvites: remove('tables/:id/invites', deed('invite')),
  claim: change<TableInfo>()(
    'POST',
    'tables/:id/seats',
    deed('claim'),
    z.strictObject({ seat: SEAT, invite: z.nullable(KEY) }),
  ),
  leave: remove('tables/:id/seats/:seat', deed('leave')),
  /** The same people again, in the same order, waiting to start. */
  rematch: change<TableInfo>()('POST', 'tables/:id/rematch', deed('rematch'), z.strictObject({ id: KEY })),
  log: get<{ readonly entries: readonly Entry[]; readonly head: Head }>('tables/:id/log', deed('look'), {
    isKept: true,
  }),
  match: get<Match>('tables/:id/match', deed('look')),
  nudge: change<null>()('POST', 'tables/:id/nudge', deed('nudge'), null),
  chatLog: get<readonly ChatLine[]>('tables/:id/chat/:room', deed('look')),
  /** Closes the watchers' room, or opens it again. */
  closeRoom: change<null>()(
    'PUT',
    'tables/:id/chat',
    deed('moderate'),
    z.strictObject({ watchers: z.enum(['open', 'closed']) }),
  ),
  note: get<{ readonly text: string; readonly before: string | null }>('tables/:id/note', deed('note')),
  setNote: change<null>()(
    'PUT',
    'tables/:id/note',
    deed('note'),
    z.strictObject({ text: z.string().check(z.maxLength(20_000)) }),
  ),

  /* other people */
  relations: get<readonly (Person & { readonly mute: boolean; readonly block: boolean })[]>(
    'relations',
    'user',
  ),
  relate: change<null>()(
    'PUT',
    'relations/:user',
    'user',
    z.strictObject({ mute: z.boolean(), block: z.boolean() }),
  ),

  /* one's turn */
  subscribe: change<null>()('POST', 'push', 'user', z.strictObject({ subscription: FORM, device: DEVICE })),
  unsubscribe: change<null>()(
    'POST',
    'push/end',
    'user',
    z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) }),
  ),
  testPush: change<{ readonly outcome: 'delivered' | 'refused' | 'no-device' }>()(
    'POST',
    'push/test',
    'user',
    null,
  ),
} as const satisfies Readonly<Record<string, Endpoint<never> | Endpoint>>;

export type EndpointName = keyof typeof API;
/** Nothing is inferred where there is no body: that is none, not any. */
type BodyIn<Body> = unknown extends Body ? null : Body;
export type BodyOf<N extends EndpointName> =
  (typeof API)[N] extends Endpoint<infer Body> ? BodyIn<Body> : never;
export type AnswerOf<N extends EndpointName> =
  (typeof API)[N] extends Endpoint<infer _Body, infer Answer> ? Answer : never;
