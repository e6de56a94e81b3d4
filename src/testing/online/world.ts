import { nth } from '../../core/present.ts';
import { SeededRandom } from '../../core/random.ts';
import { UNDO_RULES } from '../../online/undo.ts';
import type { Entry, Id, Key, Sitting } from '../../online/entry.ts';
import type { Now } from '../../online/judge.ts';
import { TableRules, type TableTerms } from '../../online/table.ts';
import { type Board, BOARDS, SEED } from './boards.ts';
import type { Happening, StoredLog } from './disk.ts';
import { Journal } from './journal.ts';
import type { Mutant } from './mutants.ts';
import { type Link, Node, openingEntries } from './node.ts';
import { Page } from './page.ts';

/** One simulation. Everything in it follows from this. */
export interface Schedule {
  readonly board: keyof typeof BOARDS;
  readonly seed: number;
  readonly mutant?: Mutant;
  /** What the table is called, where there are others on the disk. */
  readonly table?: Id;
}

/** What the network does, in percent and messages. */
const NETWORK = { duplicated: 10, window: 4, dropped: 6 } as const;

const STARTED = 1_800_000_000_000;
const PATIENCE = 600_000;
const TABLE = 'table'.padEnd(22, '_');
const MOST_ROUNDS = 60;

interface Parcel {
  readonly to: 'node' | 'page';
  readonly link: Link;
  readonly text: string;
}

interface Chance {
  readonly weight: number;
  /** Whether there is anything to do. */
  readonly isPossible: () => boolean;
  readonly happen: () => Happening | void;
}

/** Makes the disk of a simulation, with a table on it. */
export type DiskMaker<D extends StoredLog> = (rules: TableRules, opening: readonly Entry[]) => D;

function userOf(number: number): string {
  return `user${number}`.padEnd(22, '_');
}

/** Pages, nodes, the network between them and the disk below, with everything that can go wrong. */
export class World<D extends StoredLog = StoredLog> {
  readonly board: Board;
  readonly rules: TableRules;
  readonly disk: D;
  readonly journal: Journal;
  readonly nodes: readonly Node[];
  readonly pages: readonly Page[];
  readonly random: SeededRandom;
  readonly mutant: Mutant | null;
  readonly table: Id;
  #wire: Parcel[] = [];
  #keys = 0;
  #time = STARTED;
  /** What each node's clock is off by. */
  readonly #offsets: number[];
  #isPeaceful = false;

  constructor({ board, seed, mutant, table = TABLE }: Schedule, makeDisk: DiskMaker<D>) {
    this.board = BOARDS[board];
    this.mutant = mutant ?? null;
    this.table = table;
    this.random = new SeededRandom(Math.imul(seed, 2654435761));
    // The first numbers of close seeds are close.
    for (let warm = 0; warm < 8; warm++) this.random.next();
    const seats = this.#sittings();
    this.rules = new TableRules(this.board.game, this.#terms(seats));
    const longest = this.board.opening(seats.length).length;
    const begun = longest > 0 ? this.random.below(longest) : 0;
    this.disk = makeDisk(this.rules, openingEntries(this.board, seats.length, begun, STARTED));
    this.journal = new Journal(this.disk);
    this.nodes = [0, 1].map((index) => new Node(index, this));
    this.#offsets = this.nodes.map(() => 0);
    this.pages = this.#users(seats).map((user, index) => new Page(index, user, this));
  }

  /** Two to four seats: persons, now and then a computer, or one person with two seats. */
  #sittings(): Sitting[] {
    const [least, most] = this.board.game.seats;
    const count = Math.max(least, Math.min(most, 2 + this.random.below(3)));
    return Array.from({ length: count }, (_, seat) => {
      if (seat > 0 && this.random.below(8) === 0)
        return { user: null, computer: { level: 'easy', manner: 'bold' } };
      const isSecond = seat > 0 && this.random.below(8) === 0;
      return { user: userOf(isSecond ? 0 : seat), computer: null };
    });
  }

  #terms(seats: readonly Sitting[]): TableTerms {
    const { game, ruleSet } = this.board;
    return {
      id: this.table,
      match: {
        railhead: 1,
        game: game.id,
        rulesVersion: game.rulesVersion,
        ruleSet,
        options: {},
        players: seats.map((_, seat) => ({ name: `Player ${seat + 1}` })),
        seed: SEED,
      },
      seats,
      host: userOf(0),
      visibility: 'link',
      undo: this.random.pick(['agreed', 'agreed', ...UNDO_RULES]),
      proxies: this.random.below(4) === 0,
      clock: 'shown',
      started: STARTED,
      patience: PATIENCE,
    };
  }

  /** Two devices for each person, and a watcher. */
  #users(seats: readonly Sitting[]): string[] {
    const persons = [...new Set(seats.flatMap(({ user }) => user ?? []))];
    return [...persons.flatMap((user) => [user, user]), userOf(9)];
  }

  /* ---- what pages and nodes may do ---- */

  newKey(): Key {
    return `key${this.#keys++}`.padEnd(22, '_');
  }

  now(node: number): Now {
    return { at: this.#time + nth(this.#offsets, node), absent: [] };
  }

  send(link: Link, text: string): void {
    this.#post({ to: 'node', link, text });
  }

  reply(link: Link, text: string): void {
    this.#post({ to: 'page', link, text });
  }

  #post(parcel: Parcel): void {
    const luck = this.#isPeaceful ? 100 : this.random.below(100);
    if (luck < NETWORK.dropped) return;
    this.#wire.push(parcel);
    if (luck < NETWORK.dropped + NETWORK.duplicated) this.#wire.push(parcel);
  }

  breaks(): 'answer' | 'writing' | null {
    const luck = this.#isPeaceful ? 100 : this.random.below(100);
    if (luck > 1) return null;
    return luck === 0 ? 'answer' : 'writing';
  }

  announce(from: number): void {
    for (const node of this.nodes) {
      if (node.index !== from && node.isUp && (this.#isPeaceful || this.random.below(10) < 7))
        node.hearNews();
    }
  }

  /* ---- what happens ---- */

  #deliver(window: number): void {
    const [parcel] = this.#wire.splice(this.random.below(Math.min(window, this.#wire.length)), 1);
    if (!parcel) return;
    const { link, text } = parcel;
    const page = nth(this.pages, link.page);
    const node = nth(this.nodes, link.node);
    if (parcel.to === 'page') {
      // A page closes its socket before it opens another one.
      if (page.isUp && page.link === link) page.receive(text);
    } else if (node.isUp) node.receive(link, page.user, text);
  }

  #connect(page: Page): void {
    const up = this.nodes.filter(({ isUp }) => isUp);
    if (!page.isUp || up.length === 0) return;
    this.#disconnect(page);
    page.connect({ page: page.index, node: this.random.pick(up).index });
  }

  #disconnect(page: Page): void {
    if (!page.link) return;
    nth(this.nodes, page.link.node).close(page.link);
    page.disconnect();
  }

  #crashNode(node: Node): void {
    node.crash();
    for (const page of this.pages) if (page.link?.node === node.index) page.disconnect();
  }

  #computerMoves(node: Node): void {
    const { live } = node;
    if (!live?.table) return;
    const { line, position } = live.table;
    const action = this.board
      .candidates(position.state)
      .find(
        ({ by }) => line.seats[by]?.computer && by === this.rules.deciding(live.table ?? this.rules.start()),
      );
    if (!action) return;
    const body = { kind: 'act', action, how: 'bot' } as const;
    node.ask({ kind: 'server', key: this.newKey(), after: line.key, body });
  }

  #pick<T>(items: readonly T[]): T {
    return this.random.pick(items);
  }

  #onSome(things: () => readonly Page[], weight: number, happen: (page: Page) => void): Chance {
    return { weight, isPossible: () => things().length > 0, happen: () => happen(this.#pick(things())) };
  }

  #chances(): Chance[] {
    const up = (): Page[] => this.pages.filter(({ isUp }) => isUp);
    const away = (): Page[] => up().filter(({ link }) => link === null);
    const busy = (): Node[] => this.nodes.filter((node) => node.isBusy);
    const running = (): Node[] => this.nodes.filter(({ isUp }) => isUp);
    const some = (
      things: () => readonly Node[],
      weight: number,
      happen: (node: Node) => Happening | void,
    ): Chance => ({
      weight,
      isPossible: () => things().length > 0,
      happen: () => happen(this.#pick(things())),
    });
    const dies = (): boolean => this.random.below(20) === 0;
    return [
      { weight: 150, isPossible: () => this.#wire.length > 0, happen: () => this.#deliver(NETWORK.window) },
      some(busy, 150, (node) => node.step()),
      this.#onSome(up, 22, (page) => page.play(dies())),
      this.#onSome(up, 5, (page) => page.takeBack(dies())),
      this.#onSome(
        () => up().filter(({ outbox }) => outbox.plans.length > 0),
        4,
        (page) => page.settlePlan(),
      ),
      this.#onSome(up, 4, (page) => page.ask(this.#time)),
      this.#onSome(
        () => up().filter(({ asks }) => asks.length > 0),
        4,
        (page) => page.answer(),
      ),
      this.#onSome(up, 1, (page) => page.comeBack()),
      this.#onSome(up, 2, (page) => page.forge()),
      this.#onSome(away, 12, (page) => this.#connect(page)),
      this.#onSome(up, 2, (page) => this.#connect(page)),
      this.#onSome(up, 1, (page) => this.#disconnect(page)),
      this.#onSome(up, 2, (page) => page.storeCopy()),
      this.#onSome(
        () => up().filter(({ outbox }) => outbox.hold !== null),
        8,
        (page) => page.retry(),
      ),
      this.#onSome(up, 1, (page) => {
        this.#disconnect(page);
        page.crash();
      }),
      this.#onSome(
        () => this.pages.filter(({ isUp }) => !isUp),
        6,
        (page) => page.open(),
      ),
      some(running, 1, (node) => this.#crashNode(node)),
      some(
        () => this.nodes.filter(({ isUp }) => !isUp),
        8,
        (node) => {
          node.isUp = true;
        },
      ),
      some(running, 6, (node) => this.#computerMoves(node)),
      some(running, 1, (node) => this.#serverDeed(node)),
      some(running, 2, (node) => node.hearNews()),
      { weight: this.disk.isFull ? 10 : 0.3, isPossible: () => true, happen: () => this.#turnDisk() },
      some(running, 0.5, ({ index }) => {
        this.#offsets[index] = this.#pick([-3_600_000, 0, 86_400_000]);
      }),
    ];
  }

  /** What a server does by itself: goes on after a pause, ends requests, gives time back. */
  #serverDeed(node: Node): void {
    const key = this.newKey();
    const seat = this.random.below(this.rules.terms.seats.length);
    const { pausedUntil = null } = node.live?.table?.line ?? {};
    if (pausedUntil !== null) node.ask({ kind: 'server', key, body: { kind: 'resume' } });
    else if (this.random.below(2) === 0) node.ask({ kind: 'tend' });
    else node.ask({ kind: 'server', key, body: { kind: 'time', seat, ms: 1000 } });
  }

  #turnDisk(): void {
    this.disk.isFull = !this.disk.isFull;
  }

  /** So many things happen, each by chance. */
  *run(steps: number): Happening {
    const chances = this.#chances();
    for (const page of this.pages) this.#connect(page);
    for (let step = 0; step < steps; step++) {
      this.#time += this.random.below(3000);
      const possible = chances.filter(({ isPossible }) => isPossible());
      const total = possible.reduce((sum, { weight }) => sum + weight, 0);
      let mark = (this.random.below(1_000_000) / 1_000_000) * total;
      const next = possible.find(({ weight }) => (mark -= weight) < 0);
      const more = next?.happen();
      if (more) yield* more;
    }
  }

  /** Everything that is broken is mended, and all play on until nothing is under way. */
  *settle(): Happening {
    this.#isPeaceful = true;
    this.disk.isFull = false;
    for (const node of this.nodes) node.isUp = true;
    for (const page of this.pages) if (!page.isUp) page.open();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      for (const node of this.nodes) node.hearNews();
      for (const page of this.pages) {
        if (round % 4 === 0) this.#connect(page);
        else if (page.outbox.hold) page.retry();
      }
      yield* this.#drain();
      if (this.#isQuiet()) return;
    }
    this.journal.fault('the pages never come to rest');
  }

  *#drain(): Happening {
    for (;;) {
      const busy = this.nodes.find((node) => node.isBusy);
      if (busy) yield* busy.step();
      else if (this.#wire.length > 0) this.#deliver(1);
      else return;
    }
  }

  #isQuiet(): boolean {
    const { seq } = this.disk.head;
    return this.pages.every(
      ({ outbox }) => outbox.isLost || (outbox.pending.length === 0 && outbox.confirmed.seq === seq),
    );
  }

  get entries(): readonly Entry[] {
    return this.disk.entries;
  }
}
