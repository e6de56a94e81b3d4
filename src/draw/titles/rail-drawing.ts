import { isJsonObject } from '../../core/json.ts';
import type { GameLook } from '../looks.ts';
import type { PlaceNames, RailDrawing } from './drawing.ts';

/** The map and tile set that a view is played with, as it calls it. */
function kitIn(view: unknown): string {
  const map = isJsonObject(view) ? view['map'] : null;
  const kit = isJsonObject(map) ? map['kit'] : null;
  return typeof kit === 'string' ? kit : '';
}

/** The drawing of a title whose board is made of tiles. */
export function railDrawing(kits: RailDrawing['kits'], look: GameLook): RailDrawing {
  const placeNames = (view: unknown): PlaceNames => {
    const kit = kits[kitIn(view)];
    return (hex) => kit?.map.byId.get(hex)?.name ?? null;
  };
  return { kits, look, placeNames };
}
