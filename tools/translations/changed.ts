import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A message whose English words were changed after its translation. */
interface Changed {
  readonly file: string;
  readonly key: string;
  /** The day of the change. */
  readonly on: string;
}

const TEXT = 'src/text';

/** When each line of a file was last changed, in seconds; nothing for a file that git does not know yet. */
function timesOf(path: string): number[] {
  if (execFileSync('git', ['ls-files', path], { encoding: 'utf8' }) === '') return [];
  const blame = execFileSync('git', ['blame', '--line-porcelain', path], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return [...blame.matchAll(/^author-time (\d+)$/gm)].map(([, seconds]) => Number(seconds));
}

/** When each message of a file was last changed, by its key. */
function changesIn(path: string): Map<string, number> {
  const times = timesOf(path);
  const changes = new Map<string, number>();
  let key: string | null = null;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const named = /^\s*(?:'([^']+)'|(\w+)):/.exec(line);
      if (named) key = named[1] ?? named[2] ?? null;
      if (key !== null) changes.set(key, Math.max(changes.get(key) ?? 0, times[index] ?? 0));
      if (/^\s*}/.test(line)) key = null;
    });
  return changes;
}

/** The messages of a language whose English is newer, by what git knows of their lines. */
export function changedSince(language: string, wanted: (file: string) => boolean): Changed[] {
  const files = readdirSync(join(TEXT, language), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && wanted(name) && existsSync(join(TEXT, 'en', name)),
  );
  return files.flatMap((name) => {
    const english = changesIn(join(TEXT, 'en', name));
    const own = changesIn(join(TEXT, language, name));
    return [...english].flatMap(([key, time]) => {
      const translated = own.get(key);
      if (!translated || translated >= time) return [];
      return { file: name.replace(/\.ts$/, ''), key, on: new Date(time * 1000).toISOString().slice(0, 10) };
    });
  });
}
