import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, AnyGame, Event } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { IllegalAction, type Match, type Player, startOf } from '../../core/match.ts';
import { type Line, type Why, type Whys, whysUpTo } from './entries.ts';
import { inSlices, type Step } from './replay.ts';

/** A position kept beside the log, so that a game is on show before it has been played through. */
export interface Snapshot {
  /** After so many actions. */
  readonly at: number;
  readonly state: object;
  /** What the last few actions told, the latest one last. */
  readonly told: readonly (readonly Event[])[];
}

/** As many actions are told in a snapshot. */
const TOLD = 12;

type Header = Omit<Match, 'actions'>;
type Played = Step & { readonly action: Action };

/**
 * The log of a game with the position after each action, and the position in effect. The log is the truth: a snapshot
 * stands in for its own position only, and everything before it is played when it is needed or when there is time.
 */
export class History {
  readonly #game: AnyGame;
  readonly #header: Header;
  /** Who sits where: a computer may take over a seat, or leave it. */
  readonly #players: Signal<readonly Player[]>;
  readonly #actions: Action[];
  #whys: Whys;
  readonly #steps: (Step | undefined)[];
  readonly #at = signal(0);
  /** Counts the changes, so that everything computed from the log is computed again. */
  readonly #version = signal(0);
  /** What is known to be told by actions that have not been played yet. */
  readonly #told = new Map<number, readonly Event[]>();
  /** Up to this position the log itself has been played. */
  #played: number;
  /** The position of the snapshot, until the log has led there too. */
  #snapshotAt: number | null = null;
  #playing: Promise<void> | null = null;
  /** What was last played on a position that is not, or not yet, part of the log. */
  readonly #ahead = new WeakMap<object, Played>();

  private constructor(
    game: AnyGame,
    { actions, ...header }: Match,
    steps: readonly (Step | undefined)[],
    { at, played, whys }: { readonly at: number; readonly played: number; readonly whys: Whys },
  ) {
    this.#game = game;
    this.#header = header;
    this.#players = signal(header.players);
    this.#actions = [...actions];
    this.#whys = whysUpTo(whys, actions.length);
    this.#steps = [...steps];
    this.#steps.length = actions.length + 1;
    this.#at.value = at;
    this.#played = played;
  }

  /** A log with every position. What the rules have refused at its end is not part of it. */
  static of(
    game: AnyGame,
    match: Match,
    steps: readonly Step[],
    at = steps.length - 1,
    whys: Whys = {},
  ): History {
    const played = steps.length - 1;
    const legal = { ...match, actions: match.actions.slice(0, played) };
    return new History(game, legal, steps, { at, played, whys });
  }

  /** A log of which only the beginning and one more position are known. */
  static fromSnapshot(game: AnyGame, match: Match, at: number, snapshot: Snapshot, whys: Whys = {}): History {
    const first: Step = { state: startOf(game, match), action: null, events: [] };
    const history = new History(game, match, [first], { at, played: 0, whys });
    const { at: position, state, told } = snapshot;
    if (position === 0) return history;
    history.#snapshotAt = position;
    history.#steps[position] = {
      state,
      action: match.actions[position - 1] ?? null,
      events: told.at(-1) ?? [],
    };
    for (const [index, events] of told.entries())
      history.#told.set(position - told.length + 1 + index, events);
    return history;
  }

  copy(): History {
    const copy = new History(this.#game, { ...this.header, actions: this.#actions }, this.#steps, {
      at: this.#at.peek(),
      played: this.#played,
      whys: this.#whys,
    });
    copy.#snapshotAt = this.#snapshotAt;
    for (const [at, events] of this.#told) copy.#told.set(at, events);
    return copy;
  }

  get header(): Header {
    return { ...this.#header, players: this.#players.value };
  }

  get players(): ReadonlySignal<readonly Player[]> {
    return this.#players;
  }

  /** Somebody else sits down. */
  seat(players: readonly Player[]): void {
    this.#players.value = players;
  }

  /** Why computers have moved as they did. */
  get whys(): Whys {
    void this.#version.value;
    return this.#whys;
  }

  /** How many actions are in effect. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  /** The number of positions, the one before the first action included. */
  get length(): number {
    void this.#version.value;
    return this.#steps.length;
  }

  /** Whether every position has been played. */
  get isWhole(): boolean {
    return this.#played === this.length - 1;
  }

  /** The actions up to a position. */
  actions(at: number): Action[] {
    return this.#actions.slice(0, at);
  }

  /** The action before a position; none before the first. */
  action(at: number): Action | null {
    return this.#actions[at - 1] ?? null;
  }

  has(at: number): boolean {
    return this.#steps[at] !== undefined;
  }

  /** A position. One that is not known yet is played to at once. */
  step(at: number): Step {
    if (at < 0 || at >= this.length) throw new RangeError(`there is no position ${at}`);
    let known = at;
    while (!this.#steps[known]) known--;
    while (!this.#steps[at]) this.#playAfter(known++);
    return this.#steps[at];
  }

  /** What the action before a position told, or null where that is not known yet. */
  eventsAt(at: number): readonly Event[] | null {
    void this.#version.value;
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
    return { at, state: this.step(at).state, told };
  }

  /** Goes on from the position in effect; whatever had been undone is gone. */
  append(step: Played, why?: Why): void {
    const at = this.#at.peek();
    this.#cut(at);
    this.#add(at, step);
    if (why) this.#whys = { ...this.#whys, [at + 1]: why };
    this.#at.value = at + 1;
    this.#version.value++;
  }

  /** Puts another position of the log into effect. */
  goTo(at: number): void {
    this.#at.value = at;
  }

  /**
   * Becomes another line of the same game; what both begin with stays as it is. Throws `IllegalAction` where the rules
   * refuse the rest, and is as before then.
   */
  adopt({ actions, at, whys = {} }: Line): void {
    const common = this.#commonWith(actions);
    const fresh = [...this.#playedOn(actions, common)];
    this.#cut(common);
    for (const [index, step] of fresh.entries()) this.#add(common + index, step);
    this.#whys = whys;
    this.#at.value = at;
    this.#version.value++;
  }

  /** How many of these actions the log begins with. */
  #commonWith(actions: readonly Action[]): number {
    const differs = actions.findIndex((action, index) => {
      const own = this.#actions[index] ?? null;
      return action !== own && canonicalJson(action) !== canonicalJson(own);
    });
    return differs === -1 ? actions.length : differs;
  }

  /** The actions behind the first so many, played from that position one by one. */
  *#playedOn(actions: readonly Action[], common: number): Generator<Played> {
    let { state } = this.step(common);
    for (const [index, action] of actions.slice(common).entries()) {
      const ahead = this.#ahead.get(state);
      const step = ahead?.action === action ? ahead : this.#apply(state, common + index, action);
      this.#ahead.set(state, step);
      ({ state } = step);
      yield step;
    }
  }

  /** The position that another line of this game leads to; null where the rules refuse it. */
  stateAfter(actions: readonly Action[]): object | null {
    const common = this.#commonWith(actions);
    try {
      return [...this.#playedOn(actions, common)].at(-1)?.state ?? this.step(common).state;
    } catch (error) {
      if (error instanceof IllegalAction) return null;
      throw error;
    }
  }

  /** Plays a line that is about to be adopted, in slices; what the rules refuse is told then. */
  async playAhead(actions: readonly Action[]): Promise<void> {
    try {
      await inSlices(this.#playedOn(actions, this.#commonWith(actions)), () => {});
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
    }
  }

  /** Does something as soon as a position is known: in most cases at once. */
  once(at: number, done: () => void): void {
    if (this.has(at)) done();
    else void this.#later(at, done);
  }

  async #later(at: number, done: () => void): Promise<void> {
    const from = this.#at.peek();
    try {
      await this.playThrough();
    } catch {
      // A log that is broken is looked after where the game was opened.
      return;
    }
    // A player who has gone on meanwhile does not want to be led away.
    if (this.#at.peek() === from && this.has(at)) done();
  }

  /**
   * Plays everything that is not known yet, without being in the way. Throws `IllegalAction` where the log up to the
   * position in effect is not legal; what has been undone need not be, and is dropped where it is not.
   */
  playThrough(): Promise<void> {
    this.#playing ??= inSlices(this.#rest(), () => {}).finally(() => {
      this.#version.value++;
    });
    return this.#playing;
  }

  *#rest(): Generator<void> {
    while (this.#played < this.#steps.length - 1) {
      try {
        this.#playAfter(this.#played);
      } catch (error) {
        if (!(error instanceof IllegalAction) || error.index < this.#at.peek()) throw error;
        this.#cut(error.index);
      }
      yield;
    }
  }

  /** Forgets everything after a position. */
  #cut(at: number): void {
    this.#actions.length = at;
    this.#steps.length = at + 1;
    // With every action of a person: nothing is to be done in most cases.
    if (Object.keys(this.#whys).length > 0) this.#whys = whysUpTo(this.#whys, at);
    this.#played = Math.min(this.#played, at);
    if (this.#snapshotAt !== null && this.#snapshotAt > at) this.#snapshotAt = null;
  }

  #add(at: number, step: Played): void {
    this.#actions.push(step.action);
    this.#steps.push(step);
    if (this.#played === at) this.#played = at + 1;
  }

  #apply(state: object, index: number, action: Action): Played {
    const result = this.#game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    return { state: result.state, action, events: result.events };
  }

  /** Plays the action after a position that is known. */
  #playAfter(at: number): void {
    const from = this.#steps[at];
    const action = this.#actions[at];
    if (!from || !action) throw new RangeError('the log has been played');
    const step = this.#apply(from.state, at, action);
    const next = at + 1;
    // On from the snapshot: the log itself has not come that far.
    const isAhead = at !== this.#played;
    if (!isAhead) this.#played = next;
    if (isAhead || next !== this.#snapshotAt) this.#steps[next] = step;
    else this.#meetSnapshot(next, step);
  }

  /** The log has led to where the snapshot stands. */
  #meetSnapshot(at: number, step: Step): void {
    this.#snapshotAt = null;
    const kept = this.#steps[at];
    if (kept && canonicalJson(kept.state) === canonicalJson(step.state)) {
      this.#steps[at] = { ...step, state: kept.state };
      // Whatever has been played on from there stands.
      while (this.#steps[this.#played + 1]) this.#played++;
    } else {
      this.#steps.fill(undefined, at + 1);
      this.#steps[at] = step;
    }
  }
}
