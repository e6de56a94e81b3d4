import { headOf } from '../../core/choice.ts';
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
  type WantCE,
} from '../../testing/chicago-express/position.ts';
import { chicagoExpress } from './game.ts';
import { hexNamed } from './map.ts';
import { isThere, type State } from './state.ts';
import { view } from './view.ts';

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
    expect(events.map(({ key }) => key)).toEqual(['expanded', 'chicago-dividend', 'wabash-opened']);
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
    expect(refusalCE(state, bid('WAB', 2))).toBe('bid-too-low');
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
    expect(refusalCE(closed, expand('PRR', 'R6', 'Q7'))).toBe('hex-closed');
    const open = positionCE({ companies, options: { open_home_hexes: true } });
    const after = playCE(open, expand('PRR', 'R6', 'Q7'));
    expect([fundsOf(after, 'PRR'), incomeOf(after, 'PRR')]).toEqual([0, 7]);
    expect(refusalCE(playCE(after, noop('auction')), develop('Q7'))).toBe('not-developable');
  });
});

/** Every list of hexes that `narrow` leads to, with the cost it gives. */
function offeredCosts(state: State): Map<string, number> {
  const costs = new Map<string, number>();
  const open = chicagoExpress.choices(state).filter(({ kind }) => kind === 'open');
  for (let choice = open.pop(); choice; choice = open.pop()) {
    const from = headOf(choice) as Partial<WantCE>;
    if (from.type === 'expand' && choice.kind !== 'range' && choice.tally)
      costs.set(from.hexes?.join() ?? '', Number(choice.tally['cost']));
    open.push(...(chicagoExpress.narrow?.(state, choice) ?? []));
  }
  return costs;
}

describe('CE-18.1.1: the Chicago phase at once', () => {
  /** Chicago first, then Fort Wayne (1, or 2 behind the Wabash): 3 + 1 in one case, 3 + 2 in the other. */
  const NEAR = { income: 12, hexes: ['B2', 'C3'], held: { [A]: 1 } };
  const start = (treasury: number, chicago_at_once = true): State =>
    positionCE({ companies: { PRR: { ...NEAR, treasury } }, options: { chicago_at_once } });
  const before = start(6);
  const { state: during, events } = appliedCE(before, expand('PRR', 'A2', 'D3'));

  it('CE-18.1.1, CE-8.10: pays from the income of that moment, and the other hexes wait for the auction', () => {
    expect(walletsOf(during)[A]).toBe(40 + 19);
    expect([incomeOf(during, 'PRR'), fundsOf(during, 'PRR'), charterOf(during, 'PRR')]).toEqual([19, 3, 16]);
    expect(isThere(during, 0, hexNamed('D3'))).toBe(false);
    expect(during.auction).toMatchObject({ kind: 'wabash', starter: A });
    expect(during.dials.expansion).toBe(1);
    expect(events.map(({ key }) => key)).toEqual([
      'expanded',
      'chicago-dividend',
      'wabash-opened',
      'expansion-waits',
    ]);
    expect(events[3]?.params).toEqual({ company: 'PRR', hexes: ['D3'], cost: 2 });
    expect(chicagoExpress.view(during, null)).toMatchObject({
      unbuilt: { company: 'PRR', hexes: ['D3'], cost: 2 },
    });
  });

  it.each<[string, WantCE[], number]>([
    ['sold', [bid('WAB', 5), pass, pass], 1],
    ['passed on by all', [pass, pass, pass], 2],
  ])('CE-18.1.1, CE-6.5: once the share is %s they are built, and the turn is over', (_name, words, left) => {
    const after = playCE(during, ...words);
    expect(unsoldOf(after, 'WAB')).toBe(left);
    expect([incomeOf(after, 'PRR'), fundsOf(after, 'PRR'), charterOf(after, 'PRR')]).toEqual([20, 1, 15]);
    expect(after.unbuilt).toBeNull();
    expect(after.dials.expansion).toBe(1);
    expect(speakerOf(after)).toBe(B);
  });

  it('CE-18.1.1, CE-8.7: Fort Wayne behind Chicago has to be paid with the Wabash there', () => {
    expect(refusalCE(start(4), expand('PRR', 'A2', 'D3'))).toBe('no-funds');
    expect(refusalCE(start(5), expand('PRR', 'A2', 'D3'))).toBe('accepted');
    // Before Chicago the Wabash is not there yet, and without the switch the order does not matter.
    expect(refusalCE(start(4), expand('PRR', 'D3', 'A2'))).toBe('accepted');
    expect(refusalCE(start(4, false), expand('PRR', 'A2', 'D3'))).toBe('accepted');
  });

  it('CE-18.1.1, CE-8.7: what is offered costs what it says, in every order', () => {
    const NEARBY = ['A2', 'A3', 'D3', 'D2', 'C2', 'B3'];
    const lists = NEARBY.flatMap((first) => [
      [first],
      ...NEARBY.filter((hex) => hex !== first).flatMap((second) => [
        [first, second],
        ...NEARBY.filter((hex) => hex !== first && hex !== second).map((third) => [first, second, third]),
      ]),
    ]);
    expect(lists).toHaveLength(6 + 30 + 120);
    let accepted = 0;
    for (const treasury of [4, 5, 6, 7]) {
      const state = start(treasury);
      const offered = offeredCosts(state);
      for (const hexes of lists) {
        // What is offered and what is accepted is the same; refusalCE checks that.
        if (refusalCE(state, expand('PRR', ...hexes)) !== 'accepted') continue;
        accepted++;
        let after = playCE(state, expand('PRR', ...hexes));
        while (after.auction) after = playCE(after, pass);
        expect([hexes, treasury - fundsOf(after, 'PRR')]).toEqual([hexes, offered.get(hexes.join())]);
      }
    }
    expect(accepted).toBeGreaterThan(50);
  });

  it('CE-18.1.1: Chicago last is the same with and without the switch', () => {
    const [at, usual] = [true, false].map((is) =>
      playCE(start(6, is), expand('PRR', 'D3', 'A2'), pass, pass, pass),
    );
    expect(at?.cash).toEqual(usual?.cash);
    expect(at?.income).toEqual(usual?.income);
  });

  it('CE-18.1.1, CE-9.3: for a later company all of it happens in one action', () => {
    const spec: PositionSpec = {
      companies: { PRR: { hexes: ['B2', 'A2'] }, NYC: { ...NEAR, treasury: 20 }, WAB: { hexes: ['D3'] } },
      options: { chicago_at_once: true },
    };
    const { state, events: told } = appliedCE(positionCE(spec), expand('NYC', 'A2', 'D3'));
    expect(told.map(({ key }) => key)).toEqual(['expanded', 'chicago-dividend', 'expanded']);
    expect([walletsOf(state)[A], incomeOf(state, 'NYC'), fundsOf(state, 'NYC')]).toEqual([59, 20, 12]);
    expect([state.unbuilt, state.auction, speakerOf(state)]).toEqual([null, null, B]);
  });

  it('CE-18.1.1, CE-9.8: dividends that are due wait for the last hex', () => {
    const spec: PositionSpec = {
      dials: { auction: 3, expansion: 4 },
      companies: { PRR: { ...NEAR, treasury: 6 } },
      options: { chicago_at_once: true },
    };
    const after = playCE(positionCE(spec), expand('PRR', 'A2', 'D3'), pass, pass, pass);
    expect(walletsOf(after)[A]).toBe(40 + 19 + 20);
    expect([after.dividends, speakerOf(after)]).toEqual([1, B]);
  });
});

describe('CE-18.1.7: two dollars for a forest', () => {
  const start = (treasury: number, forest_grant = true): State =>
    positionCE({ companies: { PRR: { treasury, held: { [A]: 1 } } }, options: { forest_grant } });
  // Q4 is a forest at 2, R4 a plain at 1, Q3 a city at 2.
  const way = expand('PRR', 'R4', 'Q4', 'Q3');

  it('CE-18.1.7, CE-8.9: with the switch entering brings them, without it nothing', () => {
    const { state, events } = appliedCE(start(5), way);
    expect([fundsOf(state, 'PRR'), incomeOf(state, 'PRR')]).toEqual([2, 8]);
    expect(events.map(({ key, rule }) => [key, rule])).toEqual([
      ['expanded', 'CE-8.7'],
      ['forest-grant', 'CE-8.9'],
    ]);
    const usual = appliedCE(start(5, false), way);
    expect(fundsOf(usual.state, 'PRR')).toBe(0);
    expect(usual.events.map(({ key }) => key)).toEqual(['expanded']);
  });

  it('CE-18.1.7, CE-8.7: they come too late to pay for the same expansion', () => {
    expect(refusalCE(start(4), way)).toBe('no-funds');
    expect(refusalCE(start(1), expand('PRR', 'R4'))).toBe('accepted');
  });

  it('CE-18.1.7, CE-10.4: a house brings two more', () => {
    expect(fundsOf(playCE(start(5), way, develop('Q4')), 'PRR')).toBe(4);
  });

  it('CE-18.1.7: the hexes tell it', () => {
    const grants = (is: boolean): unknown =>
      view(start(5, is), null)
        .board.filter(({ grant }) => grant > 0)
        .map(({ terrain }) => terrain);
    expect(new Set(grants(true) as string[])).toEqual(new Set(['forest']));
    expect(grants(false)).toEqual([]);
  });
});
