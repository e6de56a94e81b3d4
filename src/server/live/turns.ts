import type { Live } from '../../online/append.ts';
import type { Entry, Id } from '../../online/entry.ts';

/** So many tables are remembered. */
const KEPT = 10_000;

/** The person who has to decide, if any. */
function decider({ rules, table }: Live): Id | null {
  const seat = table && rules.deciding(table);
  const sitting = seat === null ? undefined : table?.line.seats[seat];
  return sitting && !sitting.computer ? sitting.user : null;
}

/** Finds out when a turn becomes somebody's: one who goes on after a move of their own is not told. */
export class Turns {
  readonly #tell: (user: Id, live: Live) => void;
  readonly #last = new Map<Id, Id | null>();

  constructor(tell: (user: Id, live: Live) => void) {
    this.#tell = tell;
  }

  begun(live: Live): void {
    this.#became(live, null);
  }

  entered(live: Live, entry: Entry): void {
    const { id } = live.rules.terms;
    const acted = entry.kind === 'act' ? live.table?.line.seats[entry.action.by]?.user : null;
    this.#became(live, this.#last.get(id) ?? acted ?? null);
  }

  #became(live: Live, before: Id | null): void {
    const { id } = live.rules.terms;
    const user = decider(live);
    this.#last.delete(id);
    this.#last.set(id, user);
    const [oldest] = this.#last.keys();
    if (this.#last.size > KEPT && oldest !== undefined) this.#last.delete(oldest);
    if (user !== null && user !== before) this.#tell(user, live);
  }
}
