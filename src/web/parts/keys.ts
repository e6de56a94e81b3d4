import { useLayoutEffect, useRef } from 'preact/hooks';
import { KEY_MAP, type KeyOf, type KeyPlace, WHILE_HELD } from './key-map.ts';

/** Letters and figures of other scripts: nothing is bound to them. */
const FOREIGN = /^(?!\p{Script=Latin}|[0-9])[\p{L}\p{M}\p{N}]$/u;

/** What stands on a key of a Latin keyboard, by its place. */
function latinOf(code: string): string | null {
  const [, sign] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  if (sign !== undefined) return sign.toLowerCase();
  return code === 'BracketLeft' ? '[' : code === 'BracketRight' ? ']' : null;
}

/**
 * What a key means: what it types, and where that is no sign of ours, as on a Cyrillic keyboard, what a Latin one has in
 * its place. Letters are small.
 */
export function signOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const typed = FOREIGN.test(key) ? (latinOf(code) ?? key) : key;
  return typed.length === 1 ? typed.toLowerCase() : typed;
}

/** The key of an event as the map of keys names it: a single character stands for itself. */
export function nameOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  const modifier = event.ctrlKey || event.metaKey ? 'Mod+' : '';
  // A shifted character already names itself, such as `?`.
  const shift = event.shiftKey && (modifier !== '' || event.key.length > 1) ? 'Shift+' : '';
  return modifier + shift + signOf(event);
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

/** Whether a key that is held goes on doing what it does. */
function goesOn(place: KeyPlace, key: string): boolean {
  const meanings: Readonly<Record<string, string>> = KEY_MAP[place];
  return WHILE_HELD.has(meanings[key] ?? '');
}

/** What keys of a place do; those left out do nothing. */
type Bindings<Place extends KeyPlace> = { readonly [Key in KeyOf<Place>]?: (() => void) | undefined };

/** Calls what belongs to a key of a place while the component is there. Only keys of the map are taken. */
export function useKeys<Place extends KeyPlace>(place: Place, keys: Bindings<Place>): void {
  const latest = useRef<Readonly<Record<string, (() => void) | undefined>>>(keys);
  latest.current = keys;
  // With what the keys belong to, not after it: a key pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const key = nameOf(event);
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat || goesOn(place, key)) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
