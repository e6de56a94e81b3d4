import type { Arrangement, OnlineSeatWish, SeatInfo, TableInfo } from '../../../online/api.ts';
import type { Id } from '../../../online/entry.ts';

export function isFree({ user, computer }: SeatInfo): boolean {
  return user === null && computer === null;
}

/** The seats nobody has taken yet, by number from 0. */
export function freeSeats(seats: readonly SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => (isFree(seat) ? [index] : []));
}

/** The seats of a user, at whatever screen. */
export function seatsOf(seats: readonly SeatInfo[], user: Id | null): number[] {
  return user === null ? [] : seats.flatMap((seat, index) => (seat.user === user ? [index] : []));
}

/** What somebody at a table is called; empty where they are not known. */
export function nameOf({ people }: Pick<TableInfo, 'people'>, user: Id): string {
  return people.find(({ id }) => id === user)?.name ?? '';
}

/** The wish that leaves a seat as it is. */
function asItIs(info: TableInfo, { user, computer, name }: SeatInfo): OnlineSeatWish {
  if (computer) return { kind: 'computer', computer: { ...computer }, name: name ?? '' };
  if (user !== info.host) return { kind: 'online', user };
  const own = nameOf(info, info.host);
  return name === null || name === own ? { kind: 'me' } : { kind: 'here', name };
}

/** The table as it is arranged, with one seat otherwise. */
export function rearranged(info: TableInfo, seat: number, wish: OnlineSeatWish): Arrangement {
  const { label, title, ruleSet, options, isDrawn, startsFull, visibility, undo, proxies, pace, clock } =
    info;
  const { revision, seats } = info;
  const wishes = seats.map((one, index) => (index === seat ? wish : asItIs(info, one)));
  return {
    label,
    title,
    ruleSet,
    options: { ...options },
    seats: wishes,
    isDrawn,
    startsFull,
    visibility,
    undo,
    proxies,
    pace,
    clock,
    revision,
  };
}
