import { findHex, hexAt } from '../../games/chicago-express/map.ts';
import type { TitleNames } from '../title.ts';

/** `Q3` is `Binghamton`; most hexes have no name. */
export const NAMES: TitleNames = {
  placeName(hex) {
    const index = findHex(hex);
    return index === undefined ? null : hexAt(index).name?.text;
  },
};
