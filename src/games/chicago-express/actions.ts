import type { Seat } from '../../core/game.ts';
import type { Shape } from '../../core/shape.ts';
import type { HexId } from './map.ts';

/**
 * CE-14.3: everything a player can want, with the fields of the action log. Companies, hexes and dials are any
 * text here: the rules check whether they exist.
 */
export type ActionCE = { readonly by: Seat } & (
  | { readonly type: 'bid'; readonly company: string; readonly price: number }
  // `company` may be given, to be sure which auction is meant
  | { readonly type: 'pass'; readonly company?: string }
  | { readonly type: 'start_auction'; readonly company: string }
  | { readonly type: 'expand'; readonly company: string; readonly hexes: readonly HexId[] }
  | { readonly type: 'develop'; readonly hex: HexId }
  | { readonly type: 'noop'; readonly dial: string }
);

export const SHAPES: Readonly<Record<ActionCE['type'], Shape>> = {
  bid: { company: 'string', price: 'int' },
  pass: { company: 'string?' },
  start_auction: { company: 'string' },
  expand: { company: 'string', hexes: 'strings' },
  develop: { hex: 'string' },
  noop: { dial: 'string' },
};

/** The member of the union with this type. */
export type Of<T extends ActionCE['type']> = Extract<ActionCE, { type: T }>;
