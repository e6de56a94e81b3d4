import type { AnswerOf, BodyOf, EndpointName, Me, Problem, ProblemCode } from '../online/api.ts';
import type { Id } from '../online/entry.ts';
import type { Place } from '../online/seats.ts';
import type { Address } from './http/addresses.ts';

/** Who asks, as their session says. */
export interface Caller {
  readonly user: Me;
  /** The id of the session, which is not what its cookie holds. */
  readonly session: Id;
}

/** One request that has passed everything which is alike for all: origin, limits, the form of its body, its rights. */
export interface Call<N extends EndpointName = EndpointName> {
  /** Null only where the endpoint is for anybody. */
  readonly caller: Caller | null;
  readonly params: Readonly<Record<string, string>>;
  readonly body: BodyOf<N>;
  /** The network it comes from, as far as limits tell networks apart. */
  readonly net: string;
  /** What kind of device it is, in a few words made of its user agent. */
  readonly device: string;
  /** Where it was sent to, and whether the connection is good enough for passwords and passkeys. */
  readonly address: Address;
  /** Gives the answer a new session cookie, or takes it away. */
  setSession(token: string | null): void;
}

/** Does what an endpoint is for. Throws a `Denied` where it is not to be done. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N>>;
export type Handlers<N extends EndpointName = EndpointName> = { readonly [K in N]: Handler<K> };

/** Where the app asks for what rights need to know about a table. */
export type PlaceFinder = (table: Id) => Promise<Place | null>;

/** Where the app asks whose session a cookie holds. */
export type CallerFinder = (token: string) => Promise<Caller | null>;

/** Why something is not done; the app answers with its problem and the status that goes with it. */
export class Denied extends Error {
  override name = 'Denied';
  readonly problem: Problem;

  constructor(code: ProblemCode, more: Omit<Problem, 'problem'> = {}) {
    super(code);
    this.problem = { problem: code, ...more };
  }
}

/** The one who asks, where the endpoint is for users. */
export function callerOf({ caller }: Pick<Call, 'caller'>): Caller {
  if (!caller) throw new Denied('signed-out');
  return caller;
}
