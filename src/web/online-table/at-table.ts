import type { Id } from '../../online/entry.ts';
import type { Ask } from '../../online/asks.ts';
import type { Seat } from '../../core/game.ts';
import { useTable } from '../family/table-state.ts';
import { planOf } from '../history/planning.ts';
import type { MatchSession } from '../match/session.ts';
import type { Ask as AskServer } from '../online/client.ts';
import type { Company } from '../online/company.ts';
import type { OnlineKeeper } from '../online/online-keeper.ts';

/** An online table with everything that belongs to it. */
export interface AtTable {
  readonly session: MatchSession;
  readonly keeper: OnlineKeeper;
  readonly company: Company;
  readonly ask: AskServer;
}

const tables = new WeakMap<MatchSession, AtTable>();

export function sitAt(at: AtTable): void {
  tables.set(at.session, at);
}

export function atTable(session: MatchSession): AtTable {
  const at = tables.get(session);
  if (!at) throw new Error('not at an online table');
  return at;
}

/** The online table a component belongs to; in a plan, that of the game. */
export function useOnline(): AtTable {
  const { session } = useTable();
  return atTable(planOf(session)?.real ?? session);
}

/** How somebody at the table is called. */
export function nameOf({ company, session, keeper }: AtTable, user: Id): string {
  const known = company.names.value.get(user);
  if (known !== undefined) return known;
  const seat = keeper.line.value.seats.findIndex((sitting) => sitting.user === user);
  return seat < 0 ? session.words.t('page.online-table.somebody') : session.words.name(seat);
}

/** Whether the user of this page plays here, whoever decides for them just now. */
export function isPlayer({ keeper }: AtTable): boolean {
  return keeper.user !== null && keeper.line.value.seats.some(({ user }) => user === keeper.user);
}

/** The seats of the user of this page. */
export function ownSeats({ keeper }: AtTable): Seat[] {
  const { user } = keeper;
  return user === null
    ? []
    : keeper.line.value.seats.flatMap((sitting, seat) => (sitting.user === user ? seat : []));
}

/** Whether the open decision is made here. */
export function isMyDecision({ session }: AtTable): boolean {
  const turn = session.turn.value;
  return turn.kind === 'decide' && session.isWritable.value && session.decidesFor(turn.seat);
}

/** Whether a request waits for the answer of this user. */
export function isAsked({ keeper: { user } }: AtTable, { all, most, yes, no }: Ask): boolean {
  return user !== null && [...all, ...most].includes(user) && ![...yes, ...no].includes(user);
}

/** The request that is on show: the first one that waits for me, else the first one. */
export function shownAsk(at: AtTable): Ask | null {
  const { value } = at.company.asks;
  return value.find((ask) => isAsked(at, ask)) ?? value[0] ?? null;
}

/** Whether nothing can be done because of what has happened to the table. */
export function isStill({ keeper }: AtTable): boolean {
  const { pausedUntil, ended } = keeper.line.value;
  return pausedUntil !== null || ended !== null;
}
