import type { Me } from '../../../online/api.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { words } from '../../words.ts';
import { troubleOf } from '../problems.ts';
import { becoming } from '../sign-in.ts';

/* The library for passkeys is loaded when one is used; few visits need it. */

/** Whether this browser may use passkeys here at all. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext;
}

type Form = Readonly<Record<string, unknown>>;
type Answered = { readonly response: Form } | { readonly why: string };

/** Lets the device answer what the server has asked of it: there may be no passkey, or a person who says no. */
async function answered(
  asked: Outcome<object>,
  step: (options: object) => Promise<object>,
): Promise<Answered> {
  if (asked.kind !== 'done') return { why: troubleOf(asked) ?? '' };
  try {
    return { response: { ...(await step(asked.answer)) } };
  } catch {
    return { why: words.t('page.online.passkey-trouble') };
  }
}

/** Signs in by a passkey of this device; why not, in words. */
export async function signInByPasskey(): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const found = await answered(await ask('passkeyChallenge'), (options) =>
    // Made for this very library by its other half on the server.
    startAuthentication({ optionsJSON: options as Options }),
  );
  if ('why' in found) return found.why;
  return becoming(await ask('signInByPasskey', { body: found }));
}

/** Makes a passkey on this device; why not, in words. */
export async function addPasskey(label: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const found = await answered(await ask('passkeyOptions'), (options) =>
    startRegistration({ optionsJSON: options as Options }),
  );
  if ('why' in found) return found.why;
  const outcome: Outcome<Me> = await ask('addPasskey', { body: { label, ...found } });
  return becoming(outcome);
}
