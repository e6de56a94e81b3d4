import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import parts from '../../parts/parts.module.css';
import css from './account.module.css';

/** A field with its name above it. */
export function Field({
  label,
  about,
  ...input
}: { label: string; about?: string } & JSX.IntrinsicElements['input']): JSX.Element {
  return (
    <label class={css.field}>
      <span>{label}</span>
      <input {...input} class={parts.field} />
      {about !== undefined && <small>{about}</small>}
    </label>
  );
}

export function Trouble({ text }: { text: string | null }): JSX.Element | null {
  if (text === null) return null;
  return (
    <p class={css.trouble} role="alert">
      {text}
    </p>
  );
}

/**
 * Fields and the button that sends them, once at a time. `work` gives why it was not done, in words, which is shown above
 * the fields.
 */
export function Form({
  name,
  button,
  isReady = true,
  look = 'primary',
  work,
  children,
}: {
  name: string;
  button: string;
  isReady?: boolean;
  look?: 'primary' | 'plain';
  work: () => Promise<string | null>;
  children: ComponentChildren;
}): JSX.Element {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (isBusy || !isReady) return;
    setBusy(true);
    setTrouble(null);
    setTrouble(await work());
    setBusy(false);
  };
  return (
    <form
      class={css.form}
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Trouble text={trouble} />
      {children}
      <Button look={look} type="submit" data-send={name} aria-disabled={!isReady || isBusy}>
        {button}
      </Button>
    </form>
  );
}
