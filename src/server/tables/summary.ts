import type { Person, SeatInfo, TableInfo, TableSummary } from '../../online/api.ts';
import type { Live } from '../../online/append.ts';
import type { Id } from '../../online/entry.ts';
import { personsAt, type Place } from '../../online/seats.ts';
import { isFree } from './arrangement.ts';
import type { Listing } from './listings.ts';
import { NO_NAME } from './people.ts';

type Names = ReadonlyMap<Id, string>;

/** A listed table as rights see it. */
export function placeOfListing({ host, visibility, state, seats, rest }: Listing): Place {
  return { host, visibility, state, seats, proxies: rest.proxies };
}

function seatInfos({ seats }: Listing, names: Names): SeatInfo[] {
  return seats.map((seat) => {
    const { user, computer, name } = seat;
    if (isFree(seat)) return { user, computer, name: null };
    return { user, computer, name: name ?? names.get(user ?? '') ?? NO_NAME };
  });
}

export function summaryOf(listing: Listing, names: Names): TableSummary {
  const { id, title, label, state, host, pace, visibility, rest, turn, actions, updated, lapses } = listing;
  const { ruleSet, options } = rest;
  const seats = seatInfos(listing, names);
  return {
    id,
    title,
    label,
    state,
    host,
    pace,
    visibility,
    ruleSet,
    options,
    seats,
    turn,
    actions,
    updated,
    lapses,
  };
}

/** Everybody who is or was at a table. */
export function peopleAt(listing: Listing, live: Live | null, actors: readonly Id[]): Id[] {
  const began = live?.rules.terms.seats ?? [];
  return [...new Set([listing.host, ...personsAt(listing.seats), ...personsAt(began), ...actors])];
}

export function infoOf(
  listing: Listing,
  live: Live | null,
  { names, people }: { readonly names: Names; readonly people: readonly Id[] },
): TableInfo {
  const { revision, rest, begun, created } = listing;
  const { undo, proxies, clock, isDrawn, startsFull } = rest;
  const isHeld = live !== null && live.table === null;
  const known = people.flatMap((id): Person[] => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  return {
    ...summaryOf(listing, names),
    ...(isHeld && { state: 'held' }),
    revision,
    undo,
    proxies,
    clock,
    isDrawn,
    startsFull,
    begun,
    people: known,
    terms: live?.rules.terms ?? null,
    created,
  };
}

/** How one's own tables are sorted: those that wait for one first, the longest waiting on top, then the last to move. */
export function byUrgency(user: Id): (one: TableSummary, other: TableSummary) => number {
  const waits = ({ state, turn, seats }: TableSummary): boolean => {
    const seat = state === 'running' && turn?.kind === 'decide' ? seats[turn.seat] : undefined;
    return seat?.user === user && !seat.computer;
  };
  return (one, other) => {
    const isMine = waits(one);
    if (isMine !== waits(other)) return isMine ? -1 : 1;
    return isMine ? one.updated - other.updated : other.updated - one.updated;
  };
}

/** Tables one could sit down at first. */
export function byFreeSeat(one: TableSummary, other: TableSummary): number {
  const hasFree = ({ seats }: TableSummary): number => Number(seats.some(isFree));
  return hasFree(other) - hasFree(one) || other.updated - one.updated;
}
