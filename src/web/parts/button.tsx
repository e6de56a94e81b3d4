import type { ButtonHTMLAttributes, ComponentChildren, JSX } from 'preact';
import { type IconName, Icon } from './icons.tsx';
import { sayAtOnce } from './live.tsx';
import css from './parts.module.css';
import { rest, REST_MS } from './rest.ts';
import { showTip, tipHandlers, type TipText, tipWords } from './tip.tsx';

type Native = Omit<ButtonHTMLAttributes, 'onClick' | 'class' | 'disabled' | 'icon'>;

export interface ButtonProps extends Native {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'icon';
  readonly small?: boolean;
  readonly icon?: IconName;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly tip?: TipText | null;
  /** Why it cannot be used now. It stays focusable and says so on hover, focus, tap or long press. */
  readonly refusal?: TipText | null;
  /** It decides something: after a decision it rests for a moment, so that a double click decides once. */
  readonly commits?: boolean;
  readonly class?: string | undefined;
  readonly onPress?: () => void;
  readonly children?: ComponentChildren;
}

export function Button({
  look = 'plain',
  small,
  icon,
  shortcut,
  tip,
  refusal,
  commits = false,
  onPress,
  children,
  class: more,
  ...native
}: ButtonProps): JSX.Element {
  const isDisabled = Boolean(refusal) || native['aria-disabled'] === true;
  const rests = commits && !isDisabled && rest.isResting.value;
  return (
    <button
      type="button"
      {...native}
      {...tipHandlers(refusal ?? tip ?? null)}
      class={[css.button, more].filter(Boolean).join(' ')}
      data-look={look}
      data-small={small || undefined}
      aria-description={refusal ? tipWords(refusal) : undefined}
      data-resting={rests || undefined}
      {...(rests && { style: { '--rest': `${REST_MS}ms` } })}
      aria-disabled={refusal || rests ? true : native['aria-disabled']}
      onClick={(event) => {
        if (refusal) {
          showTip(event.currentTarget, refusal);
          sayAtOnce(tipWords(refusal));
        } else if (!isDisabled && (!commits || rest.takes(event.detail))) onPress?.();
      }}
      onKeyDown={(event) => {
        // A key that is held presses once.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        native.onKeyDown?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
      {shortcut !== undefined && <Key name={shortcut} />}
    </button>
  );
}

/** Only an icon: its name is for screen readers, and shown on hover. */
export function IconButton({ name, ...button }: ButtonProps & { name: string }): JSX.Element {
  return <Button look="icon" aria-label={name} tip={{ text: name }} {...button} />;
}

/** A key of the keyboard, as a hint beside what it does. */
export function Key({ name }: { name: string }): JSX.Element {
  return (
    <kbd class={css.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
