import { vi } from 'vitest';

/** Waits until a check holds. What is loaded on a busy machine may take its time. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
