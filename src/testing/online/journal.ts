import type { Seat } from '../../core/game.ts';
import type { Id, Key } from '../../online/entry.ts';
import type { ServerMessage } from '../../online/protocol.ts';
import type { StoredLog } from './disk.ts';

/** A decision of a person: one move, under all the keys it was sent under. */
export interface Intent {
  /** The key it was first sent under. */
  readonly name: Key;
  readonly page: number;
  readonly seat: Seat;
  /** What the seat's own actions in effect were when it was decided. */
  own: string;
  /** The person has taken it back or thrown it away. */
  isWithdrawn: boolean;
}

/** What really happened in a simulation, as nobody in it knows it: what the checker holds against the log. */
export class Journal {
  /** What each key was decided on. */
  readonly parents = new Map<Key, Key>();
  readonly intents = new Map<Key, Intent>();
  /** Keys that pages have been told are on disk, with their number. */
  readonly acknowledged = new Map<Key, number>();
  readonly askers = new Map<Key, Id>();
  readonly yes = new Map<Key, Set<Id>>();
  readonly faults: string[] = [];
  /** How often a simulation has come to what it is there to try. */
  readonly met = new Map<string, number>();
  /** Keys of what must never be played. */
  readonly forged = new Set<Key>();
  readonly #disk: StoredLog;

  constructor(disk: StoredLog) {
    this.#disk = disk;
  }

  fault(what: string): void {
    this.faults.push(what);
  }

  meet(what: string): void {
    this.met.set(what, (this.met.get(what) ?? 0) + 1);
  }

  decided(key: Key, after: Key): void {
    this.parents.set(key, after);
  }

  made(page: number, key: Key, after: Key, seat: Seat, own: string): void {
    this.decided(key, after);
    this.intents.set(key, { name: key, page, seat, own, isWithdrawn: false });
  }

  sentAgain(old: Key, fresh: Key): void {
    const intent = this.intents.get(old);
    if (intent) this.intents.set(fresh, intent);
    else this.fault(`sent again what nobody has done: ${old}`);
  }

  /** A person has played a move of a plan: decided again. */
  playedAgain(old: Key, fresh: Key, after: Key, own: string): void {
    this.sentAgain(old, fresh);
    this.decided(fresh, after);
    const intent = this.intents.get(fresh);
    if (intent) intent.own = own;
  }

  withdrawn(key: Key): void {
    const intent = this.intents.get(key);
    if (intent) intent.isWithdrawn = true;
  }

  wished(key: Key, who: Id): void {
    this.askers.set(key, who);
  }

  agreed(key: Key, who: Id): void {
    this.yes.set(key, (this.yes.get(key) ?? new Set()).add(who));
  }

  /** Keys by the names of what was once decided. */
  intentsOf(keys: readonly Key[]): string {
    return keys.map((key) => this.intents.get(key)?.name ?? key).join(' ');
  }

  /** What a page is told has to be on disk. */
  told(message: ServerMessage): void {
    if (message.type === 'refused') this.meet(`refused: ${message.why}`);
    if (message.type === 'ack') this.acknowledged.set(message.key, message.seq);
    if (!('entries' in message) || !message.entries) return;
    for (const { seq, key } of message.entries) {
      if (this.#disk.entries[seq - 1]?.key !== key) this.fault(`entry ${seq} was told before it was on disk`);
    }
  }
}
