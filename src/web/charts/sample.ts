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
  /** The mean age of a company's trains, in types: 0 for the latest type available. */
  readonly age: Readonly<Record<string, number>>;
}

/** A chart of the history: a line for each seat, or for each company. */
export type ChartSpec = {
  /** Names it in the text catalogue. */
  readonly id: string;
  readonly money: boolean;
  readonly height?: number;
} & (
  | { readonly of: 'seats'; readonly read: (sample: Sample) => readonly number[] | null }
  | { readonly of: 'companies'; readonly read: (sample: Sample) => Readonly<Record<string, number>> }
);

/** Numbers by id; without those that are null. */
export function named<T extends { readonly id: string }>(
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

export function bySeat<T extends { readonly seat: number }>(
  players: readonly T[],
  value: (player: T) => number,
): number[] {
  return players.toSorted((a, b) => a.seat - b.seat).map(value);
}
