import type { Action, Seat, Turn } from '../../core/game.ts';
import { throughJson } from '../../core/json.ts';
import { nth } from '../../core/present.ts';
import type { SeededRandom } from '../../core/random.ts';
import type { Ask, Wish } from '../../online/asks.ts';
import type { Id, Key } from '../../online/entry.ts';
import { actionsOf, type Line } from '../../online/line.ts';
import {
  act,
  cutOff,
  flush,
  fromNote,
  greeted,
  hadUpTo,
  hear,
  type Heard,
  isUndoing,
  MOST_AHEAD,
  type Outbox,
  type Pending,
  type Plan,
  retried,
  shownActions,
  startOutbox,
  undo,
  withoutPlan,
} from '../../online/outbox.ts';
import { PROTOCOL, type PageMessage, readServerMessage, writePageMessage } from '../../online/protocol.ts';
import type { TableRules } from '../../online/table.ts';
import { isFree } from '../../online/undo.ts';
import type { Board } from './boards.ts';
import type { Journal } from './journal.ts';
import type { Mutant } from './mutants.ts';
import type { Link } from './node.ts';

/** What a page lets the world do. */
export interface PageWorld {
  readonly board: Board;
  readonly rules: TableRules;
  readonly journal: Journal;
  readonly random: SeededRandom;
  readonly mutant: Mutant | null;
  newKey(): Key;
  send(link: Link, text: string): void;
}

/** A page with a person before it. A crash takes all but its notes. */
export class Page {
  readonly index: number;
  readonly user: Id;
  readonly #world: PageWorld;
  isUp = true;
  link: Link | null = null;
  outbox: Outbox;
  asks: readonly Ask[] = [];
  #note: Outbox;
  /** What is stored of the log now and then; it may be older than the note. */
  #copy: Line;

  constructor(index: number, user: Id, world: PageWorld) {
    this.index = index;
    this.user = user;
    this.#world = world;
    const { id, seats, started, match } = world.rules.terms;
    this.outbox = startOutbox({ id, seats, started, rulesVersion: match.rulesVersion }, user);
    this.#note = this.outbox;
    this.#copy = this.outbox.confirmed;
  }

  /* ---- accidents ---- */

  crash(): void {
    this.isUp = false;
    this.link = null;
  }

  /** The page is opened again, with what it has noted. */
  open(): void {
    this.isUp = true;
    this.outbox = fromNote(throughJson(this.#note), this.#copy);
  }

  connect(link: Link): void {
    this.link = link;
    this.outbox = greeted(this.outbox);
    const { id } = this.outbox;
    this.#say({
      type: 'hello',
      p: PROTOCOL,
      build: 'sim',
      tables: [{ id, seq: hadUpTo(this.outbox), chat: 0 }],
    });
  }

  disconnect(): void {
    this.link = null;
    this.outbox = cutOff(this.outbox);
  }

  storeCopy(): void {
    this.#copy = this.outbox.confirmed;
  }

  #say(message: PageMessage): void {
    if (this.link) this.#world.send(this.link, writePageMessage(this.#mutated(message)));
  }

  /** The mutant that knows entries by number only. */
  #mutated(message: PageMessage): PageMessage {
    if (this.#world.mutant !== 'numbers' || (message.type !== 'act' && message.type !== 'undo'))
      return message;
    const { confirmed, pending } = this.outbox;
    const number = confirmed.seq + pending.findIndex(({ key }) => key === message.key);
    return { ...message, after: String(number).padStart(22, '0') };
  }

  /** Notes what is to be known and sends then; `dies` between the two. */
  settle(outbox: Outbox, dies = false): void {
    const sending = flush(outbox);
    if (sending.messages.filter(({ type }) => type === 'act').length > 1)
      this.#world.journal.meet('sent ahead');
    if (outbox.pending.length > MOST_AHEAD) this.#world.journal.meet('more than may be ahead');
    this.outbox = sending.outbox;
    this.#note = this.outbox;
    if (dies) this.crash();
    else for (const message of sending.messages) this.#say(message);
  }

  receive(text: string): void {
    const message = readServerMessage(text);
    if (!message) throw new Error(`the server has sent what is not understood: ${text}`);
    this.#world.journal.told(message);
    if (message.type === 'asks') this.asks = message.open;
    const prospect = {
      turn: (line: Line): Turn =>
        this.#world.board.game.turn(this.#state(line.moves.map(({ action }) => action))),
      accepts: (line: Line, actions: readonly Action[]): boolean =>
        this.#stateAfter([...line.moves.map(({ action }) => action), ...actions]) !== null,
    };
    const heard = hear(this.outbox, message, prospect, () => this.#world.newKey());
    this.#record(heard);
    if (heard.outbox.gap === 'noticed') this.#world.journal.meet('gap');
    this.settle(heard.outbox);
  }

  #record({ outbox, notices }: Heard): void {
    const { journal } = this.#world;
    for (const notice of notices) {
      journal.meet(notice.kind === 'planned' ? `planned: ${notice.plan.why}` : notice.kind);
      if (notice.kind === 'lost') journal.fault("a page has lost the server's log");
      if (notice.kind === 'sent-again') {
        for (const [old, fresh] of notice.keys) journal.sentAgain(old, fresh);
        for (const { key, after } of outbox.pending) journal.decided(key, after);
      }
    }
  }

  retry(): void {
    this.settle(retried(this.outbox));
  }

  /* ---- the position on show ---- */

  #stateAfter(actions: readonly Action[]): object | null {
    const { board, rules } = this.#world;
    let { state } = rules.start().position;
    for (const action of actions) {
      const result = board.game.apply(state, action);
      if (result.refused) return null;
      ({ state } = result);
    }
    return state;
  }

  #state(actions: readonly Action[]): object {
    const state = this.#stateAfter(actions);
    if (!state) throw new Error('a page shows what the rules refuse');
    return state;
  }

  get #seats(): Seat[] {
    const { seats } = this.outbox.confirmed;
    return seats.flatMap(({ user, computer }, seat) => (user === this.user && !computer ? [seat] : []));
  }

  /* ---- what the person does ---- */

  get #isPlaying(): boolean {
    const { confirmed, isLost } = this.outbox;
    return !isLost && confirmed.pausedUntil === null && confirmed.ended === null;
  }

  /** Plays something legal on what is on show. */
  play(dies: boolean): void {
    const { random, board, rules, mutant } = this.#world;
    if (!this.#isPlaying) return;
    const state = this.#stateAfter(shownActions(this.outbox));
    // A note that is newer than the copy of the log shows nothing before the log is there.
    if (!state) return;
    const mine = this.#seats;
    const isForAll = rules.terms.proxies && mine.length > 0 && random.below(6) === 0;
    const isPossible = ({ by }: Action): boolean => {
      const sitting = this.outbox.confirmed.seats[by];
      return mine.includes(by) || (isForAll && sitting?.user !== null && !sitting?.computer);
    };
    const actions = board.candidates(state).filter(isPossible);
    if (actions.length === 0) return;
    const action = random.pick(actions);
    const key = this.#world.newKey();
    const own = this.#ownBefore(action.by);
    const next =
      act(this.outbox, action, key) ?? (mutant === 'play-while-undoing' ? this.#forced(action, key) : null);
    if (!next) return;
    this.#world.journal.made(
      this.index,
      key,
      nth(next.pending, next.pending.length - 1).after,
      action.by,
      own,
    );
    this.settle(next, dies);
  }

  /** What the mutant does that plays while an undo is under way. */
  #forced(action: Action, key: Key): Outbox | null {
    const { outbox } = this;
    const last = outbox.pending.at(-1);
    if (!last || !isUndoing(outbox)) return null;
    const made: Pending = { key, after: last.key, deed: { kind: 'act', action }, sent: 'no' };
    return { ...outbox, pending: [...outbox.pending, made] };
  }

  /** The actions of a seat that are in effect on show, by the names of what was once decided. */
  #ownBefore(seat: Seat): string {
    const { confirmed, pending } = this.outbox;
    const shown = confirmed.moves.map(({ key, action }) => ({ key, by: action.by }));
    for (const { key, deed } of pending) {
      if (deed.kind === 'act') shown.push({ key, by: deed.action.by });
      else shown.length = deed.to;
    }
    return this.#world.journal.intentsOf(shown.filter(({ by }) => by === seat).map(({ key }) => key));
  }

  takeBack(dies: boolean): void {
    const { random, journal, rules } = this.#world;
    const { outbox } = this;
    const { confirmed, pending } = outbox;
    const length = shownActions(outbox).length;
    const to = length - 1 - random.below(3);
    if (isUndoing(outbox) || to < 0 || confirmed.ended !== null || this.#seats.length === 0) return;
    const line = {
      moves: [
        ...confirmed.moves,
        ...pending.flatMap(({ key, deed }) =>
          deed.kind === 'act' ? [{ seq: 0, key, who: this.user, how: null, action: deed.action }] : [],
        ),
      ],
    };
    if (!isFree(line, this.user, to, rules.terms.undo)) return;
    const key = this.#world.newKey();
    const next = undo(outbox, to, key);
    if (!next) return;
    const gone = pending.slice(Math.max(0, to - confirmed.moves.length));
    for (const one of gone) journal.withdrawn(one.key);
    const made = next.pending.find((one) => one.key === key);
    if (made) journal.decided(key, made.after);
    this.settle(next, dies);
  }

  /** Plays a plan, as far as it goes, or throws it away. */
  settlePlan(): void {
    const { random, journal } = this.#world;
    const [plan] = this.outbox.plans;
    if (!plan || !this.#isPlaying || isUndoing(this.outbox)) return;
    if (random.below(3) === 0) this.#dropPlan(plan);
    else this.#playPlan(plan, journal);
  }

  #dropPlan(plan: Plan): void {
    for (const { key } of plan.moves) this.#world.journal.withdrawn(key);
    this.settle(withoutPlan(this.outbox, plan));
  }

  #playPlan(plan: Plan, journal: Journal): void {
    let outbox = withoutPlan(this.outbox, plan);
    for (const { key: old, action } of plan.moves) {
      const shown = shownActions(outbox);
      const isLegal = this.#seats.includes(action.by) && this.#stateAfter([...shown, action]) !== null;
      const key = this.#world.newKey();
      const own = this.#ownBefore(action.by);
      const next = isLegal ? act(outbox, action, key) : null;
      if (!next) {
        journal.withdrawn(old);
        continue;
      }
      outbox = next;
      journal.playedAgain(old, key, nth(next.pending, next.pending.length - 1).after, own);
      this.outbox = outbox;
    }
    this.settle(outbox);
  }

  /** Asks the others for something. */
  ask(now: number): void {
    const { random, rules } = this.#world;
    const { id, confirmed, pending, link } = this.outbox;
    const mine = this.#seats;
    if (link !== 'on' || pending.length > 0 || mine.length === 0) return;
    const { moves, seats, pausedUntil } = confirmed;
    const seat = random.below(seats.length);
    const wishes: Wish[] = [
      { kind: 'undo', to: Math.max(0, moves.length - 1 - random.below(4)) },
      pausedUntil === null ? { kind: 'pause', until: now + 60_000 } : { kind: 'pause', until: 0 },
      { kind: 'seat', seat, computer: { level: 'easy', manner: 'bold' } },
    ];
    if (rules.terms.undo === 'none') wishes.shift();
    this.#wish(id, random.pick(wishes));
  }

  /** Takes a seat back from the computer. */
  comeBack(): void {
    const { seats } = this.outbox.confirmed;
    const seat = seats.findIndex(({ user, computer }) => user === this.user && computer !== null);
    if (seat >= 0 && this.outbox.link === 'on')
      this.#wish(this.outbox.id, { kind: 'seat', seat, computer: null });
  }

  #wish(id: Id, wish: Wish): void {
    const { seq, key: after } = this.outbox.confirmed;
    const key = this.#world.newKey();
    this.#world.journal.wished(key, this.user);
    this.#say({ type: 'ask', id, key, after, seq, wish });
  }

  /** Says what it must not: a move nobody knows, or one of another seat. */
  forge(): void {
    const { random, board, rules, journal } = this.#world;
    const { id, confirmed, link } = this.outbox;
    const state = this.#stateAfter(actionsOf(confirmed));
    if (link !== 'on' || !state) return;
    const isTheirs = ({ by }: Action): boolean => confirmed.seats[by]?.user !== this.user;
    const sitsHere = confirmed.seats.some(({ user }) => user === this.user);
    const theirs = rules.terms.proxies && sitsHere ? [] : board.candidates(state).filter(isTheirs);
    const action = random.below(2) === 0 ? theirs[0] : { type: 'nonsense', by: this.#seats[0] ?? 0 };
    if (!action) return;
    const key = this.#world.newKey();
    journal.forged.add(key);
    this.#say({ type: 'act', id, key, after: confirmed.key, seq: confirmed.seq, action });
  }

  answer(): void {
    const open = this.asks.find(({ all, most }) => [...all, ...most].includes(this.user));
    if (!open || this.outbox.link !== 'on') return;
    const yes = this.#world.random.below(4) > 0;
    if (yes) this.#world.journal.agreed(open.key, this.user);
    this.#say({ type: 'answer', id: this.outbox.id, seq: this.outbox.confirmed.seq, ask: open.key, yes });
  }
}
