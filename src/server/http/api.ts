import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type Access,
  API,
  type Endpoint,
  type EndpointName,
  LONGEST_BODY,
  LONGEST_IMPORT,
} from '../../online/api.ts';
import { KEY, placeOf, ROOMS } from '../../online/protocol.ts';
import { may, rolesOf } from '../../online/seats.ts';
import {
  type Call,
  Denied,
  type Caller,
  type Handler,
  type Handlers,
  type PlaceFinder,
} from '../endpoints.ts';
import { deviceOf } from './device.ts';
import { setSessionToken } from './session-cookie.ts';

/** What parameters of paths may be. */
const PARAMS: Readonly<Record<string, z.ZodMiniType<string>>> = {
  id: KEY,
  user: KEY,
  session: KEY,
  passkey: KEY,
  seat: z.string().check(z.regex(/^\d{1,2}$/)),
  room: z.enum(ROOMS),
};

function readParams(request: FastifyRequest): Record<string, string> {
  // Typed by the routes, which are made from a table.
  const params = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(params)) {
    if (!PARAMS[name] || !z.safeParse(PARAMS[name], value).success)
      throw new Denied('malformed', { at: name });
  }
  return params;
}

function readBody({ body }: Endpoint, data: unknown): Call['body'] {
  if (!body) {
    if (data !== undefined && data !== null) throw new Denied('malformed', { at: '' });
    return null;
  }
  const read = z.safeParse(body, data);
  if (!read.success) throw new Denied('malformed', { at: placeOf(read.error.issues[0]) });
  return read.data as Call['body'];
}

/** Refuses those who may not use an endpoint. A table that is hidden from them is answered like one that does not exist. */
async function checkAccess(
  access: Access,
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
  findPlace: PlaceFinder,
): Promise<void> {
  if (access === 'anybody') return;
  if (typeof access === 'string') {
    if (!caller) throw new Denied('signed-out');
    if (access === 'member' && caller.user.kind !== 'member') throw new Denied('members-only');
    return;
  }
  const user = caller?.user.id ?? null;
  const place = await findPlace(params['id'] ?? '');
  if (!place) throw new Denied('missing');
  const denial = may(user, access.deed, place);
  if (denial === null) return;
  const roles = rolesOf(user, place);
  if (roles.length === 0 || roles.includes('stranger')) throw new Denied('missing');
  if (denial !== 'seat') throw new Denied(denial);
  throw new Denied(caller ? 'rights' : 'signed-out');
}

function register(
  server: FastifyInstance,
  name: EndpointName,
  handlers: Handlers,
  findPlace: PlaceFinder,
): void {
  const endpoint: Endpoint = API[name];
  const { method, path, access, isLarge, isKept } = endpoint;
  // It gets the body that its own line of the contract has read.
  const handle = handlers[name] as Handler<EndpointName>;
  server.route({
    method,
    url: `/${path}`,
    bodyLimit: isLarge ? LONGEST_IMPORT : LONGEST_BODY,
    exposeHeadRoute: false,
    config: { endpoint: name },
    // Before the body is read: it may be large.
    preParsing: async (request) => checkAccess(access, request.caller, readParams(request), findPlace),
    handler: async (request, reply) => {
      const answer = await handle({
        caller: request.caller,
        params: readParams(request),
        body: readBody(endpoint, request.body),
        net: request.net,
        device: deviceOf(request.headers['user-agent']),
        address: request.address,
        setSession: (token) => setSessionToken(reply, request.address, token),
      });
      return isKept ? sendKept(request, reply, answer) : send(reply, answer);
    },
  });
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  return answer === null ? reply.code(204).send() : reply.send(answer);
}

/** Only if the browser does not have it yet. Who may see it has been looked at again. */
function sendKept(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Registers every endpoint of the contract. */
export function registerEndpoints(server: FastifyInstance, handlers: Handlers, findPlace: PlaceFinder): void {
  for (const name of Object.keys(handlers) as EndpointName[]) register(server, name, handlers, findPlace);
}
