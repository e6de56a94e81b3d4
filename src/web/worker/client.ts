import * as Comlink from 'comlink';
import type { Action, Choice } from '../../core/game.ts';
import type { RouteAnswer, RouteSet } from '../../core/routing.ts';
import type { MatchSession } from '../match/session.ts';
import type { RouteWishes, WorkerApi } from './api.ts';
import { type PoolWorker, WorkerPool } from './pool.ts';

/** A search may take this long before it answers with the best it knows. */
const SEARCH_MS = 20_000;
/** Two questions at once are common (a forecast before and after a tile); more would only slow each other down. */
const WORKERS = 2;

function startWorker(): PoolWorker<Comlink.Remote<WorkerApi>> {
  const process = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'railhead' });
  const failure = new Promise<never>((_resolve, reject) => {
    process.addEventListener('error', ({ message }) => reject(new Error(message || 'worker not loaded')));
  });
  // It may fail while nothing is waiting for it.
  failure.catch(() => undefined);
  return { api: Comlink.wrap<WorkerApi>(process), failure, end: () => process.terminate() };
}

const pool = new WorkerPool(startWorker, WORKERS);

/** The first board comes first. */
const WARM_UP_AFTER_MS = 400;

/** Starts a worker before it is needed; returns a function that cancels that. */
export function warmUp({ id, game }: MatchSession['title']): () => void {
  if (!game.routing) return () => undefined;
  // Where it cannot be started, the first real question will say so.
  const timer = setTimeout(
    () => void pool.run((api) => api.prepare(id)).catch(() => undefined),
    WARM_UP_AFTER_MS,
  );
  return () => clearTimeout(timer);
}

export interface RouteSearch {
  readonly wishes?: RouteWishes;
  /** The position to look at; left out, that of the session. */
  readonly state?: object;
  readonly milliseconds?: number;
  /** Called with improvements as they come. */
  readonly onBetter?: (set: RouteSet<Action>, bound: number) => void;
  /** Aborting ends the search and rejects its promise. */
  readonly signal: AbortSignal;
}

/** Looks for the best routes in a worker. Null where the title has no search. */
export async function searchRoutes(
  { title, state: present }: MatchSession,
  { wishes = {}, state = present.value, milliseconds = SEARCH_MS, onBetter, signal }: RouteSearch,
): Promise<RouteAnswer<Action> | null> {
  if (!title.game.routing) return null;
  let isOver = false;
  const report = (set: RouteSet<Action>, bound: number): void => {
    if (!isOver && !signal.aborted) onBetter?.(set, bound);
  };
  const search = (api: Comlink.Remote<WorkerApi>): Promise<RouteAnswer<Action> | null> =>
    api.routes(title.id, state, wishes, milliseconds, Comlink.proxy(report));
  try {
    return await pool.run(search, signal);
  } finally {
    isOver = true;
  }
}

/** Members of a large family, listed in a worker. */
export function expandBeside(
  { title, state }: MatchSession,
  choice: Choice<Action>,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly Action[]> {
  return pool.run((api) => api.expand(title.id, state.value, choice, limit), signal);
}
