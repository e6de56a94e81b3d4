/** Budgets for a search, as `shouldContinue` asks them. Clocks come from outside: the engine has none. */

/** So many questions and no more: the same answer on every machine, as bots and tests need it. */
export function stepBudget(steps: number): () => boolean {
  let left = steps;
  return () => left-- > 0;
}

/** Until the clock has moved on by so many milliseconds. */
export function timeBudget(clock: () => number, milliseconds: number): () => boolean {
  const end = clock() + milliseconds;
  return () => clock() < end;
}
