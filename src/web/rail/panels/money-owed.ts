import type { Seat, Turn } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import { cashIn } from '../lookup.ts';

/** What is owed, read off the positions since the demand came. */
export interface Debt {
  /** When it came. */
  readonly owed: number;
  readonly raised: number;
  readonly left: number;
}

/** Looks back as far as the same player was asked to pay. `viewAt` gives earlier positions, the latest at 0. */
export function debtOf(
  seat: Seat,
  turnAt: (back: number) => Turn | null,
  viewAt: (back: number) => RailView,
  step: string,
): Debt {
  let back = 0;
  for (let turn = turnAt(1); turn?.kind === 'decide'; turn = turnAt(back + 1)) {
    if (turn.step !== step || turn.seat !== seat) break;
    back += 1;
  }
  const owed = -(cashIn(viewAt(back), seat) ?? 0);
  const left = -(cashIn(viewAt(0), seat) ?? 0);
  return { owed, raised: owed - left, left };
}
