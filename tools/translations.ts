import process from 'node:process';
import { checkLanguage, translatedLanguages } from '../src/testing/translations/folders.ts';
import { changedSince } from './translations/changed.ts';

/**
 * `npx tsx tools/translations.ts [LANGUAGE] [FILE…]`: what is missing, not used, doubtful, or translated from an English
 * message that has changed since. Without a language: how many findings each has.
 */

const [language, ...files] = process.argv.slice(2);

if (language === undefined) {
  for (const one of translatedLanguages()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to be read
    const found = await checkLanguage(one);
    const counts = [...new Set(found.map(({ kind }) => kind))].map(
      (kind) => `${found.filter((finding) => finding.kind === kind).length} ${kind}`,
    );
    console.log(`${one}: ${counts.join(', ') || 'complete, nothing doubtful'}`);
  }
} else if (!translatedLanguages().includes(language)) {
  console.error(`no folder src/text/${language}: there are ${translatedLanguages().join(', ') || 'none'}`);
  process.exitCode = 2;
} else {
  const wanted = (file: string): boolean => files.length === 0 || files.some((name) => file.startsWith(name));
  const found = await checkLanguage(language, wanted);
  for (const { file, key, kind, detail } of found) console.log(`${kind}  ${file}  ${key}  ${detail}`);
  const changed = changedSince(language, wanted);
  for (const { file, key, on } of changed) console.log(`changed  ${file}  ${key}  English changed on ${on}`);
  console.log(`${found.length} findings, ${changed.length} messages whose English is newer`);
  if (found.length > 0) process.exitCode = 1;
}
