import { describe, expect, test } from 'vitest';
import { words } from '../words.ts';
import { copyName, type NameOfCopy } from './copy-name.ts';

const inEnglish: NameOfCopy = (name, number) =>
  name === '' ? words.t('page.home.copy', { number }) : words.t('page.home.copy-of', { name, number });

function copy(name: string, taken: readonly string[] = []): string {
  return copyName(name, [name, ...taken], inEnglish);
}

describe('the name of a copy', () => {
  test('a copy of a copy is the next copy of the same game', () => {
    expect(copy('Friday')).toBe('Friday (copy)');
    expect(copy('Friday (copy)', ['Friday'])).toBe('Friday (copy 2)');
    expect(copy('Friday (copy 2)', ['Friday', 'Friday (copy)'])).toBe('Friday (copy 3)');
    expect(copy('Friday', ['Friday (copy)', 'Friday (copy 2)'])).toBe('Friday (copy 3)');
  });

  test('a number that has become free is used again', () => {
    expect(copy('Friday (copy 2)', ['Friday'])).toBe('Friday (copy)');
  });

  test('numbers and words of the name itself stay', () => {
    expect(copy('Game 2')).toBe('Game 2 (copy)');
    expect(copy('Game 2 (copy)')).toBe('Game 2 (copy 2)');
    expect(copy('(copy)')).toBe('(copy) (copy)');
  });

  test('a game without a name gets one, to be told from its copy', () => {
    expect(copy('')).toBe('Copy');
    expect(copy('Copy')).toBe('Copy 2');
    expect(copy('Copy 2', ['Copy'])).toBe('Copy 3');
  });

  test('where a language puts the word first', () => {
    const german: NameOfCopy = (name, number) => `Kopie ${number} von ${name}`;
    expect(copyName('Kopie 1 von Freitag', ['Kopie 1 von Freitag'], german)).toBe('Kopie 2 von Freitag');
  });
});
