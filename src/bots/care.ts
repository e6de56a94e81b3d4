/** What random players hold back with. */

/**
 * Kinds of action that people use with care. Without this, random tables sell and borrow themselves into
 * positions in which nobody can ever buy anything again, and such a game has no end.
 */
const RARE: Readonly<Record<string, number>> = {
  pass: 0.12,
  sell_shares: 0.06,
  take_loan: 0.04,
  bid: 0.3,
  sell_private: 0.06,
  end_game: 0,
  close_private: 0.05,
};

/** In 1860 a share of a company without a train brings half: a table that sells freely is soon without money. */
const RARE_BY_GAME: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1860': { sell_shares: 0.006, sell_private: 0.02 },
};

/** How often a kind of action is taken beside others, from 0 to 1. */
export function careFor(game: string, type: string): number {
  return RARE_BY_GAME[game]?.[type] ?? RARE[type] ?? 1;
}

/** Kinds of action whose lowest amount is nearly always enough: money bid away is gone. */
export const FRUGAL: readonly string[] = ['bid'];
