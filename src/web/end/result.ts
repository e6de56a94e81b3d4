import type { Seat } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';

/** A line of the final order. */
export interface Placed {
  readonly seat: Seat;
  readonly score: number;
  /** Equal scores share a place. */
  readonly place: number;
  /** How far behind the winner. */
  readonly behind: number;
}

/** The final order, best first. */
export function placesOf(scores: readonly number[]): Placed[] {
  const best = Math.max(...scores);
  return scores
    .map((score, seat) => ({
      seat,
      score,
      place: scores.filter((other) => other > score).length + 1,
      behind: best - score,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Who won, with what and by how much, in one sentence. */
export function headlineOf(words: Words, scores: readonly number[]): string {
  const places = placesOf(scores);
  const winners = places.filter(({ place }) => place === 1);
  const [first] = winners;
  const second = places[winners.length];
  if (!first) return '';
  const score = words.money(first.score);
  if (winners.length > 1)
    return words.t('page.end.shared', {
      names: words.list(winners.map(({ seat }) => words.name(seat))),
      score,
    });
  const name = words.name(first.seat);
  return second
    ? words.t('page.end.won', {
        name,
        score,
        lead: words.money(second.behind),
        second: words.name(second.seat),
      })
    : words.t('page.end.won-alone', { name, score });
}

/** The whole result as text, to be passed on. */
export function resultText(words: Words, title: string, scores: readonly number[]): string {
  const lines = placesOf(scores).map(({ seat, score, place }) =>
    words.t('page.end.line', { place, name: words.name(seat), score: words.money(score) }),
  );
  return [`${title}: ${headlineOf(words, scores)}`, ...lines].join('\n');
}
