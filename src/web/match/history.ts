import type { Action, AnyGame, Event } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { IllegalAction, type Match, startOf } from '../../core/match.ts';
import { inSlices, type Step } from './replay.ts';

/** A position kept beside the log, so that a game is on show before it has been played through. */
export interface Snapshot {
  readonly state: object;
  /** What the last few actions told, the latest one last. */
  readonly told: readonly (readonly Event[])[];
}

/** As many actions are told in a snapshot. */
const TOLD = 12;

type Header = Omit<Match, 'actions'>;

/**
 * The log of a game with the position after each action. The log is the truth: a snapshot stands in for its own
 * position only, and everything before it is played when it is needed or when there is time.
 */
export class History {
  readonly #game: AnyGame;
  readonly header: Header;
  readonly #actions: Action[];
  readonly #steps: (Step | undefined)[];
  /** What is known to be told by actions that have not been played yet. */
  readonly #told = new Map<number, readonly Event[]>();
  /** Up to this position the log itself has been played. */
  #played: number;
  /** The position taken over from a snapshot, until the log has led there too. */
  #lent: number | null = null;

  private constructor(
    game: AnyGame,
    { actions, ...header }: Match,
    steps: readonly (Step | undefined)[],
    played: number,
  ) {
    this.#game = game;
    this.header = header;
    this.#actions = [...actions];
    this.#steps = [...steps];
    this.#steps.length = actions.length + 1;
    this.#played = played;
  }

  /** A log with every position. What the rules have refused at its end is not part of it. */
  static of(game: AnyGame, match: Match, steps: readonly Step[]): History {
    const last = steps.length - 1;
    return new History(game, { ...match, actions: match.actions.slice(0, last) }, steps, last);
  }

  /** A log of which only the beginning and the position `at` are known. */
  static lent(game: AnyGame, match: Match, at: number, { state, told }: Snapshot): History {
    const first: Step = { state: startOf(game, match), action: null, events: [] };
    const history = new History(game, match, [first], 0);
    if (at === 0) return history;
    history.#lent = at;
    history.#steps[at] = { state, action: match.actions[at - 1] ?? null, events: told.at(-1) ?? [] };
    for (const [index, events] of told.entries()) history.#told.set(at - told.length + 1 + index, events);
    return history;
  }

  copy(): History {
    const copy = new History(
      this.#game,
      { ...this.header, actions: this.#actions },
      this.#steps,
      this.#played,
    );
    copy.#lent = this.#lent;
    for (const [at, events] of this.#told) copy.#told.set(at, events);
    return copy;
  }

  get length(): number {
    return this.#steps.length;
  }

  get isWhole(): boolean {
    return this.#played === this.length - 1;
  }

  /** The actions up to a position. */
  actions(at: number): Action[] {
    return this.#actions.slice(0, at);
  }

  has(at: number): boolean {
    return this.#steps[at] !== undefined;
  }

  /** A position. One that is not known yet is played to at once. */
  step(at: number): Step {
    if (at < 0 || at >= this.length) throw new RangeError(`there is no position ${at}`);
    while (!this.#steps[at]) this.#playOne();
    return this.#steps[at];
  }

  /** What the action before a position told, or null where that is not known yet. */
  eventsAt(at: number): readonly Event[] | null {
    return this.#steps[at]?.events ?? this.#told.get(at) ?? null;
  }

  steps(): Step[] {
    return Array.from({ length: this.length }, (_, at) => this.step(at));
  }

  snapshot(at: number): Snapshot {
    const told: (readonly Event[])[] = [];
    for (let earlier = at; earlier > 0 && told.length < TOLD; earlier--) {
      const events = this.eventsAt(earlier);
      if (!events) break;
      told.unshift(events);
    }
    return { state: this.step(at).state, told };
  }

  /** Goes on after a position in another way than before, if at all. */
  append(at: number, step: Step & { readonly action: Action }): void {
    this.#cut(at);
    this.#actions.push(step.action);
    this.#steps.push(step);
    if (this.#played === at) this.#played = at + 1;
  }

  /**
   * Becomes another log of the same game; what both begin with stays as it is. Throws `IllegalAction` where the rules
   * refuse the rest, and is as before then.
   */
  adopt(actions: readonly Action[]): void {
    const differs = actions.findIndex(
      (action, index) => canonicalJson(action) !== canonicalJson(this.#actions[index] ?? null),
    );
    const common = differs === -1 ? actions.length : differs;
    const fresh: (Step & { readonly action: Action })[] = [];
    let { state } = this.step(common);
    for (const [index, action] of actions.slice(common).entries()) {
      const result = this.#game.apply(state, action);
      if (result.refused) throw new IllegalAction(common + index, result, action);
      ({ state } = result);
      fresh.push({ state, action, events: result.events });
    }
    this.#cut(common);
    for (const [index, step] of fresh.entries()) this.append(common + index, step);
  }

  /** Forgets everything after a position. */
  #cut(at: number): void {
    this.#actions.length = at;
    this.#steps.length = at + 1;
    this.#played = Math.min(this.#played, at);
    if (this.#lent !== null && this.#lent > at) this.#lent = null;
  }

  /**
   * Plays everything that is not known yet, without being in the way. Throws `IllegalAction` where the log up to `at`
   * is not legal; what has been undone may be as it likes, and is dropped where it is not.
   */
  async playInSlices(at: () => number): Promise<void> {
    await inSlices(this.#rest(at), () => {});
  }

  *#rest(at: () => number): Generator<void> {
    while (!this.isWhole) {
      try {
        this.#playOne();
      } catch (error) {
        if (!(error instanceof IllegalAction) || error.index < at()) throw error;
        this.#actions.length = error.index;
        this.#steps.length = error.index + 1;
      }
      yield;
    }
  }

  /** One action further along the log. */
  #playOne(): void {
    const from = this.#steps[this.#played];
    const action = this.#actions[this.#played];
    if (!from || !action) throw new RangeError('the log has been played');
    const result = this.#game.apply(from.state, action);
    if (result.refused) throw new IllegalAction(this.#played, result, action);
    const at = ++this.#played;
    const step = { state: result.state, action, events: result.events };
    if (at !== this.#lent) {
      this.#steps[at] = step;
      return;
    }
    this.#lent = null;
    const lent = this.#steps[at];
    if (lent && canonicalJson(lent.state) === canonicalJson(step.state)) {
      this.#steps[at] = { ...step, state: lent.state };
      // Whatever has been played on from there stands.
      while (this.#steps[this.#played + 1]) this.#played++;
    } else {
      this.#steps.fill(undefined, at + 1);
      this.#steps[at] = step;
    }
  }
}
