import type { Entry, Id, Key } from '../../online/entry.ts';
import type { Stored, TableStorage, Writing, Written } from '../../online/storage.ts';
import type { Disk } from './disk.ts';

/** A disk of the simulator as the server sees its storage, with a list of its calls. */
export class MemoryStorage implements TableStorage {
  readonly calls: string[] = [];
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async read(id: Id, from: number): Promise<Stored | null> {
    this.calls.push('read');
    return (await this.#disk.answer({ call: 'read', id, from })) as Stored;
  }

  async find(id: Id, key: Key): Promise<Entry | null> {
    this.calls.push('find');
    return (await this.#disk.answer({ call: 'find', id, key })) as Entry | null;
  }

  async commit(id: Id, writing: Writing): Promise<Written> {
    this.calls.push('commit');
    return (await this.#disk.answer({ call: 'commit', id, writing })) as Written;
  }
}
