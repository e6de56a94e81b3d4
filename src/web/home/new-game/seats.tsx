import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  CharacterAbout,
  CharacterFields,
  KindField,
  USUAL_CHARACTER,
} from '../../computers/character-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { shuffled } from '../../parts/chance.ts';
import parts from '../../parts/parts.module.css';
import type { TipText } from '../../parts/tip.tsx';
import { words } from '../../words.ts';
import { namesOf, seatsFor, type SeatWish } from './names.ts';
import dialog from './new-game.module.css';
import css from './seats.module.css';

export function Seats({
  seats,
  range: [min, max],
  mayBeComputers,
  onChange,
  onLast,
}: {
  seats: readonly SeatWish[];
  range: readonly [number, number];
  /** Whether computers know how to play this title. */
  mayBeComputers: boolean;
  onChange: (seats: SeatWish[]) => void;
  /** Enter in the last name. */
  onLast: () => void;
}): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  /** The computer that is explained: the one that was last looked after. */
  const [explained, setExplained] = useState<number | null>(null);
  const shown = namesOf(seats);
  const swap = (seat: number, other: number): void => {
    const next = [...seats];
    [next[seat], next[other]] = [next[other] as SeatWish, next[seat] as SeatWish];
    setExplained(explained === seat ? other : explained === other ? seat : explained);
    onChange(next);
  };
  const goOn = (seat: number): void => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-seat]') ?? [])];
    const next = fields.find((field) => Number(field.dataset['seat']) > seat);
    if (next) next.focus();
    else onLast();
  };
  const seatComputer = (seat: number, computer: SeatWish['computer']): void => {
    setExplained(seat);
    const { name } = seats[seat] ?? { name: '' };
    onChange(seats.with(seat, { name, computer }));
  };
  const tooMany: TipText | null =
    seats.length >= max ? { text: words.t('page.new.too-many', { number: max }) } : null;
  const about =
    (explained === null ? null : seats[explained]?.computer) ??
    seats.findLast(({ computer }) => computer)?.computer;
  return (
    <fieldset class={`${dialog.fieldset} ${css.seating}`}>
      <legend>{words.t('page.new.players')}</legend>
      <ol ref={list} class={css.seats}>
        {seats.map(({ name, computer }, seat) => (
          // Seats stay where they are; players move between them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} data-by={computer ? 'computer' : 'person'}>
            <span>{seat + 1}</span>
            <KindField
              seat={seat}
              isComputer={computer !== null}
              mayBeComputer={mayBeComputers}
              onChange={(isComputer) => seatComputer(seat, isComputer ? USUAL_CHARACTER : null)}
            />
            {computer && <b class={css.name}>{shown[seat]}</b>}
            {computer ? (
              <CharacterFields
                seat={seat}
                character={computer}
                onChange={(character) => seatComputer(seat, character)}
              />
            ) : (
              <input
                class={parts.field}
                value={name}
                maxLength={40}
                aria-label={words.t('page.new.name-of', { number: seat + 1 })}
                data-seat={seat}
                autocomplete="off"
                // A name is replaced as a whole far more often than it is corrected.
                onFocus={({ currentTarget }) => currentTarget.select()}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.isComposing) return;
                  event.preventDefault();
                  goOn(seat);
                }}
                onInput={({ currentTarget }) =>
                  onChange(seats.with(seat, { name: currentTarget.value, computer: null }))
                }
              />
            )}
            <Button
              look="icon"
              icon="up"
              aria-label={words.t('page.new.earlier', { name: shown[seat] ?? name })}
              aria-disabled={seat === 0}
              onPress={() => swap(seat, seat - 1)}
            />
            <Button
              look="icon"
              icon="close"
              data-remove={seat}
              aria-label={words.t('page.new.remove', { name: shown[seat] ?? name })}
              refusal={seats.length <= min ? { text: words.t('page.new.too-few', { number: min }) } : null}
              onPress={() => onChange(seats.toSpliced(seat, 1))}
            />
          </li>
        ))}
      </ol>
      {about && <CharacterAbout character={about} />}
      <div class={css.row}>
        <Button
          small
          icon="plus"
          data-add
          aria-label={words.t('page.new.add')}
          refusal={tooMany}
          onPress={() => onChange(seatsFor(seats, seats.length + 1))}
        >
          {words.t('page.computers.add-person')}
        </Button>
        <Button
          small
          icon="plus"
          data-add-computer
          aria-label={words.t('page.new.add-computer')}
          refusal={mayBeComputers ? tooMany : { text: words.t('page.computers.unknown-title') }}
          onPress={() => {
            setExplained(seats.length);
            const [added] = seatsFor([], seats.length + 1).slice(-1);
            onChange([...seats, { name: added?.name ?? '', computer: USUAL_CHARACTER }]);
          }}
        >
          {words.t('page.computers.add')}
        </Button>
        <Button small icon="shuffle" data-draw-lots onPress={() => onChange(shuffled(seats))}>
          {words.t('page.new.shuffle')}
        </Button>
      </div>
    </fieldset>
  );
}
