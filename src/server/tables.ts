import {
  answerLook,
  answerNews,
  answerWatch,
  Append,
  type GameFinder,
  type Live,
  type NowAt,
  type Outcome,
} from '../online/append.ts';
import type { Entry, Id } from '../online/entry.ts';
import type { Request } from '../online/judge.ts';
import type { ServerMessage } from '../online/protocol.ts';
import { carryOut, type TableStorage, type Work } from '../online/storage.ts';
import { Queues } from './store/queue.ts';

/** So many tables are kept at hand; the one not asked for longest goes first. */
const KEPT = 2000;

/** What has come to a table, on disk. */
export interface Happening {
  readonly id: Id;
  readonly live: Live;
  /** To everybody who has the table open. */
  readonly told: readonly ServerMessage[];
  /** The entry that was made here; null where it was another process, or only a request was. */
  readonly entered: Entry | null;
}

type Settle<T> = (done: T) => void;
type Watched = Pick<Outcome, 'live' | 'reply'>;

/**
 * The tables of this process: requests to a table one by one, each table at hand from one to the next. What `settle` and
 * listeners do, they do before the next request is looked at, so that answers and news come in the order of the log.
 */
export class Tables {
  readonly #storage: TableStorage;
  readonly #findGame: GameFinder;
  readonly #now: NowAt;
  readonly #queues = new Queues();
  readonly #known = new Map<Id, Live>();
  readonly #listeners: ((happening: Happening) => void)[] = [];

  constructor(storage: TableStorage, findGame: GameFinder, now: NowAt) {
    this.#storage = storage;
    this.#findGame = findGame;
    this.#now = now;
  }

  listen(listener: (happening: Happening) => void): void {
    this.#listeners.push(listener);
  }

  request(id: Id, request: Request, settle: Settle<Outcome> = () => {}): Promise<Outcome> {
    const steps = (live: Live | null): Work<Outcome> =>
      new Append(this.#findGame, id, live, request, this.#now).run();
    return this.#queued(id, steps, (outcome) => {
      settle(outcome);
      this.#tell(id, outcome);
    });
  }

  watch(id: Id, seq: number, settle: Settle<Watched> = () => {}): Promise<Watched> {
    return this.#queued(id, (live) => answerWatch(this.#findGame, live, { id, seq }), settle);
  }

  /** A table as it is now; null where none has started under that name. */
  async look(id: Id): Promise<Live | null> {
    return (await this.#queued(id, (live) => answerLook(this.#findGame, live, id))).live;
  }

  /** What another process has written; null where nobody here has asked for the table. */
  news(id: Id): Promise<Pick<Outcome, 'live' | 'told'> | null> {
    return this.#queues.run(id, async () => {
      const live = this.#known.get(id);
      if (!live) return null;
      const done = await this.#carry(id, answerNews(live));
      this.#tell(id, { ...done, entered: null });
      return done;
    });
  }

  /** Everything that has been asked for is done. */
  idle(): Promise<void> {
    return this.#queues.idle();
  }

  #tell(id: Id, { live, told, entered }: Pick<Outcome, 'live' | 'told' | 'entered'>): void {
    if (!live || (told.length === 0 && !entered)) return;
    for (const listener of this.#listeners) listener({ id, live, told, entered });
  }

  #queued<T extends { readonly live: Live | null }>(
    id: Id,
    steps: (live: Live | null) => Work<T>,
    settle: Settle<T> = () => {},
  ): Promise<T> {
    return this.#queues.run(id, async () => {
      const done = await this.#carry(id, steps(this.#known.get(id) ?? null));
      settle(done);
      return done;
    });
  }

  /** Forgets the table first: where the work ends in an error, the next request reads what is stored. */
  async #carry<T extends { readonly live: Live | null }>(id: Id, work: Work<T>): Promise<T> {
    this.#known.delete(id);
    const done = await carryOut(work, this.#storage);
    if (done.live) this.#keep(id, done.live);
    return done;
  }

  #keep(id: Id, live: Live): void {
    this.#known.set(id, live);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}
