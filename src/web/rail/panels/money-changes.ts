import type { Event } from '../../../core/game.ts';
import type { Colour } from '../../../rail/tile.ts';
import type { CompanyId } from '../../../rail/tokens.ts';
import type { CompanyView, PhaseView, RailView } from '../../../rail/view.ts';
import { type Change, companyChanges } from '../changes.ts';

/** What a purchase, a loan or a sale would change, read off the position before and the one after. */

export function companyIn({ companies }: RailView, id: CompanyId | null): CompanyView | null {
  return companies.find((company) => company.id === id) ?? null;
}

/** The cash of a player or a company; null where there is no such. */
export function cashIn(view: RailView, party: number | string): number | null {
  const found =
    typeof party === 'number' ? view.players.find(({ seat }) => seat === party) : companyIn(view, party);
  return found?.cash ?? null;
}

/** Companies whose share price differs. */
export function changedPrices(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly change: Change<number | null> }[] {
  return companyChanges(before, after).flatMap(({ company, price }) =>
    price ? { company, change: price } : [],
  );
}

/** Companies that would owe more or less. */
export function changedLoans(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly change: Change<number> }[] {
  return before.companies.flatMap(({ id, loans: from }) => {
    const to = companyIn(after, id)?.loans ?? null;
    return from === null || to === null || from === to ? [] : { company: id, change: { from, to } };
  });
}

/** Trains that nobody owns any more, by the company that had them. */
export function lostTrains(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly trains: readonly string[] }[] {
  const ownedBy = ({ trains }: CompanyView): CompanyView['trains'] => trains.filter(({ leased }) => !leased);
  const kept = new Set(after.companies.flatMap((company) => ownedBy(company).map(({ id }) => id)));
  return before.companies.flatMap((company) => {
    const lost = ownedBy(company).filter((train) => !kept.has(train.id));
    return lost.length === 0 ? [] : [{ company: company.id, trains: lost.map(({ name }) => name) }];
  });
}

/** Companies that would own too many trains, with how many they would have to give up. */
export function crowdedCompanies(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly number: number }[] {
  return after.companies.flatMap(({ id, trainRoom }) => {
    const room = companyIn(before, id)?.trainRoom ?? 0;
    return trainRoom < 0 && trainRoom < room ? [{ company: id, number: -trainRoom }] : [];
  });
}

export function closedPrivates(before: RailView, after: RailView): string[] {
  const closed = new Set(after.privates.filter((one) => one.closed).map(({ id }) => id));
  return before.privates.flatMap(({ id, closed: was }) => (!was && closed.has(id) ? [id] : []));
}

/** What a phase brings, beside its name. */
export interface PhaseNews {
  readonly tiles: readonly Colour[];
  readonly trainLimit: Change<readonly number[]> | null;
  readonly rounds: Change<number> | null;
  readonly notes: readonly string[];
}

/** What begins on the way from one phase to a later one. */
export function phaseNews(phases: readonly PhaseView[], from: string, to: string): PhaseNews {
  const first = phases.findIndex(({ name }) => name === from);
  const last = phases.findIndex(({ name }) => name === to);
  const old = phases[first];
  const next = phases[last];
  if (!old || !next || last <= first) return { tiles: [], trainLimit: null, rounds: null, notes: [] };
  const isSameLimit = old.trainLimit.join() === next.trainLimit.join();
  return {
    tiles: next.tiles.filter((colour) => !old.tiles.includes(colour)),
    trainLimit: isSameLimit ? null : { from: old.trainLimit, to: next.trainLimit },
    rounds:
      old.operatingRounds === next.operatingRounds
        ? null
        : { from: old.operatingRounds, to: next.operatingRounds },
    notes: phases.slice(first + 1, last + 1).flatMap(({ notes }) => notes),
  };
}

/** Told by rows of their own, whoever they happen to. */
const IN_ROWS: ReadonlySet<string> = new Set([
  'phase',
  'trains-rusted',
  'price-moved',
  'loan-taken',
  'private-closed',
]);

/** What the button itself says: told once, by the one who does it. */
const SAID: ReadonlySet<string> = new Set([
  'bid',
  'passed',
  'private-bought',
  'private-lowered',
  'private-returned',
  'private-sold',
  'shares-sold',
  'train-bought',
  'train-discarded',
  'deal-accepted',
  'deal-refused',
]);

/** What happens besides that which is told already, up to the next part of the game. */
export function furtherEvents(
  events: readonly Event[],
  beginsPart: (event: Event) => boolean = () => false,
): Event[] {
  const said = new Set<string>();
  const end = events.findIndex(beginsPart);
  return events.slice(0, end < 0 ? events.length : end + 1).filter(({ key }) => {
    if (IN_ROWS.has(key)) return false;
    if (!SAID.has(key) || said.has(key)) return true;
    said.add(key);
    return false;
  });
}
