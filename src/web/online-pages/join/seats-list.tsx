import type { ComponentChildren, JSX } from 'preact';
import type { SeatInfo, TableInfo } from '../../../online/api.ts';
import { isLevel, isManner } from '../../../bots/mind.ts';
import { initialsOf } from '../../parts/initials.ts';
import { Icon } from '../../parts/icons.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import css from './join.module.css';
import { isFree, nameOf } from './seating.ts';

/** How a computer plays, in words; what is not known is shown as it is called. */
function characterOf({ computer }: SeatInfo): string {
  if (!computer) return '';
  const { level, manner } = computer;
  if (!isLevel(level) || !isManner(manner)) return `${level}, ${manner}`;
  return words.t('page.computers.character', {
    level: words.t(`page.computers.level.${level}`),
    manner: words.t(`page.computers.manner.${manner}`),
  });
}

/** Who sits where, and which seats are free. */
export function SeatsList({
  info,
  user,
  chosen,
  onChoose,
  toolsOf,
}: {
  info: TableInfo;
  user: string | null;
  /** The free seat that will be taken. */
  chosen: number | null;
  /** Left out: there is nothing to choose. */
  onChoose?: ((seat: number) => void) | undefined;
  /** What the host can do with a seat. */
  toolsOf?: ((seat: number) => ComponentChildren) | undefined;
}): JSX.Element {
  const { seats, host, isDrawn } = info;
  const letters = initialsOf(seats.map(({ name }) => name ?? ''));
  /** What is said of a seat beside the name. */
  const about = (seat: SeatInfo): string => {
    if (seat.computer) return characterOf(seat);
    if (seat.user === null) return '';
    const isFirst = seat.name === nameOf(info, seat.user);
    if (seat.user === user) return words.t(isFirst ? 'page.online.seat.you' : 'page.online.seat.here');
    if (seat.user !== host) return '';
    return isFirst
      ? words.t('page.online.seat.host')
      : words.t('page.online.seat.at-host', { name: nameOf(info, host) });
  };
  return (
    <ol class={css.seats} aria-label={words.t('page.online.seats')}>
      {seats.map((seat, index) => {
        const free = isFree(seat);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li
            key={index}
            data-seat={index}
            data-free={free || undefined}
            data-chosen={index === chosen || undefined}
          >
            <span class={parts.avatar} data-large data-free={free || undefined} aria-hidden="true">
              {free && <Icon name="plus" />}
              {seat.computer && <Icon name="bot" size={20} />}
              {!free && !seat.computer && letters[index]}
            </span>
            <span class={css.who}>
              {free ? (
                <>
                  <b>{words.t(index === chosen ? 'page.online.seat.yours' : 'page.online.seat.free')}</b>{' '}
                  <span>
                    {words.t('page.online.seat.free-about', { number: index + 1, isDrawn: String(isDrawn) })}
                  </span>
                </>
              ) : (
                <>
                  <b>
                    <bdi>{seat.name}</bdi>
                  </b>{' '}
                  <span>{about(seat)}</span>
                </>
              )}
            </span>
            {toolsOf?.(index)}
            {free && onChoose && index !== chosen && (
              <button
                type="button"
                class={css.choose}
                aria-label={words.t('page.online.seat.choose', { number: index + 1 })}
                onClick={() => onChoose(index)}
              />
            )}
            <small>{words.t('page.online.seat', { number: index + 1 })}</small>
          </li>
        );
      })}
    </ol>
  );
}
