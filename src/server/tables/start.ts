import type { Match, Player } from '../../core/match.ts';
import type { Pace } from '../../online/api.ts';
import type { Entry, Id } from '../../online/entry.ts';
import { TableRules, type TableTerms } from '../../online/table.ts';
import { derivedKey } from '../keys.ts';
import { gameOf } from '../games.ts';
import type { WaitingSeat } from './arrangement.ts';
import type { Listing } from './listings.ts';
import { NO_NAME } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a request waits for answers; who has not been seen for so long counts as away. */
const PATIENCE: Readonly<Record<Pace, number>> = { live: 10 * MINUTE, days: 3 * DAY };

/** Any whole number below another one. */
export type Draw = (below: number) => number;

const SEEDS = 2 ** 31;

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}

/** Nobody is called as another one at the table. */
function apart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let made = name;
    for (let count = 2; taken.has(made.toLowerCase()); count++) made = `${name} ${count}`;
    taken.add(made.toLowerCase());
    return made;
  });
}

function playersOf(seats: readonly WaitingSeat[], names: ReadonlyMap<Id, string>): Player[] {
  const called = apart(seats.map(({ user, name }) => name ?? names.get(user ?? '') ?? NO_NAME));
  return seats.map(({ computer }, seat) => ({
    name: called[seat] ?? NO_NAME,
    ...(computer && { computer }),
  }));
}

/** What goes on from a game that was begun elsewhere. */
function openingOf(id: Id, match: Match | null, at: number): Entry[] {
  const actions = match?.actions ?? [];
  return actions.map((action, index) => ({
    kind: 'act',
    action,
    seq: index + 1,
    key: derivedKey(id, 'begun', index),
    at,
  }));
}

/** A waiting table as it begins: seats drawn where that was agreed, a seed nobody has chosen. */
export function begin(
  listing: Listing,
  match: Match | null,
  names: ReadonlyMap<Id, string>,
  { draw, now }: { readonly draw: Draw; readonly now: number },
): { readonly rules: TableRules; readonly entries: readonly Entry[] } {
  const { id, host, visibility, pace, title, rest } = listing;
  const { ruleSet, options, undo, proxies, clock, isDrawn } = rest;
  // The seats of a game that has begun are what they are.
  const seats = isDrawn && !match ? shuffled(listing.seats, draw) : listing.seats;
  const players = playersOf(seats, names);
  const { game } = gameOf(title);
  const header: TableTerms['match'] = {
    railhead: 1,
    game: title,
    rulesVersion: match?.rulesVersion ?? game.rulesVersion,
    ruleSet,
    options,
    players,
    seed: match?.seed ?? draw(SEEDS),
  };
  const terms: TableTerms = {
    id,
    match: header,
    seats: seats.map(({ user, computer }) => ({ user, computer })),
    host,
    visibility,
    undo,
    proxies,
    clock,
    started: now,
    patience: PATIENCE[pace],
  };
  return { rules: new TableRules(game, terms), entries: openingOf(id, match, now) };
}
