import { describe, expect, it } from 'vitest';
import { TITLE_1848 } from '../../interop/title-1848.ts';
import { itShared, recorded1848, RECORDED_1848, type Recorded1848 } from '../../testing/recorded.ts';
import { checkRandomGame, eachRecorded, expectAsRecorded, viewTrouble } from '../../testing/rail-view.ts';
import { game1848 } from './game.ts';
import { VIEW_KEYS } from './view.ts';

describe('recorded games', () => {
  itShared('every position is shown as 18xx.games tells it', () => {
    for (const name of Object.keys(RECORDED_1848) as Recorded1848[]) {
      const file = recorded1848(name);
      if (!file) continue;
      eachRecorded(TITLE_1848, file, (view, recorded, _state, ids) => {
        expectAsRecorded(view, recorded, ids, { pricedInAuction: true });
        expect(view.bank).toBe(recorded['bank']);
        expect(viewTrouble(view, VIEW_KEYS)).toEqual([]);
      });
    }
  });
});

describe('random games', () => {
  it.each([
    [3, 5, '18xx.games'],
    [5, 6, 'book'],
  ])(
    '%i players, seed %i, %s: nothing throws, totals agree, sales bring what is said',
    (seats, seed, ruleSet) => {
      const { positions, sales } = checkRandomGame(game1848, VIEW_KEYS, {
        seats,
        seed,
        ruleSet,
        isFreshStockTurn: ({ round }) => round.kind === 'stock' && round.soldNow.length === 0,
      });
      expect(positions).toBeGreaterThan(100);
      expect(sales).toBeGreaterThan(5);
    },
  );
});
