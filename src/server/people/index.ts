import type { Id } from '../../online/entry.ts';
import type { CallerFinder, Handlers } from '../endpoints.ts';
import { accountHandlers } from './account.ts';
import { tidyName } from './names.ts';
import { Parts, type PeopleSurroundings } from './parts.ts';
import { passkeyHandlers } from './passkeys.ts';
import { blockedBy, relationHandlers } from './relations.ts';
import { wayBackHandlers } from './ways-back.ts';

export type PeopleEndpoint =
  | keyof ReturnType<typeof accountHandlers>
  | keyof ReturnType<typeof wayBackHandlers>
  | keyof ReturnType<typeof passkeyHandlers>
  | keyof ReturnType<typeof relationHandlers>;

/** The people of a site: their endpoints, and what others ask about them. */
export interface OnlinePeople {
  readonly handlers: Handlers<PeopleEndpoint>;
  readonly findCaller: CallerFinder;
  /** How they call themselves. Ids nobody has are left out. */
  names(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
  /** Whom a user has blocked. */
  blocks(user: Id): Promise<ReadonlySet<Id>>;
  tidyName(name: string): string | null;
  /** Those of some sessions that there still are. */
  readonly aliveSessions: (ids: readonly Id[]) => Promise<ReadonlySet<Id>>;
  /** Forgets what is over. */
  tidy(): Promise<void>;
}

export function openPeople(around: PeopleSurroundings): OnlinePeople {
  const parts = new Parts(around);
  return {
    handlers: {
      ...accountHandlers(parts),
      ...wayBackHandlers(parts),
      ...passkeyHandlers(parts),
      ...relationHandlers(parts),
    },
    findCaller: (token) => parts.sessions.find(token),
    names: (ids) => parts.users.names(ids),
    blocks: (user) => blockedBy(around.db, user),
    tidyName,
    aliveSessions: (ids) => parts.sessions.alive(ids),
    tidy: () => parts.sessions.tidy(),
  };
}
