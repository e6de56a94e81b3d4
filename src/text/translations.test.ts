import { describe, expect, it } from 'vitest';
import { checkLanguage, translatedLanguages } from '../testing/translations/folders.ts';

/** `npx tsx tools/translations.ts LANGUAGE` prints the same for a translator. */
describe.each(translatedLanguages())('%s', (language) => {
  it('says everything, by its own words and rules of writing', async () => {
    const found = await checkLanguage(language);
    expect(found.map(({ file, key, kind, detail }) => `${kind} ${file} ${key}: ${detail}`)).toEqual([]);
  });
});
