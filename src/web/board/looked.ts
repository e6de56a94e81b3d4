import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The hex that somebody has asked about, until the position changes or Escape is pressed. */
export function useLookedAt(at: number): {
  readonly hex: string | null;
  readonly look: (hex: string | null) => void;
} {
  const looked = useSignal<string | null>(null);
  const hex = looked.value;
  useEffect(() => {
    looked.value = null;
  }, [at]);
  useEffect(() => {
    if (hex === null) return undefined;
    // Before the table hears of it: what is chosen there stays.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || looked.value === null) return;
      event.preventDefault();
      looked.value = null;
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hex]);
  const look = (next: string | null): void => {
    looked.value = next;
  };
  return { hex, look };
}
