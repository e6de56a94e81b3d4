import type { BoardKit } from '../../rail/board.ts';
import type { MapView } from '../../rail/view.ts';
import type { HexCell } from '../../draw/cell.ts';
import type { BoardOptions } from '../../draw/options.ts';
import { hexShape, makeScene, makeSceneInSteps, type Scene, stopPlaces } from '../../draw/scene.ts';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import type { BoardHex, BoardStop } from './board-props.ts';
import { describeHex, nameOfHex } from './describe-hex.ts';
import type { BoardWords } from './words.ts';

/** No stop is harder to hit than this, in units of R. */
const SMALLEST_HIT = 0.24;

/** From one position to the next nearly all cells stay the same object, and so do their hexes. */
const hexOfCell = new WeakMap<
  Scene['cells'][number],
  { readonly words: BoardWords; readonly locale: string; readonly hex: BoardHex }
>();

export function hexesOf(words: BoardWords, scene: Scene): BoardHex[] {
  const { locale } = words;
  return scene.cells.map((cell, index) => {
    const known = hexOfCell.get(cell);
    if (known?.words === words && known.locale === locale) return known.hex;
    const hex = {
      id: cell.hex.id,
      x: cell.frame.x,
      y: cell.frame.y,
      shape: hexShape(scene, cell),
      label: describeHex(words, scene, index),
      name: nameOfHex(words, cell.hex),
    };
    hexOfCell.set(cell, { words, locale, hex });
    return hex;
  });
}

export function stopsOf(words: BoardWords, scene: Scene): BoardStop[] {
  const all = stopPlaces(scene);
  return all.map((place) => {
    const { hex, stop, kind, x, y, reach } = place;
    const at = scene.options.kit.map.byId.get(hex);
    const name = (at && nameOfHex(words, at)) ?? hex;
    const twins = all.filter((other) => other.hex === hex && other.kind === kind);
    const where =
      twins.length > 1 ? words.t('word.stop-of', { name, number: twins.indexOf(place) + 1 }) : name;
    return {
      id: `${hex}-${stop}`,
      x,
      y,
      radius: Math.max(reach, SMALLEST_HIT * scene.R),
      label: words.t(`board.stop.${kind}`, { where }),
    };
  });
}

/** What has been drawn of maps before they were asked for. */
const drawnAhead = new WeakMap<BoardKit, Scene>();

function optionsOf(
  { board, tokens, reservations, revenueColour }: MapView,
  { look }: RailDrawing,
  kit: BoardKit,
  { placeName }: BoardWords,
): BoardOptions {
  return { kit, board, tokens, reservations, look, revenueColour, placeName, theme: null, titles: false };
}

/** The drawing of a position; only hexes that differ from an earlier drawing are drawn again. */
export function sceneOf(
  map: MapView,
  drawing: RailDrawing,
  kit: BoardKit,
  words: BoardWords,
  before: Scene | undefined,
): Scene {
  return makeScene(optionsOf(map, drawing, kit, words), before ?? drawnAhead.get(kit));
}

/** Draws the hexes of a map one after the other, before the board that shows it needs them. */
export function* drawAhead(map: MapView, drawing: RailDrawing, words: BoardWords): Generator<HexCell> {
  const kit = drawing.kits[map.kit];
  if (kit) drawnAhead.set(kit, yield* makeSceneInSteps(optionsOf(map, drawing, kit, words)));
}
