import { type ReadonlySignal, signal } from '@preact/signals';

/** How long committing controls rest after an action that hands the decision on. */
export const REST_MS = 400;

/** Runs something after some milliseconds; what it returns calls that off. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/**
 * The pause after a decision, so that a double click, a second tap or a key pressed twice does not decide for the next
 * player or the next step. Meanwhile everything that commits does nothing and shows it (`Button`, `commits`); looking,
 * choosing and undoing go on.
 */
export class Rest {
  readonly #later: Later;
  readonly #isResting = signal(false);
  #callOff = (): void => {};
  #hasPairBegun = false;

  constructor(later: Later) {
    this.#later = later;
  }

  get isResting(): ReadonlySignal<boolean> {
    return this.#isResting;
  }

  begin(): void {
    this.#callOff();
    this.#isResting.value = true;
    this.#callOff = this.#later(() => this.end(), REST_MS);
  }

  end(): void {
    this.#callOff();
    this.#isResting.value = false;
  }

  /**
   * Whether a press of a committing control counts. `clicks` is how many clicks the browser counts in a row, 0 for a key:
   * browsers take clicks further apart than the rest for a double click too, and its second one never counts when the
   * first one did.
   */
  takes(clicks: number): boolean {
    const isSecond = this.#hasPairBegun && clicks > 0 && clicks % 2 === 0;
    this.#hasPairBegun = !isSecond && !this.#isResting.value;
    return this.#hasPairBegun;
  }
}

/** One for the whole page. */
export const rest = new Rest((run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
});
