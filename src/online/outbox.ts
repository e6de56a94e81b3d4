import type { Action, Refusal, Seat, Turn } from '../core/game.ts';
import { canonicalJson } from '../core/json.ts';
import { nth } from '../core/present.ts';
import type { Entry, Id, Key } from './entry.ts';
import { type Line, lineAfter, type LineStart, startLine } from './line.ts';
import type { LogPart, PageMessage, ServerMessage, ServerMessageOf, Why } from './protocol.ts';

/** So many actions may be under way at once. */
export const MOST_AHEAD = 8;

/** Something done here that is not in the log yet, each on top of the one before. */
export interface Pending {
  readonly key: Key;
  readonly after: Key;
  readonly deed:
    | { readonly kind: 'act'; readonly action: Action }
    | { readonly kind: 'undo'; readonly to: number };
  /** Whether the server may know of it: never sent, sent over an earlier connection, sent over this one. */
  readonly sent: 'no' | 'before' | 'now';
}

/** A move that could not be played where it was decided. */
export interface Planned {
  readonly key: Key;
  readonly action: Action;
}

/** Moves that have been rolled back: kept until they are played or thrown away. */
export interface Plan {
  readonly moves: readonly Planned[];
  /** What was entered instead. */
  readonly instead: readonly Entry[];
  readonly why: Why;
  readonly refusal?: Refusal;
}

/** Why nothing is sent just now, though there is a connection. */
export type Hold = Extract<Why, 'full' | 'slow-down' | 'held' | 'old-page'>;

/** A page's side of a table: what the server has confirmed, and what it has not. A plain value, to be noted as it is. */
export interface Outbox {
  /** The table. */
  readonly id: Id;
  readonly user: Id;
  readonly confirmed: Line;
  /** So much of the log was confirmed once, though the copy that is at hand may be older. */
  readonly reached: number;
  readonly pending: readonly Pending[];
  readonly plans: readonly Plan[];
  /** `greeting`: connected, but what happened meanwhile is not known yet. */
  readonly link: 'off' | 'greeting' | 'on';
  readonly hold: Hold | null;
  /** Entries are missing: not noticed, noticed, asked for. */
  readonly gap: 'no' | 'noticed' | 'asked';
  /** The server's log is another one than ours, or its rules are: nothing is played here any more. */
  readonly isLost: boolean;
}

/** What the page is told, for people. */
export type Notice =
  | { readonly kind: 'planned'; readonly plan: Plan }
  /** Moves that were sent again by themselves, each under a new key. */
  | { readonly kind: 'sent-again'; readonly keys: readonly (readonly [old: Key, fresh: Key])[] }
  | { readonly kind: 'undo-dropped'; readonly why: Why }
  | { readonly kind: 'lost' };

/** The rules of the game, as far as an outbox asks about them. */
export interface Prospect {
  turn(line: Line): Turn;
  /** Whether these could be played, one after the other. */
  accepts(line: Line, actions: readonly Action[]): boolean;
}

export interface Heard {
  readonly outbox: Outbox;
  readonly notices: readonly Notice[];
}

export function startOutbox(start: LineStart, user: Id): Outbox {
  return {
    id: start.id,
    user,
    confirmed: startLine(start),
    reached: 0,
    pending: [],
    plans: [],
    link: 'off',
    hold: null,
    gap: 'no',
    isLost: false,
  };
}

/* ---- what is done here ---- */

/** Until it is answered, nothing else is done: it would be decided on a position that may never be. */
export function isUndoing({ pending }: Pick<Outbox, 'pending'>): boolean {
  return pending.some(({ deed }) => deed.kind === 'undo');
}

/** Whether the log at hand is as long as it was when this was noted. Before that nobody knows what is pending on what. */
function isWhole({ confirmed, reached }: Outbox): boolean {
  return confirmed.seq >= reached;
}

function mayGoOn(outbox: Outbox): boolean {
  return !outbox.isLost && !isUndoing(outbox) && isWhole(outbox);
}

function lastKey({ pending, confirmed }: Outbox): Key {
  return pending.at(-1)?.key ?? confirmed.key;
}

/** Plays an action; null while that is not possible. Whether it is legal has been asked before. */
export function act(outbox: Outbox, action: Action, key: Key): Outbox | null {
  if (!mayGoOn(outbox)) return null;
  const made: Pending = { key, after: lastKey(outbox), deed: { kind: 'act', action }, sent: 'no' };
  return { ...outbox, pending: [...outbox.pending, made] };
}

/**
 * Goes back to the position after so many actions; null while that is not possible. What has never been sent is just
 * dropped, anything else the server has to be asked for.
 */
export function undo(outbox: Outbox, to: number, key: Key): Outbox | null {
  const { pending, confirmed } = outbox;
  const known = confirmed.moves.length;
  if (!mayGoOn(outbox) || to < 0 || to >= known + pending.length) return null;
  const sent = pending.findLastIndex((one) => one.sent !== 'no') + 1;
  if (to >= known + sent) return { ...outbox, pending: pending.slice(0, to - known) };
  const before = { ...outbox, pending: pending.slice(0, sent) };
  const made: Pending = { key, after: lastKey(before), deed: { kind: 'undo', to }, sent: 'no' };
  return { ...before, pending: [...before.pending, made] };
}

/** The actions the page shows: those confirmed with what is pending on top. */
export function shownActions({ confirmed, pending }: Pick<Outbox, 'confirmed' | 'pending'>): Action[] {
  const shown = confirmed.moves.map(({ action }) => action);
  for (const { deed } of pending) {
    if (deed.kind === 'act') shown.push(deed.action);
    else shown.length = deed.to;
  }
  return shown;
}

/** Throws a plan away, or takes it out to play it. */
export function withoutPlan(outbox: Outbox, plan: Plan): Outbox {
  return { ...outbox, plans: outbox.plans.filter((other) => other !== plan) };
}

/* ---- the connection ---- */

/** A connection is there, and the server has been told how much this page has. */
export function greeted(outbox: Outbox): Outbox {
  return { ...unsent(outbox), link: 'greeting', hold: null, gap: 'no' };
}

/** How much of the log this page has had, for `hello`: a server that has less looks again, or has another log. */
export function hadUpTo({ confirmed, reached }: Outbox): number {
  return Math.max(confirmed.seq, reached);
}

export function cutOff(outbox: Outbox): Outbox {
  return { ...unsent(outbox), link: 'off' };
}

/** A note of an outbox, read by a page that has been opened again, with its copy of the log, which may be older. */
export function fromNote(note: Outbox, copy: Line = note.confirmed): Outbox {
  const reached = Math.max(note.reached, note.confirmed.seq);
  return { ...cutOff(note), confirmed: copy, reached, hold: null, gap: 'no' };
}

/** What was refused for the time being is tried again. */
export function retried(outbox: Outbox): Outbox {
  return { ...unsent(outbox), hold: null };
}

function unsent(outbox: Outbox): Outbox {
  const pending = outbox.pending.map((one): Pending =>
    one.sent === 'now' ? { ...one, sent: 'before' } : one,
  );
  return { ...outbox, pending };
}

/**
 * What is to be sent now, and the outbox once it is. Note the outbox first and send then: what may be known to the server
 * must not be forgotten here.
 */
export function flush(outbox: Outbox): {
  readonly outbox: Outbox;
  readonly messages: readonly PageMessage[];
} {
  const { id, confirmed, pending, link, hold, gap, isLost } = outbox;
  if (link !== 'on') return { outbox, messages: [] };
  const { seq } = confirmed;
  const messages: PageMessage[] = gap === 'noticed' ? [{ type: 'watch', id, seq }] : [];
  const asked: Outbox = { ...outbox, gap: gap === 'no' ? 'no' : 'asked' };
  if (hold || isLost || !isWhole(outbox)) return { outbox: asked, messages };
  for (const { key, after, deed, sent } of pending.slice(0, MOST_AHEAD)) {
    if (sent === 'now') continue;
    const wanted = { id, key, after, seq };
    if (deed.kind === 'act') messages.push({ type: 'act', ...wanted, action: deed.action });
    else messages.push({ type: 'undo', ...wanted, to: deed.to });
  }
  const gone = pending.map((one, at): Pending => (at < MOST_AHEAD ? { ...one, sent: 'now' } : one));
  return { outbox: { ...asked, pending: gone }, messages };
}

/* ---- what is heard ---- */

/** Whether an entry leaves alone what a user has decided for some seats on the position before it. */
function isHarmless(
  entry: Entry,
  { user, confirmed: { seats } }: Outbox,
  moves: readonly Planned[],
): boolean {
  const isMine = (seat: Seat): boolean =>
    seats[seat]?.user === user || moves.some(({ action }) => action.by === seat);
  switch (entry.kind) {
    case 'act':
      return entry.who !== user && !isMine(entry.action.by);
    case 'seat':
      return entry.who !== user && !isMine(entry.seat);
    case 'time':
      return true;
    default:
      return false;
  }
}

/** The moves among what is pending on top of so many actions, without what was taken back again. */
function movesLeft(pending: readonly Pending[], known: number): Planned[] {
  const moves: Planned[] = [];
  for (const { key, deed } of pending) {
    if (deed.kind === 'act') moves.push({ key, action: deed.action });
    else moves.length = Math.min(moves.length, Math.max(0, deed.to - known));
  }
  return moves;
}

/** What is pending from `first` on is taken back; its moves become a plan. */
function rolledBack(
  outbox: Outbox,
  first: number,
  moves: readonly Planned[],
  reason: Omit<Plan, 'moves'>,
): Heard {
  const gone = outbox.pending.slice(first);
  const notices: Notice[] = [];
  const plans = [...outbox.plans];
  if (gone.some(({ deed }) => deed.kind === 'undo')) notices.push({ kind: 'undo-dropped', why: reason.why });
  if (moves.length > 0) {
    const plan: Plan = { moves, ...reason };
    plans.push(plan);
    notices.push({ kind: 'planned', plan });
  }
  return { outbox: { ...outbox, pending: outbox.pending.slice(0, first), plans }, notices };
}

/** The same for what is still on top of the log. */
function rolledBackFrom(outbox: Outbox, first: number, reason: Omit<Plan, 'moves'>): Heard {
  const { confirmed, pending } = outbox;
  return rolledBack(outbox, first, movesLeft(pending.slice(first), confirmed.moves.length + first), reason);
}

/** The same moves on top of another entry, under new keys. */
function chained(moves: readonly Planned[], after: Key, newKey: () => Key): Pending[] {
  let last = after;
  return moves.map(({ action }) => {
    const made: Pending = { key: newKey(), after: last, deed: { kind: 'act', action }, sent: 'no' };
    last = made.key;
    return made;
  });
}

/** The parts of a message that bring some of the log, in the order in which they matter. */
type WithPart = Extract<ServerMessage, { readonly type: 'log' | 'entries' | 'ack' | 'refused' }> & LogPart;

function isWithPart(message: ServerMessage): message is WithPart {
  return 'entries' in message && message.entries !== undefined;
}

/** Whether the server's log is not the one we have read so far. */
function isOtherLog({ confirmed: { seq, key } }: Outbox, part: LogPart, have: number): boolean {
  const same = part.entries.find((entry) => entry.seq === seq);
  const isOther = same !== undefined && same.key !== key;
  return isOther || (part.head.seq === seq && part.head.key !== key) || have > part.head.seq;
}

function lose(outbox: Outbox): Heard {
  if (outbox.isLost) return { outbox, notices: [] };
  const { outbox: left, notices } = rolledBackFrom(outbox, 0, { instead: [], why: 'held' });
  return { outbox: { ...left, isLost: true }, notices: [...notices, { kind: 'lost' }] };
}

/** The rules here lead elsewhere than those of the server, which has told the hash of its position. */
export const lost = lose;

/** How many of these moves the server has made as well: passes that were all the rules allowed. */
function samePasses(entries: readonly Entry[], moves: readonly Planned[]): number {
  const differs = entries.findIndex((entry, index) => {
    const isForced = entry.kind === 'act' && entry.how === 'forced';
    return !isForced || canonicalJson(entry.action) !== canonicalJson(moves[index]?.action ?? null);
  });
  return differs === -1 ? entries.length : differs;
}

/** Takes in some of the log. */
function adopt(outbox: Outbox, part: LogPart, prospect: Prospect, newKey: () => Key): Heard {
  const { confirmed, pending } = outbox;
  if (part.from > confirmed.seq) return { outbox: noticed(outbox), notices: [] };
  const fresh = part.entries.filter(({ seq }) => seq > confirmed.seq);
  const whole = fresh.reduce(lineAfter, confirmed);
  const isBehind = part.head.seq > whole.seq;
  const caught: Outbox = {
    ...outbox,
    gap: isBehind && outbox.gap === 'no' ? 'noticed' : isBehind ? outbox.gap : 'no',
  };
  if (fresh.length === 0) return { outbox: caught, notices: [] };
  // From a server that has not heard of the rest yet.
  if (whole.seq < outbox.reached) return { outbox: { ...caught, confirmed: whole }, notices: [] };

  const first = pending.findIndex(({ key }) => !fresh.some((entry) => entry.key === key));
  const landed = first < 0 ? pending.length : first;
  const left = pending.slice(landed);
  if (left.length === 0 || nth(left, 0).after === whole.key) {
    return { outbox: { ...caught, confirmed: whole, pending: left }, notices: [] };
  }

  // What was decided on another position than the log has come to.
  const at = fresh.findIndex(({ key }) => key === nth(left, 0).after) + 1;
  const known = fresh.slice(0, at).reduce(lineAfter, confirmed);
  const made = movesLeft(left, known.moves.length);
  const passed = samePasses(fresh.slice(at), made);
  const instead = fresh.slice(at + passed);
  const decided = fresh.slice(at, at + passed).reduce(lineAfter, known);
  const moves = made.slice(passed);
  const back = rolledBack(caught, landed, moves, { instead, why: 'stale' });
  const settled: Outbox = { ...back.outbox, confirmed: whole, pending: [] };
  const actions = moves.map(({ action }) => action);
  const isUnchanged =
    moves.length > 0 &&
    instead.every((entry) => isHarmless(entry, caught, moves)) &&
    canonicalJson(prospect.turn(decided)) === canonicalJson(prospect.turn(whole)) &&
    prospect.accepts(whole, actions);
  if (!isUnchanged) return { outbox: settled, notices: back.notices };
  const again = chained(moves, whole.key, newKey);
  const keys = moves.map(({ key }, index) => [key, nth(again, index).key] as const);
  return {
    outbox: { ...settled, pending: again, plans: outbox.plans },
    notices: [...back.notices.filter(({ kind }) => kind === 'undo-dropped'), { kind: 'sent-again', keys }],
  };
}

function noticed(outbox: Outbox): Outbox {
  return outbox.gap === 'no' ? { ...outbox, gap: 'noticed' } : outbox;
}

/** Something sent has been refused. */
function refusedOne(outbox: Outbox, message: ServerMessageOf<'refused'>): Heard {
  const { key, why, refusal } = message;
  const first = outbox.pending.findIndex((one) => one.key === key);
  if (first < 0) return { outbox, notices: [] };
  switch (why) {
    // It still follows what is confirmed: one before it is late, so all are sent again in order.
    case 'stale':
      return { outbox: unsent(outbox), notices: [] };
    case 'full':
    case 'slow-down':
    case 'held':
    case 'old-page':
      return { outbox: { ...unsent(outbox), hold: why }, notices: [] };
    default:
      return rolledBackFrom(outbox, first, { instead: [], why, ...(refusal && { refusal }) });
  }
}

/** Something has come from the server. */
export function hear(outbox: Outbox, message: ServerMessage, prospect: Prospect, newKey: () => Key): Heard {
  if (!('id' in message) || message.id !== outbox.id) return { outbox, notices: [] };
  let heard: Heard = { outbox, notices: [] };
  if (isWithPart(message)) {
    if (isOtherLog(outbox, message, message.type === 'log' ? message.have : 0)) return lose(outbox);
    heard = adopt(outbox, message, prospect, newKey);
    if (message.type === 'log' && heard.outbox.link === 'greeting')
      heard = { ...heard, outbox: { ...heard.outbox, link: 'on' } };
    if (message.type === 'ack') heard = { ...heard, outbox: { ...heard.outbox, hold: null } };
  }
  if (message.type !== 'refused') return heard;
  const refused = refusedOne(heard.outbox, message);
  return { outbox: refused.outbox, notices: [...heard.notices, ...refused.notices] };
}
