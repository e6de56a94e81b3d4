import type { Event } from '../../../core/game.ts';
import type { Colour } from '../../../rail/tile.ts';
import type { PhaseView } from '../../../rail/view.ts';
import type { Change } from '../../family/changes.ts';

/** What a phase brings, beside its name. */
export interface PhaseNews {
  readonly tiles: readonly Colour[];
  readonly trainLimit: Change<readonly number[]> | null;
  readonly rounds: Change<number> | null;
  readonly notes: readonly string[];
}

/** What begins on the way from one phase to a later one. */
export function phaseNews(phases: readonly PhaseView[], from: string, to: string): PhaseNews {
  const first = phases.findIndex(({ name }) => name === from);
  const last = phases.findIndex(({ name }) => name === to);
  const old = phases[first];
  const next = phases[last];
  if (!old || !next || last <= first) return { tiles: [], trainLimit: null, rounds: null, notes: [] };
  const isSameLimit = old.trainLimit.join() === next.trainLimit.join();
  return {
    tiles: next.tiles.filter((colour) => !old.tiles.includes(colour)),
    trainLimit: isSameLimit ? null : { from: old.trainLimit, to: next.trainLimit },
    rounds:
      old.operatingRounds === next.operatingRounds
        ? null
        : { from: old.operatingRounds, to: next.operatingRounds },
    notes: phases.slice(first + 1, last + 1).flatMap(({ notes }) => notes),
  };
}

/** Shown in rows of their own, whichever company or player they concern. */
const IN_ROWS: ReadonlySet<string> = new Set([
  'phase',
  'trains-rusted',
  'price-moved',
  'loan-taken',
  'private-closed',
]);

/** The first event of each of these kinds only repeats what the button says. */
const SAID: ReadonlySet<string> = new Set([
  'bid',
  'passed',
  'private-bought',
  'private-lowered',
  'private-returned',
  'private-sold',
  'shares-sold',
  'train-bought',
  'train-discarded',
  'deal-accepted',
  'deal-refused',
]);

/** What else happens, up to the next part of the game. */
export function furtherEvents(
  events: readonly Event[],
  beginsPart: (event: Event) => boolean = () => false,
): Event[] {
  const said = new Set<string>();
  const end = events.findIndex(beginsPart);
  return events.slice(0, end < 0 ? events.length : end + 1).filter(({ key }) => {
    if (IN_ROWS.has(key)) return false;
    if (!SAID.has(key) || said.has(key)) return true;
    said.add(key);
    return false;
  });
}
