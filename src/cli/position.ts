import type { AnyGame, Turn } from '../core/game.ts';
import { familyView } from './family-view.ts';
import type { Io } from './io.ts';
import { expressTables } from './position-express.ts';
import { railTables } from './position-rail.ts';
import { type TableCell, heading, table } from './table.ts';
import { type Names, plainWords, wordsOf } from './text.ts';

/** A position as text: a line about the state of play, tables, and what comes next. */

function rankingRows(game: string, scores: readonly number[], names: Names): TableCell[][] {
  const words = wordsOf(game, names);
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return seats.map((seat) => {
    // Equal scores share a place.
    const place = 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
    return [
      words.t('cli.position.place', { number: place }),
      names[seat] ?? '',
      words.money(scores[seat] ?? 0),
    ];
  });
}

export function rankingText(io: Io, game: string, turn: Turn & { kind: 'finished' }, names: Names): string {
  const words = wordsOf(game);
  const ranking = table(io, {
    head: ['', words.t('cli.head.player'), words.t('cli.head.worth')],
    rows: rankingRows(game, turn.scores, names),
  });
  return heading(io, words.t('cli.position.ranking', { reason: turn.reason })) + ranking;
}

function nextText(game: AnyGame, turn: Turn & { kind: 'decide' }, names: Names): string {
  const words = wordsOf(game.id, names);
  const { sentence } = words.ask(turn);
  return `\n${words.t('cli.position.next', { round: words.round(turn.round), sentence })}\n`;
}

function tablesOf(io: Io, game: AnyGame, state: object, names: Names): string {
  const view = familyView(game, state);
  const words = wordsOf(game.id, names);
  if (view?.family === 'rail') return railTables(io, view, words);
  if (view?.family === 'express') return expressTables(io, view, words);
  return `${JSON.stringify(game.view(state, null), null, 2)}\n`;
}

export function positionText(io: Io, game: AnyGame, state: object, names: Names, after: number): string {
  const turn = game.turn(state);
  const next = turn.kind === 'finished' ? rankingText(io, game.id, turn, names) : nextText(game, turn, names);
  const head = heading(io, plainWords.t('cli.position.after', { number: after }));
  return `${head}${tablesOf(io, game, state, names)}${next}`;
}
