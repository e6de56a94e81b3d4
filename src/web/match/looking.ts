import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Turn } from '../../core/game.ts';
import type { History } from './history.ts';

/** A position with what is shown of it. */
export interface Shown<V> {
  readonly at: number;
  readonly state: object;
  readonly view: V;
  readonly turn: Turn;
}

/** Looking back at earlier positions of a game without changing anything. */
export class Looking<V> {
  readonly #history: History;
  readonly #at = signal<number | null>(null);
  /** The position in effect, or the earlier one that is looked at. */
  readonly shown: ReadonlySignal<Shown<V>>;

  constructor(history: History, present: ReadonlySignal<Shown<V>>, positionAt: (at: number) => Shown<V>) {
    this.#history = history;
    this.shown = computed(() => (this.#at.value === null ? present.value : positionAt(this.#at.value)));
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
