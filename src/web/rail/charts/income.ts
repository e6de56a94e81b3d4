import type { Seat } from '../../../core/game.ts';
import type { CompanyView, RailView } from '../../../rail/view.ts';

/** What a run brings to those who hold shares, if it is paid out. */
export interface Income {
  readonly share: number;
  /** Only of those who hold some. */
  readonly bySeat: ReadonlyMap<Seat, number>;
}

/** The income of a company's run; null where the company has to keep what it earns. */
export function incomeOf(
  { id, percentPerShare, withholds }: CompanyView,
  revenue: number,
  players: RailView['players'],
): Income | null {
  if (withholds) return null;
  const partOf = (percent: number): number => (revenue * percent) / 100;
  const holders = players.filter(({ shares }) => (shares[id] ?? 0) > 0);
  return {
    share: partOf(percentPerShare),
    bySeat: new Map(holders.map(({ seat, shares }) => [seat, partOf(shares[id] ?? 0)])),
  };
}
