import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Character, Decision } from '../../bots/mind.ts';
import type { Action } from '../../core/game.ts';

/** What a computer is asked: everything its answer depends on. */
export interface Question {
  readonly title: string;
  readonly state: object;
  readonly character: Character;
  readonly seed: number;
}

export type Answer =
  | { readonly decision: Decision<Action> }
  | { readonly decision: null; readonly message: string };

/** Where questions go: to threads, but in tests. */
export interface Thinkers {
  think(question: Question): Promise<Decision<Action>>;
  close(): Promise<void>;
}

/** A server runs what is built. In tests and tools this file is a source, and a thread has to learn to read those. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('thinker.js', import.meta.url));
  const [loader, source] = ['tsx/esm/api', new URL('thinker.ts', import.meta.url).href].map((name) =>
    JSON.stringify(name),
  );
  const start = `import(${loader}).then(({ register }) => (register(), import(${source})))`;
  return new Worker(start, { eval: true });
}

interface Job {
  readonly question: Question;
  readonly resolve: (decision: Decision<Action>) => void;
  readonly reject: (error: Error) => void;
}

/** Threads for computers: made when there is something to think about, one job each, the others in line. */
export class ThinkerThreads implements Thinkers {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #line: Job[] = [];
  #isClosed = false;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  think(question: Question): Promise<Decision<Action>> {
    if (this.#isClosed) return Promise.reject(new Error('the server stops'));
    return new Promise((resolve, reject) => {
      this.#line.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#idle, ...this.#busy.keys()];
    await Promise.all(threads.map((thread) => thread.terminate()));
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server stops'));
  }

  #next(): void {
    if (this.#isClosed || this.#line.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#start() : null);
    if (!thread) return;
    const job = this.#line.shift();
    if (!job) return;
    this.#busy.set(thread, job);
    // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
    thread.postMessage(job.question);
  }

  #start(): Worker {
    const thread = startThread();
    // It ends with the process.
    thread.unref();
    thread.on('message', (answer: Answer) => {
      const job = this.#busy.get(thread);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      if (answer.decision) job?.resolve(answer.decision);
      else job?.reject(new Error(answer.message));
      this.#next();
    });
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', () => this.#lose(thread, new Error('the thread has ended')));
    return thread;
  }

  /** A thread that has broken down takes its job along; the next job gets a new one. */
  #lose(thread: Worker, error: Error): void {
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    job?.reject(error);
    this.#next();
  }
}
