import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../online/append.ts';
import type { TableStorage } from '../online/storage.ts';
import { Disk } from '../testing/online/disk.ts';
import { MemoryStorage } from '../testing/online/memory-storage.ts';
import { RELAY } from '../testing/online/relay.ts';
import { add, ANN, named, sampleRules, TABLE } from '../testing/online/sample-table.ts';
import { StoreFolder } from '../testing/online/store-folder.ts';
import { Queues } from './store/queue.ts';
import { Tables } from './tables.ts';

const folder = new StoreFolder();
afterAll(() => folder.clear());

function tablesOn(storage: TableStorage): Tables {
  return new Tables(
    storage,
    () => RELAY,
    () => ({ at: 2_000_000, absent: [] }),
  );
}

function act(tables: Tables, key: string, after: string, amount: number): Promise<Outcome> {
  const message = {
    type: 'act',
    id: TABLE,
    key: named(key),
    after: named(after),
    seq: 0,
    action: add(0, amount),
  } as const;
  return tables.request(TABLE, { kind: 'page', user: ANN, message });
}

describe('the tables of a process', () => {
  test('take requests that come at once one by one', async () => {
    const store = await folder.open();
    await store.tables.create(sampleRules());
    const tables = tablesOn(store.tables);
    const outcomes = await Promise.all([
      act(tables, 'k1', 'table', 1),
      act(tables, 'k2', 'k1', 2),
      act(tables, 'k3', 'k1', 3),
    ]);
    expect(outcomes.map(({ reply }) => reply?.type)).toEqual(['ack', 'ack', 'refused']);
    expect((await store.tables.read(TABLE, 0))?.head.seq).toBe(2);
  });

  test('read a table once, and again after an error', async () => {
    const storage = new MemoryStorage(new Disk(sampleRules(), []));
    const tables = tablesOn(storage);
    await act(tables, 'k1', 'table', 1);
    await act(tables, 'k2', 'k1', 2);
    expect(storage.calls).toEqual(['read', 'commit', 'commit']);
    const failing = vi.spyOn(storage, 'commit').mockRejectedValue(new Error('no storage'));
    await expect(act(tables, 'k3', 'k2', 3)).rejects.toThrow('no storage');
    failing.mockRestore();
    storage.calls.length = 0;
    expect((await act(tables, 'k3', 'k2', 3)).reply?.type).toBe('ack');
    expect(storage.calls).toEqual(['read', 'commit']);
  });
});

test('one table does not wait for another, and goes on after a failure', async () => {
  const queues = new Queues();
  let go = (): void => {};
  const slow = queues.run('a', () => new Promise<void>((resolve) => (go = resolve)));
  const done: string[] = [];
  const second = queues.run('a', async () => void done.push('a'));
  await queues.run('b', async () => void done.push('b'));
  expect(done).toEqual(['b']);
  go();
  await Promise.all([slow, second]);
  await expect(queues.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await queues.run('a', async () => void done.push('last'));
  expect(done).toEqual(['b', 'a', 'last']);
});
