import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** There is one board, so there is one hex. */
const inspected = signal<string | null>(null);

/** Closes the card of the inspected hex, as when the board leaves the page. */
export function endInspection(): void {
  inspected.value = null;
}

/** The hex that the user reads about, until the position changes or Escape is pressed. */
export function useInspectedHex(at: number): {
  readonly hex: string | null;
  readonly inspect: (hex: string | null) => void;
} {
  const hex = inspected.value;
  // Both before the next paint: a hex inspected in between would be forgotten, an Escape would go elsewhere.
  useLayoutEffect(endInspection, [at]);
  useLayoutEffect(() => {
    if (hex === null) return undefined;
    // Before the table handles it: what is chosen there stays.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || inspected.value === null) return;
      event.preventDefault();
      endInspection();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hex]);
  const inspect = (next: string | null): void => {
    inspected.value = next;
  };
  return { hex, inspect };
}
