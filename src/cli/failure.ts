import { BadInput } from '../core/bad-input.ts';
import { makeWords } from '../text/words.ts';
import { spoken } from './language.ts';

export const CONTENT = 1;
export const USAGE = 2;

/** One line for the person at the terminal, with the exit code it stands for. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: typeof CONTENT | typeof USAGE;

  constructor(message: string, exitCode: typeof CONTENT | typeof USAGE, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

export function usage(message: string): Failure {
  return new Failure(message, USAGE);
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'is a directory',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'exists and is not a directory',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ERR_FS_FILE_TOO_LARGE: 'is too large',
  ERR_STRING_TOO_LONG: 'is too large',
};

function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** Its one-line message. */
export function inWords(error: BadInput): string {
  const { locale, common } = spoken();
  return makeWords(locale, [common]).input(error);
}

/** The reason in words: plain where the user can fix it, marked as our bug where not. */
function reasonOf(error: unknown): string {
  if (error instanceof BadInput) return inWords(error);
  const code = systemCode(error);
  if (code !== null) return SYSTEM_ERRORS[code] ?? code;
  return `internal error: ${error instanceof Error ? error.message : String(error)}`;
}

/** Anything that was thrown, as the line to print. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(reasonOf(error), CONTENT, error);
}

/** Runs something that concerns a file (or a seed, or an option) and puts its name in front of any error. */
export function regarding<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${what}: ${reasonOf(error)}`, CONTENT, error);
  }
}

/** Checks a choice made on the command line: errors in it are usage errors. */
export function regardingUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? usage(inWords(error)) : error;
  }
}

// oxlint-disable-next-line no-control-regex -- taking control characters out is the purpose
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Text from outside on one line, unable to steer the terminal. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}
