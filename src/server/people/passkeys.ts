import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import { isJsonObject } from '../../core/json.ts';
import type { Me } from '../../online/api.ts';
import { type Call, callerOf, Denied, type Handlers } from '../endpoints.ts';
import type { Address } from '../http/addresses.ts';
import { MINUTE } from '../http/limits.ts';
import { type Credential, Credentials, newCredential } from './credentials.ts';
import { needSecure, type Parts } from './parts.ts';
import type { TicketKind } from './tickets.ts';
import { readName } from './users.ts';

type PasskeyEndpoint =
  | 'passkeys'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'passkeyChallenge'
  | 'signInByPasskey';

const CHALLENGE_LIFE = 5 * MINUTE;
const MOST_PASSKEYS = 20;

type Form = Readonly<Record<string, unknown>>;
type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** Passkeys belong to a name: an address in numbers has none. */
function needName(call: Pick<Call, 'address'>): Address {
  needSecure(call);
  const { hostname } = call.address;
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) throw new Denied('insecure');
  return call.address;
}

function malformed(): Denied {
  return new Denied('malformed', { at: 'response' });
}

/** The challenge that a browser says it has answered. It counts only if it is one of ours. */
function challengeOf(form: Form): string {
  const { response } = form;
  const text = isJsonObject(response) ? response['clientDataJSON'] : null;
  if (typeof text !== 'string') throw malformed();
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (isJsonObject(data) && typeof data['challenge'] === 'string')
      return Buffer.from(data['challenge'], 'base64url').toString();
  } catch {
    // No JSON at all.
  }
  throw malformed();
}

/** The library throws at whatever is wrong with a form. */
async function judged<T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const outcome = await verify().catch(() => null);
  if (!outcome?.verified) throw new Denied('wrong-login');
  return outcome;
}

/** Signing in by a device that knows its user. */
export function passkeyHandlers(parts: Parts): Handlers<PasskeyEndpoint> {
  const { now, users, sessions, credentials, tickets } = parts;

  async function newChallenge(kind: TicketKind, user: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const { key } = await tickets.make(kind, user, CHALLENGE_LIFE);
    return new TextEncoder().encode(key);
  }

  /** The challenge of a form, used up; whoever it was given to must be the one who asks. */
  async function spentChallenge(kind: TicketKind, form: Form, user: string | null): Promise<string> {
    const challenge = challengeOf(form);
    const ticket = await tickets.use([kind], challenge);
    if (!ticket || ticket.user !== user) throw new Denied('spent');
    return Buffer.from(challenge).toString('base64url');
  }

  /** Refuses a guest who may not become a member under their name. */
  async function needRoom(call: Call, user: Me): Promise<void> {
    if (user.kind === 'member') return;
    await parts.comingMember(call);
    if (await users.isTaken(user.name, user.id)) throw new Denied('name-taken', { at: 'name' });
  }

  return {
    async passkeys(call) {
      const rows = await credentials.of(callerOf(call).user.id, 'passkey');
      return rows.map(({ id, label, created, used }) => ({ id, label, created, used }));
    },

    async passkeyOptions(call) {
      const { hostname } = needName(call);
      const { user } = callerOf(call);
      await needRoom(call, user);
      const known = await credentials.of(user.id, 'passkey');
      if (known.length >= MOST_PASSKEYS) throw new Denied('rights');
      return generateRegistrationOptions({
        rpName: 'Railhead',
        rpID: hostname,
        userName: user.name,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user.id),
        challenge: await newChallenge('new-passkey', user.id),
        timeout: CHALLENGE_LIFE,
        attestationType: 'none',
        excludeCredentials: known.flatMap(({ handle }) => (handle === null ? [] : { id: handle })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async addPasskey(call) {
      const { origin, hostname } = needName(call);
      const { user } = callerOf(call);
      const { label, response } = call.body;
      const expectedChallenge = await spentChallenge('new-passkey', response, user.id);
      const { registrationInfo } = await judged(() =>
        verifyRegistrationResponse({
          // The library reads it field by field.
          response: response as unknown as Registration,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: true,
        }),
      );
      if (!registrationInfo) throw new Denied('wrong-login');
      const { id: handle, publicKey, counter } = registrationInfo.credential;
      if (await credentials.by('passkey', handle)) throw new Denied('taken');
      const secret = Buffer.from(publicKey).toString('base64url');
      const passkey = newCredential(user.id, now(), { kind: 'passkey', handle, secret, counter, label });
      if (user.kind === 'member') {
        await credentials.add([passkey]);
        return user;
      }
      const guest = await parts.comingMember(call);
      const member = await users.makeMember(guest, readName(user.name), (trx) =>
        new Credentials(trx).add([passkey]),
      );
      await sessions.endAll(member.id);
      await sessions.begin({ ...call, caller: null }, member.id);
      return member;
    },

    async removePasskey(call) {
      const { user } = callerOf(call);
      const [passkeys, passwords] = [
        await credentials.of(user.id, 'passkey'),
        await credentials.of(user.id, 'password'),
      ];
      const { passkey = '' } = call.params;
      if (!passkeys.some(({ id }) => id === passkey)) throw new Denied('missing');
      // The last way in stays.
      if (passkeys.length === 1 && passwords.length === 0) throw new Denied('rights');
      await credentials.remove(user.id, passkey);
      return null;
    },

    async passkeyChallenge(call) {
      const { hostname } = needName(call);
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: await newChallenge('passkey', null),
        timeout: CHALLENGE_LIFE,
        userVerification: 'required',
      });
    },

    async signInByPasskey(call) {
      const { origin, hostname } = needName(call);
      const { response } = call.body;
      const expectedChallenge = await spentChallenge('passkey', response, null);
      const { id } = response;
      const stored = typeof id === 'string' ? await credentials.by('passkey', id) : null;
      const member = stored && (await users.find(stored.user_id));
      if (!member) throw new Denied('wrong-login');
      const { authenticationInfo } = await judged(() =>
        verifyAuthenticationResponse({
          // The library reads it field by field.
          response: response as unknown as Authentication,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          credential: keyOf(stored),
          requireUserVerification: true,
        }),
      );
      await credentials.used(stored.id, now(), { counter: authenticationInfo.newCounter });
      await sessions.begin(call, member.id);
      return member;
    },
  };
}

function keyOf({ handle, secret, counter }: Credential): {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
} {
  return { id: handle ?? '', publicKey: new Uint8Array(Buffer.from(secret, 'base64url')), counter };
}
