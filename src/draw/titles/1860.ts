import { KIT, KIT_SMALL } from '../../games/1860/data.ts';
import { LOOK_1860 } from '../looks.ts';
import { railDrawing } from './rail-drawing.ts';

export const DRAWING_1860 = railDrawing({ standard: KIT, 'two-players': KIT_SMALL }, LOOK_1860);
