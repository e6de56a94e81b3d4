import { type BoardKit, hexOf } from '../../rail/board.ts';
import { citiesAt } from '../../rail/tokens.ts';
import type { RailView } from '../../rail/view.ts';
import type { RailState } from './knowledge.ts';

/** Tokens that keep others out. */

/** Whether a city has no place left. */
export function isFull(kit: BoardKit, { board, tokens }: RailState, hex: string, city: number): boolean {
  const slots = citiesAt(kit, board, tokens, hexOf(kit, hex))[city]?.slots ?? [];
  return slots.every((slot) => slot !== null);
}

/** What the trains of companies that others lead earn less after a move than before. */
export function lossOfOthers(
  view: RailView,
  company: string,
  earns: (company: string, trains: readonly string[]) => readonly [before: number, after: number],
): number {
  const mine = view.companies.find(({ id }) => id === company)?.director;
  let loss = 0;
  for (const { id, director, trains } of view.companies) {
    const own = trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
    if (director === mine || director === null || own.length === 0) continue;
    const [before, after] = earns(id, own);
    loss += Math.max(0, before - after);
  }
  return loss;
}
