import type { Action } from '../../core/game.ts';

/**
 * Players with one fixed idea, who play well otherwise: for tests and tuning, so that nobody grows strong only against
 * players like himself. Data: by kind of move, what is added to its worth, as a part of what the seat expects to own.
 */
export interface Whim {
  readonly buy_train?: number;
  readonly sell_shares?: number;
  readonly keep?: number;
}

export const WHIMS = {
  /** Buys every train there is money for. */
  rusher: { buy_train: 0.7 },
  /** Sells what it can, again and again. */
  dumper: { sell_shares: 0.03 },
  /** Never pays out. */
  hoarder: { keep: 1.1 },
} as const satisfies Readonly<Record<string, Whim>>;

/** What a player with an idea of its own adds to a move. */
export function fancy(whim: Whim, action: Action): number {
  const { type, pay } = action as Action & { readonly pay?: boolean };
  if (type === 'buy_train' || type === 'sell_shares') return whim[type] ?? 0;
  return type === 'dividend' && pay === false ? (whim.keep ?? 0) : 0;
}
