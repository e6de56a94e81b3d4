import { BadInput } from '../../core/bad-input.ts';
import type { AnswerOf, TableInfo } from '../../online/api.ts';
import type { Entry, Id, Key } from '../../online/entry.ts';
import { lineAfter, startLine } from '../../online/line.ts';
import { matchOf, type TableTerms } from '../../online/table.ts';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { History } from '../match/history.ts';
import { illegalAt, type OpenFailure } from '../match/open.ts';
import { replayInSlices } from '../match/replay.ts';
import { MatchSession } from '../match/session.ts';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { words } from '../words.ts';
import type { Outcome } from './client.ts';
import type { Connection } from './connection.ts';
import { OnlineKeeper, type OnlineStart } from './online-keeper.ts';
import { openNotes, type NoteWorld } from './outbox-notes.ts';
import type { TableCopies } from './table-copies.ts';

/** The page as a place where online tables are opened. */
export interface OnlineWorld extends Pick<OnlineStart, 'connection' | 'newKey' | 'whenIdle' | 'later'> {
  readonly connection: Connection;
  readonly copies: TableCopies;
  readonly notes: NoteWorld;
  readonly askTable: (id: Id) => Promise<Outcome<AnswerOf<'table'>>>;
  readonly askLog: (id: Id) => Promise<Outcome<AnswerOf<'log'>>>;
  /** Who is signed in here; null: nobody. */
  user(): Promise<Id | null>;
  /** The name of this tab, for its notes. */
  readonly tab: Key;
}

export interface OnlineTable {
  readonly session: MatchSession;
  readonly keeper: OnlineKeeper;
  readonly info: TableInfo;
}

export type OnlineOpened =
  | { readonly kind: 'open'; readonly table: OnlineTable }
  /** It has not started: people are waited for. */
  | { readonly kind: 'waiting'; readonly info: TableInfo }
  /** There is no such table, or it is not for these eyes. */
  | { readonly kind: 'missing' }
  /** No network, and no copy of it here. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly failure: OpenFailure };

interface Found {
  readonly info: TableInfo;
  readonly entries: readonly Entry[];
}

/** The table as the server knows it, else as it was kept here. */
async function find(
  id: Id,
  { askTable, askLog, copies }: OnlineWorld,
): Promise<Found | 'missing' | 'unreachable'> {
  const copy = await copies.read(id);
  const told = await askTable(id);
  if (told.kind === 'refused' && told.problem.problem === 'missing') {
    if (copy) await copies.remove(id);
    return 'missing';
  }
  if (told.kind !== 'done') return copy ?? 'unreachable';
  const info = told.answer;
  if (!info.terms) return { info, entries: [] };
  await copies.keep(info);
  if (copy && copy.entries.length > 0) return { info, entries: copy.entries };
  const log = await askLog(id);
  return { info, entries: log.kind === 'done' ? log.answer.entries : [] };
}

async function sit(
  info: TableInfo,
  { title, terms, entries }: { title: LoadedTitle; terms: TableTerms; entries: readonly Entry[] },
  world: OnlineWorld,
): Promise<OnlineOpened> {
  const { game } = title;
  const { id, seats, match, started } = terms;
  const line = entries.reduce(lineAfter, startLine({ id, seats, rulesVersion: match.rulesVersion, started }));
  const whole = matchOf(terms, line);
  if (whole.rulesVersion > game.rulesVersion) {
    const failure = { kind: 'newer', version: whole.rulesVersion, known: game.rulesVersion } as const;
    return { kind: 'failed', failure };
  }
  const replayed = await replayInSlices(game, whole);
  if (replayed.illegal) return { kind: 'failed', failure: illegalAt(title, whole, replayed) };
  const user = await world.user();
  const { connection, copies, newKey, whenIdle, later } = world;
  const notes = openNotes({ table: id, user: user ?? '', tab: world.tab }, world.notes);
  const keeper = new OnlineKeeper({
    terms,
    game,
    user,
    entries,
    connection,
    notes,
    copies,
    newKey,
    whenIdle,
    later,
  });
  const { whys = {}, players } = keeper.shown();
  const history = History.of(game, { ...whole, players }, replayed.steps, undefined, whys);
  const session = new MatchSession({ title, history, keeper });
  return { kind: 'open', table: { session, keeper, info } };
}

/** Opens a table of the server. Whatever is in the way, nothing of it is lost. */
export async function openOnline(
  id: Id,
  world: OnlineWorld,
  onTitle: (title: Title) => void = () => {},
): Promise<OnlineOpened> {
  const found = await find(id, world);
  if (typeof found === 'string') return { kind: found };
  const { info, entries } = found;
  if (!info.terms) return { kind: 'waiting', info };
  const known = findTitle(info.title);
  if (!known) {
    const message = words.input(new BadInput('unknown-game', { given: JSON.stringify(info.title) }));
    return { kind: 'failed', failure: { kind: 'unreadable', message } };
  }
  onTitle(known);
  const title = await loadTitle(known.id);
  return sit(info, { title, terms: info.terms, entries }, world);
}
