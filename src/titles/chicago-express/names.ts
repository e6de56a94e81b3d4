import { DRAWING_CHICAGO_EXPRESS } from '../../draw/titles/chicago-express.ts';
import type { TitleNames } from '../title.ts';

/** `Q3` is `Binghamton`; most hexes have no name. There is only one map, so no position has to be asked. */
export const NAMES: TitleNames = { placeName: DRAWING_CHICAGO_EXPRESS.placeNames(null) };
