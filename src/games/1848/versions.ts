import type { State } from './state.ts';

/** How the rules of 1848 have changed since the first saved games, apart from switches (`before` in options.ts). */

export const RULES_VERSION = 2;

/** 1848-10.8: 18xx.games asks for discards where a company fails at its dividend, not in the next company's turn. */
export function asksDiscardsAfterDividend({ rulesVersion }: Pick<State, 'rulesVersion'>): boolean {
  return rulesVersion >= 2;
}
