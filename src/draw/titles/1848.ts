import { KIT } from '../../games/1848/data.ts';
import { LOOK_1848 } from '../looks.ts';
import type { RailDrawing } from './drawing.ts';

export const DRAWING_1848: RailDrawing = {
  family: 'rail',
  kits: { standard: KIT },
  look: LOOK_1848,
};
