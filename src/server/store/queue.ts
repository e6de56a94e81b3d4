/** Work in line: what has the same name is done one by one, in the order it came; other names do not wait for it. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    // What failed before is the matter of whoever asked for it.
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(name, done);
    const forget = (): void => {
      if (this.#last.get(name) === done) this.#last.delete(name);
    };
    done.then(forget, forget);
    return done;
  }

  /** Everything in line is done, with what was added meanwhile. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what is done may bring more
      await Promise.allSettled(this.#last.values());
    }
  }
}
