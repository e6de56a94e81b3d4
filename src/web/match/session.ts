import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Choice, Event, Json, Refusal, Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Words } from '../../text/words.ts';
import type { LoadedTitle } from '../titles.ts';
import { tableWords } from '../words.ts';
import { placeNamesOf } from './place-names.ts';
import type { Step } from './replay.ts';
import { type MatchStore, newGameId, StoreError, type StoreProblem } from './store.ts';

/** What an action would do, without doing it. */
export interface Trial {
  readonly refused?: undefined;
  readonly view: Json;
  readonly turn: Turn;
  readonly events: readonly Event[];
}

export type Saving =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };

export interface SessionStart {
  readonly id: string;
  readonly title: LoadedTitle;
  readonly match: Match;
  /** Every position of the log, undone actions included. */
  readonly steps: readonly Step[];
  /** How many actions are in effect. */
  readonly at: number;
  readonly revision: number;
  readonly store: MatchStore;
  /** The time, for the list of games. */
  readonly now?: () => number;
}

/**
 * A game at the table: its log, the position it leads to, and what can be done there. Everything derived is a signal,
 * worked out when it is looked at. Undone actions stay behind the position until something else is done.
 */
export class MatchSession {
  readonly id: string;
  readonly title: LoadedTitle;
  readonly names: readonly string[];
  /** Everything said at this table. */
  readonly words: Words;
  readonly #header: Omit<Match, 'actions'>;
  readonly #store: MatchStore;
  readonly #now: () => number;
  readonly #steps = signal<readonly Step[]>([]);
  readonly #at = signal(0);
  readonly #looking = signal<number | null>(null);
  readonly #saving = signal<Saving>({ kind: 'saved' });
  #revision: number;
  #queue: Promise<void> = Promise.resolve();

  /** The position in effect. */
  readonly state: ReadonlySignal<object>;
  readonly turn: ReadonlySignal<Turn>;
  /** What everybody at the screen sees. */
  readonly view: ReadonlySignal<Json>;
  /** Everything legal, and greyed with a `refusal` what is not allowed just now. Empty while looking back. */
  readonly choices: ReadonlySignal<readonly Choice<Action>[]>;
  /** The position on show: the one in effect, or an earlier one somebody looks back at. */
  readonly shown: ReadonlySignal<{
    readonly at: number;
    readonly state: object;
    readonly view: Json;
    readonly turn: Turn;
  }>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  constructor(start: SessionStart) {
    const { actions: _actions, ...header } = start.match;
    this.id = start.id;
    this.title = start.title;
    this.names = start.match.players.map(({ name }) => name);
    this.#header = header;
    this.#store = start.store;
    this.#now = start.now ?? Date.now;
    this.#revision = start.revision;
    this.#steps.value = start.steps;
    this.#at.value = start.at;
    this.words = tableWords(start.title.messages, {
      game: start.title.id,
      names: this.names,
      placeName: placeNamesOf(start.title, start.title.game.view(this.stepAt(0).state, null)),
    });

    const { game } = start.title;
    this.state = computed(() => this.stepAt(this.#at.value).state);
    this.turn = computed(() => game.turn(this.state.value));
    this.view = computed(() => game.view(this.state.value, null));
    this.choices = computed(() =>
      this.#looking.value === null ? game.choices(this.state.value, { greyed: true }) : [],
    );
    this.shown = computed(() => {
      const at = this.#looking.value;
      if (at === null) {
        return { at: this.#at.value, state: this.state.value, view: this.view.value, turn: this.turn.value };
      }
      const { state } = this.stepAt(at);
      return { at, state, view: game.view(state, null), turn: game.turn(state) };
    });
    this.canUndo = computed(() => this.#at.value > 0);
    this.canRedo = computed(() => this.#at.value < this.#steps.value.length - 1);
  }

  /** How many actions are in effect. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  /** Every position, the one before the first action first; undone ones behind `at`. */
  get steps(): ReadonlySignal<readonly Step[]> {
    return this.#steps;
  }

  get saving(): ReadonlySignal<Saving> {
    return this.#saving;
  }

  /** The number of the earlier position on show, or null. */
  get looking(): ReadonlySignal<number | null> {
    return this.#looking;
  }

  stepAt(at: number): Step {
    const step = this.#steps.value[at];
    if (!step) throw new RangeError(`there is no position ${at}`);
    return step;
  }

  /** The match as a file would hold it: what has been undone is not in it. */
  match(): Match {
    return this.#matchUpTo(this.#at.value);
  }

  /** Does it, unless the rules refuse it. */
  act(action: Action): Refusal | null {
    const result = this.title.game.apply(this.state.value, action);
    if (result.refused) return result;
    const at = this.#at.value;
    this.#steps.value = [
      ...this.#steps.value.slice(0, at + 1),
      { state: result.state, action, events: result.events },
    ];
    this.#moveTo(at + 1);
    return null;
  }

  /** What an action would do here: all previews are made with this. */
  trial(action: Action): Trial | Refusal {
    const { game } = this.title;
    const result = game.apply(this.state.value, action);
    if (result.refused) return result;
    return {
      view: game.view(result.state, null),
      turn: game.turn(result.state),
      events: result.events,
    };
  }

  undo(): void {
    if (this.canUndo.value) this.#moveTo(this.#at.value - 1);
  }

  redo(): void {
    if (this.canRedo.value) this.#moveTo(this.#at.value + 1);
  }

  /** Undo or redo up to this position: "play on from here". */
  goTo(at: number): void {
    this.stepAt(at);
    this.#moveTo(at);
  }

  /** Shows an earlier position without changing anything; null shows the game again. */
  lookAt(at: number | null): void {
    this.#looking.value =
      at === null || at === this.#at.value ? null : Math.min(at, this.#steps.value.length - 1);
  }

  #moveTo(at: number): void {
    this.#looking.value = null;
    this.#at.value = at;
    void this.save();
  }

  #matchUpTo(at: number): Match {
    const actions = this.#steps.value.slice(1, at + 1).map(({ action }) => action as Action);
    return { ...this.#header, actions };
  }

  /** Writes the game down, after whatever is being written already. Never throws: `saving` says how it went. */
  save(): Promise<void> {
    this.#saving.value = { kind: 'saving' };
    this.#queue = this.#queue.then(() => this.#write());
    return this.#queue;
  }

  /** Keeps it as a game of its own: the way out where another tab has gone on with the same one. */
  copy(): MatchSession {
    return new MatchSession({
      id: newGameId(),
      title: this.title,
      match: this.match(),
      steps: this.#steps.value,
      at: this.#at.value,
      revision: 0,
      store: this.#store,
      now: this.#now,
    });
  }

  async #write(): Promise<void> {
    const last = this.#steps.value.length - 1;
    const revision = this.#revision + 1;
    const summary = {
      id: this.id,
      game: this.#header.game,
      names: this.names,
      turn: this.turn.value,
      actions: this.#at.value,
      updated: this.#now(),
      revision,
    };
    try {
      await this.#store.write(summary, { id: this.id, match: this.#matchUpTo(last), at: this.#at.value });
      this.#revision = revision;
      this.#saving.value = { kind: 'saved' };
    } catch (error) {
      const problem = error instanceof StoreError ? error.problem : 'unknown';
      this.#saving.value = { kind: 'failed', problem };
    }
  }
}
