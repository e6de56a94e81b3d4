import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Where a program is, by its name or its whole path; null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = name.startsWith('/') ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  const isProgram = (path: string): boolean => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** A group of programs with a folder of their own; they are stopped together. */
export interface Programs {
  readonly folder: string;
  start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  close(): Promise<void>;
}

export async function makePrograms(): Promise<Programs> {
  const folder = await mkdtemp(join(tmpdir(), 'railhead-browser-'));
  const started: { readonly child: ChildProcess; readonly ended: Promise<void> }[] = [];
  const kill = (): void => {
    for (const { child } of started) child.kill('SIGKILL');
  };
  // An aborted run leaves no browser behind.
  process.once('exit', kill);
  return {
    folder,
    start(program, args, options) {
      const child = spawn(program, args, options);
      const ended = new Promise<void>((resolve) => {
        child.once('error', () => resolve());
        child.once('exit', () => resolve());
      });
      started.push({ child, ended });
      return child;
    },
    async close() {
      kill();
      await Promise.all(started.map(({ ended }) => ended));
      process.off('exit', kill);
      // What a browser has started itself may still write there.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Asks repeatedly until there is an answer. */
export async function until<T>(what: string, ask: () => Promise<T | null>, patienceMs = 30_000): Promise<T> {
  const PAUSE_MS = 40;
  const end = Date.now() + patienceMs;
  /* oxlint-disable no-await-in-loop -- one question after the other */
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  /* oxlint-enable no-await-in-loop */
}
