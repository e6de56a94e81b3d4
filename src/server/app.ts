import cookie from '@fastify/cookie';
import pressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { API_ROOT, type EndpointName, SOCKET_PATH } from '../online/api.ts';
import { type CallerFinder, type Caller, Denied, type Handlers, type PlaceFinder } from './endpoints.ts';
import type { Address, Addresses } from './http/addresses.ts';
import { registerEndpoints } from './http/api.ts';
import { ALL_REQUESTS, ENDPOINT_LIMITS } from './http/endpoint-limits.ts';
import { sendStrictHeaders } from './http/headers.ts';
import { Limiter, networkOf } from './http/limits.ts';
import { answerTo } from './http/problems.ts';
import { sessionToken } from './http/session-cookie.ts';
import { allowSockets, type LiveHub, openSocket } from './live/socket.ts';
import { servePage } from './page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it was sent to. */
    address: Address;
    /** Where it comes from, as limits count it. */
    net: string;
    /** Whose session it brings. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    readonly endpoint?: EndpointName;
  }
}

/** What makes a server of the page one for playing across the internet. */
export interface Online {
  readonly handlers: Handlers;
  readonly findCaller: CallerFinder;
  readonly findPlace: PlaceFinder;
  readonly hub: LiveHub;
  /** Whether the storage answers. */
  readonly isReady: () => Promise<boolean>;
  /** Milliseconds, for limits. */
  readonly now: () => number;
}

type Pressure = Omit<NonNullable<Parameters<typeof pressure>[1]>, 'customError' | 'retryAfter'>;

export interface AppOptions {
  /** The folder of the built page, if it is not where the build puts it. */
  readonly root?: string;
  readonly addresses: Addresses;
  /** Networks of proxies whose word is taken for where a request comes from. */
  readonly trusted: readonly string[];
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Answers "busy" beyond these; null: never. */
  readonly pressure: Pressure | null;
  readonly online: Online;
}

const API_PREFIX = `/${API_ROOT.replace(/\/$/, '')}`;

/** A request that takes longer to arrive is given up. */
const REQUEST_MS = 60_000;

/** How long those are sent away who come while there is too much to do. */
const RETRY_AFTER_S = 5;

const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/** One server with the page, the endpoints and the socket. */
export class App {
  readonly server: FastifyInstance;
  readonly #online: Online;
  readonly #addresses: Addresses;
  readonly #limiter: Limiter;
  #stopped: Promise<void> | null = null;

  private constructor({ online, addresses, trusted, logger }: AppOptions) {
    this.server = fastify({
      logger,
      requestTimeout: REQUEST_MS,
      trustProxy: trusted.length > 0 ? [...trusted] : false,
    });
    this.#online = online;
    this.#addresses = addresses;
    this.#limiter = new Limiter(online.now);
  }

  static async make(options: AppOptions): Promise<App> {
    const app = new App(options);
    await app.#setUp(options);
    await app.server.ready();
    return app;
  }

  /** Not ready any more, pages told, what is under way on the disk, then closed. */
  stop(): Promise<void> {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end(): Promise<void> {
    await this.#online.hub.bye();
    await this.server.close();
  }

  async #setUp({ root, pressure: limits }: AppOptions): Promise<void> {
    const { server } = this;
    sendStrictHeaders(server);
    server.setErrorHandler(async (error, request, reply) => {
      const { status, problem, isOurs } = answerTo(error);
      if (isOurs) request.log.error(error);
      if (problem.wait !== undefined) reply.header('retry-after', Math.ceil(problem.wait / 1000));
      return reply.code(status).send(problem);
    });
    server.decorateRequest('address');
    server.decorateRequest('net', '');
    server.decorateRequest('caller', null);
    await allowSockets(server);
    await this.#answerHealth(limits);
    server.addHook('onRequest', async (request, reply) => {
      const address = this.#addresses.of(request.host, request.protocol);
      if (!address) return reply.code(421).type('text/plain').send('Misdirected request\n');
      request.address = address;
      request.net = networkOf(request.ip);
    });
    await servePage(server, root);
    server.setNotFoundHandler(async (request, reply) => {
      if (request.url.startsWith(`/${API_ROOT}`)) throw new Denied('missing');
      return reply.code(404).type('text/plain').send('Not found\n');
    });
    await server.register((api) => this.#serveApi(api), { prefix: API_PREFIX });
  }

  async #answerHealth(limits: AppOptions['pressure']): Promise<void> {
    const { server } = this;
    server.get('/healthz', async () => ({ ok: true }));
    server.get('/readyz', async (_request, reply) => {
      const isReady = this.#stopped === null && (await this.#online.isReady());
      return reply.code(isReady ? 200 : 503).send({ ready: isReady });
    });
    if (limits) {
      const customError = class extends Denied {
        constructor() {
          super('busy', { wait: RETRY_AFTER_S * 1000 });
        }
      };
      await server.register(pressure, { ...limits, retryAfter: RETRY_AFTER_S, customError });
    }
  }

  async #serveApi(api: FastifyInstance): Promise<void> {
    const { handlers, findPlace, hub } = this.#online;
    await api.register(cookie);
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      this.#limit('net', request.net, request.routeOptions.config.endpoint);
      // The socket is opened by a GET, which browsers let any page do.
      if (CHANGES.has(request.method) || request.ws) {
        if (request.headers.origin !== request.address.origin) throw new Denied('origin');
      }
      const token = sessionToken(request, request.address);
      request.caller = token === null ? null : await this.#online.findCaller(token);
      if (request.caller) this.#limit('user', request.caller.user.id, request.routeOptions.config.endpoint);
    });
    openSocket(api, `/${SOCKET_PATH}`.slice(API_PREFIX.length), hub);
    registerEndpoints(api, handlers, findPlace);
  }

  #limit(of: 'net' | 'user', who: string, endpoint: EndpointName | undefined): void {
    const own = endpoint && ENDPOINT_LIMITS[endpoint]?.[of];
    const wait = Math.max(
      this.#limiter.take(`${of} ${who}`, ALL_REQUESTS[of]),
      own ? this.#limiter.take(`${of} ${who} ${endpoint}`, own) : 0,
    );
    if (wait > 0) throw new Denied('slow-down', { wait });
  }
}
