import { afterAll } from 'vitest';
import { API, API_ROOT, type EndpointName } from '../../online/api.ts';
import { App, type AppOptions, type Online } from '../../server/app.ts';
import { Addresses } from '../../server/http/addresses.ts';
import { makePageFolder } from './page-folder.ts';

/** For a file of tests: makes apps, which are closed after them. */
export function useApps(): (online: Online, options?: Partial<AppOptions>) => Promise<App> {
  const page = makePageFolder();
  const apps: App[] = [];
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    page.clear();
  });
  return async (online, options = {}) => {
    const app = await App.make({
      root: page.path,
      addresses: new Addresses(null, () => new Set()),
      trusted: [],
      logger: false,
      pressure: null,
      ...options,
      online,
    });
    apps.push(app);
    return app;
  };
}

export interface Asked {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The token of the session cookie it sets; null where it takes it away, undefined where it leaves it. */
  readonly token: string | null | undefined;
}

/** The path of an endpoint, with its parameters filled in. */
export function pathOf(name: EndpointName, params: Readonly<Record<string, string>> = {}): string {
  return `/${API_ROOT}${API[name].path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`;
}

/** Asks an endpoint as the page does. */
export async function ask(
  { server }: Pick<App, 'server'>,
  name: EndpointName,
  asked: Asked = {},
): Promise<Answered> {
  const { token, params, body, headers, remoteAddress } = asked;
  const response = await server.inject({
    method: API[name].method,
    url: pathOf(name, params),
    headers: {
      origin: 'http://localhost',
      ...(token !== undefined && { cookie: `railhead=${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const set = response.cookies.find((cookie) => cookie.name.endsWith('railhead'));
  return {
    status: response.statusCode,
    body: response.body === '' ? null : (response.json() as unknown),
    headers: response.headers,
    token: set && (set.value === '' ? null : set.value),
  };
}
