import type { Command } from 'commander';
import { BadFile } from '../interop/bad-file.ts';
import { isRecorded, type RecordedGame, recordedGame } from '../interop/recorded.ts';
import { verifyRecorded, type VerifyReport } from '../interop/verify.ts';
import type { Context } from './command.ts';
import { asFailure, CONTENT, oneLine, regarding } from './failure.ts';
import { gameFilesIn } from './files.ts';
import type { Io } from './io.ts';
import { loadForeignFile } from './load.ts';
import { progress } from './progress.ts';
import { wordsOf } from './text.ts';

interface Verdict {
  readonly file: string;
  readonly equal: boolean;
  /** The line to print. */
  readonly line: string;
  readonly report: VerifyReport;
  /** Remarks about single records, in words. */
  readonly notes: readonly string[];
}

/** Long values (a whole list of tokens) would hide the point. */
const MOST_SHOWN = 200;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function place({ actions }: RecordedGame, { at, states }: VerifyReport): string {
  if (at === null || at === 0) return `at state 0 of ${states} before any action`;
  const action = actions[at - 1];
  if (!action) return `at state ${at} of ${states}`;
  return `at state ${at} of ${states} after action ${action.id ?? at} (${action.type})`;
}

function lineFor(game: RecordedGame, report: VerifyReport): string {
  const { states, equal, difference, problem } = report;
  if (difference) {
    const { path, ours, recorded } = difference;
    return `differs ${place(game, report)}: ${path}: ours ${shown(ours)}, recorded ${shown(recorded)}`;
  }
  if (problem !== null) return `differs ${place(game, report)}: ${problem}`;
  const rest = game.actions.length - (states - 1);
  return `equal ${equal}/${states} states${rest > 0 ? ` (${rest} more actions have no recorded state)` : ''}`;
}

function verifyFile(io: Io, path: string): Verdict {
  const { file, title } = loadForeignFile(io, path);
  return regarding(path, () => {
    const game = recordedGame(file);
    const bar = progress(io, path, game.states.length);
    try {
      const report = verifyRecorded(title, game, bar);
      const line = `${path}: ${lineFor(game, report)}`;
      const words = wordsOf(
        title.game.id,
        game.players.map(({ name }) => name ?? ''),
      );
      const notes = report.notes.map((note) => words.fileNote(note));
      return { file: path, equal: report.equal === report.states, line, report, notes };
    } finally {
      bar.finish();
    }
  });
}

/** The files to verify; a folder may also hold exports without states, which are passed over. */
function filesOf(io: Io, path: string): readonly string[] {
  const inside = gameFilesIn(io, path);
  if (!inside) return [path];
  const recorded = inside.filter((file) => !isExport(io, file));
  if (recorded.length === 0) throw new BadFile(`${path}: no recorded game in this folder`);
  return recorded;
}

function isExport(io: Io, path: string): boolean {
  try {
    return !isRecorded(loadForeignFile(io, path).file);
  } catch {
    // Its errors are reported with its verdict.
    return false;
  }
}

/** Every file gets a verdict: an unreadable one does not hide the others. */
function verifyAll(io: Io, paths: readonly string[], json: boolean): boolean {
  const reports: object[] = [];
  let allEqual = true;

  function orTell<T>(file: string, work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      const { message } = asFailure(error);
      allEqual = false;
      reports.push({ file, result: 'unusable', error: message });
      io.err(`railhead: ${oneLine(message)}\n`);
      return null;
    }
  }

  for (const file of paths.flatMap((path) => orTell(path, () => filesOf(io, path)) ?? [])) {
    const verdict = orTell(file, () => verifyFile(io, file));
    if (!verdict) continue;
    const { line, equal, report, notes } = verdict;
    allEqual &&= equal;
    reports.push({ file, result: equal ? 'equal' : 'differs', ...report, notes });
    if (json) continue;
    io.out(`${oneLine(line)}\n`);
    for (const note of notes) io.out(`  ${oneLine(note)}\n`);
  }
  if (json) io.out(`${JSON.stringify(reports, null, 2)}\n`);
  return allEqual;
}

export function defineVerify(program: Command, { io, end }: Context): void {
  program
    .command('verify')
    .description('replay recorded games and compare our position with the recorded one after every action')
    .argument(
      '<FILES...>',
      'recorded games (18xx.games or logs, with the state after every action), or folders of them',
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nThe exit code is 1 if a game differs or a file cannot be used.')
    .action((files: string[], { json = false }: { json?: boolean }) => {
      if (!verifyAll(io, files, json)) end(CONTENT);
    });
}
