import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { IllegalAction } from '../../core/match.ts';
import { type KeyedMove, type Move, newKey } from './entries.ts';
import type { Snapshot } from './history.ts';
import type { Keeper, KeptTable, Saving } from './keeper.ts';
import type { NewsChannel } from './news.ts';
import { GameGone, type MatchStore, type ReadMatch, StoreError, type Writing } from './store.ts';
import { type TabHost, Tabs } from './tabs.ts';

/** This browser: its store, and what its tabs tell each other. */
export interface Here {
  readonly store: MatchStore;
  readonly news: NewsChannel;
  /** The time, for the list of games. */
  readonly now?: () => number;
}

/** So many actions may have to be played when a game is opened: a snapshot is kept once there are more. */
const INTERVAL = 24;
/** A snapshot is of a position a little earlier, so that undoing a few actions does not ask for another one. */
const SLACK = 8;

/** Keeps a game in this browser, where any number of tabs may have it open: one of them writes, the others follow. */
export class HereKeeper implements Keeper, TabHost {
  readonly id: string;
  readonly place = 'here';
  readonly tabs: Tabs;
  readonly seats: Keeper['seats'];
  readonly earliest: Keeper['earliest'] = signal(0);
  readonly #here: Here;
  readonly #saving = signal<Saving>({ kind: 'saved' });
  readonly #isGone = signal(false);
  #table: KeptTable | null = null;
  #stopHearing: (() => void) | null = null;
  /** The number of the latest entry that is stored. */
  #revision = 0;
  #isStored = false;
  /** What is not stored yet: the entries after that number. */
  #pending: KeyedMove[] = [];
  /** As many of them are being written. */
  #underWay: number | null = null;
  #updated = 0;
  /** The position kept beside the log; 0 where there is none, since the first one is always known. */
  #snapshotAt = 0;
  #queue: Promise<void> = Promise.resolve();
  /** One reading after the other; whatever comes during one needs one more. */
  #reading: Promise<void> = Promise.resolve();
  #isReadingAsked = false;

  constructor(id: string, here: Here) {
    this.id = id;
    this.#here = here;
    this.tabs = new Tabs(id, here.news, this);
    this.seats = computed(() => (this.tabs.mayWrite.value && !this.#isGone.value ? 'all' : []));
  }

  get saving(): ReadonlySignal<Saving> {
    return this.#saving;
  }

  get written(): Promise<void> {
    return this.#queue;
  }

  /** Whether the game has been deleted while it was open here. */
  get isGone(): ReadonlySignal<boolean> {
    return this.#isGone;
  }

  /* ---- a table comes and goes ---- */

  /** The game as it is stored, for a table to be set up. */
  async open(): Promise<ReadMatch | null> {
    await this.#queue;
    const read = await this.#here.store.read(this.id);
    if (read) this.#goOnFrom(read);
    return read;
  }

  attach(table: KeptTable): void {
    this.#table = table;
    // The other tab may have gone on while the game was being opened.
    if (this.tabs.place.value === 'following') void this.#read();
  }

  async join(): Promise<void> {
    this.#stopHearing ??= this.#here.news.hear(({ id, kind }) => {
      if (id !== this.id) return;
      if (kind === 'changed') void this.#read();
      else this.tabs.hear(kind);
    });
    const isBack = this.#table !== null;
    await this.tabs.join();
    if (isBack) await this.#makeUp();
    else if (this.#table && !this.tabs.mayWrite.value) await this.#read();
  }

  leave(): void {
    this.#stopHearing?.();
    this.#stopHearing = null;
    this.tabs.leave();
  }

  /** Makes up for what other tabs have done while nobody sat here. */
  async #makeUp(): Promise<void> {
    await this.#queue;
    const read = await this.#here.store.read(this.id);
    if (this.#saving.value.kind !== 'saved') return;
    this.#isGone.value = read === null;
    if (read && read.revision > this.#revision) this.#follow(read);
  }

  /** The game was deleted elsewhere and is wanted all the same. */
  async keep(): Promise<void> {
    this.#isStored = false;
    await this.save();
    this.#isGone.value = this.#saving.value.kind !== 'saved';
  }

  whenWritten(): Promise<void> {
    return this.#queue;
  }

  catchUp(): Promise<void> {
    return this.#read();
  }

  /* ---- writing ---- */

  append(move: Move): void {
    this.#pending.push({ ...move, key: newKey() });
    if (move.kind === 'go' && move.to < this.#snapshotAt) this.#snapshotAt = 0;
    void this.save();
  }

  save(): Promise<void> {
    this.#saving.value = { kind: 'saving' };
    this.#updated = (this.#here.now ?? Date.now)();
    if (this.#table) this.#here.store.announce(this.#writing(this.#table, this.#underWay !== null));
    this.#queue = this.#queue.then(() => this.#write());
    return this.#queue;
  }

  /** Everything that is not stored yet. */
  #writing(table: KeptTable, isNext = false): Writing {
    const entries = this.#pending.map((entry, index) => ({ ...entry, seq: this.#revision + 1 + index }));
    // A whole game counts as one entry, and what comes after one that is being written as another.
    const fresh = this.#isStored ? entries.length : isNext ? 2 : 1;
    const { id } = this;
    const revision = this.#revision + fresh;
    const summary = { id, ...table.describe(), updated: this.#updated, revision };
    return this.#isStored ? { summary, entries } : { summary, saved: table.saved() };
  }

  /** Keeps the position now and then. */
  #dueSnapshot(table: KeptTable, at: number): Snapshot | null {
    if (at - this.#snapshotAt <= INTERVAL) return null;
    return table.snapshot(at - SLACK) ?? table.snapshot(at);
  }

  async #write(): Promise<void> {
    const table = this.#table;
    // What was appended during an earlier writing may have been taken along by the next one.
    if (!table || (this.#isStored && this.#pending.length === 0)) {
      this.#saving.value = { kind: 'saved' };
      return;
    }
    const number = this.#pending.length;
    const writing = this.#writing(table);
    const snapshot = this.#dueSnapshot(table, writing.summary.actions);
    const before = this.#snapshotAt;
    if (snapshot) this.#snapshotAt = snapshot.at;
    this.#underWay = number;
    try {
      await this.#here.store.write({ ...writing, ...(snapshot && { snapshot }) });
      this.#revision = writing.summary.revision;
      this.#isStored = true;
      this.#pending.splice(0, number);
      this.#saving.value = { kind: this.#pending.length > 0 ? 'saving' : 'saved' };
    } catch (error) {
      this.#snapshotAt = Math.min(before, this.#snapshotAt);
      // Deleted elsewhere: that is told in its own way.
      if (error instanceof GameGone) this.#isGone.value = true;
      else
        this.#saving.value = {
          kind: 'failed',
          problem: error instanceof StoreError ? error.problem : 'unknown',
        };
    }
    this.#underWay = null;
  }

  /** Keeps the position a table has been set up at without a snapshot. If that fails, it is set up so again. */
  keepSnapshot(at: number): void {
    const snapshot = at > INTERVAL ? this.#table?.snapshot(at) : null;
    if (!snapshot) return;
    this.#snapshotAt = at;
    this.#here.store.keepSnapshot(this.id, this.#revision, snapshot).catch(() => {});
  }

  /* ---- following ---- */

  /** Looks at what is stored now. */
  #read(): Promise<void> {
    if (!this.#isReadingAsked) {
      this.#isReadingAsked = true;
      this.#reading = this.#reading.then(() => this.#readOnce());
    }
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    await this.#queue;
    this.#isReadingAsked = false;
    try {
      const read = await this.#here.store.read(this.id);
      const wasGone = this.#isGone.value;
      this.#isGone.value = read === null;
      // The tab that writes knows best, and what could not be saved is not to be lost.
      const knowsBest = this.tabs.mayWrite.value || this.#saving.value.kind === 'failed';
      if (read && !knowsBest) this.#follow(read);
      else if (read && wasGone && this.#pending.length > 0) void this.save();
    } catch {
      // What cannot be read now is read with the next news.
    }
  }

  #follow(read: ReadMatch): void {
    const table = this.#table;
    if (!table) return;
    const { match, at, whys = {} } = read;
    try {
      if (match.rulesVersion > table.rulesVersion) return this.tabs.lose();
      table.follow({ actions: match.actions, at, whys, players: match.players });
      this.#goOnFrom(read);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      this.tabs.lose();
    }
  }

  #goOnFrom({ revision, unwritten, isStored, snapshot }: ReadMatch): void {
    this.#revision = revision;
    this.#isStored = isStored;
    this.#pending = unwritten.map(({ seq: _new, ...entry }) => entry);
    this.#snapshotAt = snapshot?.at ?? 0;
  }
}
