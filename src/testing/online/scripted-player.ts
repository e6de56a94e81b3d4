import { WebSocket } from 'ws';
import { type Bot, BOTS } from '../../bots/bots.ts';
import type { Client } from '../../cli/bench-server/client.ts';
import type { Action } from '../../core/game.ts';
import { SOCKET_PATH, type TableInfo } from '../../online/api.ts';
import type { Id, Key } from '../../online/entry.ts';
import { actionsOf, type Line } from '../../online/line.ts';
import {
  act,
  cutOff,
  flush,
  greeted,
  hadUpTo,
  hear,
  isUndoing,
  type Outbox,
  type Prospect,
  retried,
  startOutbox,
  undo,
} from '../../online/outbox.ts';
import { PROTOCOL, readServerMessage, type ServerMessage, writePageMessage } from '../../online/protocol.ts';
import { TableRules } from '../../online/table.ts';
import { newKey } from '../../server/keys.ts';
import { findGameOf } from '../../server/games.ts';

/** So many actions in effect, and the table goes back to the start: no game ends. */
const LONGEST = 40;
/** So far ahead of the server. */
const AHEAD = 3;

/** What players remember of what they were told, to hold it against the log. */
export interface Journal {
  /** What each key was decided on. */
  readonly parents: Map<Key, Key>;
  /** Keys that were acknowledged, each with the number it was acknowledged as. */
  readonly acknowledged: Map<Key, number>;
}

/** A page that plays at a table by itself, with the same outbox as a real one, over a real socket. */
export class ScriptedPlayer {
  readonly client: Client;
  readonly user: Id;
  readonly id: Id;
  readonly rules: TableRules;
  readonly #journal: Journal;
  readonly #bot: Bot;
  readonly #seats: readonly number[];
  outbox: Outbox;
  isPlaying = false;
  #socket: WebSocket | null = null;
  #waiting: (() => void)[] = [];

  constructor(client: Client, user: Id, { id, terms }: TableInfo, journal: Journal, seed: number) {
    if (!terms) throw new Error('the table has not started');
    this.client = client;
    this.user = user;
    this.id = id;
    this.rules = new TableRules(findGameOf(terms), terms);
    this.#journal = journal;
    const bot = BOTS['random']?.(seed);
    if (!bot) throw new Error('no random bot');
    this.#bot = bot;
    this.#seats = terms.seats.flatMap((sitting, seat) => (sitting.user === user ? [seat] : []));
    const { seats, started, match } = terms;
    this.outbox = startOutbox({ id, seats, started, rulesVersion: match.rulesVersion }, user);
  }

  /** Whether everything it has done is in the log or in a plan. */
  get isSettled(): boolean {
    return this.outbox.link === 'on' && this.outbox.pending.length === 0;
  }

  /** Connects, with what it has not heard of yet under way again. Resolves once it is greeted. */
  async connect(port = Number(new URL(this.client.origin).port)): Promise<void> {
    const headers = { ...this.client.headers, origin: `http://127.0.0.1:${port}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${SOCKET_PATH}`, { headers });
    this.#socket = socket;
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#hear((data as Buffer).toString());
    });
    socket.on('close', () => this.#cutOff(socket));
    // A socket that could not be opened is closed after this.
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return;
    this.outbox = greeted(this.outbox);
    const tables = [{ id: this.id, seq: hadUpTo(this.outbox), chat: 0 }];
    socket.send(writePageMessage({ type: 'hello', p: PROTOCOL, build: 'test', tables }));
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  /** What was refused for the time being is tried again. */
  retry(): void {
    this.outbox = retried(this.outbox);
    this.#goOn();
  }

  /** Waits until something holds for it. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      // oxlint-disable-next-line no-await-in-loop -- until it does
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #cutOff(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.outbox = cutOff(this.outbox);
    this.#changed();
  }

  #changed(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #hear(text: string): void {
    const message = readServerMessage(text);
    if (!message) throw new Error(`a page cannot read ${text}`);
    this.#note(message);
    this.outbox = hear(this.outbox, message, this.#prospect, newKey).outbox;
    this.#goOn();
    this.#changed();
  }

  #note(message: ServerMessage): void {
    if (message.type === 'ack') this.#journal.acknowledged.set(message.key, message.seq);
  }

  /** Decides what there is to decide and sends what is to be sent. */
  #goOn(): void {
    if (this.isPlaying) this.#decide();
    const { outbox, messages } = flush(this.outbox);
    this.outbox = outbox;
    for (const { key, after } of outbox.pending) this.#journal.parents.set(key, after);
    for (const message of messages) this.#socket?.send(writePageMessage(message));
  }

  #decide(): void {
    while (this.outbox.link === 'on' && this.outbox.pending.length < AHEAD && !isUndoing(this.outbox)) {
      const { confirmed, pending } = this.outbox;
      const shown = [
        ...actionsOf(confirmed),
        ...pending.flatMap(({ deed }) => (deed.kind === 'act' ? [deed.action] : [])),
      ];
      const state = this.#positionAfter(shown);
      const turn = state && this.rules.game.turn(state);
      if (!state || turn?.kind !== 'decide' || !this.#seats.includes(turn.seat)) return;
      const next =
        shown.length < LONGEST
          ? act(this.outbox, this.#bot.choose(this.rules.game, state), newKey())
          : undo(this.outbox, 0, newKey());
      if (!next) return;
      this.outbox = next;
      // Plans are not played again here: they are thrown away as a person may do.
      this.outbox = { ...this.outbox, plans: [] };
    }
  }

  #positionAfter(actions: readonly Action[]): object | null {
    let { state } = this.rules.start().position;
    for (const action of actions) {
      const result = this.rules.game.apply(state, action);
      if (result.refused) return null;
      state = result.state;
    }
    return state;
  }

  readonly #prospect: Prospect = {
    turn: (line: Line) => {
      const state = this.#positionAfter(actionsOf(line));
      if (!state) throw new Error('the log of the server is not legal');
      return this.rules.game.turn(state);
    },
    accepts: (line, actions) => this.#positionAfter([...actionsOf(line), ...actions]) !== null,
  };
}
