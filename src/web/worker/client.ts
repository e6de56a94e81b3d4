import * as Comlink from 'comlink';
import type { Action, Choice } from '../../core/game.ts';
import type { RouteAnswer, RouteSet } from '../../core/routing.ts';
import type { MatchSession } from '../match/session.ts';
import type { RouteWishes, WorkerApi } from './api.ts';
import { type Helper, Pool } from './pool.ts';

/** A search may take this long before it answers with the best it knows. */
const SEARCH_MS = 20_000;
/** Two questions at once are common (a forecast before and after a tile); more would only slow each other down. */
const WORKERS = 2;

function startWorker(): Helper<Comlink.Remote<WorkerApi>> {
  const process = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'railhead' });
  const failure = new Promise<never>((_resolve, reject) => {
    process.addEventListener('error', ({ message }) => reject(new Error(message || 'worker not loaded')));
  });
  // Nobody may be waiting for it when it breaks down.
  failure.catch(() => undefined);
  return { api: Comlink.wrap<WorkerApi>(process), failure, end: () => process.terminate() };
}

const pool = new Pool(startWorker, WORKERS);

/** The first board comes first. */
const WARM_UP_AFTER_MS = 400;

/** Has a worker ready before it is needed; gives what calls it off. */
export function warmUp({ id, game }: MatchSession['title']): () => void {
  if (!game.routing) return () => undefined;
  // Where it cannot be started, the first real question will say so.
  const timer = setTimeout(
    () => void pool.have((api) => api.prepare(id)).catch(() => undefined),
    WARM_UP_AFTER_MS,
  );
  return () => clearTimeout(timer);
}

export interface RouteSearch {
  readonly wishes?: RouteWishes;
  /** The position to look at; left out, that of the session. */
  readonly state?: object;
  readonly milliseconds?: number;
  /** Told of improvements as they come. */
  readonly onBetter?: (set: RouteSet<Action>, bound: number) => void;
  /** Aborting ends the search and rejects its promise. */
  readonly signal: AbortSignal;
}

/** Looks for the best routes beside the page. Null where the title has no search. */
export async function searchRoutes(
  { title, state: present }: MatchSession,
  { wishes = {}, state = present.value, milliseconds = SEARCH_MS, onBetter, signal }: RouteSearch,
): Promise<RouteAnswer<Action> | null> {
  if (!title.game.routing) return null;
  let isOver = false;
  const told = (set: RouteSet<Action>, bound: number): void => {
    if (!isOver && !signal.aborted) onBetter?.(set, bound);
  };
  const search = (api: Comlink.Remote<WorkerApi>): Promise<RouteAnswer<Action> | null> =>
    api.routes(title.id, state, wishes, milliseconds, Comlink.proxy(told));
  try {
    return await pool.have(search, signal);
  } finally {
    isOver = true;
  }
}

/** Members of a large family, listed beside the page. */
export function expandBeside(
  { title, state }: MatchSession,
  choice: Choice<Action>,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly Action[]> {
  return pool.have((api) => api.expand(title.id, state.value, choice, limit), signal);
}
