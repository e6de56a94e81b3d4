import type { Io } from './io.ts';
import { count, table } from './table.ts';
import { wordsOf } from './text.ts';

/** How one simulated game went. */
export interface GameOutcome {
  readonly seed: number;
  readonly actions: number;
  readonly reason: string;
  readonly scores: readonly number[];
}

export interface Summary {
  readonly games: number;
  readonly actions: { readonly mean: number; readonly min: number; readonly max: number };
  /** How often each reason ended a game. */
  readonly ends: Readonly<Record<string, number>>;
  readonly meanScores: readonly number[];
  readonly seconds: number;
  readonly actionsPerSecond: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function summarise(outcomes: readonly GameOutcome[], seconds: number): Summary {
  const lengths = outcomes.map(({ actions }) => actions);
  const ends: Record<string, number> = {};
  for (const { reason } of outcomes) ends[reason] = (ends[reason] ?? 0) + 1;
  const seats = outcomes[0]?.scores.length ?? 0;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    games: outcomes.length,
    actions: { mean: mean(lengths), min: Math.min(...lengths), max: Math.max(...lengths) },
    ends,
    meanScores: Array.from({ length: seats }, (_, seat) =>
      mean(outcomes.map(({ scores }) => scores[seat] ?? 0)),
    ),
    seconds,
    actionsPerSecond: total / seconds,
  };
}

export function summaryText(io: Io, game: string, summary: Summary): string {
  const { games, actions, ends, meanScores, seconds, actionsPerSecond } = summary;
  const words = wordsOf(game);
  const lengths = `mean ${count(Math.round(actions.mean))}, min ${count(actions.min)}, max ${count(actions.max)}`;
  return table(io, {
    head: ['simulated', ''],
    rows: [
      ['games', count(games)],
      ['actions', lengths],
      ...Object.entries(ends).map(([reason, times]) => ['ended', `${count(times)} × ${words.end(reason)}`]),
      ...meanScores.map((score, seat) => [`mean score of seat ${seat + 1}`, words.money(Math.round(score))]),
      ['seconds', seconds.toFixed(1)],
      ['actions/s', count(Math.round(actionsPerSecond))],
    ],
  });
}
