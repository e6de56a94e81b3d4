import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words.ts';
import { Icon } from './icons.tsx';
import { say } from './live.tsx';
import css from './parts.module.css';

interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const shown = signal<Toast | null>(null);
const SECONDS = 5;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  shown.value = null;
}

function closeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(close, SECONDS * 1000);
}

/** Shows a message that disappears after a while, with one possible answer. */
export function toast(what: Toast): void {
  shown.value = what;
  say(what.text);
  closeLater();
}

/** Rendered once in the page. A message that is pointed at or has the focus stays. */
export function ToastLayer(): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const { value } = shown;
  // Where the page proper begins: above it are the header and, on phones, who acts when.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    box.current?.style.setProperty('--main-top', `${top}px`);
  }, [value]);
  if (!value) return null;
  return (
    // oxlint-disable-next-line no-static-element-interactions -- only the time stands still
    <div
      ref={box}
      class={css.toast}
      data-toast
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={closeLater}
      onFocusIn={() => clearTimeout(timer)}
      onFocusOut={closeLater}
    >
      <span>{value.text}</span>
      {value.action && (
        <button
          type="button"
          onClick={() => {
            close();
            value.action?.run();
          }}
        >
          {value.action.label}
        </button>
      )}
      <button
        type="button"
        class={css.toastClose}
        aria-label={words.t('page.close')}
        data-toast-close
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
