import type { Theme } from './theme.ts';

type HexId = string;
type CompanyId = string;

/** The part of the view of Chicago Express that its board shows. */
export interface ExpressMap {
  readonly board: readonly ExpressHex[];
  /** In a fixed order: the first stands first where several share a hex. */
  readonly companies: readonly ExpressCompany[];
}

export interface ExpressHex {
  readonly id: HexId;
  /** `plain`, `forest`, `mountain`, `city`, `industry`, `chicago` or `home`. */
  readonly terrain: string;
  /** What the first locomotive costs. */
  readonly cost: number;
  /** What the hex adds to the income of each company there. */
  readonly value: number;
  /** Whether a house stands here; null where none can. */
  readonly house: boolean | null;
  readonly companies: readonly CompanyId[];
  readonly name: { readonly text: string } | null;
  /** What is unconfirmed about this hex. */
  readonly doubt: { readonly field: string } | null;
}

export interface ExpressCompany {
  readonly id: CompanyId;
  readonly open: boolean;
  readonly home: HexId;
  /** In the order of building. */
  readonly hexes: readonly HexId[];
}

/** An expansion that is only planned: its hexes in building order. */
export interface PlannedExpansion {
  readonly company: CompanyId;
  readonly hexes: readonly HexId[];
}

export interface ExpressMarks {
  /** Hexes where something may be done. */
  readonly legal?: readonly HexId[];
  /** Hexes where what is asked for is refused now. */
  readonly greyed?: readonly HexId[];
  readonly selected?: HexId | null;
  readonly planned?: PlannedExpansion | null;
  /** A hex where a house is only tried out. */
  readonly plannedHouse?: HexId | null;
}

/** The board of Chicago Express. */
export interface ExpressOptions {
  readonly map: ExpressMap;
  /** `null` leaves the colours to the page that shows the drawing. */
  readonly theme: Theme | null;
  /** From the centre of a hex to its corner, in pixels. */
  readonly R?: number;
  readonly marks?: ExpressMarks;
  readonly coordinates?: boolean;
  readonly names?: boolean;
  /** False where the page itself says what a hex holds. */
  readonly titles?: boolean;
  readonly title?: string;
}
