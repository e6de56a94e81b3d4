import type { Me } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';

/** One socket, as the hub sees it. */
export interface Connection {
  /** Null: nobody who has signed in. */
  readonly user: Me | null;
  readonly session: Id | null;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** What has been sent and is not on its way yet. */
  bufferedBytes(): number;
}

/** What a socket tells the hub. */
export interface Ear {
  hear(text: string): void;
  left(): void;
}

/** Why the server closes a socket. */
export const CLOSE = {
  /** The server stops. */
  away: 1001,
  /** It asks for too much. */
  flooding: 1008,
  /** It does not read. */
  stuffed: 1013,
  /** Its session is over. */
  signedOut: 4401,
  /** One user has too many. */
  crowded: 4429,
} as const;
