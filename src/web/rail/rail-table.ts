import { isRailDrawing, type RailDrawing } from '../../draw/titles/drawing.ts';
import type { RailView } from '../../rail/view.ts';
import type { PanelProps } from '../family/panel.ts';
import { tableHook, type TableState } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';

/** The table of an 18xx title: that of every title, with the view that all 18xx titles show. */

export type RailSession = MatchSession<RailView>;
export type RailTable = TableState<RailView>;
export type RailPanelProps = PanelProps<RailView>;

export const useRailTable = tableHook<RailView>();

/** The position on show. */
export function useRailView(): RailView {
  return useRailTable().session.shown.value.view;
}

export function drawingOf({ title: { id, drawing } }: RailSession): RailDrawing {
  if (!isRailDrawing(drawing)) throw new Error(`${id} has no map of tiles`);
  return drawing;
}
