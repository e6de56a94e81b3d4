import { describe, expect, test } from 'vitest';
import { moneyOf, wordsOf } from './text.ts';

const NAMES = ['Anna', 'Ben'];

describe('the words of the command line', () => {
  test.each([
    ['1848', 'private-bought', { seat: 0, private: 'P4', price: 170 }, 'Anna buys The Ghan (P4) for £170'],
    [
      '1848',
      'train-ran',
      { company: 'VR', train: '3-0', side: '3+', path: ['G6-0', 'F7', 'F5-1'], revenue: 30, items: [] },
      'VR runs train 3+: Adelaide – Port Pirie = £30',
    ],
    [
      '1860',
      'tile-laid',
      { by: 'C&N', tile: '5', hex: 'F2', rotation: 0, cost: 60 },
      'C&N lays tile 5 on F2 Cowes for £60',
    ],
    ['18gb', 'turn-order', { order: [1, 0] }, 'The turn order is Ben and Anna'],
    [
      'chicago-express',
      'developed',
      { player: 0, hex: 'Q3', value: null },
      'Anna builds a house on Q3 Binghamton',
    ],
  ])('%s tells a %s with its places and privates', (game, key, params, expected) => {
    expect(wordsOf(game, NAMES).event({ key, params })).toBe(expected);
  });

  test('an event of no title shows its key and parameters', () => {
    expect(wordsOf('none', NAMES).event({ key: 'unheard-of', params: { seat: 1 } })).toBe(
      'unheard-of {"seat":1}',
    );
  });

  test('money', () => {
    const amounts = [0, 12_000, -1_500].map((amount) => moneyOf('1848', amount));
    expect([...amounts, moneyOf('chicago-express', 7)]).toEqual(['£0', '£12,000', '−£1,500', '$7']);
  });
});
