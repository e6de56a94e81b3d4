import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOnline, type OnlineOptions, type OnlineServer } from '../src/server/online.ts';

/** A server for playing across the internet, as `railhead serve` runs it. */
export interface ServedOnline {
  /** By name: passkeys need one. */
  readonly address: string;
  readonly folder: string;
  /** Stops it and starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Stops it, for the time being; gives what starts it again. */
  stop(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Serves the built page with a data folder of its own. */
export async function serveOnline(root: string, options: Partial<OnlineOptions> = {}): Promise<ServedOnline> {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-online-'));
  const start = async (port: number): Promise<OnlineServer> => {
    const online = await openOnline({ folder, root, ...options });
    await online.server.listen({ host: '127.0.0.1', port });
    return online;
  };
  let running = await start(0);
  const { port } = running.server.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const stopped = running.stop();
    // A browser may keep a connection open, and the server would wait for it for more than a minute.
    running.server.server.closeAllConnections();
    await stopped;
  };
  const startAgain = async (): Promise<void> => {
    running = await start(port);
  };
  return {
    address: `http://localhost:${port}/`,
    folder,
    async restart() {
      await stop();
      await startAgain();
    },
    async stop() {
      await stop();
      return startAgain;
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
