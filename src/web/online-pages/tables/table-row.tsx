import type { JSX } from 'preact';
import type { SeatInfo, TableSummary } from '../../../online/api.ts';
import type { Words } from '../../../text/words.ts';
import { findTitle } from '../../../titles/find.ts';
import list from '../../home/games.module.css';
import { Thumb } from '../../home/thumb.tsx';
import { ago, useGameWords, whereIs } from '../../home/told.ts';
import { me } from '../../online/account.ts';
import { Icon } from '../../parts/icons.tsx';
import { words } from '../../words.ts';
import { lapseText } from '../dates.ts';
import { freeSeats, isFree } from '../join/seating.ts';
import { isTurnOf } from './my-tables.ts';
import { tablePicture } from './table-picture.ts';
import css from './tables.module.css';

/** What is going on at a table, in a line. */
function standing(table: TableSummary, say: Words): string {
  const { state, seats, turn, lapses, host } = table;
  if (state === 'open') {
    const hostName = seats.find(({ user }) => user === host)?.name;
    // What an earlier page has kept says nothing of it.
    if (lapses && hostName && host !== me.value?.id) return lapseText(lapses, hostName);
    return words.t('page.online.row.open', { number: freeSeats(seats).length });
  }
  if (state !== 'running' && state !== 'finished') return words.t(`page.online.row.${state}`);
  return turn ? whereIs(turn, say) : '';
}

/** Those at a table; whoever decides stands out. */
function Names({ table: { seats, turn, state } }: { table: TableSummary }): JSX.Element {
  const acting = state === 'running' && turn?.kind === 'decide' ? turn.seat : null;
  const nameOf = (seat: SeatInfo): string => seat.name ?? words.t('page.online.seat.free');
  return (
    <span class={css.names}>
      {seats.map((seat, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <span key={index} data-acting={index === acting || undefined} data-free={isFree(seat) || undefined}>
          {seat.computer && <Icon name="bot" size={13} />}
          <bdi>{nameOf(seat)}</bdi>
        </span>
      ))}
    </span>
  );
}

/** A table across the internet, among the games of this browser. */
export function TableRow({ table }: { table: TableSummary }): JSX.Element {
  const { id, title: titleId, label, state, seats, updated } = table;
  const title = findTitle(titleId);
  const names = seats.map(({ name }) => name ?? '');
  const say = useGameWords(title, names);
  const user = me.value?.id ?? null;
  const isMine = isTurnOf(table, user);
  const address = state === 'open' ? `#/join/${id}` : `#/table/${id}`;
  return (
    <li class={`${list.game} ${css.tableRow}`} data-online-table={id} data-my-turn={isMine || undefined}>
      <a class={list.open} href={address}>
        <Thumb game={tablePicture(table)} title={title} />
        <span class={list.text}>
          <b>
            {title?.name ?? titleId}
            {label !== '' && (
              <span class={list.name}>
                <bdi>{label}</bdi>
              </span>
            )}
          </b>
          <span>{say && standing(table, say)}</span>
          <small>
            <Icon name="globe" size={13} /> <Names table={table} />
          </small>
        </span>
        <span class={css.since}>
          {isMine && <b class={css.turn}>{words.t('page.online.your-turn')}</b>}
          {!isMine && state === 'running' && (
            <span class={list.state}>{words.t('page.online.waiting-state')}</span>
          )}
          {state === 'finished' && <span class={list.state}>{words.t('page.home.finished')}</span>}
          <small>{ago(updated)}</small>
        </span>
      </a>
      <Icon name="right" />
    </li>
  );
}
