import type { Event, Json, Turn } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { ExpressView } from '../express/view.ts';
import type { Family } from '../../titles/title.ts';

/** The few numbers of a position that are worth a line over time. */
export interface Sample {
  /** As turns name their round; null once the game is over. */
  readonly round: string | null;
  readonly phase: string | null;
  /** By seat. */
  readonly cash: readonly number[];
  /** By seat; null where a title has no worth but cash. */
  readonly worth: readonly number[] | null;
  /** Of a share by company: its price, or what it would pay. Companies without one are left out. */
  readonly share: Readonly<Record<string, number>>;
  /** What a company earned when it last ran, or what it earns. */
  readonly revenue: Readonly<Record<string, number>>;
  /** The mean age of a company's trains, in types: 0 for the latest type that is to be had. */
  readonly age: Readonly<Record<string, number>>;
}

const RUNS: ReadonlySet<string> = new Set(['paid-out', 'withheld']);

/** The revenue told by events laid over what was known before. */
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

/** How many types lie between the trains that a company owns and the one on sale, on average. */
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

function named<T extends { readonly id: string }>(
  list: readonly T[],
  value: (item: T) => number | null,
): Record<string, number> {
  return Object.fromEntries(
    list.flatMap((item) => {
      const one = value(item);
      return one === null ? [] : [[item.id, one] as const];
    }),
  );
}

function bySeat<T extends { readonly seat: number }>(
  players: readonly T[],
  value: (player: T) => number,
): number[] {
  return players.toSorted((a, b) => a.seat - b.seat).map(value);
}

/** The sample of a position, after that of the one before. */
export function sampleOf(
  family: Family,
  { view, turn, events }: { readonly view: Json; readonly turn: Turn; readonly events: readonly Event[] },
  before: Sample | null,
): Sample {
  const round = turn.kind === 'decide' ? turn.round : null;
  if (family === 'express') {
    const { players, companies } = view as unknown as ExpressView;
    return {
      round,
      phase: null,
      cash: bySeat(players, ({ cash }) => cash),
      worth: null,
      share: named(companies, ({ open, dividend, sold }) => (open && sold > 0 ? dividend : null)),
      revenue: named(companies, ({ income }) => income),
      age: {},
    };
  }
  const rail = view as unknown as RailView;
  return {
    round,
    phase: rail.phase,
    cash: bySeat(rail.players, ({ cash }) => cash),
    worth: bySeat(rail.players, ({ worth }) => worth),
    share: named(rail.companies, ({ price, status }) => (status === 'closed' ? null : price)),
    revenue: revenueAfter(before?.revenue ?? {}, events),
    age: trainAges(rail),
  };
}
