import type { Id } from '../../online/entry.ts';
import type { Connection, Ear } from './connection.ts';
import type { LiveHub } from './socket.ts';
import type { Timing } from './timing.ts';

const OFTEN_MS = 1000;

interface WatchSurroundings {
  readonly timing: Timing;
  /** Changes whenever another process has written to the storage. */
  readonly version: () => number;
  /** Those of some sessions that there still are. */
  readonly alive: (sessions: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly report: (cause: unknown) => void;
}

/** A hub whose sockets also end with their sessions where those are ended at the terminal, by another process. */
export class SessionWatch implements LiveHub {
  readonly #hub: LiveHub;
  readonly #around: WatchSurroundings;
  readonly #sessions = new Map<Id, number>();
  #version: number;
  #callOff: () => void;

  constructor(hub: LiveHub, around: WatchSurroundings) {
    this.#hub = hub;
    this.#around = around;
    this.#version = around.version();
    this.#callOff = this.#later();
  }

  connect(connection: Connection): Ear {
    const { session } = connection;
    const ear = this.#hub.connect(connection);
    if (session === null) return ear;
    this.#sessions.set(session, (this.#sessions.get(session) ?? 0) + 1);
    return {
      hear: (text) => ear.hear(text),
      left: () => {
        const others = (this.#sessions.get(session) ?? 1) - 1;
        if (others > 0) this.#sessions.set(session, others);
        else this.#sessions.delete(session);
        ear.left();
      },
    };
  }

  endSession(session: Id): void {
    this.#hub.endSession(session);
  }

  endUser(user: Id): void {
    this.#hub.endUser(user);
  }

  bye(): Promise<void> {
    this.#callOff();
    return this.#hub.bye();
  }

  #later(): () => void {
    const { timing, report } = this.#around;
    return timing.later(() => {
      this.#callOff = this.#later();
      this.#look().catch(report);
    }, OFTEN_MS);
  }

  async #look(): Promise<void> {
    const version = this.#around.version();
    if (version === this.#version) return;
    this.#version = version;
    const sessions = [...this.#sessions.keys()];
    const alive = await this.#around.alive(sessions);
    for (const session of sessions) if (!alive.has(session)) this.#hub.endSession(session);
  }
}
