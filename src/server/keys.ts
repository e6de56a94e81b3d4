import { createHash, randomBytes } from 'node:crypto';
import type { Key } from '../online/entry.ts';

const BYTES = 16;

/** 128 random bits. */
export function newKey(): Key {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * A key that follows from what it stands for: two processes, or one that has been started again, make the same one, and
 * only one entry comes of it.
 */
export function derivedKey(...parts: readonly (string | number)[]): Key {
  return createHash('sha256').update(parts.join('\n')).digest().subarray(0, BYTES).toString('base64url');
}

/** What is kept of a key that opens something. */
export function hashOfKey(key: Key): string {
  return createHash('sha256').update(key).digest('base64url');
}
