import type { Command } from 'commander';
import { BadInput } from '../core/bad-input.ts';
import { formatMatch } from '../core/match.ts';
import { BadFile } from '../interop/bad-file.ts';
import { importGame } from '../interop/import.ts';
import type { Context } from './command.ts';
import { inWords, oneLine, regarding } from './failure.ts';
import { deliver } from './files.ts';
import { loadForeignFile } from './load.ts';
import { wordsOf } from './text.ts';

/** A file that cannot be played to its end gets one line: what stops it, and what was odd before that. */
function withNotes<T>(notes: readonly string[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [first] = notes;
    if (!(error instanceof BadInput) || first === undefined) throw error;
    const more = notes.length > 1 ? `, and ${notes.length - 1} more` : '';
    throw new BadFile(`${inWords(error)} (before it, ${first}${more})`);
  }
}

export function defineImport(program: Command, { io }: Context): void {
  program
    .command('import')
    .description('turn a game of another format (18xx.games, ce-log) into a match file')
    .argument('<FILE>', 'a game as 18xx.games exports it, or a log of Chicago Express')
    .option('-o, --output <OUT>', 'write to this file instead of standard output')
    .action((path: string, { output }: { output?: string }) => {
      const { title, file } = loadForeignFile(io, path);
      const words = wordsOf(
        title.game.id,
        file.players.map(({ name }) => name ?? ''),
      );
      const notes: string[] = [];
      const match = regarding(path, () =>
        withNotes(notes, () => importGame(title, file, (note) => notes.push(words.fileNote(note)))),
      );
      for (const note of notes) io.err(`railhead: ${oneLine(`${path}: ${note}`)}\n`);
      deliver(io, output, formatMatch(match));
    });
}
