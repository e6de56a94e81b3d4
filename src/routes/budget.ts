/** Budgets for a search, in the form of `shouldContinue`. Clocks are passed in: the engine has none. */

/** A fixed number of steps: the same answer on every machine, as bots and tests need it. */
export function stepBudget(steps: number): () => boolean {
  return countedBudget(steps).shouldContinue;
}

/** The same, and tells how many were taken. */
export function countedBudget(steps: number): { shouldContinue: () => boolean; taken: () => number } {
  let taken = 0;
  const shouldContinue = (): boolean => taken++ < steps;
  return { shouldContinue, taken: () => taken };
}

/** Until the clock has advanced by this many milliseconds. */
export function timeBudget(clock: () => number, milliseconds: number): () => boolean {
  const end = clock() + milliseconds;
  return () => clock() < end;
}
