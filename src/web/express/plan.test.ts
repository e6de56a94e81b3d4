import { describe, expect, it } from 'vitest';
import type { Action, Choice } from '../../core/game.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { positionCE } from '../../testing/chicago-express/position.ts';
import { hexesWithout, isExpand, type Narrow, type Open, planOf } from './plan.ts';

function familyOf(state: State, company: string): { family: Open; narrow: Narrow } {
  const narrow = (choice: Choice<Action>): readonly Choice<Action>[] =>
    chicagoExpress.narrow?.(state, choice as never) ?? [];
  const family = chicagoExpress
    .choices(state)
    .find((choice) => choice.kind === 'open' && choice.template['company'] === company);
  if (family?.kind !== 'open') throw new Error(`${company} cannot be expanded`);
  return { family, narrow };
}

/** PRR on the main line: a plain, a plain at 1, Harrisburg at 2. */
const STATE = positionCE({ companies: { PRR: { treasury: 8, held: { 0: 1 } } } });

describe('an expansion under way', () => {
  it('begins with everything in reach', () => {
    const { family, narrow } = familyOf(STATE, 'PRR');
    const plan = planOf(family, [], narrow);
    expect(plan).toMatchObject({ hexes: [], cost: 0, income: 0 });
    expect(plan?.next.map(({ hex }) => hex).toSorted()).toEqual(['Q5', 'Q6', 'R4', 'R6', 'S5']);
    expect(plan?.next.find(({ hex }) => hex === 'Q5')).toEqual({ hex: 'Q5', cost: 1, income: 0 });
  });

  it('tells what each hex costs and brings, and what may follow', () => {
    const { family, narrow } = familyOf(STATE, 'PRR');
    const plan = planOf(family, ['Q5', 'P4', 'O4'], narrow);
    expect(plan?.hexes).toEqual([
      { hex: 'Q5', cost: 1, income: 0 },
      { hex: 'P4', cost: 1, income: 0 },
      { hex: 'O4', cost: 2, income: 1 },
    ]);
    expect(plan).toMatchObject({ cost: 4, income: 1, next: [] });
    expect(planOf(family, ['Q5', 'P4'], narrow)?.next.map(({ hex }) => hex)).toContain('O4');
  });

  it('is none where the game does not offer it like this', () => {
    const { family, narrow } = familyOf(STATE, 'PRR');
    expect(planOf(family, ['P4'], narrow)).toBeNull();
    expect(planOf(family, ['Q5', 'Q5'], narrow)).toBeNull();
    expect(planOf(family, ['Q5', 'P4', 'O4', 'N3'], narrow)).toBeNull();
  });

  it('offers only what the treasury can pay', () => {
    const poor = positionCE({ companies: { PRR: { treasury: 1, held: { 0: 1 } } } });
    const { family, narrow } = familyOf(poor, 'PRR');
    expect(planOf(family, [], narrow)?.next.every(({ cost }) => cost <= 1)).toBe(true);
    expect(planOf(family, ['Q5'], narrow)?.next).toEqual([]);
  });

  it('loses one hex, and what was built on it', () => {
    const { family, narrow } = familyOf(STATE, 'PRR');
    const isOffered = (hexes: readonly string[]): boolean => planOf(family, hexes, narrow) !== null;
    expect(hexesWithout(['Q5', 'P4', 'O4'], 2, isOffered)).toEqual(['Q5', 'P4']);
    expect(hexesWithout(['Q5', 'P4', 'O4'], 1, isOffered)).toEqual(['Q5']);
    expect(hexesWithout(['Q5', 'R4', 'P4'], 1, isOffered)).toEqual(['Q5', 'P4']);
    expect(hexesWithout(['Q5'], 0, isOffered)).toEqual([]);
  });

  it('is distinguished from other actions', () => {
    expect(isExpand({ type: 'expand', by: 0 })).toBe(true);
    expect(isExpand({ type: 'develop', by: 0 })).toBe(false);
    expect(isExpand(undefined)).toBe(false);
  });
});
