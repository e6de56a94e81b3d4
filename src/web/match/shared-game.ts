import { type ReadonlySignal, signal } from '@preact/signals';
import { IllegalAction } from '../../core/match.ts';
import type { News, NewsChannel } from './news.ts';
import type { MatchSession } from './session.ts';
import type { MatchStore } from './store.ts';

/**
 * What a tab does with a game: it writes, or it follows another tab that does. `lost`: the other tab plays by rules
 * that are not known here.
 */
export type Place = 'writing' | 'following' | 'lost';

/** How a tab has come to its place, where that is worth telling. */
export type Turnabout = 'taken-over' | 'taken-away' | 'left-to-us';

/** A page that is loaded anew may have to wait for its own former self to be gone. */
const FORMER_SELF_MS = 300;
/** A tab that does not let go in this time sleeps or has broken down. */
const ANSWER_MS = 1500;
/** Whoever wanted the game and has not taken it in this time does not want it any more. */
const HAND_OVER_MS = 4000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * One game, open in any number of tabs: the one that holds its lock writes, all others follow what is stored. The
 * browser itself lets go of the lock of a tab that is closed or has crashed, and the next in line goes on. Without
 * such locks (old browsers, no https) every tab writes, and the store notices who is late.
 */
export class SharedGame {
  readonly id: string;
  readonly #store: MatchStore;
  readonly #news: NewsChannel;
  readonly #onTurnabout: (how: Turnabout) => void;
  readonly #place = signal<Place>('writing');
  readonly #isGone = signal(false);
  readonly #isTaken = signal(false);
  readonly #deaf: () => void;
  #session: MatchSession | null = null;
  #line: AbortController | null = null;
  #letGo: (() => void) | null = null;
  #onGiven: (() => void) | null = null;
  #isLeft = false;
  /** One reading after the other; whatever comes during one needs one more. */
  #reading: Promise<void> = Promise.resolve();
  #isReadingAsked = false;

  constructor(id: string, store: MatchStore, news: NewsChannel, onTurnabout: (how: Turnabout) => void) {
    this.id = id;
    this.#store = store;
    this.#news = news;
    this.#onTurnabout = onTurnabout;
    this.#deaf = news.hear((message) => {
      if (message.id === id) this.#hear(message);
    });
  }

  get place(): ReadonlySignal<Place> {
    return this.#place;
  }

  /** Whether another tab has taken the game away from this one. */
  get isTaken(): ReadonlySignal<boolean> {
    return this.#isTaken;
  }

  /** Whether the game has been deleted while it was open here. */
  get isGone(): ReadonlySignal<boolean> {
    return this.#isGone;
  }

  /** The session that shows the game. */
  seat(session: MatchSession): void {
    this.#session = session;
    this.#allow();
    // The other tab may have gone on while the game was being opened.
    if (this.#place.value === 'following') void this.#read();
  }

  /** Finds a place. */
  async join(): Promise<void> {
    if (!('locks' in navigator) || (await this.#hold({ ifAvailable: true }))) return this.#settle('writing');
    const waiting = this.#waitInLine();
    const isOurs = await Promise.race([waiting, pause(FORMER_SELF_MS).then(() => false)]);
    if (isOurs) return this.#settle('writing');
    this.#settle('following');
    void this.#succeed(waiting);
  }

  /** Makes up for what other tabs have done while nobody sat here. */
  async catchUp(): Promise<void> {
    const session = this.#session;
    await session?.written;
    const saved = await this.#store.read(this.id);
    if (!session || session.saving.value.kind !== 'saved') return;
    this.#isGone.value = saved === null;
    this.#allow();
    if (saved && saved.revision > session.revision) this.#follow(session, saved);
  }

  /** The game is to be played here; the tab that has it stores what it has and follows. */
  async takeOver(): Promise<void> {
    const given = new Promise<void>((resolve) => {
      this.#onGiven = resolve;
    });
    this.#news.tell({ kind: 'wanted', id: this.id });
    await Promise.race([given, pause(ANSWER_MS)]);
    this.#line?.abort();
    if (await this.#hold({ steal: true })) await this.#begin('taken-over');
  }

  /** Somebody has deleted the game elsewhere and it is wanted all the same. */
  async keep(): Promise<void> {
    await this.#session?.save();
    this.#isGone.value = this.#session?.saving.value.kind !== 'saved';
    this.#allow();
  }

  leave(): void {
    this.#isLeft = true;
    this.#deaf();
    this.#line?.abort();
    this.#letGo?.();
  }

  #settle(place: Place): void {
    this.#place.value = place;
    this.#allow();
  }

  #allow(): void {
    this.#session?.allowWriting(this.#place.value === 'writing' && !this.#isGone.value);
  }

  /** Asks for the lock and keeps it for as long as this tab may; tells whether it was had. */
  #hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let isHeld = false;
      const held = navigator.locks.request(`railhead game ${this.id}`, options, (lock) => {
        isHeld = lock !== null && !this.#isLeft;
        resolve(isHeld);
        if (!isHeld) return undefined;
        return new Promise<void>((letGo) => {
          this.#letGo = letGo;
        });
      });
      // Taken by another tab, or not waited for any longer.
      held.catch(() => {
        resolve(false);
        if (isHeld && !this.#isLeft) this.#lose();
      });
    });
  }

  #waitInLine(): Promise<boolean> {
    this.#line = new AbortController();
    return this.#hold({ signal: this.#line.signal });
  }

  #lose(): void {
    this.#isTaken.value = true;
    this.#settle('following');
    this.#onTurnabout('taken-away');
    void this.#succeed(this.#waitInLine());
  }

  async #succeed(waiting: Promise<boolean>): Promise<void> {
    if (await waiting) await this.#begin('left-to-us');
  }

  /** Goes on where the other tab has stopped. */
  async #begin(how: Turnabout): Promise<void> {
    await this.#read();
    if (this.#place.value === 'lost' || this.#isLeft) return;
    this.#isTaken.value = false;
    this.#settle('writing');
    this.#onTurnabout(how);
  }

  #hear({ kind }: News): void {
    if (kind === 'given') this.#onGiven?.();
    else if (kind === 'wanted') void this.#give();
    else void this.#read();
  }

  async #give(): Promise<void> {
    const session = this.#session;
    if (!session || this.#place.value !== 'writing') return;
    session.allowWriting(false);
    await session.written;
    this.#news.tell({ kind: 'given', id: this.id });
    await pause(HAND_OVER_MS);
    this.#allow();
  }

  /** Looks at what is stored now. */
  #read(): Promise<void> {
    if (!this.#isReadingAsked) {
      this.#isReadingAsked = true;
      this.#reading = this.#reading.then(() => this.#readOnce());
    }
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    this.#isReadingAsked = false;
    const session = this.#session;
    try {
      const saved = await this.#store.read(this.id);
      this.#isGone.value = saved === null;
      // Whoever writes knows best, and what could not be saved is not to be lost.
      const mayFollow = session && !session.isWritable.value && session.saving.value.kind !== 'failed';
      if (saved && mayFollow) this.#follow(session, saved);
      this.#allow();
    } catch {
      // What cannot be read now is read with the next news.
    }
  }

  #follow(session: MatchSession, saved: Parameters<MatchSession['follow']>[0]): void {
    try {
      if (saved.match.rulesVersion > session.title.game.rulesVersion) return this.#settle('lost');
      session.follow(saved);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      this.#settle('lost');
    }
  }
}
