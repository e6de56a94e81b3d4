import { KIT, KIT_SMALL } from '../../games/1860/data.ts';
import { LOOK_1860 } from '../looks.ts';
import type { RailDrawing } from './drawing.ts';

export const DRAWING_1860: RailDrawing = {
  family: 'rail',
  kits: { standard: KIT, 'two-players': KIT_SMALL },
  look: LOOK_1860,
};
