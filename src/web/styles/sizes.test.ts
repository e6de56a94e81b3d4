import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Text within a drawing of its own scale: the drawing as a whole grows. */
const DRAWN = /\btext\b[^{}]*\{[^{}]*\}/g;
const TYPE = /(?<![-\w])(?:font|font-size|line-height)\s*:[^;{}]*?\d(?:\.\d+)?px/g;
const CONTROL =
  /(?<![-\w])(?:min-height|height|width|min-width|max-width|grid-template[a-z-]*|padding[a-z-]*)\s*:[^;{}]*\b(?:[5-9]|\d{2,})px/g;
const QUERY = /@media[^{]*\d+px/g;

test('text, controls and the widths at which the page changes grow with the reader’s text size', () => {
  const fixed = readdirSync(WEB, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(`${WEB}/${file}`, 'utf8').replaceAll(DRAWN, '');
      return [TYPE, CONTROL, QUERY].flatMap((kind) =>
        [...css.matchAll(kind)].map(([found]) => `${file}: ${found} (a rem, or an em of a query, is 16 px)`),
      );
    });
  expect(fixed).toEqual([]);
});
