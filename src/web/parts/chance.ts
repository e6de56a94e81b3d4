/** Chance for what happens before a game: seats and seeds. In a game only its seed decides. */

const HIGHEST_SEED = 2 ** 31;

function randomBelow(end: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % end;
}

export function randomSeed(): number {
  return randomBelow(HIGHEST_SEED);
}

export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
