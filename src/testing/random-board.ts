import { nth } from '../core/present.ts';
import type { SeededRandom } from '../core/random.ts';
import { type Board, type BoardKit, faceAt, newBoard, withTile } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import type { TileId } from '../rail/tile.ts';
import { type CityTokens, citiesAt, type CompanyId, type Tokens } from '../rail/tokens.ts';
import { fittingLays } from '../rail/track.ts';

/** A board reached by random lays that fit, from the supply; upgrades come as often as first tiles. */
export function randomLays(kit: BoardKit, random: SeededRandom, lays: number): Board {
  let board = newBoard(kit);
  for (let done = 0; done < lays; done++) {
    const hex = random.pick(kit.map.hexes);
    const options = fittingLays(kit, board, hex).filter((lay) => (board.supply[lay.tile] ?? 0) > 0);
    if (options.length === 0) continue;
    const { tile, rotation } = random.pick(options);
    board = withTile(kit, board, hex.id, tile, rotation);
  }
  return board;
}

/** A board with any of these tiles anywhere, fitting or not, on every hex with white ground. */
export function scatteredTiles(kit: BoardKit, random: SeededRandom, tiles: readonly TileId[]): Board {
  let board = newBoard(kit);
  for (const hex of kit.map.hexes) {
    if (hex.printed.colour !== 'white') continue;
    board = withTile(kit, board, hex.id, random.pick(tiles), random.below(6));
  }
  return board;
}

/** Tokens of the companies in random free slots, now and then beside them. */
export function randomTokens(
  kit: BoardKit,
  board: Board,
  random: SeededRandom,
  companies: readonly CompanyId[],
  count: number,
): Tokens {
  const tokens: Record<string, readonly CityTokens[]> = {};
  const hexes = kit.map.hexes.filter((hex) => faceAt(kit, board, hex).stops.some((stop) => stop.slots > 0));
  if (hexes.length === 0) return tokens;
  for (let placed = 0; placed < count; placed++) {
    const hex = random.pick(hexes);
    const company = random.pick(companies);
    const cities = citiesAt(kit, board, tokens, hex);
    const city = random.below(cities.length);
    const places = nth(cities, city);
    const slot = places.slots.indexOf(null);
    const beside = slot < 0;
    if (beside && random.below(4) > 0) continue;
    tokens[hex.id] = cities.map((old, index) => {
      if (index !== city) return old;
      if (beside) return { ...old, beside: [...old.beside, company] };
      return { ...old, slots: old.slots.map((taken, at) => (at === slot ? company : taken)) };
    });
  }
  return tokens;
}

/** A small board of plain ground, `rows` by `columns`, letters for rows. */
export function plainMap(rows: number, columns: number): ReturnType<typeof parseMap> {
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      lines.push(`${String.fromCharCode(65 + row)}${column * 2 + (row % 2) + 1} | |`);
    }
  }
  return parseMap('pointy', lines.join('\n'));
}
