import type { ComponentProps, JSX } from 'preact';
import type { OnlineSeatWish } from '../../../online/api.ts';
import type { NewTableSlot } from '../../online/slots.ts';
import { words } from '../../words.ts';
import css from './fields.module.css';

function count(seats: readonly OnlineSeatWish[], kind: OnlineSeatWish['kind']): number {
  return seats.filter((seat) => seat.kind === kind).length;
}

/** What will be made, and when it starts. */
export function TableFoot({ agreement, seats }: ComponentProps<NewTableSlot['Foot']>): JSX.Element {
  const online = count(seats, 'online');
  const { pace, startsFull } = agreement;
  return (
    <p class={css.foot} data-summary>
      {words.t('page.online.makes', {
        online,
        here: count(seats, 'here'),
        computers: count(seats, 'computer'),
        pace,
      })}{' '}
      <b>{words.t(startsFull ? 'page.online.starts.full' : 'page.online.starts.host', { number: online })}</b>
    </p>
  );
}
