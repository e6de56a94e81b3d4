import type { JSX } from 'preact';
import type { Seat } from '../../core/game.ts';
import { characterName } from '../computers/marks.tsx';
import { USUAL_CHARACTER } from '../computers/character-fields.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { TipText } from '../parts/tip.tsx';
import { type AtTable, isPlayer, isStill, useOnline } from './at-table.ts';
import css from './online-table.module.css';
import { PresenceMark } from './presence.tsx';

/** Why nobody can be asked for a computer at a seat now; null if they can. */
function refusalOf(at: AtTable): TipText | null {
  const { session, company, keeper } = at;
  const { words } = session;
  if (keeper.connection.state.value !== 'on') return { text: words.t('page.online-table.ask-back.offline') };
  if (isStill(at)) return { text: words.t('page.online-table.ask-back.still') };
  const isAsked = company.asks.value.some(({ wish }) => wish.kind === 'seat');
  return isAsked ? { text: words.t('page.online-table.ask-back.asked') } : null;
}

function SeatRow({ at, seat, onClose }: { at: AtTable; seat: Seat; onClose: () => void }): JSX.Element {
  const { session, company, keeper } = at;
  const { words, title } = session;
  const sitting = keeper.line.value.seats[seat];
  const isOwn = sitting?.user !== null && sitting?.user === keeper.user;
  const character = session.computers.value[seat];
  const hasMind = title.load.mind !== undefined;
  const wish = (computer: typeof USUAL_CHARACTER | null): void => {
    company.wish({ kind: 'seat', seat, computer });
    onClose();
  };
  return (
    <li data-seat-of={seat}>
      <b>
        <PresenceMark session={session} seat={seat} /> {words.name(seat)}
      </b>
      <span>
        {character
          ? words.t('page.online-table.seat.computer', { character: characterName(words, character) })
          : words.t(isOwn ? 'page.online-table.seat.you' : 'page.online-table.seat.person')}
      </span>
      {isPlayer(at) && isOwn && character && (
        <Button small look="primary" data-seat-back onPress={() => wish(null)}>
          {words.t('page.online-table.take-seat-back')}
        </Button>
      )}
      {isPlayer(at) && hasMind && sitting?.user && !character && (
        <Button small data-ask-computer refusal={refusalOf(at)} onPress={() => wish(USUAL_CHARACTER)}>
          {words.t('page.online-table.seat.ask')}
        </Button>
      )}
    </li>
  );
}

/** Who plays at an online table: a seat is handed to a computer by agreement, and taken back by its player alone. */
export function OnlineSeats({ onClose }: { onClose: () => void }): JSX.Element {
  const at = useOnline();
  const { words, names } = at.session;
  return (
    <Dialog title={words.t('page.computers.seats')} onClose={onClose}>
      <p>{words.t('page.online-table.seats-help')}</p>
      <ul class={css.seats}>
        {names.map((_, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <SeatRow key={seat} at={at} seat={seat} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}
