import type { JSX } from 'preact';
import type { Seat } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import { type AtTable, atTable } from './at-table.ts';
import css from './online-table.module.css';

/** Whether somebody has the table open; what is known of it while we are cut off is old. */
export type Presence = 'here' | 'gone' | 'cut-off';

export function presenceOf({ keeper, company }: AtTable, seat: Seat): Presence | null {
  const { user = null } = keeper.line.value.seats[seat] ?? {};
  if (user === null) return null;
  const isMe = user === keeper.user;
  if (isMe) return keeper.connection.state.value === 'on' ? 'here' : 'cut-off';
  return company.here.value.has(user) ? 'here' : 'gone';
}

/** A dot before a name: filled here, hollow not here, dashed while we are cut off ourselves. */
export function PresenceMark({ session, seat }: { session: MatchSession; seat: Seat }): JSX.Element | null {
  const at = atTable(session);
  const presence = presenceOf(at, seat);
  if (presence === null) return null;
  const isOld = at.keeper.connection.state.value !== 'on';
  const label = session.words.t(`page.online-table.presence.${presence}`, {
    isOld,
    name: session.words.name(seat),
  });
  return (
    <span
      class={css.presence}
      data-presence={presence}
      data-old={isOld || undefined}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}
