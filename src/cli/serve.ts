import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import process from 'node:process';
import { type Command, Option } from 'commander';
import { type OnlineServer, openOnline } from '../server/online.ts';
import { makePageServer, PageNotBuilt } from '../server/page.ts';
import { type Context, wholeNumber } from './command.ts';
import { dataFolder, dataOption } from './data-folder.ts';
import { CONTENT, Failure } from './failure.ts';
import type { Io } from './io.ts';
import { originOption } from './origin.ts';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly online: boolean;
  readonly data: string;
  readonly backup: string | null;
  readonly origin: string | null;
  readonly trustProxy: readonly string[];
  readonly registration: 'open' | 'invited' | 'closed';
  readonly guests: 'yes' | 'no';
  readonly log: string;
}

const HIGHEST_PORT = 65_535;
/** Beyond this a server has more to do than it can. */
const BUSY = { maxEventLoopDelay: 2000 };

/** Why a server could not begin to listen, in words. */
function refusalToListen(error: unknown, { host, port }: ServeOptions): unknown {
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
  return error;
}

async function start(io: Io, options: ServeOptions): Promise<OnlineServer> {
  if (!options.online) {
    const server = await makePageServer();
    return { server, stop: () => server.close() };
  }
  const { origin, trustProxy, registration, guests, log, backup } = options;
  return openOnline({
    folder: dataFolder(io, options),
    backups: backup === null ? null : resolve(io.cwd, backup),
    origin,
    trusted: trustProxy,
    door: { registration, guests: guests === 'yes' },
    logger: { level: log, stream: { write: (line: string) => io.err(line) } },
    pressure: BUSY,
  });
}

/** Passkeys need a name: browsers know this machine by it, too. */
function addressToOpen({ host }: ServeOptions, { port }: AddressInfo): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Serves until the process is told to stop. */
async function serve(io: Io, options: ServeOptions): Promise<void> {
  const running = await start(io, options).catch((error: unknown) => {
    throw refusalToListen(error, options);
  });
  const { server } = running;
  try {
    await server.listen(options);
  } catch (error) {
    await running.stop();
    throw refusalToListen(error, options);
  }
  // It listens at a port, so its address is none of a file.
  const address = addressToOpen(options, server.server.address() as AddressInfo);
  io.out(`Railhead is at ${options.origin ?? address} (Ctrl+C ends it)\n`);
  if (options.online) io.out(`Online games are kept in ${dataFolder(io, options)}\n`);
  await new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
  });
  await running.stop();
}

function networks(text: string): string[] {
  return text.split(/[\s,]+/).filter((network) => network !== '');
}

export function defineServe(program: Command, { io }: Context): void {
  program
    .command('serve')
    .description('the table in the browser, for one screen and across the internet')
    .addOption(new Option('--host <HOST>', 'the address to listen at').env('HOST').default('127.0.0.1'))
    .addOption(
      new Option('--port <PORT>', 'the port to listen at')
        .env('PORT')
        .default(8848)
        .argParser(wholeNumber(0, HIGHEST_PORT)),
    )
    .addOption(dataOption())
    .addOption(
      new Option('--backup <FOLDER>', 'where to copy everything every six hours; eight copies are kept')
        .env('RAILHEAD_BACKUP')
        .default(null, 'nowhere'),
    )
    .addOption(originOption())
    .addOption(
      new Option('--registration <WHO>', 'who may become a member with a password or passkey')
        .env('RAILHEAD_REGISTRATION')
        .choices(['open', 'invited', 'closed'])
        .default('open'),
    )
    .addOption(
      new Option('--guests <YES-OR-NO>', 'whether people may play by a name alone')
        .env('RAILHEAD_GUESTS')
        .choices(['yes', 'no'])
        .default('yes'),
    )
    .addOption(
      new Option('--trust-proxy <NETWORKS>', 'proxies that say where a request comes from')
        .env('TRUST_PROXY')
        .default([], 'none')
        .argParser(networks),
    )
    .addOption(
      new Option('--log <LEVEL>', 'what is written to standard error')
        .env('RAILHEAD_LOG')
        .choices(['silent', 'error', 'warn', 'info', 'debug'])
        .default('warn'),
    )
    .addOption(new Option('--no-online', 'the page alone, for games at one screen'))
    .action((options: ServeOptions) => serve(io, options));
}
