import { Agent, request } from 'node:https';
import type { RequestDetails } from 'web-push';
import { publicLookup } from './services.ts';

/** How a push service has answered: null where it has not, in time. */
export type Post = (details: RequestDetails) => Promise<number | null>;

const PATIENCE_MS = 5000;

/** Posts to push services: to public addresses alone, without following where they send on, and for so long. */
export function makePost(
  send: typeof request = request,
  agent = new Agent({ lookup: publicLookup() }),
  patienceMs = PATIENCE_MS,
): Post {
  return ({ endpoint, method, headers, body }) =>
    new Promise((resolve) => {
      const posting = send(
        endpoint,
        {
          method,
          headers,
          agent,
          signal: AbortSignal.timeout(patienceMs),
        },
        (response) => {
          resolve(response.statusCode ?? null);
          // What it says besides is of no use.
          response.destroy();
        },
      );
      posting.on('error', () => resolve(null));
      posting.end(body);
    });
}
