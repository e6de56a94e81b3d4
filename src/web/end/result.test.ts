import { describe, expect, it } from 'vitest';
import { COMMON } from '../../text/en/common.ts';
import { PAGE } from '../../text/en/page/index.ts';
import { makeWords } from '../../text/words.ts';
import { headlineOf, placesOf, resultText } from './result.ts';

const words = makeWords('en', [COMMON, PAGE], { names: ['Ada', 'Ben', 'Cleo'], currency: '£' });

describe('the result', () => {
  it('puts the best first, and equal scores on one place', () => {
    expect(placesOf([20, 50, 20])).toEqual([
      { seat: 1, score: 50, place: 1, behind: 0 },
      { seat: 0, score: 20, place: 2, behind: 30 },
      { seat: 2, score: 20, place: 2, behind: 30 },
    ]);
  });

  it('says who won with what and by how much', () => {
    expect(headlineOf(words, [20, 1050, 40])).toBe('Ben wins with £1,050, £1,010 ahead of Cleo.');
    expect(headlineOf(words, [70, 50, 70])).toBe('Ada and Cleo share the win with £70 each.');
  });

  it('can be passed on as text', () => {
    expect(resultText(words, '1848', [20, 50, 40])).toBe(
      '1848: Ben wins with £50, £10 ahead of Cleo.\n1. Ben: £50\n2. Cleo: £40\n3. Ada: £20',
    );
  });
});
