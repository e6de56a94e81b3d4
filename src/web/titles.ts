import type { Action, AnyGame } from '../core/game.ts';
import type { TitleDrawing } from '../draw/titles/drawing.ts';
import type { FileTitle } from '../interop/title.ts';
import { loadTitleWords } from '../text/load.ts';
import type { Messages } from '../text/messages.ts';

/**
 * The titles of this railhead: the only place of the page that names games. What stands in the table is known at
 * once; rules, drawing and texts are loaded when a table needs them. Everything else of the page knows a game by the
 * contract (`src/core/game.ts`) alone.
 */

/** Titles of one family show the same form of `view` and share their tables: `families.ts`. */
export type FamilyId = 'rail' | 'express';

export interface Title {
  readonly id: string;
  readonly name: string;
  readonly family: FamilyId;
  readonly seats: readonly [min: number, max: number];
  /** How long a game takes around a table, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  readonly designers: string;
  /** What it is called in files of its other format. */
  readonly fileTitle: string;
  readonly format: string;
  /** What the ids of its rules begin with, before the first dash. */
  readonly rulePrefix: string;
}

export interface LoadedTitle extends Title {
  readonly game: AnyGame;
  /** What its board and its companies look like. */
  readonly drawing: TitleDrawing;
  /** Its words, without those of the page. */
  readonly messages: Messages;
}

interface Source extends Title {
  readonly loadGame: () => Promise<AnyGame>;
  readonly loadDrawing: () => Promise<TitleDrawing>;
  readonly loadFileTitle: () => Promise<FileTitle<object, Action>>;
}

const SOURCES: readonly Source[] = [
  {
    id: '1848',
    name: '1848 Australia',
    family: 'rail',
    seats: [3, 6],
    minutes: [240, 360],
    designers: 'L. Orgler, H. Ohley',
    fileTitle: '1848',
    format: '18xx.games',
    rulePrefix: '1848',
    loadGame: async () => (await import('../games/1848/game.ts')).game1848,
    loadDrawing: async () => (await import('../draw/titles/1848.ts')).DRAWING_1848,
    loadFileTitle: async () => (await import('../interop/title-1848.ts')).TITLE_1848,
  },
  {
    id: '1860',
    name: '1860 Isle of Wight',
    family: 'rail',
    seats: [2, 4],
    minutes: [240, 300],
    designers: 'M. Hutton',
    fileTitle: '1860',
    format: '18xx.games',
    rulePrefix: '1860',
    loadGame: async () => (await import('../games/1860/game.ts')).game1860,
    loadDrawing: async () => (await import('../draw/titles/1860.ts')).DRAWING_1860,
    loadFileTitle: async () => (await import('../interop/title-1860.ts')).TITLE_1860,
  },
  {
    id: '18gb',
    name: '18GB',
    family: 'rail',
    seats: [2, 6],
    minutes: [150, 270],
    designers: 'D. Berry',
    fileTitle: '18GB',
    format: '18xx.games',
    rulePrefix: '18GB',
    loadGame: async () => (await import('../games/18gb/game.ts')).game18GB,
    loadDrawing: async () => (await import('../draw/titles/18gb.ts')).DRAWING_18GB,
    loadFileTitle: async () => (await import('../interop/title-18gb.ts')).TITLE_18GB,
  },
  {
    id: 'chicago-express',
    name: 'Chicago Express',
    family: 'express',
    seats: [2, 6],
    minutes: [60, 90],
    designers: 'H. Wu',
    fileTitle: 'Chicago Express',
    format: 'ce-log',
    rulePrefix: 'CE',
    loadGame: async () => (await import('../games/chicago-express/game.ts')).chicagoExpress,
    loadDrawing: async () => (await import('../draw/titles/chicago-express.ts')).DRAWING_CHICAGO_EXPRESS,
    loadFileTitle: async () => (await import('../interop/title-chicago-express.ts')).TITLE_CHICAGO_EXPRESS,
  },
];

export const TITLES: readonly Title[] = SOURCES;

function sourceOf(id: string): Source {
  const source = SOURCES.find((candidate) => candidate.id === id);
  if (!source) throw new RangeError(`unknown title ${id}`);
  return source;
}

export function findTitle(id: unknown): Title | undefined {
  return SOURCES.find((title) => title.id === id);
}

/** The title that a rule belongs to. */
export function findByRule(rule: string): Title | undefined {
  const [prefix] = rule.split('-');
  return SOURCES.find(({ rulePrefix }) => rulePrefix === prefix);
}

/** The title that files of another format call so. */
export function findByFileTitle(name: unknown): Title | undefined {
  return SOURCES.find((title) => title.fileTitle === name);
}

const loaded = new Map<string, Promise<LoadedTitle>>();

async function load({
  loadGame,
  loadDrawing,
  loadFileTitle: _files,
  ...title
}: Source): Promise<LoadedTitle> {
  const [game, drawing, messages] = await Promise.all([loadGame(), loadDrawing(), loadTitleWords(title.id)]);
  return { ...title, game, drawing, messages };
}

/** A title with its rules; loaded once. */
export function loadTitle(id: string): Promise<LoadedTitle> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = load(sourceOf(id));
  loaded.set(id, loading);
  // A chunk that did not arrive may arrive at the next try.
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** Only its rules, for a worker. */
export function loadGame(id: string): Promise<AnyGame> {
  return sourceOf(id).loadGame();
}

/** How its games are read and written in the other format. */
export function loadFileTitle(id: string): Promise<FileTitle<object, Action>> {
  return sourceOf(id).loadFileTitle();
}
