import process from 'node:process';
import { type Command, Option } from 'commander';
import { makePageServer, PageNotBuilt } from '../server/page.ts';
import { type Context, wholeNumber } from './command.ts';
import { CONTENT, Failure } from './failure.ts';
import type { Io } from './io.ts';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
}

const HIGHEST_PORT = 65_535;

/** Why a server could not begin to listen, in words. */
function refusalToListen(error: unknown, { host, port }: ServeOptions): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (error instanceof PageNotBuilt) return new Failure(error.message, CONTENT, error);
  if (code === 'EADDRINUSE') {
    const message = `port ${port} of ${host} is taken: choose another one, e.g. PORT=${port + 1} npm start`;
    return new Failure(message, CONTENT, error);
  }
  if (code === 'EACCES')
    return new Failure(`port ${port} needs more rights: choose one above 1023`, CONTENT, error);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Failure(`${host} is no address of this machine`, CONTENT, error);
  }
  throw error;
}

/** Serves until the process is told to stop. */
async function serve(io: Io, options: ServeOptions): Promise<void> {
  const server = await makePageServer().catch((error: unknown) => {
    throw refusalToListen(error, options);
  });
  const address = await server.listen(options).catch((error: unknown) => {
    throw refusalToListen(error, options);
  });
  io.out(`Railhead is at ${address} (Ctrl+C ends it)\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
}

export function defineServe(program: Command, { io }: Context): void {
  program
    .command('serve')
    .description('the table in the browser: a local server with the page')
    .addOption(new Option('--host <HOST>', 'the address to listen at').env('HOST').default('127.0.0.1'))
    .addOption(
      new Option('--port <PORT>', 'the port to listen at')
        .env('PORT')
        .default(8848)
        .argParser(wholeNumber(0, HIGHEST_PORT)),
    )
    .action((options: ServeOptions) => serve(io, options));
}
