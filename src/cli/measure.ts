/** Times, and summaries of many of them. */

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly target?: { readonly kind: 'at most' | 'at least'; readonly value: number };
}

export function milliseconds(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Processor time of this program: excludes other load on the machine, includes our garbage collection. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function processorMilliseconds(work: () => void): number {
  const before = processorClock();
  work();
  return processorClock() - before;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return ((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2;
}
