import type { Decision } from '../../bots/mind.ts';
import { characterOf, decisionSeed } from '../../bots/seats.ts';
import type { Action, Seat } from '../../core/game.ts';
import { forcedPass } from '../../core/forced.ts';
import type { Live } from '../../online/append.ts';
import type { EntryBody, Id, Key } from '../../online/entry.ts';
import type { Why } from '../../online/protocol.ts';
import type { Tables } from '../tables.ts';
import { derivedKey } from '../keys.ts';
import type { Timing } from './timing.ts';
import type { Question, Thinkers } from './thinking.ts';

/** A computer has made no move: it broke down, or chose what the rules refuse. */
export interface Trouble {
  readonly id: Id;
  readonly seat: Seat;
  readonly why: 'failed' | 'refused';
  readonly cause: unknown;
}

export interface ComputersSurroundings {
  readonly tables: Tables;
  readonly thinkers: Thinkers;
  readonly timing: Timing;
  readonly onTrouble: (trouble: Trouble) => void;
}

/** After a full disk. */
const AGAIN_MS = 10_000;

/** What the server itself has to do at a table: a move of a computer, or a pass that is all the rules allow. */
type Task =
  | { readonly kind: 'forced'; readonly action: Action }
  | { readonly kind: 'think'; readonly seat: Seat; readonly question: Question };

function taskAt({ rules, table }: Live): Task | null {
  const seat = table && rules.deciding(table);
  if (!table || seat === null) return null;
  const { state } = table.position;
  const pass = forcedPass(rules.game, state);
  if (pass) return { kind: 'forced', action: pass };
  const { match } = rules.terms;
  const computer = table.line.seats[seat]?.computer;
  const character = computer ? characterOf({ name: '', computer }) : null;
  if (!character) return null;
  const seed = decisionSeed(match.seed, table.line.moves.length);
  return { kind: 'think', seat, question: { title: match.game, state, character, seed } };
}

/** Why a computer has moved so, as pages show it. */
function whyOf({ because, alternatives }: Decision<Action>): Record<string, unknown> {
  return {
    because,
    others: alternatives.map(({ action, because: reason }) => ({ action, because: reason })),
  };
}

/**
 * Makes the moves that are nobody's to make. What is asked follows from the log alone, and so does the key of the entry:
 * whichever process thinks, and however often, one entry comes of it.
 */
export class Computers {
  readonly #around: ComputersSurroundings;
  /** The entry each table is being thought about on top of. */
  readonly #tasks = new Map<Id, { readonly after: Key; readonly work: Promise<void> }>();
  readonly #troubles = new Map<Id, { readonly after: Key; readonly seat: Seat }>();
  #isStopped = false;

  constructor(around: ComputersSurroundings) {
    this.#around = around;
  }

  /** Looks whether there is something to do at a table; done when it is, or when there was nothing. */
  attend(live: Live): Promise<void> {
    const { id } = live.rules.terms;
    const { key: after } = live.head;
    const known = this.#tasks.get(id);
    if (known?.after === after) return known.work;
    if (this.#isStopped || this.#troubles.get(id)?.after === after) return Promise.resolve();
    this.#troubles.delete(id);
    const task = taskAt(live);
    if (!task) return Promise.resolve();
    const work = this.#do(live, task).finally(() => {
      if (this.#tasks.get(id)?.work === work) this.#tasks.delete(id);
    });
    this.#tasks.set(id, { after, work });
    return work;
  }

  /** The seat whose computer has broken down where a table stands now. */
  troubleAt({ rules, head }: Live): Seat | null {
    const trouble = this.#troubles.get(rules.terms.id);
    return trouble?.after === head.key ? trouble.seat : null;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #do(live: Live, task: Task): Promise<void> {
    if (task.kind === 'forced') {
      await this.#enter(live, { kind: 'act', action: task.action, how: 'forced' });
      return;
    }
    const { seat, question } = task;
    try {
      const decision = await this.#around.thinkers.think(question);
      if (this.#isStopped) return;
      const { action } = decision;
      const isOwn = action.by === seat;
      const body: EntryBody = { kind: 'act', action, how: 'bot', why: whyOf(decision) };
      const why = isOwn ? await this.#enter(live, body) : 'rules';
      if (why === 'rules') this.#fail(live, seat, 'refused', action);
    } catch (error) {
      if (!this.#isStopped) this.#fail(live, seat, 'failed', error);
    }
  }

  /** Why it has not been entered, if so. That the table has gone on meanwhile is as good as done. */
  async #enter(live: Live, body: EntryBody): Promise<Why | null> {
    const { rules, head } = live;
    const { id } = rules.terms;
    const key = derivedKey(id, head.key, 'server');
    const { tables, timing } = this.#around;
    const { why } = await tables.request(id, { kind: 'server', key, body, after: head.key });
    // Once there is room again it is thought about anew: the answer is the same.
    if (why === 'full' || why === 'slow-down') timing.later(() => void this.#lookAgain(id), AGAIN_MS);
    return why;
  }

  async #lookAgain(id: Id): Promise<void> {
    const live = await this.#around.tables.look(id);
    if (live) await this.attend(live);
  }

  /** Play waits until a person takes the seat over or takes moves back. */
  #fail(live: Live, seat: Seat, why: Trouble['why'], cause: unknown): void {
    const { id } = live.rules.terms;
    this.#troubles.set(id, { after: live.head.key, seat });
    this.#around.onTrouble({ id, seat, why, cause });
  }
}
