import type { FastifyInstance } from 'fastify';

/**
 * The page brings everything along: no script, style, picture or request from elsewhere. Drawings carry single
 * style attributes, which can load nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Everything this server answers is under the same strict policy. */
export function sendStrictHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}
