import { expect, test } from 'vitest';
import { type PoolWorker, WorkerPool } from './pool.ts';

/** A pool whose workers are controlled by the test. */
interface Bench {
  readonly pool: WorkerPool<number>;
  readonly ended: number[];
  readonly fail: Map<number, (error: Error) => void>;
}

function bench(size: number): Bench {
  const ended: number[] = [];
  const fail = new Map<number, (error: Error) => void>();
  let started = 0;
  const pool = new WorkerPool<number>((): PoolWorker<number> => {
    const id = started++;
    const failure = new Promise<never>((_resolve, reject) => fail.set(id, reject));
    failure.catch(() => undefined);
    return { api: id, failure, end: () => ended.push(id) };
  }, size);
  return { pool, ended, fail };
}

interface Task {
  readonly done: (api: number) => Promise<number>;
  readonly finish: () => void;
}

/** A task that runs until the test finishes it, and reports which worker did it. */
function task(): Task {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done: (api) => finished.then(() => api), finish: () => finish() };
}

test('a free worker takes the task; further tasks wait', async () => {
  const { pool } = bench(2);
  const [first, second, third] = [task(), task(), task()];
  const answers = [first, second, third].map(({ done }) => pool.run(done));
  second.finish();
  third.finish();
  expect(await answers[1]).toBe(1);
  expect(await answers[2]).toBe(1);
  first.finish();
  expect(await answers[0]).toBe(0);
  expect(await pool.run((api) => Promise.resolve(api))).toBeLessThan(2);
});

test('an aborted task ends its worker, and a waiting task gets a new one', async () => {
  const { pool, ended } = bench(1);
  const calling = new AbortController();
  const called = pool.run(task().done, calling.signal);
  const waiting = pool.run((api) => Promise.resolve(api));
  calling.abort(new Error('never mind'));
  await expect(called).rejects.toThrow('never mind');
  expect(ended).toEqual([0]);
  expect(await waiting).toBe(1);
});

test('aborted while it waits: no worker is ended', async () => {
  const { pool, ended } = bench(1);
  const first = task();
  const answer = pool.run(first.done);
  const calling = new AbortController();
  const waiting = pool.run((api) => Promise.resolve(api), calling.signal);
  calling.abort(new Error('never mind'));
  await expect(waiting).rejects.toThrow('never mind');
  first.finish();
  expect(await answer).toBe(0);
  expect(ended).toEqual([]);
});

test('a worker that breaks down is replaced', async () => {
  const { pool, fail } = bench(1);
  const answer = pool.run(task().done);
  await Promise.resolve();
  fail.get(0)?.(new Error('no such chunk'));
  await expect(answer).rejects.toThrow('no such chunk');
  expect(await pool.run((api) => Promise.resolve(api))).toBe(1);
});
