import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { defineAdmin } from './admin.ts';
import { defineArena } from './arena.ts';
import { defineBench } from './bench.ts';
import { defineExport } from './export.ts';
import { asFailure, type Failure, oneLine, USAGE } from './failure.ts';
import { defineGames } from './games.ts';
import { defineImport } from './import.ts';
import { type Io, PACKAGE_ROOT } from './io.ts';
import { speakFor } from './language.ts';
import { definePlay } from './play.ts';
import { defineRender } from './render.ts';
import { defineReplay } from './replay.ts';
import { defineRoutes } from './routes.ts';
import { defineSample } from './sample.ts';
import { defineServe } from './serve.ts';
import { defineSimulate } from './simulate.ts';
import { defineVerify } from './verify.ts';

const COMMANDS = [
  defineServe,
  defineAdmin,
  defineSample,
  defineGames,
  definePlay,
  defineReplay,
  defineRender,
  defineRoutes,
  defineSimulate,
  defineArena,
  defineVerify,
  defineImport,
  defineExport,
  defineBench,
];

const EXAMPLES = `
Files are match files of railhead (made by simulate and import), games exported from 18xx.games, or logs
of Chicago Express.

Examples:
  railhead sample                               a first look: a whole game with its board
  railhead games 1848                           what is in the box, and every rule that can be switched
  railhead play chicago-express --bots medium   play against computers
  railhead simulate 1848 --count 5 --out games  bots play five games and write them down
  railhead arena chicago-express -b hard,medium,medium   which computer is the strongest
  railhead replay games/1848-4p1.json --at 50   the log and the position after 50 actions
  railhead render games/1848-4p1.json -o b.svg  the map as a picture
  railhead routes games/1848-4p1.json --all     what each run could have earned, proven

railhead COMMAND --help explains the options of a command.`;

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as {
    version: string;
  };
  return version;
}

function makeProgram(io: Io): Command {
  return new Command('railhead')
    .description('Railway board games: replay, check, simulate and draw them.')
    .version(versionOf())
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      getOutHasColors: () => io.colour,
      getErrHasColors: () => false,
      outputError: (text, write) => write(`railhead: ${oneLine(text.replace(/^error: /, ''))}\n`),
    })
    .hook('preAction', (_program, command) => speakFor(command, io))
    .exitOverride()
    .addHelpText('after', EXAMPLES);
}

function complain(io: Io, failure: Failure): number {
  io.err(`railhead: ${oneLine(failure.message)}\n`);
  if (io.debug && failure.cause instanceof Error) io.err(`${failure.cause.stack ?? ''}\n`);
  return failure.exitCode;
}

/** Runs one command line and returns its exit code: 0 for success, 1 for a fault in a file, 2 for wrong usage. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  const program = makeProgram(io);
  const context = {
    io,
    end: (code: number): void => {
      exitCode = code;
    },
  };
  for (const define of COMMANDS) define(program, context);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed its message; help and version end with 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    return complain(io, asFailure(error));
  }
}
