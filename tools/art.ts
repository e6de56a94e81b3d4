/**
 * Draws the pictures of the titles for the home page, `npm run art`: details of positions, by our own renderer. The
 * 18xx titles show recorded games, Chicago Express four lines laid by hand.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Action, AnyGame } from '../src/core/game.ts';
import { boardSvg } from '../src/draw/board.ts';
import { expressBoardSvg } from '../src/draw/express-board.ts';
import type { ExpressMap } from '../src/draw/express-options.ts';
import type { RailDrawing } from '../src/draw/titles/drawing.ts';
import { DRAWING_1848 } from '../src/draw/titles/1848.ts';
import { DRAWING_1860 } from '../src/draw/titles/1860.ts';
import { DRAWING_18GB } from '../src/draw/titles/18gb.ts';
import { chicagoExpress } from '../src/games/chicago-express/game.ts';
import { importSteps } from '../src/interop/import.ts';
import type { FileTitle } from '../src/interop/title.ts';
import { TITLE_1848 } from '../src/interop/1848/title.ts';
import { TITLE_1860 } from '../src/interop/1860/title.ts';
import { TITLE_18GB } from '../src/interop/18gb/title.ts';
import type { RailView } from '../src/rail/view.ts';
import { exported } from '../src/testing/records.ts';

const OUT = new URL('../src/web/home/art/', import.meta.url);

/** Where the detail is, as fractions of the drawing, and how much of its width it takes. */
interface Cutting {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const SHAPE = 292 / 240;

/** Cuts a part out of a drawing; it scales to fill the space it is shown in. */
function cut(svg: string, { x, y, width }: Cutting): string {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [left = 0, top = 0, w = 0, h = 0] = box;
  const size = w * width;
  const part = [left + w * x, top + h * y, size, size / SHAPE].map((value) => Math.round(value));
  return svg
    .replace(
      / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      ` viewBox="${part.join(' ')}" preserveAspectRatio="xMidYMid slice"`,
    )
    .replace(/<title>[^<]*<\/title>/g, '');
}

function recordedView(title: FileTitle<object, Action>, file: string, at: number): RailView {
  const recorded = exported(file);
  const { game }: { game: AnyGame } = title;
  let state: object | null = null;
  let played = 0;
  for (const step of importSteps(title, recorded)) {
    state = step.state;
    if (++played >= at) break;
  }
  if (!state) throw new Error(`${file} is empty`);
  return game.view(state, null) as unknown as RailView;
}

function railArt(drawing: RailDrawing, view: RailView, cutting: Cutting): string {
  const { kit, ...map } = view.map;
  const drawn = boardSvg({
    ...map,
    kit: drawing.kits[kit] as (typeof drawing.kits)[string],
    look: drawing.look,
    theme: null,
    names: false,
    coordinates: false,
    titles: false,
  });
  return cut(drawn, cutting);
}

/** Lines westward from each home, as a game might have them. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  PRR: ['Q5', 'P4', 'O4', 'N3', 'M4', 'L3', 'K4'],
  NYC: ['R2', 'Q2', 'P1', 'O1', 'N0', 'M0', 'L0', 'K1', 'J1', 'I2', 'H2'],
  'B&O': ['P6', 'O7', 'N6', 'M7', 'L6', 'K7', 'J6', 'I6'],
  'C&O': ['P8', 'O9', 'N9', 'M10', 'L9', 'K10'],
};

function expressArt(cutting: Cutting): string {
  const set = chicagoExpress.ruleSets[0];
  const state = chicagoExpress.setup(4, set?.values ?? {}, 1);
  const view = chicagoExpress.view(state, null) as unknown as ExpressMap;
  const companies = view.companies.map((company) => {
    const line = LINES[company.id];
    return line ? { ...company, open: true, hexes: [company.home, ...line] } : company;
  });
  const board = view.board.map((hex) => ({
    ...hex,
    companies: companies.filter(({ hexes }) => hexes.includes(hex.id)).map(({ id }) => id),
  }));
  const map = { ...view, companies, board };
  return cut(expressBoardSvg({ map, theme: null, names: false, coordinates: false, titles: false }), cutting);
}

mkdirSync(OUT, { recursive: true });
const pictures: Readonly<Record<string, string>> = {
  '1848': railArt(DRAWING_1848, recordedView(TITLE_1848, '1848/1848_game_end_bank', 428), {
    x: 0.48,
    y: 0.3,
    width: 0.5,
  }),
  '1860': railArt(DRAWING_1860, recordedView(TITLE_1860, '1860/1860_game_end_bank', 420), {
    x: 0.3,
    y: 0.16,
    width: 0.5,
  }),
  '18gb': railArt(DRAWING_18GB, recordedView(TITLE_18GB, '18gb/18gb-6p', 560), {
    x: 0.28,
    y: 0.42,
    width: 0.6,
  }),
  'chicago-express': expressArt({ x: 0.52, y: 0.1, width: 0.46 }),
};
for (const [title, svg] of Object.entries(pictures)) {
  writeFileSync(new URL(`${title}.svg`, OUT), `${svg}\n`);
  process.stdout.write(`${title}.svg ${Math.round(svg.length / 1024)} kB\n`);
}
