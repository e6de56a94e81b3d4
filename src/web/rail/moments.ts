import type { RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import { changed, type FigureChange, inWords } from '../family/changes.ts';
import type { MomentSpec } from '../family/moments.ts';

/** Whose fortune a price has raised or lowered. */
function worthChanges(before: RailView, after: RailView, words: Words): FigureChange[] {
  return before.players.flatMap(({ seat, worth }) => {
    const then = after.players.find((player) => player.seat === seat)?.worth ?? worth;
    return inWords(seat, 'worth', changed(worth, then), (amount) => words.money(amount));
  });
}

/** The big moments of the 18xx titles. Events that only one title has never come up in the others. */
export const RAIL_MOMENTS: readonly MomentSpec<RailView>[] = [
  { kind: 'last-round', events: ['end-triggered', 'british-rail'], figures: [] },
  { kind: 'phase', events: ['phase', 'trains-rusted', 'southern-formed'], figures: [] },
  {
    kind: 'failure',
    events: ['receivership', 'insolvent', 'bankrupt', 'nationalised', 'corporation-removed'],
    figures: ['cash', 'price'],
  },
  { kind: 'director', events: ['director-changed', 'president-changed'], figures: [] },
  { kind: 'sale', events: ['shares-sold'], figures: ['price'], more: worthChanges },
  {
    kind: 'sale',
    events: ['private-sold', 'private-bought', 'private-returned'],
    figures: ['cash', 'treasury'],
  },
  {
    kind: 'dividends',
    events: ['paid-out'],
    counts: ({ revenue }) => Number(revenue) > 0,
    figures: ['cash', 'price'],
  },
];
