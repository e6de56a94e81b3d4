import type { Json } from './game.ts';

/**
 * An interface rewritten as an anonymous type. Only such a type can be compared with `Json`, and this is how the
 * compiler proves that a value of the interface is JSON all the way down.
 */
export type AsJson<T> = T extends string | number | boolean | null
  ? T
  : { readonly [K in keyof T]: AsJson<T[K]> };

/** JSON with object keys in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members: string[] = [];
    for (const key of Object.keys(value).sort()) {
      const member = (value as Record<string, unknown>)[key];
      if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
    }
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * A 64-bit fingerprint of a value as 16 hex digits (two FNV-1a streams). It tells states apart in tests and
 * between client and server; it does not protect against deliberate collisions.
 */
export function hashOf(value: unknown): string {
  const text = canonicalJson(value);
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + i), 0x85ebca6b);
    low ^= low >>> 13;
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/** A deep copy through JSON: what a state is after a trip over the wire. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const frozen = new WeakSet<object>();

/** Freezes a value deeply; tests use it to prove that `apply` leaves its input alone. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(value);
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

export function isJsonObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
