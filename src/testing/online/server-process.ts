import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePageFolder } from '../server/page-folder.ts';

const CHILD = fileURLToPath(new URL('server-child.ts', import.meta.url));

/** A real server in a process of its own, on a folder that outlives it. */
export class ServerProcess {
  readonly folder: string;
  readonly #page = makePageFolder();
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(folder = mkdtempSync(join(tmpdir(), 'railhead-server-'))) {
    this.folder = folder;
  }

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
