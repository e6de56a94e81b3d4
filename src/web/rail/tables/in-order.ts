import type { CompanyView, PlayerView, RailView } from '../../../rail/view.ts';

/** Orders that all tables share. */

/** Companies in operating order, behind them those that do not operate yet. */
export function companiesInOrder({ companies, order }: Pick<RailView, 'companies' | 'order'>): CompanyView[] {
  const place = ({ id }: CompanyView): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return companies.toSorted((a, b) => place(a) - place(b));
}

/** Players as they act in a stock round. */
export function playersInOrder({
  players,
  turnOrder,
}: Pick<RailView, 'players' | 'turnOrder'>): PlayerView[] {
  return turnOrder.flatMap((seat) => players.find((player) => player.seat === seat) ?? []);
}
