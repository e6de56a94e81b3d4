import type { Character } from '../../../bots/mind.ts';
import { characterOf } from '../../../bots/seats.ts';
import type { Player } from '../../../core/match.ts';
import { isJsonObject } from '../../../core/json.ts';
import { type SeatKind, USUAL_CHARACTER } from '../../computers/character-fields.tsx';
import { words } from '../../words.ts';

/** A seat as it is being set up: the name is kept while a computer or somebody elsewhere sits there. */
export interface SeatWish {
  readonly name: string;
  readonly computer: Character | null;
  /** Left out: at this screen. It is the one who sets it up, or somebody who comes over the internet. */
  readonly place?: 'me' | 'online';
}

export function kindOf({ computer, place }: SeatWish): SeatKind {
  return computer ? 'computer' : (place ?? 'person');
}

/** The seat as one of another kind. */
function asKind({ name }: SeatWish, kind: SeatKind, computer: Character): SeatWish {
  if (kind === 'computer') return { name, computer };
  return kind === 'person' ? { name, computer: null } : { name, computer: null, place: kind };
}

function allHere(seats: readonly SeatWish[]): SeatWish[] {
  return seats.map((wish) => (wish.place ? asKind(wish, 'person', USUAL_CHARACTER) : wish));
}

/**
 * Makes a seat one of another kind. Whoever sets up a table for friends elsewhere has a seat of their own, the first at
 * this screen unless they choose another; where everybody is at this screen, nobody needs to be told apart.
 */
export function seatedAs(
  seats: readonly SeatWish[],
  seat: number,
  kind: SeatKind,
  computer: Character = USUAL_CHARACTER,
): SeatWish[] {
  const next = seats.map((wish, index) => {
    if (index === seat) return asKind(wish, kind, computer);
    return kind === 'me' && wish.place === 'me' ? asKind(wish, 'person', computer) : wish;
  });
  const wasOnline = seats.some(isOnline);
  if (!next.some(isOnline)) return allHere(next);
  const own = wasOnline ? -1 : next.findIndex((wish) => kindOf(wish) === 'person');
  return next.map((wish, index) => (index === own ? asKind(wish, 'me', computer) : wish));
}

/** One seat less. */
export function withoutSeat(seats: readonly SeatWish[], seat: number): SeatWish[] {
  const left = seats.toSpliced(seat, 1);
  return left.some(isOnline) ? left : allHere(left);
}

/** Whether somebody elsewhere is to sit there. */
export function isOnline({ place }: SeatWish): boolean {
  return place === 'online';
}

/** As many seats as wished: those known, then "Player 4". */
export function seatsFor(known: readonly SeatWish[], count: number): SeatWish[] {
  return Array.from(
    { length: count },
    (_, seat) => known[seat] ?? { name: words.t('word.player', { number: seat + 1 }), computer: null },
  );
}

/**
 * What those in the seats are called: computers by number, and persons who have given no name by their seat, as those who
 * are still to come.
 */
export function namesOf(seats: readonly SeatWish[]): string[] {
  let computers = 0;
  return seats.map(({ name, computer, place }, seat) => {
    if (computer) return words.t('page.computers.name', { number: ++computers });
    const known = place === 'online' ? '' : name.trim();
    return known || words.t('word.player', { number: seat + 1 });
  });
}

const NAMES_KEY = 'railhead.names';

/** Earlier pages have kept the names alone. */
function readSeat(value: unknown): SeatWish[] {
  if (typeof value === 'string') return [{ name: value, computer: null }];
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return [];
  const player = value as unknown as Player;
  return [{ name: player.name, computer: isJsonObject(player.computer) ? characterOf(player) : null }];
}

/** Who sat at the last game, to be offered again. */
export function lastSeats(): SeatWish[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(NAMES_KEY) ?? '[]');
    return Array.isArray(seats) ? seats.flatMap(readSeat) : [];
  } catch {
    return [];
  }
}

export function rememberSeats(seats: readonly SeatWish[]): void {
  try {
    const kept = seats.map(({ name, computer }) => (computer ? { name, computer } : name));
    localStorage.setItem(NAMES_KEY, JSON.stringify(kept));
  } catch {
    // They are asked for again next time.
  }
}
