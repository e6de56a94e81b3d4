import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT, Failure } from '../failure.ts';
import { PACKAGE_ROOT } from '../io.ts';

const RAILHEAD = fileURLToPath(new URL('bin/railhead.js', PACKAGE_ROOT));
const PAGE_BYTES = 4096;

/** A server as `railhead serve` runs it, in a process and on a folder of its own. */
export class BenchedServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'railhead-bench-'));
  #child: ChildProcess | null = null;
  port = 0;

  async start(): Promise<void> {
    // It takes our word for where requests come from, so that this machine can stand for many.
    const options = [
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--data',
      this.#folder,
      '--trust-proxy',
      '127.0.0.1',
    ];
    const child = spawn(process.execPath, [RAILHEAD, 'serve', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    this.port = await new Promise((resolve, reject) => {
      let told = '';
      child.stdout.on('data', (text: Buffer) => {
        told += text.toString();
        const port = /localhost:(\d+)/.exec(told)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('error', reject);
      child.once('close', () => reject(new Failure(`the server did not start: ${said.trim()}`, CONTENT)));
    });
  }

  /** What it holds in memory, in megabytes; null where the system does not tell. */
  memory(): number | null {
    try {
      const [, resident] = readFileSync(`/proc/${this.#child?.pid}/statm`, 'utf8').split(' ');
      return (Number(resident) * PAGE_BYTES) / 1e6;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true });
  }
}
