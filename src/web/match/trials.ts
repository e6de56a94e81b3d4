import type { Action, AnyGame, Event, Refusal, Turn } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';

/** What an action would do, without doing it. */
export interface Trial<V = unknown> {
  readonly refused?: undefined;
  readonly state: object;
  readonly events: readonly Event[];
  readonly view: V;
  readonly turn: Turn;
}

/** Actions tried out at one position, each of them once. */
export class Trials<V> {
  readonly #game: AnyGame;
  readonly #viewOf: (state: object) => V;
  #state: object | null = null;
  /** Only of the position that was last asked about: nobody decides at an earlier one. */
  readonly #known = new Map<string, Trial<V> | Refusal>();

  constructor(game: AnyGame, viewOf: (state: object) => V) {
    this.#game = game;
    this.#viewOf = viewOf;
  }

  of(state: object, action: Action): Trial<V> | Refusal {
    if (this.#state !== state) {
      this.#state = state;
      this.#known.clear();
    }
    const key = canonicalJson(action);
    let trial = this.#known.get(key);
    if (!trial) this.#known.set(key, (trial = this.#try(state, action)));
    return trial;
  }

  #try(state: object, action: Action): Trial<V> | Refusal {
    const game = this.#game;
    const result = game.apply(state, action);
    if (result.refused) return result;
    const viewOf = this.#viewOf;
    let view: V | undefined;
    let turn: Turn | undefined;
    return {
      state: result.state,
      events: result.events,
      // Costs more than the action itself, and not every trial is looked at.
      get view() {
        return (view ??= viewOf(result.state));
      },
      get turn() {
        return (turn ??= game.turn(result.state));
      },
    };
  }
}
