import { useMemo } from 'preact/hooks';
import type { RailView } from '../../../../rail/view.ts';
import { drawingOf, type RailSession } from '../../rail-table.ts';
import type { Places } from './itemise.ts';

/** What names the stops of a position; null where its map is unknown. */
export function placesOf(session: RailSession, { map }: RailView): Places | null {
  const kit = drawingOf(session).kits[map.kit];
  return kit ? { kit, board: map.board, words: session.words } : null;
}

export function usePlaces(session: RailSession): Places | null {
  const view = session.view.value;
  return useMemo(() => placesOf(session, view), [session, view]);
}
