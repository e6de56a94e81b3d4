import type { PanelProps } from '../family/panel.ts';
import { tableHook, type TableState } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import type { ExpressView } from './view.ts';

/** The table of Chicago Express: that of every title, with its own view. */

export type ExpressSession = MatchSession<ExpressView>;
export type ExpressTable = TableState<ExpressView>;
export type ExpressPanelProps = PanelProps<ExpressView>;

export const useExpressTable = tableHook<ExpressView>();

/** The position on show. */
export function useExpressView(): ExpressView {
  return useExpressTable().session.shown.value.view;
}
