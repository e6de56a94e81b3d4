import * as Comlink from 'comlink';
import type { Action, Choice, RouteAnswer, RouteSet } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import type { RouteWishes, WorkerApi } from './api.ts';

/** A search may take this long before it answers with the best it knows. */
const SEARCH_MS = 20_000;

let worker: { readonly process: Worker; readonly api: Comlink.Remote<WorkerApi> } | null = null;
let searching = 0;

function getWorker(): Comlink.Remote<WorkerApi> {
  if (!worker) {
    const process = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'railhead' });
    worker = { process, api: Comlink.wrap<WorkerApi>(process) };
  }
  return worker.api;
}

/** A search cannot be interrupted from outside, but its worker can be ended; the next question starts another. */
function abandonWorker(): void {
  worker?.process.terminate();
  worker = null;
}

/** The worker with the session's game up to date, and the number of the position asked about. */
async function workerAt(session: MatchSession): Promise<{ api: Comlink.Remote<WorkerApi>; count: number }> {
  const { actions, ...header } = session.match();
  const api = getWorker();
  await api.loadMatch(header, actions);
  return { api, count: actions.length };
}

/**
 * Looks for the best routes in the session's position. Improvements are told as they come; aborting ends the search
 * and leaves the promise unanswered by rejecting it. Null where the title has no search.
 */
export async function searchRoutes(
  session: MatchSession,
  wishes: RouteWishes,
  onBetter: (set: RouteSet<Action>, bound: number) => void,
  signal: AbortSignal,
): Promise<RouteAnswer<Action> | null> {
  if (!session.title.game.routing) return null;
  if (searching > 0) abandonWorker();
  const { api, count } = await workerAt(session);
  signal.throwIfAborted();
  const told = (set: RouteSet<Action>, bound: number): void => {
    if (!signal.aborted) onBetter(set, bound);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      abandonWorker();
      reject(signal.reason as Error);
    });
  });
  searching++;
  try {
    return await Promise.race([api.routes(count, wishes, SEARCH_MS, Comlink.proxy(told)), aborted]);
  } finally {
    searching--;
  }
}

/** Members of a large family, listed beside the page. */
export async function expandBeside(
  session: MatchSession,
  choice: Choice<Action>,
  limit: number,
): Promise<readonly Action[]> {
  const { api, count } = await workerAt(session);
  return api.expand(count, choice, limit);
}
