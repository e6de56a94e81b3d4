import type { JSX } from 'preact';
import type { Title } from '../../titles/title.ts';
import { titleAddress } from '../router/router.ts';
import { words } from '../words.ts';
import { Art } from './art.tsx';
import css from './home.module.css';

/** `4–6 h` or `60–90 min`. */
export function lengthOf({ minutes: [from, to] }: Title): string {
  const hours = (minutes: number): string => words.number(minutes / 60);
  return to > 90
    ? words.t('page.home.hours', { from: hours(from), to: hours(to) })
    : words.t('page.home.minutes', { from, to });
}

/** A title of the home page; it leads to the page about it. */
export function TitleCard({ title }: { title: Title }): JSX.Element {
  const [from, to] = title.seats;
  return (
    <li>
      <a class={css.title} data-title-card={title.id} href={titleAddress(title.id)}>
        <Art title={title.id} />
        <span class={css.titleText}>
          <b>{title.name}</b>
          <span>{words.t(`page.title.${title.id}`)}</span>
          <small>
            <span>
              {words.t('page.home.players', { from, to })} · {lengthOf(title)}
            </span>
            <span>{title.designers}</span>
          </small>
        </span>
      </a>
    </li>
  );
}
