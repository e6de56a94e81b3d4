import type { Sample } from './sample.ts';

/** A line over time: one value a position, null where there is none. */
export interface Series {
  /** A seat or a company. */
  readonly id: string;
  readonly values: readonly (number | null)[];
}

/** A line for every seat. */
export function seatSeries(
  samples: readonly Sample[],
  read: (sample: Sample) => readonly number[] | null,
): Series[] {
  const seats = samples[0]?.cash.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    id: String(seat),
    values: samples.map((sample) => read(sample)?.[seat] ?? null),
  }));
}

/** A line for every company that ever has a value, in the order in which they come up. */
export function companySeries(
  samples: readonly Sample[],
  read: (sample: Sample) => Readonly<Record<string, number>>,
): Series[] {
  const ids = new Set(samples.flatMap((sample) => Object.keys(read(sample))));
  return [...ids].map((id) => ({ id, values: samples.map((sample) => read(sample)[id] ?? null) }));
}

/** The greatest value of all; zero where there is none. */
export function highest(series: readonly Series[]): number {
  let most = 0;
  for (const { values } of series)
    for (const value of values) if (value !== null) most = Math.max(most, value);
  return most;
}

/** The least value of all, or zero if all are above it. */
export function lowest(series: readonly Series[]): number {
  let least = 0;
  for (const { values } of series) {
    for (const value of values) if (value !== null) least = Math.min(least, value);
  }
  return least;
}

/** A line in steps: a value stays until the next one comes. Nothing is drawn where there is no value. */
export function stepPath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  let path = '';
  let before: number | null = null;
  for (const [at, value] of values.entries()) {
    if (value === before) continue;
    // Where it ends it has gone on up to here.
    if (value === null) path += `H${round(x(at))}`;
    else if (before === null) path += `M${round(x(at))} ${round(y(value))}`;
    else path += `H${round(x(at))}V${round(y(value))}`;
    before = value;
  }
  return before === null ? path : `${path}H${round(x(values.length - 1))}`;
}

/** Where a line ends: the last position with a value, and that value. */
export function endOf({ values }: Series): { readonly at: number; readonly value: number } | null {
  const at = values.findLastIndex((value) => value !== null);
  return at === -1 ? null : { at, value: values[at] ?? 0 };
}
