import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { Character } from '../../bots/mind.ts';
import { characterOf } from '../../bots/seats.ts';
import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Event, Refusal, RuleId, Seat, Turn } from '../../core/game.ts';
import { type Match, switchesOf } from '../../core/match.ts';
import { ruleTitles } from '../../text/rule-texts.ts';
import type { Words } from '../../text/words.ts';
import type { LoadedTitle } from '../titles.ts';
import { followingWords, tableWords } from '../words.ts';
import { playersAfter, type Why } from './entries.ts';
import { forcedPass, wasForced } from '../../core/forced.ts';
import type { History, Snapshot } from './history.ts';
import { type FollowedLine, type Keeper, type KeptTable, NoKeeper, type Saving } from './keeper.ts';
import { Looking, type Shown } from './looking.ts';
import type { Step } from './replay.ts';
import type { SavedGame, SavedMatch } from './store.ts';
import { type Trial, Trials } from './trials.ts';

export interface SessionStart {
  readonly title: LoadedTitle;
  /** The log, undone actions included. */
  readonly history: History;
  /** Where the log lives. */
  readonly keeper: Keeper;
  /** The action of another game from which this one is played on. */
  readonly from?: number | undefined;
}

/**
 * A game at the table: its log, the position it leads to, and what can be done there. Everything derived is a signal,
 * worked out when it is looked at. Undone actions stay behind the position until something else is done.
 *
 * `V` is the form of the title's view: the families of titles (`web/rail`, `web/express`) know theirs, and to everything
 * else a view is `unknown`.
 */
export class MatchSession<V = unknown> implements KeptTable {
  readonly title: LoadedTitle;
  readonly names: readonly string[];
  readonly from: number | undefined;
  readonly keeper: Keeper;
  /** Everything said at this table. */
  readonly words: Words;
  readonly #rules: ReadonlySignal<Readonly<Record<RuleId, string>>>;
  readonly #history: History;
  readonly #looking: Looking<V>;
  readonly #trials: Trials<V>;

  /** The position in effect. */
  readonly state: ReadonlySignal<object>;
  readonly turn: ReadonlySignal<Turn>;
  /** What everybody at the screen sees. */
  readonly view: ReadonlySignal<V>;
  /** How each seat is played by a computer; null where a person decides, as everywhere at a table to try things out. */
  readonly computers: ReadonlySignal<readonly (Character | null)[]>;
  /** Whether the game is played here. If not, this table only follows it. */
  readonly isWritable: ReadonlySignal<boolean>;
  /**
   * Everything legal for persons, and greyed with a `refusal` what is not allowed just now. Empty while looking back,
   * and where the game is only followed.
   */
  readonly choices: ReadonlySignal<readonly Choice<Action>[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether every earlier position is at hand. If not, `playThrough` brings them. */
  readonly isWhole: ReadonlySignal<boolean>;
  /**
   * Every position, the one before the first action first; undone ones behind `at`. Those that are not at hand are
   * played at once.
   */
  readonly steps: ReadonlySignal<readonly Step[]>;

  constructor({ title, history, keeper, from }: SessionStart) {
    this.title = title;
    this.names = history.header.players.map(({ name }) => name);
    this.from = from;
    this.keeper = keeper;
    this.#history = history;
    const { game } = title;
    this.#trials = new Trials(game, (state) => this.viewOf(state));
    this.state = computed(() => this.stepAt(this.at.value).state);
    this.turn = computed(() => game.turn(this.state.value));
    this.view = computed(() => this.viewOf(this.state.value));
    const present = computed(() => ({
      at: this.at.value,
      state: this.state.value,
      view: this.view.value,
      turn: this.turn.value,
    }));
    this.computers = computed(() =>
      history.players.value.map((player) => (this.isSketch ? null : characterOf(player))),
    );
    this.#looking = new Looking(history, present, (at) => this.#positionAt(at));
    this.isWritable = computed(() => {
      const seats = keeper.seats.value;
      return seats === 'all' || seats.length > 0;
    });
    this.choices = computed(() => (this.looking.value === null ? this.#choicesHere() : []));
    this.canUndo = computed(() => this.isWritable.value && this.at.value > keeper.earliest.value);
    this.canRedo = computed(() => this.isWritable.value && this.at.value < history.length - 1);
    this.isWhole = computed(() => history.isWhole);
    this.steps = computed(() => history.steps());
    const placeName = title.drawing.placeNames(this.view.peek());
    this.words = followingWords(() => tableWords(title, { names: this.names, placeName }));
    const switches = switchesOf(game, history.header);
    this.#rules = computed(() => ruleTitles(game.rules, title.messages, switches, this.words.locale));
    keeper.attach(this);
  }

  get id(): string {
    return this.keeper.id;
  }

  /** All the chance there is in this game. */
  get seed(): number {
    return this.#history.header.seed;
  }

  /** The title of every rule, as it is under the switches of this game, in the language that is spoken. */
  get rules(): Readonly<Record<RuleId, string>> {
    return this.#rules.value;
  }

  /** How many actions are in effect. */
  get at(): ReadonlySignal<number> {
    return this.#history.at;
  }

  /**
   * What everybody sees of a position. The game tells its view as plain JSON; that it has the form which the title's
   * family knows is taken on trust here and nowhere else.
   */
  viewOf(state: object): V {
    return this.title.game.view(state, null) as V;
  }

  #positionAt(at: number): Shown<V> {
    const { state } = this.stepAt(at);
    return { at, state, view: this.viewOf(state), turn: this.title.game.turn(state) };
  }

  /** A position. One that is not at hand yet is played to at once: rather wait for `isWhole`. */
  stepAt(at: number): Step {
    return this.#history.step(at);
  }

  /** What the action before a position told; null where that is not at hand yet. */
  eventsAt(at: number): readonly Event[] | null {
    return this.#history.eventsAt(at);
  }

  /** What was told between two positions, as far as it is at hand. */
  *told(from: number, to: number): Generator<Event> {
    for (let at = from + 1; at <= to; at++) yield* this.eventsAt(at) ?? [];
  }

  /** The match as a file would hold it: what has been undone is not in it. */
  match(): Match {
    return this.#matchUpTo(this.at.value);
  }

  /**
   * Plays what is not at hand yet, without being in the way. Throws `IllegalAction` where the log does not lead to the
   * position on show.
   */
  playThrough(): Promise<void> {
    return this.#history.playThrough();
  }

  /* ---- playing ---- */

  /** What an action would do here: all previews are made with this, and doing it uses it again. */
  trial(action: Action): Trial<V> | Refusal {
    return this.#trials.of(this.state.value, action);
  }

  /** Whether the decisions of a seat are made here, by persons or by computers of this page. */
  decidesFor(seat: Seat): boolean {
    const seats = this.keeper.seats.value;
    return seats === 'all' || seats.includes(seat);
  }

  /** Does it, unless the rules refuse it. */
  act(action: Action, why?: Why): Refusal | null {
    if (!this.decidesFor(action.by)) throw new Error('this is decided elsewhere');
    const result = this.trial(action);
    if (result.refused) return result;
    batch(() => {
      this.lookAt(null);
      this.#history.append({ state: result.state, action, events: result.events }, why);
    });
    this.keeper.append({ kind: 'act', action, ...(why && { why }) });
    return null;
  }

  /**
   * Passes for players who can do nothing else, until there is something to decide. Each pass is an action like any
   * other. To be called only after an action at this very table.
   */
  passForced(): void {
    for (;;) {
      const action = forcedPass(this.title.game, this.state.value);
      if (!action || this.act(action)) return;
    }
  }

  /** The action before a position. */
  actionAt(at: number): Action | null {
    return this.#history.action(at);
  }

  /** What everybody saw before the action that led to a position, where that is at hand. */
  viewBefore(at: number): V | undefined {
    return this.#history.has(at - 1) ? this.viewOf(this.stepAt(at - 1).state) : undefined;
  }

  /** Whether the action before a position was all that could be done; as long as that is not known, no. */
  wasForced(at: number): boolean {
    const action = this.actionAt(at);
    if (!action || !this.#history.has(at - 1)) return false;
    return wasForced(this.title.game, this.stepAt(at - 1).state, action);
  }

  /** Whether one action led from a position to a later one, with nothing after it but passes that were all that could be done. */
  isOneDecision(from: number, to: number): boolean {
    if (to <= from) return false;
    for (let at = from + 2; at <= to; at++) if (!this.wasForced(at)) return false;
    return true;
  }

  /** Why a computer has done the action before a position; null where a person has. */
  whyAt(at: number): Why | null {
    return this.#history.whys[at] ?? null;
  }

  /** Lets a computer decide for a seat from now on, or a person again. */
  handOver(seat: Seat, character: Character | null): void {
    if (!this.isWritable.value) return;
    const sitting = { [seat]: character };
    this.#history.seat(playersAfter(this.#history.players.value, sitting));
    this.keeper.append({ kind: 'go', to: this.at.value, sitting });
  }

  /** Whether the action after a position is one that persons at this table take back: no computer's and no forced pass. */
  #isOwn(at: number, skipsForced: boolean): boolean {
    const action = this.actionAt(at + 1);
    if (!action || this.computers.value[action.by]) return false;
    return !(skipsForced && this.wasForced(at + 1));
  }

  /**
   * Where undo leads: to what a person has decided last. Where that is nothing, by one action, as among computers alone.
   */
  undoTarget(skipsForced: boolean): number {
    const at = this.at.value;
    const { value: earliest } = this.keeper.earliest;
    let before = at - 1;
    while (before > earliest && !this.#isOwn(before, skipsForced)) before--;
    const hasComputers = this.computers.value.some((character) => character !== null);
    return hasComputers && !this.#isOwn(before, skipsForced) ? at - 1 : before;
  }

  /** Where redo leads: to the next position in which a person decides, as far as the log goes. */
  redoTarget(skipsForced: boolean): number {
    let after = this.at.value + 1;
    while (after < this.#history.length - 1 && !this.#isOwn(after, skipsForced)) after++;
    return after;
  }

  /** The last position before this one in which there was something to decide. */
  decisionBefore(at: number): number {
    let before = at - 1;
    while (before > this.keeper.earliest.value && this.wasForced(before + 1)) before--;
    return before;
  }

  undo(): void {
    this.goTo(this.at.value - 1);
  }

  redo(): void {
    this.goTo(this.at.value + 1);
  }

  /** Undo or redo up to this position: "play on from here". */
  goTo(at: number): void {
    if (!this.isWritable.value || at < this.keeper.earliest.value || at >= this.#history.length) return;
    this.#history.once(at, () => {
      if (!this.isWritable.value) return;
      batch(() => {
        this.lookAt(null);
        this.#history.goTo(at);
      });
      this.keeper.append({ kind: 'go', to: at });
    });
  }

  #choicesHere(): readonly Choice<Action>[] {
    if (!this.isWritable.value) return [];
    const choices = this.title.game.choices(this.state.value, { greyed: true });
    const { value: computers } = this.computers;
    return choices.filter((choice) => {
      const { by } = headOf(choice);
      return !computers[by] && this.decidesFor(by);
    });
  }

  /* ---- looking back ---- */

  /** The number of the earlier position on show, or null. */
  get looking(): ReadonlySignal<number | null> {
    return this.#looking.at;
  }

  /** The position on show: the one in effect, or an earlier one that is looked back at. */
  get shown(): ReadonlySignal<Shown<V>> {
    return this.#looking.shown;
  }

  /** Shows an earlier position without changing anything; null shows the game again. */
  lookAt(at: number | null): void {
    this.#looking.show(at);
  }

  /* ---- keeping ---- */

  get saving(): ReadonlySignal<Saving> {
    return this.keeper.saving;
  }

  /** When everything done so far has been kept, or has failed to be. */
  get written(): Promise<void> {
    return this.keeper.written;
  }

  /** Keeps what is not kept yet. Never throws: `saving` says how it went. */
  save(): Promise<void> {
    return this.keeper.save();
  }

  /** Whether others play it elsewhere. */
  get isOnline(): boolean {
    return this.keeper.place === 'online';
  }

  /** Whether things are only tried out here. */
  get isSketch(): boolean {
    return this.keeper instanceof NoKeeper;
  }

  /** The same game, kept as one of its own: the way out where another tab has gone on with it. */
  copy(keeper: Keeper): MatchSession<V> {
    return new MatchSession<V>({ title: this.title, history: this.#history.copy(), keeper, from: this.from });
  }

  /** A table to try things out at from a position on, kept nowhere. */
  sketch(at = this.at.value): MatchSession<V> {
    const history = this.#history.copy();
    history.goTo(at);
    return new MatchSession<V>({ title: this.title, history, keeper: new NoKeeper(at) });
  }

  get rulesVersion(): number {
    return this.title.game.rulesVersion;
  }

  describe(): Omit<SavedGame, 'id' | 'updated' | 'revision'> {
    return {
      game: this.title.id,
      names: this.names,
      turn: this.turn.value,
      actions: this.at.value,
      ...(this.from !== undefined && { from: this.from }),
    };
  }

  saved(): SavedMatch {
    return {
      id: this.id,
      match: this.#matchUpTo(this.#history.length - 1),
      at: this.at.value,
      ...(Object.keys(this.#history.whys).length > 0 && { whys: this.#history.whys }),
      ...(this.from !== undefined && { from: this.from }),
    };
  }

  snapshot(at: number): Snapshot | null {
    return this.#history.has(at) ? this.#history.snapshot(at) : null;
  }

  stateAfter(actions: readonly Action[]): object | null {
    return this.#history.stateAfter(actions);
  }

  playAhead(actions: readonly Action[]): Promise<void> {
    return this.#history.playAhead(actions);
  }

  follow({ players, ...line }: FollowedLine): void {
    batch(() => {
      this.#history.adopt(line);
      this.#history.seat(players);
      this.#looking.stopBehindEnd();
    });
  }

  #matchUpTo(at: number): Match {
    return { ...this.#history.header, actions: this.#history.actions(at) };
  }
}
