import { CHIPS_CHICAGO_EXPRESS } from '../looks.ts';
import type { ExpressDrawing } from './drawing.ts';

export const DRAWING_CHICAGO_EXPRESS: ExpressDrawing = {
  family: 'express',
  look: { chips: CHIPS_CHICAGO_EXPRESS },
};
