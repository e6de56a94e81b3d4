import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Glossary } from '../../text/glossary.ts';
import { checkPair, type Finding, withoutExceptions } from './checks.ts';

/** Languages are folders that mirror the English one file by file, so a missing message is found where it belongs. */

const TEXT = fileURLToPath(new URL('../../text/', import.meta.url));
const SOURCE = 'en';

/** Nothing promised yet. */
const NO_GLOSSARY: Glossary = { terms: [], forbidden: [], foreign: [], exceptions: [] };

/** What a file says, by export and key; the names of exports are as in English. */
type Said = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Words to search for and chapters for reference are no messages. */
const NO_MESSAGES = new Set(['synonyms', 'reference']);

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') return into.set(path, value);
  if (typeof value !== 'object' || value === null) return into;
  for (const [key, inner] of Object.entries(value)) {
    if (NO_MESSAGES.has(key)) continue;
    flatten(inner, path === '' ? key : `${path}.${key}`, into);
  }
  return into;
}

/** `RULES_RU_1848` and `RULES_EN_1848` are the same export in two languages. */
function commonName(name: string, language: string): string {
  return name
    .split('_')
    .map((part) => (part === language.toUpperCase() ? SOURCE.toUpperCase() : part))
    .join('_');
}

async function read(language: string, file: string): Promise<Said | null> {
  const path = join(TEXT, language, file);
  if (!existsSync(path)) return null;
  const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  return new Map(
    Object.entries(exported).map(([name, value]) => [
      commonName(name, language),
      flatten(value, '', new Map()),
    ]),
  );
}

/** The files with messages; an index only puts others together. */
function filesOf(language: string): string[] {
  return readdirSync(join(TEXT, language), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/(?:^|\/)(?:index|glossary)\.ts$/.test(name))
    .toSorted();
}

async function glossaryOf(language: string): Promise<Glossary> {
  const path = join(TEXT, language, 'glossary.ts');
  if (!existsSync(path)) return NO_GLOSSARY;
  const { GLOSSARY } = (await import(pathToFileURL(path).href)) as { readonly GLOSSARY: Glossary };
  return GLOSSARY;
}

/** The languages that have a folder, English left out. */
export function translatedLanguages(): string[] {
  return readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SOURCE)
    .map(({ name }) => name);
}

/** Everything in a language that is missing, not used or doubtful; `fileNames` narrows it to some files. */
export async function checkLanguage(
  language: string,
  fileNames: (file: string) => boolean = () => true,
): Promise<readonly Finding[]> {
  const glossary = await glossaryOf(language);
  const found: Finding[] = [];
  // What one file takes over from another is looked at once.
  const seen = new Set<string>();
  const files = new Set([...filesOf(SOURCE), ...filesOf(language)]);
  for (const path of files) {
    if (!fileNames(path)) continue;
    const file = path.replace(/\.ts$/, '');
    // oxlint-disable-next-line no-await-in-loop -- a few dozen small files
    const [english, own] = await Promise.all([read(SOURCE, path), read(language, path)]);
    if (!own || !english) {
      found.push({ file, key: '', kind: own ? 'unused' : 'missing', detail: 'the whole file' });
      continue;
    }
    for (const [name, messages] of english) {
      const ours = own.get(name) ?? new Map<string, string>();
      for (const [key, message] of messages) {
        const said = ours.get(key);
        const id = `${key}\0${message}\0${said ?? ''}`;
        if (seen.has(id)) continue;
        seen.add(id);
        if (said === undefined) found.push({ file, key, kind: 'missing', detail: message });
        else
          found.push(
            ...checkPair(
              { file, key, english: message, own: said, isProse: /^rules-|^overview-/.test(file) },
              language,
              glossary,
            ),
          );
      }
      for (const key of ours.keys()) {
        if (!messages.has(key))
          found.push({ file, key, kind: 'unused', detail: 'English has no such message' });
      }
    }
    for (const name of own.keys()) {
      if (!english.has(name))
        found.push({ file, key: name, kind: 'unused', detail: 'English exports nothing of this name' });
    }
  }
  return withoutExceptions(found, glossary);
}
