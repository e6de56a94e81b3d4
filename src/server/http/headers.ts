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
  // Nobody else learns an address. With `no-referrer` some browsers hide the origin from us, too, and changes need it.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers heed it over https and on their own machine; elsewhere they log it as an error of the page. */
const OPENER = { 'cross-origin-opener-policy': 'same-origin' };
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Everything this server answers is under the same strict policy. */
export function sendStrictHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async ({ protocol, hostname }, reply) => {
    reply.headers(HEADERS);
    if (protocol === 'https' || OWN_MACHINE.includes(hostname)) reply.headers(OPENER);
  });
}
