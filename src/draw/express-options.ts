import type { HexId } from '../games/chicago-express/map.ts';
import type { State } from '../games/chicago-express/state.ts';
import type { CompanyId } from '../games/chicago-express/data.ts';
import type { Theme } from './theme.ts';

/** An expansion that is only planned: its hexes in building order. */
export interface PlannedExpansion {
  readonly company: CompanyId;
  readonly hexes: readonly HexId[];
}

/** The board of Chicago Express. */
export interface ExpressOptions {
  readonly state: State;
  /** `null` leaves the colours to the page that shows the drawing. */
  readonly theme: Theme | null;
  /** From the centre of a hex to its corner, in pixels. */
  readonly R?: number;
  readonly marks?: {
    /** Hexes where something may be done. */
    readonly legal?: readonly HexId[];
    readonly selected?: HexId | null;
    readonly planned?: PlannedExpansion | null;
  };
  readonly coordinates?: boolean;
  readonly names?: boolean;
  readonly title?: string;
}
