import { findHex, hexAt } from '../../games/chicago-express/map.ts';
import { CHIPS_CHICAGO_EXPRESS } from '../looks.ts';
import type { PlaceNames, TitleDrawing } from './drawing.ts';

const placeName: PlaceNames = (hex) => {
  const index = findHex(hex);
  return index === undefined ? null : (hexAt(index).name?.text ?? null);
};

export const DRAWING_CHICAGO_EXPRESS: TitleDrawing = {
  look: { chips: CHIPS_CHICAGO_EXPRESS },
  // It has only one map.
  placeNames: () => placeName,
};
