/** A whole number below `end`, each as likely as the others. */
export function randomBelow(end: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % end;
}

/** The same items in an order drawn by lot. */
export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
