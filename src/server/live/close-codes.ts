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
