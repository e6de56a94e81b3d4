import type { Words } from '../../text/words.ts';
import { roundParts } from './rounds.ts';

/** A round as it stands in a narrow place. */
export function roundName(words: Words, round: string): string {
  const parts = roundParts(round);
  return parts ? words.t(`page.round.${parts.kind}`, parts) : words.round(round);
}
