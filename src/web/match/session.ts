import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Choice, Event, Refusal, RuleId, Turn } from '../../core/game.ts';
import { type Match, switchesOf } from '../../core/match.ts';
import { ruleTitles } from '../../text/rule-texts.ts';
import type { Words } from '../../text/words.ts';
import type { LoadedTitle } from '../titles.ts';
import { tableWords } from '../words.ts';
import type { History } from './history.ts';
import type { Step } from './replay.ts';
import {
  type MatchStore,
  newGameId,
  type ReadMatch,
  type SavedGame,
  type SavedMatch,
  StoreError,
  type StoreProblem,
} from './store.ts';

/** What an action would do, without doing it. */
export interface Trial<V = unknown> {
  readonly refused?: undefined;
  readonly view: V;
  readonly turn: Turn;
  readonly events: readonly Event[];
}

export type Saving =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };

export interface SessionStart {
  readonly id: string;
  readonly title: LoadedTitle;
  /** The log, undone actions included. */
  readonly history: History;
  /** How many actions are in effect. */
  readonly at: number;
  readonly revision: number;
  readonly store: MatchStore;
  /** The action of another game from which this one is played on. */
  readonly from?: number | undefined;
  /** Nothing before this position is undone. */
  readonly first?: number;
  /** The time, for the list of games. */
  readonly now?: () => number;
}

/**
 * A game at the table: its log, the position it leads to, and what can be done there. Everything derived is a signal,
 * worked out when it is looked at. Undone actions stay behind the position until something else is done.
 *
 * `V` is the form of the title's view: the families of titles (`web/rail`, `web/express`) know theirs, and to everything
 * else a view is `unknown`.
 */
export class MatchSession<V = unknown> {
  readonly id: string;
  readonly title: LoadedTitle;
  readonly names: readonly string[];
  readonly from: number | undefined;
  readonly #first: number;
  /** Everything said at this table. */
  readonly words: Words;
  #rules: Readonly<Record<RuleId, string>> | null = null;
  readonly #history: History;
  /** Counts what happens to the history, so that whoever has read it reads again. */
  readonly #version = signal(0);
  readonly #store: MatchStore;
  readonly #now: () => number;
  readonly #at = signal(0);
  readonly #looking = signal<number | null>(null);
  readonly #saving = signal<Saving>({ kind: 'saved' });
  readonly #isWritable = signal(true);
  #revision: number;
  /** Savings that have been asked for and are not done. */
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();
  #playing: Promise<void> | null = null;

  /** The position in effect. */
  readonly state: ReadonlySignal<object>;
  readonly turn: ReadonlySignal<Turn>;
  /** What everybody at the screen sees. */
  readonly view: ReadonlySignal<V>;
  /**
   * Everything legal, and greyed with a `refusal` what is not allowed just now. Empty while looking back, and where the
   * game is only followed.
   */
  readonly choices: ReadonlySignal<readonly Choice<Action>[]>;
  /** The position on show: the one in effect, or an earlier one somebody looks back at. */
  readonly shown: ReadonlySignal<{
    readonly at: number;
    readonly state: object;
    readonly view: V;
    readonly turn: Turn;
  }>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether every earlier position is at hand. If not, `playThrough` brings them. */
  readonly isWhole: ReadonlySignal<boolean>;
  /**
   * Every position, the one before the first action first; undone ones behind `at`. Those that are not at hand are
   * played at once.
   */
  readonly steps: ReadonlySignal<readonly Step[]>;

  constructor(start: SessionStart) {
    this.id = start.id;
    this.title = start.title;
    this.names = start.history.header.players.map(({ name }) => name);
    this.from = start.from;
    this.#first = start.first ?? 0;
    this.#history = start.history;
    this.#store = start.store;
    this.#now = start.now ?? Date.now;
    this.#revision = start.revision;
    this.#at.value = start.at;
    const { game } = start.title;
    this.state = computed(() => this.stepAt(this.#at.value).state);
    this.turn = computed(() => game.turn(this.state.value));
    this.view = computed(() => this.viewOf(this.state.value));
    this.choices = computed(() =>
      this.#looking.value === null && this.#isWritable.value
        ? game.choices(this.state.value, { greyed: true })
        : [],
    );
    this.shown = computed(() => {
      const at = this.#looking.value;
      if (at === null) {
        return { at: this.#at.value, state: this.state.value, view: this.view.value, turn: this.turn.value };
      }
      const { state } = this.stepAt(at);
      return { at, state, view: this.viewOf(state), turn: game.turn(state) };
    });
    this.canUndo = computed(() => this.#isWritable.value && this.#at.value > this.#first);
    this.canRedo = computed(() => this.#isWritable.value && this.#at.value < this.#watched.length - 1);
    this.isWhole = computed(() => this.#watched.isWhole);
    this.steps = computed(() => this.#watched.steps());
    this.words = tableWords(start.title, {
      names: this.names,
      placeName: start.title.drawing.placeNames(this.view.peek()),
    });
  }

  /** The title of every rule, as it is under the switches of this game. */
  get rules(): Readonly<Record<RuleId, string>> {
    const { game, messages } = this.title;
    this.#rules ??= ruleTitles(
      game.rules,
      messages,
      switchesOf(game, this.#history.header),
      this.words.locale,
    );
    return this.#rules;
  }

  /** The history, for whoever wants to hear when it changes. */
  get #watched(): History {
    void this.#version.value;
    return this.#history;
  }

  /** How many actions are in effect. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  /** When everything asked for so far has been written, or has failed to be. */
  get written(): Promise<void> {
    return this.#queue;
  }

  /** The number of the latest saving. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether the game is played here. If not, another tab plays it, and this one looks on. */
  get isWritable(): ReadonlySignal<boolean> {
    return this.#isWritable;
  }

  allowWriting(isAllowed: boolean): void {
    this.#isWritable.value = isAllowed;
  }

  get saving(): ReadonlySignal<Saving> {
    return this.#saving;
  }

  /** The number of the earlier position on show, or null. */
  get looking(): ReadonlySignal<number | null> {
    return this.#looking;
  }

  /**
   * What everybody sees of a position. The game tells its view as plain JSON; that it has the form which the title's
   * family knows is taken on trust here and nowhere else.
   */
  viewOf(state: object): V {
    return this.title.game.view(state, null) as V;
  }

  /** A position. One that is not at hand yet is played to at once: rather wait for `isWhole`. */
  stepAt(at: number): Step {
    return this.#watched.step(at);
  }

  /** What the action before a position told; null where that is not at hand yet. */
  eventsAt(at: number): readonly Event[] | null {
    return this.#watched.eventsAt(at);
  }

  /** What was told between two positions, as far as it is at hand. */
  *told(from: number, to: number): Generator<Event> {
    for (let at = from + 1; at <= to; at++) yield* this.eventsAt(at) ?? [];
  }

  /** The match as a file would hold it: what has been undone is not in it. */
  match(): Match {
    return this.#matchUpTo(this.#at.value);
  }

  /**
   * Plays what is not at hand yet, without being in the way. Throws `IllegalAction` where the log does not lead to the
   * position on show.
   */
  playThrough(): Promise<void> {
    this.#playing ??= this.#history
      .playInSlices(() => this.#at.value)
      .finally(() => {
        this.#version.value++;
      });
    return this.#playing;
  }

  /** Does it, unless the rules refuse it. */
  act(action: Action): Refusal | null {
    if (!this.#isWritable.value) throw new Error('this game is played in another tab');
    const result = this.title.game.apply(this.state.value, action);
    if (result.refused) return result;
    const at = this.#at.value;
    this.#history.append(at, { state: result.state, action, events: result.events });
    batch(() => {
      this.#version.value++;
      this.#moveTo(at + 1);
    });
    return null;
  }

  /** What an action would do here: all previews are made with this. */
  trial(action: Action): Trial<V> | Refusal {
    const { game } = this.title;
    const result = game.apply(this.state.value, action);
    if (result.refused) return result;
    return {
      view: this.viewOf(result.state),
      turn: game.turn(result.state),
      events: result.events,
    };
  }

  undo(): void {
    this.#goBy(-1);
  }

  redo(): void {
    this.#goBy(1);
  }

  /** Undo or redo up to this position: "play on from here". */
  goTo(at: number): void {
    if (at >= this.#first && this.#isWritable.value) this.#once(at, () => this.#moveTo(at));
  }

  /** Goes along with what another tab has made of the game. Throws `IllegalAction` where our rules refuse that. */
  follow({ match, at, revision }: ReadMatch): void {
    this.#history.adopt(match.actions);
    batch(() => {
      this.#revision = revision;
      this.#version.value++;
      this.#at.value = at;
      if ((this.#looking.value ?? 0) >= this.#history.length) this.#looking.value = null;
    });
  }

  /** Shows an earlier position without changing anything; null shows the game again. */
  lookAt(at: number | null): void {
    if (at === null || at === this.#at.value) {
      this.#looking.value = null;
      return;
    }
    const shown = Math.min(at, this.#history.length - 1);
    this.#once(shown, () => {
      this.#looking.value = shown;
    });
  }

  #goBy(way: 1 | -1): void {
    const at = this.#at.value + way;
    if (!this.#isWritable.value || at < this.#first || at >= this.#history.length) return;
    this.#once(at, () => this.#moveTo(at));
  }

  /** Does something as soon as a position is at hand: in most cases at once. */
  #once(at: number, done: () => void): void {
    if (this.#history.has(at)) done();
    else void this.#later(at, done);
  }

  async #later(at: number, done: () => void): Promise<void> {
    const from = this.#at.value;
    try {
      await this.playThrough();
    } catch {
      // Whoever has opened the game looks after a log that is broken.
      return;
    }
    // Whoever has gone on meanwhile does not want to be led away.
    if (this.#at.value === from && this.#history.has(at)) done();
  }

  #moveTo(at: number): void {
    this.#looking.value = null;
    this.#at.value = at;
    void this.save();
  }

  #matchUpTo(at: number): Match {
    return { ...this.#history.header, actions: this.#history.actions(at) };
  }

  /** Writes the game down, after whatever is being written already. Never throws: `saving` says how it went. */
  save(): Promise<void> {
    this.#saving.value = { kind: 'saving' };
    this.#waiting++;
    const saved = this.saved();
    const summary = this.#summary(this.#revision + this.#waiting);
    this.#store.announce(summary, saved);
    this.#queue = this.#queue.then(() => this.#write(summary, saved));
    return this.#queue;
  }

  /** Keeps it as a game of its own: the way out where another tab has gone on with the same one. */
  copy(): MatchSession<V> {
    return new MatchSession<V>({
      id: newGameId(),
      title: this.title,
      history: this.#history.copy(),
      at: this.#at.value,
      revision: 0,
      store: this.#store,
      from: this.from,
      now: this.#now,
    });
  }

  /** A table to try things out at from here on, kept elsewhere or nowhere. */
  sketch(store: MatchStore): MatchSession<V> {
    return new MatchSession<V>({
      id: newGameId(),
      title: this.title,
      history: this.#history.copy(),
      at: this.#at.value,
      first: this.#at.value,
      revision: 0,
      store,
    });
  }

  /** The whole game as the store keeps it. */
  saved(): SavedMatch {
    const at = this.#at.value;
    return {
      id: this.id,
      match: this.#matchUpTo(this.#history.length - 1),
      at,
      ...(this.from !== undefined && { from: this.from }),
      snapshot: this.#history.snapshot(at),
    };
  }

  #summary(revision: number): SavedGame {
    return {
      id: this.id,
      game: this.title.id,
      names: this.names,
      turn: this.turn.value,
      actions: this.#at.value,
      ...(this.from !== undefined && { from: this.from }),
      updated: this.#now(),
      revision,
    };
  }

  async #write(summary: SavedGame, saved: SavedMatch): Promise<void> {
    // One that failed before has not taken its number.
    const revision = this.#revision + 1;
    try {
      await this.#store.write({ ...summary, revision }, saved);
      this.#revision = revision;
      this.#saving.value = { kind: 'saved' };
    } catch (error) {
      const problem = error instanceof StoreError ? error.problem : 'unknown';
      this.#saving.value = { kind: 'failed', problem };
    }
    this.#waiting--;
  }
}
