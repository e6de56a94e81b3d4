import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../cli/run.ts';
import type { Io } from '../cli/io.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for one test file. */
export interface Desk {
  readonly folder: string;
  /** Writes a file and gives its path. */
  file(name: string, text: string): string;
  /** Runs a command line in the folder and keeps what it prints. */
  railhead(...argv: string[]): Promise<Ended>;
  /** The same with some of the surroundings changed. */
  railheadWith(io: Partial<Io>, ...argv: string[]): Promise<Ended>;
  clear(): void;
}

export function makeDesk(): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-'));

  async function railheadWith(changes: Partial<Io>, ...argv: string[]): Promise<Ended> {
    let out = '';
    let err = '';
    const io: Io = {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      ask: () => Promise.resolve(null),
      cwd: folder,
      colour: false,
      redraws: false,
      debug: false,
      ...changes,
    };
    const code = await run(argv, io);
    return { code, out, err };
  }

  return {
    folder,
    file(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    railhead: (...argv) => railheadWith({}, ...argv),
    railheadWith,
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
