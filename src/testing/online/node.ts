import { nth } from '../../core/present.ts';
import { answerNews, answerWatch, Append, type Live, type Outcome } from '../../online/append.ts';
import type { Entry, Id } from '../../online/entry.ts';
import type { Now, Request, Wanted } from '../../online/judge.ts';
import {
  type PageMessage,
  readPageMessage,
  type ServerMessage,
  writeServerMessage,
} from '../../online/protocol.ts';
import type { Call, Work, Writing, Written } from '../../online/storage.ts';
import type { Board } from './boards.ts';
import { type DiskCall, type Happening, keyBefore, type StoredLog } from './disk.ts';
import type { Journal } from './journal.ts';
import type { Mutant } from './mutants.ts';

/** A connection between a page and a node; a page that connects again gets a new one. */
export interface Link {
  readonly page: number;
  readonly node: number;
}

type Job =
  | { readonly kind: 'message'; readonly link: Link; readonly user: Id; readonly message: PageMessage }
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'news' };

/** What a node lets the world do. */
export interface NodeWorld {
  readonly disk: StoredLog;
  readonly board: Board;
  readonly table: Id;
  readonly journal: Journal;
  readonly mutant: Mutant | null;
  now(node: number): Now;
  reply(link: Link, text: string): void;
  /** Others may hear that there is something new. */
  announce(from: number): void;
  /** Whether the answer of the disk gets lost, and whether the writing does too. */
  breaks(): 'answer' | 'writing' | null;
}

type Finished = Partial<Outcome> & { readonly live: Live | null };

/** A server process: loses its memory in a crash, and is interrupted at every call to the disk. */
export class Node {
  readonly index: number;
  readonly #world: NodeWorld;
  isUp = true;
  live: Live | null = null;
  #jobs: Job[] = [];
  #work: { readonly steps: Work<Finished>; readonly job: Job; call: Call } | null = null;
  #watching: Link[] = [];
  /** Of the mutant that says what is not on disk yet. */
  #unwritten: Writing[] = [];

  constructor(index: number, world: NodeWorld) {
    this.index = index;
    this.#world = world;
  }

  get isBusy(): boolean {
    return this.isUp && (this.#work !== null || this.#jobs.length > 0 || this.#unwritten.length > 0);
  }

  crash(): void {
    this.isUp = false;
    this.live = null;
    this.#jobs = [];
    this.#work = null;
    this.#watching = [];
    this.#unwritten = [];
  }

  receive(link: Link, user: Id, text: string): void {
    const read = readPageMessage(text);
    if (!read.message) throw new Error(`a page has sent what is refused: ${read.why} ${read.at} ${text}`);
    this.#jobs.push({ kind: 'message', link, user, message: read.message });
  }

  ask(request: Request): void {
    this.#jobs.push({ kind: 'request', request });
  }

  hearNews(): void {
    this.#jobs.push({ kind: 'news' });
  }

  close(link: Link): void {
    this.#watching = this.#watching.filter((other) => other !== link);
  }

  /** Goes on until the next call to the disk has been made, or is answered. */
  *step(): Happening {
    const waiting = this.#work;
    if (waiting) {
      this.#goOn(waiting, waiting.steps.next(yield* this.#answer(waiting.call)));
      return;
    }
    const job = this.#jobs.shift();
    if (!job) yield* this.#writeOne();
    else {
      const steps = this.#start(job);
      if (steps) this.#goOn({ steps, job }, steps.next());
    }
  }

  #goOn({ steps, job }: { steps: Work<Finished>; job: Job }, step: IteratorResult<Call, Finished>): void {
    if (step.done) {
      this.#work = null;
      this.#finish(job, step.value);
    } else this.#work = { steps, job, call: step.value };
  }

  *#answer(call: Call): Generator<DiskCall, unknown, unknown> {
    if (call.call === 'commit' && this.#world.mutant === 'ack-before-disk') {
      this.#unwritten.push(call.writing);
      return 'done';
    }
    const { journal } = this.#world;
    const broken = call.call === 'commit' ? this.#world.breaks() : null;
    if (broken === 'writing') return 'failed' satisfies Written;
    const answer = yield { node: this.index, call };
    if (call.call === 'commit') journal.meet(`commit: ${broken ? 'failed' : (answer as Written)}`);
    if (call.call === 'find' && answer !== null) journal.meet('known key');
    return broken ? ('failed' satisfies Written) : answer;
  }

  *#writeOne(): Happening {
    const writing = this.#unwritten.shift();
    const id = this.#world.table;
    if (writing) yield { node: this.index, call: { call: 'commit', id, writing } };
  }

  #start(job: Job): Work<Finished> | null {
    const { board, table } = this.#world;
    const findGame = (): Board['game'] => board.game;
    const append = (request: Request): Work<Outcome> =>
      new Append(findGame, table, this.live, request, () => this.#world.now(this.index)).run();
    if (job.kind === 'news') return this.live && answerNews(this.live);
    if (job.kind === 'request') return append(job.request);
    const { message, link, user } = job;
    switch (message.type) {
      case 'hello':
      case 'watch': {
        const { seq } = message.type === 'hello' ? nth(message.tables, 0) : message;
        if (!this.#watching.includes(link)) this.#watching.push(link);
        return answerWatch(findGame, this.live, { id: table, seq });
      }
      case 'act':
      case 'undo':
      case 'ask':
      case 'answer':
        return append({ kind: 'page', user, message: this.#mutated(message) });
      default:
        return null;
    }
  }

  #finish(job: Job, { live, reply, told = [], entered }: Finished): void {
    this.live = live;
    if (reply && job.kind === 'message') this.#world.reply(job.link, writeServerMessage(reply));
    for (const message of told) this.#tell(message);
    if (entered) this.#world.announce(this.index);
  }

  #tell(message: ServerMessage): void {
    const text = writeServerMessage(message);
    for (const link of this.#watching) this.#world.reply(link, text);
  }

  /** What a faulty node would take for what the page has said. */
  #mutated(message: Wanted): Wanted {
    const { mutant, disk, table } = this.#world;
    if (message.type === 'answer' || mutant === null) return message;
    const head = this.live?.head ?? disk.head;
    const isTaken =
      mutant === 'no-parent' ||
      (mutant === 'older-parent' &&
        head.seq > 0 &&
        message.after === keyBefore(disk.entries, table, head.seq)) ||
      (mutant === 'numbers' && Number(message.after) === head.seq);
    return isTaken ? { ...message, after: head.key } : message;
  }
}

/** The entries of a game that had begun before it was put online. */
export function openingEntries(board: Board, seats: number, length: number, started: number): Entry[] {
  return board
    .opening(seats)
    .slice(0, length)
    .map((action, index) => ({
      seq: index + 1,
      key: `opening${index}`.padEnd(22, '_'),
      at: started,
      kind: 'act',
      action,
    }));
}
