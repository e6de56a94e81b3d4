/** Somebody who works beside the page. */
export interface Helper<T> {
  readonly api: T;
  /** Rejects if it breaks down. */
  readonly failure: Promise<never>;
  /** Ends it, whatever it is doing. */
  end(): void;
}

/**
 * A few helpers that share the work. One that is called off in the middle of its work cannot be interrupted, only
 * ended; the next question starts another.
 */
export class WorkerPool<T> {
  readonly #start: () => Helper<T>;
  readonly #size: number;
  readonly #idle: Helper<T>[] = [];
  readonly #waiting = new Set<(helper: Helper<T>) => void>();
  #count = 0;

  constructor(start: () => Helper<T>, size: number) {
    this.#start = start;
    this.#size = size;
  }

  /** Has something done as soon as somebody is free. Rejects with the reason of the signal once that aborts. */
  async have<R>(done: (api: T) => Promise<R>, signal?: AbortSignal): Promise<R> {
    const helper = await this.#take(signal);
    try {
      const result = await Promise.race([done(helper.api), helper.failure, abortionOf(signal)]);
      this.#release(helper);
      return result;
    } catch (error) {
      helper.end();
      this.#count--;
      if (this.#waiting.size > 0) this.#release(this.#add());
      throw error;
    }
  }

  #add(): Helper<T> {
    this.#count++;
    return this.#start();
  }

  async #take(signal: AbortSignal | undefined): Promise<Helper<T>> {
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

  #release(helper: Helper<T>): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#idle.push(helper);
      return;
    }
    this.#waiting.delete(next);
    next(helper);
  }
}

function abortionOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse, { once: true });
  });
}
