import type { Id } from '../../online/entry.ts';
import { PAGE_WORLD } from '../online/page-world.ts';

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

/** Has the server tell as soon as seats or the start of a table have changed; gives what ends that. */
function hearTable(id: Id, changed: () => void): () => void {
  return PAGE_WORLD.connection.join({
    id,
    has: () => ({ id, seq: 0, chat: 0 }),
    greeted: () => {},
    cutOff: () => {},
    hear: (message) => {
      if (message.type === 'table') changed();
    },
  });
}

/**
 * Calls whenever a table may have changed. Those who are let in by an invitation alone are told nothing by the connection:
 * they ask now and then, as everybody does who has none.
 */
export function followTable(id: Id, changed: () => void): () => void {
  const ends = [hearTable(id, changed), whileSeen(changed)];
  return () => {
    for (const end of ends) end();
  };
}
