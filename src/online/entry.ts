import type { Action, Seat } from '../core/game.ts';

/** 128 bits as 22 characters of base64url, made by the side that asks for something, and its name from then on. */
export type Key = string;
/** The name of a table or of a user, in the same form. */
export type Id = string;

/** A computer player as it stands in the log. Those of a kind that is not known count as persons, as in a match file. */
export interface Computer {
  readonly level: string;
  readonly manner: string;
}

/** Who sits at a seat. A computer beside a user decides for them until they take the seat back; neither: it is free. */
export interface Sitting {
  readonly user: Id | null;
  readonly computer: Computer | null;
}

/**
 * Who has made an action, where that is not the person whose seat it is: an order, a computer, another person, or the
 * server, where a pass was all the rules allowed.
 */
export type How = 'order' | 'bot' | 'proxy' | 'forced';

export type EntryBody =
  | {
      readonly kind: 'act';
      readonly action: Action;
      readonly how?: How;
      /** Why a computer has moved so, as pages show it. Nothing here reads it. */
      readonly why?: Readonly<Record<string, unknown>>;
    }
  /** Back to the position after so many actions. Those behind it stay in the log and are no longer in effect. */
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly to: Sitting }
  | { readonly kind: 'pause'; readonly until: number }
  | { readonly kind: 'resume' }
  /** Gives a seat time back: so many milliseconds that were not its fault. */
  | { readonly kind: 'time'; readonly seat: Seat; readonly ms: number }
  | { readonly kind: 'rules'; readonly version: number }
  | { readonly kind: 'end'; readonly why: string };

/** One line of a table's log, numbered from 1. Entries are only ever added. `who` is the user, if a person did it. */
export type Entry = EntryBody & {
  readonly seq: number;
  readonly key: Key;
  /** Milliseconds since 1970; never less than that of the entry before. */
  readonly at: number;
  readonly who?: Id;
};

/** Where a log ends, and the hash of the position it leads to. */
export interface Head {
  readonly seq: number;
  /** The key of the last entry; the id of the table before the first. */
  readonly key: Key;
  readonly hash: string;
}
