import type { Command } from 'commander';
import { BadInput } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { exportGame } from '../interop/export.ts';
import { type AnySiteTitle, SITE_TITLES } from '../interop/titles.ts';
import type { Context } from './command.ts';
import { regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadMatch } from './load.ts';

/** How a game of ours is written for 18xx.games. */
export function siteTitleOf(id: string): AnySiteTitle {
  const title = SITE_TITLES.find(({ game }) => game.id === id);
  if (!title) throw new BadInput(`games of ${id} cannot be written for 18xx.games`);
  return title;
}

/** A match as the text of a file that 18xx.games imports. */
export function siteText(match: Match): string {
  return `${JSON.stringify(exportGame(siteTitleOf(match.game), match))}\n`;
}

export function defineExport(program: Command, { io }: Context): void {
  program
    .command('export')
    .description('turn a match file into a game that 18xx.games imports as hotseat')
    .argument('<MATCH>', 'a match file')
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { output }: { output?: string }) => {
      const { match } = loadMatch(io, path);
      deliver(
        io,
        output,
        regarding(path, () => siteText(match)),
      );
    });
}
