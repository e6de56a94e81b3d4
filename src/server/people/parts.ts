import type { Kysely } from 'kysely';
import type { Me, Site } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import { type Call, Denied } from '../endpoints.ts';
import { Limiter } from '../http/limits.ts';
import type { Schema } from '../store/schema.ts';
import { Credentials } from './credentials.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { Tickets } from './tickets.ts';
import { Users } from './users.ts';

/** Who may come in. */
export interface Door {
  readonly registration: Site['registration'];
  readonly guests: boolean;
}

export interface PeopleSurroundings {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly door: Door;
  /** Is told of every session that ends before its time. */
  readonly ended: (session: Id) => void;
}

/** What the handlers of people work with. */
export class Parts {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly door: Door;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly tickets: Tickets;
  readonly passwords = new Passwords();
  readonly limiter: Limiter;

  constructor({ db, now, door, ended }: PeopleSurroundings) {
    this.db = db;
    this.now = now;
    this.door = door;
    this.users = new Users(db, now);
    this.sessions = new Sessions(db, now, ended);
    this.credentials = new Credentials(db);
    this.tickets = new Tickets(db, now);
    this.limiter = new Limiter(now);
  }

  /** The guest who may become a member, or null where somebody new comes; refuses everybody else. */
  async comingMember({ caller }: Pick<Call, 'caller'>): Promise<Me | null> {
    const { registration } = this.door;
    if (caller?.user.kind === 'member') throw new Denied('guests-only');
    if (registration === 'closed') throw new Denied('closed');
    const guest = caller?.user ?? null;
    if (registration === 'invited' && !(guest && (await this.#isInvited(guest.id))))
      throw new Denied('closed');
    return guest;
  }

  /** Whether a user sits at a table that somebody else has made. */
  async #isInvited(user: Id): Promise<boolean> {
    const seat = await this.db
      .selectFrom('seats')
      .innerJoin('listings', 'listings.id', 'seats.table_id')
      .select('seats.table_id')
      .where('seats.user_id', '=', user)
      .where('listings.host_id', '!=', user)
      .executeTakeFirst();
    return seat !== undefined;
  }
}

/** Secrets of members go over connections that nobody can listen to. */
export function needSecure({ address }: Pick<Call, 'address'>): void {
  if (!address.isSecure) throw new Denied('insecure');
}
