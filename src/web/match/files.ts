import { BadInput, readJson } from '../../core/bad-input.ts';
import { isJsonObject } from '../../core/json.ts';
import { formatMatch, type Match, parseMatch, switchesOf } from '../../core/match.ts';
import type { Note } from '../../interop/note.ts';
import { findByFileTitle, findTitle } from '../../titles/find.ts';
import { TITLES } from '../../titles/list.ts';
import { loadFileTitle, loadTitle } from '../titles.ts';
import { type OpenFailure, illegalAt, type Readable } from './open.ts';
import { inSlices, replayInSlices, type Step } from './replay.ts';
import type { LoadedTitle } from '../titles.ts';
import { tableWords, words } from '../words.ts';

/** A file that was read, or why it was not. Notes tell what was not taken as it stands there, or against our own rules. */
export type FileRead =
  | { readonly title: LoadedTitle; readonly game: Readable; readonly notes: readonly Note[] }
  | { readonly game: null; readonly failure: OpenFailure };

function unreadable(message: string): FileRead {
  return { game: null, failure: { kind: 'unreadable', message } };
}

/** Reads a file of ours or of another format we know, whole. Throws only what is our own mistake. */
export async function readGameFile(text: string): Promise<FileRead> {
  try {
    const data = readJson(text);
    if (isJsonObject(data) && 'railhead' in data) return await readOwn(text, data);
    return await readForeign(text, data);
  } catch (error) {
    if (error instanceof BadInput) return unreadable(words.input(error));
    throw error;
  }
}

async function readOwn(text: string, data: Readonly<Record<string, unknown>>): Promise<FileRead> {
  const known = findTitle(data['game']);
  if (!known) {
    const given = JSON.stringify(data['game'] ?? null);
    return unreadable(words.input(new BadInput('unknown-game', { given })));
  }
  const title = await loadTitle(known.id);
  const version = data['rulesVersion'];
  if (typeof version === 'number' && version > title.game.rulesVersion) {
    return { game: null, failure: { kind: 'newer', version, known: title.game.rulesVersion } };
  }
  const match = parseMatch(text, [title.game]);
  const replayed = await replayInSlices(title.game, match);
  if (replayed.illegal) return { game: null, failure: illegalAt(title, match, replayed) };
  return { title, game: { match, steps: replayed.steps }, notes: [] };
}

async function readForeign(text: string, data: unknown): Promise<FileRead> {
  const known = isJsonObject(data) ? findByFileTitle(data['title']) : undefined;
  if (!known) {
    const named = isJsonObject(data) && typeof data['title'] === 'string';
    if (!named) return unreadable(words.input(new BadInput('unknown-format', {})));
    const titles = TITLES.flatMap(({ files }) => files?.title ?? []).join(', ');
    const given = JSON.stringify(data['title']);
    return unreadable(words.input(new BadInput('unknown-title', { given, known: titles })));
  }
  const [title, fileTitle, { parseSiteGame }, { importedHeader, importSteps }, player] = await Promise.all([
    loadTitle(known.id),
    loadFileTitle(known.id),
    import('../../interop/site-file.ts'),
    import('../../interop/import.ts'),
    import('../../interop/record-player.ts'),
  ]);
  const file = parseSiteGame(text);
  const steps: Step[] = [{ state: player.startImported(fileTitle, file), action: null, events: [] }];
  const notes: Note[] = [];
  const matchSoFar = (): Match => ({
    ...importedHeader(fileTitle, file),
    actions: steps.flatMap(({ action }) => action ?? []),
  });
  try {
    const records = importSteps(fileTitle, file, (note) => notes.push(note));
    await inSlices(records, ({ state, action, events }) => {
      steps.push({ state, action, events });
    });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const before = { match: matchSoFar(), steps };
    const failure = {
      kind: 'illegal',
      index: steps.length - 1,
      all: file.actions.length,
      refusal: error instanceof player.RefusedRecord ? error.refusal : null,
      message: words.input(error),
      title,
      before,
    } as const;
    return { game: null, failure };
  }
  return { title, game: { match: matchSoFar(), steps }, notes };
}

/** A file to download. */
export interface GameFile {
  readonly name: string;
  readonly text: string;
}

function fileName(match: Match, ending: string): string {
  const names = match.players.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  return `${match.game}-${names}`.slice(0, 80) + ending;
}

/** The match as a file of ours. */
export function ownFile(match: Match): GameFile {
  return { name: fileName(match, '.json'), text: formatMatch(match) };
}

/** The match in the title's other format, with where its program may get stuck; throws BadInput where that format cannot hold it. */
export async function foreignFile(match: Match): Promise<GameFile & { readonly trouble: string | null }> {
  const [title, { exportGame }] = await Promise.all([
    loadFileTitle(match.game),
    import('../../interop/export.ts'),
  ]);
  let trouble: string | null = null;
  const file = exportGame(title, match, (line) => {
    trouble = line;
  });
  return { name: fileName(match, `.${title.format}.json`), text: `${JSON.stringify(file)}\n`, trouble };
}

/** Why a match cannot be written in the title's other format, in a player's words; null where it can. */
export async function foreignObstacle(match: Match): Promise<string | null> {
  const format = findTitle(match.game)?.files?.format;
  if (format === undefined) return null;
  const [title, files] = await Promise.all([loadTitle(match.game), loadFileTitle(match.game)]);
  const keys = files.obstacles(switchesOf(title.game, match));
  if (keys.length === 0) return null;
  const say = tableWords(title);
  const [rule = '', ...others] = title.game.options
    .filter(({ key }) => keys.includes(key))
    .map((spec) => say.option(spec).short);
  return words.t('page.export.obstacle', { format, rule, number: others.length });
}

/** Hands a file to the browser's downloads. */
export function download({ name, text }: GameFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
