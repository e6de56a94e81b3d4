const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** What is wrong outside of this program: with the disk, or with the file. */
export type Trouble = 'full' | 'busy' | 'disk' | 'damaged';

const TROUBLES: ReadonlyMap<number, Trouble> = new Map([
  [FULL, 'full'],
  [BUSY, 'busy'],
  [READ_ONLY, 'disk'],
  [IO_ERROR, 'disk'],
  [CANNOT_OPEN, 'disk'],
  [CORRUPT, 'damaged'],
  [NOT_A_DATABASE, 'damaged'],
]);

/** What an error of SQLite says about the disk; null for everything that is a mistake of ours. */
export function troubleOf(error: unknown): Trouble | null {
  // The driver gives the number for `run` alone, not for `all`: so writings have no RETURNING.
  const { errcode } = error as { readonly errcode?: number };
  // The upper bits say more about the same.
  return errcode === undefined ? null : (TROUBLES.get(errcode & 0xff) ?? null);
}
