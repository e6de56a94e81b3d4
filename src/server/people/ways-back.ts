import { createHash, randomInt } from 'node:crypto';
import { callerOf, Denied, type Handlers } from '../endpoints.ts';
import { MINUTE } from '../http/limits.ts';
import { Credentials, newCredential } from './credentials.ts';
import { needSecure, type Parts } from './parts.ts';
import { isWeak } from './passwords.ts';

type WayBackEndpoint = 'deviceLink' | 'useDeviceLink' | 'recoveryCodes' | 'recover';

const LINK_LIFE = 15 * MINUTE;
const CODES = 10;

/** Without letters that are taken for digits. 26 of them are 130 bits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = [5, 5, 5, 5, 6];

function newCode(): string {
  const group = (length: number): string =>
    Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return GROUPS.map(group).join('-');
}

/** What is kept of a code, however it was copied. */
function hashOfCode(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

/** How users come to another device, and how members come back who have lost their password. */
export function wayBackHandlers(parts: Parts): Handlers<WayBackEndpoint> {
  const { db, now, users, sessions, credentials, tickets, passwords } = parts;

  return {
    deviceLink: (call) => tickets.make('device', callerOf(call).user.id, LINK_LIFE),

    async useDeviceLink(call) {
      const { key, device } = call.body;
      const ticket = await tickets.use(['device', 'lost'], key);
      const user = ticket?.user ? await users.find(ticket.user) : null;
      if (!ticket || !user) throw new Denied('spent');
      if (ticket.kind === 'lost') {
        // Whoever knows the old password, or has a device, is not who asked at the terminal.
        await credentials.removeAll(user.id, 'password');
        await sessions.endAll(user.id);
      }
      await sessions.begin({ ...call, device: device === '' ? call.device : device }, user.id);
      return user;
    },

    async recoveryCodes(call) {
      needSecure(call);
      const { user } = callerOf(call);
      const codes = Array.from({ length: CODES }, newCode);
      await db.transaction().execute(async (trx) => {
        const changed = new Credentials(trx);
        await changed.removeAll(user.id, 'recovery');
        await changed.add(
          codes.map((code) =>
            newCredential(user.id, now(), { kind: 'recovery', secret: '', handle: hashOfCode(code) }),
          ),
        );
      });
      return { codes };
    },

    async recover(call) {
      needSecure(call);
      const { name, code, password } = call.body;
      if (isWeak(password, name)) throw new Denied('weak-password', { at: 'password' });
      // Made in any case, so that a wrong code takes as long as the right one.
      const secret = await passwords.hash(password);
      const member = await users.findMember(name);
      await db.transaction().execute(async (trx) => {
        const changed = new Credentials(trx);
        const stored = await changed.by('recovery', hashOfCode(code));
        const isRight = member !== null && stored?.user_id === member.id;
        if (!isRight || !(await changed.remove(member.id, stored.id))) throw new Denied('wrong-login');
        await changed.removeAll(member.id, 'password');
        await changed.add([newCredential(member.id, now(), { kind: 'password', secret })]);
      });
      if (!member) throw new Denied('wrong-login');
      await sessions.endAll(member.id);
      await sessions.begin(call, member.id);
      return member;
    },
  };
}
