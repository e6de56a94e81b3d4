import type { Command } from 'commander';
import { isJsonObject } from '../core/json.ts';
import { BadFile } from '../interop/bad-file.ts';
import { assertRecorded, verifyRecorded, type VerifyReport } from '../interop/verify.ts';
import type { Context } from './command.ts';
import { asFailure, CONTENT, oneLine, regarding } from './failure.ts';
import type { Io } from './io.ts';
import { loadForeignFile, type ForeignFile } from './load.ts';
import { progress } from './progress.ts';
import { wordsOf } from './text.ts';

interface Verdict {
  readonly file: string;
  readonly equal: boolean;
  /** The line to print. */
  readonly line: string;
  readonly report: VerifyReport;
  /** What is to be told about single records, in words. */
  readonly notes: readonly string[];
}

/** Long values (a whole list of tokens) would hide the point. */
const MOST_SHOWN = 200;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function place({ file }: ForeignFile, { at, states }: VerifyReport): string {
  if (at === null || at === 0) return `at state 0 of ${states} before any action`;
  const action = file.actions[at - 1];
  if (!action) return `at state ${at} of ${states}`;
  return `at state ${at} of ${states} after action ${action.id ?? at} (${action.type})`;
}

function lineFor(site: ForeignFile, report: VerifyReport): string {
  const { states, equal, difference, problem } = report;
  if (difference) {
    const { path, ours, recorded } = difference;
    return `differs ${place(site, report)}: ${path}: ours ${shown(ours)}, recorded ${shown(recorded)}`;
  }
  if (problem !== null) return `differs ${place(site, report)}: ${problem}`;
  const rest = site.file.actions.length - (states - 1);
  return `equal ${equal}/${states} states${rest > 0 ? ` (${rest} more actions have no recorded state)` : ''}`;
}

function checkStates(states: readonly unknown[]): void {
  if (states.length === 0) throw new BadFile('not a recorded game: "states" is empty');
  const bad = states.findIndex((state) => !isJsonObject(state));
  if (bad >= 0) throw new BadFile(`not a recorded game: state ${bad} is not an object`);
}

function verifyFile(io: Io, path: string): Verdict {
  const site = loadForeignFile(io, path);
  return regarding(path, () => {
    const { file, title } = site;
    assertRecorded(file);
    checkStates(file.states);
    const bar = progress(io, path, file.states.length);
    try {
      const report = verifyRecorded(title, file, bar);
      const line = `${path}: ${lineFor(site, report)}`;
      const words = wordsOf(
        title.game.id,
        file.players.map(({ name }) => name ?? ''),
      );
      const notes = report.notes.map((note) => words.fileNote(note));
      return { file: path, equal: report.equal === report.states, line, report, notes };
    } finally {
      bar.finish();
    }
  });
}

/** Every file gets its verdict: one that cannot be read does not hide the others. */
function verifyAll(io: Io, files: readonly string[], json: boolean): boolean {
  const told: object[] = [];
  let allEqual = true;
  for (const file of files) {
    try {
      const { line, equal, report, notes } = verifyFile(io, file);
      allEqual &&= equal;
      told.push({ file, result: equal ? 'equal' : 'differs', ...report, notes });
      if (!json) io.out(`${oneLine(line)}\n`);
      if (!json) for (const note of notes) io.out(`  ${oneLine(note)}\n`);
    } catch (error) {
      const { message } = asFailure(error);
      allEqual = false;
      told.push({ file, result: 'unusable', error: message });
      io.err(`railhead: ${oneLine(message)}\n`);
    }
  }
  if (json) io.out(`${JSON.stringify(told, null, 2)}\n`);
  return allEqual;
}

export function defineVerify(program: Command, { io, end }: Context): void {
  program
    .command('verify')
    .description('replay recorded games and compare our position with the recorded one after every action')
    .argument('<FILES...>', 'recorded games: 18xx.games or logs, with the state after every action')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nThe exit code is 1 if a game differs or a file cannot be used.')
    .action((files: string[], { json = false }: { json?: boolean }) => {
      if (!verifyAll(io, files, json)) end(CONTENT);
    });
}
