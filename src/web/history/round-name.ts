import type { Words } from '../../text/words.ts';
import { roundParts } from './rounds.ts';

/** A round as it stands in a narrow place. */
export function roundName(words: Words, round: string): string {
  const parts = roundParts(round);
  if (parts) return words.t(`page.round.${parts.kind}`, parts);
  const key = `page.round.${round}`;
  return words.has(key) ? words.t(key) : words.round(round);
}
