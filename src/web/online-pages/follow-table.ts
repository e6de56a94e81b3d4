import type { Id } from '../../online/entry.ts';

/** So often a table is asked for while it is on show: somebody waits for it to change. */
const EVERY_MS = 4_000;

/** Has something done again and again while the page is in sight, and when it comes into sight; gives what ends that. */
export function whileSeen(work: () => void, every = EVERY_MS): () => void {
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const timer = setInterval(() => isSeen() && work(), every);
  const onSeen = (): void => {
    if (isSeen()) work();
  };
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Tells that something about a table has changed that is told by HTTP: its seats, its start. Gives what ends that. */
export type HearTable = (id: Id, changed: () => void) => () => void;

let hear: HearTable = () => () => {};

/** Hands in what is told at once where there is a connection; without one, tables are asked for now and then. */
export function hearTablesBy(connection: HearTable): void {
  hear = connection;
}

/** Calls whenever a table may have changed. */
export function followTable(id: Id, changed: () => void): () => void {
  const ends = [hear(id, changed), whileSeen(changed)];
  return () => {
    for (const end of ends) end();
  };
}
