import type { ComponentChildren, JSX } from 'preact';
import css from './account.module.css';

/** One matter of an account. */
export function Card({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={css.card} aria-labelledby={`card-${id}`} data-card={id}>
      <h2 id={`card-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
