import type { Event } from '../../../core/game.ts';
import type { CompanyId } from '../../../rail/tokens.ts';
import type { CompanyView, RailView, TrainView } from '../../../rail/view.ts';

/** The next loss of trains: which train brings it, which go, and who has them. */
export interface Rust {
  readonly trigger: string;
  readonly victims: readonly TrainView[];
  readonly owners: readonly CompanyView[];
}

function isOfType({ name, sides }: TrainView, train: string): boolean {
  return name === train || sides.some((side) => side.name === train);
}

export function nextRust({ trains, companies }: Pick<RailView, 'trains' | 'companies'>): Rust | null {
  const due = trains.filter(({ rustsOn, rusted }) => rustsOn !== null && !rusted);
  const trigger = trains.find(({ name }) => due.some(({ rustsOn }) => rustsOn === name));
  if (!trigger) return null;
  const victims = due.filter(({ rustsOn }) => rustsOn === trigger.name);
  const owners = companies.filter((company) =>
    company.trains.some(({ name }) => victims.some((victim) => isOfType(victim, name))),
  );
  return { trigger: trigger.name, victims, owners };
}

/** Companies that own a train of this type. */
export function ownersOf(companies: readonly CompanyView[], train: TrainView): CompanyView[] {
  return companies.filter((company) =>
    company.trains.some(({ name, leased }) => !leased && isOfType(train, name)),
  );
}

const RUNS: ReadonlySet<string> = new Set(['paid-out', 'withheld']);

/** What each company earned the last time it ran, according to its events. */
export function lastRevenues(events: Iterable<Event>): Map<CompanyId, number> {
  const found = new Map<CompanyId, number>();
  for (const { key, params } of events) {
    const { company, revenue } = params;
    if (RUNS.has(key) && typeof company === 'string' && typeof revenue === 'number') {
      found.set(company, revenue);
    }
  }
  return found;
}
