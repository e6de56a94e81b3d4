import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues, Refusal } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { words } from '../words.ts';
import { History, type Snapshot } from './history.ts';
import { type Replayed, replayInSlices } from './replay.ts';
import { MatchSession } from './session.ts';
import { type MatchStore, newGameId, type ReadMatch } from './store.ts';

export interface NewGame {
  readonly title: string;
  readonly names: readonly string[];
  readonly ruleSet: string;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
  readonly seed: number;
}

/** Why a saved game or a file is not opened, with as much of it as can be. */
export type Hindrance =
  /** Nothing there under this name. */
  | { readonly kind: 'missing' }
  /** Made by a later railhead: only that one knows how it goes. */
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  /** Not a game file, or a broken one; `message` is one line. */
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The rules refuse an action; everything before it stands and can be opened. */
  | {
      readonly kind: 'illegal';
      /** Counted from 0. */
      readonly index: number;
      readonly refusal: Refusal | null;
      readonly message: string;
      readonly title: LoadedTitle;
      readonly before: Readable;
    };

/** A match with all its positions: enough to sit down at. */
export interface Readable {
  readonly match: Match;
  readonly steps: Replayed['steps'];
}

export type Opened =
  | { readonly session: MatchSession }
  | { readonly session: null; readonly hindrance: Hindrance };

/** Sits down at a new table and saves it. */
export async function startGame(store: MatchStore, wish: NewGame): Promise<MatchSession> {
  const title = await loadTitle(wish.title);
  const { game } = title;
  const match: Match = {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ruleSet: wish.ruleSet,
    options: wish.options,
    players: wish.names.map((name) => ({ name })),
    seed: wish.seed,
    actions: [],
  };
  const { steps } = await replayInSlices(game, match);
  return keepAsNew(store, title, { match, steps });
}

/** A match as a new game of this browser, saved. */
export async function keepAsNew(
  store: MatchStore,
  title: LoadedTitle,
  { match, steps }: Readable,
  from?: number,
): Promise<MatchSession> {
  const session = new MatchSession({
    id: newGameId(),
    title,
    history: History.of(title.game, match, steps),
    at: match.actions.length,
    revision: 0,
    store,
    from,
  });
  await session.save();
  return session;
}

export interface OpenWish {
  /** By the log alone, whatever position is kept beside it. */
  readonly byLog?: boolean;
  /** Called as soon as the title is known, so that what else it needs can be loaded meanwhile. */
  readonly onTitle?: (title: Title) => void;
}

/**
 * Opens a game of the list: at the position that is kept beside the log, or by the log alone. Whatever hinders it, the
 * saved game stays as it is.
 */
export async function openSaved(
  store: MatchStore,
  id: string,
  { byLog = false, onTitle }: OpenWish = {},
): Promise<Opened> {
  const saved = await store.read(id);
  if (!saved) return { session: null, hindrance: { kind: 'missing' } };
  const { match } = saved;
  const known = findTitle(match.game);
  if (!known) {
    const message = words.input(new BadInput('unknown-game', { given: JSON.stringify(match.game) }));
    return { session: null, hindrance: { kind: 'unreadable', message } };
  }
  onTitle?.(known);
  const title = await loadTitle(known.id);
  if (match.rulesVersion > title.game.rulesVersion) {
    const hindrance = { kind: 'newer', version: match.rulesVersion, known: title.game.rulesVersion } as const;
    return { session: null, hindrance };
  }
  try {
    if (byLog || !saved.snapshot) return await seat(store, title, saved);
    return seatAtOnce(store, title, saved, saved.snapshot);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { session: null, hindrance: { kind: 'unreadable', message: words.input(error) } };
  }
}

/** Sits down at the last position that is kept; how it came about is played afterwards (`playThrough`). */
function seatAtOnce(
  store: MatchStore,
  title: LoadedTitle,
  { id, match, at, from, revision }: ReadMatch,
  snapshot: Snapshot,
): Opened {
  const history = History.lent(title.game, match, at, snapshot);
  return { session: new MatchSession({ id, title, history, at, from, revision, store }) };
}

/** Plays the whole log, then sits down. */
async function seat(store: MatchStore, title: LoadedTitle, saved: ReadMatch): Promise<Opened> {
  const { id, match, at, from, revision } = saved;
  const replayed = await replayInSlices(title.game, match);
  const { steps, illegal } = replayed;
  // What has been undone may be illegal for all we care: it is dropped, as another action would do.
  if (illegal && illegal.index < at) return { session: null, hindrance: illegalAt(title, match, replayed) };
  const history = History.of(title.game, match, steps);
  // The next time it opens at once. If that cannot be kept, it opens as it did now.
  store.keepSnapshot(id, revision, history.snapshot(at)).catch(() => {});
  return { session: new MatchSession({ id, title, history, at, from, revision, store }) };
}

/** The hindrance of a log that stops being legal half-way. */
export function illegalAt(title: LoadedTitle, match: Match, { steps, illegal }: Replayed): Hindrance {
  const index = steps.length - 1;
  return {
    kind: 'illegal',
    index,
    refusal: illegal?.refusal ?? null,
    message: illegal ? words.input(illegal) : '',
    title,
    before: { match: { ...match, actions: match.actions.slice(0, index) }, steps },
  };
}
