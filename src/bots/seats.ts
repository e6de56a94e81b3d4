import type { Player } from '../core/match.ts';
import { type Character, isLevel, isManner } from './mind.ts';

/** Computers that have a seat in a match. */

/** How a player plays who is a computer; null for a person, and for a computer of a kind that is not known here. */
export function characterOf({ computer }: Player): Character | null {
  if (!computer || !isLevel(computer.level) || !isManner(computer.manner)) return null;
  return { level: computer.level, manner: computer.manner };
}

/** The same player with a computer in the seat, or without. */
export function seatedBy({ computer: _former, ...player }: Player, character: Character | null): Player {
  return character ? { ...player, computer: { level: character.level, manner: character.manner } } : player;
}

/**
 * The chance that a decision gets: by the seed of the match and the number of actions before it. So the same position of
 * the same game is decided alike whenever and wherever it is thought about.
 */
export function decisionSeed(seed: number, at: number): number {
  let mixed = (seed ^ Math.imul(at + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & 0x7fffffff;
}
