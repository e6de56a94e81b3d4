import type { Command } from 'commander';
import { formatMatch } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import type { Context } from './command.ts';
import { oneLine, regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadSiteFile } from './load.ts';

export function defineImport(program: Command, { io }: Context): void {
  program
    .command('import')
    .description('turn a game exported from 18xx.games into a match file')
    .argument('<FILE>', 'a game as 18xx.games exports it')
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { output }: { output?: string }) => {
      const { title, file } = loadSiteFile(io, path);
      const note = (line: string): void => io.err(`note: ${oneLine(line)}\n`);
      deliver(io, output, formatMatch(regarding(path, () => importGame(title, file, note))));
    });
}
