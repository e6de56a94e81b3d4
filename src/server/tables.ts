import {
  answerNews,
  answerWatch,
  Append,
  type GameFinder,
  type Live,
  type Outcome,
} from '../online/append.ts';
import type { Id } from '../online/entry.ts';
import type { Now, Request } from '../online/judge.ts';
import { carryOut, type TableStorage, type Work } from '../online/storage.ts';
import { Queues } from './store/queue.ts';

/** So many tables are kept at hand; the one not asked for longest goes first. */
const KEPT = 2000;

/** The tables of this process: requests to a table one by one, each table at hand from one to the next. */
export class Tables {
  readonly #storage: TableStorage;
  readonly #findGame: GameFinder;
  readonly #now: () => Now;
  readonly #queues = new Queues();
  readonly #known = new Map<Id, Live>();

  constructor(storage: TableStorage, findGame: GameFinder, now: () => Now) {
    this.#storage = storage;
    this.#findGame = findGame;
    this.#now = now;
  }

  request(id: Id, request: Request): Promise<Outcome> {
    return this.#queued(id, (live) => new Append(this.#findGame, id, live, request, this.#now).run());
  }

  watch(id: Id, seq: number): Promise<Pick<Outcome, 'live' | 'reply'>> {
    return this.#queued(id, (live) => answerWatch(this.#findGame, live, { id, seq }));
  }

  /** What another process has written; null where nobody here has asked for the table. */
  news(id: Id): Promise<Pick<Outcome, 'live' | 'told'> | null> {
    return this.#queues.run(id, async () => {
      const live = this.#known.get(id);
      return live ? this.#carry(id, answerNews(live)) : null;
    });
  }

  #queued<T extends { readonly live: Live | null }>(
    id: Id,
    steps: (live: Live | null) => Work<T>,
  ): Promise<T> {
    return this.#queues.run(id, () => this.#carry(id, steps(this.#known.get(id) ?? null)));
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
