import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** There is one board, so there is one hex. */
const looked = signal<string | null>(null);

/** With the board, what it tells of a hex goes out of sight. */
export function lookAway(): void {
  looked.value = null;
}

/** The hex that somebody has asked about, until the position changes or Escape is pressed. */
export function useLookedAt(at: number): {
  readonly hex: string | null;
  readonly look: (hex: string | null) => void;
} {
  const hex = looked.value;
  // Both before the next picture: a hex asked about in between would be forgotten, an Escape would go elsewhere.
  useLayoutEffect(lookAway, [at]);
  useLayoutEffect(() => {
    if (hex === null) return undefined;
    // Before the table hears of it: what is chosen there stays.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || looked.value === null) return;
      event.preventDefault();
      lookAway();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hex]);
  const look = (next: string | null): void => {
    looked.value = next;
  };
  return { hex, look };
}
