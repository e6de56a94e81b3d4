import type { CompanyId } from '../../rail/tokens.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';

export function companyIn(
  { companies }: Pick<RailView, 'companies'>,
  id: CompanyId | null,
): CompanyView | null {
  return companies.find((company) => company.id === id) ?? null;
}

/** The cash of a player or a company; null where there is none. */
export function cashIn(view: RailView, party: number | string): number | null {
  const found =
    typeof party === 'number' ? view.players.find(({ seat }) => seat === party) : companyIn(view, party);
  return found?.cash ?? null;
}
