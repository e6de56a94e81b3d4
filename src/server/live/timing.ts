/** Clocks and timers, handed in so that tests need not wait. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number;
  /** After what is under way, before anything later. */
  soon(run: () => void): void;
  /** Gives what calls it off. */
  later(run: () => void, ms: number): () => void;
}

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

export const REAL_TIMING: Timing = {
  now: () => Date.now(),
  soon: (run) => void setImmediate(run),
  later(run, ms) {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST));
    // What waits here keeps no process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
