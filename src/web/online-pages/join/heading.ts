import type { TableInfo } from '../../../online/api.ts';
import { findTitle } from '../../../titles/find.ts';
import { words } from '../../words.ts';
import { freeSeats, nameOf, seatsOf } from './seating.ts';

export function titleName({ title }: TableInfo): string {
  return findTitle(title)?.name ?? title;
}

/** What this page is about, for whoever looks at it. */
export function headingOf(info: TableInfo, user: string | null): string {
  const title = titleName(info);
  if (info.state !== 'open') return words.t('page.online.is-played', { title });
  if (info.host === user) return words.t('page.online.your-table', { title });
  if (seatsOf(info.seats, user).length > 0) return words.t('page.online.you-sit', { title });
  const name = nameOf(info, info.host);
  return name === ''
    ? words.t('page.online.table-of', { title })
    : words.t('page.online.invites', { name, title });
}

/** How many sit there, and when it starts. */
export function stateOf(info: TableInfo, user: string | null): string {
  const { seats, startsFull, label, state } = info;
  const free = freeSeats(seats).length;
  const isLast = free === 1 && seatsOf(seats, user).length === 0;
  const how = startsFull ? (isLast ? 'last' : 'full') : 'host';
  const taken = words.t('page.online.taken-of', {
    free,
    taken: seats.length - free,
    all: seats.length,
    how: state === 'open' ? how : 'started',
    name: nameOf(info, info.host),
  });
  return label === '' ? taken : `${words.t('page.online.named', { label })} ${taken}`;
}
