import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Action, Refusal, Turn } from '../../core/game.ts';
import type { PointedHex } from '../board/board-props.ts';
import type { HexWay } from '../board/card.ts';
import type { ExpressBoardProps } from '../board/express-board.tsx';
import type { MarketBoardProps } from '../board/market.tsx';
import { type Insets, NO_INSETS } from '../board/placing.ts';
import type { RailBoardProps } from '../board/rail-board.tsx';
import { locale } from '../locale.ts';
import type { MatchSession } from '../match/session.ts';
import { furnitureOf } from './furniture.ts';
import { preferences } from '../parts/preferences.ts';
import { rest } from '../parts/rest.ts';
import type { TipText } from '../parts/tip.tsx';
import { toast } from '../parts/toast.tsx';
import type { SheetStop } from '../parts/sheet-heights.ts';

/** An action that is put together and waits for the primary button. */
export interface Pending {
  readonly action: Action;
  /** What the primary button says; left out, the words of the action. */
  readonly label?: string;
  /** What it is about, e.g. a place: on a phone in place of the help under the sentence. */
  readonly about?: string;
  /** The panel itself shows the consequences, so the table does not. */
  readonly isExplained?: boolean;
  /** What is still wanted of the user before it can be done, e.g. a bid that is high enough: the primary button says it. */
  readonly wanted?: string;
  /** Chosen automatically, as the only possible action. */
  readonly isOnly?: boolean;
  /** Another way to decide, beside the primary button. */
  readonly beside?: {
    readonly label: string;
    readonly shortcut?: string;
    /** The type of action, where pressing it is one. */
    readonly choice?: string;
    readonly onPress: () => void;
  };
}

/** How far the decider has gone on the way to an action: the sentence says it, and Escape leads back. */
export interface Within {
  /** As the text catalogue knows it: `ask.…` and `help.…`. */
  readonly step: string;
  readonly company?: string;
}

/** What a panel wants the board to show and report: legal hexes, a preview, routes, what a click means. */
export type BoardOverlay = Omit<RailBoardProps, 'map' | 'drawing' | 'words' | 'onHex'> &
  Pick<ExpressBoardProps, 'planned' | 'plannedHouse'> & {
    /** A click on any hex; false where there is nothing to do, so that the board tells what is known of it. */
    readonly onHex?: (hex: string) => boolean | void;
    /** Why nothing can be done on a hex now, for those who look at it. */
    readonly whyNot?: ReadonlyMap<string, TipText>;
    /** What can be started on a hex where a click alone does not say which: its card lists them. */
    readonly waysAt?: (hex: string) => readonly HexWay[];
  };

/** The same for the share market: where markers would go, which cells can be chosen. */
export type MarketOverlay = Omit<MarketBoardProps, 'market' | 'look' | 'words' | 'excerpt'>;

/** Why nothing can be done here, if another tab plays the game, or others do. */
export function playedElsewhere({ isWritable, isOnline, words }: MatchSession): TipText | null {
  if (isWritable.value) return null;
  return { text: words.t(isOnline ? 'page.online-table.not-yours' : 'page.tabs.elsewhere') };
}

/** Whether the same seat goes on with the same step, for the same company. */
function isSameDecision(a: Turn, b: Turn): boolean {
  if (a.kind === 'finished' || b.kind === 'finished') return a.kind === b.kind;
  return a.seat === b.seat && a.step === b.step && a.entity === b.entity;
}

/** What the parts of a table share besides the game itself. What concerns a decision is forgotten with the position. */
export class TableState<V = unknown> {
  readonly session: MatchSession<V>;
  readonly pending: Signal<Pending | null> = signal(null);
  readonly within: Signal<Within | null> = signal(null);
  /** An action pointed at, for previews. */
  readonly hovered: Signal<Action | null> = signal(null);
  /** What previews are about: the action pointed at, else the one that could be done now. */
  readonly previewed: ReadonlySignal<Action | null> = computed(
    () => this.hovered.value ?? this.ready.value?.action ?? null,
  );
  /** What waits for the primary button and lacks nothing. */
  readonly ready: ReadonlySignal<Pending | null> = computed(() =>
    this.pending.value?.wanted === undefined ? this.pending.value : null,
  );
  /** The hex of what is pointed at in a panel. */
  readonly pointed: Signal<PointedHex | null> = signal(null);
  readonly board: Signal<BoardOverlay> = signal({});
  readonly market: Signal<MarketOverlay> = signal({});
  /** Why the last try was not taken. */
  readonly refused: Signal<{ readonly action: Action; readonly refusal: Refusal } | null> = signal(null);

  /** Whether the dialog of who plays is open. */
  readonly seating: Signal<boolean> = signal(false);

  /** How far the sheet of a phone is drawn up. */
  readonly sheet: Signal<SheetStop> = signal('middle');
  /** How many pixels of the board the sheet covers. */
  readonly covered: Signal<number> = signal(0);
  readonly insets: ReadonlySignal<Insets> = computed(() => ({ ...NO_INSETS, bottom: this.covered.value }));

  constructor(session: MatchSession<V>) {
    this.session = session;
  }

  /** Puts an action on the primary button. Previews show that one from now on, until something else is pointed at. */
  choose(pending: Pending | null): void {
    this.refused.value = null;
    this.hovered.value = null;
    // The button that led here may be gone with its choice.
    this.pointed.value = null;
    this.pending.value = pending;
  }

  /** One step back: what is chosen first, then the way there. */
  clear(): void {
    if (this.pending.value) this.choose(null);
    else this.within.value = null;
  }

  /** Does an action at once, unless the last one was only just done (`Rest`). */
  act(action: Action): void {
    if (rest.isResting.value) return;
    const elsewhere = playedElsewhere(this.session);
    if (elsewhere) {
      this.forget();
      toast({ text: elsewhere.text });
      return;
    }
    const before = this.session.turn.value;
    const refusal = batch(() => {
      const refused = this.session.act(action);
      if (!refused && this.#isAutomatic()) this.session.passForced();
      return refused;
    });
    if (refusal) {
      this.refused.value = { action, refusal };
      return;
    }
    this.forget();
    if (!isSameDecision(before, this.session.turn.value)) rest.begin();
  }

  /** Does what waits for the primary button. */
  commit(): void {
    const { value } = this.ready;
    if (value) this.act(value.action);
  }

  /**
   * Whether the table passes for those who can do nothing else. What is tried out is played move by move, and online
   * the server does it.
   */
  #isAutomatic(): boolean {
    return preferences.value['auto-pass'] && !this.session.isSketch && !this.session.isOnline;
  }

  /** Whether passes have been made for those who could do nothing else. */
  #skipsForced(): boolean {
    return this.#isAutomatic() || this.session.isOnline;
  }

  /** Where undo leads: to the last decision of a person, not to a pass that was made automatically. */
  undoTarget(): number {
    return this.session.undoTarget(this.#skipsForced());
  }

  undo(): void {
    const asking = this.session.canUndo.value ? null : furnitureOf(this.session)?.askingBack(this.session);
    if (asking) return asking.ask();
    this.forget();
    return this.session.goTo(this.undoTarget());
  }

  redo(): void {
    this.forget();
    this.session.goTo(this.session.redoTarget(this.#skipsForced()));
  }

  /**
   * Clears a half-made decision as soon as the position changes, even when a computer moved in the meantime. Returns a
   * function that stops it. The language may change as well.
   */
  keepUp(): () => void {
    const { state } = this.session;
    let last = state.peek();
    const endPosition = state.subscribe((now) => {
      if (now !== last) this.forget();
      last = now;
    });
    let spoken = locale.peek();
    const endLanguage = locale.subscribe((now) => {
      if (now !== spoken) this.#retell();
      spoken = now;
    });
    return () => {
      endPosition();
      endLanguage();
    };
  }

  /** What is chosen stays chosen in another language; the primary button has the words of the action. */
  #retell(): void {
    const { value: pending } = this.pending;
    if (!pending) return;
    const { action, isExplained = false, isOnly = false, wanted } = pending;
    this.pending.value = wanted === undefined ? { action, isExplained, isOnly } : null;
  }

  forget(): void {
    this.pending.value = null;
    this.within.value = null;
    this.hovered.value = null;
    this.pointed.value = null;
    this.refused.value = null;
    this.board.value = {};
    this.market.value = {};
  }
}

export const TableContext = createContext<TableState | null>(null);

/** The table a component belongs to, of any title. */
export function useTable(): TableState {
  const table = useContext(TableContext);
  if (!table) throw new Error('not at a table');
  return table;
}

/**
 * `useTable` for the components of a family, which know the form of its view. They are shown only at tables of their own
 * family, since the shell gets them from there (`familyOf`); a context cannot say so in its type.
 */
export function tableHook<V>(): () => TableState<V> {
  return useTable as () => TableState<V>;
}
