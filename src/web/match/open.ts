import type { Character } from '../../bots/mind.ts';
import { seatedBy } from '../../bots/seats.ts';
import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues, Refusal } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { words } from '../words.ts';
import { type Here, HereKeeper } from './here-keeper.ts';
import { History } from './history.ts';
import { type Replayed, replayInSlices } from './replay.ts';
import { MatchSession } from './session.ts';
import { newGameId, type ReadMatch } from './store.ts';

export interface NewGame {
  readonly title: string;
  readonly names: readonly string[];
  /** How computers play, by seat; null for persons, who have every seat if left out. */
  readonly computers?: readonly (Character | null)[];
  readonly ruleSet: string;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
  readonly seed: number;
}

/** Why a saved game or a file is not opened, with as much of it as can be. */
export type OpenFailure =
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
      /** How many actions the log has. */
      readonly all: number;
      readonly refusal: Refusal | null;
      readonly message: string;
      readonly title: LoadedTitle;
      readonly before: Readable;
    };

/** A match with all its positions: enough to open a table. */
export interface Readable {
  readonly match: Match;
  readonly steps: Replayed['steps'];
}

export type Opened =
  | { readonly session: MatchSession }
  | { readonly session: null; readonly failure: OpenFailure };

/** Begins a new game and saves it. */
export async function startGame(here: Here, wish: NewGame): Promise<MatchSession> {
  const title = await loadTitle(wish.title);
  const { game } = title;
  const match: Match = {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ruleSet: wish.ruleSet,
    options: wish.options,
    players: wish.names.map((name, seat) => seatedBy({ name }, wish.computers?.[seat] ?? null)),
    seed: wish.seed,
    actions: [],
  };
  const { steps } = await replayInSlices(game, match);
  return keepAsNew(here, title, { match, steps });
}

/** A match as a new game of this browser, saved. */
export async function keepAsNew(
  here: Here,
  title: LoadedTitle,
  { match, steps }: Readable,
  from?: number,
): Promise<MatchSession> {
  const keeper = new HereKeeper(newGameId(), here);
  const history = History.of(title.game, match, steps);
  const session = new MatchSession({ title, history, keeper, from });
  await session.save();
  return session;
}

/** A game as another one of this browser; saving goes on behind it. */
export function keepCopy(here: Here, session: MatchSession): MatchSession {
  const copy = session.copy(new HereKeeper(newGameId(), here));
  void copy.save();
  return copy;
}

export interface OpenWish {
  /** By the log alone, whatever position is kept beside it. */
  readonly byLog?: boolean;
  /** Called as soon as the title is known, so that what else it needs can be loaded meanwhile. */
  readonly onTitle?: (title: Title) => void;
}

/**
 * Opens a game of the list: at the position that is kept beside the log, or by the log alone. Whatever is in the way,
 * the saved game stays as it is.
 */
export async function openSaved(
  keeper: HereKeeper,
  { byLog = false, onTitle }: OpenWish = {},
): Promise<Opened> {
  const saved = await keeper.open();
  if (!saved) return { session: null, failure: { kind: 'missing' } };
  const { match } = saved;
  const known = findTitle(match.game);
  if (!known) {
    const message = words.input(new BadInput('unknown-game', { given: JSON.stringify(match.game) }));
    return { session: null, failure: { kind: 'unreadable', message } };
  }
  onTitle?.(known);
  const title = await loadTitle(known.id);
  if (match.rulesVersion > title.game.rulesVersion) {
    const failure = { kind: 'newer', version: match.rulesVersion, known: title.game.rulesVersion } as const;
    return { session: null, failure };
  }
  try {
    const session = byLog ? null : openAtSnapshot(keeper, title, saved);
    return session ? { session } : await openByLog(keeper, title, saved);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { session: null, failure: { kind: 'unreadable', message: words.input(error) } };
  }
}

/** Opens at the last position that is kept; how it came about is played afterwards (`playThrough`). */
function openAtSnapshot(
  keeper: HereKeeper,
  title: LoadedTitle,
  { match, at, whys, from, snapshot }: ReadMatch,
): MatchSession | null {
  if (!snapshot) return null;
  try {
    const history = History.fromSnapshot(title.game, match, at, snapshot, whys);
    return new MatchSession({ title, history, keeper, from });
  } catch {
    // A position that the log does not go on from is none of this game: only the log counts.
    return null;
  }
}

/** Plays the whole log, then opens. */
async function openByLog(keeper: HereKeeper, title: LoadedTitle, saved: ReadMatch): Promise<Opened> {
  const { match, at, whys, from } = saved;
  const replayed = await replayInSlices(title.game, match);
  const { steps, illegal } = replayed;
  // What has been undone need not be legal: it is dropped where it is not, as another action would do.
  if (illegal && illegal.index < at) return { session: null, failure: illegalAt(title, match, replayed) };
  const history = History.of(title.game, match, steps, at, whys);
  const session = new MatchSession({ title, history, keeper, from });
  keeper.keepSnapshot(at);
  return { session };
}

/** The failure of a log that stops being legal half-way. */
export function illegalAt(title: LoadedTitle, match: Match, { steps, illegal }: Replayed): OpenFailure {
  const index = steps.length - 1;
  return {
    kind: 'illegal',
    index,
    all: match.actions.length,
    refusal: illegal?.refusal ?? null,
    message: illegal ? words.input(illegal) : '',
    title,
    before: { match: { ...match, actions: match.actions.slice(0, index) }, steps },
  };
}
