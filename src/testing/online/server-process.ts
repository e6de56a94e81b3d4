import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API, API_ROOT, type AnswerOf, type BodyOf, type EndpointName } from '../../online/api.ts';
import { makePageFolder } from '../server/page-folder.ts';

const CHILD = fileURLToPath(new URL('server-child.ts', import.meta.url));

/** A real server in a process of its own, on a folder that outlives it. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'railhead-server-'));
  readonly #page = makePageFolder();
  #child: ChildProcess | null = null;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD, this.folder, this.#page.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#port = await new Promise((resolve, reject) => {
      let told = '';
      child.stdout.on('data', (text: Buffer) => {
        told += text.toString();
        if (told.endsWith('\n')) resolve(Number(told));
      });
      child.once('error', reject);
      child.once('close', () => reject(new Error('the server has ended by itself')));
    });
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async clear(): Promise<void> {
    await this.kill();
    this.#page.clear();
    rmSync(this.folder, { recursive: true });
  }
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
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as AnswerOf<N>;
  }
}
