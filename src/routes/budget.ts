/** Budgets for a search, in the form of `shouldContinue`. Clocks are passed in: the engine has none. */

/** A fixed number of steps: the same answer on every machine, as bots and tests need it. */
export function stepBudget(steps: number): () => boolean {
  let left = steps;
  return () => left-- > 0;
}

/** Until the clock has advanced by this many milliseconds. */
export function timeBudget(clock: () => number, milliseconds: number): () => boolean {
  const end = clock() + milliseconds;
  return () => clock() < end;
}
