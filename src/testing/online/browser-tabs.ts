import { expect, onTestFinished } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import type { Id } from '../../online/entry.ts';
import type { Notice } from '../../online/outbox.ts';
import type { MatchSession } from '../../web/match/session.ts';
import { Company } from '../../web/online/company.ts';
import { Connection } from '../../web/online/connection.ts';
import type { OnlineKeeper } from '../../web/online/online-keeper.ts';
import { openOnline, type OnlineWorld } from '../../web/online/open-table.ts';
import { memoryCopies } from '../../web/online/table-copies.ts';
import { fakeLocks, fakeStorage } from '../fake-browser.ts';
import { FakeNetwork } from './fake-network.ts';
import type { MemoryServer } from './memory-server.ts';
import { STRANGER, TABLE } from './sample-table.ts';

/** An online table in a tab. */
export interface Tab {
  readonly session: MatchSession;
  readonly keeper: OnlineKeeper;
  readonly company: Company;
  readonly notices: Notice[];
  readonly network: FakeNetwork;
}

/** The keys that browsers make, each once. */
let keys = 0;

/** A browser with what it keeps. Its tabs share that. */
export class Browser {
  readonly copies = memoryCopies();
  readonly storage = fakeStorage();
  readonly locks = fakeLocks();
  /** What tabs do once there is time. */
  readonly idle: (() => void)[] = [];
  isOffline = false;
  hasLocks = true;
  readonly #server: MemoryServer;
  readonly #user: Id | null;

  constructor(server: MemoryServer, user: Id | null) {
    this.#server = server;
    this.#user = user;
  }

  #world(tab: string, network: FakeNetwork): OnlineWorld {
    const { copies, storage } = this;
    const server = this.#server;
    const told = <T>(answer: T): { kind: 'done'; answer: T } | { kind: 'unreachable' } =>
      this.isOffline ? { kind: 'unreachable' } : { kind: 'done', answer };
    return {
      connection: new Connection(network.world()),
      copies,
      notes: {
        storage,
        locks: this.hasLocks ? this.locks : null,
        pause: () => new Promise((resolve) => setTimeout(resolve)),
      },
      newKey: () => this.#newKey(tab),
      whenIdle: (then) => this.idle.push(then),
      later: (milliseconds, then) => network.later(milliseconds, then),
      askTable: async () => told(server.info),
      askLog: async () => told({ entries: server.entries, head: server.disk.head }),
      user: async () => this.#user,
      tab,
    };
  }

  #newKey(tab: string): string {
    return `${tab}-${++keys}`.padEnd(22, '_');
  }

  /** Opens the table in a tab and lets it connect, if it can. */
  async open(tab: string): Promise<Tab> {
    const network = new FakeNetwork();
    this.#server.serve(network, this.#user ?? STRANGER);
    const opened = await openOnline(TABLE, this.#world(tab, network));
    if (opened.kind !== 'open') throw new Error(`not opened: ${opened.kind}`);
    const { session, keeper, info } = opened.table;
    const company = new Company({
      keeper,
      info,
      newKey: () => this.#newKey(tab),
      later: (milliseconds, then) => network.later(milliseconds, then),
      askInfo: async () => (this.isOffline ? null : this.#server.info),
    });
    company.listen();
    const notices: Notice[] = [];
    keeper.listen((notice) => notices.push(notice));
    await keeper.join();
    onTestFinished(() => keeper.leave());
    await this.#server.settle();
    return { session, keeper, company, notices, network };
  }

  /** What a tab leaves behind that dies: its notes, and no lock. */
  kill({ keeper }: Tab): void {
    keeper.leave();
  }
}

/** Something that can be decided at a table. */
export function decide({ session }: Tab): Action {
  const { game } = session.title;
  const action = [...legalActions(game, session.state.value)].find(({ by }) => session.decidesFor(by));
  return present(action, 'something to decide here');
}

/** Plays so many actions at a table, as they come. */
export function play(tab: Tab, number = 1): Action[] {
  return Array.from({ length: number }, () => {
    const action = decide(tab);
    expect(tab.session.act(action)).toBe(null);
    return action;
  });
}
