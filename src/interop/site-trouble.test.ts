import { describe, expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Action18GB } from '../games/18gb/actions.ts';
import { game18GB } from '../games/18gb/game.ts';
import { linesOf, started as started1848 } from '../testing/1848/lines.ts';
import { position as position1848 } from '../testing/1848/position.ts';
import { BEFORE_BANKRUPTCY, position as position1860 } from '../testing/1860/position.ts';
import { position as position18GB } from '../testing/18gb/position.ts';
import { split } from '../testing/rail-position.ts';
import { exportGame } from './export.ts';
import { TITLE_1848 } from './1848/title.ts';
import { TITLE_1860 } from './1860/title.ts';
import { TITLE_18GB } from './18gb/title.ts';
import type { FileTitle } from './title.ts';

/** What `export` would say about one action. */
function trouble<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  before: S,
  want: object,
): string | null {
  const turn = title.game.turn(before);
  const by = turn.kind === 'decide' ? turn.seat : 0;
  const action = { by, ...want } as unknown as A;
  const result = title.game.apply(before, action);
  if (result.refused) throw new Error(`${result.code} [${result.rule}]`);
  return title.trouble?.(before, action, result.state, result.events) ?? null;
}

describe('places at which 18xx.games may get stuck', () => {
  it('1848-16.6: debt with nothing to sell, and not where there is something', () => {
    const failing = (sellable: boolean) =>
      position1848({
        options: { boe0_quirk: true, crisis_repeat: true },
        phase: '5',
        cash: [5, 300, 300],
        loansIssued: 15,
        tiles: linesOf('VR', 'FT'),
        companies: {
          VR: started1848('VR', 0, {
            cell: [1, 1],
            cash: 100,
            held: split('VR', [0, 40], [1, 10], [2, 10]),
            trains: { '5-0': '5' },
          }),
          FT: started1848('FT', 1, {
            cell: [3, 2],
            held: split('FT', [1, 40], [sellable ? 0 : 2, 30]),
            trains: { '5-1': '5' },
          }),
        },
        round: { kind: 'operating', queue: ['VR', 'FT'], step: 'routes' },
      });
    const run = { type: 'run_routes', routes: [] };
    expect(trouble(TITLE_1848, failing(false), run)).toBe('a player is in debt and has nothing to sell');
    expect(trouble(TITLE_1848, failing(true), run)).toBeNull();
  });

  it('1860-18.5: a stock round that starts again, and no other sale', () => {
    const falling = position1860(BEFORE_BANKRUPTCY);
    const sale = (percent: number) => ({ type: 'sell_shares', company: 'S&C', percent });
    expect(trouble(TITLE_1860, falling, sale(50))).toBe(
      'a company goes bankrupt and the stock round starts again',
    );
    expect(trouble(TITLE_1860, falling, sale(10))).toBeNull();
  });

  it('18GB-15.6: a leased run in receivership, and none with a director', () => {
    const leasing = (director: 'pool' | 1) =>
      position18GB({
        phase: '5X',
        depot: ['5X-1', '6X-0', '6X-1'],
        tiles: { H19: ['G41', 0], H17: ['G18', 0] },
        corporations: {
          MR: { price: 75, size: 10, cash: 60, insolvent: true, held: { [director]: [0, 1], 0: [2] } },
        },
        round: { kind: 'operating', queue: ['MR'], step: 'track', opened: false },
      });
    const run = { type: 'run_routes', routes: [{ train: '5X-1', path: ['H17-0', 'H19-0'] }] };
    expect(trouble(TITLE_18GB, leasing('pool'), run)).toBe('MR, in receivership, runs a leased train');
    expect(trouble(TITLE_18GB, leasing(1), run)).toBeNull();
  });

  it('18GB-4.5: a pass for want of money, told by the number of its record', () => {
    const told = (...actions: readonly Action18GB[]): string[] => {
      const lines: string[] = [];
      exportGame(TITLE_18GB, { ...MATCH, actions }, (line) => lines.push(line));
      return lines;
    };
    const bid = (by: number, id: 'LB' | 'AF' | 'GN', price: number): Action18GB => ({
      type: 'bid',
      by,
      private: id,
      price,
    });
    const pass: Action18GB = { type: 'pass', by: 0 };
    expect(told(bid(0, 'LB', 375), bid(1, 'AF', 375), pass)).toEqual([
      '18xx.games may not get past action 3: a player who can afford no bid passes in the auction',
    ]);
    // The neighbour: two winning bids allow it there as well.
    const freed = [bid(0, 'LB', 40), bid(1, 'AF', 30), bid(0, 'GN', 70), bid(1, 'AF', 35)];
    expect(told(...freed, pass)).toEqual([]);
  });
});

const MATCH: Omit<Match<Action18GB>, 'actions'> = {
  railhead: 1,
  game: '18gb',
  rulesVersion: game18GB.rulesVersion,
  ruleSet: '18xx.games',
  options: {},
  seed: 2,
  players: [{ name: 'Ann' }, { name: 'Ben' }],
};
