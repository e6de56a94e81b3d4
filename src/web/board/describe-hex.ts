import type { MapHex } from '../../rail/map.ts';
import { stopValue } from '../../rail/tile.ts';
import { type CompanyId, tokenCompanies } from '../../rail/tokens.ts';
import type { HexCell } from '../../draw/cell.ts';
import type { BoardOptions } from '../../draw/options.ts';
import type { Scene } from '../../draw/scene.ts';
import { hexesBehind } from './tile-options.ts';
import type { BoardWords } from './words.ts';

/** The name that a language has for a place, or the one printed on the map. */
export function nameOfHex(words: BoardWords, { id, name }: Pick<MapHex, 'id' | 'name'>): string | null {
  return name === null ? null : (words.placeName(id) ?? name);
}

/** What stops earn now, and how many places their cities have left. */
function describeStops(
  words: BoardWords,
  { face, tokens }: HexCell,
  { revenueColour }: BoardOptions,
): string[] {
  return face.stops.map((stop, index) => {
    const value = stopValue(stop, revenueColour);
    const held = tokens?.[index]?.slots.filter((company) => company !== null).length ?? 0;
    return words.t(`board.worth.${stop.kind}`, {
      worth: value > 0 ? words.money(value) : 'none',
      slots: stop.slots,
      free: stop.slots - held,
    });
  });
}

/** What a screen reader says of a hex: where, what is there and where it leads, what it earns, whose tokens it has. */
export function describeHex(words: BoardWords, { cells, options }: Scene, index: number): string {
  const cell = cells[index];
  if (!cell) return '';
  const { hex, face, laid, tokens, reserved } = cell;
  const companies: readonly CompanyId[] = tokenCompanies(tokens);
  const terrain = laid || !hex.terrain ? null : hex.terrain;
  const kind = terrain && words.has(`board.terrain.${terrain.kind}`) ? `board.terrain.${terrain.kind}` : null;
  const name = nameOfHex(words, hex);
  const parts = [name === null ? hex.id : words.t('word.place', { id: hex.id, name })];
  if (laid) {
    const number = options.board.laid[hex.id]?.[0] ?? '';
    parts.push(words.t('board.tile', { colour: face.colour, number }));
  } else if (terrain) {
    parts.push(
      words.t('board.terrain-cost', { terrain: kind ? words.t(kind) : terrain.kind, cost: terrain.cost }),
    );
  }
  if (face.label !== null) parts.push(words.t('board.label', { label: face.label }));
  parts.push(...describeStops(words, cell, options));
  const exits = hexesBehind(options.kit, hex.id, face.exits);
  if (exits.length > 0) parts.push(words.t('board.exits', { where: words.list(exits) }));
  if (companies.length > 0) parts.push(words.t('board.tokens', { who: words.list(companies) }));
  if (reserved.length > 0) {
    parts.push(words.t('board.kept', { who: words.list(reserved.map(({ company }) => company)) }));
  }
  return parts.join(', ');
}
