import type { JSX } from 'preact';
import type { Seat } from '../../core/game.ts';
import { furnitureOf } from './furniture.ts';
import css from './players.module.css';
import type { TableState } from './table-state.ts';

/** A player's name on the card. A press opens who plays: there the seat is handed to a computer, or taken back. */
export function PlayerName({ table, seat }: { table: TableState; seat: Seat }): JSX.Element {
  const { session, seating } = table;
  const { words } = session;
  const name = words.name(seat);
  // What is only tried out has nobody who plays; elsewhere it is not for this tab to say.
  const Mark = furnitureOf(session)?.Mark;
  if (Mark)
    return (
      <>
        <Mark session={session} seat={seat} />
        <b title={name}>{name}</b>
      </>
    );
  if (session.isSketch || !session.isWritable.value) return <b title={name}>{name}</b>;
  const help = words.t('page.computers.seat-of', { name });
  return (
    <b>
      <button
        type="button"
        class={css.name}
        // By keys it is in the menu: a stop for each player would be in the way of the decision.
        tabIndex={-1}
        title={help}
        aria-label={help}
        data-who-plays={seat}
        onClick={() => (seating.value = true)}
      >
        {name}
      </button>
    </b>
  );
}
