import type { RailView } from '../../rail/view.ts';
import { trialOf } from './panels/track-trials.ts';
import { useRailTable } from './rail-table.ts';

/** The position as the action under the pointer, else the chosen one, would leave it; null where there is none. */
export function useRailPreview(): RailView | null {
  const { session, previewed } = useRailTable();
  const action = previewed.value;
  if (!action || session.looking.value !== null) return null;
  return trialOf(session, action)?.view ?? null;
}
