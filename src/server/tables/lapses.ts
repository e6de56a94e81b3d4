import type { Id } from '../../online/entry.ts';
import type { Timing } from '../live/timing.ts';
import type { Listings, WaitingTable } from './listings.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Tables that wait are kept so long without their host. */
const KEPT_FOR = 14 * DAY;
const TOLD_BEFORE = DAY;
const EVERY = HOUR;

interface LapseSurroundings {
  readonly listings: Listings;
  readonly timing: Timing;
  readonly isHere: (user: Id) => boolean;
  /** A table closes before long. */
  readonly warn: (table: WaitingTable) => void;
  /** What is told of a table has changed. */
  readonly changed: (id: Id) => Promise<unknown>;
  readonly close: (id: Id) => Promise<void>;
  readonly report: (cause: unknown) => void;
}

/** Closes tables that wait in vain: their host has not been here for two weeks, and was told a day before. */
export class Lapses {
  readonly #around: LapseSurroundings;
  #callOff = (): void => {};
  #isOver = false;

  constructor(around: LapseSurroundings) {
    this.#around = around;
  }

  /** Looks at all of them, now and every hour. */
  async begin(): Promise<void> {
    const { timing, report } = this.#around;
    await this.#look().catch(report);
    if (!this.#isOver) this.#callOff = timing.later(() => void this.begin(), EVERY);
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  async #look(): Promise<void> {
    const { listings, timing, isHere, warn, changed, close } = this.#around;
    const now = timing.now();
    for (const table of await listings.waiting()) {
      const { id, lapses } = table;
      const end = (isHere(table.host) ? now : table.hostSeen) + KEPT_FOR;
      const isDue = end - TOLD_BEFORE <= now;
      /* oxlint-disable no-await-in-loop -- one table after the other */
      if (isDue && lapses !== null && lapses <= now) await close(id);
      else if (isDue === (lapses === null)) {
        // Where nobody could be told in time, because the server was down, it is kept until a day after.
        await listings.setLapse(id, isDue ? Math.max(end, now + TOLD_BEFORE) : null);
        await changed(id);
        if (isDue) warn(table);
      }
      /* oxlint-enable no-await-in-loop */
    }
  }
}
