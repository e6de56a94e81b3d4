import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARD } from './en/board.ts';
import { COMMON } from './en/common.ts';
import { PAGE } from './en/page/index.ts';
import { ONLINE } from './en/page/online.ts';
import { readMessage } from './messages.ts';
import { makeWords } from './words.ts';

const WEB = new URL('../web/', import.meta.url);
const MESSAGES = { ...COMMON, ...PAGE, ...ONLINE, ...BOARD };

/** Every key that the sources of the page name in full. */
function keysOfPage(): string[] {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, WEB), 'utf8'));
  return sources.flatMap((text) => [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key));
}

describe('the words of the page', () => {
  it('are all there', () => {
    const keys = [...new Set(keysOfPage())];
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => !Object.hasOwn(MESSAGES, key))).toEqual([]);
  });

  it('can be read', () => {
    for (const text of Object.values(MESSAGES)) expect(() => readMessage(text, 'en')).not.toThrow();
  });

  it('mean their own by names that the engine uses for money', () => {
    const words = makeWords('en', [{ 'page.players': '{min}–{max} players, {price}' }]);
    expect(words.t('page.players', { min: 3, max: 6, price: 90 })).toBe('3–6 players, £90');
  });
});
