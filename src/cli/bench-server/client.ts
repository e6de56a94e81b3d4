import { API, API_ROOT, type AnswerOf, type BodyOf, type EndpointName } from '../../online/api.ts';

/** The server has more to do than it can. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Somebody who asks a server over the network, as a page of theirs does. */
export class Client {
  readonly #server: { readonly port: number };
  /** Where they come from, as the server is told. */
  readonly from: string;
  cookie = '';

  constructor(server: { readonly port: number }, from: string) {
    this.#server = server;
    this.from = from;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  get headers(): Record<string, string> {
    return { origin: this.origin, cookie: this.cookie, 'x-forwarded-for': this.from };
  }

  async ask<N extends EndpointName>(
    name: N,
    params: Readonly<Record<string, string>> = {},
    body?: BodyOf<N>,
  ): Promise<AnswerOf<N>> {
    const { method, path } = API[name];
    const filled = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '');
    const answer = await fetch(`${this.origin}/${API_ROOT}${filled}`, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status === 503) throw new Busy(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as AnswerOf<N>;
  }
}
