import type { Action } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { TellNote } from './note.ts';
import { type ImportStep, RecordPlayer, startImported } from './record-player.ts';
import type { SiteGame } from './site-file.ts';
import type { FileTitle } from './title.ts';

export { startImported };
export type { ImportStep };

/** A file as a match of ours: undo resolved, every record an intention. */
export function importGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  tell: TellNote = () => {},
): Match<A> {
  return loadGame(title, file, tell).match;
}

/** The same with the position it leads to: names in a file depend on the board at that moment. */
export function loadGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  tell: TellNote = () => {},
): { readonly match: Match<A>; readonly state: S } {
  const actions: A[] = [];
  let state = startImported(title, file);
  for (const step of importSteps(title, file, tell)) {
    state = step.state;
    actions.push(step.action);
  }
  return { match: { ...importedHeader(title, file), actions }, state };
}

/** A file translated and played record by record, for callers who show how far they are or stop half-way. */
export function* importSteps<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  tell: TellNote = () => {},
): Generator<ImportStep<S, A>> {
  const player = new RecordPlayer(title, file, tell);
  for (const [index, record] of title.records(file, tell).entries()) yield* player.play(record, index + 1);
}

/** The header of an imported game. */
export function importedHeader<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
): Omit<Match<A>, 'actions'> {
  const { game } = title;
  return {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...title.terms(file),
    players: file.players.map(({ id, name }, seat) => ({ id, name: name ?? `Player ${seat + 1}` })),
  };
}
