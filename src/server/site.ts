import { PROTOCOL } from '../online/protocol.ts';
import type { Handler } from './endpoints.ts';
import type { Door } from './people/parts.ts';
import type { Version } from './version.ts';

/** What a page learns first. */
export function siteHandler({ build, rules }: Version, door: Door, pushKey: string): Handler<'site'> {
  return async ({ caller, address: { isSecure } }) => ({
    p: PROTOCOL,
    build,
    rules,
    me: caller?.user ?? null,
    registration: door.registration,
    guests: door.guests,
    isSecure,
    push: isSecure ? pushKey : null,
  });
}
