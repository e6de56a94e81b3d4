import { resolve } from 'node:path';
import type { Command } from 'commander';
import { audit } from '../server/admin/audit.ts';
import { endSessions, listUsers, recoverUser } from '../server/admin/people.ts';
import { restore } from '../server/admin/restore.ts';
import { checkGames, listTables } from '../server/admin/tables.ts';
import { openBeside, type Store } from '../server/store/open.ts';
import { type Context, wholeNumber } from './command.ts';
import { dataFolder, dataOption } from './data-folder.ts';
import { CONTENT, Failure } from './failure.ts';
import type { Io } from './io.ts';
import { originOption } from './origin.ts';
import { table } from './table.ts';

interface AdminOptions {
  readonly data: string;
}

/** After a backup has come back, so many of its games are played again. */
const SAMPLE = 50;

function day(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Works on a data folder, beside the server that may be using it. */
async function beside<T>(io: Io, options: AdminOptions, work: (store: Store) => Promise<T>): Promise<T> {
  // Positions are worked out from the logs, whatever has been kept of them.
  const store = await openBeside(dataFolder(io, options), { digest: '', report: () => {} });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function users(io: Io, options: AdminOptions): Promise<void> {
  const rows = await beside(io, options, ({ db }) => listUsers(db));
  io.out(
    table(io, {
      head: ['name', 'kind', 'since', 'last seen', 'devices', 'seats', 'id'],
      rows: rows.map(({ id, kind, name, created, seen, devices, seats }) => [
        name,
        kind,
        day(created),
        day(seen),
        devices,
        seats,
        id,
      ]),
    }),
  );
}

async function recover(
  io: Io,
  name: string,
  options: AdminOptions & { origin: string | null },
): Promise<void> {
  const key = await beside(io, options, ({ db }) => recoverUser(db, name));
  if (key === null) throw new Failure(`there is no member ${name}`, CONTENT);
  const origin = options.origin ?? 'http://localhost:8848';
  io.out(`${origin}/#/device/${key}\n`);
  io.err('The link is good once, for an hour. It signs every other device out, and the password is gone.\n');
}

async function signOut(io: Io, who: string, options: AdminOptions): Promise<void> {
  const ended = await beside(io, options, ({ db }) => endSessions(db, who));
  if (ended === null) throw new Failure(`there is no member, and no id, ${who}`, CONTENT);
  io.out(`${ended} ${ended === 1 ? 'device' : 'devices'} signed out\n`);
}

async function tables(io: Io, options: AdminOptions): Promise<void> {
  const rows = await beside(io, options, ({ db }) => listTables(db));
  io.out(
    table(io, {
      head: ['title', 'label', 'state', 'visibility', 'actions', 'last change', 'id'],
      rows: rows.map(({ id, title, label, state, visibility, actions, updated }) => [
        title,
        label,
        state,
        visibility,
        actions,
        day(updated),
        id,
      ]),
    }),
  );
}

async function backUp(io: Io, file: string, options: AdminOptions): Promise<void> {
  const target = resolve(io.cwd, file);
  await beside(io, options, async ({ db, backup }) => {
    await backup(target);
    await audit(db, 'backup', target);
  });
  io.out(`${target}\n`);
}

/** Prints what differs, and says whether nothing does. */
async function areSame(io: Io, options: AdminOptions, sample: number | null): Promise<boolean> {
  const { checked, differing } = await beside(io, options, (store) => checkGames(store, sample));
  for (const { id, why } of differing) io.out(`${id}: ${why}\n`);
  io.out(`${checked} checked, ${differing.length} different\n`);
  return differing.length === 0;
}

export function defineAdmin(program: Command, { io, end }: Context): void {
  const admin = program.command('admin').description('looks after the online games of a data folder');

  const list = admin.command('users').description('everybody who plays here').addOption(dataOption());
  list.action((options: AdminOptions) => users(io, options));
  list
    .command('recover <NAME>')
    .description('a link for a member who cannot sign in any more')
    .addOption(dataOption())
    .addOption(originOption())
    .action((name: string, _, command: Command) => recover(io, name, command.optsWithGlobals()));

  admin
    .command('sessions')
    .description('signs devices out')
    .command('end <NAME-OR-ID>')
    .description('signs a member, or a user by id, out everywhere')
    .addOption(dataOption())
    .action((who: string, options: AdminOptions) => signOut(io, who, options));

  admin
    .command('tables')
    .description('every table')
    .addOption(dataOption())
    .action((options: AdminOptions) => tables(io, options));

  admin
    .command('backup <FILE>')
    .description('copies everything into a new file, while the server runs')
    .addOption(dataOption())
    .action((file: string, options: AdminOptions) => backUp(io, file, options));

  admin
    .command('restore <FILE>')
    .description('puts a backup in place of what is there, while no server runs')
    .addOption(dataOption())
    .action(async (file: string, options: AdminOptions) => {
      const before = await restore(dataFolder(io, options), resolve(io.cwd, file));
      if (before !== null) io.out(`what was there is in ${before}\n`);
      await beside(io, options, ({ db }) => audit(db, 'restore', file));
      if (!(await areSame(io, options, SAMPLE))) end(CONTENT);
    });

  admin
    .command('check-games')
    .description('replays every running game by the rules of this version: before it is put to use')
    .option('--sample <N>', 'only so many, the latest', wholeNumber(1))
    .addOption(dataOption())
    .action(async (options: AdminOptions & { readonly sample?: number }) => {
      if (!(await areSame(io, options, options.sample ?? null))) end(CONTENT);
    });
}
