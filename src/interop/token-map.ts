import { tokenPlaces, type Tokens } from '../rail/tokens.ts';

/** Tokens as a recorded state tells them. */

export function tokenHexes(tokens: Tokens, company: string): string[] {
  return tokenPlaces(tokens, company)
    .map(({ hex }) => hex)
    .sort();
}

/** Tokens of one hex as the record writes them: those beside the slots come after them, [] = none left. */
export function tokenMapOf(tokens: Tokens, hex: string): (string | null)[][] {
  const cities = tokens[hex] ?? [];
  if (!cities.some((city) => city.beside.length > 0 || city.slots.some(Boolean))) return [];
  return cities.map((city) => [...city.slots, ...city.beside]);
}
