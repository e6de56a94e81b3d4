import { type Command, Option } from 'commander';
import type { AnyGame } from '../core/game.ts';
import { replay } from '../core/match.ts';
import { BadFile } from '../interop/bad-file.ts';
import type { Theme } from '../draw/theme.ts';
import { drawPosition } from './boards.ts';
import { type Context, wholeNumber } from './command.ts';
import { regarding } from './failure.ts';
import { deliver } from './files.ts';
import { lengthUpTo, loadAny } from './load.ts';

const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

/** The map of a position as an SVG document. */
export function drawBoard(game: AnyGame, state: object, theme: Theme): string {
  const svg = drawPosition(game, state, theme);
  if (svg === null) throw new BadFile(`the map of ${game.id} cannot be drawn yet`);
  return `${svg}\n`;
}

interface RenderOptions {
  readonly at?: number;
  readonly theme: Theme;
  readonly output?: string;
}

export function defineRender(program: Command, { io }: Context): void {
  program
    .command('render')
    .description('draw the map of a position as SVG')
    .argument('<FILE>', 'a match file, a game exported from 18xx.games, or a log of Chicago Express')
    .option('--at <N>', 'the position after N actions (the last one when left out)', wholeNumber(0))
    .addOption(new Option('--theme <THEME>', 'colours').choices(THEMES).default('auto'))
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { at, theme, output }: RenderOptions) => {
      const { game, match } = loadAny(io, path);
      const length = lengthUpTo(path, match, at);
      const svg = regarding(path, () => drawBoard(game, replay(game, match, length), theme));
      deliver(io, output, svg);
    });
}
