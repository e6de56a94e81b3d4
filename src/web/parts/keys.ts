import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyOf, KeyPlace } from './key-map.ts';

/** The key of an event as the map of keys names it: a single character stands for itself. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const modifier = event.ctrlKey || event.metaKey ? 'Mod+' : '';
  // A shifted character already names itself, such as `?`.
  const shift = event.shiftKey && (modifier !== '' || event.key.length > 1) ? 'Shift+' : '';
  return modifier + shift + key;
}

/** Typing into a field is not a command, nor is any key while a dialog or a menu is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open], [popover=auto]:popover-open')) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches('input, select, textarea, [contenteditable]');
  // Enter and space on a focused control press it; Enter on a choice already made confirms it.
  const isMade = event.key === 'Enter' && target.matches('[data-choice][aria-pressed="true"]');
  const presses =
    !isMade && (event.key === 'Enter' || event.key === ' ') && target.matches('button, a, summary');
  return isField || presses;
}

/** What keys of a place do; those left out do nothing. */
type Bindings<Place extends KeyPlace> = { readonly [Key in KeyOf<Place>]?: (() => void) | undefined };

/** Calls what belongs to a key of a place while the component is there. Only keys of the map are taken. */
export function useKeys<Place extends KeyPlace>(_place: Place, keys: Bindings<Place>): void {
  const latest = useRef<Readonly<Record<string, (() => void) | undefined>>>(keys);
  latest.current = keys;
  // With what the keys belong to, not after it: a key pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const act = latest.current[nameOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
