import type { ButtonHTMLAttributes, ComponentChildren, JSX } from 'preact';
import { type IconName, Icon } from './icons.tsx';
import { sayAtOnce } from './live.tsx';
import css from './parts.module.css';
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
  onPress,
  children,
  class: more,
  ...native
}: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      {...native}
      {...tipHandlers(refusal ?? tip ?? null)}
      class={[css.button, more].filter(Boolean).join(' ')}
      data-look={look}
      data-small={small || undefined}
      aria-description={refusal ? tipWords(refusal) : undefined}
      aria-disabled={refusal ? true : native['aria-disabled']}
      onClick={(event) => {
        if (refusal) {
          showTip(event.currentTarget, refusal);
          sayAtOnce(tipWords(refusal));
        } else if (native['aria-disabled'] !== true) onPress?.();
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
