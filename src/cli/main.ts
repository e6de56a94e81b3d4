import process from 'node:process';
import { isatty } from 'node:tty';
import { asFailure } from './failure.ts';
import type { Io } from './io.ts';
import { run } from './run.ts';
import { makeTerminal } from './terminal.ts';

/** A reader that has gone away (`| head`) is not an error; a full disk is. */
function onLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') {
    process.stderr.write(`railhead: standard output: ${asFailure(error).message}\n`);
    process.exit(1);
  }
  process.exit(0);
}

process.stdout.on('error', onLostOutput);
process.stderr.on('error', () => process.exit(1));

const { env } = process;
const terminal = makeTerminal();
const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: (prompt) => terminal.ask(prompt),
  cwd: process.cwd(),
  colour: isatty(1) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
  redraws: isatty(2) && env['TERM'] !== 'dumb',
  // An empty one counts as none, as everywhere.
  locale: env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '',
  debug: env['RAILHEAD_DEBUG'] === '1',
};

process.exitCode = await run(process.argv.slice(2), io);
terminal.close();
