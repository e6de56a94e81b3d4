import type { Event, Params, Seat } from '../../core/game.ts';

/**
 * How each player's score came about, in a few sources that add up to it exactly: found from the cash at every position
 * and from what the events tell. A family names its sources and which event feeds which as data (`rail/fortune.ts`,
 * `express/fortune.ts`).
 */

/** Money that one event tells of. */
export interface Flow {
  readonly seat: Seat;
  readonly source: string;
  /** Below zero: the player paid it. */
  readonly amount: number;
}

/** An event that moves money without telling how much each player gets or pays: it explains what is left of a change. */
export interface Untold {
  readonly event: string;
  readonly source: string;
  /** Whether players receive money then, or pay it. */
  readonly way: 'in' | 'out';
}

export interface FortuneSpec {
  /** In the order of the picture; each has its name and colour. */
  readonly sources: readonly string[];
  /** What events tell, by their keys; `among` are all events of the action. */
  readonly told: Readonly<Record<string, (params: Params, among: readonly Event[]) => readonly Flow[]>>;
  readonly untold: readonly Untold[];
  /** The source of what scores at the end and is not cash; null where cash alone scores. */
  readonly held: string | null;
}

/** What a fortune begins with, and what no event explains. The second is never needed: a test says so. */
export const START = 'start';
export const OTHER = 'other';

/** One player's score. */
export interface Fortune {
  readonly seat: Seat;
  readonly score: number;
  /** By source; those without are left out. Together they are the score. */
  readonly parts: Readonly<Record<string, number>>;
}

/** A position, as far as fortunes depend on it. */
export interface PurseStep {
  /** By seat. */
  readonly cash: readonly number[];
  /** Of the action before it. */
  readonly events: readonly Event[];
}

/** What an action moved, by seat and source. */
function flowsOf({ told, untold }: FortuneSpec, before: readonly number[], step: PurseStep): Flow[] {
  const flows = step.events.flatMap((event) => told[event.key]?.(event.params, step.events) ?? []);
  const left = step.cash.map((cash, seat) => {
    const known = flows.reduce((sum, flow) => sum + (flow.seat === seat ? flow.amount : 0), 0);
    return cash - (before[seat] ?? 0) - known;
  });
  const happened = new Set(step.events.map(({ key }) => key));
  return [
    ...flows,
    ...left.map((amount, seat) => {
      const way = amount > 0 ? 'in' : 'out';
      const cause = untold.find((one) => one.way === way && happened.has(one.event));
      return { seat, source: cause?.source ?? OTHER, amount };
    }),
  ];
}

/** The fortunes of a finished game, by seat. */
export function fortunesOf(
  spec: FortuneSpec,
  steps: readonly PurseStep[],
  scores: readonly number[],
): Fortune[] {
  const parts = scores.map((): Record<string, number> => ({}));
  const add = ({ seat, source, amount }: Flow): void => {
    const own = parts[seat];
    if (own && amount !== 0) own[source] = (own[source] ?? 0) + amount;
  };
  const [first] = steps;
  for (const [seat, amount] of (first?.cash ?? []).entries()) add({ seat, source: START, amount });
  for (let at = 1; at < steps.length; at++) {
    const step = steps[at] as PurseStep;
    for (const flow of flowsOf(spec, (steps[at - 1] as PurseStep).cash, step)) add(flow);
  }
  const last = steps.at(-1)?.cash ?? [];
  for (const [seat, score] of scores.entries()) {
    add({ seat, source: spec.held ?? OTHER, amount: score - (last[seat] ?? 0) });
  }
  return scores.map((score, seat) => ({ seat, score, parts: parts[seat] ?? {} }));
}
