import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentence } from './text.ts';
import { money } from './told.ts';

const NAMES = ['Anna', 'Ben'];

/** Every event key in the sources of a game. */
function emittedKeys(game: string): string[] {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const text = sources.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const calls = text.matchAll(/\.emit\(\s*([^{]*?)[{)]/g);
  return [...calls].flatMap(([, argument = '']) =>
    [...argument.matchAll(/'([a-z_-]+)'/g)].map(([, key = '']) => key),
  );
}

describe('sentences', () => {
  test('exist for every event of 1848', () => {
    const keys = emittedKeys('1848');
    expect(keys.length).toBeGreaterThan(30);
    const untold = keys.filter((key) => sentence('1848', { key, params: {} }, NAMES) === `${key} {}`);
    expect(untold).toEqual([]);
  });

  test('exist for every event of Chicago Express', () => {
    const keys = emittedKeys('chicago-express');
    expect(keys.length).toBeGreaterThan(12);
    const untold = keys.filter(
      (key) => sentence('chicago-express', { key, params: {} }, NAMES) === `${key} {}`,
    );
    expect(untold).toEqual([]);
  });

  test.each([
    [
      'dividend',
      { number: 2, per_share_by_company: { PRR: 7, NYC: 8 }, paid: [8, 0] },
      'Dividends 2: PRR $7, NYC $8 a share. Paid: Anna $8',
    ],
    ['share_sold', { company: 'PRR', player: 1, price: 0 }, 'Ben gets a share of PRR for nothing'],
    [
      'game_over',
      { reasons: ['shares', 'detroit'], winners: [0, 1] },
      'The game is over: three companies have no share left, Detroit is worth 8. Winner: Anna and Ben',
    ],
    ['developed', { player: 0, hex: 'Q3', value: null }, 'Anna builds a house on Q3 Binghamton'],
  ])('tell a %s of Chicago Express', (key, params, told) => {
    expect(sentence('chicago-express', { key, params }, NAMES)).toBe(told);
  });

  test.each([
    ['passed', { seat: 1 }, 'Ben passes'],
    [
      'train-bought',
      { company: 'VR', train: '3+', price: 230, from: 'bank' },
      'VR buys a train 3+ from the bank for £230',
    ],
    [
      'train-ran',
      { company: 'VR', train: '3-0', side: '3+', path: ['E4-0', 'D5', 'D3-1'], revenue: 30 },
      'VR runs its 3+: E4 – D3 = £30',
    ],
    ['price-moved', { company: 'VR', from: null, to: 70 }, 'The price of VR is £70'],
    ['price-moved', { company: 'VR', from: 70, to: 60 }, 'The price of VR moves from £70 to £60'],
    ['game-over', { reason: 'bank' }, 'The game is over: the bank is broken'],
    ['unheard-of', { seat: 1 }, 'unheard-of {"seat":1}'],
  ])('%s', (key, params, text) => {
    expect(sentence('1848', { key, params }, NAMES)).toBe(text);
  });

  test('money', () => {
    expect([money(0), money(12_000), money(-1_500)]).toEqual(['£0', '£12,000', '-£1,500']);
  });
});
