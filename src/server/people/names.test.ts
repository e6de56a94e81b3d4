import { describe, expect, test } from 'vitest';
import { nameKey, tidyName } from './names.ts';

describe('a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ａｎｎ', 'Ann'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['李雷', '李雷'],
    ['محمد', 'محمد'],
    ['דָּוִד', 'דָּוִד'.normalize('NFKC')],
    ['Ann 🚂', 'Ann 🚂'],
    ['<script>alert(1)</script>'.slice(0, 24), '<script>alert(1)</script'],
    ["Robert'); drop table", "Robert'); drop table"],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['&amp; Ann', '&amp; Ann'],
  ])('%j is kept as %j', (given, name) => {
    expect(tidyName(given)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['one letter', 'A'],
    ['25 letters', 'x'.repeat(25)],
    ['blanks alone', '   '],
    ['signs alone', '!!!'],
    ['a picture alone', '🚂🚂'],
    ['a control', 'An\u0007n'],
    ['a line end', 'An\nn'],
    ['a line separator', 'An\u2028n'],
    ['a mark of direction', 'Ann\u202E'],
    ['an isolate', '\u2067Ann\u2069'],
    ['a space without width', 'An\u200Bn'],
    ['half of a character', 'An\uD83D'],
    ['a private character', 'An\uE000'],
    ['a tower of marks', `A${'\u0301'.repeat(4)}nn`],
    ['a byte order mark', '\uFEFFAnn'],
  ])('with %s is refused', (_, given) => {
    expect(tidyName(given)).toBeNull();
  });
});

describe('the key of a name', () => {
  test.each([
    ['Ann', 'aNN'],
    ['Ann', 'A n-n'],
    ['Zoe', 'Zoë'],
    ['Cape', 'Саре'],
    ['Ｍａｘ', 'Max'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ann 2'],
    ['李', '雷'],
  ])('differs for %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
