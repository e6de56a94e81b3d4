import type { Kysely } from 'kysely';
import type { Id } from '../../online/entry.ts';
import type { Schema } from '../store/schema.ts';
import type { Timing } from './timing.ts';

const SECOND = 1000;
/** What has changed is noted together, so often at most. */
const NOTED_AFTER_MS = 30 * SECOND;
/** After a start of the server everybody gets this long to be back. */
const GRACE_MS = 60 * SECOND;

interface AbsenceSurroundings {
  readonly db: Kysely<Schema>;
  readonly timing: Timing;
  readonly report: (cause: unknown) => void;
}

/** Since when users have been away, over starts of the server. Those who were here when it ended are not away by that. */
export class Absences {
  readonly #around: AbsenceSurroundings;
  readonly #started: number;
  readonly #since = new Map<Id, number>();
  readonly #unnoted = new Set<Id>();
  #callOff: (() => void) | null = null;

  constructor(around: AbsenceSurroundings) {
    this.#around = around;
    this.#started = around.timing.now();
  }

  /** Takes over what was noted before this process. Whoever has come or gone since is known better. */
  async load(): Promise<void> {
    const noted = await this.#around.db.selectFrom('absences').selectAll().execute();
    for (const { user_id, since } of noted) if (!this.#unnoted.has(user_id)) this.#since.set(user_id, since);
  }

  left(user: Id): void {
    this.#since.set(user, this.#around.timing.now());
    this.#noteLater(user);
  }

  isBack(user: Id): void {
    this.#since.delete(user);
    this.#noteLater(user);
  }

  /** Whether a user who is not here has not been for so long. */
  hasLasted(user: Id, ms: number): boolean {
    const now = this.#around.timing.now();
    if (now - this.#started <= GRACE_MS) return false;
    return now - (this.#since.get(user) ?? this.#started) > ms;
  }

  #noteLater(user: Id): void {
    this.#unnoted.add(user);
    const { timing, report } = this.#around;
    this.#callOff ??= timing.later(() => void this.note().catch(report), NOTED_AFTER_MS);
  }

  /** Notes what has changed. */
  async note(): Promise<void> {
    this.#callOff?.();
    this.#callOff = null;
    const users = [...this.#unnoted];
    if (users.length === 0) return;
    const away = users.flatMap((user_id) => {
      const since = this.#since.get(user_id);
      return since === undefined ? [] : [{ user_id, since }];
    });
    await this.#around.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('absences').where('user_id', 'in', users).execute();
      if (away.length > 0) await trx.insertInto('absences').values(away).execute();
    });
    for (const user of users) this.#unnoted.delete(user);
  }
}
