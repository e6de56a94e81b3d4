import type { JSX } from 'preact';
import css from './new-game.module.css';

/** One of several things to choose from, with its own line. */
export function Card({
  group,
  name,
  about,
  isChosen,
  onChoose,
  ...input
}: {
  /** What the others have too. */
  group: string;
  name: string;
  about?: string;
  isChosen: boolean;
  onChoose: () => void;
  value?: string;
}): JSX.Element {
  return (
    <label class={css.card} data-chosen={isChosen || undefined}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} {...input} />
      <span>
        <b>{name}</b>
        {about !== undefined && <small>{about}</small>}
      </span>
    </label>
  );
}
