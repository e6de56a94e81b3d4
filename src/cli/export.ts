import type { Command } from 'commander';
import { BadInput } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { exportGame } from '../interop/export.ts';
import { SITE_TITLES } from '../interop/titles.ts';
import type { Context } from './command.ts';
import { regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadMatch } from './load.ts';

/** A match as the text of a file that 18xx.games imports. */
export function siteText(match: Match): string {
  const title = SITE_TITLES.find(({ game }) => game.id === match.game);
  if (!title) throw new BadInput(`18xx.games has no title for ${match.game}`);
  return `${JSON.stringify(exportGame(title, match))}\n`;
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
