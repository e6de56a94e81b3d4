import { describe, expect, it } from 'vitest';
import {
  appliedCE,
  bid,
  charterOf,
  develop,
  expand,
  fundsOf,
  heldBy,
  incomeOf,
  noop,
  pass,
  playCE,
  positionCE,
  type PositionSpec,
  refusalCE,
  speakerOf,
  startAuction,
  unsoldOf,
  walletsOf,
} from '../../testing/position-chicago-express.ts';
import { hexNamed } from './map.ts';
import { isThere, type State } from './state.ts';

const [A, B, C] = [0, 1, 2];

const READY: PositionSpec = {
  companies: { PRR: { income: 12, treasury: 5, hexes: ['B2'], held: { [A]: 2, [B]: 1 } } },
};
const reached = playCE(positionCE(READY), expand('PRR', 'A2'));

describe('Chicago', () => {
  it('CE-T36, CE-9.1, CE-9.2, CE-9.4, CE-9.5: the first company there is paid and opens the Wabash', () => {
    expect([fundsOf(reached, 'PRR'), incomeOf(reached, 'PRR')]).toEqual([2, 19]);
    expect(walletsOf(reached)).toEqual([54, 47, 40]);
    expect(isThere(reached, 4, hexNamed('D3'))).toBe(true);
    expect([incomeOf(reached, 'WAB'), charterOf(reached, 'WAB')]).toEqual([1, 10]);
    expect(reached.auction).toMatchObject({ kind: 'wabash', starter: A, speaker: A, minimum: 1 });
  });

  it('CE-T37, CE-9.3, CE-9.7: the Wabash is sold, and itself comes to Chicago', () => {
    const sold = playCE(reached, bid('WAB', 1), bid('WAB', 12), pass, pass);
    expect([walletsOf(sold)[B], fundsOf(sold, 'WAB'), speakerOf(sold)]).toEqual([35, 12, B]);
    expect(sold.dials.auction).toBe(0);
    const state = playCE(sold, expand('WAB', 'C3', 'B2', 'A2'));
    expect([fundsOf(state, 'WAB'), incomeOf(state, 'WAB'), walletsOf(state)[B]]).toEqual([3, 8, 43]);
    expect(state.auction).toBeNull();
    expect(speakerOf(state)).toBe(C);
  });

  it('CE-T38, CE-9.6: when all pass, both shares stay', () => {
    const state = playCE(reached, pass, pass, pass);
    expect(unsoldOf(state, 'WAB')).toBe(2);
    expect(speakerOf(state)).toBe(B);
    expect(playCE(state, startAuction('WAB')).auction?.minimum).toBe(1);
  });

  it('CE-T39: with a house in Fort Wayne it opens at 3 and is still sold from 1', () => {
    const state = playCE(positionCE({ ...READY, houses: ['D3'] }), expand('PRR', 'A2'));
    expect(incomeOf(state, 'WAB')).toBe(3);
    expect(refusalCE(state, bid('WAB', 1))).toBe('accepted');
    const later = playCE(state, pass, pass, pass, startAuction('WAB'));
    expect(later.auction?.minimum).toBe(3);
  });

  it('CE-T40: a later company is paid too, and that is all', () => {
    const state = positionCE({
      active: B,
      companies: {
        PRR: { hexes: ['B2', 'A2'] },
        'B&O': { income: 14, treasury: 8, hexes: ['A3'], held: { [B]: 1, [C]: 1 } },
      },
    });
    const after = playCE(state, expand('B&O', 'A2'));
    expect([fundsOf(after, 'B&O'), incomeOf(after, 'B&O')]).toEqual([2, 21]);
    expect(walletsOf(after)).toEqual([40, 51, 51]);
    expect(after.auction).toBeNull();
    expect(speakerOf(after)).toBe(C);
  });

  it('CE-T41, CE-9.8: Chicago and its auction come before the dividends', () => {
    const state = positionCE({
      dials: { auction: 3, expansion: 4 },
      companies: { PRR: { income: 12, treasury: 5, hexes: ['B2'], held: { [A]: 2 } } },
    });
    const auction = playCE(state, expand('PRR', 'A2'));
    expect([auction.dials.expansion, auction.dividends]).toEqual([5, 0]);
    const after = playCE(auction, bid('WAB', 5), pass, pass);
    expect(walletsOf(after)[A]).toBe(76);
    expect(after.dials).toEqual({ auction: 0, development: 0, expansion: 0 });
    expect(speakerOf(after)).toBe(B);
  });

  it('CE-T42, CE-2.3: Fort Wayne is a city for everybody', () => {
    const state = positionCE({
      companies: { WAB: { hexes: ['D3'] }, 'C&O': { hexes: ['E4'], treasury: 2, held: { [A]: 1 } } },
    });
    const entered = playCE(state, expand('C&O', 'D3'));
    expect([fundsOf(entered, 'C&O'), incomeOf(entered, 'C&O')]).toEqual([0, incomeOf(state, 'C&O') + 1]);
    const developed = playCE(entered, develop('D3'));
    expect(incomeOf(developed, 'C&O')).toBe(incomeOf(entered, 'C&O') + 2);
    expect(incomeOf(developed, 'WAB')).toBe(incomeOf(entered, 'WAB') + 2);
  });

  it('CE-8.10, CE-18.1.1: hexes after Chicago count before it pays', () => {
    const spec = { companies: { PRR: { income: 12, treasury: 9, hexes: ['B2', 'C3'], held: { [A]: 1 } } } };
    const state: State = playCE(positionCE(spec), expand('PRR', 'A2', 'C2'));
    expect(incomeOf(state, 'PRR')).toBe(20);
    expect(walletsOf(state)[A]).toBe(60);
  });

  it('CE-9.4, CE-2.3: whoever stands in Fort Wayne already pays and loses nothing', () => {
    const spec = {
      companies: {
        PRR: { income: 12, treasury: 3, hexes: ['B2'], held: { [A]: 1 } },
        NYC: { hexes: ['D3'], treasury: 4 },
      },
    };
    const before = positionCE(spec);
    const after = playCE(before, expand('PRR', 'A2'));
    expect([fundsOf(after, 'NYC'), incomeOf(after, 'NYC')]).toEqual([4, incomeOf(before, 'NYC')]);
    expect(heldBy(after, A, 'WAB')).toBe(0);
  });

  it('CE-14.5: the events of an opening, in order', () => {
    const { events } = appliedCE(positionCE(READY), expand('PRR', 'A2'));
    expect(events.map(({ key }) => key)).toEqual(['expanded', 'chicago_dividend', 'wabash_opened']);
    expect(events[1]?.params).toEqual({ company: 'PRR', per_share: 7, paid: [14, 7, 0] });
  });
});

describe('switches', () => {
  const withHouse = { ...READY, houses: ['D3'] };

  it('CE-18.1.2: with the switch the first Wabash share has the usual minimum', () => {
    const state = playCE(
      positionCE({ ...withHouse, options: { wabash_minimum: true } }),
      expand('PRR', 'A2'),
    );
    expect(state.auction?.minimum).toBe(3);
    expect(refusalCE(state, bid('WAB', 2))).toBe('bid_too_low');
    expect(refusalCE(state, bid('WAB', 3))).toBe('accepted');
    const plain = playCE(positionCE({ ...READY, options: { wabash_minimum: true } }), expand('PRR', 'A2'));
    expect(plain.auction?.minimum).toBe(1);
  });

  it('CE-18.1.2: without it one dollar is enough', () => {
    expect(playCE(positionCE(withHouse), expand('PRR', 'A2')).auction?.minimum).toBe(1);
  });

  it('CE-18.1.3, CE-8.6: home hexes are closed, or open without cost and income', () => {
    const companies = { PRR: { treasury: 1, held: { [A]: 1 } } };
    const closed = positionCE({ companies });
    expect(refusalCE(closed, expand('PRR', 'R6', 'Q7'))).toBe('hex_closed');
    const open = positionCE({ companies, options: { open_home_hexes: true } });
    const after = playCE(open, expand('PRR', 'R6', 'Q7'));
    expect([fundsOf(after, 'PRR'), incomeOf(after, 'PRR')]).toEqual([0, 7]);
    expect(refusalCE(playCE(after, noop('auction')), develop('Q7'))).toBe('not_developable');
  });
});
