/** What has to be there by the rules of the caller: a gap is a mistake of ours and stops at once. */

export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** An element that exists. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}
