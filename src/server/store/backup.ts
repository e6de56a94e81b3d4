import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { BadInput } from '../../core/bad-input.ts';

/** All pages in one step: a copy that is made in several begins anew whenever something is written in between. */
const ALL_PAGES = 1_000_000_000;

/** Copies a database that is in use. What bears the name of the backup is whole and on the disk. */
export async function backUp(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new BadInput('backup-exists', { path: target });
  const part = `${target}.part`;
  // A reader of its own: on the connection that writes, it would wait for an open transaction.
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(reader, part, { rate: ALL_PAGES });
    const copy = await open(part, 'r+');
    try {
      await copy.sync();
    } finally {
      await copy.close();
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw new BadInput('data-not-writable', { path: target, reason: (error as Error).message });
  } finally {
    reader.close();
  }
}
