import { type ReadonlySignal, signal } from '@preact/signals';
import { isJsonObject } from '../../../core/json.ts';
import type { TableSummary } from '../../../online/api.ts';
import type { Id } from '../../../online/entry.ts';
import { me } from '../../online/account.ts';
import { ask } from '../../online/client.ts';

/** The tables of whoever is signed in, as they were last told. */
export interface MyTables {
  readonly list: readonly TableSummary[];
  /** When they were told. */
  readonly at: number;
  /** They may have changed since: the server did not answer. */
  readonly isOld: boolean;
}

const NOTHING: MyTables = { list: [], at: 0, isOld: false };
const STORED = 'railhead.tables';

/** What is kept, with whose it is: in a browser that others use too, nobody sees another one's tables. */
function kept(user: Id): MyTables {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (!isJsonObject(data) || data['user'] !== user || !Array.isArray(data['list'])) return NOTHING;
    // Written by this very page, or by an earlier one whose fields are still there.
    const list = data['list'] as unknown as readonly TableSummary[];
    return { list, at: Number(data['at']), isOld: true };
  } catch {
    return NOTHING;
  }
}

function keep(user: Id, { list, at }: MyTables): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ user, list, at }));
  } catch {
    // Then they are known while the server answers.
  }
}

export function forgetTables(): void {
  told.value = NOTHING;
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was kept.
  }
}

const told = signal<MyTables>(NOTHING);

export const myTables: ReadonlySignal<MyTables> = told;

/** Asks for them again; without an answer, those last known are on show and are said to be. */
export async function refreshTables(): Promise<void> {
  const user = me.peek()?.id;
  if (user === undefined) return forgetTables();
  const outcome = await ask('myTables');
  if (me.peek()?.id !== user) return;
  if (outcome.kind === 'done') {
    told.value = { list: outcome.answer, at: Date.now(), isOld: false };
    keep(user, told.value);
  } else if (outcome.kind === 'unreachable') {
    const known = told.value.list.length > 0 ? told.value : kept(user);
    told.value = { ...known, isOld: true };
  }
}

/** Whether others wait for a user at a table. */
export function isTurnOf({ state, turn, seats }: TableSummary, user: Id | null): boolean {
  if (user === null || state !== 'running' || turn?.kind !== 'decide') return false;
  const seat = seats[turn.seat];
  return seat !== undefined && seat.user === user && !seat.computer;
}
