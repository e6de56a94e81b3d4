import type { Id } from '../../online/entry.ts';

/** What tables ask about people. */
export interface People {
  /** How they call themselves. Ids nobody has are left out. */
  names(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
  /** Whom a user has blocked. */
  blocks(user: Id): Promise<ReadonlySet<Id>>;
  /** A name as it is kept and shown; null where it holds what no name may. */
  tidyName(name: string): string | null;
}

/** Of a user who is gone. */
export const NO_NAME = '?';
