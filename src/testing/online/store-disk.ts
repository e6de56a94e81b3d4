import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '../../core/json.ts';
import { nth, present } from '../../core/present.ts';
import { NO_ASKS } from '../../online/asks.ts';
import type { Entry, Head } from '../../online/entry.ts';
import { asked } from '../../online/storage.ts';
import type { TableRules } from '../../online/table.ts';
import { openBeside, openStore, type Store } from '../../server/store/open.ts';
import { troubleOf } from '../../server/store/trouble.ts';
import type { DiskCall, Happening, StoredLog } from './disk.ts';

/** Pages a file may have where nothing limits it. */
const MOST_PAGES = 1_000_000_000;

interface Begun {
  readonly rules: TableRules;
  readonly opening: readonly Entry[];
  head: Head;
}

/**
 * The disk of the simulator with the storage of the server: a file of SQLite, and a connection of its own for each node,
 * as processes have it. What the checker sees of a writing is read back over the connection that has not written it.
 */
export class StoreDisk implements StoredLog {
  isFull = false;
  entries: readonly Entry[] = [];
  openAsks: StoredLog['openAsks'] = NO_ASKS.open;
  readonly #folder: string;
  readonly #stores: readonly Store[];
  #table: Begun | null = null;
  #wasFull = false;
  #tables = 0;

  private constructor(folder: string, stores: readonly Store[]) {
    this.#folder = folder;
    this.#stores = stores;
  }

  static async open(): Promise<StoreDisk> {
    const folder = mkdtempSync(join(tmpdir(), 'railhead-simulated-'));
    const around = {
      digest: 'simulated',
      report(error: unknown) {
        if (troubleOf(error) !== 'full') throw error;
      },
    };
    const stores = [await openStore(folder, around), await openBeside(folder, around)];
    // Nodes die here, the machine does not: nothing has to get past the system's own memory.
    for (const { sqlite } of stores) sqlite.exec('pragma synchronous = off');
    return new StoreDisk(folder, stores);
  }

  async close(): Promise<void> {
    // The first one holds the folder.
    for (const store of this.#stores.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- they share a file
      await store.close();
    }
    rmSync(this.#folder, { recursive: true });
  }

  /** A name no table here has yet. */
  newTable(): string {
    return `table${++this.#tables}`.padEnd(22, '_');
  }

  /** The table of one schedule; those of earlier ones stay where they are. */
  begin(rules: TableRules, opening: readonly Entry[]): this {
    this.#table = { rules, opening, head: rules.headOf(rules.load(opening)) };
    this.isFull = false;
    this.entries = opening;
    this.openAsks = NO_ASKS.open;
    return this;
  }

  get #begun(): Begun {
    return present(this.#table, 'the table of a schedule');
  }

  get head(): Head {
    return this.#begun.head;
  }

  /** Lets something happen with this disk. */
  async carryOut(happening: Happening): Promise<void> {
    const { rules, opening } = this.#begun;
    await nth(this.#stores, 0).tables.create(rules, opening);
    let step = happening.next();
    while (!step.done) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      step = happening.next(await this.#answer(step.value));
    }
    await this.#compare();
  }

  async #answer({ node, call }: DiskCall): Promise<unknown> {
    this.#limit();
    const answer = await asked(nth(this.#stores, node).tables, call);
    if (call.call === 'commit') await this.#look(1 - node);
    return answer;
  }

  #limit(): void {
    if (this.isFull === this.#wasFull) return;
    this.#wasFull = this.isFull;
    // As many as there are is the least there can be.
    for (const { sqlite } of this.#stores)
      sqlite.exec(`pragma max_page_count = ${this.isFull ? 1 : MOST_PAGES}`);
  }

  async #look(node: number): Promise<void> {
    const { id } = this.#begun.rules.terms;
    const stored = await nth(this.#stores, node).tables.read(id, this.entries.length);
    const { entries, head, asks } = present(stored, 'the table on the disk');
    this.entries = [...this.entries, ...entries];
    this.openAsks = asks.open;
    this.#begun.head = head;
  }

  /** Nothing that was once written has changed since. */
  async #compare(): Promise<void> {
    const { id } = this.#begun.rules.terms;
    const stored = await nth(this.#stores, 1).tables.read(id, 0);
    if (canonicalJson(stored?.entries ?? null) !== canonicalJson(this.entries))
      throw new Error('what is on the disk has changed');
  }
}
