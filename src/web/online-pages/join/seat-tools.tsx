import type { JSX } from 'preact';
import type { OnlineSeatWish, TableInfo } from '../../../online/api.ts';
import { USUAL_CHARACTER } from '../../computers/character-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words.ts';
import { isFree } from './seating.ts';

/** What the host of a table can do with a seat until it starts: a computer takes a free one, and gives it back. */
export function SeatTools({
  info: { seats },
  seat,
  mayBeComputer,
  onArrange,
}: {
  info: TableInfo;
  seat: number;
  mayBeComputer: boolean;
  onArrange: (wish: OnlineSeatWish) => void;
}): JSX.Element | null {
  const place = seats[seat];
  const number = seat + 1;
  if (place?.computer && !place.user) {
    return (
      <Button
        small
        look="quiet"
        data-free-seat={seat}
        aria-label={words.t('page.online.seat.open-of', { number })}
        onPress={() => onArrange({ kind: 'online', user: null })}
      >
        {words.t('page.online.seat.open')}
      </Button>
    );
  }
  if (!place || !isFree(place) || !mayBeComputer) return null;
  const computers = seats.filter(({ computer }) => computer).length;
  const name = words.t('page.computers.name', { number: computers + 1 });
  return (
    <Button
      small
      icon="bot"
      data-to-computer={seat}
      aria-label={words.t('page.online.seat.to-computer-of', { number })}
      onPress={() => onArrange({ kind: 'computer', computer: { ...USUAL_CHARACTER }, name })}
    >
      {words.t('page.online.seat.to-computer')}
    </Button>
  );
}
