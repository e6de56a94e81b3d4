import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  CharacterAbout,
  CharacterFields,
  KindField,
  type SeatKind,
} from '../../computers/character-fields.tsx';
import type { Character } from '../../../bots/mind.ts';
import { Button } from '../../parts/button.tsx';
import { shuffled } from '../../parts/chance.ts';
import parts from '../../parts/parts.module.css';
import type { TipText } from '../../parts/tip.tsx';
import { words } from '../../words.ts';
import { isOnline, kindOf, namesOf, seatedAs, seatsFor, type SeatWish, withoutSeat } from './names.ts';
import dialog from './new-game.module.css';
import css from './seats.module.css';

/** Who sits in a seat: a name to type, a computer's character, or what is known of somebody else. */
function Who({
  seat,
  wish: { name, computer, place },
  shown,
  myName,
  hasBegun,
  onName,
  onCharacter,
  onEnter,
}: {
  seat: number;
  wish: SeatWish;
  /** What a computer is called. */
  shown: string;
  myName: string | null;
  hasBegun: boolean;
  onName: (name: string) => void;
  onCharacter: (character: Character) => void;
  onEnter: () => void;
}): JSX.Element {
  if (computer) {
    return (
      <>
        <b class={css.name}>{shown}</b>
        <CharacterFields seat={seat} character={computer} onChange={onCharacter} />
      </>
    );
  }
  const told = place === 'online' && !hasBegun ? words.t('page.new.online-seat') : name;
  const own = place === 'me' ? myName : null;
  if (place === 'online' || own !== null || hasBegun) {
    return (
      <span class={css.told} data-told={seat}>
        {own ?? told}
      </span>
    );
  }
  return (
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
        onEnter();
      }}
      onInput={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
}

export function Seats({
  seats,
  range: [min, max],
  mayBeComputers,
  mayBeOnline,
  myName,
  hasBegun,
  onChange,
  onLast,
}: {
  seats: readonly SeatWish[];
  range: readonly [number, number];
  /** Whether computers know how to play this title. */
  mayBeComputers: boolean;
  /** Whether there is a server for those who are elsewhere. */
  mayBeOnline: boolean;
  /** What the one who sets it up is called everywhere; null: what they type. */
  myName: string | null;
  /** The game goes on with as many players, in the same order, under their names. */
  hasBegun: boolean;
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
  const kinds: readonly SeatKind[] = mayBeOnline
    ? [...(seats.some(isOnline) ? (['me'] as const) : []), 'person', 'online', 'computer']
    : ['person', 'computer'];
  const seatAs = (seat: number, kind: SeatKind, computer?: Character): void => {
    if (kind === 'computer') setExplained(seat);
    onChange(seatedAs(seats, seat, kind, computer));
  };
  /** One more seat, of this kind. */
  const add = (kind: SeatKind): void => {
    const more = [...seats, ...seatsFor([], seats.length + 1).slice(-1)];
    if (kind === 'computer') setExplained(seats.length);
    onChange(seatedAs(more, seats.length, kind));
  };
  const tooMany: TipText | null =
    seats.length >= max ? { text: words.t('page.new.too-many', { number: max }) } : null;
  const about =
    (explained === null ? null : seats[explained]?.computer) ??
    seats.findLast(({ computer }) => computer)?.computer;
  return (
    <fieldset class={`${dialog.fieldset} ${css.seating}`}>
      <legend>{words.t(hasBegun ? 'page.new.players-begun' : 'page.new.players')}</legend>
      <ol ref={list} class={css.seats}>
        {seats.map((wish, seat) => (
          // Seats stay where they are; players move between them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} data-by={wish.computer ? 'computer' : 'person'}>
            <span>{seat + 1}</span>
            <KindField
              seat={seat}
              kind={kindOf(wish)}
              kinds={kinds}
              mayBeComputer={mayBeComputers}
              onChange={(kind) => seatAs(seat, kind)}
            />
            <Who
              seat={seat}
              wish={wish}
              shown={shown[seat] ?? ''}
              myName={myName}
              hasBegun={hasBegun}
              onName={(name) => onChange(seats.with(seat, { ...wish, name }))}
              onCharacter={(character) => seatAs(seat, 'computer', character)}
              onEnter={() => goOn(seat)}
            />
            {!hasBegun && (
              <Button
                look="icon"
                icon="up"
                aria-label={words.t('page.new.earlier', { name: shown[seat] ?? '' })}
                aria-disabled={seat === 0}
                onPress={() => swap(seat, seat - 1)}
              />
            )}
            {!hasBegun && (
              <Button
                look="icon"
                icon="close"
                data-remove={seat}
                aria-label={words.t('page.new.remove', { name: shown[seat] ?? '' })}
                refusal={seats.length <= min ? { text: words.t('page.new.too-few', { number: min }) } : null}
                onPress={() => onChange(withoutSeat(seats, seat))}
              />
            )}
          </li>
        ))}
      </ol>
      {about && <CharacterAbout character={about} />}
      {!hasBegun && (
        <div class={css.row}>
          <Button
            small
            icon="plus"
            data-add
            aria-label={words.t('page.new.add')}
            refusal={tooMany}
            onPress={() => add('person')}
          >
            {words.t('page.computers.add-person')}
          </Button>
          {mayBeOnline && (
            <Button
              small
              icon="plus"
              data-add-online
              aria-label={words.t('page.new.add-online')}
              refusal={tooMany}
              onPress={() => add('online')}
            >
              {words.t('page.computers.kind.online')}
            </Button>
          )}
          <Button
            small
            icon="plus"
            data-add-computer
            aria-label={words.t('page.new.add-computer')}
            refusal={mayBeComputers ? tooMany : { text: words.t('page.computers.unknown-title') }}
            onPress={() => add('computer')}
          >
            {words.t('page.computers.add')}
          </Button>
          <Button small icon="shuffle" data-draw-lots onPress={() => onChange(shuffled(seats))}>
            {words.t('page.new.shuffle')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
