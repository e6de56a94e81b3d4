import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Announcements for screen readers: a polite region that waits for a pause, and an assertive one that interrupts. */
const polite = signal('');
const urgent = signal('');

/** What is said at about the same time is said together. */
const TOGETHER_MS = 150;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A live region is announced only when its text changes, so a repeated text gets a trailing space. */
function other(text: string, before: string): string {
  return text === before ? `${text}\u00A0` : text;
}

/** Sentences in a row, whether or not they bring their full stops. */
export function inARow(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** Says something when the reader has come to a pause. */
export function say(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    polite.value = other(inARow(waiting), polite.value);
    waiting = [];
  }, TOGETHER_MS);
}

/** Announces a problem at once. */
export function sayAtOnce(text: string): void {
  urgent.value = other(text, urgent.value);
}

/** Rendered once in the page, from the start: regions added together with their text are often not announced. */
export function LiveLayer(): JSX.Element {
  return (
    <div class="visually-hidden">
      <div role="status" data-live>
        {polite.value}
      </div>
      <div role="alert" data-live-urgent>
        {urgent.value}
      </div>
    </div>
  );
}
