import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icons.tsx';
import css from './parts.module.css';

/** A short message that stays: what happened, and what can be done about it. */
export function Notice({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'warn' | 'neg';
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={css.notice} data-tone={tone} role={tone === 'plain' ? 'status' : 'alert'}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}
