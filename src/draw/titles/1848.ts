import { KIT } from '../../games/1848/data.ts';
import { LOOK_1848 } from '../looks.ts';
import { railDrawing } from './rail-drawing.ts';

export const DRAWING_1848 = railDrawing({ standard: KIT }, LOOK_1848);
