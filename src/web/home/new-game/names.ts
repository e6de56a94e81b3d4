import type { Character } from '../../../bots/mind.ts';
import { characterOf } from '../../../bots/seats.ts';
import type { Player } from '../../../core/match.ts';
import { isJsonObject } from '../../../core/json.ts';
import { words } from '../../words.ts';

/** A seat as it is being set up: the name is kept while a computer sits there. */
export interface SeatWish {
  readonly name: string;
  readonly computer: Character | null;
}

/** As many seats as wished: those known, then "Player 4". */
export function seatsFor(known: readonly SeatWish[], count: number): SeatWish[] {
  return Array.from(
    { length: count },
    (_, seat) => known[seat] ?? { name: words.t('word.player', { number: seat + 1 }), computer: null },
  );
}

/** What those in the seats are called: computers by number, and persons who have given no name by their seat. */
export function namesOf(seats: readonly SeatWish[]): string[] {
  let computers = 0;
  return seats.map(({ name, computer }, seat) =>
    computer
      ? words.t('page.computers.name', { number: ++computers })
      : name.trim() || words.t('word.player', { number: seat + 1 }),
  );
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
