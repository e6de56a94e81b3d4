import { describe, expect, it } from 'vitest';
import { familyMembers, familyParts, handlerOf, offersOf } from './decisions.ts';
import { Draft } from './draft.ts';
import { type Choice, refuse, type Seat } from './game.ts';
import { actFor, type Open, type Step } from './steps.ts';

interface State {
  total: number;
}

type ToyAction = { readonly by: Seat } & (
  | { readonly type: 'add'; readonly amount: number; readonly twice?: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'stop' }
);
type Of<T extends ToyAction['type']> = Extract<ToyAction, { type: T }>;

const addStep: Step<State, Of<'add' | 'pass'>> = {
  id: 'add',
  rule: 'T-1',
  waits: () => true,
  *offers() {
    yield { kind: 'open', template: { type: 'add', by: 0 } };
    yield { kind: 'one', action: { type: 'pass', by: 0 }, refusal: refuse('no', 'T-2') };
  },
  acts: {
    add: {
      takes: ({ twice }) => twice === undefined,
      check: (_state, { amount }) => (amount > 2 ? refuse('too-much', 'T-3') : null),
      perform(draft, { amount }) {
        draft.state.total += amount;
      },
      *expand(_state, { by, amount }, like) {
        for (const one of [1, 2])
          if (amount === undefined || amount === one) yield { type: 'add', by, amount: one };
        if (like) yield like;
      },
      narrow: (_state, { by }): Choice<Of<'add'>>[] => [
        { kind: 'one', action: { type: 'add', by, amount: 1 } },
      ],
    },
    pass: { check: () => refuse('no', 'T-2'), perform: () => {} },
  },
};

const doubleStep: Step<State, Of<'add'>> = {
  id: 'double',
  rule: 'T-4',
  waits: () => false,
  *offers() {
    yield { kind: 'one', action: { type: 'add', by: 0, amount: 1, twice: true } };
  },
  acts: {
    add: {
      check: () => null,
      perform(draft, { amount }) {
        draft.state.total += 2 * amount;
      },
    },
  },
};

// Checked by the compiler alone: a table has an act for each type of its actions, and no other.
type Table = Step<State, Of<'add' | 'pass'>>['acts'];
// @ts-expect-error `add` is missing
void ({ pass: addStep.acts.pass } satisfies Table);
// @ts-expect-error `stop` is not one of them
void ({ ...addStep.acts, stop: addStep.acts.pass } satisfies Table);

const OPEN: Open<State, ToyAction> = { seat: 0, entity: 0, steps: [addStep, doubleStep] };
const RULES = { over: 'T-9', turn: 'T-8' };
const STATE: State = { total: 5 };

function totalAfter(action: ToyAction): number {
  const act = handlerOf(OPEN, action, RULES);
  if ('refused' in act) throw new Error(act.code);
  const draft = new Draft(STATE);
  act.perform(draft, action);
  return draft.state.total;
}

function refusalOf(open: Open<State, ToyAction> | null, action: ToyAction): unknown {
  const act = handlerOf(open, action, RULES);
  return 'refused' in act ? [act.code, act.rule, act.params] : null;
}

describe('the act for an action', () => {
  it('is that of the first step that takes it', () => {
    expect(totalAfter({ type: 'add', by: 0, amount: 2 })).toBe(7);
    expect(totalAfter({ type: 'add', by: 0, amount: 2, twice: true })).toBe(9);
  });

  it('is found only under a type that a step has', () => {
    expect(actFor(OPEN.steps, { type: 'pass', by: 0 })).toBe(addStep.acts.pass);
    expect(actFor(OPEN.steps, { type: 'stop', by: 0 })).toBeUndefined();
  });

  it('is missing for a reason: the game is over, another seat decides, something else is to be decided', () => {
    expect(refusalOf(null, { type: 'pass', by: 0 })).toEqual(['game-over', 'T-9', {}]);
    expect(refusalOf(OPEN, { type: 'pass', by: 1 })).toEqual(['not-your-decision', 'T-8', { seat: 0 }]);
    expect(refusalOf(OPEN, { type: 'stop', by: 0 })).toEqual([
      'not-now',
      'T-1',
      { type: 'stop', step: 'add' },
    ]);
    expect(refusalOf(OPEN, { type: 'pass', by: 0 })).toBeNull();
  });
});

describe('families of the open steps', () => {
  it('leave out what is refused unless it is asked for', () => {
    const kinds = (greyed: boolean) =>
      offersOf(OPEN, STATE, greyed).map(({ refusal }) => refusal?.code ?? 'legal');
    expect(kinds(false)).toEqual(['legal', 'legal']);
    expect(kinds(true)).toEqual(['legal', 'no', 'legal']);
    expect(offersOf(null, STATE, true)).toEqual([]);
  });

  it('are expanded and narrowed by the act that takes them, with the fields they have in common', () => {
    const family = (fields: object): Choice<ToyAction> => ({
      kind: 'open',
      template: { type: 'add', by: 0, ...fields },
    });
    const amounts = (choice: Choice<ToyAction>, like?: ToyAction) =>
      [...familyMembers(OPEN, STATE, choice, like)].map((action) =>
        action.type === 'add' ? action.amount : 0,
      );
    expect(amounts(family({}))).toEqual([1, 2]);
    expect(amounts(family({ amount: 2 }))).toEqual([2]);
    expect(amounts(family({}), { type: 'add', by: 0, amount: 7 })).toEqual([1, 2, 7]);
    expect(amounts(family({}), { type: 'pass', by: 0 })).toEqual([1, 2]);
    expect(familyParts(OPEN, STATE, family({}))).toHaveLength(1);
  });

  it('have no members where no step can list them', () => {
    const double: Choice<ToyAction> = { kind: 'open', template: { type: 'add', by: 0, twice: true } };
    const one: Choice<ToyAction> = { kind: 'one', action: { type: 'add', by: 0, amount: 1 } };
    for (const choice of [double, one]) {
      expect([...familyMembers(OPEN, STATE, choice)]).toEqual([]);
      expect(familyParts(OPEN, STATE, choice)).toEqual([]);
    }
    expect([...familyMembers<State, ToyAction>(null, STATE, double)]).toEqual([]);
  });
});
