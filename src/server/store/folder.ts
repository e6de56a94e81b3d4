import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { BadInput } from '../../core/bad-input.ts';
import type { Sqlite } from './dialect.ts';
import { troubleOf } from './trouble.ts';

const OWNER_ONLY = 0o700;

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new BadInput('data-not-a-folder', { path });
    throw new BadInput('data-not-writable', { path, reason: message });
  }
  if (!statSync(path).isDirectory()) throw new BadInput('data-not-a-folder', { path });
}

/**
 * What came from SQLite while a data folder was opened, as the person at the terminal should hear it. Mistakes of ours
 * stay as they are.
 */
export function openingError(error: unknown, path: string): unknown {
  switch (troubleOf(error)) {
    case null:
      return error;
    case 'busy':
      return new BadInput('data-in-use', { path });
    case 'damaged':
      return new BadInput('data-damaged', { path });
    default:
      return new BadInput('data-not-writable', { path, reason: (error as Error).message });
  }
}

/**
 * Makes a data folder this process's own. An open transaction on a file of its own keeps others out, and the system ends
 * it with the process, however that dies.
 */
export function claimFolder(path: string): Sqlite {
  makeFolder(path);
  let lock: Sqlite | null = null;
  try {
    lock = new DatabaseSync(join(path, 'railhead.lock'));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw openingError(error, path);
  }
}
