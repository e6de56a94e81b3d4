import type { Event } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { oneLine } from './failure.ts';
import { CATALOGUE_1848 } from './text-1848.ts';
import { CATALOGUE_1860 } from './text-1860.ts';
import { CATALOGUE_18GB } from './text-18gb.ts';
import { CATALOGUE_CHICAGO_EXPRESS } from './text-chicago-express.ts';
import { type Catalogue, money, type Names, Told } from './told.ts';

/** The English sentences of the log, until there are catalogues in several languages. */

/** Files of other formats are imported with whatever stands there as a name. */
export function namesOf(match: Match): Names {
  return match.players.map(({ name }: { readonly name: unknown }, seat) =>
    typeof name === 'string' ? oneLine(name) : `Player ${seat + 1}`,
  );
}

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  '1848': CATALOGUE_1848,
  '1860': CATALOGUE_1860,
  '18gb': CATALOGUE_18GB,
  'chicago-express': CATALOGUE_CHICAGO_EXPRESS,
};

/** One event as a sentence; one that no catalogue knows shows its key and parameters. */
export function sentence(game: string, event: Event, names: Names): string {
  const catalogue = CATALOGUES[game];
  const say = catalogue?.sentences[event.key];
  return say
    ? say(new Told(event, names, catalogue.currency))
    : `${event.key} ${JSON.stringify(event.params)}`;
}

/** Whether an event begins a new part of the game. */
export function beginsPart(game: string, event: Event): boolean {
  return CATALOGUES[game]?.parts.has(event.key) ?? false;
}

/** What is decided in a step. */
export function stepName(game: string, step: string): string {
  return CATALOGUES[game]?.steps[step] ?? step;
}

/** Why a game ended; there may be several reasons at once. */
export function endReason(game: string, reason: string): string {
  return reason
    .split(', ')
    .map((one) => CATALOGUES[game]?.ends[one] ?? one)
    .join(', ');
}

/** An amount in the currency of the title. */
export function moneyOf(game: string, amount: number): string {
  return money(amount, CATALOGUES[game]?.currency);
}
