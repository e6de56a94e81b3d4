import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Id } from '../../online/entry.ts';
import type { ChatLine, Room } from '../../online/protocol.ts';
import type { AtTable } from './at-table.ts';

/** What is on show beside the map; null: nothing. */
export const beside = signal<Room | 'notes' | null>(null);

export const isBesideOpen: ReadonlySignal<boolean> = computed(() => beside.value !== null);

const PREFIX = 'railhead.chat-seen.';

/** The last line that was seen of each table in this browser. */
const seen = signal<Readonly<Record<Id, number>>>({});

function seenOf(table: Id): number {
  const known = seen.value[table];
  if (known !== undefined) return known;
  try {
    return Number(localStorage.getItem(PREFIX + table) ?? 0);
  } catch {
    return 0;
  }
}

/** Everything said so far has been seen. */
export function seeChat({ keeper, company }: AtTable): void {
  const last = Math.max(0, ...company.lines.peek().map(({ n }) => n));
  if (last <= seenOf(keeper.id)) return;
  seen.value = { ...seen.peek(), [keeper.id]: last };
  try {
    localStorage.setItem(PREFIX + keeper.id, String(last));
  } catch {
    // Then it is counted again after a reload.
  }
}

/** People whose lines are not to be shown here, by their own list on the server. */
export const muted = signal<ReadonlySet<Id>>(new Set());

/** Lines of others that have not been seen. */
export function unreadAt({ keeper, company }: AtTable): number {
  const last = seenOf(keeper.id);
  return company.lines.value.filter(({ n, who }) => n > last && who !== keeper.user && !muted.value.has(who))
    .length;
}

/** The rooms in which this user may read; players read the watchers' one when the game is over. */
export function roomsFor({ keeper, session }: AtTable, isPlaying: boolean): readonly Room[] {
  const isOver = session.turn.value.kind === 'finished' || keeper.line.value.ended !== null;
  return isPlaying && !isOver ? ['players'] : ['players', 'watchers'];
}

/** The room in which this user may write. */
export function roomToWrite({ keeper }: AtTable, isPlaying: boolean): Room | null {
  if (isPlaying || keeper.user === keeper.terms.host) return 'players';
  return keeper.user === null ? null : 'watchers';
}

export function linesIn({ company }: AtTable, room: Room): readonly ChatLine[] {
  return company.lines.value.filter((line) => line.room === room);
}
