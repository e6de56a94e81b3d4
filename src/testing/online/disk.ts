import { NO_ASKS } from '../../online/asks.ts';
import type { Entry, Head } from '../../online/entry.ts';
import type { Call, Stored, Writing, Written } from '../../online/storage.ts';
import type { TableRules } from '../../online/table.ts';
import { nth } from '../../core/present.ts';

/** The storage that all nodes share: one table, and what is written stays. */
export class Disk {
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

  /** The key that an entry follows. */
  keyBefore(seq: number): string {
    return seq === 1 ? this.#rules.terms.id : nth(this.entries, seq - 2).key;
  }
}
