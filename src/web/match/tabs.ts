import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { News, NewsChannel } from './news.ts';

/**
 * What a tab does with a game: it writes, or it follows another tab that does. `lost`: the other tab plays by rules
 * that are not known here.
 */
export type Place = 'writing' | 'following' | 'lost';

/** How a tab has come to its place, where that is worth telling. */
export type OwnershipChange = 'taken-over' | 'taken-away' | 'left-to-us';

/** A page that is reloaded may have to wait for its own former self to be gone. */
const FORMER_SELF_MS = 300;
/** A tab that does not let go in this time sleeps or has broken down. */
const ANSWER_MS = 1500;
/** A tab that wanted the game and has not taken it in this time does not want it any more. */
const HAND_OVER_MS = 4000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** What a game does as its tab's place changes. */
export interface TabHost {
  /** When everything done here is stored. */
  whenWritten(): Promise<void>;
  /** Goes along with what is stored. */
  catchUp(): Promise<void>;
}

/**
 * Which of the tabs that have a game open writes: the one that holds its lock. The browser itself lets go of the lock
 * of a tab that is closed or has crashed, and the next in line goes on. Without such locks (old browsers, no https)
 * every tab writes, and the store notices which one is late.
 */
export class Tabs {
  readonly #id: string;
  readonly #news: NewsChannel;
  readonly #host: TabHost;
  readonly #place = signal<Place>('writing');
  readonly #isTaken = signal(false);
  readonly #change = signal<{ readonly how: OwnershipChange } | null>(null);
  /** Another tab has asked for the game and is about to take it. */
  readonly #isHandingOver = signal(false);
  readonly mayWrite: ReadonlySignal<boolean> = computed(
    () => this.#place.value === 'writing' && !this.#isHandingOver.value,
  );
  #line: AbortController | null = null;
  #letGo: (() => void) | null = null;
  #isHolding = false;
  #onGiven: (() => void) | null = null;
  /** Counts the times of sitting here: what belongs to an earlier one is over. */
  #stay = 0;

  constructor(id: string, news: NewsChannel, host: TabHost) {
    this.#id = id;
    this.#news = news;
    this.#host = host;
  }

  get place(): ReadonlySignal<Place> {
    return this.#place;
  }

  /** The latest change of the place. */
  get change(): ReadonlySignal<{ readonly how: OwnershipChange } | null> {
    return this.#change;
  }

  /** Whether another tab has taken the game away from this one. */
  get isTaken(): ReadonlySignal<boolean> {
    return this.#isTaken;
  }

  /** Finds a place. */
  async join(): Promise<void> {
    const stay = this.#stay;
    this.#isTaken.value = false;
    this.#isHandingOver.value = false;
    this.#place.value = 'writing';
    if (!('locks' in navigator) || (await this.#hold({ ifAvailable: true })) || stay !== this.#stay) return;
    const waiting = this.#waitInLine();
    const isOurs = await Promise.race([waiting, pause(FORMER_SELF_MS).then(() => false)]);
    if (isOurs || stay !== this.#stay) return;
    this.#place.value = 'following';
    void this.#succeed(waiting);
  }

  /** Gives the place up; the next in line may go on once everything is written. */
  leave(): void {
    this.#stay++;
    this.#isHolding = false;
    this.#line?.abort();
    const letGo = this.#letGo;
    this.#letGo = null;
    if (letGo) void this.#host.whenWritten().then(letGo);
  }

  /** The game is to be played here; the tab that has it stores what it has and follows. */
  async takeOver(): Promise<void> {
    const given = new Promise<void>((resolve) => {
      this.#onGiven = resolve;
    });
    this.#news.tell({ kind: 'wanted', id: this.#id });
    await Promise.race([given, pause(ANSWER_MS)]);
    this.#line?.abort();
    if (await this.#hold({ steal: true })) await this.#begin('taken-over');
  }

  /** What is stored goes by rules that are not known here. */
  lose(): void {
    this.#place.value = 'lost';
  }

  /** Asked for the game, or told that it can be had. */
  hear(kind: Exclude<News['kind'], 'changed'>): void {
    if (kind === 'given') this.#onGiven?.();
    else void this.#give();
  }

  /** Asks for the lock and keeps it for as long as this tab may; tells whether it was had. */
  #hold(options: LockOptions): Promise<boolean> {
    const stay = this.#stay;
    return new Promise((resolve) => {
      let isHeld = false;
      const held = navigator.locks.request(`railhead game ${this.#id}`, options, (lock) => {
        isHeld = lock !== null && stay === this.#stay;
        this.#isHolding ||= isHeld;
        resolve(isHeld);
        if (!isHeld) return undefined;
        return new Promise<void>((letGo) => {
          this.#letGo = letGo;
        });
      });
      // Taken by another tab, or not waited for any longer.
      held.catch(() => {
        resolve(false);
        if (isHeld && stay === this.#stay) this.#loseLock();
      });
    });
  }

  #waitInLine(): Promise<boolean> {
    this.#line = new AbortController();
    return this.#hold({ signal: this.#line.signal });
  }

  #loseLock(): void {
    this.#isHolding = false;
    this.#isTaken.value = true;
    this.#place.value = 'following';
    this.#change.value = { how: 'taken-away' };
    void this.#succeed(this.#waitInLine());
  }

  async #succeed(waiting: Promise<boolean>): Promise<void> {
    if (await waiting) await this.#begin('left-to-us');
  }

  /** Goes on where the other tab has stopped. */
  async #begin(how: OwnershipChange): Promise<void> {
    const stay = this.#stay;
    await this.#host.catchUp();
    // Yet another tab may have taken it meanwhile.
    if (this.#place.value === 'lost' || stay !== this.#stay || !this.#isHolding) return;
    this.#isTaken.value = false;
    this.#isHandingOver.value = false;
    this.#place.value = 'writing';
    this.#change.value = { how };
  }

  async #give(): Promise<void> {
    if (this.#place.value !== 'writing') return;
    this.#isHandingOver.value = true;
    await this.#host.whenWritten();
    this.#news.tell({ kind: 'given', id: this.#id });
    await pause(HAND_OVER_MS);
    this.#isHandingOver.value = false;
  }
}
