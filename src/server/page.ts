import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** Where `npm run build` puts the page, from the sources as well as from the build. */
const BUILT_PAGE = fileURLToPath(new URL('../../dist/web/', import.meta.url));

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

const YEAR = 365 * 24 * 60 * 60;

export class PageNotBuilt extends Error {
  override name = 'PageNotBuilt';
}

/** A server that hands out the built page and nothing else. */
export async function makePageServer(root = BUILT_PAGE): Promise<FastifyInstance> {
  if (!existsSync(root)) throw new PageNotBuilt('the page is not built yet: run npm run build');
  const server = fastify();
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  await server.register(compress);
  await server.register(serveStatic, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files under assets/ carry a hash of their content in their name.
      const forEver = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', forEver ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found\n'));
  return server;
}
