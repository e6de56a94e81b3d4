import { type ReadonlySignal, signal } from '@preact/signals';
import { type SavedGame, StoreError, type StoreProblem } from '../match/store.ts';
import { news, store } from '../services.ts';

export type GameList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem }
  | { readonly kind: 'listed'; readonly list: readonly SavedGame[] };

const listed = signal<GameList>({ kind: 'loading' });

/** The saved games as the home page shows them. */
export const games: ReadonlySignal<GameList> = listed;

export async function refreshGames(): Promise<void> {
  try {
    listed.value = { kind: 'listed', list: await store.list() };
  } catch (error) {
    listed.value = { kind: 'failed', problem: error instanceof StoreError ? error.problem : 'unknown' };
  }
}

/** Other tabs may play quickly: between two looks at the list there is time to read it. */
const QUIET_MS = 150;

/** Keeps the list as it is while other tabs begin, play and delete games; gives what ends that. */
export function followGames(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = news.hear(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refreshGames();
    }, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
