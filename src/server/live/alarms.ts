import type { Live } from '../../online/append.ts';
import type { Id } from '../../online/entry.ts';
import type { Request } from '../../online/judge.ts';
import { derivedKey } from '../keys.ts';
import type { Timing } from './timing.ts';

/** What a table wakes up for, and when; null for nothing. */
function nextOf({ rules, table, asks }: Live): { readonly at: number; readonly request: Request } | null {
  const { id } = rules.terms;
  const asked = Math.min(...asks.open.map(({ until }) => until));
  const paused = table && rules.stateOf(table) === 'paused' ? table.line.pausedUntil : null;
  if (table && paused !== null && paused <= asked) {
    const { key } = table.line;
    const body = { kind: 'resume' } as const;
    return { at: paused, request: { kind: 'server', key: derivedKey(id, key, 'resume'), body, after: key } };
  }
  return Number.isFinite(asked) ? { at: asked, request: { kind: 'tend' } } : null;
}

/** Ends requests whose time is over and pauses that have lasted as long as was agreed. */
export class Alarms {
  readonly #timing: Timing;
  readonly #ask: (id: Id, request: Request) => void;
  readonly #set = new Map<Id, () => void>();

  constructor(timing: Timing, ask: (id: Id, request: Request) => void) {
    this.#timing = timing;
    this.#ask = ask;
  }

  /** Looks at a table that has changed. */
  attend(live: Live): void {
    const { id } = live.rules.terms;
    this.#set.get(id)?.();
    this.#set.delete(id);
    const next = nextOf(live);
    if (!next) return;
    const left = next.at - this.#timing.now();
    const callOff = this.#timing.later(() => {
      this.#set.delete(id);
      // A timer may be a little early, and cannot wait for weeks.
      if (this.#timing.now() < next.at) this.attend(live);
      else this.#ask(id, next.request);
    }, left);
    this.#set.set(id, callOff);
  }

  stop(): void {
    for (const callOff of this.#set.values()) callOff();
    this.#set.clear();
  }
}
