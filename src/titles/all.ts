import type { Words } from '../text/words.ts';
import type { AnyMind } from '../bots/mind.ts';
import type { Action, AnyGame } from '../core/game.ts';
import type { TitleDrawing } from '../draw/titles/drawing.ts';
import type { FileTitle } from '../interop/title.ts';
import { loadRuleTexts, loadWords, SOURCE_LOCALE } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import type { RulesToTell } from '../text/rule-texts.ts';
import { TITLES } from './list.ts';
import type { ComponentTable, Title, TitleNames } from './title.ts';

/**
 * Every title with all of its parts, loaded at once: for the command line, the tests and the tools, which may ask about
 * any of them. Words are English; who speaks another language loads its own. The page must not import this; it loads what a table needs (`web/titles.ts`).
 */
export interface WholeTitle {
  readonly title: Title;
  readonly game: AnyGame;
  readonly messages: Messages;
  readonly ruleTexts: RulesToTell;
  readonly drawing: TitleDrawing | null;
  readonly files: AnyFileTitle | null;
  readonly components: (words: Words) => readonly ComponentTable[];
  readonly names: TitleNames;
  readonly mind: AnyMind | null;
}

/** A title whose exact types do not matter to the caller. */
export type AnyFileTitle = FileTitle<object, Action>;

async function loadWhole(title: Title): Promise<WholeTitle> {
  const { load } = title;
  const [game, messages, ruleTexts, drawing, files, components, names, mind] = await Promise.all([
    load.game(),
    loadWords(SOURCE_LOCALE, title),
    loadRuleTexts(SOURCE_LOCALE, title),
    load.drawing?.() ?? null,
    load.files?.() ?? null,
    load.components?.() ?? (() => []),
    load.names?.() ?? {},
    load.mind?.() ?? null,
  ]);
  return { title, game, messages, ruleTexts, drawing, files, components, names, mind };
}

export const ALL: readonly WholeTitle[] = await Promise.all(TITLES.map(loadWhole));

export const GAMES: readonly AnyGame[] = ALL.map(({ game }) => game);

/** The titles whose games we read, write and compare in other formats than ours. */
export const FILE_TITLES: readonly AnyFileTitle[] = ALL.flatMap(({ files }) => files ?? []);

export function findWhole(id: string): WholeTitle | undefined {
  return ALL.find(({ title }) => title.id === id);
}

export function findGame(id: string): AnyGame | undefined {
  return findWhole(id)?.game;
}

/** The title with this name in files of its other format. */
export function titleFor(name: string): AnyFileTitle | undefined {
  return FILE_TITLES.find(({ title }) => title === name);
}
