import { isJsonObject } from '../../core/json.ts';
import {
  API,
  API_ROOT,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Problem,
  PROBLEMS,
} from '../../online/api.ts';

/** What became of a request. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly answer: T }
  /** The server has said why not. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer of ours: no network, no server, or something else in its place. Whether it was done is not known. */
  | { readonly kind: 'unreachable' };

/** What stands for `:id` and the like in the path. */
export type Params = Readonly<Record<string, string | number>>;

interface Wish<Body> {
  readonly params?: Params;
  readonly body?: Body;
}

/** What goes with a request: nothing, or a body where the endpoint takes one. */
type Call<N extends EndpointName> =
  BodyOf<N> extends null ? [wish?: Wish<undefined>] : [wish: Wish<BodyOf<N>> & { readonly body: BodyOf<N> }];

/** Asks the server, by the contract of its endpoints. */
export type Ask = <N extends EndpointName>(name: N, ...call: Call<N>) => Promise<Outcome<AnswerOf<N>>>;

/** Longer than a slow network needs for a whole game, shorter than a person waits without trying again. */
const PATIENCE_MS = 30_000;

/** The address of an endpoint, below the page. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, params: Params = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`no ${name} for ${path}`);
    return encodeURIComponent(value);
  });
  return API_ROOT + filled;
}

/** The body of a refusal; null where it is not from our server. */
function readProblem(data: unknown): Problem | null {
  if (!isJsonObject(data) || typeof data['problem'] !== 'string') return null;
  const { problem, at, wait } = data;
  // A reason that is not known yet is that of a newer server.
  const known = PROBLEMS.find((code) => code === problem) ?? 'old-page';
  return {
    problem: known,
    ...(typeof at === 'string' && { at }),
    ...(typeof wait === 'number' && { wait }),
  };
}

async function readJsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

async function outcomeOf(response: Response): Promise<Outcome<unknown>> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  // A page of a proxy or of a static host is no answer.
  if (response.status !== 204 && !isJson) return { kind: 'unreachable' };
  const data = await readJsonOf(response);
  if (response.ok) return { kind: 'done', answer: data };
  const problem = readProblem(data);
  return problem ? { kind: 'refused', problem } : { kind: 'unreachable' };
}

/** A client that sends its requests by `send`. */
export function makeClient(send: (address: string, wish: RequestInit) => Promise<Response>): Ask {
  return async <N extends EndpointName>(name: N, ...call: Call<N>) => {
    const { method, path, isKept }: Pick<Endpoint, 'method' | 'path' | 'isKept'> = API[name];
    const [wish]: readonly (Wish<unknown> | undefined)[] = call;
    const { params, body } = wish ?? {};
    const address = addressOf({ path }, params);
    try {
      const response = await send(address, {
        method,
        cache: isKept ? 'no-cache' : 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return (await outcomeOf(response)) as Outcome<AnswerOf<N>>;
    } catch {
      return { kind: 'unreachable' };
    }
  };
}

/** Asks the server this page comes from. */
export const ask: Ask = makeClient((address, wish) => fetch(address, wish));
