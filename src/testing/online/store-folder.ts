import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { openStore, type Store } from '../../server/store/open.ts';

/** A data folder of one test, with what its store has reported. */
export class StoreFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'railhead-store-'));
  readonly reported: unknown[] = [];
  #open: Store[] = [];

  async open(digest = 'rules', migrations?: Parameters<typeof openStore>[2]): Promise<Store> {
    const around = { digest, report: (cause: unknown) => void this.reported.push(cause) };
    const store = await openStore(this.path, around, migrations);
    this.#open.push(store);
    return store;
  }

  async close(store: Store): Promise<void> {
    this.#open = this.#open.filter((other) => other !== store);
    await store.close();
  }

  async clear(): Promise<void> {
    for (const store of this.#open) {
      // oxlint-disable-next-line no-await-in-loop -- they share a folder
      await store.close();
    }
    rmSync(this.path, { recursive: true });
  }
}

/** For a file of tests: gives new folders, which are closed and removed after the test. */
export function useStoreFolders(): () => StoreFolder {
  const folders: StoreFolder[] = [];
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => folder.clear()));
  });
  return () => {
    const folder = new StoreFolder();
    folders.push(folder);
    return folder;
  };
}
