import { NO_ASKS } from '../../online/asks.ts';
import type { Entry, Head, Id, Key } from '../../online/entry.ts';
import type { Call, Stored, Writing, Written } from '../../online/storage.ts';
import type { TableRules } from '../../online/table.ts';
import { nth } from '../../core/present.ts';

/** What is on the disk that all nodes share: one table. */
export interface StoredLog {
  readonly entries: readonly Entry[];
  readonly head: Head;
  readonly openAsks: typeof NO_ASKS.open;
  /** Nothing more can be written. */
  isFull: boolean;
}

/** A call of one of the nodes. */
export interface DiskCall {
  readonly node: number;
  readonly call: Call;
}

/** What happens in a simulation: it stops at every call to the disk and goes on with the answer. */
export type Happening = Generator<DiskCall, void, unknown>;

/** The key that an entry of a table follows. */
export function keyBefore(entries: readonly Entry[], table: Id, seq: number): Key {
  return seq === 1 ? table : nth(entries, seq - 2).key;
}

/** A disk in memory: what is written stays. */
export class Disk implements StoredLog {
  entries: Entry[] = [];
  isFull = false;
  #asks = NO_ASKS;
  #revision = 0;
  #head: Head;
  readonly #rules: TableRules;

  constructor(rules: TableRules, opening: readonly Entry[]) {
    this.#rules = rules;
    this.entries = [...opening];
    this.#head = rules.headOf(rules.load(opening));
  }

  get head(): Head {
    return this.#head;
  }

  get openAsks(): typeof NO_ASKS.open {
    return this.#asks.open;
  }

  answer(call: Call): unknown {
    if (call.call === 'read') return this.#read(call.from);
    if (call.call === 'find') return this.entries.find(({ key }) => key === call.key) ?? null;
    return this.commit(call.writing);
  }

  #read(from: number): Stored {
    return {
      terms: this.#rules.terms,
      head: this.#head,
      entries: this.entries.slice(from),
      asks: this.#asks,
      revision: this.#revision,
      snapshot: null,
    };
  }

  commit({ follows, entry, head, asks }: Writing): Written {
    if (this.isFull) return 'full';
    if (follows !== this.#revision) return 'late';
    if (entry && this.entries.some(({ key }) => key === entry.key)) return 'known';
    if (entry) this.entries.push(entry);
    this.#head = head;
    this.#asks = asks;
    this.#revision++;
    return 'done';
  }

  /** Lets something happen with this disk. */
  carryOut(happening: Happening): void {
    let step = happening.next();
    while (!step.done) step = happening.next(this.answer(step.value.call));
  }
}
