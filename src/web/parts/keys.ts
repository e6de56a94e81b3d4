import { useEffect, useRef } from 'preact/hooks';

/** Keys for the table: `Mod` is Ctrl, or Cmd on a Mac. A single character stands for itself. */
export type KeyName = string;

function nameOf(event: KeyboardEvent): KeyName {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const modifier = event.ctrlKey || event.metaKey ? 'Mod+' : '';
  // A shifted character says itself what it is, as `?` does.
  const shift = event.shiftKey && (modifier !== '' || event.key.length > 1) ? 'Shift+' : '';
  return modifier + shift + key;
}

/** Typing into a field is no command, and neither is anything while a dialog or a menu asks something. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open], [popover=auto]:popover-open')) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches('input, select, textarea, [contenteditable]');
  // Enter and space on a focused control press it; Enter on a choice that is made already goes on to do it.
  const isMade = event.key === 'Enter' && target.matches('[data-choice][aria-pressed="true"]');
  const presses =
    !isMade && (event.key === 'Enter' || event.key === ' ') && target.matches('button, a, summary');
  return isField || presses;
}

/** Calls what belongs to a key while the component is there. */
export function useKeys(keys: Readonly<Record<KeyName, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
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
