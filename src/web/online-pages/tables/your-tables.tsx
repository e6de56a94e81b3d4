import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '../../../online/api.ts';
import { GamesList, type Row } from '../../home/games-list.tsx';
import { host, me } from '../../online/account.ts';
import { whileSeen } from '../follow-table.ts';
import { words } from '../../words.ts';
import { isTurnOf, myTables, refreshTables } from './my-tables.ts';
import { TableRow } from './table-row.tsx';
import css from './tables.module.css';

/** Between two looks at one's tables, when nobody says that something has changed. */
const EVERY_MS = 20_000;

function rowOf(table: TableSummary, user: string | null): Row {
  const { id, updated, state } = table;
  return {
    key: id,
    updated,
    isFinished: state === 'finished' || state === 'ended',
    isMyTurn: isTurnOf(table, user),
    row: <TableRow key={id} table={table} />,
  };
}

function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(words.locale, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}

/** Everything one plays, at this screen and elsewhere. */
export function YourTables(): JSX.Element {
  const user = me.value?.id ?? null;
  const { kind } = host.value;
  useEffect(() => {
    void refreshTables();
    return user === null ? undefined : whileSeen(() => void refreshTables(), EVERY_MS);
  }, [user, kind]);
  const { list, at, isOld } = myTables.value;
  const rows = user === null ? [] : list.map((table) => rowOf(table, user));
  const waiting = rows.filter(({ isMyTurn }) => isMyTurn).length;
  return (
    <>
      {waiting > 0 && (
        <p class={css.waiting} data-waiting={waiting}>
          {words.t('page.online.wait-for-you', { number: waiting })}
        </p>
      )}
      {isOld && rows.length > 0 && (
        <p class={css.old} role="status" data-old>
          {words.t('page.online.as-of', { time: timeOf(at) })}
        </p>
      )}
      <GamesList others={rows} />
    </>
  );
}
