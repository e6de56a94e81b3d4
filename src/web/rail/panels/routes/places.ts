import { useMemo } from 'preact/hooks';
import type { RailView } from '../../../../rail/view.ts';
import type { MatchSession } from '../../../match/session.ts';
import type { Places } from './itemise.ts';

/** What names the stops of a position; null in titles without such a map. */
export function placesOf({ title: { drawing }, words }: MatchSession, { map }: RailView): Places | null {
  const kit = drawing.family === 'rail' ? drawing.kits[map.kit] : undefined;
  return kit ? { kit, board: map.board, words } : null;
}

export function usePlaces(session: MatchSession): Places | null {
  const view = session.view.value as unknown as RailView;
  return useMemo(() => placesOf(session, view), [session, view]);
}
