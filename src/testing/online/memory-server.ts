import { nth, present } from '../../core/present.ts';
import type { TableInfo } from '../../online/api.ts';
import type { Entry, EntryBody, Id, Key } from '../../online/entry.ts';
import { readPageMessage, type ServerMessage, writeServerMessage } from '../../online/protocol.ts';
import { TableRules, type TableTerms } from '../../online/table.ts';
import { type Board, BOARDS, SEED } from './boards.ts';
import { Disk } from './disk.ts';
import type { FakeNetwork, FakeSocket } from './fake-network.ts';
import { Journal } from './journal.ts';
import { type Link, Node } from './node.ts';
import { ANN, BEN, CLEO, person, STARTED, TABLE } from './sample-table.ts';

interface Guest {
  readonly link: Link;
  readonly user: Id;
  readonly socket: FakeSocket;
}

/** A server with one table in memory, made of the node and the disk of the simulator. Tests hold its network in hand. */
export class MemoryServer {
  readonly board: Board;
  readonly rules: TableRules;
  readonly disk: Disk;
  readonly node: Node;
  /** Nobody can connect. */
  isAway = false;
  /** What pages say is on its way for as long as this holds. */
  isSlow = false;
  /** What the server says reaches nobody. */
  isMute = false;
  /** Every message comes so many times. */
  times = 1;
  time = STARTED;
  readonly #guests: Guest[] = [];
  #waiting: { readonly socket: FakeSocket; readonly user: Id }[] = [];
  #requests: { readonly guest: Guest; readonly text: string }[] = [];
  #posts: { readonly guest: Guest; readonly text: string }[] = [];
  #keys = 0;

  constructor(board: Board = BOARDS['chicago-express'], terms: Partial<TableTerms> = {}) {
    this.board = board;
    const { game } = board;
    this.rules = new TableRules(game, {
      id: TABLE,
      match: {
        railhead: 1,
        game: game.id,
        rulesVersion: game.rulesVersion,
        ruleSet: board.ruleSet,
        options: {},
        players: ['Ann', 'Ben', 'Cleo'].map((name) => ({ name })),
        seed: SEED,
      },
      seats: [ANN, BEN, CLEO].map(person),
      host: ANN,
      visibility: 'link',
      undo: 'agreed',
      proxies: false,
      clock: 'shown',
      started: STARTED,
      patience: 600_000,
      ...terms,
    });
    this.disk = new Disk(this.rules, []);
    this.node = new Node(0, {
      disk: this.disk,
      board,
      table: this.rules.terms.id,
      journal: new Journal(this.disk),
      mutant: null,
      now: () => ({ at: this.time++, absent: [] }),
      reply: (link, text) => {
        const guest = this.#guests.find((other) => other.link === link);
        if (guest) this.#posts.push({ guest, text });
      },
      announce: () => {},
      breaks: () => null,
    });
  }

  get entries(): readonly Entry[] {
    return this.disk.entries;
  }

  /** Serves the page of a user. */
  serve(network: FakeNetwork, user: Id): void {
    network.onOpen = (socket) => this.#waiting.push({ socket, user });
    network.onText = (socket, text) => {
      const guest = this.#guests.find((other) => other.socket === socket);
      if (guest) this.#requests.push({ guest, text });
    };
  }

  #receive(guest: Guest, text: string): void {
    const { message } = readPageMessage(text);
    if (!message) throw new Error(`the server does not understand ${text}`);
    if (message.type === 'hello')
      this.#say(guest, { type: 'welcome', p: 1, node: 'memory', now: this.time, rules: {} });
    if (message.type === 'hello' || message.type === 'watch')
      this.#say(guest, { type: 'asks', id: this.rules.terms.id, open: this.disk.openAsks });
    if (message.type === 'ping') this.#say(guest, { type: 'pong' });
    for (let time = 0; time < this.times; time++) this.node.receive(guest.link, guest.user, text);
  }

  #say(guest: Guest, message: ServerMessage): void {
    this.#posts.push({ guest, text: writeServerMessage(message) });
  }

  /** Tells everybody who is connected something that the node knows nothing of. */
  tell(message: ServerMessage): void {
    for (const guest of this.#guests) if (!guest.socket.isClosed) this.#say(guest, message);
  }

  newKey(): Key {
    return `server${++this.#keys}`.padEnd(22, '_');
  }

  /** Something is entered that no page has asked for. */
  enter(body: EntryBody, who?: Id): void {
    this.node.ask({ kind: 'server', key: this.newKey(), body, ...(who !== undefined && { who }) });
  }

  /** What could be played now, by whoever has to decide. */
  candidates(): ReturnType<Board['candidates']> {
    const table = this.rules.load(this.entries);
    return this.board.candidates(table.position.state);
  }

  /** Somebody plays who has no page here. */
  playFor(user: Id): void {
    this.enter({ kind: 'act', action: nth(this.candidates(), 0) }, user);
  }

  /** Everything that is under way arrives, and what comes of it, until nothing moves any more. */
  async settle(): Promise<void> {
    for (let isMoving = true; isMoving;) {
      isMoving = this.#open() || this.#take() || this.#work() || this.#deliver();
      // oxlint-disable-next-line no-await-in-loop -- pages play long logs in slices
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #open(): boolean {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { socket, user } of waiting) {
      if (socket.isClosed) continue;
      if (this.isAway) socket.break();
      else {
        this.#guests.push({ link: { page: this.#guests.length, node: 0 }, user, socket });
        socket.open();
      }
    }
    return waiting.length > 0;
  }

  #take(): boolean {
    if (this.isSlow || this.#requests.length === 0) return false;
    const requests = this.#requests;
    this.#requests = [];
    for (const { guest, text } of requests) if (!guest.socket.isClosed) this.#receive(guest, text);
    return true;
  }

  #work(): boolean {
    if (!this.node.isBusy) return false;
    while (this.node.isBusy) this.disk.carryOut(this.node.step());
    return true;
  }

  #deliver(): boolean {
    const posts = this.#posts;
    this.#posts = [];
    for (const { guest, text } of posts) {
      if (this.isMute || guest.socket.isClosed) continue;
      for (let time = 0; time < this.times; time++) guest.socket.sayText(text);
    }
    return posts.length > 0;
  }

  /** Breaks every connection. */
  cutAll(): void {
    for (const { socket, link } of this.#guests) {
      this.node.close(link);
      if (!socket.isClosed) socket.break();
    }
  }

  /** The process dies and starts again, with nothing but its disk. */
  crash(): void {
    this.node.crash();
    this.#requests = [];
    this.#posts = [];
    this.cutAll();
    this.node.isUp = true;
  }

  /** The table as its page is told of it. */
  get info(): TableInfo {
    const { terms } = this.rules;
    const { match, seats, host, visibility, undo, proxies, clock, started } = terms;
    const table = this.rules.load(this.entries);
    const users = [...new Set(seats.flatMap(({ user }) => user ?? []))];
    return {
      id: terms.id,
      title: match.game,
      label: '',
      state: this.rules.stateOf(table),
      host,
      pace: 'live',
      visibility,
      ruleSet: match.ruleSet,
      options: match.options,
      seats: table.line.seats.map((sitting, seat) => ({
        ...sitting,
        name: match.players[seat]?.name ?? null,
      })),
      turn: this.rules.turn(table),
      actions: table.line.moves.length,
      updated: table.line.at,
      lapses: null,
      revision: 1,
      undo,
      proxies,
      clock,
      isDrawn: false,
      startsFull: true,
      begun: 0,
      people: users.map((id) => ({
        id,
        name: present(match.players[seats.findIndex(({ user }) => user === id)], id).name,
      })),
      terms,
      created: started,
    };
  }
}
