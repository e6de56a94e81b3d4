import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { BadFile } from '../interop/bad-file.ts';
import { regarding } from './failure.ts';
import type { Io } from './io.ts';

export function readText(io: Io, path: string): string {
  return regarding(path, () => {
    const bytes = readFileSync(resolve(io.cwd, path));
    return (path.endsWith('.gz') ? unpacked(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  });
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new BadFile(`not a gzip file: ${(error as Error).message}`);
  }
}

/** The game files in a folder and those below it, in order; null where the path is no folder. */
export function gameFilesIn(io: Io, path: string): string[] | null {
  const folder = resolve(io.cwd, path);
  if (!statOf(folder)?.isDirectory()) return null;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.json(?:\.gz)?$/.test(name))
    .toSorted()
    .map((name) => join(path, name));
}

function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

/** Atomic: the text goes to a temporary file, which then replaces the target. */
function replaceFile(path: string, text: string): void {
  const beside = join(dirname(path), `.railhead-${process.pid}.tmp`);
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

export function writeText(io: Io, path: string, text: string): void {
  regarding(path, () => {
    const target = resolve(io.cwd, path);
    const old = statOf(target);
    if (old?.isDirectory()) throw new BadFile('is a directory');
    if (!old) return replaceFile(target, text);
    accessSync(target, constants.W_OK);
    // A device or a pipe must not be replaced by a file; a link must go on pointing where it did.
    if (!old.isFile()) return writeFileSync(target, text);
    replaceFile(realpathSync(target), text);
  });
}

/** To the file if one is named, to standard output otherwise. */
export function deliver(io: Io, path: string | undefined, text: string): void {
  if (path === undefined) io.out(text);
  else writeText(io, path, text);
}

export function makeFolder(io: Io, path: string): void {
  regarding(path, () => mkdirSync(resolve(io.cwd, path), { recursive: true }));
}
