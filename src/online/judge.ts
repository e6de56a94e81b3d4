import type { Refusal } from '../core/game.ts';
import { IllegalAction } from '../core/match.ts';
import {
  answer,
  type Asked,
  type Asks,
  ask,
  asksAfter,
  bodyOf,
  expired,
  neededFor,
  type Wish,
  waitLeft,
} from './asks.ts';
import type { Entry, EntryBody, Id, Key } from './entry.ts';
import type { PageMessageOf, Why } from './protocol.ts';
import { type Deed, handOn, may, type Place } from './seats.ts';
import type { Table, TableRules } from './table.ts';
import { isFree, takenBack } from './undo.ts';

/** What a user's page wants of a table's log. */
export type Wanted = PageMessageOf<'act' | 'undo' | 'ask' | 'answer'>;

/** What is wanted of a table: by a user's page, or by the server itself (a computer's move, a seat claimed, time). */
export type Request =
  | { readonly kind: 'page'; readonly user: Id; readonly message: Wanted }
  | {
      readonly kind: 'server';
      readonly key: Key;
      readonly body: EntryBody;
      readonly who?: Id;
      /** What it was decided on; without it, on the last entry. */
      readonly after?: Key;
    }
  /** Ends requests whose time is over. */
  | { readonly kind: 'tend' };

/** What is not in the log: the time, and who has not been seen for long. */
export interface Now {
  readonly at: number;
  readonly absent: readonly Id[];
}

export type Verdict =
  | { readonly kind: 'refused'; readonly why: Why; readonly refusal?: Refusal; readonly wait?: number }
  /** To be written: one entry or none, and the requests as they are then. */
  | {
      readonly kind: 'commit';
      readonly entry: Entry | null;
      readonly table: Table;
      readonly asks: Asks;
    }
  /** It is so already. */
  | { readonly kind: 'nothing' };

/** A table as the server has it at hand, with the requests that are kept beside its log. */
export interface Judged {
  readonly rules: TableRules;
  readonly table: Table;
  readonly asks: Asks;
}

const NOTHING: Verdict = { kind: 'nothing' };

function refused(why: Why, more: { readonly refusal?: Refusal; readonly wait?: number } = {}): Verdict {
  return { kind: 'refused', why, ...more };
}

export function placeOf({ rules, table }: Pick<Judged, 'rules' | 'table'>): Place {
  const { host, visibility, proxies } = rules.terms;
  return { host, visibility, proxies, state: rules.stateOf(table), seats: table.line.seats };
}

/** An entry on top of the log, and the table with it: the only place where entries are made. */
function enter(at: Judged, key: Key, body: EntryBody, who: Id | undefined, now: Now): Verdict {
  const { rules, table, asks } = at;
  const { line } = table;
  const time = Math.max(now.at, line.at);
  const entry: Entry = { seq: line.seq + 1, key, at: time, ...(who !== undefined && { who }), ...body };
  try {
    return { kind: 'commit', entry, table: rules.after(table, [entry]), asks: asksAfter(asks, entry) };
  } catch (error) {
    if (error instanceof IllegalAction) return refused('rules', { refusal: error.refusal });
    throw error;
  }
}

function judgeAct(at: Judged, user: Id, { key, action }: PageMessageOf<'act'>, now: Now): Verdict {
  const place = placeOf(at);
  const denial = may(user, 'act', place, action.by);
  if (denial) return refused(denial);
  const hand = handOn(user, place, action.by);
  return enter(at, key, { kind: 'act', action, ...(hand === 'proxy' && { how: hand }) }, user, now);
}

/** Why a user may not go back there, not even by asking; null if they may. */
function undoDenial({ rules, table }: Judged, to: number): Why | null {
  const isPossible = rules.terms.undo !== 'none' && takenBack(table.line, to).length > 0;
  return isPossible ? null : 'no-undo';
}

function judgeUndo(at: Judged, user: Id, { key, to }: PageMessageOf<'undo'>, now: Now): Verdict {
  const denial = may(user, 'undo', placeOf(at)) ?? undoDenial(at, to);
  if (denial) return refused(denial);
  if (!isFree(at.table.line, user, to, at.rules.terms.undo)) return refused('consent');
  return enter(at, key, { kind: 'undo', to }, user, now);
}

/** Why a wish makes no sense at a table as it is; null if it does. */
function wishDenial(at: Judged, user: Id, wish: Wish, now: Now): Why | null {
  const { state, seats } = placeOf(at);
  if (wish.kind === 'undo') return undoDenial(at, wish.to);
  if (state === 'finished') return 'not-running';
  if (wish.kind === 'end') return null;
  if (wish.kind === 'pause') {
    const isSense = wish.until === 0 ? state === 'paused' : state === 'running' && wish.until > now.at;
    return isSense ? null : 'not-running';
  }
  const sitting = seats[wish.seat];
  const isOwn = sitting?.user === user;
  const isSense = wish.computer ? sitting?.user && !sitting.computer : isOwn && sitting?.computer;
  return isSense ? null : 'seat';
}

function judgeAsk(at: Judged, user: Id, { key, wish }: PageMessageOf<'ask'>, now: Now): Verdict {
  const { asks, rules, table } = at;
  const denial = may(user, 'ask', placeOf(at)) ?? wishDenial(at, user, wish, now);
  if (denial) return refused(denial);
  if (asks.open.some((open) => open.wish.kind === wish.kind)) return refused('asked');
  const wait = waitLeft(asks, user, now.at);
  if (wait > 0) return refused('slow-down', { wait });
  const needed = neededFor(table.line, user, wish, {
    deciding: rules.deciding(table),
    absent: now.absent,
  });
  const until = now.at + rules.terms.patience;
  return settle(at, ask(asks, { key, who: user, wish, at: now.at, until, ...needed }), now);
}

function judgeAnswer(at: Judged, user: Id, message: PageMessageOf<'answer'>, now: Now): Verdict {
  const denial = may(user, 'answer', placeOf(at));
  if (denial) return refused(denial);
  const asked = answer(at.asks, message.ask, user, message.yes, now.at);
  return asked ? settle(at, asked, now) : NOTHING;
}

/** A request that is granted is entered in the name of the one who asked, under the request's key. */
function settle(at: Judged, { asks, granted }: Asked, now: Now): Verdict {
  if (!granted) return { kind: 'commit', entry: null, table: at.table, asks };
  const { key, who, wish } = granted;
  return enter({ ...at, asks }, key, bodyOf(wish, at.table.line), who, now);
}

/** A computer moves only at a seat it has, as a person may have come back to it. */
function judgeServer(at: Judged, request: Extract<Request, { kind: 'server' }>, now: Now): Verdict {
  const { body, key, who } = request;
  const { state, seats } = placeOf(at);
  if (body.kind === 'act') {
    if (state !== 'running') return refused('not-running');
    if (body.how === 'bot' && !seats[body.action.by]?.computer) return refused('seat');
  }
  if (body.kind === 'resume' && state !== 'paused') return NOTHING;
  return enter(at, key, body, who, now);
}

const DEEDS: Readonly<Record<Wanted['type'], Deed>> = {
  act: 'act',
  undo: 'undo',
  ask: 'ask',
  answer: 'answer',
};

/** Decides about one request, from nothing but what is handed in. */
export function judge(table: Judged, request: Request, now: Now): Verdict {
  const asks = expired(table.asks, now.at);
  const at: Judged = { ...table, asks };
  if (request.kind === 'tend') {
    return asks === table.asks ? NOTHING : { kind: 'commit', entry: null, table: at.table, asks };
  }
  if (request.kind === 'server') {
    const isLate = request.after !== undefined && request.after !== at.table.line.key;
    return isLate ? refused('stale') : judgeServer(at, request, now);
  }
  const { user, message } = request;
  if (may(user, DEEDS[message.type], { ...placeOf(at), state: 'running' })) return refused('seat');
  if (message.type === 'answer') return judgeAnswer(at, user, message, now);
  const isKnown = [...asks.open.map(({ key }) => key), ...asks.over].includes(message.key);
  if (message.type === 'ask' && isKnown) return NOTHING;
  if (message.after !== at.table.line.key) return refused('stale');
  if (message.type === 'act') return judgeAct(at, user, message, now);
  return message.type === 'undo' ? judgeUndo(at, user, message, now) : judgeAsk(at, user, message, now);
}
