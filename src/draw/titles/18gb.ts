import { KITS } from '../../games/18gb/scenarios.ts';
import { LOOK_18GB } from '../looks.ts';
import type { RailDrawing } from './drawing.ts';

export const DRAWING_18GB: RailDrawing = { family: 'rail', kits: KITS, look: LOOK_18GB };
