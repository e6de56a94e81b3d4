import { describe, expect, it } from 'vitest';
import { membersOf } from '../../core/choice.ts';
import type { Choice } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import {
  charterOf,
  expand,
  fundsOf,
  incomeOf,
  noop,
  playCE,
  positionCE,
  type PositionSpec,
  refusalCE,
  startAuction,
} from '../../testing/chicago-express/position.ts';
import type { ActionCE } from './actions.ts';
import { chicagoExpress } from './game.ts';
import { hexAt } from './map.ts';
import { nextHexes } from './reach.ts';
import type { State } from './state.ts';

const [A, B] = [0, 1];
const own = { held: { [A]: 1 } };

/** A turn of A with the named companies, a share of each of which is A's. */
function turn(companies: NonNullable<PositionSpec['companies']>, spec: PositionSpec = {}): State {
  const owned = Object.entries(companies).map(([id, company]) => [id, { ...own, ...company }]);
  return positionCE({ ...spec, companies: Object.fromEntries(owned) });
}

describe('expansion', () => {
  it('CE-T18, CE-8.7, CE-8.8, CE-8.9: the rulebook example: the second company in Binghamton pays double', () => {
    const both = turn({ PRR: { treasury: 5 }, NYC: { treasury: 6 } });
    const first = playCE(both, expand('PRR', 'R4', 'Q4', 'Q3'));
    expect([fundsOf(first, 'PRR'), incomeOf(first, 'PRR'), charterOf(first, 'PRR')]).toEqual([0, 8, 16]);
    const state = playCE(first, noop('auction'), noop('auction'), expand('NYC', 'R3', 'Q3'));
    expect([fundsOf(state, 'NYC'), incomeOf(state, 'NYC'), charterOf(state, 'NYC')]).toEqual([0, 9, 21]);
    expect(state.dials.expansion).toBe(2);
  });

  it('CE-T19, CE-14.6: short of a dollar nothing happens', () => {
    const state = turn({ PRR: { hexes: ['R4', 'Q4', 'Q3'] }, NYC: { treasury: 5 } });
    expect(refusalCE(state, expand('NYC', 'R3', 'Q3'))).toBe('no-funds');
    expect(state.dials.expansion).toBe(0);
    expect(refusalCE(state, expand('NYC', 'R3'))).toBe('accepted');
  });

  it('CE-T20, CE-8.5: a forest has room for one company', () => {
    const state = turn({ PRR: { hexes: ['R4', 'Q4'] }, NYC: { treasury: 20 } });
    expect(refusalCE(state, expand('NYC', 'R3', 'Q4'))).toBe('hex-taken');
    expect(refusalCE(state, expand('NYC', 'R3', 'Q3'))).toBe('accepted');
  });

  it('CE-T21: the second locomotive on a plain costs twice', () => {
    const state = turn({ PRR: { hexes: ['R4'] }, NYC: { treasury: 3 } });
    expect(fundsOf(playCE(state, expand('NYC', 'S4', 'R4')), 'NYC')).toBe(0);
  });

  it('CE-T22: the third costs three times', () => {
    const state = turn({
      PRR: { hexes: ['H3'] },
      NYC: { hexes: ['H3'] },
      'C&O': { hexes: ['G3'], treasury: 3 },
    });
    expect(fundsOf(playCE(state, expand('C&O', 'H3')), 'C&O')).toBe(0);
  });

  it('CE-T23, CE-8.2, CE-8.3: one after the other, forks allowed, never twice', () => {
    const state = turn({ NYC: { treasury: 40 } });
    expect(refusalCE(state, expand('NYC', 'Q3', 'R3'))).toBe('not-adjacent');
    expect(refusalCE(state, expand('NYC', 'R3', 'Q3'))).toBe('accepted');
    expect(refusalCE(state, expand('NYC', 'R3', 'R3'))).toBe('already-there');
    expect(refusalCE(state, expand('NYC', 'R3', 'S3'))).toBe('already-there');
    expect(refusalCE(state, expand('NYC', 'R3', 'Q3', 'S2'))).toBe('accepted');
  });

  it('CE-T24, CE-8.1, CE-8.6: without a share, too few, too many, closed homes, closed companies', () => {
    const state = turn({ PRR: { treasury: 40 }, NYC: { held: { [B]: 1 }, treasury: 40 } });
    expect(refusalCE(state, expand('NYC', 'R3'))).toBe('no-share');
    expect(refusalCE(state, expand('PRR'))).toBe('hex-count');
    expect(refusalCE(state, expand('PRR', 'R4', 'S5', 'S4', 'R6'))).toBe('hex-count');
    expect(refusalCE(state, expand('PRR', 'R6', 'Q7'))).toBe('hex-closed');
    expect(refusalCE(state, expand('WAB', 'C3'))).toBe('company-closed');
    expect(refusalCE(state, expand('PRR', 'R4', 'Z9'))).toBe('unknown-hex');
    expect(refusalCE(state, expand('PRR', 'R6', 'Q6'))).toBe('accepted');
  });

  it('CE-T25, CE-8.4: every hex needs a locomotive', () => {
    const state = turn({ PRR: { treasury: 40, charter: 2 } });
    expect(refusalCE(state, expand('PRR', 'R6', 'Q6', 'Q5'))).toBe('no-locomotives');
    const last = playCE(state, expand('PRR', 'R6', 'Q6'));
    expect(charterOf(last, 'PRR')).toBe(0);
    const again = playCE(last, noop('auction'), noop('auction'));
    expect(refusalCE(again, expand('PRR', 'Q5'))).toBe('no-locomotives');
    const family = chicagoExpress
      .choices(again, { greyed: true })
      .find((choice) => choice.kind === 'open' && choice.template['company'] === 'PRR');
    expect(family?.refusal?.code).toBe('no-locomotives');
  });

  it('CE-T26: the main line of the PRR in three turns', () => {
    const first = playCE(turn({ PRR: { treasury: 20 } }), expand('PRR', 'Q5', 'P4', 'O4'));
    expect([fundsOf(first, 'PRR'), incomeOf(first, 'PRR')]).toEqual([16, 8]);
    const second = playCE(first, noop('auction'), noop('auction'), expand('PRR', 'N4', 'M4', 'L4'));
    expect([fundsOf(second, 'PRR'), incomeOf(second, 'PRR')]).toEqual([8, 11]);
    const third = playCE(second, noop('development'), noop('development'), expand('PRR', 'K4'));
    expect([fundsOf(third, 'PRR'), incomeOf(third, 'PRR')]).toEqual([4, 15]);
  });

  it('CE-T27, CE-2.2: two cheap mountains', () => {
    const state = turn({ 'B&O': { hexes: ['N6'], treasury: 4 } });
    const after = playCE(state, expand('B&O', 'M6', 'L6'));
    expect(fundsOf(after, 'B&O')).toBe(0);
    expect(incomeOf(after, 'B&O')).toBe(incomeOf(state, 'B&O') + 2);
  });

  it('CE-T28: the rulebook example: Wheeling adds what the table says', () => {
    const state = turn({ NYC: { hexes: ['I5'], income: 20, treasury: 10 } });
    const after = playCE(state, expand('NYC', 'I6'));
    expect([incomeOf(after, 'NYC'), fundsOf(after, 'NYC')]).toEqual([23, 7]);
  });

  it('CE-T29: the rulebook example: a developed city adds its house too', () => {
    const state = turn({ PRR: { hexes: ['Q3'] }, NYC: { treasury: 6 } }, { houses: ['Q3'] });
    const after = playCE(state, expand('NYC', 'R2', 'Q3'));
    expect([fundsOf(after, 'NYC'), incomeOf(after, 'NYC')]).toEqual([0, 10]);
  });

  it('CE-15.3, CE-15.4: the first refusal in the order of the rules is told', () => {
    const red = turn({ NYC: { held: { [B]: 1 } } }, { dials: { expansion: 5 } });
    expect(refusalCE(red, expand('WAB'))).toBe('dial-red');
    const state = turn({ PRR: { charter: 1, treasury: 0, hexes: [] }, NYC: { held: { [B]: 1 } } });
    expect(refusalCE(state, expand('WAB'))).toBe('company-closed');
    expect(refusalCE(state, expand('NYC'))).toBe('no-share');
    expect(refusalCE(state, expand('PRR', 'A', 'B', 'C', 'D'))).toBe('hex-count');
    expect(refusalCE(state, expand('PRR', 'Z1', 'Z2'))).toBe('no-locomotives');
    expect(refusalCE(state, expand('PRR', 'Z1'))).toBe('unknown-hex');
    expect(refusalCE(state, expand('PRR', 'S3'))).toBe('not-adjacent');
    expect(refusalCE(state, expand('PRR', 'R4'))).toBe('no-funds');
    expect(refusalCE(state, { ...startAuction('WAB'), by: B })).toBe('not-your-turn');
  });
});

describe('families of expansions', () => {
  const state = turn({
    PRR: { hexes: ['Q5', 'P4'], treasury: 7 },
    NYC: { hexes: ['R3'], treasury: 5, held: { [B]: 1 } },
    'B&O': { charter: 2, treasury: 4, hexes: ['N6'] },
  });
  const families = chicagoExpress
    .choices(state)
    .filter((choice) => choice.kind === 'open' && choice.template.type === 'expand');

  /** Everything below a family, by cutting it again and again. */
  function leaves(choice: Choice<ActionCE>): ActionCE[] {
    if (choice.kind === 'one') return [choice.action];
    return (chicagoExpress.narrow?.(state, choice) ?? []).flatMap(leaves);
  }

  it('one for each company that can grow', () => {
    const companies = families.map((choice) => choice.kind === 'open' && choice.template['company']);
    expect(companies).toEqual(['PRR', 'B&O']);
  });

  it('hex by hex one comes to exactly the members that listing gives, none twice', () => {
    for (const family of families) {
      const listed = [...membersOf(chicagoExpress, state, family)].map(canonicalJson);
      const built = leaves(family).map(canonicalJson);
      expect(listed.length).toBeGreaterThan(20);
      expect(new Set(listed).size).toBe(listed.length);
      expect(built.toSorted()).toEqual(listed.toSorted());
    }
  });

  it('each step shows the cost so far and what it adds to the income', () => {
    const [family] = families;
    const steps = chicagoExpress.narrow?.(state, family as Choice<ActionCE>) ?? [];
    const harrisburg = steps.find(
      (choice) => choice.kind === 'open' && canonicalJson(choice.template['hexes']) === '["O4"]',
    );
    expect(harrisburg?.kind === 'open' && harrisburg.tally).toEqual({ cost: 2, income: 1 });
    const next = chicagoExpress.narrow?.(state, harrisburg as Choice<ActionCE>) ?? [];
    expect(next[0]).toEqual({
      kind: 'one',
      action: { type: 'expand', by: A, company: 'PRR', hexes: ['O4'] },
    });
    const mountain = next.find(
      (choice) => choice.kind === 'open' && canonicalJson(choice.template['hexes']) === '["O4","N4"]',
    );
    expect(mountain?.kind === 'open' && mountain.tally).toEqual({ cost: 5, income: 2 });
  });

  it('every ordered list of hexes is offered exactly when it is accepted', () => {
    const listed = new Set(
      [...membersOf(chicagoExpress, state, families[1] as Choice<ActionCE>)].map(canonicalJson),
    );
    const near = ['M6', 'N5', 'N7', 'O6', 'O7', 'M7', 'Q6', 'Q8', 'P7', 'R6', 'R5', 'L6', 'A2', 'Q7'];
    for (const first of near) {
      for (const rest of [[], ...near.map((second) => [second])]) {
        const action: ActionCE = { type: 'expand', by: A, company: 'B&O', hexes: [first, ...rest] };
        const accepted = !chicagoExpress.apply(state, action).refused;
        expect([action.hexes, listed.has(canonicalJson(action))]).toEqual([action.hexes, accepted]);
      }
    }
  });

  it('a next hex is always one that the rules let the company enter', () => {
    const plan = { company: 0, hexes: [], cost: 0, income: 0 } as const;
    const names = nextHexes(state, plan).map((hex) => hexAt(hex).id);
    expect(names.toSorted()).toEqual(['O4', 'O5', 'P3', 'P5', 'Q4', 'Q6', 'R4', 'R6', 'S5'].toSorted());
  });
});
