import type { FastifyInstance } from 'fastify';
import { App, type AppOptions } from './app.ts';
import { Addresses } from './http/addresses.ts';
import { SessionWatch } from './live/session-watch.ts';
import { REAL_TIMING } from './live/timing.ts';
import { openPeople } from './people/index.ts';
import type { Door } from './people/parts.ts';
import { Push } from './push/index.ts';
import { pushKeys } from './push/keys.ts';
import { siteHandler } from './site.ts';
import { Backups } from './store/backups.ts';
import { openStore } from './store/open.ts';
import { openTables } from './tables/index.ts';
import { readVersion } from './version.ts';

export interface OnlineOptions extends Pick<Partial<AppOptions>, 'root' | 'trusted' | 'logger' | 'pressure'> {
  /** The data folder. */
  readonly folder: string;
  /** The public address; null where the machine's own are all there are. */
  readonly origin?: string | null;
  readonly door?: Door;
  /** Where copies of everything go by themselves; null: nowhere. */
  readonly backups?: string | null;
}

/** A server for playing across the internet, with its data folder open. */
export interface OnlineServer {
  readonly server: FastifyInstance;
  /** Ends what is under way in good order: nothing that has been acknowledged is lost in any case. */
  stop(): Promise<void>;
}

interface DataVersion {
  readonly data_version: number;
}

export const OPEN_DOOR: Door = { registration: 'open', guests: true };

export async function openOnline(options: OnlineOptions): Promise<OnlineServer> {
  const { folder, root, origin = null, door = OPEN_DOOR } = options;
  const { trusted = [], logger = false, pressure = null, backups: copies = null } = options;
  const running = readVersion(root);
  const timing = REAL_TIMING;
  const now = (): number => timing.now();
  let app: App | null = null;
  const report = (cause: unknown): void => app?.server.log.error(cause);
  let backups: Backups | null = null;
  const store = await openStore(folder, { digest: running.digest, report });

  const people = openPeople({ db: store.db, now, door, ended: (session) => tables.hub.endSession(session) });
  const keys = await pushKeys(store.db);
  const push = new Push({ db: store.db, keys, origin, timing, report });
  const tables = openTables({ store, people, rules: running.rules, notices: push, report });
  const stored = store.sqlite.prepare('pragma data_version');
  const version = (): number => (stored.all()[0] as DataVersion).data_version;
  try {
    if (copies !== null) backups = new Backups({ folder: copies, backup: store.backup, timing, report });
    app = await App.make({
      ...(root !== undefined && { root }),
      addresses: new Addresses(origin),
      trusted,
      logger,
      pressure,
      online: {
        handlers: {
          site: siteHandler(running, door, keys.publicKey),
          ...people.handlers,
          ...tables.handlers,
          ...push.handlers,
        },
        findCaller: people.findCaller,
        findPlace: tables.findPlace,
        hub: new SessionWatch(tables.hub, { timing, version, alive: people.aliveSessions, report }),
        isReady: async () => store.sqlite.isOpen,
        now,
      },
    });
  } catch (error) {
    await tables.close();
    await store.close();
    throw error;
  }
  await people.tidy();
  backups?.begin();
  tables.resume().catch(report);
  return {
    server: app.server,
    async stop() {
      await app.stop();
      backups?.stop();
      push.stop();
      await tables.close();
      await store.close();
    },
  };
}
