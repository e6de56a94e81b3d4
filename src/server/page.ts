import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { API, API_ROOT } from '../online/api.ts';
import { sendStrictHeaders } from './http/headers.ts';

/** Where `npm run build` puts the page, from the sources as well as from the build. */
export const BUILT_PAGE = fileURLToPath(new URL('../../dist/web/', import.meta.url));

const YEAR = 365 * 24 * 60 * 60;

export class PageNotBuilt extends Error {
  override name = 'PageNotBuilt';

  constructor() {
    super('the page is not built yet: run npm run build');
  }
}

/** Hands out the built page. */
export async function servePage(server: FastifyInstance, root = BUILT_PAGE): Promise<void> {
  if (!existsSync(root)) throw new PageNotBuilt();
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
}

/**
 * A server that hands out the built page and nothing else. The page asks every server what it offers for playing online;
 * this one says that it is nothing, where browsers would log a 404 as an error.
 */
export async function makePageServer(root = BUILT_PAGE): Promise<FastifyInstance> {
  const server = fastify();
  sendStrictHeaders(server);
  server.get(`/${API_ROOT}${API.site.path}`, (_request, reply) => reply.code(204).send());
  await servePage(server, root);
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found\n'));
  return server;
}
