import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from './live.tsx';
import css from './parts.module.css';

interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const shown = signal<Toast | null>(null);
const SECONDS = 10;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message that disappears after a while, with one possible answer. */
export function toast(what: Toast): void {
  clearTimeout(timer);
  shown.value = what;
  say(what.text);
  timer = setTimeout(() => {
    shown.value = null;
  }, SECONDS * 1000);
}

/** Rendered once in the page. */
export function ToastLayer(): JSX.Element | null {
  const { value } = shown;
  if (!value) return null;
  return (
    <div class={css.toast} data-toast>
      {value.text}
      {value.action && (
        <button
          type="button"
          onClick={() => {
            shown.value = null;
            value.action?.run();
          }}
        >
          {value.action.label}
        </button>
      )}
    </div>
  );
}
