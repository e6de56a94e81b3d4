import { type ReadonlySignal, signal } from '@preact/signals';

/** How fast computers move: a key for each move, at a pace that can be read, or as soon as they know. */
export const SPEEDS = ['slowly', 'normally', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'railhead.computer-speed';

function stored(): Speed {
  try {
    const known = localStorage.getItem(KEY);
    return SPEEDS.find((one) => one === known) ?? 'normally';
  } catch {
    return 'normally';
  }
}

const current = signal(stored());

export const speed: ReadonlySignal<Speed> = current;

export function chooseSpeed(choice: Speed): void {
  current.value = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
