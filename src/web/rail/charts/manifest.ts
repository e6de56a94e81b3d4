import type { BoardKit } from '../../../rail/board.ts';
import type { MapHex } from '../../../rail/map.ts';
import { type Colour, COLOURS, type Face, type Tile, type TileId } from '../../../rail/tile.ts';
import { keepsTrack, succeeds } from '../../../rail/track.ts';

/** One hex for each kind of them that upgrades depend on. */
function kindsOfHexes({ map }: BoardKit): MapHex[] {
  const found = new Map<string, MapHex>();
  for (const hex of map.hexes) {
    const key = hex.laterLabel ? `${hex.laterLabel.label} ${hex.laterLabel.from}` : '';
    if (!found.has(key)) found.set(key, hex);
  }
  return [...found.values()];
}

const ofKits = new WeakMap<BoardKit, ReadonlyMap<TileId, readonly TileId[]>>();

/** What may follow each tile on some hex of the map in some rotation; whether it is still there is another question. */
export function upgradesOf(kit: BoardKit): ReadonlyMap<TileId, readonly TileId[]> {
  let upgrades = ofKits.get(kit);
  if (!upgrades) {
    const hexes = kindsOfHexes(kit);
    const tiles = [...kit.tiles.values()];
    const follows = (next: Tile, face: Face): boolean =>
      hexes.some((hex) => succeeds(hex, face, next, kit.building)) &&
      next.faces.some((turned) => keepsTrack(face, turned));
    upgrades = new Map(
      tiles.map(({ id, faces }) => {
        const [face] = faces;
        return [id, face ? tiles.filter((next) => follows(next, face)).map((next) => next.id) : []];
      }),
    );
    ofKits.set(kit, upgrades);
  }
  return upgrades;
}

/** All tiles by colour, in the order in which colours come into the game. */
export function tilesByColour({ tiles }: BoardKit): { readonly colour: Colour; readonly tiles: Tile[] }[] {
  return COLOURS.map((colour) => ({
    colour,
    tiles: [...tiles.values()].filter((tile) => tile.colour === colour),
  })).filter((group) => group.tiles.length > 0);
}
