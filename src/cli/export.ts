import type { Command } from 'commander';
import type { Match } from '../core/match.ts';
import { BadFile } from '../interop/bad-file.ts';
import { exportGame } from '../interop/export.ts';
import { type AnyFileTitle, FILE_TITLES } from '../titles/all.ts';
import type { Context } from './command.ts';
import { oneLine, regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadMatch } from './load.ts';

/** How a game of ours is written in the format its title has elsewhere. */
export function fileTitleOf(id: string): AnyFileTitle {
  const title = FILE_TITLES.find(({ game }) => game.id === id);
  if (!title) throw new BadFile(`games of ${id} have no other format than ours`);
  return title;
}

/** A match as the text of a file in that format; warns where its program may get stuck. */
export function foreignText(match: Match, tell: (trouble: string) => void): string {
  return `${JSON.stringify(exportGame(fileTitleOf(match.game), match, tell))}\n`;
}

export function defineExport(program: Command, { io }: Context): void {
  program
    .command('export')
    .description(
      'turn a match file into what 18xx.games imports as hotseat, or into a log of Chicago Express',
    )
    .argument('<MATCH>', 'a match file')
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { output }: { output?: string }) => {
      const { match } = loadMatch(io, path);
      const tell = (trouble: string): void => io.err(`railhead: ${oneLine(`${path}: ${trouble}`)}\n`);
      deliver(
        io,
        output,
        regarding(path, () => foreignText(match, tell)),
      );
    });
}
