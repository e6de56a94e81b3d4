import type { AnyMind } from '../bots/mind.ts';
import type { Action, AnyGame } from '../core/game.ts';
import type { TitleDrawing } from '../draw/titles/drawing.ts';
import type { FileTitle } from '../interop/title.ts';
import { loadRuleTexts as loadTexts, loadWords } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import type { RulesToTell } from '../text/rule-texts.ts';
import { findTitle } from '../titles/find.ts';
import type { Title } from '../titles/title.ts';
import { locale, PAGE_LANGUAGES } from './locale.ts';

/**
 * Titles as the page loads them: the rules, the drawing and the words of a title come when a table needs them.
 * Everything else of the page knows a game by the contract (`src/core/game.ts`) alone.
 */
export interface LoadedTitle extends Title {
  readonly game: AnyGame;
  /** What its board and its companies look like. */
  readonly drawing: TitleDrawing;
  /** Its words, without those of the page, in the language that is spoken. */
  readonly messages: Messages;
}

function titleOf(id: string): Title {
  const title = findTitle(id);
  if (!title) throw new RangeError(`unknown title ${id}`);
  return title;
}

/** Of a title that has nothing to look at yet. */
const NO_DRAWING: TitleDrawing = { look: { chips: {} }, placeNames: () => () => null };

const loaded = new Map<string, Promise<LoadedTitle>>();

/** What titles say, by language and title. */
const said = new Map<string, Messages>();

function nameIn(language: string, id: string): string {
  return `${language} ${id}`;
}

async function fetchWords(language: string, id: string): Promise<void> {
  said.set(nameIn(language, id), await loadWords(language, titleOf(id), PAGE_LANGUAGES));
}

/** The titles that cannot be spoken of in a language yet. */
function titlesWithout(language: string): string[] {
  return [...loaded.keys()].filter((id) => !said.has(nameIn(language, id)));
}

/** Whether every title that is loaded, or about to be, has its words in a language: only then it may be spoken. */
export function canTellTitles(language: string): boolean {
  return titlesWithout(language).length === 0;
}

/** Loads what titles that are loaded say in a language. */
export async function loadTitlesWords(language: string): Promise<void> {
  await Promise.all(titlesWithout(language).map((id) => fetchWords(language, id)));
}

async function load(title: Title): Promise<LoadedTitle> {
  const { id } = title;
  const [game, drawing] = await Promise.all([
    title.load.game(),
    title.load.drawing?.() ?? NO_DRAWING,
    fetchWords(locale.peek(), id),
  ]);
  return {
    ...title,
    game,
    drawing,
    get messages() {
      return said.get(nameIn(locale.value, id)) ?? {};
    },
  };
}

/** A title with its rules; loaded once. */
export function loadTitle(id: string): Promise<LoadedTitle> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = load(titleOf(id));
  loaded.set(id, loading);
  // A chunk that did not arrive may arrive at the next try.
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** Only its rules, for a worker. */
export function loadGame(id: string): Promise<AnyGame> {
  return titleOf(id).load.game();
}

/** How computers play it, for a worker. */
export async function loadMind(id: string): Promise<AnyMind> {
  const mind = await titleOf(id).load.mind?.();
  if (!mind) throw new RangeError(`computers do not know how to play ${id}`);
  return mind;
}

/** Its rules in plain words, to read, in the language of now. */
export function loadRuleTexts(id: string): Promise<RulesToTell> {
  return loadTexts(locale.peek(), titleOf(id), PAGE_LANGUAGES);
}

/** How its games are read and written in the other format. */
export async function loadFileTitle(id: string): Promise<FileTitle<object, Action>> {
  const files = await titleOf(id).load.files?.();
  if (!files) throw new RangeError(`${id} has no other file format`);
  return files;
}
