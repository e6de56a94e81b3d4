import { describe, expect, test } from 'vitest';
import { KEY_MAP } from './key-map.ts';
import { nameOf, signOf } from './keys.ts';

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false };

describe('a key', () => {
  test.each([
    ['a Latin letter', 'N', 'KeyN', 'n'],
    // German keyboards have z and y the other way round: what is typed counts, not its place.
    ['a letter in another place', 'z', 'KeyY', 'z'],
    ['a Latin letter with an accent', 'é', 'Digit2', 'é'],
    ['a Cyrillic letter', 'т', 'KeyN', 'n'],
    ['a Cyrillic capital', 'Т', 'KeyN', 'n'],
    ['a Cyrillic letter in the place of a bracket', 'х', 'BracketLeft', '['],
    ['another one', 'ъ', 'BracketRight', ']'],
    ['a Greek letter', 'ν', 'KeyN', 'n'],
    ['an Arabic figure', '١', 'Digit1', '1'],
    ['a foreign letter where there is none of ours', 'ж', 'Semicolon', 'ж'],
    // On a French keyboard the comma is in the place of m.
    ['a sign', ',', 'KeyM', ','],
    ['a figure', '0', 'Digit0', '0'],
    ['a bracket', '[', 'Digit8', '['],
    ['a key with a name', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ])('that types %s means what is bound to it', (_, key, code, meant) => {
    expect(signOf({ key, code })).toBe(meant);
  });

  test('has its modifiers in its name', () => {
    expect(nameOf({ ...PLAIN, key: 'я', code: 'KeyZ', ctrlKey: true })).toBe('Mod+z');
    expect(nameOf({ ...PLAIN, key: 'Я', code: 'KeyZ', metaKey: true, shiftKey: true })).toBe('Mod+Shift+z');
    expect(nameOf({ ...PLAIN, key: '?', code: 'Slash', shiftKey: true })).toBe('?');
    expect(nameOf({ ...PLAIN, key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  });
});

test('what is done by brackets is done by keys that every keyboard has, too', () => {
  const everywhere = (key: string): boolean => !/[[\]{}@#~|\\]/.test(key);
  for (const keys of Object.values(KEY_MAP)) {
    const reached = Object.entries(keys).filter(([key]) => everywhere(key));
    expect(new Set(reached.map(([, what]) => what))).toEqual(new Set(Object.values(keys)));
  }
});
