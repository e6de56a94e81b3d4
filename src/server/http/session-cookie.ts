import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Address } from './addresses.ts';

const PLAIN = 'railhead';
/** A browser takes a name with this prefix only over https, for this host alone. */
const STRICT = `__Host-${PLAIN}`;

/** As long as browsers keep one. The server ends a session earlier. */
const LONGEST_S = 400 * 24 * 60 * 60;

function nameFor({ isHttps }: Address): string {
  return isHttps ? STRICT : PLAIN;
}

export function sessionToken(request: FastifyRequest, address: Address): string | null {
  return request.cookies[nameFor(address)] ?? null;
}

/** Gives a browser a new token, or takes the one it has away. */
export function setSessionToken(reply: FastifyReply, address: Address, token: string | null): void {
  const options = { path: '/', httpOnly: true, secure: address.isHttps, sameSite: 'strict' } as const;
  if (token === null) reply.clearCookie(nameFor(address), options);
  else reply.setCookie(nameFor(address), token, { ...options, maxAge: LONGEST_S });
}
