import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame, Json, Turn } from '../../core/game.ts';
import type { History } from './history.ts';

/** A position with what is shown of it. */
export interface Shown {
  readonly at: number;
  readonly state: object;
  readonly view: Json;
  readonly turn: Turn;
}

/** Looking back at earlier positions of a game without changing anything. */
export class Looking {
  readonly #history: History;
  readonly #at = signal<number | null>(null);
  /** The position in effect, or the earlier one that is looked at. */
  readonly shown: ReadonlySignal<Shown>;

  constructor(game: AnyGame, history: History, present: ReadonlySignal<Shown>) {
    this.#history = history;
    this.shown = computed(() => {
      const at = this.#at.value;
      if (at === null) return present.value;
      const { state } = history.step(at);
      return { at, state, view: game.view(state, null), turn: game.turn(state) };
    });
  }

  /** The number of the earlier position on show, or null. */
  get at(): ReadonlySignal<number | null> {
    return this.#at;
  }

  /** Shows an earlier position; null shows the game again. */
  show(at: number | null): void {
    if (at === null || at === this.#history.at.value) {
      this.#at.value = null;
      return;
    }
    const shown = Math.min(at, this.#history.length - 1);
    this.#history.once(shown, () => {
      this.#at.value = shown;
    });
  }

  /** Stops where what is looked at is not part of the log any more. */
  stopBehindEnd(): void {
    if ((this.#at.value ?? 0) >= this.#history.length) this.#at.value = null;
  }
}
