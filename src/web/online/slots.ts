import { type ReadonlySignal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Match } from '../../core/match.ts';
import type { OptionValues } from '../../core/game.ts';
import type { OnlineSeatWish, Pace } from '../../online/api.ts';
import type { Visibility } from '../../online/table.ts';
import type { UndoRule } from '../../online/undo.ts';
import type { Route } from '../router/router.ts';

/**
 * What playing online adds to pages that are there without it. A browser without a server never loads it: those pages
 * show what stands here, and nothing where nothing does.
 */

/** What is agreed about a table besides its seats and rules. */
export interface Agreement {
  readonly label: string;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly undo: UndoRule;
  readonly isDrawn: boolean;
  readonly startsFull: boolean;
}

/** A table as the dialog for a new game asks for it. */
export interface TableWish {
  readonly title: string;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly seats: readonly OnlineSeatWish[];
  /** What its host is called who has not signed in. */
  readonly hostName: string;
  readonly agreement: Agreement;
  /** A game that has begun elsewhere. */
  readonly match: Match | null;
}

/** What becomes of the dialog for a new game once a seat is for somebody elsewhere. */
export interface NewTableSlot {
  readonly usual: Agreement;
  readonly Fields: FunctionComponent<{
    readonly agreement: Agreement;
    readonly seats: readonly OnlineSeatWish[];
    /** A game that has begun goes on with its seats as they are. */
    readonly hasBegun: boolean;
    readonly onChange: (agreement: Agreement) => void;
  }>;
  /** What will be made, and when it starts, each in a sentence. */
  readonly Foot: FunctionComponent<{
    readonly agreement: Agreement;
    readonly seats: readonly OnlineSeatWish[];
  }>;
  /** Makes the table and goes to its waiting room; why not, in words. */
  readonly make: (wish: TableWish) => Promise<string | null>;
}

export type OnlineRoute = Extract<Route, { readonly page: 'online' | 'join' | 'me' | 'device' }>;

export interface OnlineSlots {
  /** The pages of its own. */
  readonly Page: FunctionComponent<{ readonly route: OnlineRoute }>;
  /** At the end of the header: who is signed in. */
  readonly Corner: FunctionComponent;
  /** In place of the games of this browser: those elsewhere too. */
  readonly Tables: FunctionComponent;
  /** On the home page, below the tables. */
  readonly More: FunctionComponent;
  readonly newTable: NewTableSlot;
}

const filled = signal<OnlineSlots | null>(null);

export const onlineSlots: ReadonlySignal<OnlineSlots | null> = filled;

export function fillSlots(slots: OnlineSlots): void {
  filled.value = slots;
}
