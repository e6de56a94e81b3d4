import type { State } from './state.ts';

/** How the rules of 1860 have changed since the first saved games, apart from switches (`before` in options.ts). */

export const RULES_VERSION = 2;

type Played = Pick<State, 'rulesVersion'>;

/** 1860-11.4: stops of a new tile go on from the old ones. */
export function stopsStayOnUpgrades({ rulesVersion }: Played): boolean {
  return rulesVersion >= 2;
}

/** 1860-4.2: once the private of the company just launched is exchanged, the turn is over. */
export function exchangeEndsTurn({ rulesVersion }: Played): boolean {
  return rulesVersion >= 2;
}

/** 1860-13.10: whether a company can run is always decided; earlier, a search gave up after some steps. */
export function everyRunIsFound({ rulesVersion }: Played): boolean {
  return rulesVersion >= 2;
}

/** 1860-20.6: when British Rail takes the last three or more at once, no empty round follows. */
export function lastTakeoverEndsGame({ rulesVersion }: Played): boolean {
  return rulesVersion >= 2;
}

/** 1860-21.5: the hundredth stock round is played before the game stops. */
export function lastStockRoundIsPlayed({ rulesVersion }: Played): boolean {
  return rulesVersion >= 2;
}
