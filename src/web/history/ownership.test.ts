import { describe, expect, test } from 'vitest';
import { expressOwnership } from '../express/ownership.ts';
import { railOwnership } from '../rail/charts/ownership.ts';

describe('who owns what', () => {
  test('of an 18xx company: players first, then the rest', () => {
    const company = { id: 'VR', status: 'floated', director: 1, ipo: 20, pool: 30, treasuryShares: 0 };
    const view = {
      companies: [company, { ...company, id: 'QR', status: 'unstarted' }],
      players: [
        { seat: 0, shares: { VR: 10 } },
        { seat: 1, shares: { VR: 40 } },
        { seat: 2, shares: {} },
      ],
    };
    expect(railOwnership(view as never)).toEqual([
      {
        company: 'VR',
        director: 1,
        whole: 100,
        holdings: [
          { holder: 1, amount: 40 },
          { holder: 0, amount: 10 },
          { holder: 'pool', amount: 30 },
          { holder: 'ipo', amount: 20 },
        ],
      },
    ]);
  });

  test('of Chicago Express: shares are counted', () => {
    const view = {
      companies: [{ id: 'PRR', open: true, shares: 3, sharesLeft: 1 }],
      players: [{ seat: 0, shares: { PRR: 2 } }],
    };
    expect(expressOwnership(view as never)[0]).toMatchObject({
      whole: 3,
      holdings: [
        { holder: 0, amount: 2 },
        { holder: 'ipo', amount: 1 },
      ],
    });
  });
});
