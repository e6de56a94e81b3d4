import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';

/** What the project was built from stands beside the makers' checkouts; clones do without it. */
const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** Set RAILHEAD_ALONE to run the tests as in a clone that has no ../shared. */
export const noShared = Boolean(process.env['RAILHEAD_ALONE']) || !existsSync(SHARED);

/** A test that needs ../shared; its name has to say so. */
export const itShared = noShared ? it.skip : it;

export function sharedFolder(name: string): string {
  return SHARED + name;
}

/** The text of a file of ../shared. */
export function sharedText(path: string): string {
  return readFileSync(SHARED + path, 'utf8');
}
