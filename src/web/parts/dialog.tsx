import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words.ts';
import { Button } from './button.tsx';
import css from './parts.module.css';

interface DialogProps {
  readonly title: string;
  /** Room for one or two columns, and a height of its own. */
  readonly wide?: 'one' | 'two';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay visible. */
  readonly foot?: ComponentChildren;
}

/** Shows a dialog for as long as it is rendered, and leads the focus back to where it came from. */
export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  // Before the next paint: a key pressed as soon as the dialog is asked for belongs to it, not to the page behind.
  useLayoutEffect(() => {
    const dialog = element.current;
    const from = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // Browsers do this only for a dialog that is still in the page.
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
}

/** A native modal dialog; it is there for as long as it is rendered. */
export function Dialog({ title, wide, onClose, children, foot }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  return (
    <dialog
      ref={element}
      class={css.dialog}
      data-wide={wide}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class={css.dialogHead}>
        <h2>{title}</h2>
        <Button look="icon" icon="close" aria-label={words.t('page.close-dialog')} onPress={onClose} />
      </div>
      <div class={css.dialogBody}>{children}</div>
      {foot && <div class={css.dialogFoot}>{foot}</div>}
    </dialog>
  );
}
