/** Where the focus goes when the user jumps to a part of the page, or when the focused element is gone. */

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return false;
  // Headings and regions take the focus only when they are given it, never by Tab.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  return true;
}

/** To the sentence that says who decides what; its choices come next. */
export function focusDecision(): void {
  focusOn('[data-sentence]');
}

export function focusBoard(): void {
  focusOn('[data-board]');
}

/** The focus was on this. */
let last: Element | null = null;

function isLost(): boolean {
  const { activeElement, body } = document;
  return last !== null && !last.isConnected && (activeElement === null || activeElement === body);
}

/**
 * A button may disappear when pressed: the focus then goes on to the dialog it was in, to the next decision, or to
 * what the page is about, and never back to the beginning.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  new MutationObserver(() => {
    if (!isLost()) return;
    last = null;
    void (focusOn('dialog[open] button') || focusOn('[data-sentence]') || focusOn('main'));
  }).observe(document.body, { childList: true, subtree: true });
}
