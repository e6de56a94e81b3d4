import { describe, expect, test } from 'vitest';
import { COUNTER, type CounterAction, type CounterState } from '../testing/counter/game.ts';
import { legalActions, membersOf } from './choice.ts';
import { admits, perft } from './proof.ts';
import { type Choice, type Game, refuse } from './game.ts';

const START: CounterState = { total: 0, next: 0, seats: 2, goal: 10 };
const LATER: CounterState = { total: 3, next: 1, seats: 2, goal: 10 };
const OVER: CounterState = { total: 12, next: 1, seats: 2, goal: 10 };

function withChoices(choices: Choice<CounterAction>[]): Game<CounterState, CounterAction> {
  return { ...COUNTER, choices: () => choices };
}

describe('membersOf', () => {
  test('a single action', () => {
    const action: CounterAction = { type: 'double', by: 0 };
    expect([...membersOf(COUNTER, LATER, { kind: 'one', action })]).toEqual([action]);
  });

  test.each([
    [2, 6, 2, [2, 4, 6]],
    [2, 7, 2, [2, 4, 6]],
    [5, 5, 1, [5]],
    [5, 4, 1, []],
    [0, 30, 10, [0, 10, 20, 30]],
  ])('a range from %i to %i by %i', (min, max, step, amounts) => {
    const action: CounterAction = { type: 'add', by: 0, amount: 99 };
    const members = [
      ...membersOf(COUNTER, START, { kind: 'range', action, field: 'amount', min, max, step }),
    ];
    expect(members).toEqual(amounts.map((amount) => ({ type: 'add', by: 0, amount })));
  });

  test('an open family comes from the game', () => {
    const members = [...membersOf(COUNTER, START, { kind: 'open', template: { type: 'swap', by: 0 } })];
    expect(members).toEqual([
      { type: 'swap', by: 0, word: 'left' },
      { type: 'swap', by: 0, word: 'right' },
    ]);
  });

  test('what is refused has no members', () => {
    const refusal = refuse('no', 'C-1');
    const action: CounterAction = { type: 'add', by: 0, amount: 2 };
    const choices: Choice<CounterAction>[] = [
      { kind: 'one', action, refusal },
      { kind: 'range', action, field: 'amount', min: 2, max: 6, step: 2, refusal },
      { kind: 'open', template: { type: 'swap', by: 0 }, refusal },
    ];
    for (const choice of choices) expect([...membersOf(COUNTER, START, choice)]).toEqual([]);
  });

  test('comes lazily', () => {
    const action: CounterAction = { type: 'add', by: 0, amount: 0 };
    const endless = membersOf(COUNTER, START, {
      kind: 'range',
      action,
      field: 'amount',
      min: 1,
      max: Number.POSITIVE_INFINITY,
      step: 1,
    });
    expect(endless.next().value).toEqual({ type: 'add', by: 0, amount: 1 });
    expect(endless.next().value).toEqual({ type: 'add', by: 0, amount: 2 });
  });
});

describe('legalActions', () => {
  test('are the members of every family', () => {
    expect([...legalActions(COUNTER, START)]).toEqual([
      { type: 'add', by: 0, amount: 2 },
      { type: 'add', by: 0, amount: 4 },
      { type: 'add', by: 0, amount: 6 },
      { type: 'swap', by: 0, word: 'left' },
      { type: 'swap', by: 0, word: 'right' },
    ]);
    expect([...legalActions(COUNTER, LATER)]).toHaveLength(6);
    expect([...legalActions(COUNTER, OVER)]).toEqual([]);
  });

  test('each is accepted', () => {
    for (const action of legalActions(COUNTER, LATER)) {
      expect(COUNTER.apply(LATER, action).refused).toBeUndefined();
    }
  });
});

describe('admits', () => {
  test.each<[unknown, boolean]>([
    [{ type: 'add', by: 1, amount: 2 }, true],
    [{ amount: 6, by: 1, type: 'add' }, true],
    [{ type: 'double', by: 1 }, true],
    [{ type: 'swap', by: 1, word: 'right' }, true],
    [{ type: 'swap', by: 1, word: 'RIGHT' }, true],
    [{ type: 'swap', by: 1, word: 'up' }, false],
    [{ type: 'add', by: 0, amount: 2 }, false],
    [{ type: 'add', by: 1, amount: 3 }, false],
    [{ type: 'add', by: 1, amount: 2.5 }, false],
    [{ type: 'add', by: 1, amount: 0 }, false],
    [{ type: 'add', by: 1, amount: 8 }, false],
    [{ type: 'add', by: 1, amount: '2' }, false],
    [{ type: 'add', by: 1, amount: Number.NaN }, false],
    [{ type: 'add', by: 1, amount: 2, cost: 1 }, false],
    [{ type: 'add', by: 1 }, false],
    [null, false],
    [undefined, false],
    ['double', false],
    [[], false],
  ])('%o: %s, and apply says the same', (action, expected) => {
    expect(admits(COUNTER, LATER, action as CounterAction)).toBe(expected);
    expect(COUNTER.apply(LATER, action as CounterAction).refused !== true).toBe(expected);
  });

  test('greyed entries are not legal, whatever their kind', () => {
    const refusal = refuse('no', 'C-1');
    const add: CounterAction = { type: 'add', by: 0, amount: 2 };
    const game = withChoices([
      { kind: 'one', action: { type: 'double', by: 0 }, refusal },
      { kind: 'range', action: add, field: 'amount', min: 2, max: 6, step: 2, refusal },
      { kind: 'open', template: { type: 'swap', by: 0 }, refusal },
    ]);
    expect(admits(game, START, { type: 'double', by: 0 })).toBe(false);
    expect(admits(game, START, add)).toBe(false);
    expect(admits(game, START, { type: 'swap', by: 0, word: 'left' })).toBe(false);
  });

  test('greyed entries come only when asked for', () => {
    expect(COUNTER.choices(START).some((choice) => choice.refusal)).toBe(false);
    expect(COUNTER.choices(START, { greyed: true }).filter((choice) => choice.refusal)).toHaveLength(1);
  });
});

/** The number of lines counted by hand: a table over totals instead of a walk over states. */
function lines(total: number, goal: number, depth: number): number {
  if (depth === 0 || total >= goal) return 1;
  const totals = [2, 4, 6].map((amount) => total + amount).concat(total, total);
  if (total > 0) totals.push(total * 2);
  return totals.reduce((sum, next) => sum + lines(next, goal, depth - 1), 0);
}

describe('perft', () => {
  test.each([0, 1, 2, 3, 4])('to depth %i', (depth) => {
    expect(perft(COUNTER, START, depth)).toBe(lines(0, 10, depth));
  });

  test('the first numbers, worked out on paper', () => {
    expect(perft(COUNTER, START, 0)).toBe(1);
    expect(perft(COUNTER, START, 1)).toBe(5);
    // Three totals above zero with six answers each, and twice zero with five.
    expect(perft(COUNTER, START, 2)).toBe(3 * 6 + 2 * 5);
    expect(perft(COUNTER, OVER, 3)).toBe(1);
  });

  test('an offer that is refused is an error, not a line', () => {
    const game = withChoices([{ kind: 'one', action: { type: 'add', by: 0, amount: 3 } }]);
    expect(() => perft(game, START, 1)).toThrow(/offered but refused: .*"amount":3.* \(bad-amount\)/);
  });
});
