import { afterEach, expect, test, vi } from 'vitest';
import type { Character } from '../../../bots/mind.ts';
import { lastSeats, namesOf, rememberSeats, seatsFor } from './names.ts';

const HARD: Character = { level: 'hard', manner: 'bold' };

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps what it is given. */
function withStorage(kept: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}

test('computers are called by their number, never by a name of a person', () => {
  const seats = [
    { name: 'Ada', computer: HARD },
    { name: ' Ben ', computer: null },
    { name: '', computer: null },
    { name: 'Cleo', computer: HARD },
  ];
  expect(namesOf(seats)).toEqual(['Bot 1', 'Ben', 'Player 3', 'Bot 2']);
});

test('those of the last game are offered again, computers too', () => {
  withStorage();
  const seats = [
    { name: 'Ada', computer: null },
    { name: 'Player 2', computer: HARD },
  ];
  rememberSeats(seats);
  expect(lastSeats()).toEqual(seats);
  expect(seatsFor(lastSeats(), 3).at(-1)).toEqual({ name: 'Player 3', computer: null });
});

test('what earlier pages have kept are names, and nonsense is nobody', () => {
  withStorage({ 'railhead.names': '["Ada", {"name": "Ben", "computer": {"level": "divine"}}, 7, null]' });
  expect(lastSeats()).toEqual([
    { name: 'Ada', computer: null },
    { name: 'Ben', computer: null },
  ]);
});
