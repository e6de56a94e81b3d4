import type { RefObject, TargetedKeyboardEvent } from 'preact';

/** The keys of a card, which neither the board nor the page hears of. */
export function cardKeys(
  keys: Readonly<Record<string, () => void>>,
): (event: TargetedKeyboardEvent<HTMLDivElement>) => void {
  return (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held decides once.
    if (!event.repeat || event.key !== 'Enter') act();
  };
}

/** What has the focus is about to go: the board takes it. */
export function focusBoard(box: RefObject<HTMLElement | null>): void {
  box.current?.closest<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
}
