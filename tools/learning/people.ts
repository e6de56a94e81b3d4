import { readFileSync } from 'node:fs';
import { type Action, type AnyGame, resolveOptions } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { importGame } from '../../src/interop/import.ts';
import { parseSiteGame } from '../../src/interop/site-file.ts';
import { titleFor } from '../../src/titles/all.ts';

/** Games that people played, as files of 18xx.games: what computers can be measured by without playing whole games. */

export interface PeoplesGame {
  readonly game: AnyGame;
  readonly match: Match;
}

export function peoplesGame(path: string): PeoplesGame {
  const file = parseSiteGame(readFileSync(path, 'utf8'));
  const title = present(titleFor(file.title), file.title);
  return { game: title.game, match: importGame(title, file) };
}

/** Each action with the positions before and after it. */
export function* movesOf({
  game,
  match,
}: PeoplesGame): Generator<{ readonly before: object; readonly action: Action; readonly after: object }> {
  let before: object = game.setup(
    match.players.length,
    resolveOptions(game, match.ruleSet, match.options),
    match.seed,
  );
  for (const action of match.actions) {
    const result = game.apply(before, action);
    if (result.refused) throw new Error(`refused in a recorded game: ${result.code}`);
    yield { before, action, after: result.state };
    before = result.state;
  }
}
