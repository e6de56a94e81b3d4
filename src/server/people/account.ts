import { callerOf, Denied, type Handlers } from '../endpoints.ts';
import { MINUTE } from '../http/limits.ts';
import { Credentials, newCredential } from './credentials.ts';
import { nameKey } from './names.ts';
import { needSecure, type Parts } from './parts.ts';
import { isWeak } from './passwords.ts';
import { readName } from './users.ts';

type AccountEndpoint =
  | 'beGuest'
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'sessions'
  | 'endSession'
  | 'rename'
  | 'setLanguage'
  | 'setPassword';

/** Passwords tried under one name, whether it is anybody's or not. */
const TRIES = { most: 10, perMs: 15 * MINUTE };

/** Guests, members by name and password, and the devices they are signed in on. */
export function accountHandlers(parts: Parts): Handlers<AccountEndpoint> {
  const { db, now, door, users, sessions, credentials, passwords, limiter } = parts;

  return {
    async beGuest(call) {
      const name = readName(call.body.name);
      // Whoever is somebody already stays that.
      if (call.caller?.user.kind === 'guest') return users.rename(call.caller.user, name);
      if (call.caller) return call.caller.user;
      if (!door.guests) throw new Denied('closed');
      const guest = await users.makeGuest(name);
      await sessions.begin(call, guest.id);
      return guest;
    },

    async register(call) {
      needSecure(call);
      const guest = await parts.comingMember(call);
      const name = readName(call.body.name);
      const { password } = call.body;
      if (isWeak(password, name)) throw new Denied('weak-password', { at: 'password' });
      const secret = await passwords.hash(password);
      const member = await users.makeMember(guest, name, (trx, user) =>
        new Credentials(trx).add([newCredential(user, now(), { kind: 'password', secret })]),
      );
      await sessions.endAll(member.id);
      await sessions.begin(call, member.id);
      return member;
    },

    async signIn(call) {
      needSecure(call);
      const { name, password } = call.body;
      const wait = limiter.take(`sign-in ${nameKey(name)}`, TRIES);
      if (wait > 0) throw new Denied('slow-down', { wait });
      const member = await users.findMember(name);
      const [stored] = await credentials.of(member?.id ?? '', 'password');
      const isRight = await passwords.verify(stored?.secret ?? null, password);
      if (!isRight || !member || !stored) throw new Denied('wrong-login');
      const secret = passwords.isOutdated(stored.secret) ? await passwords.hash(password) : stored.secret;
      await credentials.used(stored.id, now(), { secret });
      await sessions.begin(call, member.id);
      return member;
    },

    async signOut(call) {
      const { user, session } = callerOf(call);
      await sessions.end(user.id, session);
      call.setSession(null);
      return null;
    },

    sessions: (call) => sessions.list(callerOf(call)),

    async endSession(call) {
      const { user, session } = callerOf(call);
      const { session: wanted = '' } = call.params;
      if (!(await sessions.end(user.id, wanted))) throw new Denied('missing');
      if (wanted === session) call.setSession(null);
      return null;
    },

    rename: (call) => users.rename(callerOf(call).user, readName(call.body.name)),

    async setLanguage(call) {
      await users.setLanguage(callerOf(call).user.id, call.body.language);
      return null;
    },

    async setPassword(call) {
      needSecure(call);
      const { user } = callerOf(call);
      if (user.kind !== 'member') throw new Denied('members-only');
      const { now: before, next } = call.body;
      const [stored] = await credentials.of(user.id, 'password');
      if (stored && !(await passwords.verify(stored.secret, before ?? ''))) throw new Denied('wrong-login');
      if (isWeak(next, user.name)) throw new Denied('weak-password', { at: 'next' });
      const secret = await passwords.hash(next);
      await db.transaction().execute(async (trx) => {
        const changed = new Credentials(trx);
        await changed.removeAll(user.id, 'password');
        await changed.add([newCredential(user.id, now(), { kind: 'password', secret })]);
      });
      await sessions.endAll(user.id);
      await sessions.begin({ ...call, caller: null }, user.id);
      return null;
    },
  };
}
