import type { Action } from '../../core/game.ts';
import type { Entry, EntryBody, Id, Key, Sitting } from '../../online/entry.ts';
import { TableRules, type TableTerms } from '../../online/table.ts';
import { RELAY } from './relay.ts';

/** A name in the form of the protocol. */
export function named(text: string): Id {
  return text.padEnd(22, '_');
}

export const ANN = named('ann');
export const BEN = named('ben');
export const CLEO = named('cleo');
export const STRANGER = named('stranger');
export const TABLE = named('table');
export const BOLD = { level: 'easy', manner: 'bold' };
export const STARTED = 1_000_000;

export function person(user: Id): Sitting {
  return { user, computer: null };
}

/** Ann, Ben and Cleo at a game of relay, where three amounts are added in a turn. */
export function sampleRules(terms: Partial<TableTerms> = {}): TableRules {
  const seats = terms.seats ?? [ANN, BEN, CLEO].map(person);
  return new TableRules(RELAY, {
    id: TABLE,
    match: {
      railhead: 1,
      game: RELAY.id,
      rulesVersion: 1,
      ruleSet: 'book',
      options: {},
      players: seats.map((_, seat) => ({ name: `Player ${seat + 1}` })),
      seed: 1,
    },
    seats,
    host: ANN,
    visibility: 'link',
    undo: 'agreed',
    proxies: false,
    clock: 'shown',
    started: STARTED,
    patience: 600_000,
    ...terms,
  });
}

export function add(by: number, amount: number): Action {
  return { type: 'add', by, amount } as Action;
}

export function stop(by: number): Action {
  return { type: 'stop', by };
}

export function shout(by: number): Action {
  return { type: 'shout', by };
}

/** Entries a second apart, numbered from the one after `from`. */
export function entriesOf(
  bodies: readonly (EntryBody & { readonly who?: Id; readonly key?: Key })[],
  from = 0,
): Entry[] {
  return bodies.map((body, index) => {
    const seq = from + index + 1;
    return { ...body, seq, key: body.key ?? named(`entry${seq}`), at: STARTED + seq * 1000 };
  });
}

/** An action as a person's entry. */
export function played(who: Id, action: Action): EntryBody & { readonly who: Id } {
  return { kind: 'act', action, who };
}
