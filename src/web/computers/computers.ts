import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Character, Decision } from '../../bots/mind.ts';
import { decisionSeed } from '../../bots/seats.ts';
import type { Action, Seat } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import type { Why } from '../match/entries.ts';
import type { MatchSession } from '../match/session.ts';
import { preferences } from '../parts/preferences.ts';
import { type Later, rest } from '../parts/rest.ts';
import type { Question } from './api.ts';
import { type Speed, speed } from './speed.ts';
import { think } from './think.ts';

/** Between two moves at the usual speed: long enough to read what was done, and why. */
export const MOVE_MS = 1500;

/** Where questions go: a worker, but in tests. */
export type Thinker = (question: Question, signal: AbortSignal) => Promise<Decision<Action>>;

/** What computers do at a table, apart from the game. */
export interface Surroundings {
  readonly think: Thinker;
  readonly later: Later;
  readonly speed: ReadonlySignal<Speed>;
  /** Whether forced passes are made automatically. */
  readonly passesForced: () => boolean;
  /** The decision is handed to a person. */
  readonly onHandedOn: () => void;
}

const PAGE: Surroundings = {
  think,
  speed,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  passesForced: () => preferences.peek()['auto-pass'],
  onHandedOn: () => rest.begin(),
};

/** A computer has no move to make: it broke down, or answered what the rules refuse. */
export interface Trouble {
  readonly kind: 'failed' | 'refused';
  readonly message: string;
}

/** A decision that a computer has to make. */
interface Task {
  readonly at: number;
  readonly state: object;
  readonly seat: Seat;
  readonly character: Character;
}

function isSame(one: Task, other: Task): boolean {
  return (
    one.state === other.state &&
    one.seat === other.seat &&
    one.character.level === other.character.level &&
    one.character.manner === other.character.manner
  );
}

function whyOf({ because, alternatives }: Decision<Action>): Why {
  return {
    because,
    others: alternatives.map(({ action, because: reason }) => ({ action, because: reason })),
  };
}

/**
 * Lets computers move at a table: asks for each decision of theirs as soon as it is open, one at a time, and makes the
 * move once people have had time to see the last one. A question whose position has changed is given up. Nothing happens
 * where the game is only followed. What is asked depends on the position, the character and the seed of the match alone,
 * so that a page that is reloaded in the middle comes to the same move.
 */
export class Computers {
  readonly #session: MatchSession;
  readonly #around: Surroundings;
  /** The user has stopped them. */
  readonly #isPaused = signal(false);
  /** One move is wanted all the same. */
  readonly #isOneWanted = signal(false);
  /** The user wants to see the next move now. */
  readonly #isWanted = signal(false);
  /** The usual time between two moves is over. */
  readonly #isDue = signal(false);
  /** Something else is on show in place of the table: a plan. */
  readonly #isHeld = signal(false);
  readonly #trouble = signal<Trouble | null>(null);
  readonly #found = signal<Decision<Action> | null>(null);
  /** The position after the last move of a computer here. */
  readonly #moved = signal<number | null>(null);
  readonly #task: ReadonlySignal<Task | null>;
  #asked: { readonly task: Task; readonly abort: AbortController } | null = null;
  #callOff = (): void => {};

  constructor(session: MatchSession, around: Surroundings = PAGE) {
    this.#session = session;
    this.#around = around;
    this.#task = computed(() => {
      const { turn, isWritable, computers, at, state } = session;
      const { value: open } = turn;
      if (open.kind === 'finished' || !isWritable.value) return null;
      const character = computers.value[open.seat];
      return character ? { at: at.value, state: state.value, seat: open.seat, character } : null;
    });
  }

  /** Whether a computer has to decide now, here or where the game is played. */
  get isOnTurn(): boolean {
    const turn = this.#session.turn.value;
    return turn.kind === 'decide' && Boolean(this.#session.computers.value[turn.seat]);
  }

  get isPaused(): ReadonlySignal<boolean> {
    return this.#isPaused;
  }

  get trouble(): ReadonlySignal<Trouble | null> {
    return this.#trouble;
  }

  /** Whether the next move waits for a key. */
  get isWaiting(): boolean {
    const { speed: pace } = this.#around;
    return pace.value === 'slowly' && this.#moved.value === this.#session.at.value && !this.#isWanted.value;
  }

  /** Begins to look after the table; gives what ends that. */
  start(): () => void {
    const ends = [this.#watchPosition(), effect(() => this.#attend()), effect(() => this.#moveWhenDue())];
    return () => {
      for (const end of ends) end();
      this.#callOff();
      this.#giveUp();
    };
  }

  pause(isPaused: boolean): void {
    this.#isOneWanted.value = false;
    this.#isPaused.value = isPaused;
  }

  /** The next move, and no more after it. */
  moveOnce(): void {
    batch(() => {
      this.#isPaused.value = true;
      this.#isOneWanted.value = true;
      this.#isWanted.value = true;
    });
  }

  /** The next move, which waits for this. */
  goOn(): void {
    this.#isWanted.value = true;
  }

  tryAgain(): void {
    this.#trouble.value = null;
  }

  /** Something hides the table: no move is made that nobody sees. */
  hold(isHeld: boolean): void {
    this.#isHeld.value = isHeld;
  }

  #watchPosition(): () => void {
    let last = this.#session.at.peek();
    return effect(() => {
      const at = this.#session.at.value;
      // Who goes back to a computer's decision wants to look at it, not to see the same move again.
      const isBack = at < last && untracked(() => this.#task.value) !== null;
      last = at;
      this.#callOff();
      batch(() => {
        if (isBack) this.#isPaused.value = true;
        this.#isWanted.value = false;
        this.#isDue.value = false;
        this.#callOff = this.#around.later(() => {
          this.#isDue.value = true;
        }, MOVE_MS);
      });
    });
  }

  #giveUp(): void {
    this.#asked?.abort.abort(new Error('not wanted any more'));
    this.#asked = null;
    this.#found.value = null;
  }

  /** Asks what is to be asked, and nothing else. */
  #attend(): void {
    const task = this.#task.value;
    const isWanted = !this.#isPaused.value || this.#isOneWanted.value;
    const isInTrouble = this.#trouble.value !== null;
    const isStill = task !== null && this.#asked !== null && isSame(this.#asked.task, task);
    // After trouble the same question may be asked again.
    if (isStill && isWanted && (isInTrouble || !this.#asked?.abort.signal.aborted)) return;
    untracked(() => {
      this.#giveUp();
      if (!isStill) this.#trouble.value = null;
      if (task && isWanted && this.#trouble.value === null) void this.#ask(task);
    });
  }

  async #ask(task: Task): Promise<void> {
    const abort = new AbortController();
    const asked = { task, abort };
    this.#asked = asked;
    const { title, seed } = this.#session;
    const { at, state, character } = task;
    try {
      const question = { title: title.id, state, character, seed: decisionSeed(seed, at) };
      const decision = await this.#around.think(question, abort.signal);
      if (this.#asked === asked) this.#found.value = decision;
    } catch (error) {
      if (this.#asked === asked) this.#fail({ kind: 'failed', message: (error as Error).message });
    }
  }

  /** The table waits, until it is tried again or a person takes over. */
  #fail(trouble: Trouble): void {
    this.#asked?.abort.abort();
    batch(() => {
      this.#found.value = null;
      this.#trouble.value = trouble;
    });
  }

  #moveWhenDue(): void {
    const decision = this.#found.value;
    const { speed: pace } = this.#around;
    const isSeen = this.#session.looking.value === null && !this.#isHeld.value;
    const isDue = pace.value === 'at-once' || (this.#isDue.value && !this.isWaiting) || this.#isWanted.value;
    if (decision && isSeen && isDue) untracked(() => this.#move(decision));
  }

  #move(decision: Decision<Action>): void {
    const session = this.#session;
    const task = this.#asked?.task;
    // The position may have changed in this very moment.
    if (!task || task.state !== session.state.value) return;
    if (!this.#isDone(decision, task)) {
      this.#fail({ kind: 'refused', message: canonicalJson(decision.action) });
      return;
    }
    if (!this.isOnTurn) this.#around.onHandedOn();
  }

  /** Makes a move, if it is one. What a computer answers may be anything at all. */
  #isDone(decision: Decision<Action>, { seat }: Task): boolean {
    if (decision.action.by !== seat) return false;
    try {
      return batch(() => {
        if (this.#session.act(decision.action, whyOf(decision))) return false;
        if (this.#around.passesForced()) this.#session.passForced();
        this.#moved.value = this.#session.at.value;
        this.#isOneWanted.value = false;
        return true;
      });
    } catch {
      return false;
    }
  }
}

const atTables = new WeakMap<MatchSession, Computers>();

/** The computers of a table. */
export function computersAt(session: MatchSession): Computers {
  let computers = atTables.get(session);
  if (!computers) atTables.set(session, (computers = new Computers(session)));
  return computers;
}
