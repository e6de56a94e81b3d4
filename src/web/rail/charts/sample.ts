import type { Event } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import type { SampledPosition } from '../../family/family.ts';
import { bySeat, type ChartSpec, named, type Sample } from '../../charts/sample.ts';

const RUNS: ReadonlySet<string> = new Set(['paid-out', 'withheld']);

/** Known revenues, updated by these events. */
function revenueAfter(before: Sample['revenue'], events: readonly Event[]): Sample['revenue'] {
  let after = before;
  for (const { key, params } of events) {
    const { company, revenue } = params;
    if (RUNS.has(key) && typeof company === 'string' && typeof revenue === 'number') {
      after = { ...after, [company]: revenue };
    }
  }
  return after;
}

/** How many types there are between the trains that a company owns and the one on sale, on average. */
export function trainAges({ trains, companies }: Pick<RailView, 'trains' | 'companies'>): Sample['age'] {
  const types = trains.map(({ name, sides }) => [name, ...sides.map((side) => side.name)]);
  const placeOf = (train: string): number => types.findIndex((names) => names.includes(train));
  const current = trains.findIndex(({ status }) => status === 'now');
  const newest = current === -1 ? trains.length - 1 : current;
  const ages: Record<string, number> = {};
  for (const { id, trains: owned } of companies) {
    const places = owned
      .filter(({ leased }) => !leased)
      .map(({ name }) => placeOf(name))
      .filter((place) => place >= 0);
    if (places.length === 0) continue;
    const sum = places.reduce((total, place) => total + Math.max(0, newest - place), 0);
    ages[id] = Math.round((sum / places.length) * 10) / 10;
  }
  return ages;
}

/** The sample of a position, after that of the one before. */
export function railSample({ view, turn, events }: SampledPosition<RailView>, before: Sample | null): Sample {
  return {
    round: turn.kind === 'decide' ? turn.round : null,
    phase: view.phase,
    cash: bySeat(view.players, ({ cash }) => cash),
    worth: bySeat(view.players, ({ worth }) => worth),
    share: named(view.companies, ({ price, status }) => (status === 'closed' ? null : price)),
    revenue: revenueAfter(before?.revenue ?? {}, events),
    age: trainAges(view),
  };
}

export const RAIL_CHARTS: readonly ChartSpec[] = [
  { id: 'worth', of: 'seats', read: ({ worth }) => worth, money: true, height: 260 },
  { id: 'share', of: 'companies', read: ({ share }) => share, money: true, height: 230 },
  { id: 'cash', of: 'seats', read: ({ cash }) => cash, money: true },
  { id: 'revenue', of: 'companies', read: ({ revenue }) => revenue, money: true, height: 230 },
  { id: 'age', of: 'companies', read: ({ age }) => age, money: false, height: 230 },
];
