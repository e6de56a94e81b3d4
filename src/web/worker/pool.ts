/** A web worker of the pool. */
export interface PoolWorker<T> {
  readonly api: T;
  /** Rejects if the worker fails. */
  readonly failure: Promise<never>;
  /** Ends it, even in the middle of its work. */
  end(): void;
}

/**
 * A few workers that share the work. One whose task is aborted cannot be interrupted, only ended; the next task starts
 * another.
 */
export class WorkerPool<T> {
  readonly #start: () => PoolWorker<T>;
  readonly #size: number;
  readonly #idle: PoolWorker<T>[] = [];
  readonly #waiting = new Set<(worker: PoolWorker<T>) => void>();
  #count = 0;

  constructor(start: () => PoolWorker<T>, size: number) {
    this.#start = start;
    this.#size = size;
  }

  /** Runs a task as soon as a worker is free. Rejects with the reason of the signal once that aborts. */
  async run<R>(done: (api: T) => Promise<R>, signal?: AbortSignal): Promise<R> {
    const worker = await this.#take(signal);
    try {
      const result = await Promise.race([done(worker.api), worker.failure, rejectOnAbort(signal)]);
      this.#release(worker);
      return result;
    } catch (error) {
      worker.end();
      this.#count--;
      if (this.#waiting.size > 0) this.#release(this.#add());
      throw error;
    }
  }

  #add(): PoolWorker<T> {
    this.#count++;
    return this.#start();
  }

  async #take(signal: AbortSignal | undefined): Promise<PoolWorker<T>> {
    signal?.throwIfAborted();
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#count < this.#size) return this.#add();
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(resolve)) reject(signal.reason as Error);
      });
    });
  }

  #release(worker: PoolWorker<T>): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#idle.push(worker);
      return;
    }
    this.#waiting.delete(next);
    next(worker);
  }
}

function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse, { once: true });
  });
}
