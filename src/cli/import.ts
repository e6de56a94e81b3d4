import type { Command } from 'commander';
import { formatMatch } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import type { Context } from './command.ts';
import { oneLine, regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadForeignFile } from './load.ts';

export function defineImport(program: Command, { io }: Context): void {
  program
    .command('import')
    .description('turn a game of another format (18xx.games, ce-log) into a match file')
    .argument('<FILE>', 'a game as 18xx.games exports it, or a log of Chicago Express')
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { output }: { output?: string }) => {
      const { title, file } = loadForeignFile(io, path);
      const tell = (difference: string): void => io.err(`note: ${oneLine(difference)}\n`);
      deliver(io, output, formatMatch(regarding(path, () => importGame(title, file, tell))));
    });
}
