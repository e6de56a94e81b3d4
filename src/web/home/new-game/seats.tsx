import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { shuffled } from '../../parts/chance.ts';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import css from './new-game.module.css';

/** As many names as seats: those known, then "Player 4". */
export function seatNames(names: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, seat) => names[seat] ?? words.t('word.player', { number: seat + 1 }),
  );
}

export function Seats({
  names,
  seats: [min, max],
  onChange,
  onLast,
}: {
  names: readonly string[];
  seats: readonly [number, number];
  onChange: (names: string[]) => void;
  /** Enter in the last name. */
  onLast: () => void;
}): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const swap = (seat: number, other: number): void => {
    const next = [...names];
    [next[seat], next[other]] = [next[other] as string, next[seat] as string];
    onChange(next);
  };
  const goOn = (seat: number): void => {
    const next = list.current?.querySelector<HTMLInputElement>(`[data-seat="${seat + 1}"]`);
    if (next) next.focus();
    else onLast();
  };
  return (
    <fieldset class={css.fieldset}>
      <legend>{words.t('page.new.players')}</legend>
      <ol ref={list} class={css.seats}>
        {names.map((name, seat) => (
          // Seats stay where they are; names move between them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat}>
            <span>{seat + 1}</span>
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
              onInput={({ currentTarget }) => onChange(names.with(seat, currentTarget.value))}
            />
            <Button
              look="icon"
              icon="up"
              aria-label={words.t('page.new.earlier', { name })}
              aria-disabled={seat === 0}
              onPress={() => swap(seat, seat - 1)}
            />
            <Button
              look="icon"
              icon="close"
              data-remove={seat}
              aria-label={words.t('page.new.remove', { name })}
              refusal={names.length <= min ? { text: words.t('page.new.too-few', { number: min }) } : null}
              onPress={() => onChange(names.toSpliced(seat, 1))}
            />
          </li>
        ))}
      </ol>
      <div class={css.row}>
        <Button
          small
          icon="plus"
          data-add
          refusal={names.length >= max ? { text: words.t('page.new.too-many', { number: max }) } : null}
          onPress={() => onChange(seatNames(names, names.length + 1))}
        >
          {words.t('page.new.add')}
        </Button>
        <Button small icon="shuffle" data-draw-lots onPress={() => onChange(shuffled(names))}>
          {words.t('page.new.shuffle')}
        </Button>
      </div>
    </fieldset>
  );
}
