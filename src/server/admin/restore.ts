import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { BadInput } from '../../core/bad-input.ts';
import type { Sqlite } from '../store/dialect.ts';
import { claimFolder } from '../store/folder.ts';
import { databaseOf } from '../store/open.ts';

function checkBackup(file: string): void {
  let backup: Sqlite | null = null;
  try {
    backup = new DatabaseSync(file, { readOnly: true });
    const [check] = backup.prepare('pragma integrity_check').all();
    const steps = backup.prepare('select count(*) as n from kysely_migration').all();
    if (Object.values(check ?? {})[0] === 'ok' && steps.length === 1) return;
  } catch {
    // Whatever it is: no backup.
  } finally {
    backup?.close();
  }
  throw new BadInput('backup-damaged', { path: file });
}

/**
 * Puts a backup in the place of a data folder's database. The one that was there stays beside it: its name is given, null
 * where there was none. Refused while a server uses the folder.
 */
export async function restore(folder: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new BadInput('backup-damaged', { path: file });
  const lock = claimFolder(folder);
  try {
    const target = databaseOf(folder);
    const part = `${target}.part`;
    await copyFile(file, part);
    checkBackup(part);
    const copy = await open(part, 'r+');
    await copy.sync();
    await copy.close();
    const before = existsSync(target) ? `${target}.before-${Date.now()}` : null;
    // The last writings may be in the log beside it: it goes along.
    for (const ending of ['', '-wal', '-shm'])
      if (before !== null && existsSync(target + ending)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await rename(target + ending, before + ending);
      }
    await rename(part, target);
    return before;
  } finally {
    await rm(`${databaseOf(folder)}.part`, { force: true });
    lock.close();
  }
}
