import { describe, expect, it } from 'vitest';
import { SHAPES as SHAPES_1848 } from './1848/actions.ts';
import { STEPS as STEPS_1848 } from './1848/flow.ts';
import { SHAPES as SHAPES_1860 } from './1860/actions.ts';
import { STEPS as STEPS_1860 } from './1860/flow.ts';
import { SHAPES as SHAPES_18GB } from './18gb/actions.ts';
import { STEPS as STEPS_18GB } from './18gb/flow.ts';
import { SHAPES as SHAPES_CE } from './chicago-express/actions.ts';
import { STEPS as STEPS_CE } from './chicago-express/flow.ts';

/** Ends an imported game at any decision, outside all steps (`game.ts` of each title). */
const BESIDE_STEPS = ['end_game'];

interface Title {
  readonly id: string;
  readonly shapes: object;
  readonly steps: readonly { readonly id: string; readonly acts: object }[];
  readonly beside: readonly string[];
}

const TITLES: readonly Title[] = [
  { id: '1848', shapes: SHAPES_1848, steps: STEPS_1848, beside: BESIDE_STEPS },
  { id: '1860', shapes: SHAPES_1860, steps: STEPS_1860, beside: BESIDE_STEPS },
  { id: '18gb', shapes: SHAPES_18GB, steps: STEPS_18GB, beside: BESIDE_STEPS },
  { id: 'chicago-express', shapes: SHAPES_CE, steps: STEPS_CE, beside: [] },
];

describe.each(TITLES)('the steps of $id', ({ shapes, steps, beside }) => {
  it('take every type of action, and no other', () => {
    const taken = new Set(steps.flatMap(({ acts }) => Object.keys(acts)));
    expect([...taken, ...beside].toSorted()).toEqual(Object.keys(shapes).toSorted());
  });

  it('have ids of their own', () => {
    const ids = [...new Set(steps)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
