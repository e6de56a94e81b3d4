import { KITS } from '../../games/18gb/scenarios.ts';
import { LOOK_18GB } from '../looks.ts';
import { railDrawing } from './rail-drawing.ts';

export const DRAWING_18GB = railDrawing(KITS, LOOK_18GB);
