import * as Comlink from 'comlink';
import type { Decision } from '../../bots/mind.ts';
import type { Action } from '../../core/game.ts';
import { type PoolWorker, WorkerPool } from '../worker/pool.ts';
import type { Question, ThinkerApi } from './api.ts';

function startThinker(): PoolWorker<Comlink.Remote<ThinkerApi>> {
  const process = new Worker(new URL('thinker.ts', import.meta.url), {
    type: 'module',
    name: 'railhead computer',
  });
  const failure = new Promise<never>((_resolve, reject) => {
    process.addEventListener('error', ({ message }) => reject(new Error(message || 'worker not loaded')));
  });
  // It may fail while nothing is waiting for it.
  failure.catch(() => undefined);
  return { api: Comlink.wrap<ThinkerApi>(process), failure, end: () => process.terminate() };
}

/** Computers think one after the other, as they sit. */
const pool = new WorkerPool(startThinker, 1);

/** What a computer decides, thought about in a worker. Aborting ends the thought and rejects its promise. */
export function think(question: Question, signal: AbortSignal): Promise<Decision<Action>> {
  return pool.run((api) => api.decide(question), signal);
}
