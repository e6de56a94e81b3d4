import type { Action, AnyGame, Game } from '../core/game.ts';
import { isJsonObject } from '../core/json.ts';
import { type Match, parseMatch } from '../core/match.ts';
import { BadInput, readJson } from '../core/bad-input.ts';
import { BadFile } from '../interop/bad-file.ts';
import { findGame, GAMES } from '../titles/all.ts';
import { importGame } from '../interop/import.ts';
import { parseSiteGame, type SiteGame } from '../interop/site-file.ts';
import { type AnyFileTitle, FILE_TITLES, titleFor } from '../titles/all.ts';
import { regarding, usage } from './failure.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly match: Match;
}

/** A game in a format that is not ours. */
export interface ForeignFile {
  readonly title: AnyFileTitle;
  readonly file: SiteGame;
}

type Kind = 'match' | 'foreign';

/** The kind of file, determined before its details are read, so that the error message fits. */
function kindOf(text: string): Kind {
  const data = readJson(text);
  if (isJsonObject(data) && 'railhead' in data) return 'match';
  if (!isJsonObject(data) || typeof data['title'] !== 'string') {
    throw new BadInput('unknown-format', {});
  }
  if (!titleFor(data['title'])) {
    const known = FILE_TITLES.map(({ title }) => title).join(', ');
    throw new BadInput('unknown-title', { given: JSON.stringify(data['title']), known });
  }
  return 'foreign';
}

function parseForeign(text: string): ForeignFile {
  const file = parseSiteGame(text);
  return { file, title: titleFor(file.title) as AnyFileTitle };
}

function parseOwn(text: string): Loaded {
  const match = parseMatch(text, GAMES);
  return { match, game: findGame(match.game) as AnyGame };
}

/** A file of another format (18xx.games, a log), with or without recorded states. */
export function loadForeignFile(io: Io, path: string): ForeignFile {
  const text = readText(io, path);
  return regarding(path, () => {
    if (kindOf(text) === 'match') throw new BadFile('is already a Railhead match file');
    return parseForeign(text);
  });
}

/** A match file. */
export function loadMatch(io: Io, path: string): Loaded {
  const text = readText(io, path);
  return regarding(path, () => {
    if (kindOf(text) === 'foreign') {
      throw new BadFile(`is a game file of ${parseForeign(text).title.format}, not a Railhead match file`);
    }
    return parseOwn(text);
  });
}

/** Either kind; a file of another format is imported first. */
export function loadAny(io: Io, path: string): Loaded {
  const text = readText(io, path);
  return regarding(path, () => {
    if (kindOf(text) === 'match') return parseOwn(text);
    const { title, file } = parseForeign(text);
    return { game: title.game, match: importGame(title, file) };
  });
}

/** How many actions to play: all of them, or as many as `--at` says. */
export function lengthUpTo(path: string, match: Match, at: number | undefined): number {
  if (at === undefined) return match.actions.length;
  if (at > match.actions.length) {
    throw usage(`${path}: --at ${at} is behind the end, the game has ${match.actions.length} actions`);
  }
  return at;
}

export function gameFor(id: string): Game<object, Action> {
  const game = findGame(id);
  if (!game) throw usage(`unknown game "${id}" (known: ${GAMES.map((known) => known.id).join(', ')})`);
  return game;
}
