import type { AnyGame } from '../core/game.ts';
import { IllegalAction } from '../core/match.ts';
import type { Asks } from './asks.ts';
import type { Entry, Head, Id, Key } from './entry.ts';
import { judge, type Judged, type Now, placeOf, type Request, type Verdict } from './judge.ts';
import type { LogPart, ServerMessage, Why } from './protocol.ts';
import { may, type Place } from './seats.ts';
import { commit, find, read, type Stored, type Work } from './storage.ts';
import { type Table, TableRules, type TableTerms } from './table.ts';

/** A table as a process has it at hand. It may be older than what is stored, never newer. */
export interface Live {
  readonly rules: TableRules;
  /** Null: the rules that run here lead elsewhere than the log says, so the table is held. */
  readonly table: Table | null;
  readonly head: Head;
  /** The last few entries, for answers. */
  readonly recent: readonly Entry[];
  readonly asks: Asks;
  readonly revision: number;
}

/** What has come of a request. Everything in it may be told: what it says is on disk. */
export interface Outcome {
  /** To be kept for the next request. */
  readonly live: Live | null;
  /** To the page that asked. */
  readonly reply: ServerMessage | null;
  /** To everybody who has the table open. */
  readonly told: readonly ServerMessage[];
  /** What the request has put into the log. */
  readonly entered: Entry | null;
  /** Why nothing has come of it. */
  readonly why: Why | null;
}

const RECENT = 32;
const TRIES = 5;

export type GameFinder = (terms: TableTerms) => AnyGame;
/** The time, and who of a table has not been seen for long. */
export type NowAt = (at: Judged) => Now;

/** A started table as rights see it. One that is held is taken as it began. */
export function placeOfLive({ rules, table }: Pick<Live, 'rules' | 'table'>): Place {
  if (table) return placeOf({ rules, table });
  const { host, visibility, proxies, seats } = rules.terms;
  return { host, visibility, proxies, seats, state: 'held' };
}

function withRecent(known: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
  return [...known, ...entries].slice(-RECENT);
}

/** The table that its entries lead to, or null where they do not lead to the position that is stored with them. */
function heldOr(rules: TableRules, head: Head, play: () => Table): Table | null {
  try {
    const table = play();
    return rules.headOf(table).hash === head.hash ? table : null;
  } catch (error) {
    if (error instanceof IllegalAction) return null;
    throw error;
  }
}

function liveOf(findGame: GameFinder, stored: Stored): Live {
  const { terms, head, entries, asks, revision, snapshot } = stored;
  const rules = new TableRules(findGame(terms), terms);
  const table = heldOr(rules, head, () => rules.load(entries, snapshot));
  return { rules, table, head, recent: withRecent([], entries), asks, revision };
}

/** A table from the storage; null where there is none. */
function* load(findGame: GameFinder, id: Id): Work<Live | null> {
  const stored = yield* read(id, 0);
  return stored && liveOf(findGame, stored);
}

/** Takes in what other processes have written. */
export function* catchUp(live: Live): Work<Live> {
  const { rules, table, recent, head: known } = live;
  const stored = yield* read(rules.terms.id, known.seq);
  if (!stored || stored.revision <= live.revision) return live;
  const { entries, head, asks, revision } = stored;
  const next = table && heldOr(rules, head, () => rules.after(table, entries));
  return { rules, table: next, head, recent: withRecent(recent, entries), asks, revision };
}

/** The log after some number. */
function* partFrom({ rules, head, recent }: Live, from: number): Work<LogPart> {
  const { id } = rules.terms;
  const missing = head.seq - from;
  if (missing <= recent.length) {
    return { id, from, entries: missing > 0 ? recent.slice(-missing) : [], head };
  }
  const stored = yield* read(id, from);
  // There may be more by now; the head is that of these entries.
  return { id, from, entries: stored?.entries ?? [], head: stored?.head ?? head };
}

/** A table as it is at hand, or else as it is stored. */
export function* answerLook(findGame: GameFinder, known: Live | null, id: Id): Work<Pick<Outcome, 'live'>> {
  return { live: known ?? (yield* load(findGame, id)) };
}

/** The log for a page that says how much of it it has. */
export function* answerWatch(
  findGame: GameFinder,
  known: Live | null,
  { id, seq }: { readonly id: Id; readonly seq: number },
): Work<Pick<Outcome, 'live' | 'reply'>> {
  let live = known ?? (yield* load(findGame, id));
  if (live && seq > live.head.seq) live = yield* catchUp(live);
  if (!live) return { live, reply: null };
  // Nothing of ours has that much: the log has been put back, and the page shall see it whole.
  const part = yield* partFrom(live, seq > live.head.seq ? 0 : seq);
  return { live, reply: { type: 'log', have: seq, ...part } };
}

/** What is told of news from another process. */
export function* answerNews(known: Live): Work<Pick<Outcome, 'live' | 'told'>> {
  const live = yield* catchUp(known);
  return { live, told: yield* tellAfter(known, live) };
}

function asksMessage({ rules, asks }: Live): ServerMessage {
  return { type: 'asks', id: rules.terms.id, open: asks.open };
}

/** What is new since a process last looked. */
function* tellAfter(before: Live | null, live: Live, entered: Entry | null = null): Work<ServerMessage[]> {
  const from = before?.head.seq ?? (entered ? entered.seq - 1 : live.head.seq);
  const told: ServerMessage[] = [];
  if (live.head.seq > from) told.push({ type: 'entries', ...(yield* partFrom(live, from)) });
  if (JSON.stringify(before?.asks.open ?? []) !== JSON.stringify(live.asks.open))
    told.push(asksMessage(live));
  return told;
}

/** What a request is known by, where it becomes an entry or a request of that name. */
function keyOf(request: Request): Key | null {
  if (request.kind === 'tend') return null;
  if (request.kind === 'server') return request.key;
  return request.message.type === 'answer' ? request.message.ask : request.message.key;
}

/** One request to one table, from what a process knows to what it may tell. Requests to a table come one by one. */
export class Append {
  readonly #findGame: GameFinder;
  readonly #id: Id;
  readonly #before: Live | null;
  readonly #request: Request;
  readonly #now: NowAt;
  readonly #key: Key | null;

  constructor(findGame: GameFinder, id: Id, live: Live | null, request: Request, now: NowAt) {
    this.#findGame = findGame;
    this.#id = id;
    this.#before = live;
    this.#request = request;
    this.#now = now;
    this.#key = keyOf(request);
  }

  *run(): Work<Outcome> {
    let live = this.#before ?? (yield* load(this.#findGame, this.#id));
    for (let tries = 0; live && tries < TRIES; tries++) {
      const verdict = this.#judge(live);
      if (verdict.kind === 'commit') {
        const next = this.#liveAfter(live, verdict);
        const { entry, table, asks } = verdict;
        const { revision: follows } = live;
        const standing = live.rules.standingOf(table);
        const written = yield* commit(this.#id, { follows, entry, head: next.head, asks, table, standing });
        if (written === 'done') return yield* this.#done(next, entry);
        if (written !== 'late') return yield* this.#unsure();
        live = yield* catchUp(live);
        continue;
      }
      // With what others have written it may not be stale, or not known, any more.
      const newest: Live =
        verdict.kind === 'nothing' || verdict.why === 'stale' ? yield* catchUp(live) : live;
      if (newest.revision === live.revision) {
        return yield* this.#answered(live, verdict.kind === 'nothing' ? null : verdict);
      }
      live = newest;
    }
    return live ? yield* this.#refusing(live, { kind: 'refused', why: 'slow-down' }) : this.#unknownTable();
  }

  #judge(live: Live): Verdict {
    const { rules, table, asks } = live;
    if (!table) return { kind: 'refused', why: this.#maySee(live) ? 'held' : 'seat' };
    return judge({ rules, table, asks }, this.#request, this.#now({ rules, table, asks }));
  }

  #liveAfter(live: Live, { entry, table, asks }: Extract<Verdict, { kind: 'commit' }>): Live {
    const head = entry ? live.rules.headOf(table) : live.head;
    const recent = entry ? withRecent(live.recent, [entry]) : live.recent;
    return { ...live, table, head, recent, asks, revision: live.revision + 1 };
  }

  *#done(live: Live, entry: Entry | null): Work<Outcome> {
    const told = yield* tellAfter(this.#before, live, entry);
    const isMine = entry !== null && entry.key === this.#key;
    const reply = isMine ? yield* this.#ack(live, entry) : asksMessage(live);
    return { live, reply: this.#toPage(reply), told, entered: entry, why: null };
  }

  /** The writing may or may not be on disk, or was not needed: the log knows. */
  *#unsure(): Work<Outcome> {
    const live = yield* load(this.#findGame, this.#id);
    return live ? yield* this.#answered(live, { kind: 'refused', why: 'full' }) : this.#unknownTable();
  }

  /** Gives a known key its first answer again; without one, the refusal stands. */
  *#answered(live: Live, refusal: Extract<Verdict, { kind: 'refused' }> | null): Work<Outcome> {
    const isLookedUp = refusal === null || refusal.why === 'stale' || refusal.why === 'full';
    const known = this.#key !== null && isLookedUp ? yield* find(this.#id, this.#key) : null;
    if (!known && refusal) return yield* this.#refusing(live, refusal);
    const reply = known ? yield* this.#ack(live, known) : asksMessage(live);
    const told = yield* tellAfter(this.#before, live);
    return { live, reply: this.#toPage(reply), told, entered: null, why: null };
  }

  *#ack(live: Live, { key, seq }: Entry): Work<ServerMessage> {
    return { type: 'ack', key, seq, ...(yield* partFrom(live, this.#seq(live))) };
  }

  *#refusing(live: Live, { why, refusal, wait }: Extract<Verdict, { kind: 'refused' }>): Work<Outcome> {
    const told = yield* tellAfter(this.#before, live);
    const more = { ...(refusal && { refusal }), ...(wait !== undefined && { wait }) };
    return { live, reply: this.#toPage(yield* this.#refusal(live, why, more)), told, entered: null, why };
  }

  /** A refusal brings what the page lacks, unless the table is not for its eyes. */
  *#refusal(live: Live, why: Why, more: object): Work<ServerMessage> {
    const part = this.#maySee(live) ? yield* partFrom(live, this.#seq(live)) : { id: this.#id };
    return { type: 'refused', key: this.#key ?? '', why, ...more, ...part };
  }

  #maySee(live: Live): boolean {
    if (this.#request.kind !== 'page') return false;
    return may(this.#request.user, 'look', placeOfLive(live)) === null;
  }

  /** How much the page has, as far as it can be. */
  #seq({ head }: Live): number {
    const { kind } = this.#request;
    return kind === 'page' ? Math.min(this.#request.message.seq, head.seq) : head.seq;
  }

  #toPage(reply: ServerMessage): ServerMessage | null {
    return this.#request.kind === 'page' ? reply : null;
  }

  /** As at a table that is not for one's eyes: nobody learns which tables there are. */
  #unknownTable(): Outcome {
    const reply: ServerMessage = { type: 'refused', key: this.#key ?? '', why: 'seat', id: this.#id };
    return { live: null, reply: this.#toPage(reply), told: [], entered: null, why: 'seat' };
  }
}
