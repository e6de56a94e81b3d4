import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { makeDividendStep } from './dividends.ts';

interface State {
  revenue: number;
  paid: boolean | null;
}

const step = makeDividendStep<State>({
  rule: 'X-1',
  waits: ({ revenue }) => revenue > 0,
  acting: () => ({ director: 2 }),
  settle(draft, pay) {
    draft.state.paid = pay;
  },
});

test('the director of a company that has earned something chooses, and both answers are legal', () => {
  expect([0, 50].map((revenue) => step.waits({ revenue, paid: null }))).toEqual([false, true]);
  const state: State = { revenue: 50, paid: null };
  const offered = [...step.offers(state, false)];
  expect(offered).toEqual([
    { kind: 'one', action: { type: 'dividend', by: 2, pay: true } },
    { kind: 'one', action: { type: 'dividend', by: 2, pay: false } },
  ]);
  for (const pay of [true, false]) {
    const action = { type: 'dividend', by: 2, pay } as const;
    expect(step.acts.dividend.check(state, action)).toBeNull();
    const draft = new Draft(state);
    step.acts.dividend.perform(draft, action);
    expect(draft.state.paid).toBe(pay);
  }
});
