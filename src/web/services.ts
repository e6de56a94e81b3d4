import { signal } from '@preact/signals';
import { indexedStore } from './match/indexed-store.ts';
import type { MatchSession } from './match/session.ts';
import { goToTable } from './router/router.ts';

/** Where this browser keeps its games. */
export const store = indexedStore(RULES_DIGEST);

/** The table somebody sits at: also one that could not be saved is played on here. */
export const seated = signal<MatchSession | null>(null);

export function sitDown(session: MatchSession): void {
  seated.value = session;
  goToTable(session.id);
}
