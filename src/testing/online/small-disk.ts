import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const SIZE = '16m';
const BLOCK = Buffer.alloc(4096);

/** Why no small disk can be had here; null if one can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux has tmpfs';
  return process.getuid?.() === 0 ? null : 'only root may mount a tmpfs';
}

/** A real file system of its own, small enough to be filled. */
export class SmallDisk {
  readonly #mounted = mkdtempSync(join(tmpdir(), 'railhead-disk-'));
  readonly #filler: string;
  /** A folder on it. */
  readonly folder: string;

  constructor() {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', this.#mounted]);
    this.#filler = join(this.#mounted, 'filler');
    this.folder = join(this.#mounted, 'data');
    mkdirSync(this.folder);
  }

  /** Uses up everything that is left. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (;;) writeSync(file, BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.#filler);
  }

  remove(): void {
    // The driver keeps files open as long as this process lives: it goes once they are closed.
    execFileSync('umount', ['--lazy', this.#mounted]);
    rmdirSync(this.#mounted);
  }
}
