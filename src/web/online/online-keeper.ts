import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { characterOf, seatedBy } from '../../bots/seats.ts';
import type { Action, AnyGame, Seat, Turn } from '../../core/game.ts';
import { hashOf, isJsonObject } from '../../core/json.ts';
import { IllegalAction, type Player } from '../../core/match.ts';
import type { Entry, Head, Id, Key } from '../../online/entry.ts';
import { actionsOf, type Line, lineAfter, type Move as LineMove, startLine } from '../../online/line.ts';
import {
  act,
  cutOff,
  flush,
  fromNote,
  greeted,
  hadUpTo,
  hear,
  isUndoing,
  lost,
  type Notice,
  type Outbox,
  type Pending,
  type Plan,
  type Prospect,
  retried,
  shownActions,
  startOutbox,
  undo,
  withoutPlan,
} from '../../online/outbox.ts';
import type { LogPart, PageMessageOf, ServerMessage } from '../../online/protocol.ts';
import type { TableTerms } from '../../online/table.ts';
import { freeFrom } from '../../online/undo.ts';
import type { Move, Why, Whys } from '../match/entries.ts';
import type { FollowedLine, Keeper, KeptTable, Saving } from '../match/keeper.ts';
import type { Connection, Tenant } from './connection.ts';
import { noteOf, type NoteBook, type OutboxNote } from './outbox-notes.ts';
import type { TableCopies } from './table-copies.ts';

/** Nobody has this name: who only watches without a session. */
export const NOBODY: Id = '';

/** What an online table needs of the page. */
export interface OnlineStart {
  readonly terms: TableTerms;
  readonly game: AnyGame;
  /** Who sits here; null: nobody who is signed in. */
  readonly user: Id | null;
  /** As much of the log as is at hand. */
  readonly entries: readonly Entry[];
  readonly connection: Connection;
  readonly notes: NoteBook;
  readonly copies: TableCopies;
  readonly newKey: () => Key;
  /** Does something when the page has nothing else to do. */
  readonly whenIdle: (then: () => void) => void;
  /** Does something later; gives what calls it off. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
}

/** So much of a log is played in one go; more is played in slices first. */
const AT_ONCE = 12;
/** What was refused for the time being is tried again after so many milliseconds, if the server does not say when. */
const AGAIN_AFTER = 5000;

type WithPart = ServerMessage & LogPart;

function partOf(message: ServerMessage): WithPart | null {
  return 'entries' in message && message.entries !== undefined ? message : null;
}

/** A computer's reasons as an entry brings them; null where it brings none that are understood. */
function whyOf(entry: Entry): Why | null {
  const { why } = entry.kind === 'act' ? entry : {};
  return why && isJsonObject(why['because']) && Array.isArray(why['others']) ? (why as unknown as Why) : null;
}

/**
 * Keeps a game at a table across the internet: the server has the log, and this tab has an outbox of what it does not
 * know yet. Whatever the server says leads through `hear` of the outbox, and what is shown is always the confirmed log
 * with what is under way on top: so acceptance, moves of others and rollback are one path.
 */
export class OnlineKeeper implements Keeper, Tenant {
  readonly id: Id;
  readonly place = 'online';
  readonly terms: TableTerms;
  readonly user: Id | null;
  readonly connection: Connection;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly earliest: ReadonlySignal<number>;
  readonly written: Promise<void> = Promise.resolve();
  /** The log as far as the server has confirmed it. */
  readonly line: ReadonlySignal<Line>;
  /** Moves that are made here and not confirmed. */
  readonly unsent: ReadonlySignal<number>;
  /** Moves that came too late, or were refused. */
  readonly plans: ReadonlySignal<readonly Plan[]>;
  readonly hold: ReadonlySignal<Outbox['hold']>;
  /** The server's log is another one than ours, or its rules are. */
  readonly isLost: ReadonlySignal<boolean>;
  /** The log goes by rules, or is about people, that this table has not been set up with: it has to be opened again. */
  readonly isOutdated: ReadonlySignal<boolean>;
  readonly #start: OnlineStart;
  readonly #outbox;
  readonly #saving = signal<Saving>({ kind: 'saved' });
  readonly #entries = signal<readonly Entry[]>([]);
  readonly #whys = new Map<Key, Why>();
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #others = new Set<(message: ServerMessage) => void>();
  #table: KeptTable | null = null;
  #leave: (() => void) | null = null;
  /** One message after the other, though a long log is played in slices. */
  #waiting: ServerMessage[] = [];
  #isHearing = false;
  /** Counts the connections: what was said over an earlier one is not heard any more. */
  #connected = 0;
  #callOffRetry: () => void = () => {};
  #checked: Key | null = null;

  constructor(start: OnlineStart) {
    const { terms, user, entries, connection } = start;
    this.#start = start;
    this.id = terms.id;
    this.terms = terms;
    this.user = user;
    this.connection = connection;
    const { id, seats, match, started } = terms;
    const lineStart = { id, seats, rulesVersion: match.rulesVersion, started };
    const outbox = startOutbox(lineStart, user ?? NOBODY);
    this.#remember(entries);
    this.#outbox = signal<Outbox>({
      ...outbox,
      confirmed: entries.reduce(lineAfter, startLine(lineStart)),
    });
    this.seats = computed(() => this.#seatsHere());
    this.earliest = computed(() => freeFrom(this.#shownLine(), user ?? NOBODY, terms.undo));
    this.line = computed(() => this.#outbox.value.confirmed);
    this.unsent = computed(() => this.#outbox.value.pending.length);
    this.plans = computed(() => this.#outbox.value.plans);
    this.hold = computed(() => this.#outbox.value.hold);
    this.isLost = computed(() => this.#outbox.value.isLost);
    const version = this.line.peek().rulesVersion;
    this.isOutdated = computed(() => this.line.value.rulesVersion !== version);
  }

  get saving(): ReadonlySignal<Saving> {
    return this.#saving;
  }

  /** Every entry that is confirmed, what was taken back included. */
  get entries(): ReadonlySignal<readonly Entry[]> {
    return this.#entries;
  }

  /** Whether the server has said what has happened meanwhile. */
  get isUpToDate(): boolean {
    return this.#outbox.value.link === 'on';
  }

  /** Whether an undo is on its way: until it is answered nothing else is done. */
  get isUndoing(): boolean {
    return isUndoing(this.#outbox.value);
  }

  /** Whether the log at hand is still shorter than it was when this browser last had it. */
  get isBehind(): boolean {
    const { confirmed, reached } = this.#outbox.value;
    return confirmed.seq < reached;
  }

  /** Tells what people should know. */
  listen(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells whatever the server says about this table, the log included. */
  overhear(listener: (message: ServerMessage) => void): () => void {
    this.#others.add(listener);
    return () => void this.#others.delete(listener);
  }

  /** The seat whose time runs: who decides by the confirmed log, whatever is on its way from here. */
  timedSeat(): Seat | null {
    const state = this.#table?.stateAfter(actionsOf(this.line.value));
    const turn = state && this.#start.game.turn(state);
    return turn?.kind === 'decide' ? turn.seat : null;
  }

  /* ---- what is decided here ---- */

  #seatsHere(): readonly Seat[] {
    const { confirmed, isLost, hold } = this.#outbox.value;
    const { seats, pausedUntil, ended } = confirmed;
    const isStill =
      isLost || pausedUntil !== null || ended !== null || hold === 'held' || hold === 'old-page';
    if (isStill || this.isUndoing || this.isBehind || this.user === null) return [];
    return seats.flatMap(({ user, computer }, seat) => (user === this.user && !computer ? [seat] : []));
  }

  /** The moves in effect, with mine that are under way. */
  #shownLine(): Pick<Line, 'moves'> {
    const { confirmed, pending } = this.#outbox.value;
    const moves: LineMove[] = [...confirmed.moves];
    for (const { key, deed } of pending) {
      if (deed.kind === 'undo') moves.length = deed.to;
      else moves.push({ seq: 0, key, who: this.user, how: null, action: deed.action });
    }
    return { moves };
  }

  attach(table: KeptTable): void {
    this.#table = table;
  }

  append(move: Move): void {
    const { newKey } = this.#start;
    const outbox = this.#outbox.value;
    const next = move.kind === 'act' ? act(outbox, move.action, newKey()) : undo(outbox, move.to, newKey());
    if (next) this.#settle(next);
    // What has been shown too soon is put right, and there is nothing to be redone.
    if (!next || move.kind === 'go') this.#show();
  }

  /** Notes again what could not be noted. */
  save(): Promise<void> {
    this.#note(this.#outbox.value);
    return this.written;
  }

  /** A plan has been played, or thrown away. */
  drop(plan: Plan): void {
    this.#settle(withoutPlan(this.#outbox.value, plan));
  }

  /* ---- the table comes and goes ---- */

  async join(): Promise<void> {
    if (this.#leave) return;
    let hasLeft = false;
    this.#leave = () => {
      hasLeft = true;
    };
    await this.#start.notes.adopt((note) => this.#adopt(note));
    if (!hasLeft) this.#leave = this.connection.join(this);
  }

  leave(): void {
    this.#leave?.();
    this.#leave = null;
    this.#callOffRetry();
    this.#start.notes.close();
  }

  /** Takes over what another tab has left behind: it may be older than the log at hand, or newer. */
  #adopt(note: OutboxNote): void {
    const own = this.#outbox.value;
    const { seq } = own.confirmed;
    const from = Math.min(note.reached, seq);
    const entries = this.#entries.peek();
    const { id, seats, match, started } = this.terms;
    const start = startLine({ id, seats, rulesVersion: match.rulesVersion, started });
    const confirmed = entries.slice(0, from).reduce(lineAfter, start);
    const left = fromNote(
      { ...own, confirmed, reached: note.reached, pending: note.pending, plans: [] },
      confirmed,
    );
    const head: Head = { seq, key: own.confirmed.key, hash: '' };
    const message: ServerMessage = { type: 'entries', id, from, entries: entries.slice(from), head };
    const { outbox } = hear(left, message, this.#prospect(), this.#start.newKey);
    const plans = [...own.plans, ...note.plans, ...outbox.plans];
    if (own.pending.length === 0) {
      this.#settle({
        ...own,
        plans,
        pending: outbox.pending,
        reached: Math.max(own.reached, outbox.reached),
      });
    } else {
      const moves = outbox.pending.flatMap(({ key, deed }) =>
        deed.kind === 'act' ? [{ key, action: deed.action }] : [],
      );
      const late: Plan[] = moves.length > 0 ? [{ moves, instead: [], why: 'stale' }] : [];
      this.#settle({ ...own, plans: [...plans, ...late] });
    }
    this.#show();
  }

  /* ---- the connection ---- */

  has(): PageMessageOf<'hello'>['tables'][number] {
    return { id: this.id, seq: hadUpTo(this.#outbox.value), chat: this.chat };
  }

  /** The last line of the chat that is here. */
  chat = 0;

  greeted(): void {
    this.#outbox.value = greeted(this.#outbox.value);
  }

  cutOff(): void {
    this.#waiting = [];
    this.#connected++;
    this.#outbox.value = cutOff(this.#outbox.value);
  }

  hear(message: ServerMessage): void {
    this.#waiting.push(message);
    if (!this.#isHearing) void this.#hearAll();
  }

  async #hearAll(): Promise<void> {
    this.#isHearing = true;
    try {
      for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) {
        const connected = this.#connected;
        const ahead = this.#aheadOf(message);
        // oxlint-disable-next-line no-await-in-loop -- one message after the other
        if (ahead) await this.#table?.playAhead(ahead);
        if (connected === this.#connected) this.#hearOne(message);
      }
    } finally {
      this.#isHearing = false;
    }
  }

  /** The log that a message leads to, where it is too long to be played in one go. */
  #aheadOf(message: ServerMessage): Action[] | null {
    const part = partOf(message);
    const { confirmed } = this.#outbox.value;
    if (!part || part.from > confirmed.seq) return null;
    const fresh = part.entries.filter(({ seq }) => seq > confirmed.seq);
    return fresh.length > AT_ONCE ? actionsOf(fresh.reduce(lineAfter, confirmed)) : null;
  }

  #hearOne(message: ServerMessage): void {
    const before = this.#outbox.value;
    const part = partOf(message);
    if (part && this.#isRefusedHere(part)) {
      this.#lose();
    } else {
      const { outbox, notices } = hear(before, message, this.#prospect(), this.#start.newKey);
      if (part) this.#remember(part.entries.filter(({ seq }) => this.#isFresh(seq, before, outbox)));
      this.#settle(part ? this.#withoutPlayed(outbox) : outbox);
      this.#retryLater(message);
      this.#show();
      for (const notice of notices) this.#tell(notice);
      if (part) this.#checkLater(part.head);
    }
    for (const listener of this.#others) listener(message);
  }

  #isFresh(seq: number, before: Outbox, after: Outbox): boolean {
    return seq > before.confirmed.seq && seq <= after.confirmed.seq;
  }

  #remember(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.#entries.value = [...this.#entries.peek(), ...entries];
    for (const entry of entries) {
      const why = whyOf(entry);
      if (why) this.#whys.set(entry.key, why);
    }
    void this.#start.copies.add(this.id, entries);
  }

  /** Moves of a plan that have been played after all: by a tab that was thought to be gone. */
  #withoutPlayed(outbox: Outbox): Outbox {
    if (outbox.plans.length === 0) return outbox;
    const known = new Set(this.#entries.peek().map(({ key }) => key));
    const plans = outbox.plans.map((plan) =>
      plan.moves.some(({ key }) => known.has(key))
        ? { ...plan, moves: plan.moves.filter(({ key }) => !known.has(key)) }
        : plan,
    );
    return { ...outbox, plans: plans.filter(({ moves }) => moves.length > 0) };
  }

  #prospect(): Prospect {
    const { game } = this.#start;
    const stateAfter = (line: Line, more: readonly Action[] = []): object | null =>
      this.#table?.stateAfter([...actionsOf(line), ...more]) ?? null;
    return {
      turn: (line): Turn => {
        const state = stateAfter(line);
        if (!state) throw new Error('a position that has not been asked about before');
        return game.turn(state);
      },
      accepts: (line, actions) => stateAfter(line, actions) !== null,
    };
  }

  /** Whether the rules here refuse what the log has come to. */
  #isRefusedHere(part: LogPart): boolean {
    const { confirmed } = this.#outbox.value;
    if (part.from > confirmed.seq) return false;
    const fresh = part.entries.filter(({ seq }) => seq > confirmed.seq);
    if (fresh.length === 0) return false;
    const whole = fresh.reduce(lineAfter, confirmed);
    return (
      whole.rulesVersion === confirmed.rulesVersion && this.#table?.stateAfter(actionsOf(whole)) === null
    );
  }

  /** Plays no further: what is here is not what the server has. */
  #lose(): void {
    const { outbox, notices } = lost(this.#outbox.value);
    void this.#start.copies.remove(this.id);
    this.#settle(outbox);
    this.#show();
    for (const notice of notices) this.#tell(notice);
  }

  #tell(notice: Notice): void {
    if (notice.kind === 'lost') void this.#start.copies.remove(this.id);
    for (const listener of this.#listeners) listener(notice);
  }

  #retryLater(message: ServerMessage): void {
    if (message.type !== 'refused' || this.#outbox.value.hold === null) return;
    this.#callOffRetry();
    this.#callOffRetry = this.#start.later(message.wait ?? AGAIN_AFTER, () => this.retry());
  }

  /** Tries again what was refused for the time being. */
  retry(): void {
    this.#callOffRetry();
    this.#settle(retried(this.#outbox.value));
  }

  /** Notes what is to be known, and sends then. */
  #settle(next: Outbox): void {
    const { outbox, messages } = flush(next);
    this.#note(outbox);
    this.#outbox.value = outbox;
    for (const message of messages) this.connection.send(message);
  }

  #note(outbox: Outbox): void {
    const isNoted = this.#start.notes.write(noteOf(outbox));
    const isNeeded = outbox.pending.length > 0 && outbox.link !== 'on';
    const kind = this.#saving.value.kind;
    if (!isNoted && isNeeded) this.#saving.value = { kind: 'failed', problem: 'full' };
    else if (kind === 'failed') this.#saving.value = { kind: 'saved' };
  }

  /** The players as they sit now. */
  #players(): readonly Player[] {
    const { seats } = this.#outbox.value.confirmed;
    return this.terms.match.players.map((player, seat) => {
      const { computer = null } = seats[seat] ?? {};
      return seatedBy(player, characterOf({ name: '', ...(computer && { computer }) }));
    });
  }

  /** The line that is to be shown: confirmed, with what is under way on top. */
  shown(): FollowedLine {
    const actions = shownActions(this.#outbox.value);
    return { actions, at: actions.length, whys: this.#whysShown(), players: this.#players() };
  }

  #whysShown(): Whys {
    const found: Record<number, Why> = {};
    for (const [index, { key }] of this.#shownLine().moves.entries()) {
      const why = this.#whys.get(key);
      if (why) found[index + 1] = why;
    }
    return found;
  }

  #show(): void {
    // Before the log is as long as it was, nobody knows what is under way on what.
    if (this.isBehind || this.isOutdated.value) return;
    try {
      this.#table?.follow(this.shown());
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      this.#lose();
    }
  }

  /** Compares our position with the server's once there is time. */
  #checkLater({ seq, key, hash }: Head): void {
    if (key === this.#checked || this.#outbox.value.confirmed.key !== key || hash === '') return;
    this.#checked = key;
    this.#start.whenIdle(() => {
      const { confirmed } = this.#outbox.value;
      if (confirmed.seq !== seq || this.isOutdated.value) return;
      const state = this.#table?.stateAfter(actionsOf(confirmed));
      if (state && hashOf(state) !== hash) this.#lose();
    });
  }

  /** What is under way, first one first. */
  get pending(): readonly Pending[] {
    return this.#outbox.value.pending;
  }
}
