import { canonicalJson, isJsonObject } from '../core/json.ts';

/** The first place where two values differ, as a path with both of them. */
export interface Difference {
  readonly path: string;
  readonly ours: unknown;
  readonly recorded: unknown;
}

/**
 * Compares the keys of both sides. Keys that only the record has are compared with undefined,
 * except those in `ignored`; keys that only we have are not compared.
 */
export function firstDifference(
  ours: unknown,
  recorded: unknown,
  ignored: ReadonlySet<string> = new Set(),
  path = '',
): Difference | null {
  if (isJsonObject(recorded) && isJsonObject(ours)) {
    for (const key of Object.keys(recorded)) {
      const at = path ? `${path}.${key}` : key;
      if (ignored.has(at)) continue;
      const difference = firstDifference(ours[key], recorded[key], ignored, at);
      if (difference) return difference;
    }
    for (const key of Object.keys(ours)) {
      const at = path ? `${path}.${key}` : key;
      if (!(key in recorded) && ours[key] !== undefined && !ignored.has(at)) {
        return { path: at, ours: ours[key], recorded: undefined };
      }
    }
    return null;
  }
  const same = SETS.test(path)
    ? sameMembers(ours, recorded)
    : canonicalJson(ours) === canonicalJson(recorded);
  return same ? null : { path, ours, recorded };
}

/** Lists whose order is only that of acquisition and irrelevant to the rules. */
const SETS = /\.(companies|president_of|tokens)$/;

function sameMembers(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  const sorted = (list: readonly unknown[]): string =>
    list
      .map(canonicalJson)
      .sort((x, y) => (x < y ? -1 : 1))
      .join();
  return sorted(a) === sorted(b);
}
