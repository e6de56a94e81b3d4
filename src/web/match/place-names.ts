import type { Json } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { LoadedTitle } from '../titles.ts';

/** The part of a Chicago Express view that names places. */
interface NamedHexes {
  readonly board: readonly { readonly id: string; readonly name: { readonly text?: string } | null }[];
}

/** What the places of a game's map are called. A map never changes, so any of its positions will do. */
export function placeNamesOf({ drawing }: LoadedTitle, view: Json): (hex: string) => string | null {
  if (drawing.family === 'rail') {
    const kit = drawing.kits[(view as unknown as RailView).map.kit];
    return (hex) => kit?.map.byId.get(hex)?.name ?? null;
  }
  const names = new Map(
    (view as unknown as NamedHexes).board.map(({ id, name }) => [id, name?.text ?? null]),
  );
  return (hex) => names.get(hex) ?? null;
}
