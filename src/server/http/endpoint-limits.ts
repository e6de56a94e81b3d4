import type { EndpointName } from '../../online/api.ts';
import { HOUR, type Limit, MINUTE } from './limits.ts';

/** Who a limit counts: the network a request comes from, or the user it is made by. */
interface Limits {
  readonly net?: Limit;
  readonly user?: Limit;
}

/** Of all requests together. Several people may share a network. */
export const ALL_REQUESTS: Required<Limits> = {
  net: { most: 1200, perMs: MINUTE },
  user: { most: 600, perMs: MINUTE },
};

const GUESSES = { net: { most: 20, perMs: 15 * MINUTE } };

/** What costs more than others, or could be guessed by trying. Tables a day are counted where they are made. */
export const ENDPOINT_LIMITS: Readonly<Partial<Record<EndpointName, Limits>>> = {
  beGuest: { net: { most: 40, perMs: HOUR } },
  register: { net: { most: 20, perMs: HOUR } },
  signIn: GUESSES,
  recover: GUESSES,
  useDeviceLink: GUESSES,
  signInByPasskey: GUESSES,
  passkeyChallenge: { net: { most: 60, perMs: 15 * MINUTE } },
  setPassword: { user: { most: 10, perMs: 15 * MINUTE } },
  rename: { user: { most: 10, perMs: HOUR } },
  deviceLink: { user: { most: 20, perMs: HOUR } },
  recoveryCodes: { user: { most: 10, perMs: HOUR } },
  passkeyOptions: { user: { most: 20, perMs: HOUR } },
  addPasskey: { user: { most: 20, perMs: HOUR } },
  subscribe: { user: { most: 30, perMs: HOUR } },
  testPush: { user: { most: 6, perMs: 10 * MINUTE } },
  relate: { user: { most: 60, perMs: HOUR } },
};
